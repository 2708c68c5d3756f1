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
export function readHandoffFile(path: string): ReadText {
  const file = readRegularFile(path, mostBytes, { followsLinks: false })
  return file.kind === 'found' ? { kind: 'found', value: file.value.toString('utf8') } : file
}

/** Writes a file whole or not at all: a job that is killed meanwhile, or a full disk, leaves no half of it. */
export function writeHandoffFile(path: string, text: string): void {
  const half = `${path}.tmp`
  // An artifact may have brought a link of that name.
  rmSync(half, { force: true })
  writeFileSync(half, text, { flag: 'wx' })
  renameSync(half, path)
}

/** What the name of a record's file says. */
export interface RecordName {
  readonly service: string
  readonly attempt: number
  /** Of the execution. */
  readonly id: string
  readonly hasEnded: boolean
}

/**
 * The file of a record. No other record has its name, so that no file takes the place of another when the artifacts of several jobs and
 * attempts come into one folder.
 */
export function recordFile({ service, attempt, id, hasEnded }: RecordName): string {
  return `service-${service}.${attempt}.${id}.${hasEnded ? 'ended' : 'begun'}.json`
}

const anyRecord = /^service-([^.]+)\.(?:(\d+)\.)?.*json$/

/** Of which service and attempt a file is, as its name says; undefined if it is no record. The attempt is infinite if the name has none. */
export function readRecordName(file: string): Pick<RecordName, 'service' | 'attempt'> | undefined {
  const [, service, attempt] = anyRecord.exec(file) ?? []
  return service === undefined
    ? undefined
    : { service, attempt: attempt === undefined ? Number.POSITIVE_INFINITY : Number(attempt) }
}
