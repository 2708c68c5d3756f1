import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuildContext } from '../builds/build-context.ts'
import { childEnvironment } from '../builds/processes/child-environment.ts'

/** A repository on this machine. It is only read. */
export type LocalRepository = NonNullable<Awaited<ReturnType<typeof openRepository>>>

/** Opens a repository; undefined if the URL leads to another machine, or is not a repository. */
export async function openRepository(url: string, context: BuildContext) {
  const path = toPath(url)
  if (path === undefined) return undefined
  const [folder] = await git(['-C', path, 'rev-parse', '--path-format=absolute', '--git-common-dir'], context)
  if (folder === undefined) return undefined
  return {
    /** The branch that is checked out, unless it has no commit yet, and the commit of each branch. */
    async branches() {
      const format = '--format=%(HEAD)%(objectname) %(refname)'
      return parseBranches(await git([`--git-dir=${folder}`, 'for-each-ref', format, 'refs/heads'], context))
    },
    /** The files of which at least one changes with the branch: loose, packed, or in a table of refs. */
    branchFiles: (branch: string): string[] =>
      ['packed-refs', 'reftable/tables.list', `refs/heads/${branch}`].map((file) => join(folder, file)),
  }
}

function parseBranches(lines: readonly string[]) {
  const commits = new Map<string, string>()
  let current: string | undefined
  for (const line of lines) {
    const [, mark, commit = '', name = ''] = /^([* ])([0-9a-f]+) refs\/heads\/(.+)$/.exec(line) ?? []
    if (!name) continue
    commits.set(name, commit)
    if (mark === '*') current = name
  }
  return { current, commits }
}

function toPath(url: string): string | undefined {
  if (isAbsolute(url)) return url
  try {
    return url.startsWith('file://') ? fileURLToPath(url) : undefined
  } catch {
    return undefined
  }
}

/** The lines that Git printed; empty if it failed, or is not installed. */
async function git(
  args: readonly string[],
  { groups, folder, systemEnvironment, networkEnvironment }: BuildContext,
): Promise<string[]> {
  const lines: string[] = []
  try {
    // The repository may belong to another user: these commands run none of its hooks or settings.
    const command = { program: 'git', args: ['-c', 'safe.directory=*', ...args] }
    const { exited } = await groups.start(command, {
      cwd: folder,
      env: childEnvironment(systemEnvironment, folder, networkEnvironment),
      onLines: (stream, more) => {
        if (stream === 'stdout') lines.push(...more)
      },
    })
    return (await exited).code === 0 ? lines : []
  } catch {
    return []
  }
}
