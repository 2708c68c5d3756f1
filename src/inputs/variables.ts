import { parseEnv } from 'node:util'
import { InputError } from '../client/errors.ts'
import type { Variable } from '../deploy/deploy.ts'

/**
 * Reads dotenv text as Node does, and refuses what Node would silently cut or leave out: a secret that does not exist
 * is empty, and a `#` begins a comment. Throws `InputError`, which names the line and never shows a value.
 */
export function readVariables(given: string): readonly Variable[] {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const values = parseEnv(text)
  return findNames(text).map((key) => ({ key, value: values[key] ?? '' }))
}

function findNames(text: string): readonly string[] {
  const names: string[] = []
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (/^\s*(?:#|$)/.test(line)) continue
    const refuse = (problem: string): never => {
      throw new InputError('env-vars', `Line ${at + 1} of env-vars ${problem}`)
    }
    const [, name = '', value = ''] = /^\s*(?:export\s+)?([^\s=]+)\s*=\s*(.*?)\s*$/.exec(line) ?? []
    if (name === '')
      refuse('is not a variable. Write `NAME=value` lines, and put a value of several lines into quotes.')
    // An invalid name may be a part of a secret, so it is not quoted.
    if (!/^[A-Za-z_]\w*$/.test(name)) refuse('has no valid name. Use letters, digits and `_`.')
    if (names.includes(name)) refuse(`sets ${name} again. Remove one of the two lines.`)
    names.push(name)
    const quote = /^["'`]/.exec(value)?.[0]
    if (quote !== undefined) at += linesOfQuoted(value, lines.slice(at + 1), quote, (problem) => refuse(problem))
    else if (value === '') {
      refuse(`gives ${name} no value. Define the secret or variable, or write \`${name}=""\` if it is to be empty.`)
    } else if (value.includes('#')) {
      refuse(`gives ${name} a value with \`#\`, which begins a comment. Put the value into quotes.`)
    }
  }
  return names
}

/** The number of further lines in a quoted value. */
function linesOfQuoted(
  value: string,
  further: readonly string[],
  quote: string,
  refuse: (problem: string) => never,
): number {
  const whole = [value.slice(1), ...further].join('\n')
  const end = whole.indexOf(quote)
  if (end < 0) return refuse(`begins a value with ${quote} that is never closed.`)
  const [rest = ''] = whole.slice(end + 1).split('\n')
  if (!/^\s*(?:#|$)/.test(rest))
    return refuse(`has text after the closing ${quote}. Use another kind of quotes around it.`)
  return whole.slice(0, end).split('\n').length - 1
}
