import { lstatSync, readFileSync, type Stats, statSync } from 'node:fs'
import { explainFileError } from './formats/format-error.ts'
import { TaxiwayError } from './taxiway-error.ts'

/** What a file holds, the proof that there is none, or why that is not known, as a clause. */
export type FoundFile =
  | { readonly kind: 'found'; readonly value: Buffer }
  | { readonly kind: 'absent'; readonly proof: 'no such file' }
  | { readonly kind: 'unknown'; readonly why: string }

/**
 * Reads a file that a person, a job or an artifact names. Never waits: a pipe or a device, which may never end, is not read.
 *
 * @param mostBytes a larger one is the wrong one
 */
export function readRegularFile(
  path: string,
  mostBytes: number,
  { followsLinks = true }: { readonly followsLinks?: boolean } = {},
): FoundFile {
  try {
    const stat = readStats(path, { followsLinks })
    if (stat === undefined) return { kind: 'absent', proof: 'no such file' }
    if (!stat.isFile()) return { kind: 'unknown', why: 'it is not a file' }
    if (stat.size > mostBytes) return { kind: 'unknown', why: 'it is too large' }
    return { kind: 'found', value: readFileSync(path) }
  } catch (error) {
    return { kind: 'unknown', why: explainFileError(error) }
  }
}

/**
 * Whether a file or folder is there. What must not be looked at is not absent.
 *
 * @throws TaxiwayError if the system does not say
 */
export function isThere(path: string): boolean {
  try {
    return readStats(path, { followsLinks: true }) !== undefined
  } catch (error) {
    const text = `"${path}" cannot be looked at: ${explainFileError(error)}. Let this user read it.`
    throw new TaxiwayError('input', text, { cause: error })
  }
}

/** What is at a path; undefined if nothing is, also because what its path leads through is a file. Throws what else the system says. */
export function readStats(path: string, { followsLinks = false } = {}): Stats | undefined {
  try {
    return (followsLinks ? statSync : lstatSync)(path, { throwIfNoEntry: false })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined
    throw error
  }
}
