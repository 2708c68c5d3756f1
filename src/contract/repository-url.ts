import { isAbsolute } from 'node:path'

/** Whether Git may fetch from it: an http, https or file URL, or an absolute path. Other transports can run commands. */
export function isRepository(url: string): boolean {
  if (url.includes('\0') || url.includes('\n')) return false
  return isAbsolute(url) || /^(https?|file):\/\/./.test(url)
}

/** A URL without its user and password, for display. */
export function withoutCredentials(url: string): string {
  return url.replace(/^(\w[\w+.-]*:\/\/)[^/?#]*@/, '$1')
}
