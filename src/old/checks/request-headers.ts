import { InputError } from '../client/errors.ts'
import { type NameInput, nameAsInput } from '../text/input-name.ts'
import { message } from '../text/message.ts'

/** Headers that a check sends, by their names in lower case. */
export type RequestHeaders = Readonly<Record<string, string>>

const input = 'health-headers'
const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/

/** What the connection itself says, and the form in which a body is read. */
const ofConnection: ReadonlySet<string> = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Headers that say what a client can read: hiding `application/json` would hide half of the log. */
const neverSecret: ReadonlySet<string> = new Set(['accept', 'accept-language', 'cache-control', 'pragma'])

/**
 * The headers of `Name: value` lines.
 *
 * @throws InputError that names the line or the header, and shows nothing of a value
 */
export function parseHeaders(text: string, named: NameInput = nameAsInput): RequestHeaders {
  const entries = text.split(/\r\n?|\n/).flatMap((line, index): (readonly [string, string])[] => {
    if (line.trim() === '') return []
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon)).trim()
    // The line of a secret may look like anything.
    if (headerName.test(name)) return [[name, line.slice(colon + 1).trim()]]
    const why = message`health-headers-invalid: Line ${index + 1} of ${named('health-headers')} is not a header. Write \`Name: value\` lines, such as \`Authorization: Bearer …\`.`
    throw new InputError(input, why)
  })
  return checkHeaders(entries, named)
}

/**
 * The headers, each known to be one that can be sent.
 *
 * @throws InputError that names the header, and shows nothing of a value
 */
export function checkHeaders(
  entries: Iterable<readonly [name: string, value: string]>,
  named: NameInput = nameAsInput,
): RequestHeaders {
  const headers = new Map<string, string>()
  for (const [given, value] of entries) {
    const name = given.toLowerCase()
    const problem = findProblem(name, value, headers)
    if (problem !== undefined)
      throw new InputError(
        input,
        message`health-header-refused: The header "${given}" of ${named('health-headers')} ${problem}`,
      )
    headers.set(name, value)
  }
  return Object.fromEntries(headers)
}

function findProblem(name: string, value: string, before: ReadonlyMap<string, string>): string | undefined {
  if (!headerName.test(name)) return 'has a name with characters that no header has. Check its name.'
  if (ofConnection.has(name)) return 'is set by the connection itself. Remove it.'
  if (before.has(name)) return 'is there twice. Write it once.'
  if (value === '' || /^(?:basic|bearer|token)$/i.test(value))
    return 'has no value: a secret or variable that does not exist is empty. Define it, or remove the line.'
  if (!/^[\t\x20-\x7E]+$/.test(value))
    return 'has a control character or a non-ASCII character in its value. Encode it.'
  return undefined
}

/** What must be hidden of `health-headers`: each value, and the key or the password in it. Of text that is not valid, all of each line. */
export function secretsInHeaders(text: string): string[] {
  return text.split(/\r\n?|\n/).flatMap((line) => {
    const [, name = '', value = line] = /^([^:]*):(.*)$/.exec(line) ?? []
    const all = value.trim()
    return neverSecret.has(name.trim().toLowerCase()) ? [] : [all, ...splitValue(all)]
  })
}

/** Of `Bearer KEY` the key, of `Basic` also the user name with its password and the password, of a cookie each value. */
function splitValue(value: string): string[] {
  const [, scheme = '', key] = /^(basic|bearer|token)\s+(.+)$/i.exec(value) ?? []
  if (key === undefined) return value.split(/[;\s]+/).flatMap((part) => part.split('=').slice(1).join('=') || [])
  if (scheme.toLowerCase() !== 'basic') return [key]
  const login = Buffer.from(key, 'base64').toString()
  return [key, login, login.slice(login.indexOf(':') + 1)]
}
