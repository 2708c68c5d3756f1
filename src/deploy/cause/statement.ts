import { isFrame, judgeLine, namesPlace, withoutPrefix } from './signs.ts'

/** A shorter message says nothing by itself, such as the rest of a bare `ERROR:`. */
const shortest = 8
/** How many lines below an opening line are searched for its message. */
const mostBelow = 3

/** Labels before a message: marks such as `✘` or `│`, then `npm error`, `[ERROR]`, `Error:`. */
const label =
  /^(?:[^\p{L}\p{N}"'`(/.[\s<&$@-]+ *)*(?:YN\d+: (?:[^\p{L}\p{N}] )*)?(?:npm (?:error|ERR!)(?: |$)|\[(?:ERROR|error|INFO)\](?: |$)|(?:ERROR|Error|error|FATAL|fatal|(?:Build|Deployment) failed): +)?/u

/** A line that introduces a message on the lines below it. */
const opening =
  /:$|^(?:code E\w+$|(?:syscall|errno) \S+$|\[?ERR_\w+\]?$|ERROR in \S+(?: \d+:\d+(?:-\d+)?)?$|Failed to compile\b|COMPILATION ERROR\b)/

/** Says in one line what failed: the error line's own message, or the message below that it introduces. */
export function findStatement(error: string, below: readonly string[] = []): string {
  const [text = '', ...others] = [error, ...below].map((line) => withoutPrefix(line).trim())
  const opened = isOpening(text) ? others.slice(0, mostBelow).filter(isMessage) : []
  const said = withoutLabel(opened.find((line) => judgeLine(line) > 0) ?? opened[0] ?? text)
  return said.length < shortest ? text : said
}

function isOpening(text: string): boolean {
  return opening.test(withoutLabel(text)) && !namesPlace(text)
}

/** Whether a line has text of its own, unlike the marks below a line of code. */
function isMessage(text: string): boolean {
  return /[\p{L}\p{N}]{2}/u.test(withoutLabel(text)) && !isOpening(text) && !isFrame(text)
}

function withoutLabel(text: string): string {
  return text.replace(label, '').trim()
}
