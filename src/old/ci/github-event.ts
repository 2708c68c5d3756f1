import { readRegularFile } from '../text/regular-file.ts'
import type { Environment } from './ci-job.ts'

/** GitHub's payloads have at most 25 MB. */
const mostBytes = 64 * 1024 * 1024

/** What started a job of GitHub, as it told the job. */
export type EventPayload =
  | { readonly kind: 'found'; readonly value: unknown }
  | { readonly kind: 'absent'; readonly proof: 'no such file' | 'no path' }
  | { readonly kind: 'unknown'; readonly why: string }

export function readEventPayload({ GITHUB_EVENT_PATH: path }: Environment): EventPayload {
  if (!path) return { kind: 'absent', proof: 'no path' }
  const file = readRegularFile(path, mostBytes)
  if (file.kind !== 'found') return file
  try {
    return { kind: 'found', value: JSON.parse(file.value.toString('utf8')) }
  } catch {
    return { kind: 'unknown', why: 'it is not JSON' }
  }
}
