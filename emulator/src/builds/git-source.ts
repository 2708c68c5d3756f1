import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { withoutCredentials } from 'taxiway/contract'
import type { Source } from '../state/deployment-table.ts'
import { BuildFailure } from './build-failure.ts'
import type { DeploymentBuild, RunOptions } from './deployment-build.ts'

/** Whether it can name a branch, a tag or a commit. Git's command line gives a meaning to other texts. */
export function isRef(ref: string): boolean {
  const parts = ref.split('/')
  return /^[^\s:?*[\\^~\p{Cc}-][^\s:?*[\\^~\p{Cc}]*$/u.test(ref) && !ref.includes('..') && !parts.includes('')
}

/** Every branch and tag with its history, which Git needs to find a commit by a part of its id. */
const allRefs = ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*']

/** Checks out the ref of the deployment, or else the tracked branch. Returns the ref and the commit. */
export async function checkOut(build: DeploymentBuild): Promise<Source> {
  const { service, deployment } = build
  const url = service.repoUrl ?? ''
  // Git only trusts a repository of another user if the home folder says so; this home belongs to this build.
  await writeFile(join(build.home, '.gitconfig'), '[safe]\n\tdirectory = *\n')
  const built = build.isResumed ? deployment.commit : undefined
  const ref = built ?? deployment.ref ?? service.branch ?? (await defaultBranch(build, url))
  build.log(`Fetching ${ref} from ${withoutCredentials(url)}`)
  if (!isRef(ref)) throw new BuildFailure(`"${ref}" is not a valid name of a branch, a tag or a commit.`)
  await git(build, ['init', '--quiet'])
  const commit = await fetchCommit(build, url, ref)
  if (!commit)
    throw new BuildFailure(
      `Git could not fetch "${ref}" from ${withoutCredentials(url)}. Is it spelt so, and pushed there?`,
    )
  if (!(await git(build, ['checkout', '--quiet', '--detach', commit]))) {
    throw new BuildFailure(`Git could not check out the commit ${commit}.`)
  }
  const [author = '', subject = ''] = await readLines(build, ['show', '--no-patch', '--format=%an%n%s', commit])
  await fetchSubmodules(build, url)
  return { ref, commit, subject, author }
}

/** As the commit names them, and those of theirs. An address that begins with `../` is relative to that of the repository. */
async function fetchSubmodules(build: DeploymentBuild, url: string): Promise<void> {
  if (!existsSync(join(build.source, '.gitmodules'))) return
  build.log('Fetching submodules')
  await git(build, ['config', 'remote.origin.url', url])
  // Git takes a submodule from a folder of this machine only if it is told to. A repository that comes from there may have one.
  const isLocal = url.startsWith('file:') || isAbsolute(url)
  const allowed = isLocal ? ['-c', 'protocol.file.allow=always'] : []
  const update = [...allowed, 'submodule', '--quiet', 'update', '--init', '--recursive']
  // A server may refuse to send a commit that no branch ends with.
  if (await git(build, [...update, '--depth', '1'])) return
  if (!(await git(build, update)))
    throw new BuildFailure('Git could not fetch the submodules: the lines above say why.')
}

/** The default branch of a repository; `HEAD` if the repository does not name one. */
async function defaultBranch(build: DeploymentBuild, url: string): Promise<string> {
  const lines: string[] = []
  await git(build, ['ls-remote', '--symref', url, 'HEAD'], (found) => lines.push(...found))
  if (lines.length === 0 && (await git(build, ['ls-remote', '--exit-code', '--heads', url], () => undefined)) === false)
    throw new BuildFailure(
      `${withoutCredentials(url)} cannot be read, or has no commit yet. Commit what is to be built, and deploy again.`,
    )
  const [, branch] = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(lines.join('\n')) ?? []
  return branch ?? 'HEAD'
}

/** The commit of a ref. Only a part of a commit id needs more than that one commit. */
async function fetchCommit(build: DeploymentBuild, url: string, ref: string): Promise<string | undefined> {
  if (await git(build, ['fetch', '--quiet', '--depth', '1', url, ref])) return resolve(build, 'FETCH_HEAD')
  if (!/^[0-9a-f]{4,64}$/i.test(ref)) return undefined
  return (await git(build, ['fetch', '--quiet', url, ...allRefs])) ? resolve(build, ref) : undefined
}

async function resolve(build: DeploymentBuild, name: string): Promise<string | undefined> {
  return (await readLines(build, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]))[0]
}

/** What Git prints. */
async function readLines(build: DeploymentBuild, args: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = []
  await git(build, args, (found) => lines.push(...found))
  return lines
}

/** Whether Git succeeded. Its output goes to the log, or to `capture`. */
async function git(build: DeploymentBuild, args: readonly string[], capture?: RunOptions['capture']): Promise<boolean> {
  // A prompt for a password would never be answered.
  const env = { GIT_TERMINAL_PROMPT: '0' }
  try {
    return (await build.run({ program: 'git', args }, { cwd: build.source, env, capture })).code === 0
  } catch (error) {
    if (error instanceof BuildFailure) throw error
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new BuildFailure('Git is not installed or not on PATH: install it from https://git-scm.com.')
    }
    throw new BuildFailure(`Git could not be started: ${error instanceof Error ? error.message : String(error)}`)
  }
}
