import { InputError } from '../client/errors.ts'
import { type NameInput, nameAsInput } from '../text/input-name.ts'
import { message } from '../text/message.ts'

/** The name of an environment variable. */
export const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/

const quotes = new Set(['"', "'", '`'])
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', '"': '"', '\\': '\\' }

/**
 * Parses dotenv text: `NAME=value`, an optional `export`, comments, values in single, double or back quotes that may span
 * lines. In double quotes `\n`, `\r`, `\"` and `\\` are escapes. Names are not checked: the platform does that. A message
 * names the line or the variable, and shows nothing of a value.
 *
 * A CI system puts secrets in: what has no quotes must be neither empty nor cut, and no name may have two values.
 *
 * @throws InputError for a line without `=`, an empty name, a quote that is never closed, text after a closing quote, a value that vanishes
 */
export function parseDotenv(text: string, named: NameInput = nameAsInput): ReadonlyMap<string, string> {
  const variables = new Map<string, string>()
  const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  for (let at = 0; at < normal.length; ) {
    // A file of the system, such as the environment of a process, is not a dotenv file.
    const entry = normal.includes('\0') ? { problem: 'a NUL character' } : readEntry(normal, at)
    if ('problem' in entry) {
      const line = normal.slice(0, at).split('\n').length
      const why = message`dotenv-invalid: Line ${line} of ${named('env-vars')} is not a dotenv line: it has ${entry.problem}. Write \`NAME=value\` lines.`
      throw new InputError('env-vars', why)
    }
    at = entry.end
    if (entry.key === undefined) continue
    const line = normal.slice(0, at - 1).split('\n').length
    refuseVanished(entry, line, named)
    const before = variables.get(entry.key)
    if (before !== undefined && before !== entry.value) throw givenTwice(entry.key, line, named)
    variables.set(entry.key, entry.value)
  }
  return variables
}

/** In what a CI system puts together, nobody sees which value would count; a secret of several lines may bring another one. */
function givenTwice(name: string, line: number, named: NameInput): InputError {
  const text = message`env-vars-twice: ${named('env-vars')} gives ${whatIs(name, line)} two values, and one of them would be lost. Remove one of the lines. If a secret has several lines, put it into quotes.`
  return new InputError('env-vars', text)
}

/** The line of a secret may look like a name. */
function whatIs(name: string, line: number): string {
  return variableName.test(name) ? `"${name}"` : `the variable in line ${line}`
}

/** `key` is undefined for a blank line or a comment; `end` is where the next line begins; `unquoted` is all behind the `=`. */
interface Entry {
  readonly key: string | undefined
  readonly value: string
  readonly end: number
  readonly unquoted?: string
}

/** A value that is not what was put in: an empty secret would overwrite the live value, and dotenv cuts at a `#`. */
function refuseVanished({ key = '', value, unquoted }: Entry, line: number, named: NameInput): void {
  if (unquoted === undefined) return
  const what = whatIs(key, line)
  if (unquoted === '') {
    const text = message`env-vars-empty: ${named('env-vars')} gives ${what} no value: a secret or variable that does not exist is empty. Define it, or remove the line. If it is to be empty, write \`""\` behind the \`=\`.`
    throw new InputError('env-vars', text)
  }
  if (value === unquoted) return
  const text = message`dotenv-value-cut: The value of ${what} in ${named('env-vars')} has a \`#\`, which begins a comment in dotenv, so the value would be cut. Put it into quotes.`
  throw new InputError('env-vars', text)
}

/** The entry whose line begins at `at`, or what is wrong with it. */
function readEntry(text: string, at: number): Entry | { readonly problem: string } {
  const end = lineEnd(text, at)
  const line = text.slice(at, end)
  if (/^\s*(?:#|$)/.test(line)) return { key: undefined, value: '', end: end + 1 }
  const equals = line.indexOf('=')
  if (equals < 0) return { problem: 'no `=`' }
  const key = line
    .slice(0, equals)
    .trim()
    .replace(/^export\s+/, '')
  if (key === '') return { problem: 'no name before the `=`' }
  const raw = line.slice(equals + 1)
  const quote = raw.trimStart().charAt(0)
  if (!quotes.has(quote)) {
    const unquoted = raw.trim()
    return { key, value: raw.replace(/(?:^|\s)#.*$/, '').trim(), end: end + 1, unquoted }
  }
  const opens = at + equals + 1 + raw.indexOf(quote)
  const closes = closingQuote(text, opens + 1, quote)
  if (closes < 0) return { problem: 'a quote that is never closed' }
  const after = lineEnd(text, closes)
  if (!/^\s*(?:#.*)?$/.test(text.slice(closes + 1, after))) return { problem: 'text after a closing quote' }
  const value = text.slice(opens + 1, closes)
  const unescaped = value.replace(/\\([nr"\\])/g, (_whole, name: string) => escapes[name] ?? '')
  return { key, value: quote === '"' ? unescaped : value, end: after + 1 }
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/** Where the quote closes, or -1; in double quotes a backslash escapes the character after it. */
function closingQuote(text: string, from: number, quote: string): number {
  if (quote !== '"') return text.indexOf(quote, from)
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at
  }
  return -1
}
