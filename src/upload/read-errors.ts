import { InputError } from '../client/errors.ts'

/** Reads something in the folder. A failure ends the upload, because a file could be left out silently. */
export function withReadErrors<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    const advice = 'Make it readable, or leave it out in .deployignore.'
    throw new InputError('archive-path', `"${path}" cannot be read (${codeOf(error)}). ${advice}`)
  }
}

/** The code of an error, such as `ENOENT`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
