import { isAbsolute } from 'node:path'

const shownProtocols = new Set(['http:', 'https:', 'ssh:', 'git:', 'git+ssh:', 'ssh+git:', 'file:'])

/**
 * An address to show: its host and path, without user, password, query and fragment. A path of this machine is shown as it is. Undefined if
 * it is neither: nobody knows where a password in it ends.
 */
export function hostAndPath(address: string): string | undefined {
  const text = address.trim()
  if (/[\s@?#]/.test(text) === false && (isAbsolute(text) || /^\.{0,2}[/\\]/.test(text))) return text
  // The form of `ssh`: a user without a password, a host, and a path.
  const [, host, path] = /^(?:[\w.-]+@)?([\w.-]{2,}):([^\s@?#:]+)$/.exec(text) ?? []
  if (host !== undefined && path !== undefined && !text.includes('://')) return `${host}/${path.replace(/^\/+/, '')}`
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !shownProtocols.has(url.protocol) || url.pathname.includes('@')) return undefined
  return url.host + url.pathname
}

/** A text of another program, in which each URL is shown as its host and path. */
export function withPlainAddresses(text: string): string {
  return text.replace(
    /(['"])([^'"]*:\/\/[^'"]*)\1|[a-z][a-z\d+.-]*:\/\/[^\s'"]*/gi,
    (found, quote = '', quoted?: string) => {
      return quote + (hostAndPath(quoted ?? found) ?? '(an address)') + quote
    },
  )
}
