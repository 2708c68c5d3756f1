import { createHash } from 'node:crypto'
import type { GithubHistory, GithubRun } from './commits.ts'
import { readEntries } from './description.ts'
import type { Answer, Call } from './operations.ts'

/** A comment below a pull request. Tests write and change them as their authors would. */
export interface GithubComment {
  readonly id: number
  /** The number of the pull request. */
  readonly issue: number
  body: string
  /** Null for an account that was deleted. */
  readonly author: string | null
  readonly createdAt: string
  updatedAt: string
}

/** A pull request; tests push to it and close it by writing here. */
export interface GithubPull {
  readonly number: number
  readonly author: string
  title: string
  state: 'open' | 'closed'
  merged: boolean
  labels: string[]
  head: {
    sha: string
    readonly ref: string
    /** `owner/name`: a fork if it is not this repository, null if the fork was deleted. */
    repository: string | null
  }
  readonly base: { readonly sha: string; readonly ref: string }
  /** The commit that a `pull_request` run checks out. */
  mergeSha: string
}

/** A status of a deployment as it was sent. */
export type GithubStatus = Readonly<Record<string, unknown>>

/** A GitHub deployment with its statuses, oldest first. */
export interface GithubDeployment {
  readonly id: number
  readonly environment: string
  readonly payload: unknown
  /** What created it, as it was sent. */
  readonly request: Readonly<Record<string, unknown>>
  readonly creator: { readonly login: string }
  readonly statuses: GithubStatus[]
  readonly createdAt: string
  /** When lists begin to show it, by `performance.now()`. */
  readonly listedAtMs?: number
}

/** What there is at GitHub: one repository, and whose token is used. Lists are oldest first. */
export interface GithubState {
  /** `owner/name`. */
  readonly repository: string
  readonly comments: GithubComment[]
  readonly pulls: GithubPull[]
  readonly deployments: GithubDeployment[]
  /** Branches, tags and commits that do not exist; all others do. */
  readonly unknownRefs: readonly string[]
  /** How long a list does not show a new deployment, in milliseconds, given its place. */
  readonly listsLate: (place: number) => number
  /** What it can compare, and where the branches are. */
  readonly history: GithubHistory
  /** Runs of workflows by their ids. */
  readonly runs: Readonly<Record<string, GithubRun | 'missing'>>
  /** The account of the token. */
  login: string
}

/** What an operation does to GitHub's state, and what GitHub answers. */
export type Handler = (github: GithubState, call: Call) => Answer

const firstId = 9001

/** An id above all others of its kind. */
export function nextId(records: readonly { readonly id: number }[]): number {
  return records.reduce((highest, { id }) => Math.max(highest, id), firstId - 1) + 1
}

/** Now, as GitHub writes it: in whole seconds. */
export function timestamp(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, 'Z')
}

/** The commit of a ref: the ref itself if it is a commit, otherwise always the same for the same name. */
export function commitOf(ref: string): string {
  return /^[0-9a-f]{40}$/.test(ref) ? ref : createHash('sha1').update(ref).digest('hex')
}

/** An error as GitHub writes it. */
export function refused(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Answer {
  const documentation_url = 'https://docs.github.com/rest'
  return { status, headers, body: { message, documentation_url, status: String(status) } }
}

/** An account as GitHub shows it beside what it wrote; null for one that was deleted. */
export function account(login: string | null): { readonly login: string; readonly type: string } | null {
  return login === null ? null : { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' }
}

/** GitHub leaves out of a page what it hides, such as what a blocked account wrote: none is full, and the header says if one follows. */
const largestPage = 97

/** One page of a list. */
export function pageOf<T>(list: readonly T[], { query, address }: Call, show: (each: T) => unknown): Answer {
  const size = Math.min(Number(query.get('per_page') ?? 30) || 30, largestPage)
  const page = Math.max(Number(query.get('page') ?? 1) || 1, 1)
  const next = new URLSearchParams({ ...Object.fromEntries(query), page: String(page + 1) })
  const link = `<${address}?${next}>; rel="next"`
  const headers: Record<string, string> = list.length > page * size ? { link } : {}
  return { status: 200, headers, body: list.slice((page - 1) * size, page * size).map(show) }
}

export const notFound = refused(404, 'Not Found')

/** A 422, with what is wrong in one of the fields. */
export function unprocessable(message: string, error?: Readonly<Record<string, string>>): Answer {
  const { status, body } = refused(422, message)
  return { status, body: { ...readEntries(body), ...(error && { errors: [error] }) } }
}
