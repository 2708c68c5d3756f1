import { readCode, unpackable } from './archive-error.ts'
import type { Unusual } from './unusual-entries.ts'

/** What `read` gives of an entry; undefined if it vanished, which is noted. Throws an ArchiveError if it is unreadable. */
export function unlessVanished<T>(path: string, unusual: Unusual, read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (!isGone(error)) throw unpackable(path, error)
    unusual.add('left-out-vanished', path)
    return undefined
  }
}

/** Whether a system call failed because the file does not exist, or because something else is in its place by now. */
export function isGone(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'ELOOP', 'EINVAL'].includes(readCode(error))
}
