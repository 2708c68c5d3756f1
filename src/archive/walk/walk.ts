import { type Dirent, existsSync, lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs'
import { message } from '../../text/message.ts'
import { shownPath, unlessVanished, unpackable, unreadable } from '../error.ts'
import { IgnoreRules, neverPacked, ruleFiles } from './ignore-rules.ts'
import { linkTarget } from './link-target.ts'

/** A file, folder or link to pack. `path` is relative to the packed folder, with `/` on every system; a folder's ends in one. */
export type Entry =
  | { readonly kind: 'file' | 'folder'; readonly path: string }
  | { readonly kind: 'link'; readonly path: string; readonly target: string }

/** A folder that was not read yet, with the rules of the folders above it. */
type PendingFolder = { readonly kind: 'pending'; readonly path: string; readonly rules: IgnoreRules }

type Warn = (text: string) => void

/**
 * The entries of a folder to pack, ordered by the bytes of their paths, each folder before its contents.
 *
 * Synchronous, because every other way costs ten times as much. A folder is read when its turn comes, so that memory does not
 * grow with the tree; an ignored one is never read. Entries that no archive can carry, or that vanish meanwhile, are left out
 * with a warning that names them. Throws an ArchiveError if a folder cannot be read.
 *
 * @param root real and absolute
 */
export function* walk(root: string, warn: Warn): Generator<Entry> {
  const pending: (Entry | PendingFolder)[] = [{ kind: 'pending', path: '', rules: IgnoreRules.none }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind !== 'pending') {
      yield next
      continue
    }
    const found = readFolder(root, next, warn)
    if (found === undefined) continue
    if (next.path !== '') yield { kind: 'folder', path: next.path }
    for (const entry of reversed(found)) pending.push(entry)
  }
}

/**
 * Why no file of a folder is packed, as a sentence with what to do.
 *
 * @param root real and absolute
 * @param wanted relative to it, ending in `/`
 */
export function whyLeftOut(root: string, wanted: string): string {
  if (!existsSync(`${root}/${wanted}`)) return `It does not exist: build it first.`
  let rules = IgnoreRules.none
  let folder = ''
  for (const name of wanted.split('/').slice(0, -1)) {
    const present = ruleFiles.filter((file) => existsSync(`${root}/${folder}${file}`))
    rules = rules.within(folder, present, (file) => readRules(root, folder + file))
    folder += `${name}/`
    if (neverPacked.has(name)) return `A folder "${name}" is never packed.`
    const file = rules.fileThatIgnores(folder, name)
    if (file !== undefined) return explainRule(root, file, { folder, rules })
  }
  const [first] = readdirSync(`${root}/${folder}`)
  const file = first === undefined ? undefined : rules.fileThatIgnores(folder + first, first)
  if (file !== undefined) return explainRule(root, file, { folder, rules })
  return `It is empty, or all of it is left out: check .gitignore and .deployignore.`
}

function explainRule(
  root: string,
  file: string,
  { folder, rules }: { readonly folder: string; readonly rules: IgnoreRules },
): string {
  const shown = shownPath(folder)
  if (file === '.deployignore') return `A rule of .deployignore leaves "${shown}" out: remove that rule.`
  // A rule such as `dist/*` leaves out what is in the folder, too.
  const own = `!/${folder.replaceAll(/[\\*?[\]]/g, '\\$&')}`
  const opened = rules.within('', ['.deployignore'], () => Buffer.from(own))
  const [first] = readdirSync(`${root}/${folder}`)
  const isStillOut = first !== undefined && opened.ignores(folder + first, first)
  const lines = isStillOut ? `lines \`${own}\` and \`${own}**\`` : `line \`${own}\``
  return `A rule of .gitignore leaves "${shown}" out: add the ${lines} to a .deployignore in the folder that is packed.`
}

/** The entries of a folder that the rules keep; undefined if it vanished. */
function readFolder(root: string, folder: PendingFolder, warn: Warn): (Entry | PendingFolder)[] | undefined {
  const listed = listFolder(root, folder.path, warn)
  if (listed === undefined) return undefined
  const within = `${root}/${folder.path}`
  const present = ruleFiles.filter((name) =>
    listed.some((dirent) => dirent.name === name && typeOf(within, dirent).isFile()),
  )
  const rules = folder.rules.within(folder.path, present, (name) => readRules(root, folder.path + name))
  const kept: (Entry | PendingFolder)[] = []
  for (const dirent of listed) {
    const type = typeOf(within, dirent)
    const path = folder.path + dirent.name + (type.isDirectory() ? '/' : '')
    if (rules.ignores(path, dirent.name)) continue
    if (dirent.name.includes('\ufffd') && lstatSync(`${root}/${path}`, { throwIfNoEntry: false }) === undefined) {
      warn(`"${shownPath(path)}" is left out: its name is not valid UTF-8.`)
    } else if (type.isDirectory()) kept.push({ kind: 'pending', path, rules })
    else if (type.isFile()) kept.push({ kind: 'file', path })
    else if (type.isSymbolicLink()) keepLink(root, path, kept, warn)
    else {
      const kind = type.isFIFO() ? 'named pipe' : type.isSocket() ? 'socket' : 'device'
      warn(message`left-out-special: "${shownPath(path)}" is left out: it is a ${kind}.`)
    }
  }
  return kept
}

/** The entries of a folder by name, so that warnings come in the same order everywhere; undefined if it vanished. */
function listFolder(root: string, path: string, warn: Warn): Dirent[] | undefined {
  const list = (): Dirent[] =>
    readdirSync(`${root}/${path}`, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  if (path !== '') return unlessVanished(path, warn, list)
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
function typeOf(folder: string, dirent: Dirent): Dirent | Stats {
  if (!dirent.isSymbolicLink()) return dirent
  try {
    return lstatSync(folder + dirent.name)
  } catch {
    return dirent // reading the link says why
  }
}

function readRules(root: string, path: string): Buffer {
  try {
    return readFileSync(`${root}/${path}`)
  } catch (error) {
    throw unpackable(path, error)
  }
}

function keepLink(root: string, path: string, kept: (Entry | PendingFolder)[], warn: Warn): void {
  const link = unlessVanished(path, warn, () => ({ target: linkTarget(root, path) }))
  if (link === undefined) return
  if (link.target !== undefined) kept.push({ kind: 'link', path, target: link.target })
  else warn(message`left-out-link: "${shownPath(path)}" is left out: it is a link that leads out of the folder.`)
}

/** Ordered by bytes, backwards. The order of JavaScript's strings differs only beyond U+D7FF. */
function reversed<E extends { readonly path: string }>(entries: E[]): E[] {
  if (entries.some(({ path }) => /[\ud800-\uffff]/.test(path))) {
    return entries.sort((a, b) => Buffer.compare(Buffer.from(b.path), Buffer.from(a.path)))
  }
  return entries.sort((a, b) => (a.path < b.path ? 1 : -1))
}
