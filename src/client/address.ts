import { InputError } from './errors.ts'

export interface BaseUrl {
  /** Scheme, host and port. */
  readonly origin: string
  /** The path before `/api/`, without a trailing slash; empty if there is none. */
  readonly prefix: string
  /** Whether the host is this machine. */
  readonly isLoopback: boolean
}

/** Parses `{base_url}`. Throws `InputError`, which quotes nothing that may be a password or a key. */
export function parseBaseUrl(given: string): BaseUrl {
  const text = given.trim()
  if (text === '')
    throw new InputError(
      'base-url',
      'base-url is empty. Use the address of the platform, such as `https://platform.example`.',
    )
  const url = URL.parse(text)
  // `localhost:4010` parses as a URL with the scheme `localhost:`.
  if (url === null || !text.includes('://')) {
    const shown =
      /^[a-z0-9.-]{1,60}(?::\d{1,5})?(?:\/[a-z/-]{0,20})?$/.test(text) && /[.:]|^localhost/.test(text)
        ? ` ("${text}")`
        : ''
    throw new InputError(
      'base-url',
      `base-url${shown} is not a complete URL. Use one such as \`https://platform.example\`.`,
    )
  }
  const isLoopback = isLoopbackHost(url.hostname)
  const problem = findProblem(url, isLoopback)
  if (problem !== undefined) throw new InputError('base-url', problem)
  return { origin: url.origin, prefix: url.pathname.replace(/\/+$/, ''), isLoopback }
}

/** Whether the host of a URL is this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}

function findProblem(
  { protocol, origin, username, password, search, hash }: URL,
  isLoopback: boolean,
): string | undefined {
  if (protocol !== 'https:' && protocol !== 'http:')
    return `base-url begins with "${protocol}". Begin it with \`https://\`.`
  if (username !== '' || password !== '')
    return 'base-url contains a user name or password. The key belongs in api-key.'
  if (protocol === 'http:' && !isLoopback)
    return `base-url ("${origin}") must use https: plain http would show the API key to the network.`
  if (search !== '' || hash !== '') return 'base-url contains a query or a fragment. Give origin and path only.'
  return undefined
}

/** Checks that a key can be sent in a header. Throws `InputError`, which never shows the key. */
export function parseApiKey(key: string): string {
  const problem = findKeyProblem(key)
  if (problem === undefined) return key
  throw new InputError('api-key', `api-key ${problem}`)
}

function findKeyProblem(key: string): string | undefined {
  if (key.trim() === '') return 'is empty. Use a key from the dashboard of the platform.'
  if (/[\r\n]/.test(key)) return 'contains a line break. Store the key without one.'
  if (/^(["'`]).*\1$/.test(key)) return 'is in quotes, which are not a part of the key. Store the key without them.'
  if (!/^[\x21-\x7E]+$/.test(key))
    return 'contains a space, a control character or a non-ASCII character. Store the key alone.'
  return undefined
}
