import { type NameInput, nameAsInput } from '../text/input-name.ts'
import { message } from '../text/message.ts'
import { redacted } from '../text/secrets/redactor.ts'
import { InputError } from './errors.ts'

/** A host in lower case with a port and a path at most. */
const address = /^(?:localhost|127(?:\.\d{1,3}){3}|(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24})(?::\d+)?(?:\/[a-z0-9./-]{0,99})?$/

/** Keys and passwords mix letters and digits, or are longer. */
const plainPart = /^(?:[a-z]{0,16}|\d{1,5})$/
const longestPlain = 60

/** The parts of `{base_url}` of the contract. */
export interface BaseUrl {
  /** Scheme, host and port, as `URL.origin` spells them. */
  readonly origin: string
  /** The path before `/api/`, without a slash at its end; empty if there is none. */
  readonly prefix: string
  /** Whether it is this machine. */
  readonly loopback: boolean
}

/** Throws `InputError`, which quotes nothing that may be a password or a key. */
export function parseBaseUrl(given: string | URL, named: NameInput = nameAsInput): BaseUrl {
  const text = String(given).trim()
  const url = URL.parse(text)
  // `localhost:4010` is a URL of the scheme `localhost:`.
  if (url === null || (!/^https?:/i.test(text) && !text.includes('://'))) {
    const why = message`base-url-invalid: ${named('base-url')} is not a complete URL: "${shown(text)}". ${adviceFor(text)}`
    throw new InputError('base-url', why)
  }
  const problem = findProblem(url, named)
  if (problem !== undefined) throw new InputError('base-url', problem)
  return { origin: url.origin, prefix: url.pathname.replace(/\/+$/, ''), loopback: isLoopback(url.hostname) }
}

/** A sentence, after a space, about an address that ends with what each path of the platform begins with; empty for any other. For a 404. */
export function adviseOnDoubledApi(baseUrl: string, named: NameInput): string {
  if (!baseUrl.endsWith('/api')) return ''
  return message`base-url-with-api:  ${named('base-url')} ends with /api, which Taxiway adds by itself: leave it out.`
}

/** What lacks only its beginning is completed. */
function adviceFor(given: string): string {
  const isShown = shown(given) === given && address.test(given)
  const host = isShown ? URL.parse(`http://${given}`)?.hostname : undefined
  if (host !== undefined) return `Did you mean \`${isLoopback(host) ? 'http' : 'https'}://${given}\`?`
  return 'Use a value such as `https://platform.example`, or `http://localhost:4010` for this machine.'
}

function findProblem(url: URL, named: NameInput): string | undefined {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return message`base-url-scheme: ${named('base-url')} begins with "${url.protocol}". Begin it with \`https://\`.`
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    return message`base-url-http: ${named('base-url')} ("${url.origin}") must use https: plain http would show the key to the network.`
  if (url.username !== '' || url.password !== '')
    return message`base-url-credentials: ${named('base-url')} contains a user name or password. The key belongs in ${named('api-key')}.`
  if (url.search !== '' || url.hash !== '')
    return message`base-url-query: ${named('base-url')} contains a query or a fragment. Give the origin and the path prefix only.`
  return undefined
}

/** A value that is not a URL, if it is an address, or plain words and small numbers: a mixed-up input may be a key. */
function shown(given: string): string {
  const isPlain = given.length <= longestPlain && given.split(/[ ./:]+/).every((part) => plainPart.test(part))
  return isPlain || address.test(given) ? given : redacted
}

/** True for localhost, 127.0.0.0/8 and ::1; URL parsing has normalised every other spelling. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname)
}
