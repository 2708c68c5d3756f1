import { checkedOutCommits } from '../git/find-commit.ts'
import { gitIn, type RunGit } from '../git/git-command.ts'
import { placesIn } from '../output/cause/failure-places.ts'
import { judgedDeployment, type RunReport } from '../report/run-report.ts'
import { readCommit } from '../text/commits/commit-id.ts'
import type { Job } from './job.ts'

/** The run's own verdict waits no longer for it. */
const mostMs = 3_000

/**
 * Puts what a failed build says of a file on the line of that file, if the commit that was built is checked out. Does nothing where
 * the host shows no lines of files, or anything about it fails.
 */
export async function annotateFiles(job: Job, run: RunReport): Promise<void> {
  const { cause } = run
  const { ref } = judgedDeployment(run) ?? {}
  const { console, context, inputs } = job
  if (console.annotate === undefined || cause.length === 0) return
  const git = gitIn(context.workspace, AbortSignal.timeout(mostMs))
  const isBranch = ref === undefined || ref === context.refName
  const commit = readCommit(ref ?? '') ?? (isBranch ? context.sha : undefined)
  if (commit === undefined || !(await isCheckedOut(git, commit))) return
  const listed = await git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', 'HEAD'])
  if (!listed.ok) return
  const folder = [inputs.text('archive-path'), inputs.text('root-dir')].filter((each) => each !== undefined).join('/')
  const root = folder.replace(/^(?:\.?\/)+|\/\.?(?=\/|$)|^\.$/g, '')
  const project = { paths: new Set(listed.output.split('\0')), root: root === '' ? '' : `${root}/` }
  for (const place of placesIn(cause, project)) console.annotate(place)
}

/** Whether HEAD is this commit, or a pull request's merge of it. */
async function isCheckedOut(git: RunGit, commit: string): Promise<boolean> {
  const [head, , ...merged] = await checkedOutCommits(git)
  return [head, ...merged].some((each) => each?.startsWith(commit))
}
