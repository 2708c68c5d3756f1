import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The path of the page, and of the routes that only it and account keys may use. */
export const pagePath = '/_taxiway/'

/** The addresses that were made but not opened yet; the oldest ones are forgotten. */
const mostTokens = 100

/**
 * Who may use the page. A browser sends a cookie of `127.0.0.1` to every port there, so also to the services, and a page of a service
 * can make it send one here. Therefore a request needs two things: the cookie, which no script can read, and a secret in a header,
 * which the page gets once and keeps where only pages of its own origin, port included, can read it.
 */
export class PageSession {
  readonly #accountKey: () => string
  readonly #tokens = new Set<string>()
  /** Browsers that have the cookie, but not the secret yet. */
  #owed = 0

  /** @param accountKey what cookie and secret are derived from: both stay valid as long as this key is the same */
  constructor(accountKey: () => string) {
    this.#accountKey = accountKey
  }

  /** A new token for the address of the page. It works once. */
  newToken(): string {
    const token = randomBytes(24).toString('base64url')
    this.#tokens.add(token)
    const [oldest] = this.#tokens
    if (this.#tokens.size > mostTokens && oldest !== undefined) this.#tokens.delete(oldest)
    return token
  }

  /** The cookie for a token, as a `Set-Cookie` header; undefined if the token was used already or never existed. */
  redeem(token: string, request: IncomingMessage): string | undefined {
    if (!this.#tokens.delete(token)) return undefined
    this.#owed += 1
    return `${cookieName(request)}=${this.#derived('cookie')}; Path=${pagePath}; HttpOnly; SameSite=Strict`
  }

  /** The secret, once for each token that was redeemed, and to the page that has it; undefined otherwise, or without the cookie. */
  claim(request: IncomingMessage): string | undefined {
    if (this.authorises(request)) return this.#derived('secret')
    if (this.#owed === 0 || !this.#hasCookie(request) || !isFromPage(request)) return undefined
    this.#owed -= 1
    return this.#derived('secret')
  }

  /** Whether the page itself has sent the request. `Host` and `Origin` were checked before. */
  authorises(request: IncomingMessage): boolean {
    const secret = request.headers['x-taxiway-page']
    return this.#hasCookie(request) && typeof secret === 'string' && this.#is('secret', secret) && isFromPage(request)
  }

  #hasCookie(request: IncomingMessage): boolean {
    const name = `${cookieName(request)}=`
    const cookies = (request.headers.cookie ?? '').split(/; */)
    return cookies.some((cookie) => cookie.startsWith(name) && this.#is('cookie', cookie.slice(name.length)))
  }

  #is(kind: 'cookie' | 'secret', given: string): boolean {
    return timingSafeEqual(digest(given), digest(this.#derived(kind)))
  }

  #derived(kind: 'cookie' | 'secret'): string {
    return createHmac('sha256', this.#accountKey()).update(`page ${kind}`).digest('base64url')
  }
}

/** Two platforms on one machine share the cookies of their host, so each has a name of its own. */
function cookieName({ socket }: IncomingMessage): string {
  return `taxiway_page_${socket.localPort}`
}

/** Every current browser says which kind of site a request comes from; another port is another origin. */
function isFromPage({ headers }: IncomingMessage): boolean {
  return (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
