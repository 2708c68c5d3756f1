/** Redirects followed in a row before a loop is assumed. */
export const maximumRedirects = 5

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** Where a redirect leads. */
export type Redirect =
  /** Another path of the same origin, query included. */
  | { readonly kind: 'here'; readonly path: string }
  /** An origin that must not receive the key. */
  | { readonly kind: 'elsewhere'; readonly origin: string }
  /** A redirect without a readable target. */
  | { readonly kind: 'nowhere' }

/** The target of a redirect; undefined if the status is not one. */
export function parseRedirect(status: number, location: string | undefined, from: URL): Redirect | undefined {
  if (!redirects.has(status)) return undefined
  const target = location === undefined ? null : URL.parse(location, from.href)
  if (target === null) return { kind: 'nowhere' }
  if (target.origin !== from.origin) return { kind: 'elsewhere', origin: `${target.protocol}//${target.host}` }
  return { kind: 'here', path: `${target.pathname}${target.search}` }
}

/** Whether the request belongs to another address and took no effect, unlike 302 and 303, which may follow the work. */
export function hasMoved(status: number): boolean {
  return status === 301 || status === 307 || status === 308
}
