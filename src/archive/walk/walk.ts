import { type Dirent, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { isGone, shown, unpackable, unreadable } from '../error.ts'
import { IgnoreRules, ruleFiles } from './ignore-rules.ts'
import { linkTarget } from './link-target.ts'

/** Something to pack. `path` is relative to the packed folder, with `/` on every system; a folder's ends in one. */
export type Entry =
  | { readonly kind: 'file' | 'folder'; readonly path: string }
  | { readonly kind: 'link'; readonly path: string; readonly target: string }

/** A folder that waits for its turn, with the rules that chose it. */
interface Unseen {
  readonly kind: 'unseen'
  readonly path: string
  readonly rules: IgnoreRules
}

type Warn = (text: string) => void

/**
 * What of a folder is packed, in the order of the paths' bytes, each folder before what it holds, itself left unsaid.
 *
 * Synchronous, for every other way costs ten times as much. It looks into a folder when its turn comes, so that memory
 * does not grow with the tree, and never into one that is left out. What no archive can carry is left out with a
 * warning that names it, and so is what vanishes meanwhile. Throws an ArchiveError where a folder cannot be read.
 *
 * @param root real and absolute
 */
export function* walk(root: string, warn: Warn): Generator<Entry> {
  const ahead: (Entry | Unseen)[] = [{ kind: 'unseen', path: '', rules: IgnoreRules.none }]
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    if (next.kind !== 'unseen') {
      yield next
      continue
    }
    const found = look(root, next, warn)
    if (found === undefined) continue
    if (next.path !== '') yield { kind: 'folder', path: next.path }
    for (const entry of lastFirst(found)) ahead.push(entry)
  }
}

/** What of a folder the rules keep; undefined where it vanished. */
function look(root: string, folder: Unseen, warn: Warn): (Entry | Unseen)[] | undefined {
  const listed = list(root, folder.path, warn)
  if (listed === undefined) return undefined
  const present = ruleFiles.filter((name) => listed.some((entry) => entry.name === name && entry.isFile()))
  const rules = folder.rules.within(folder.path, present, (name) => readRules(root, folder.path + name))
  const kept: (Entry | Unseen)[] = []
  for (const dirent of listed) {
    const path = folder.path + dirent.name + (dirent.isDirectory() ? '/' : '')
    if (rules.leaveOut(path, dirent.name)) continue
    if (dirent.name.includes('\ufffd') && !exists(`${root}/${path}`)) {
      warn(`${shown(path)} is left out: its name is not valid UTF-8, and an archive could not spell it.`)
    } else if (dirent.isDirectory()) kept.push({ kind: 'unseen', path, rules })
    else if (dirent.isFile()) kept.push({ kind: 'file', path })
    else if (dirent.isSymbolicLink()) keepLink(root, path, kept, warn)
    else warn(`${shown(path)} is left out: it is a ${oddity(dirent)}, not a file, a folder or a link.`)
  }
  return kept
}

/** What a folder holds, by name, so that warnings come in the same order everywhere. */
function list(root: string, path: string, warn: Warn): Dirent[] | undefined {
  try {
    return readdirSync(`${root}/${path}`, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    if (path === '' || !isGone(error)) throw path === '' ? unreadable(root, error) : unpackable(path, error)
    warn(`${shown(path)} is left out: it vanished while the folder was being packed.`)
    return undefined
  }
}

function readRules(root: string, path: string): Buffer {
  try {
    return readFileSync(`${root}/${path}`)
  } catch (error) {
    throw unpackable(path, error)
  }
}

function keepLink(root: string, path: string, kept: (Entry | Unseen)[], warn: Warn): void {
  try {
    const target = linkTarget(root, path)
    if (target === undefined) warn(`${shown(path)} is left out: it is a link that leaves the folder.`)
    else kept.push({ kind: 'link', path, target })
  } catch (error) {
    if (!isGone(error)) throw unpackable(path, error)
    warn(`${shown(path)} is left out: it vanished while the folder was being packed.`)
  }
}

function oddity(dirent: Dirent): string {
  if (dirent.isFIFO()) return 'named pipe'
  return dirent.isSocket() ? 'socket' : 'device'
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

/** The order of bytes, backwards. That of JavaScript's strings differs from it only beyond U+D7FF. */
function lastFirst<E extends { readonly path: string }>(entries: E[]): E[] {
  if (entries.some(({ path }) => /[\ud800-\uffff]/.test(path))) {
    return entries.sort((a, b) => Buffer.compare(Buffer.from(b.path), Buffer.from(a.path)))
  }
  return entries.sort((a, b) => (a.path < b.path ? 1 : -1))
}
