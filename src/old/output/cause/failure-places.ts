import { bare, isOthers, signalStrength } from './failure-signs.ts'

/** A line of a file, with what is wrong there. Lines and columns count from 1. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number | undefined
  readonly text: string
}

/** The files of the commit that was built. */
export interface ProjectFiles {
  /** Relative to the repository's root, with `/`. */
  readonly paths: ReadonlySet<string>
  /** The folder that is built, ending in `/`; empty for the root. */
  readonly root: string
}

const mostPlaces = 9
/** No path of a message is longer; a longer line is no candidate. */
const longestLine = 1_000

const file = String.raw`(?<file>(?:file:\/\/)?(?:(?<![A-Za-z])[A-Za-z]:[\\/])?[^\s:()"'<>\[\]|=,]*(?:[^\s:()"'<>\[\]|=,\\/]\.[A-Za-z]\w{0,9}|\b(?:Docker|Rake|Gem)file))`
/** How tools write a place: `f:4:2`, `f(4,2)`, `f:[4,2]`, `f (4:2)`, `f 4:2`, `"f", line 4`, `f on line 4`, `f:line 4`, `f line 4.`. */
const forms = [
  String.raw`${file}:(?<line>\d{1,7})(?::(?<column>\d{1,5}))?(?!\d|\.\d)`,
  String.raw`${file}:?[(\[](?<line>\d{1,7}),(?<column>\d{1,5})[)\]]`,
  String.raw`${file} \((?<line>\d{1,7}):(?<column>\d{1,5})\)`,
  String.raw`${file} (?<line>\d{1,7}):(?<column>\d{1,5})(?=[-\s]|$)`,
  String.raw`${file}(?:", line|:line| on line| line) (?<line>\d{1,7})\b`,
].map((source) => new RegExp(source))
/** A place whose line stands before its file. */
const reversed = new RegExp(String.raw`\bline (?<line>\d{1,7}) of ${file}`)
/** The line and column of a file that is named above: what ESLint prints. */
const below = /^\s+(?<line>\d{1,7}):(?<column>\d{1,5})\s+error\s+(?<text>\S.*)/
const heading = new RegExp(`^${file}$`)
/** A message on the same line. */
const message = /^[\])]?(?::| -|,)? *(?:\S.*)$/
const harmless = /\b(?:warning|note|info)\b/i
/** Where platforms put what they build, most of them. */
const buildFolder = /^\/(?:app|workspace|usr\/src\/app|src|code|build|project|repo|source)\//

interface Found extends Place {
  /** `message`: what is wrong stands on the line itself; `frame`: one call of several. */
  readonly kind: 'message' | 'frame'
  readonly isPython: boolean
}

/**
 * Where the failure stands in the project's own files: each message that names its place, else the one place that the failure is
 * about. At most nine: GitHub shows ten annotations of a step, and one is the failure itself.
 *
 * @param lines of the excerpt; untrusted
 */
export function placesIn(lines: readonly string[], project: ProjectFiles): Place[] {
  const plain = lines.map((line) => bare(line.slice(0, longestLine)))
  const found = [...findAll(plain, project)]
  const messages = found.filter(({ kind }) => kind === 'message')
  const statement = plain.find((line) => signalStrength(line) === 3)?.trim()
  // A traceback of Python ends with the call that failed, all others begin with it.
  const frames = found.filter(({ kind }) => kind === 'frame')
  const frame = frames.some(({ isPython }) => isPython) ? frames.findLast(({ isPython }) => isPython) : frames[0]
  const chosen = messages.length > 0 || frame === undefined ? messages : [{ ...frame, text: statement ?? frame.text }]
  const unique = new Map(chosen.map((place) => [`${place.file}:${place.line}:${place.text}`, place]))
  return [...unique.values()].slice(0, mostPlaces).map(({ kind: _, isPython: __, ...place }) => place)
}

function* findAll(lines: readonly string[], project: ProjectFiles): Generator<Found> {
  let named: string | undefined
  for (const text of lines) {
    const head = heading.exec(text.trim())?.groups?.['file']
    if (head !== undefined) named = ownFile(head, project)
    const inner = named === undefined ? undefined : below.exec(text)?.groups
    if (named !== undefined && inner !== undefined) {
      const [line, column] = [Number(inner['line']), Number(inner['column'])]
      yield { file: named, line, column, text: (inner['text'] ?? '').trim(), kind: 'message', isPython: false }
    } else if (!isOthers(text)) yield* findIn(text, project)
  }
}

function* findIn(text: string, project: ProjectFiles): Generator<Found> {
  for (const form of [...forms, reversed]) {
    const match = form.exec(text)
    const { file: path = '', line = '', column } = match?.groups ?? {}
    const own = match === null ? undefined : ownFile(path, project)
    if (match === null || own === undefined || Number(line) === 0) continue
    const rest = text.slice(match.index + match[0].length).trim()
    const before = text.slice(0, match.index)
    const isFirst = /^[\s\W]*(?:ERROR\]?[\s\W]*|\w*Error: )?$/.test(before)
    const says = isFirst && message.test(rest) && /[A-Za-z]{3}/.test(rest) && !/^:?in `/.test(rest)
    const isMessage = (says && !harmless.test(rest)) || form === reversed || /\b(?:on )?line$/.test(form.source)
    if (says && harmless.test(rest)) return
    const place = { file: own, line: Number(line), column: column === undefined ? undefined : Number(column) }
    yield { ...place, text: text.trim(), kind: isMessage ? 'message' : 'frame', isPython: /^\s*File "/.test(text) }
    return
  }
}

/** The file of the project that a build means; undefined if there is none, or more than one that it could be. */
function ownFile(given: string, { paths, root }: ProjectFiles): string | undefined {
  const path = given
    .replace(/^file:\/\//, '')
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
  if (path.startsWith('//') || path.split('/').includes('..')) return undefined
  const isAbsolute = /^(?:[A-Za-z]:)?\//.test(path)
  if (!isAbsolute) {
    if (paths.has(root + path)) return root + path
    if (paths.has(path)) return path
    // A service may be built from a folder that only the platform knows; a stack trace of Java names no folder.
    return onlyOne([...paths].filter((each) => each.endsWith(`/${path}`)))
  }
  const absolute = path.replace(/^[A-Za-z]:/, '')
  const usual = absolute.replace(buildFolder, '')
  for (const known of [root + usual, usual]) if (paths.has(known)) return known
  // In another folder, any end of the path may be that of a file.
  const ends = [...absolute.matchAll(/\//g)].slice(1).map(({ index }) => absolute.slice(index + 1))
  return onlyOne(ends.flatMap((end) => [root + end, end]).filter((end) => paths.has(end)))
}

function onlyOne(found: readonly string[]): string | undefined {
  const [first, ...others] = new Set(found)
  return others.length === 0 ? first : undefined
}
