import { InputError } from '../client/errors.ts'

export interface Variable {
  readonly key: string
  readonly value: string
}

export interface Dotenv {
  /** In the order of the text; of a key that stands twice, the last one. */
  readonly variables: readonly Variable[]
  /** Keys that stand more than once. */
  readonly duplicates: readonly string[]
}

const quotes = new Set(['"', "'", '`'])

/**
 * Reads dotenv text: `NAME=value`, an optional `export`, comments, values in single, double or back quotes that may span
 * lines. In double quotes `\n`, `\r`, `\"` and `\\` are escapes. Names are not judged: the platform does that. A message
 * names the line and shows nothing of it.
 *
 * @param source the input to name in a message
 * @throws InputError for a line without `=`, an empty name, a quote that never closes, text after a closing quote
 */
export function parseDotenv(text: string, source: string): Dotenv {
  const variables = new Map<string, string>()
  const duplicates = new Set<string>()
  const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  let at = 0
  while (at < normal.length) {
    const entry = readEntry(normal, at, (problem) => {
      const line = normal.slice(0, at).split('\n').length
      return new InputError(source, `Input \`${source}\` ${problem} in line ${line}: write \`NAME=value\` lines.`)
    })
    at = entry.end
    if (entry.key === undefined) continue
    if (variables.has(entry.key)) duplicates.add(entry.key)
    variables.set(entry.key, entry.value)
  }
  return { variables: [...variables].map(([key, value]) => ({ key, value })), duplicates: [...duplicates] }
}

type Entry = { readonly key: string | undefined; readonly value: string; readonly end: number }

/** The entry whose line begins at `at`; without a key for a blank line or a comment. `end` is where the next line begins. */
function readEntry(text: string, at: number, problem: (what: string) => InputError): Entry {
  const end = lineEnd(text, at)
  const line = text.slice(at, end)
  if (/^\s*(?:#|$)/.test(line)) return { key: undefined, value: '', end: end + 1 }
  const equals = line.indexOf('=')
  if (equals < 0) throw problem('has no `=`')
  const key = line
    .slice(0, equals)
    .trim()
    .replace(/^export\s+/, '')
  if (key === '') throw problem('has no name before the `=`')
  const raw = line.slice(equals + 1)
  const quote = raw.trimStart().charAt(0)
  if (!quotes.has(quote)) return { key, value: raw.replace(/(?:^|\s)\s*#.*$/, '').trim(), end: end + 1 }
  const opens = at + equals + 1 + raw.indexOf(quote)
  const closes = closing(text, opens + 1, quote)
  if (closes < 0) throw problem('has a quote that is never closed')
  const after = lineEnd(text, closes)
  if (!/^\s*(?:#.*)?$/.test(text.slice(closes + 1, after))) throw problem('has text after a closing quote')
  const value = text.slice(opens + 1, closes)
  return { key, value: quote === '"' ? unescaped(value) : value, end: after + 1 }
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/** Where the quote closes, or -1; in double quotes a backslash guards the character after it. */
function closing(text: string, from: number, quote: string): number {
  if (quote !== '"') return text.indexOf(quote, from)
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at
  }
  return -1
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', '"': '"', '\\': '\\' }

function unescaped(text: string): string {
  return text.replace(/\\([nr"\\])/g, (_whole, name: string) => escapes[name] ?? '')
}
