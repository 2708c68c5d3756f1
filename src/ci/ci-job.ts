import { isWholeCommit } from '../text/commits/commit-id.ts'
/** The environment variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** What a CI system says of the job, in its own environment variables. */
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
  /** Of a change request the commit where it left that; what it is compared with, and never what it is judged by. */
  readonly forkedAt: string | undefined
  /** Whether the job is for a change that is proposed or queued; undefined if the system does not say that it is not. */
  readonly isChange: boolean | undefined
  /** The commit before the push that started the job. */
  readonly before: string | undefined
  readonly runUrl: string | undefined
  /** Which attempt of the run it is, from 1; undefined if the system does not say. */
  readonly attempt: number | undefined
  /** Address of the repository, if the system gives one over http; without user name and password. */
  readonly repository: string | undefined
}

/** A CI system: how it is recognised, what it says of the job, and how its log folds lines. */
export interface CiSystem {
  readonly name: string
  /** The variable that only this system sets. Gitea and Forgejo set GitHub's too, so they stand before it. */
  readonly isHere: (environment: Environment) => boolean
  readonly job: (environment: Environment) => Partial<CiJob>
  /** The lines around what is folded; `id` is unique in the log, `seconds` are those since 1970. */
  readonly fold?: (
    title: string,
    id: string,
    seconds: number,
  ) => { readonly start: string; readonly end: (seconds: number) => string }
}

/** A queue of GitHub names its branches so, whatever system builds them. */
const queued = /^gh-readonly-queue\/(?:(.+)\/pr-)?/

/** What the environment says of the job; an empty variable says nothing. */
export function readCiJob(ci: CiSystem | undefined, environment: Environment): CiJob {
  const said = ci?.job(environment) ?? {}
  const address = URL.parse(said.repository ?? '')
  if (address !== null) [address.username, address.password] = ['', '']
  const queue = queued.exec(said.branch ?? '')
  const base = said.base || queue?.[1]
  return {
    sha: said.sha || undefined,
    head: said.head || undefined,
    branch: said.branch || undefined,
    changeRequest: said.changeRequest || undefined,
    base: base || undefined,
    isChange: said.changeRequest || base || queue !== null ? true : said.isChange,
    forkedAt: said.forkedAt || undefined,
    before: isWholeCommit(said.before) && !/^0+$/.test(said.before) ? said.before : undefined,
    runUrl: said.runUrl || undefined,
    attempt: said.attempt || undefined,
    repository: address !== null && /^https?:$/.test(address.protocol) ? address.href : undefined,
  }
}
