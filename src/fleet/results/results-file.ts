import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { readRegularFile } from '../../text/regular-file.ts'

/** A text that was read, the proof that there is none, or why it is not known. */
export type ReadText =
  | { readonly kind: 'found'; readonly value: string }
  | { readonly kind: 'absent'; readonly proof: 'no such file' }
  | { readonly kind: 'unknown'; readonly why: string }

/** Far more than a plan of 1,000 services has. */
const mostBytes = 64 * 1024 * 1024

/** Reads a file that an artifact may have brought, which may be a link too. */
export function readResultsFile(path: string): ReadText {
  const file = readRegularFile(path, mostBytes, { followsLinks: false })
  return file.kind === 'found' ? { kind: 'found', value: file.value.toString('utf8') } : file
}

/** Writes a file whole or not at all: a job that is killed meanwhile, or a full disk, leaves no half of it. */
export function writeResultsFile(path: string, text: string): void {
  const half = `${path}.tmp`
  // An artifact may have brought a link of that name.
  rmSync(half, { force: true })
  writeFileSync(half, text, { flag: 'wx' })
  renameSync(half, path)
}
