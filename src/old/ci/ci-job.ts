import { isWholeCommit } from '../text/commits/commit-id.ts'
/** The environment variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What GitHub says of the job, in its environment variables. */
export interface CiJob {
  /** The commit that the job is about: of a change request its head, if the system says which. */
  readonly sha: string | undefined
  readonly branch: string | undefined
  /** Number of the pull or merge request, as people write it. */
  readonly changeRequest: string | undefined
  /** Of a change request its head, if `sha` is not that. */
  readonly head: string | undefined
  /** Of a change the commit or the branch that it goes into; undefined if the system does not say. */
  readonly base: string | undefined
  /** Whether the job is for a change that is proposed or queued; undefined if the system does not say that it is not. */
  readonly isChange: boolean | undefined
  /** The commit before the push that started the job. */
  readonly before: string | undefined
  /** Which attempt of the run it is, from 1; undefined if the system does not say. */
  readonly attempt: number | undefined
}

/** A queue of GitHub names its branches so, whatever system builds them. */
const queued = /^gh-readonly-queue\/(?:(.+)\/pr-)?/

/** The job as it was said; an empty text says nothing. */
export function readCiJob(said: Partial<CiJob>): CiJob {
  const queue = queued.exec(said.branch ?? '')
  const base = said.base || queue?.[1]
  return {
    sha: said.sha || undefined,
    head: said.head || undefined,
    branch: said.branch || undefined,
    changeRequest: said.changeRequest || undefined,
    base: base || undefined,
    isChange: said.changeRequest || base || queue !== null ? true : said.isChange,
    before: isWholeCommit(said.before) && !/^0+$/.test(said.before) ? said.before : undefined,
    attempt: said.attempt || undefined,
  }
}
