import * as v from 'valibot'
import type { NewRecord, PreviewGitHub, PreviewRecord, PullNow, RecordList, Shown } from '../preview/store.ts'
import { createDeployment, endDeployment, showDeployment } from './deployments.ts'
import { type GitHubRepository, statusOf } from './repository.ts'

/** The task by which GitHub lists the records. */
const task = 'taxiway-preview'
const readPulls = 'pull-requests: read'
const writePulls = 'pull-requests: write'
/** The account of a job's own token. */
const jobAccount = 'github-actions[bot]'
/** Long enough to wait for a rate limit at the end: nothing else ends the records that a success has replaced. */
const lastWordMs = 60_000

const said = v.object({
  pullRequest: v.pipe(v.number(), v.safeInteger()),
  name: v.string(),
  service: v.optional(v.pipe(v.string(), v.nonEmpty())),
  url: v.optional(v.string()),
})
/** GitHub returns a payload as it was sent, or as JSON in a string. */
const row = v.object({
  id: v.number(),
  created_at: v.string(),
  payload: v.union([said, v.pipe(v.string(), v.parseJson(), said)]),
})

/**
 * Pull requests, our comment on each, and their previews as GitHub deployments of one environment. The payload of a
 * deployment holds the record; statuses are never read.
 */
export class GitHubPreviews implements PreviewGitHub {
  readonly #github: GitHubRepository
  readonly #environment: string
  /** The ids of known comments, by pull request and marker. */
  readonly #comments = new Map<string, number>()
  #login: Promise<string> | undefined

  constructor(github: GitHubRepository, environment: string) {
    this.#github = github
    this.#environment = environment
  }

  async list(): Promise<RecordList> {
    const environment = this.#environment
    const { rows, date } = await this.#github.all('deployments: read', ({ rest }, place) =>
      rest.repos.listDeployments({ ...place, environment, task }),
    )
    const records = rows.flatMap(readRecord).sort((one, other) => one.id - other.id)
    return { records, nowMs: Date.parse(date ?? '') }
  }

  async write(record: NewRecord, head: string, how: { readonly once?: boolean } = {}): Promise<number> {
    // GitHub may not know the head of a fork by its commit id.
    const refs = [head, `refs/pull/${record.pullRequest}/head`]
    const kind = { transient_environment: true, production_environment: false }
    const fields = { task, environment: this.#environment, payload: { ...record }, ...kind }
    return await createDeployment(this.#github, refs, fields, how)
  }

  async show(id: number, shown: Shown): Promise<void> {
    await showDeployment(this.#github, id, shown, { auto_inactive: false })
  }

  async end(id: number): Promise<void> {
    await endDeployment(this.#github, id, 'The preview has ended, or a newer record took its place')
  }

  async readPull(number: number): Promise<PullNow | 'gone'> {
    return await this.#github.ask(readPulls, async ({ rest }, place): Promise<PullNow | 'gone'> => {
      try {
        const { data } = await rest.pulls.get({ ...place, pull_number: number })
        return { isOpen: data.state === 'open', head: data.head.sha }
      } catch (error) {
        if (statusOf(error) === 404) return 'gone'
        throw error
      }
    })
  }

  async listOpen(): Promise<ReadonlySet<number>> {
    const { rows } = await this.#github.all(readPulls, ({ rest }, place) =>
      rest.pulls.list({ ...place, state: 'open' }),
    )
    return new Set(rows.map(({ number }) => number))
  }

  /** Finds the comment by its author and its marker, and reads nothing else from it: other people can write one. */
  async comment(number: number, marker: string, body: string): Promise<void> {
    const key = `${number} ${marker}`
    const text = `${marker}\n${body}`
    const known = this.#comments.get(key) ?? (await this.#findComment(number, marker))
    if (known !== undefined && (await this.#updateComment(known, text))) {
      this.#comments.set(key, known)
      return
    }
    const made = await this.#github.ask(
      writePulls,
      ({ rest }, place) => rest.issues.createComment({ ...place, issue_number: number, body: text }),
      { once: true },
    )
    this.#comments.set(key, made.data.id)
  }

  async lastWord(work: () => Promise<void>): Promise<void> {
    await this.#github.lastWord(work, lastWordMs)
  }

  async #findComment(number: number, marker: string): Promise<number | undefined> {
    this.#login ??= this.#askForLogin()
    const [login, { rows }] = await Promise.all([
      this.#login,
      this.#github.all(writePulls, ({ rest }, place) => rest.issues.listComments({ ...place, issue_number: number })),
    ])
    return rows.find(({ user, body }) => user?.login === login && body?.startsWith(marker))?.id
  }

  /** Returns false if somebody deleted it. */
  async #updateComment(id: number, body: string): Promise<boolean> {
    return await this.#github.ask(writePulls, async ({ rest }, place) => {
      try {
        await rest.issues.updateComment({ ...place, comment_id: id, body })
        return true
      } catch (error) {
        if (statusOf(error) === 404) return false
        throw error
      }
    })
  }

  /** Reads the login by GraphQL, because a job's token may not call `GET /user`. */
  async #askForLogin(): Promise<string> {
    try {
      return await this.#github.ask('metadata: read', async ({ graphql }, { request }) => {
        const { viewer } = await graphql<{ viewer: { login: string } }>('query { viewer { login } }', { request })
        return viewer.login
      })
    } catch {
      return jobAccount
    }
  }
}

/** Ignores anything but a record, such as a deployment that somebody else created. */
function readRecord(deployment: unknown): PreviewRecord[] {
  const { success, output } = v.safeParse(row, deployment)
  if (!success) return []
  const { id, created_at, payload } = output
  return [{ id, createdMs: Date.parse(created_at), ...payload }]
}
