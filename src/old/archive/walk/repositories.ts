import { readFileSync } from 'node:fs'
import { type FoundWorkTree, readWorkTree, type WorkTree } from '../../git/index-and-excludes.ts'
import { silenceUntilAwaited } from '../../text/deferred-rejection.ts'
import { message } from '../../text/message.ts'
import { readStats } from '../../text/regular-file.ts'
import { ArchiveError, rulesUnreadable, shownPath } from '../archive-error.ts'
import { isGone } from '../vanished.ts'
import { GitIndex } from './git-index.ts'
import { rebaseRules } from './rebased-rules.ts'
import { byteString, checkRules, ruleWithin, splitRules } from './rule-file.ts'

/** What Git says of a folder in the archive, and of what is below it up to the next repository. */
export interface Repository {
  /** Paths relative to the folder. */
  readonly index: GitIndex
  /** The rules of Git that stand above the folder, as rules of the packed folder. */
  readonly lines: readonly string[]
  /** Whether these rules, and those of its `.gitignore` files, are the same in any case. */
  readonly ignoresCase: boolean
  /** What Git tracks and is not there, though it was checked out; relative to the folder. */
  readonly deleted: Promise<readonly string[]>
}

/**
 * Every repository that the packed folder is in or holds, by its folder in the archive, which ends in `/`; the packed folder's is empty.
 * Undefined: without Git nothing is known of it.
 */
export type Repositories = ReadonlyMap<string, Repository | undefined>

/**
 * Asks Git for the repository of the packed folder, and for its submodules that are checked out. Empty outside of a repository, and
 * if Git is not installed. Throws an ArchiveError if Git fails.
 *
 * @param root real and absolute
 */
export async function readRepositories(root: string, signal?: AbortSignal): Promise<Repositories> {
  const repositories = new Map<string, Repository>()
  const waiting = ['']
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (folder !== '' && readStats(`${root}/${folder}.git`) === undefined) continue
    const repository = await readRepository(root, folder, signal)
    if (repository === undefined) continue
    repositories.set(folder, repository)
    for (const below of repository.index.submodules()) waiting.push(folder + below)
  }
  return repositories
}

/** The repository of a folder in the archive; undefined if it is in none, or Git is not installed. */
export async function readRepository(
  root: string,
  folder: string,
  signal?: AbortSignal,
): Promise<Repository | undefined> {
  const found: FoundWorkTree = await readWorkTree(`${root}/${folder}`, signal)
  signal?.throwIfAborted()
  switch (found.kind) {
    case 'found': {
      const { index, folder: inRepository, deleted, ignoresCase } = found.value
      const within = deleted.then((paths) => {
        if (paths.kind === 'unknown') throw unreadRepository(root, folder, paths.why)
        return paths.value.map((path) => path.slice(inRepository.length))
      })
      silenceUntilAwaited(within)
      return {
        index: new GitIndex(index, inRepository),
        lines: linesOfTree(found.value, folder),
        ignoresCase,
        deleted: within,
      }
    }
    case 'absent':
      return undefined
    case 'unknown':
      throw unreadRepository(root, folder, found.why)
    default:
      return found satisfies never
  }
}

function unreadRepository(root: string, folder: string, why: string): ArchiveError {
  const path = folder === '' ? root : folder
  const text = message`git-folder-unread: Git could not say what it tracks in "${shownPath(path)}", so nothing is packed: ${why}. Make Git work there, or pack a copy of the folder outside of the repository.`
  return new ArchiveError(path, text)
}

/** The rules of Git that stand above a folder, as rules of that folder. */
export async function rulesAbove(folder: string): Promise<Pick<Repository, 'lines' | 'ignoresCase'> | undefined> {
  return await readRepository(folder, '')
}

/** The rules that count for the whole working copy, then those of the files from its root down to the folder, without its own. */
function linesOfTree({ root, folder, excludes, ignoresCase }: WorkTree, inArchive: string): readonly string[] {
  const way = folder.split('/').slice(0, -1)
  const above = way.map((_, depth) => [root, ...way.slice(0, depth), '.gitignore'].join('/'))
  const lines = [
    ...excludes.flatMap((file) => rebaseRules(readRules(file, true), way.map(byteString), ignoresCase)),
    ...above.flatMap((file, depth) =>
      rebaseRules(readRules(file, false), way.slice(depth).map(byteString), ignoresCase),
    ),
  ]
  return inArchive === '' ? lines : lines.flatMap((line) => ruleWithin(line, byteString(inArchive)))
}

/** The lines of a file that may not exist. A `.gitignore` behind a link is not read, as by Git; the other files are. */
function readRules(file: string, followsLinks: boolean): readonly string[] {
  const stat = readStats(file)
  if (stat === undefined || !(stat.isFile() || (followsLinks && stat.isSymbolicLink()))) return []
  try {
    const content = readFileSync(file)
    checkRules(file, '.gitignore', content)
    return splitRules(content)
  } catch (error) {
    if (error instanceof ArchiveError) throw error
    if (isGone(error)) return []
    throw rulesUnreadable(file, error)
  }
}
