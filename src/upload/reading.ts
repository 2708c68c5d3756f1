import { InputError } from '../client/errors.ts'

/** Reads something of the folder. What cannot be read ends the upload: it might be left out in silence. */
export function reading<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    const advice = 'Make it readable, or leave it out in .deployignore.'
    throw new InputError('archive-path', `"${path}" cannot be read (${codeOf(error)}). ${advice}`)
  }
}

/** Such as `ENOENT`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
