import { isAbsolute } from 'node:path'

/** Whether Git may be asked to fetch from it: http, https and file URLs, and absolute paths. Other transports can run commands. */
export function isRepository(url: string): boolean {
  if (url.includes('\0') || url.includes('\n')) return false
  return isAbsolute(url) || /^(https?|file):\/\/./.test(url)
}

/** Whether it can name a branch, a tag or a commit. Everything else would mean something to Git's command line. */
export function isRef(ref: string): boolean {
  const parts = ref.split('/')
  return /^[^\s:?*[\\^~\p{Cc}-][^\s:?*[\\^~\p{Cc}]*$/u.test(ref) && !ref.includes('..') && !parts.includes('')
}

/** A URL as it may be shown. */
export function withoutCredentials(url: string): string {
  return url.replace(/^(\w+:\/\/)[^/@]*@/, '$1')
}
