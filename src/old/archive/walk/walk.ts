import { type Dirent, lstatSync, readdirSync, type Stats } from 'node:fs'
import { isWorkingCopy } from '../../git/working-copy-root.ts'
import { unreadable } from '../archive-error.ts'
import type { Unusual } from '../unusual-entries.ts'
import { unlessVanished } from '../vanished.ts'
import { gitFolder, IgnoreRules, modulesFolder } from './ignore-rules.ts'
import { linkTarget } from './link-target.ts'
import type { Repositories, Repository } from './repositories.ts'
import { readRules, ruleFiles, rulesNotFile } from './rule-file.ts'
import { isEnvironmentFile, mayBeSecret, toolWithCredentials } from './secret-files.ts'

/** A file, folder or link to pack. `path` is relative to the packed folder, with `/` on every system; a folder's ends in one. */
export type Entry =
  | { readonly kind: 'file' | 'folder'; readonly path: string }
  | { readonly kind: 'link'; readonly path: string; readonly target: string }

/** A folder that was not read yet, with the rules of the folders above it. */
interface PendingFolder {
  readonly kind: 'pending'
  readonly path: string
  readonly rules: IgnoreRules
  /** The repository that it belongs to, and that one's own folder. */
  readonly repository: Repository | undefined
  readonly repositoryFolder: string
  /** Git or a default leaves it out: only what Git tracks below it is packed, and what a rule of `.deployignore` re-includes. */
  readonly isIgnored: boolean
  /** It is named as a file of variables is, and Git tracks some of it: what it does not track may hold secrets. */
  readonly isEnvironment: boolean
}

/** A folder to pack, and what is known of it. */
export interface WalkSource {
  /** Real and absolute. */
  readonly root: string
  readonly unusual: Unusual
  /** What Git says of it; without, Git is asked for nothing. */
  readonly repositories?: Repositories
  /** Whether everybody may read each file. */
  readonly isServed?: boolean
  /** What this run writes into the folder: paths relative to it. */
  readonly written?: ReadonlySet<string>
}

/** A repository in the packed folder that `WalkSource` says nothing of: ask Git for it, and walk again. */
export class UnknownRepository extends Error {
  /** In the packed folder, with `/` at its end. */
  readonly folder: string

  constructor(folder: string) {
    super(`There is a repository in "${folder}".`)
    this.folder = folder
  }
}

/**
 * The entries of a folder to pack, ordered by the bytes of their paths, each folder before its contents.
 *
 * Synchronous, because every other way costs ten times as much. A folder is read when its turn comes, so that memory does not
 * grow with the tree; an ignored one is never read. Entries that no archive can carry, or that vanish meanwhile, are left out
 * and noted. Throws an ArchiveError if a folder cannot be read.
 */
export function* walk(source: WalkSource): Generator<Entry> {
  const repository = source.repositories?.get('')
  const rules = repository === undefined ? IgnoreRules.none : IgnoreRules.none.inRepository(repository)
  const own = { repository, repositoryFolder: '', isIgnored: false, isEnvironment: false }
  const pending: (Entry | PendingFolder)[] = [{ kind: 'pending', path: '', rules, ...own }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind !== 'pending') {
      yield next
      continue
    }
    const found = readFolder(source, next)
    if (found === undefined) continue
    // An ignored folder is there for what is tracked in it.
    if (next.path !== '') yield { kind: 'folder', path: next.path }
    for (const entry of reversed(found)) pending.push(entry)
  }
}

/** The entries of a folder that are packed; undefined if it vanished. */
function readFolder(source: WalkSource, folder: PendingFolder): (Entry | PendingFolder)[] | undefined {
  const { root, unusual } = source
  const listed = listFolder(root, folder.path, unusual)
  if (listed === undefined) return undefined
  const owned = findOwner(source, folder, listed)
  if (listed.length === 0 && folder.repository?.index.isSubmodule(inRepository(folder, folder.path)))
    unusual.add('empty-submodules', folder.path)
  const within = `${root}/${folder.path}`
  const present = ruleFiles.filter((name) => {
    const dirent = listed.find((each) => each.name === name)
    const isFile = dirent !== undefined && readType(within, dirent).isFile()
    if (dirent !== undefined && !isFile && name === '.deployignore') throw rulesNotFile(folder.path + name)
    return isFile
  })
  const rules = owned.rules.within(folder.path, present, (name) => readRules(root, folder.path + name, name))
  const here = { ...owned, rules }
  const kept: (Entry | PendingFolder)[] = []
  for (const dirent of listed) {
    const type = readType(within, dirent)
    const path = folder.path + dirent.name + (type.isDirectory() ? '/' : '')
    const fate = decideFate(source, here, { path, name: dirent.name, isFile: type.isFile() })
    if (fate === 'left-out') continue
    if (dirent.name.includes('\ufffd') && lstatSync(`${root}/${path}`, { throwIfNoEntry: false }) === undefined) {
      unusual.add('left-out-name', path)
    } else if (type.isDirectory()) kept.push(folderIn(here, path, dirent.name, fate))
    else if (type.isFile()) kept.push({ kind: 'file', path })
    else if (type.isSymbolicLink()) keepLink(root, path, kept, unusual)
    else {
      const kind = type.isFIFO() ? 'named pipe' : type.isSocket() ? 'socket' : 'device'
      unusual.add('left-out-special', `${path} (${kind})`)
    }
  }
  return kept
}

function folderIn(folder: PendingFolder, path: string, name: string, fate: Fate): PendingFolder {
  const isTracked = (): boolean => folder.repository?.index.has(inRepository(folder, path)) ?? false
  const isEnvironment = folder.isEnvironment || (isEnvironmentFile(name) && isTracked())
  return { ...folder, path, isIgnored: fate === 'tracked-alone', isEnvironment }
}

/** A folder with the repository that it belongs to: another one begins in a folder with a `.git`. */
function findOwner(source: WalkSource, folder: PendingFolder, listed: readonly Dirent[]): PendingFolder {
  const { root, repositories } = source
  if (repositories === undefined || folder.path === '' || !listed.some(({ name }) => name === gitFolder)) return folder
  const path = inRepository(folder, folder.path)
  // What the outer repository tracks is its own, also below a `.git` that somebody has put there.
  const outer = folder.repository?.index
  if (outer?.has(path) === true && !outer.isSubmodule(path)) return folder
  const isUnknown = !repositories.has(folder.path) && isWorkingCopy(`${root}/${folder.path}`)
  if (isUnknown) throw new UnknownRepository(folder.path)
  const repository = repositories.get(folder.path)
  if (repository === undefined) return folder
  const rules = folder.rules.inRepository(repository)
  return { ...folder, rules, repository, repositoryFolder: folder.path }
}

interface Place {
  readonly path: string
  readonly name: string
  readonly isFile: boolean
}

/** `tracked-alone`: of a folder only what Git tracks is packed. */
type Fate = 'packed' | 'tracked-alone' | 'left-out'

/** What becomes of an entry, by what its owner says in `.deployignore`, by what Git says, and by what is left out by default. */
function decideFate(source: WalkSource, folder: PendingFolder, place: Place): Fate {
  const { path, name } = place
  if (name === gitFolder) return 'left-out'
  const { rules, repository } = folder
  const isOwn = source.written?.has(path) === true
  const isRuledOut = rules.ignores(path, name)
  const isSuspect =
    isOwn || isRuledOut || folder.isIgnored || name === modulesFolder || mayBeSecret(name) || folder.isEnvironment
  if (!isSuspect) return 'packed'
  const isTracked = repository?.index.has(inRepository(folder, path)) ?? false
  if (isOwn) {
    if (isTracked) source.unusual.add('left-out-own-files', path)
    return 'left-out'
  }
  switch (rules.deployVerdict(path, name)) {
    case 'kept':
      if (repository !== undefined && !isTracked && holdsSecrets(source.root, place, folder))
        source.unusual.add('packed-by-rule', path)
      return 'packed'
    case 'ignored':
      return 'left-out'
    case undefined:
      break
    default:
  }
  if (isTracked) {
    if (name === modulesFolder) source.unusual.add('packed-modules', path)
    const isWhole = place.isFile || repository?.index.isSubmodule(inRepository(folder, path))
    return isWhole || !(isRuledOut || folder.isIgnored || name === modulesFolder) ? 'packed' : 'tracked-alone'
  }
  if (isRuledOut || folder.isIgnored || name === modulesFolder) {
    if (name === modulesFolder && isBuilt(folder)) source.unusual.add('left-out-modules', path)
    return 'left-out'
  }
  return repository === undefined ? 'packed' : fateOfSecret(source, place, folder)
}

function holdsSecrets(root: string, place: Place, folder: PendingFolder): boolean {
  return isOfEnvironment(place, folder) || hasCredentials(root, place)
}

/** Named as files of variables are, or in a folder that is: `.env/production` is one, too. */
function isOfEnvironment({ name, isFile }: Place, { isEnvironment }: PendingFolder): boolean {
  return isEnvironmentFile(name) || (isEnvironment && isFile)
}

function hasCredentials(root: string, { path, name, isFile }: Place): boolean {
  return isFile && toolWithCredentials(root, path, name) !== undefined
}

/** Of what Git neither tracks nor ignores. */
function fateOfSecret({ root, unusual, isServed }: WalkSource, place: Place, folder: PendingFolder): Fate {
  const { path } = place
  if (hasCredentials(root, place)) {
    unusual.add('left-out-credentials', path)
    return 'left-out'
  }
  if (!isOfEnvironment(place, folder)) return 'packed'
  unusual.add(isServed ? 'left-out-environment-files' : 'packed-environment-files', path)
  return isServed ? 'left-out' : 'packed'
}

/** Whether Git tracks nothing below a folder of a repository: a build has made it. */
function isBuilt(folder: PendingFolder): boolean {
  return folder.repository !== undefined && !folder.repository.index.has(inRepository(folder, folder.path))
}

/** A path of the archive as one of the repository that it belongs to. */
function inRepository({ repositoryFolder }: PendingFolder, path: string): string {
  return path.slice(repositoryFolder.length)
}

/** The entries of a folder by name, so that warnings come in the same order everywhere; undefined if it vanished. */
function listFolder(root: string, path: string, unusual: Unusual): Dirent[] | undefined {
  const list = (): Dirent[] =>
    readdirSync(`${root}/${path}`, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  if (path !== '') return unlessVanished(path, unusual, list)
  try {
    return list()
  } catch (error) {
    throw unreadable(root, error)
  }
}

/**
 * The type of an entry. On Windows a folder lists every reparse point as a link, so deduplicated files and those of OneDrive too;
 * lstat tells them from links.
 */
function readType(folder: string, dirent: Dirent): Dirent | Stats {
  if (!dirent.isSymbolicLink()) return dirent
  try {
    return lstatSync(folder + dirent.name)
  } catch {
    return dirent // reading the link says why
  }
}

function keepLink(root: string, path: string, kept: (Entry | PendingFolder)[], unusual: Unusual): void {
  const link = unlessVanished(path, unusual, () => ({ target: linkTarget(root, path) }))
  if (link === undefined) return
  if (link.target !== undefined) kept.push({ kind: 'link', path, target: link.target })
  else unusual.add('left-out-link', path)
}

/** Ordered by bytes, backwards. The order of JavaScript's strings differs only beyond U+D7FF. */
function reversed<E extends { readonly path: string }>(entries: E[]): E[] {
  if (entries.some(({ path }) => /[\ud800-\uffff]/.test(path))) {
    return entries.sort((a, b) => Buffer.compare(Buffer.from(b.path), Buffer.from(a.path)))
  }
  return entries.sort((a, b) => (a.path < b.path ? 1 : -1))
}
