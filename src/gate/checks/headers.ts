import { InputError } from '../../client/errors.ts'

/** Headers by name in lower case. */
export type Headers = Readonly<Record<string, string>>

const input = 'health-headers'
const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/

/** Headers that the connection sets itself, or that decide how a body is read. */
const ofConnection: readonly string[] = [
  ...['accept-encoding', 'connection', 'content-length', 'expect', 'host', 'keep-alive', 'proxy-authorization'],
  ...['proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'],
]
/** Values that are not secret: hiding `application/json` would hide half of the log. */
const neverSecret: readonly string[] = ['accept', 'accept-language', 'cache-control', 'pragma']

/** Parses `Name: value` lines. Throws `InputError`, which shows nothing of a value. */
export function parseHeaders(text: string): Headers {
  const headers = new Map<string, string>()
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (line.trim() === '') continue
    const colon = line.indexOf(':')
    const given = line.slice(0, Math.max(0, colon)).trim()
    if (!headerName.test(given)) {
      const advice = 'Write `Name: value` lines, such as `Authorization: Bearer …`.'
      throw new InputError(input, `Line ${index + 1} of ${input} is not a header. ${advice}`)
    }
    const [name, value] = [given.toLowerCase(), line.slice(colon + 1).trim()]
    const problem = headers.has(name) ? 'is there twice. Write it once.' : findProblem(name, value)
    if (problem !== undefined) throw new InputError(input, `The header "${given}" of ${input} ${problem}`)
    headers.set(name, value)
  }
  return Object.fromEntries(headers)
}

function findProblem(name: string, value: string): string | undefined {
  if (ofConnection.includes(name)) return 'is set by the connection itself. Remove it.'
  if (value === '' || /^(?:basic|bearer|token)$/i.test(value)) {
    return 'has no value: a secret or variable that does not exist is empty. Define it, or remove the line.'
  }
  if (/^[\t\x20-\x7E]+$/.test(value)) return undefined
  return 'has a control character or a non-ASCII character in its value. Encode it.'
}

/**
 * The secrets in headers: each value, also the key of `Bearer KEY`, the password of `Basic`, and each value of a
 * cookie.
 */
export function secretsInHeaders(headers: Headers): readonly string[] {
  const secret = Object.entries(headers).filter(([name]) => !neverSecret.includes(name.toLowerCase()))
  return secret.flatMap(([, value]) => [value, ...partsOf(value)]).filter((each) => each !== '')
}

function partsOf(value: string): readonly string[] {
  const [, scheme = '', key] = /^(basic|bearer|token)\s+(.+)$/i.exec(value) ?? []
  if (key === undefined) return value.split(/[;\s]+/).flatMap((part) => part.split('=').slice(1).join('='))
  if (scheme.toLowerCase() !== 'basic') return [key]
  const login = Buffer.from(key, 'base64').toString()
  return [key, login, login.slice(login.indexOf(':') + 1)]
}
