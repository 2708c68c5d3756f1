import type { PullNow, PullRequests } from '../preview/store.ts'
import { type GitHubRepository, statusOf } from './repository.ts'

const read = 'pull-requests: read'
const write = 'pull-requests: write'
/** The account of a job's own token. */
const jobAccount = 'github-actions[bot]'

/** The pull requests of a repository, and our comment on each. */
export class GitHubPullRequests implements PullRequests {
  readonly #repository: GitHubRepository
  /** The comments that are known, by number and marker. */
  readonly #comments = new Map<string, number>()
  #login: Promise<string> | undefined

  constructor(repository: GitHubRepository) {
    this.#repository = repository
  }

  async read(number: number): Promise<PullNow | 'gone'> {
    return await this.#repository.ask(read, async ({ rest }, place): Promise<PullNow | 'gone'> => {
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
    const { rows } = await this.#repository.all(read, ({ rest }, place) => rest.pulls.list({ ...place, state: 'open' }))
    return new Set(rows.map(({ number }) => number))
  }

  /** The comment is found by its author and its marker, and never read for anything else: others can write one. */
  async comment(number: number, marker: string, body: string): Promise<void> {
    const key = `${number} ${marker}`
    const text = `${marker}\n${body}`
    const known = this.#comments.get(key) ?? (await this.#find(number, marker))
    if (known !== undefined && (await this.#update(known, text))) {
      this.#comments.set(key, known)
      return
    }
    const made = await this.#repository.ask(
      write,
      ({ rest }, place) => rest.issues.createComment({ ...place, issue_number: number, body: text }),
      { once: true },
    )
    this.#comments.set(key, made.data.id)
  }

  async #find(number: number, marker: string): Promise<number | undefined> {
    this.#login ??= this.#askForLogin()
    const [login, { rows }] = await Promise.all([
      this.#login,
      this.#repository.all(write, ({ rest }, place) => rest.issues.listComments({ ...place, issue_number: number })),
    ])
    return rows.find(({ user, body }) => user?.login === login && body?.startsWith(marker))?.id
  }

  /** False if somebody deleted it. */
  async #update(id: number, body: string): Promise<boolean> {
    return await this.#repository.ask(write, async ({ rest }, place) => {
      try {
        await rest.issues.updateComment({ ...place, comment_id: id, body })
        return true
      } catch (error) {
        if (statusOf(error) === 404) return false
        throw error
      }
    })
  }

  /** `GET /user` is forbidden to a job's token. */
  async #askForLogin(): Promise<string> {
    try {
      return await this.#repository.ask('metadata: read', async ({ graphql }) => {
        const { viewer } = await graphql<{ viewer: { login: string } }>('query { viewer { login } }')
        return viewer.login
      })
    } catch {
      return jobAccount
    }
  }
}
