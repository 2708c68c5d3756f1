import type { GitHubState } from '../deploy/outcome.ts'

/*
 * How previews are remembered. GitHub is the only memory, and its list may show a new record late.
 *
 * 1. A record is a GitHub deployment, and exists exactly as long as its service may. A record without a service is an
 *    intention: its run is about to create one.
 * 2. A run that finds a record with a service deploys to that service.
 * 3. Any other run writes an intention and waits until GitHub lists it. The run of the oldest intention creates the
 *    service, once, and records it; all others wait for that record.
 * 4. An intention whose run is dead (`youngMs`) may hide a service that nobody knows: each run fails until a person has
 *    looked and closed the pull request.
 * 5. The success of a head ends older records. Closing the pull request removes its services, then ends all records.
 * 6. The post step of a killed job ends an intention that sent nothing, and records a service that main had created.
 */

/** Identifies a preview: the pull request, and the name of its service. */
export interface PreviewKey {
  readonly pullRequest: number
  readonly name: string
}

/**
 * The content of a record. Without a service it is an *intention*: a run is about to create one, and the result is
 * unknown.
 */
export interface NewRecord extends PreviewKey {
  readonly service?: string | undefined
  readonly url?: string | undefined
}

/** A record of a preview. It exists exactly as long as its service may exist. */
export interface PreviewRecord extends NewRecord {
  /** Later records have greater ids. */
  readonly id: number
  /** By GitHub's clock. */
  readonly createdMs: number
}

/** A record that names a service. */
export type ServiceRecord = PreviewRecord & { readonly service: string }

export function isOfService(record: PreviewRecord): record is ServiceRecord {
  return record.service !== undefined
}

export interface RecordList {
  /** Oldest first. A new record may take a moment to appear. */
  readonly records: readonly PreviewRecord[]
  /** When the records were read, by GitHub's clock. */
  readonly nowMs: number
}

/** The state of a GitHub deployment that people see. */
export interface Shown {
  readonly state: GitHubState | 'in_progress'
  readonly description: string
  readonly url?: string | null | undefined
}

/** The current state of a pull request. */
export interface PullNow {
  readonly isOpen: boolean
  /** The newest commit. */
  readonly head: string
}

/**
 * The part of GitHub that previews need: it stores their records and has their pull requests. Every method rejects with
 * a `GitHubError`.
 */
export interface PreviewGitHub {
  list(): Promise<RecordList>
  /** Writes a record and returns its id. `once` turns retries off: two intentions would wait for each other. */
  write(record: NewRecord, head: string, how?: { readonly once?: boolean }): Promise<number>
  /** Shows people a new state. Does nothing if another run has ended the record. */
  show(id: number, shown: Shown): Promise<void>
  /** Ends a record if it still exists. */
  end(id: number): Promise<void>
  /** `gone` if there is no such pull request, or the token may not see it. */
  readPull(number: number): Promise<PullNow | 'gone'>
  listOpen(): Promise<ReadonlySet<number>>
  /** Creates or updates the one comment that begins with a marker. */
  comment(number: number, marker: string, body: string): Promise<void>
  /** Does the last of this work at the end of a run, within a time limit. */
  lastWord(work: () => Promise<void>): Promise<void>
}

/** GitHub refused a request or did not answer. The message is a clause that says why. */
export class GitHubError extends Error {
  /** The token lacks a permission, and nothing else is wrong. */
  readonly isForbidden: boolean
  /** The answer was lost: a write may have taken effect. */
  readonly mayBeDone: boolean

  constructor(message: string, { isForbidden, mayBeDone }: { isForbidden: boolean; mayBeDone: boolean }) {
    super(message)
    this.name = 'GitHubError'
    this.isForbidden = isForbidden
    this.mayBeDone = mayBeDone
  }
}

/** Returns a failure of GitHub as a value; throws anything else. */
export function onlyGitHubErrors(error: unknown): GitHubError {
  if (error instanceof GitHubError) return error
  throw error
}

/** The records of one preview, oldest first. */
export function recordsOf({ records }: RecordList, { pullRequest, name }: PreviewKey): readonly PreviewRecord[] {
  return records.filter((record) => record.pullRequest === pullRequest && record.name === name)
}

/** The run of an intention that is older is dead. */
export const youngMs = 120_000
/** A service is created and recorded within this time, so that its intention is young all the while. */
export const createMs = 60_000
/** A list that was read longer ago proves nothing: a run that was held up reads it again before it creates. */
export const freshForMs = 10_000

/** Whether a record is an intention whose run may still be at work. */
export function isYoung({ createdMs, service }: PreviewRecord, { nowMs }: RecordList): boolean {
  return service === undefined && nowMs - createdMs <= youngMs
}
