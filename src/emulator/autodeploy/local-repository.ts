import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from '../builds/child-environment.ts'
import type { Workshop } from '../builds/job.ts'

/** The branches of a repository. */
export interface Branches {
  /** The one that is checked out; undefined where that is none, or has no commit yet. */
  readonly current: string | undefined
  /** The commit of each. */
  readonly commits: ReadonlyMap<string, string>
}

/** A repository on this machine, read without changing it. */
export class LocalRepository {
  /** Where Git keeps it, e.g. `.git`. */
  readonly gitFolder: string
  readonly #workshop: Workshop

  private constructor(gitFolder: string, workshop: Workshop) {
    this.gitFolder = gitFolder
    this.#workshop = workshop
  }

  /** Undefined where the URL leads to another machine, or to nothing that Git knows. */
  static async open(url: string, workshop: Workshop): Promise<LocalRepository | undefined> {
    const path = pathOf(url)
    if (path === undefined) return undefined
    const [folder] = await git(['-C', path, 'rev-parse', '--path-format=absolute', '--git-common-dir'], workshop)
    return folder === undefined ? undefined : new LocalRepository(folder, workshop)
  }

  async branches(): Promise<Branches> {
    const format = '--format=%(HEAD)%(objectname) %(refname)'
    const lines = await git([`--git-dir=${this.gitFolder}`, 'for-each-ref', format, 'refs/heads'], this.#workshop)
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

  /** The files of which at least one changes when a branch does: loose, packed, or in a table of refs. */
  filesOf(branch: string): string[] {
    return ['packed-refs', 'reftable/tables.list', `refs/heads/${branch}`].map((file) => join(this.gitFolder, file))
  }
}

function pathOf(url: string): string | undefined {
  if (isAbsolute(url)) return url
  try {
    return url.startsWith('file://') ? fileURLToPath(url) : undefined
  } catch {
    return undefined
  }
}

/** The lines that Git printed; none where it failed, or is not installed. */
async function git(args: readonly string[], { groups, folder, systemEnvironment }: Workshop): Promise<string[]> {
  const lines: string[] = []
  try {
    // A repository of another user is read here, and none of its hooks or settings are run.
    const command = { program: 'git', args: ['-c', 'safe.directory=*', ...args] }
    const { exited } = await groups.start(command, {
      cwd: folder,
      env: childEnvironment(systemEnvironment, folder),
      onLines: (stream, more) => {
        if (stream === 'stdout') lines.push(...more)
      },
    })
    return (await exited).code === 0 ? lines : []
  } catch {
    return []
  }
}
