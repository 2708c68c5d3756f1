/**
 * How clearly a line shows an error. 2: it states what is wrong, as in `TypeError: …` or `main.ts(4,2): error TS2304:
 * …`. 1: it mentions a failure, or a place in a file followed by text. 0: neither, or it only says *that* something
 * failed (`Build failed with exit code 1`), as the end of every failed log does.
 */
export type Clarity = 0 | 1 | 2

/** The prefixes of platforms, Docker and Compose: a time, a step and its seconds, a name and a bar. */
const prefix =
  /^(?:\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d[^\s\]]*\]? ?|\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]? ?|#\d+ (?=[A-Z\d[])|\d+\.\d{2,3} |[A-Za-z][\w.-]* *\| ?)+/

/** A fast first test with literals and short patterns: nearly every line of a log contains none of them. */
const candidate =
  /rror|ERR|xcept|XCEPT|ail|AIL|atal|ATAL|anic|racebac|ot found|annot|ld not|able to|o such|illed|denied|orbidden|dumped|[a-z][:(]\[?\d/

const harmless = anyOf([/\b(?:0|no) (?:errors?|failures?|failed)\b/, /\bwarn(?:ing)?s?\b/], 'i')

/** Says that something failed but not why: with an exit code, or as the whole sentence. */
const closing = anyOf(
  [
    /\b(?:exit(?:ed)?|non-zero)\b[ \w]{0,20}[: (]{1,2}[1-9]/,
    /\bexited[- ]with[- ]error/,
    /\b(?:build|deployment|command|script|task|step|process|job|container|rollout)\b(?:[^:]|:(?! )){0,60}\b(?:failed|failure|unsuccessful)\b(?!: \S)/,
    /\bfailed with errors\b/,
    // The service's own log says why it is unhealthy.
    /\bhealth ?checks?\b.{0,60}\b(?:fail(?:ed|ing|ure)|timed out|unsuccessful)\b/,
  ],
  'i',
)

const mention = anyOf([
  /\b[Ee]rrors?\b(?![-/\w]|\.\w)|[a-z](?:Error|Exception)\b|\bERR!/,
  /\b(?:ERR_\w+|ERROR|FATAL|[Ff]atal|FAIL(?:ED)?|[Ff]ailed|[Ff]ailure|[Pp]anic(?:ked)?|Traceback|Killed)\b/,
  /[Nn]ot found|[Cc]annot\b|[Cc]ould not\b|[Uu]nable to\b|[Nn]o such file|[Dd]enied\b|[Ff]orbidden\b|dumped\b/,
])

const statement = anyOf([
  // At the start of the line, after at most a mark such as `✘` or `[`.
  /^\s*(?:[^\w\s]{1,3} ?){0,2}(?:error|ERROR|Error|fatal|FATAL|panic|ERR_\w+)\b(?![-/\w]|\.\w)/,
  // Followed by a colon and text, or by a code and a colon.
  /(?:[Ee]rror|ERROR|[Ff]atal|Exception)(?: [A-Z]+\d+|\[\w+\]| \[\w+\])?: +\S/,
  /\bpanicked at /,
])

/** `dir/file.ext:4`, `:4:2`, `(4,2)` or `:[4,2]` at the start of a line, or Python's form. */
const place =
  /^\s*(?:[^\w\s]{1,7} ?){0,2}(?:File "[^"]+", line \d|(?:file:\/\/)?[^\s:(]{0,200}\.[A-Za-z]\w{0,9}(?::\[?\d+|\(\d+))/
/** A place followed by a message, or the line and column in a file that a line above names. */
const placed = new RegExp(String.raw`${place.source}[\d,:]*[\])]?: *\S|^\s*\d+:\d+\s`)

/** A frame of a stack trace. */
const frame = /(?:^|\s)at \S|^\s*File "[^"]+", line \d+, in |^\s+from \S+:\d+:in |^\s*#\d+ \S+\(\d+\)|^\s+\S+\.go:\d+/
/** Where runtimes and installed packages keep their code. */
const notOwn = anyOf([
  /node:|<frozen |(?:^|[/\\ ])(?:node_modules|site-packages|dist-packages|gems|vendor|rustc)[/\\]/,
  /\/lib\/(?:python|ruby|go)|\/go\/(?:src|pkg)\/|\/registry\/src\/|java\.base\//,
  /\bat (?:java|javax|jdk|sun|org\.(?:gradle|junit|apache)|System|Microsoft)\./,
])

/** Judges a line without colour, ignoring the platform's prefix. */
export function judgeLine(line: string): Clarity {
  if (!candidate.test(line)) return 0
  const text = withoutPrefix(line)
  if (harmless.test(text) || closing.test(text)) return 0
  const mentions = mention.test(text)
  if (statement.test(text) || (mentions && placed.test(text))) return 2
  return mentions || placed.test(text) ? 1 : 0
}

export function withoutPrefix(line: string): string {
  return line.replace(prefix, '')
}

/** Whether a line begins with a place in a file, as compilers print above their message. */
export function namesPlace(line: string): boolean {
  return place.test(withoutPrefix(line))
}

export function isFrame(line: string): boolean {
  return frame.test(withoutPrefix(line))
}

/** Whether a line is about code of a runtime or of an installed package. */
export function isOthers(line: string): boolean {
  return notOwn.test(line)
}

/** The number of whitespace characters before a line's text. */
export function indentOf(line: string): number {
  return withoutPrefix(line).search(/\S|$/)
}

/** A pattern that matches if any of the given ones does. */
function anyOf(patterns: readonly RegExp[], flags = ''): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), flags)
}
