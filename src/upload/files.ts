import { lstatSync, readlinkSync, realpathSync, type Stats } from 'node:fs'
import { dirname, isAbsolute, join, posix, relative, resolve, sep } from 'node:path'
import type { RunTime } from '../deploy/run-time.ts'
import { isCredentialPath } from './credentials.ts'
import { findRepository, isRoot, listGitFiles } from './git.ts'
import { withReadErrors } from './read-errors.ts'
import { Remarks } from './remarks.ts'
import { narrowRule, Rules, readRules, rebaseRule } from './rules.ts'
import { walkAll, walkByRules } from './walk.ts'

/** A file, folder or link to upload. Its path is relative to the folder, with `/`. */
export type Entry =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'link'; readonly path: string; readonly target: string }
  | {
      readonly kind: 'file'
      readonly path: string
      readonly size: number
      readonly isExecutable: boolean
      /** Git does not track the file, and no rule keeps it: it is left out if it holds credentials. */
      readonly isSuspect: boolean
    }

/** Everything in a folder that is uploaded. */
export interface FileList {
  /** Absolute, with links resolved. */
  readonly folder: string
  /** Sorted by path. A folder's path ends in `/`, so it comes before its content. */
  readonly entries: readonly Entry[]
  readonly remarks: Remarks
}

/** Paths that were listed but not examined yet, relative to the folder. */
interface Listing {
  readonly tracked: readonly string[]
  readonly untracked: readonly string[]
  /** Folders that may be empty. */
  readonly folders: readonly string[]
}

/**
 * Finds the files to upload: those that Git tracks or does not ignore, or without a repository those that the ignore
 * rules allow. Leaves out what `.deployignore` excludes, and credentials that Git does not track.
 *
 * @param folder absolute, with links resolved, in `workspace`
 * @param without a folder that this run writes into
 */
export async function findFiles(folder: string, workspace: string, without: string, time: RunTime): Promise<FileList> {
  const top = readRules(join(folder, '.deployignore'), '')
  for (let rules = new Rules(top), known = 0; ; ) {
    const remarks = new Remarks()
    const listing = await list(folder, workspace, rules, remarks, time)
    const files = [...listing.tracked, ...listing.untracked]
    const ruleFiles = files.filter((path) => posix.basename(path) === '.deployignore' && path !== '.deployignore')
    if (ruleFiles.length <= known)
      return { folder, entries: examine(folder, listing, rules, without, remarks), remarks }
    // A nested rule may bring a file back: the deeper rule decides.
    const nested = ruleFiles.sort((one, other) => one.split('/').length - other.split('/').length)
    const all = nested.flatMap((path) => readRules(join(folder, path), path.slice(0, -'.deployignore'.length)))
    rules = new Rules([...top, ...all])
    known = ruleFiles.length
  }
}

/** Lists the folder and each repository inside it, by Git or by the ignore rules. */
async function list(
  folder: string,
  workspace: string,
  rules: Rules,
  remarks: Remarks,
  time: RunTime,
): Promise<Listing> {
  const outer = findRepository(folder)
  const walked = outer === undefined ? walkByRules(workspace, wayTo(workspace, folder), rules.lines) : undefined
  const tracked: (readonly string[])[] = []
  const untracked: (readonly string[])[] = [walked?.files ?? []]
  // The empty path stands for the repository that contains the folder. Repositories found inside are appended.
  const repositories = [...(walked?.repositories ?? [''])]
  for (const at of repositories) {
    if (at !== '' && rules.leavesOut(at)) continue
    if (at !== '' && !isRoot(join(folder, at))) {
      remarks.add('submodule', at)
      continue
    }
    const root = at === '' && outer !== undefined ? outer : join(folder, at)
    const base = at === '' ? wayTo(root, folder) : ''
    const own = rules.lines.flatMap((line) => narrowRule(line, at)).flatMap((line) => rebaseRule(line, base))
    const git = await listGitFiles(root, base, own, time)
    if (git.isIgnored && git.tracked.length + git.repositories.length === 0) {
      const { files, folders } = walkAll(folder, rules.lines)
      return { tracked: [], untracked: files, folders }
    }
    const here = (path: string): string => at + path.slice(base.length)
    tracked.push(git.tracked.map(here))
    untracked.push(git.untracked.map(here))
    for (const path of git.repositories) repositories.push(here(path))
  }
  return { tracked: tracked.flat(), untracked: untracked.flat(), folders: walked?.folders ?? [] }
}

/** Examines each listed path: whether it exists, and whether it may be uploaded. */
function examine(folder: string, listing: Listing, rules: Rules, without: string, remarks: Remarks): Entry[] {
  const tracked = new Set(listing.tracked)
  const own = wayTo(folder, without)
  const realFolders = new Map<string, boolean>([['', true]])
  const entries = new Map<string, Entry>()
  // If a folder was replaced by a link, its files would be elsewhere.
  const isInFolder = (parent: string): boolean => {
    const known = realFolders.get(parent)
    if (known !== undefined) return known
    // With a trailing slash, the system would follow a link.
    const name = parent.slice(0, -1)
    const isReal = isInFolder(folderOf(name)) && readStats(folder, name)?.isDirectory() === true
    realFolders.set(parent, isReal)
    if (isReal) entries.set(parent, { kind: 'folder', path: parent })
    return isReal
  }
  const isOut = (path: string): boolean => rules.leavesOut(path) || (own !== '' && path.startsWith(own))
  for (const path of listing.folders) if (!isOut(path)) isInFolder(path)
  for (const path of [...tracked, ...listing.untracked]) {
    if (isOut(path)) continue
    const isSuspect = !tracked.has(path) && !rules.keeps(path)
    if (isSuspect && isCredentialPath(path)) {
      remarks.add('credentials', path)
      continue
    }
    const stats = isInFolder(folderOf(path)) ? readStats(folder, path) : undefined
    if (stats === undefined) remarks.add(path.includes('\uFFFD') ? 'name' : 'absent', path)
    else if (stats.isFile()) {
      const isExecutable = process.platform === 'win32' || (stats.mode & 0o100) !== 0
      entries.set(path, { kind: 'file', path, size: stats.size, isExecutable, isSuspect })
    } else if (stats.isSymbolicLink()) {
      const target = findTarget(folder, path)
      if (target === undefined) remarks.add('outside', path)
      else entries.set(path, { kind: 'link', path, target })
    } else if (!stats.isDirectory()) remarks.add('special', path)
  }
  return [...entries.values()].sort(({ path: one }, { path: other }) => (one < other ? -1 : 1))
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

/** The target of a link, relative to it; undefined if it is outside the folder. */
function findTarget(folder: string, path: string): string | undefined {
  const given = readlinkSync(join(folder, path))
  const from = join(folder, dirname(path))
  const named = resolve(from, given)
  const real = realPathOf(named) ?? named
  if (!isInside(folder, real)) return undefined
  // A target that leaves the folder and comes back would lead elsewhere after unpacking.
  let depth = path.split('/').length - 1
  const leadsOut = given.split(/[\\/]/).some((name) => {
    depth += name === '..' ? -1 : name === '' || name === '.' ? 0 : 1
    return depth < 0
  })
  return (isAbsolute(given) || leadsOut ? relative(from, real) || '.' : given).replaceAll(sep, '/')
}

/** Undefined if nothing is there, or if the links form a loop. */
function realPathOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** Whether a path is in a folder, or is that folder. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/**
 * The relative path from a folder to one in it, such as `packages/app/`; empty if both are the same, or if it is not in
 * the folder.
 */
function wayTo(folder: string, path: string): string {
  const way = relative(folder, path)
  return way === '' || !isInside(folder, path) ? '' : `${way.replaceAll(sep, '/')}/`
}

function readStats(folder: string, path: string): Stats | undefined {
  return withReadErrors(path, () => lstatSync(`${folder}/${path}`, { throwIfNoEntry: false }))
}
