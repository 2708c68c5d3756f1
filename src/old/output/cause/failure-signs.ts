import { removeColour } from '../../text/control-characters.ts'

/**
 * How clearly a line shows a failure. 3: it states what is wrong, as in `TypeError: …` or `main.ts(4,2): error TS2304: …`.
 * 2: it mentions a failure, or a place in a file. 1: it only says that a command or the build failed. 0: it shows no failure.
 */
export type SignalStrength = 0 | 1 | 2 | 3

/** What platforms, Docker and Compose print before a line: a time, a step and its seconds, a name and a bar. */
const prefix =
  /^(?:\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d[^\s\]]*\]? ?|\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]? ?|#\d+ (?=[A-Z\d[])|\d+\.\d{2,3} |[A-Za-z][\w.-]* *\| ?)+/

/** Nearly all lines of a log lack these, so nothing else looks at them. Literals and short patterns alone are matched fast. */
const candidate =
  /rror|ERR|xcept|XCEPT|ail|AIL|atal|ATAL|anic|racebac|ot found|annot|ld not|able to|o such|xit|illed|denied|dumped/
const placeCandidate = /[a-z][:(]\[?\d/
/** What is behind so many characters of a line is not looked at. */
const mostJudged = 2_000

/** Lines that look like a failure and are not. */
const harmless = /\b(?:0|[Nn]o) (?:errors?|failures?|failed)\b|[Ww]arn(?:ing)?s?\b|WARN/

/** Says that something failed, not why: with an exit code, or as the whole sentence. */
const closing = joinPatterns(
  [
    /\b(?:exit(?:ed)?|non-zero)\b[ \w]{0,20}[: (]{1,2}[1-9]/,
    /\bexited[- ]with[- ]error/,
    /\b(?:build|deployment|command|script|task|step|process|job)\b(?:[^:]|:(?! )){0,60}\b(?:failed|failure|unsuccessful)\b(?!: \S)/,
  ],
  'i',
)

const mention = joinPatterns([
  /\b[Ee]rrors?\b(?![-/\w]|\.\w)|[a-z](?:Error|Exception)\b|\bERR!/,
  /\b(?:ERR_\w+|ERROR|FATAL|[Ff]atal|FAIL(?:ED)?|[Ff]ailed|[Ff]ailure|[Pp]anic(?:ked)?|Traceback|Killed)\b/,
  /[Nn]ot found|[Cc]annot\b|[Cc]ould not\b|[Uu]nable to\b|[Nn]o such file|[Dd]enied\b|dumped\b/,
])

const statements = [
  // At the beginning of the line, after at most a mark such as `✘` or `[`.
  /^\s*(?:[^\w\s]{1,3} ?){0,2}(?:error|ERROR|Error|fatal|FATAL|panic|ERR_\w+)\b(?![-/\w]|\.\w)/,
  // With a colon and a text after it, or a code and a colon.
  /(?:[Ee]rror|ERROR|[Ff]atal|Exception)(?: [A-Z]+\d+|\[\w+\]| \[\w+\])?: +\S/,
  /\bpanicked at /,
]

/** `dir/file.ext:4`, `:4:2`, `(4,2)` or `:[4,2]` at the beginning of a line, or the way Python writes it. */
const place =
  /^\s*(?:[^\w\s]{1,7} ?){0,2}(?:File "[^"]+", line \d|(?:file:\/\/)?[^\s:(]{0,200}\.[A-Za-z]\w{0,9}(?::\[?\d+|\(\d+))/
/** A place with a message behind it, or the line and column of a file that was named above. */
const placed = new RegExp(String.raw`${place.source}[\d,:]*[\])]?: *\S|^\s*\d+:\d+\s`)

/** A frame of a stack trace. */
const frame = /(?:^|\s)at \S|^\s*File "[^"]+", line \d+, in |^\s+from \S+:\d+:in |^\s*#\d+ \S+\(\d+\)|^\s+\S+\.go:\d+/
/** Where runtimes and installed packages keep their code. */
const notOwn = joinPatterns([
  /node:|<frozen |\/(?:node_modules|site-packages|dist-packages|gems|vendor|rustc)\//,
  /\/lib\/(?:python|ruby|go)|\/go\/(?:src|pkg)\/|\/registry\/src\/|java\.base\//,
  /\bat (?:java|javax|jdk|sun|org\.(?:gradle|junit|apache)|System|Microsoft)\./,
])

/** A line without colour and without what the platform put before it. */
export function bare(line: string): string {
  return removeColour(line).replace(prefix, '')
}

/** How clearly a line of a log shows a failure. */
export function signalStrength(line: string): SignalStrength {
  if (!candidate.test(line) && !placeCandidate.test(line)) return 0
  const text = bare(line.slice(0, mostJudged))
  if (harmless.test(text)) return 0
  if (closing.test(text)) return 1
  const mentions = mention.test(text)
  if (statements.some((statement) => statement.test(text)) || (mentions && placed.test(text))) return 3
  return mentions || placed.test(text) ? 2 : 0
}

/** Whether a line names a place in a file, as a compiler does above what is wrong there. */
export function namesPlace(line: string): boolean {
  return place.test(bare(line))
}

/** Whether a line is about code of a runtime or of an installed package. */
export function isOthers(line: string): boolean {
  return notOwn.test(line)
}

/** The number of blanks at the beginning of a line; undefined for an empty one. */
export function measureIndent(line: string): number | undefined {
  const at = bare(line).search(/\S/)
  return at === -1 ? undefined : at
}

/**
 * Leaves out the frames of runtimes and installed packages, with the source lines below them: the cause is in the frames of the
 * app, or in the message.
 */
export function withoutRuntimeFrames<Line extends { readonly text: string }>(lines: readonly Line[]): Line[] {
  let leftOutAt: number | undefined
  return lines.filter((line) => {
    const indent = measureIndent(line.text)
    const text = bare(line.text)
    const isFrame = frame.test(text)
    if (!isFrame && leftOutAt !== undefined && indent !== undefined && indent > leftOutAt) return false
    leftOutAt = isFrame && notOwn.test(text) ? (indent ?? 0) : undefined
    return leftOutAt === undefined
  })
}

/** A pattern that matches what any of these matches. */
function joinPatterns(patterns: readonly RegExp[], flags = ''): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), flags)
}
