import type { getOctokit } from '@actions/github'
import { systemClock, within } from '../client/clock.ts'
import { field } from '../client/json.ts'
import { UndiciClient } from '../client/request.ts'
import type { Method } from '../contract/operation.ts'
import { RunTime } from '../deploy/run-time.ts'
import { GitHubError } from '../preview/store.ts'
import type { GitHubFacts, Host } from '../report/host.ts'
import { formatDuration, messageOf } from '../text/format.ts'

type Octokit = ReturnType<typeof getOctokit>

/** The owner, name and signal that every request takes. */
export interface Place {
  readonly owner: string
  readonly repo: string
  readonly request: { readonly signal: AbortSignal }
}

/** A request to GitHub. */
export type Work<T> = (octokit: Octokit, place: Place) => Promise<T>

/** A request that GitHub does not answer ends in less than 30 s, and soon after the timeout of the run. */
const attempts = 2
const attemptMs = 10_000
const afterTimeoutMs = 8_000
const leastMs = 1_000
/** The runner kills a cancelled job after 7.5 s. */
const afterCancelMs = 1_500
/** Limits of everything that is written at the end of a run. */
const lastWordMs = { afterTimeout: 9_000, afterCancel: 4_000 }
const pauseMs = 1_000
/** Wait after a rate limit that does not say when it ends. */
const limitMs = 60_000
/** Rows of a page: the most that GitHub returns. */
const pageSize = 100
const mostPages = 50

/** The repository of a job; undefined outside GitHub Actions, or without a token. */
export function repositoryOf(host: Host, timeoutMs = host.inputs.get('timeout')): GitHubRepository | undefined {
  const token = host.inputs.get('github-token')
  return host.facts.github === undefined || token === undefined
    ? undefined
    : new GitHubRepository(host, host.facts.github, token, timeoutMs)
}

/**
 * A repository on GitHub. Waits for rate limits, within the time of the run; this is the only place that decides how
 * long to wait for GitHub. Every method rejects with a `GitHubError`.
 */
export class GitHubRepository {
  /** The page of the job. */
  readonly runUrl: string | undefined
  readonly #owner: string
  readonly #repo: string
  readonly #octokit: Promise<Octokit>
  readonly #time: RunTime
  readonly #host: Host
  #hasSaidLimit = false

  constructor(host: Host, { apiUrl, repository }: GitHubFacts, token: string, timeoutMs: number) {
    const [owner = '', repo = ''] = repository.split('/')
    this.runUrl = host.facts.runUrl
    this.#host = host
    this.#owner = owner
    this.#repo = repo
    this.#time = new RunTime(systemClock, { timeoutMs, signal: host.signal })
    this.#octokit = openOctokit(token, apiUrl)
    this.#octokit.catch(() => undefined)
  }

  /**
   * Sends a request, which cancelling the run does not stop.
   *
   * @param once the request must not take effect twice, so it is sent again only if a rate limit refused it
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
        const mayBeDone = status === undefined || status >= 500
        const rateLimitMs = waitFor(error)
        if (rateLimitMs === undefined) failures++
        const { leftMs } = this.#time
        const mayRepeat =
          rateLimitMs === undefined ? !once && mayBeDone && failures < attempts && leftMs > 0 : rateLimitMs <= leftMs
        if (mayRepeat && rateLimitMs !== undefined) this.#sayLimit(rateLimitMs)
        if (mayRepeat && (await this.#pause(rateLimitMs ?? pauseMs))) continue
        const isForbidden = /resource not accessible/i.test(String(error))
        throw new GitHubError(explain(error, permission), { isForbidden, mayBeDone })
      }
    }
  }

  /** Only once: requests after a rate limit often meet it, too. */
  #sayLimit(ms: number): void {
    if (this.#hasSaidLimit) return
    this.#hasSaidLimit = true
    const text = `GitHub wants no request for ${formatDuration(ms)} (rate limit). Taxiway asks again then.`
    this.#host.notice(this.#host.redact(text))
  }

  /** Returns false if the run was cancelled. */
  async #pause(ms: number): Promise<boolean> {
    const { clock, signal } = this.#time
    return await clock.sleep(ms, signal).then(
      () => true,
      () => false,
    )
  }

  /** Sends one request with a time limit, which cancelling the run shortens. */
  async #attempt<T>(work: Work<T>): Promise<T> {
    const octokit = await this.#octokit
    const { clock, leftMs, signal: cancelled } = this.#time
    const reason = (): Error => new Error('GitHub gave no answer in time')
    const ms = Math.max(leastMs, Math.min(attemptMs, leftMs + afterTimeoutMs))
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
        return await work(octokit, { owner: this.#owner, repo: this.#repo, request: { signal } })
      })
    } finally {
      over.abort()
    }
  }

  /**
   * Does the last work of a run within a time limit. Cancelling the run shortens it, because the runner kills the job
   * soon.
   *
   * @param mostMs the limit while there is time left
   */
  async lastWord(work: () => Promise<void>, mostMs = lastWordMs.afterTimeout): Promise<void> {
    const { clock, signal, leftMs } = this.#time
    const reason = (): GitHubError =>
      new GitHubError('it did not answer in time', { isForbidden: false, mayBeDone: true })
    const working = work()
    const wait = async (ms: number, parent?: AbortSignal): Promise<void> =>
      await within({ clock, ms, parent, reason }, () => working)
    const ms = Math.max(leastMs, Math.min(mostMs, leftMs + lastWordMs.afterTimeout))
    if (!signal.aborted) {
      const failure: unknown = await wait(ms, signal).catch((error: unknown) => error)
      if (!signal.aborted && failure !== undefined) throw failure
    }
    if (signal.aborted) await wait(lastWordMs.afterCancel)
  }

  /** Reads all rows of a list, and when GitHub sent the first of them. */
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
      // A page may have fewer rows, because GitHub leaves out hidden ones.
      if (!headers.link?.includes('rel="next"')) return { rows, date }
    }
    const text = `GitHub lists more than ${mostPages * pageSize}, which are not all read`
    throw new GitHubError(text, { isForbidden: false, mayBeDone: false })
  }
}

/** The status of GitHub's answer; undefined if there was none. */
export function statusOf(error: unknown): number | undefined {
  const status = field(field(error, 'response'), 'status')
  return typeof status === 'number' ? status : undefined
}

/** How long GitHub wants no requests, in milliseconds; undefined if it did not refuse because of a rate limit. */
function waitFor(error: unknown): number | undefined {
  const status = statusOf(error)
  if (status !== 403 && status !== 429) return undefined
  const headers = field(field(error, 'response'), 'headers')
  const number = (name: string): number | undefined => {
    const text = field(headers, name)
    return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : undefined
  }
  const seconds = number('retry-after')
  if (seconds !== undefined) return Math.max(1_000, seconds * 1_000)
  const [reset, remaining] = [number('x-ratelimit-reset'), number('x-ratelimit-remaining')]
  const nowMs = Date.parse(String(field(headers, 'date')))
  if (reset !== undefined && remaining === 0 && !Number.isNaN(nowMs)) return Math.max(1_000, reset * 1_000 - nowMs)
  return status === 429 || /rate limit|abuse|too quickly/i.test(String(error)) ? limitMs : undefined
}

/** Opens GitHub's API with the job's token. `ask` decides whether a request is sent again. */
async function openOctokit(token: string, apiUrl: string): Promise<Octokit> {
  // Most runs do not need it, and it takes 60 ms to load.
  const github = await import('@actions/github')
  return github.getOctokit(token, { baseUrl: apiUrl, request: { fetch: createFetch() } })
}

interface GitHubRequest {
  readonly method: Method
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal: AbortSignal
}

/**
 * The part of `fetch` that Octokit needs, over the same HTTP client as the platform, which uses the proxies of the
 * environment.
 */
function createFetch() {
  const client = new UndiciClient({ direct: false })
  return async (address: string, { method, headers, body, signal }: GitHubRequest) => {
    const { origin, pathname, search } = new URL(address)
    const request = { method, origin, path: pathname + search, headers, signal }
    const answer = await client.send(body === undefined ? request : { ...request, body })
    const chunks: Uint8Array[] = []
    for await (const chunk of answer.body) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const given = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as const],
    )
    return { status: answer.status, url: address, headers: new Map(given), text: async () => text }
  }
}

/** Says why GitHub refused or did not answer, in a few words. `permission` is the one that the request needs. */
function explain(error: unknown, permission: string): string {
  const text = messageOf(error)
  const isMissing = /resource not accessible/i.test(text)
  return isMissing ? `the token lacks the permission \`${permission}\`` : text.replace(/ - https?:\S+$/, '')
}
