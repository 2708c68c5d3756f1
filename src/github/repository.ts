import { within } from '../client/clock.ts'
import { field } from '../client/json.ts'
import type { RunTime } from '../deploy/run-time.ts'
import { HostError } from '../preview/store.ts'
import { explainGitHub, type Octokit, openOctokit } from './octokit.ts'

/** Where a repository is, and how long a run may ask for it. */
export interface RepositoryAccess {
  readonly apiUrl: string
  /** `owner/name`. */
  readonly repository: string
  readonly token: string
  readonly time: Pick<RunTime, 'clock' | 'signal' | 'leftMs'>
}

/** As every request names it. The plugin for retries knows no limits, and asks too long. */
interface Place {
  readonly owner: string
  readonly repo: string
  readonly request: { readonly retries: 0; readonly signal: AbortSignal }
}

/** What is asked of GitHub. */
export type Work<T> = (octokit: Octokit, place: Place) => Promise<T>

/** A GitHub that does not answer is given up in less than 30 s, and soon after the timeout of the run. */
const attempts = 2
const attemptMs = 10_000
const lastWordMs = 8_000
const leastMs = 1_000
/** The runner kills a cancelled job after 7.5 s. */
const afterCancelMs = 1_500
const pauseMs = 1_000
/** After a limit that does not say when it ends. */
const limitMs = 60_000
/** Rows of a page: the most that GitHub gives. */
const pageSize = 100
const mostPages = 50

/** A repository on GitHub. A limit is waited out, within the time of the run. Every method rejects with a `HostError`. */
export class GitHubRepository {
  readonly #owner: string
  readonly #repo: string
  readonly #octokit: Promise<Octokit>
  readonly #time: RepositoryAccess['time']

  constructor({ apiUrl, repository, token, time }: RepositoryAccess) {
    const [owner = '', repo = ''] = repository.split('/')
    this.#owner = owner
    this.#repo = repo
    this.#octokit = openOctokit(token, apiUrl)
    this.#octokit.catch(() => undefined)
    this.#time = time
  }

  /**
   * Sends a request, which a cancel does not stop.
   *
   * @param once it would do more if it was done twice, so that it is sent again only if it was refused for a limit
   */
  async ask<T>(
    permission: string,
    work: Work<T>,
    { once = false }: { readonly once?: boolean | undefined } = {},
  ): Promise<T> {
    let failures = 0
    for (;;) {
      try {
        return await this.#attempt(work)
      } catch (error) {
        const status = statusOf(error)
        const waitMs = waitFor(error)
        const mayBeDone = status === undefined || status >= 500
        failures += waitMs === undefined ? 1 : 0
        const isLast = once || !mayBeDone || failures >= attempts || this.#time.leftMs <= 0
        const isOver = waitMs === undefined ? isLast : waitMs > this.#time.leftMs
        if (isOver || !(await this.#pause(waitMs ?? pauseMs))) {
          const isForbidden = /resource not accessible/i.test(String(error))
          throw new HostError(explainGitHub(error, permission), { isForbidden, mayBeDone })
        }
      }
    }
  }

  /** False if a cancel came. */
  async #pause(ms: number): Promise<boolean> {
    const { clock, signal } = this.#time
    return await clock.sleep(ms, signal).then(
      () => true,
      () => false,
    )
  }

  /** One request with a limit, which a cancel brings nearer. */
  async #attempt<T>(work: Work<T>): Promise<T> {
    const octokit = await this.#octokit
    const { clock, leftMs, signal: cancelled } = this.#time
    const reason = (): Error => new Error('GitHub gave no answer in time')
    const ms = Math.max(leastMs, Math.min(attemptMs, leftMs + lastWordMs))
    const over = new AbortController()
    const hurry = new AbortController()
    const onCancel = (): void => {
      clock.sleep(afterCancelMs, over.signal).then(
        () => hurry.abort(reason()),
        () => {},
      )
    }
    cancelled.addEventListener('abort', onCancel, { once: true, signal: over.signal })
    const limit = { clock, ms: cancelled.aborted ? afterCancelMs : ms, parent: hurry.signal, reason }
    try {
      return await within(limit, async (signal) => {
        const request = { retries: 0, signal } as const
        return await work(octokit, { owner: this.#owner, repo: this.#repo, request })
      })
    } finally {
      over.abort()
    }
  }

  /** All rows of a list, and when GitHub gave the first of them. */
  async all<T>(
    permission: string,
    list: (
      octokit: Octokit,
      place: Place & { readonly per_page: number; readonly page: number },
    ) => Promise<{ readonly data: readonly T[]; readonly headers: { readonly date?: string; readonly link?: string } }>,
  ): Promise<{ readonly rows: readonly T[]; readonly date: string | undefined }> {
    const rows: T[] = []
    let date: string | undefined
    for (let page = 1; page <= mostPages; page++) {
      const { data, headers } = await this.ask(permission, (octokit, place) =>
        list(octokit, { ...place, per_page: pageSize, page }),
      )
      date ??= headers.date
      for (const row of data) rows.push(row)
      // A page may have fewer rows: GitHub leaves out what it hides.
      if (!headers.link?.includes('rel="next"')) return { rows, date }
    }
    const text = `GitHub lists more than ${mostPages * pageSize}, which are not all read`
    throw new HostError(text, { isForbidden: false, mayBeDone: false })
  }
}

/** The status that GitHub answered with; undefined if it gave no answer. */
export function statusOf(error: unknown): number | undefined {
  const status = field(field(error, 'response'), 'status')
  return typeof status === 'number' ? status : undefined
}

/** How long GitHub wants no request; undefined if it did not refuse for a limit. */
function waitFor(error: unknown): number | undefined {
  const status = statusOf(error)
  if (status !== 403 && status !== 429) return undefined
  const headers = field(field(error, 'response'), 'headers')
  const number = (name: string): number | undefined => {
    const text = field(headers, name)
    return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : undefined
  }
  const seconds = number('retry-after')
  if (seconds !== undefined) return seconds * 1_000
  const [reset, remaining] = [number('x-ratelimit-reset'), number('x-ratelimit-remaining')]
  const nowMs = Date.parse(String(field(headers, 'date')))
  if (reset !== undefined && remaining === 0 && !Number.isNaN(nowMs)) return Math.max(1_000, reset * 1_000 - nowMs)
  return status === 429 || /rate limit|abuse|too quickly/i.test(String(error)) ? limitMs : undefined
}
