import { isOthers, withoutPrefix } from './signs.ts'

/** A line of a file, counted from 1. The path is the log's, with `/` as the separator. */
export interface Place {
  readonly path: string
  readonly line: number
}

/** Only this much of a line is searched: a path in a message ends before it. */
const longestLine = 1_000

const file = String.raw`(?<file>(?:file:\/\/)?(?:(?<![A-Za-z])[A-Za-z]:[\\/])?[^\s:()"'<>\[\]|=,*]*(?:[^\s:()"'<>\[\]|=,*\\/]\.[A-Za-z]\w{0,9}|\b(?:Docker|Rake|Gem)file))`
/** How tools write a place: `f:4:2`, `f(4,2)`, `f:[4,2]`, `f (4:2)`, `f 4:2`, `"f", line 4`, `f on line 4`, `line 4 of f`. */
const forms = [
  String.raw`${file}:(?<line>\d{1,7})(?::\d{1,5})?(?!\d|\.\d)`,
  String.raw`${file}:?[(\[](?<line>\d{1,7}),\d{1,5}[)\]]`,
  String.raw`${file} \(?(?<line>\d{1,7}):\d{1,5}(?=[-)\s]|$)`,
  String.raw`${file}(?:", line|:line| on line| line) (?<line>\d{1,7})\b`,
  String.raw`\bline (?<line>\d{1,7}) of ${file}`,
].map((source) => new RegExp(source))
/** Line and column in a file that a line above names, as ESLint prints them. */
const below = /^\s+(?<line>\d{1,7}):\d{1,5}\s+error\s/
const heading = new RegExp(`^${file}$`)
/** The folders in which most platforms build. */
const buildFolder = /^\/(?:app|workspace|usr\/src\/app|src|code|build|project|repo|source)(?=\/)/
const harmless = /\b(?:warning|note|info)\b/i

/**
 * Finds the file and line of an error: on the error's own line or the next one, else the nearest above it, else the
 * first below it. Never in a runtime or an installed package.
 *
 * @param at the index of the error's line
 */
export function findPlace(lines: readonly string[], at: number): Place | undefined {
  const found = lines.map(placeOn)
  return (
    found[at] ??
    found[at + 1] ??
    found.slice(0, at).findLast((place) => place !== undefined) ??
    found.slice(at).find((place) => place !== undefined)
  )
}

function placeOn(whole: string, at: number, lines: readonly string[]): Place | undefined {
  const text = withoutPrefix(whole.slice(0, longestLine))
  const inner = below.exec(text)?.groups?.['line']
  if (inner !== undefined) {
    const head = lines.slice(0, at).findLast((line) => heading.test(withoutPrefix(line).trim()))
    return head === undefined ? undefined : toPlace(withoutPrefix(head).trim(), inner)
  }
  if (isOthers(text) || harmless.test(text)) return undefined
  for (const form of forms) {
    const { file: path = '', line = '' } = form.exec(text)?.groups ?? {}
    const place = toPlace(path, line)
    if (place !== undefined) return place
  }
  return undefined
}

function toPlace(named: string, line: string): Place | undefined {
  const path = named.replace(/^file:\/\//, '').replaceAll('\\', '/')
  // A path that starts with `//` is the rest of a URL.
  return path === '' || path.startsWith('//') || Number(line) === 0 ? undefined : { path, line: Number(line) }
}

/**
 * Finds the tracked file that a path in a log refers to; undefined if there is none, or more than one.
 *
 * @param path as a log names it: relative, or absolute in a folder that only the platform knows, such as `/app/`
 * @param tracked relative to the repository's root, with `/`
 * @param root the folder that is built, ending in `/`; empty for the repository's root
 */
export function findInRepository(path: string, tracked: ReadonlySet<string>, root = ''): string | undefined {
  const isAbsolute = /^(?:[A-Za-z]:)?\//.test(path)
  const parts = path
    .replace(/^[A-Za-z]:/, '')
    .replace(buildFolder, '')
    .split('/')
    .filter((part) => part !== '' && part !== '.')
  if (parts.includes('..')) return undefined
  // Prefer the longest matching end of the path: it is the least likely to be another file of the same name.
  const ends = isAbsolute ? parts.map((_, from) => parts.slice(from).join('/')) : [parts.join('/')]
  const known = [...ends.map((end) => root + end), ...ends].find((end) => tracked.has(end))
  if (known !== undefined || isAbsolute) return known
  const [only, ...others] = [...tracked].filter((each) => each.endsWith(`/${parts.join('/')}`))
  return others.length === 0 ? only : undefined
}
