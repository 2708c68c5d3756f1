import { isFrame, judgeLine, namesPlace, withoutPrefix } from './signs.ts'

/** Too short to say anything by itself, such as what is left of `ERROR:`. */
const shortest = 8
/** So many lines below one that only opens a message are searched for it. */
const mostBelow = 3

/** What stands before a message and only says that it is one: marks such as `✘` or `│`, then `npm error`, `[ERROR]`, `Error:`. */
const label =
  /^(?:[^\p{L}\p{N}"'`(/.[\s<&$@-]+ *)*(?:YN\d+: (?:[^\p{L}\p{N}] )*)?(?:npm (?:error|ERR!)(?: |$)|\[(?:ERROR|error|INFO)\](?: |$)|(?:ERROR|Error|error|FATAL|fatal|(?:Build|Deployment) failed): +)?/u

/** Opens a message whose text is below it. */
const opening =
  /:$|^(?:code E\w+$|(?:syscall|errno) \S+$|\[?ERR_\w+\]?$|ERROR in \S+(?: \d+:\d+(?:-\d+)?)?$|Failed to compile\b|COMPILATION ERROR\b)/

/** What failed, in one line: the message of the line that shows it, or the one below that it opens. */
export function findStatement(error: string, below: readonly string[] = []): string {
  const [text = '', ...others] = [error, ...below].map((line) => withoutPrefix(line).trim())
  const opened = isOpening(text) ? others.slice(0, mostBelow).filter(isMessage) : []
  const said = withoutLabel(opened.find((line) => judgeLine(line) > 0) ?? opened[0] ?? text)
  return said.length < shortest ? text : said
}

function isOpening(text: string): boolean {
  return opening.test(withoutLabel(text)) && !namesPlace(text)
}

/** Not only marks, such as those below a line of code. */
function isMessage(text: string): boolean {
  return /[\p{L}\p{N}]{2}/u.test(withoutLabel(text)) && !isOpening(text) && !isFrame(text)
}

function withoutLabel(text: string): string {
  return text.replace(label, '').trim()
}
