import type { GitHubState } from '../deploy/outcome.ts'

/** Whose preview it is: a service of a pull request, by its name. */
export interface PreviewKey {
  readonly pullRequest: number
  readonly name: string
}

/** What a record says. Without a service it is an *intention*: a run is about to create one, and nobody knows yet. */
export interface NewRecord extends PreviewKey {
  readonly service?: string | undefined
  readonly url?: string | undefined
}

/** A record of a preview. It exists exactly as long as its service may. */
export interface PreviewRecord extends NewRecord {
  /** A later one has a greater one. */
  readonly id: number
  /** By GitHub's clock. */
  readonly createdMs: number
}

/** A record that is no intention. */
export type ServiceRecord = PreviewRecord & { readonly service: string }

export function isOfService(record: PreviewRecord): record is ServiceRecord {
  return record.service !== undefined
}

export interface RecordList {
  /** The oldest first. A record may be shown a moment after it was written. */
  readonly records: readonly PreviewRecord[]
  /** When they were read, by GitHub's clock. */
  readonly nowMs: number
}

/** What people see of a GitHub deployment. */
export interface Shown {
  readonly state: GitHubState | 'in_progress'
  readonly description: string
  readonly url?: string | null | undefined
}

/** A pull request as it is now. */
export interface PullNow {
  readonly isOpen: boolean
  /** The newest commit. */
  readonly head: string
}

/** What previews need of GitHub: it remembers them, and has their pull requests. Every method rejects with a `GitHubError`. */
export interface PreviewGitHub {
  list(): Promise<RecordList>
  /** Writes a record and gives its id. `once` sends nothing again: two intentions would wait for each other. */
  write(record: NewRecord, head: string, how?: { readonly once?: boolean }): Promise<number>
  /** Shows people how it goes. A record that another run has ended is not shown. */
  show(id: number, shown: Shown): Promise<void>
  /** Ends a record, if it is still there. */
  end(id: number): Promise<void>
  /** `gone` if there is no such pull request, or the token may not see it. */
  readPull(number: number): Promise<PullNow | 'gone'>
  listOpen(): Promise<ReadonlySet<number>>
  /** Writes the one comment that begins with a marker, or updates it. */
  comment(number: number, marker: string, body: string): Promise<void>
  /** Does what is to be done of all this at the end of a run, within a bound. */
  lastWord(work: () => Promise<void>): Promise<void>
}

/** GitHub did not do what was asked for. Its message is a clause that says why. */
export class GitHubError extends Error {
  /** The token lacks a permission, and nothing else is wrong. */
  readonly isForbidden: boolean
  /** The answer was lost: a write may have been done. */
  readonly mayBeDone: boolean

  constructor(message: string, { isForbidden, mayBeDone }: { isForbidden: boolean; mayBeDone: boolean }) {
    super(message)
    this.name = 'GitHubError'
    this.isForbidden = isForbidden
    this.mayBeDone = mayBeDone
  }
}

/** A failure of GitHub as a value; anything else is thrown. */
export function onlyGitHubErrors(error: unknown): GitHubError {
  if (error instanceof GitHubError) return error
  throw error
}

/** The records of one preview, the oldest first. */
export function recordsOf({ records }: RecordList, { pullRequest, name }: PreviewKey): readonly PreviewRecord[] {
  return records.filter((record) => record.pullRequest === pullRequest && record.name === name)
}

/** A run that is about to create a service has done so within this time, or will never say. */
export const youngMs = 120_000

/** Intentions whose run may still be at work. */
export function isYoung({ createdMs, service }: PreviewRecord, { nowMs }: RecordList): boolean {
  return service === undefined && nowMs - createdMs <= youngMs
}
