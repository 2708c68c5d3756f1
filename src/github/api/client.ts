import type { getOctokit } from '@actions/github'
import { object, parse, picklist, string } from 'valibot'
import { NoAnswerError, RefusedError } from '../../client/errors.ts'
import { whyNoAnswer } from '../../client/http/unreachable.ts'
import { isTimeout } from '../../client/time/timeout.ts'
import type { Method } from '../../contract/operation.ts'
import type { ChangeRequestNow } from '../../preview/memory.ts'
import type { CommentPlace } from '../../preview/sticky-comment.ts'
import { formatDuration } from '../../text/duration.ts'
import { message } from '../../text/message.ts'
import { githubFetch } from './fetch.ts'

/** The account that a token belongs to; `assumed` if GitHub did not say, and the job's own was taken. */
export interface Author {
  readonly login: string
  readonly assumed: boolean
}

/** How a repository is reached. What is under way ends with the signal. */
export interface RepositoryAccess {
  readonly repository: { readonly owner: string; readonly repo: string }
  readonly token: string
  readonly signal: AbortSignal
}

const jobToken = 'github-actions[bot]'
const viewerAnswer = object({ viewer: object({ login: string() }) })
const pullRequest = object({ state: picklist(['open', 'closed']), head: object({ sha: string() }) })

/** A repository on GitHub, at `GITHUB_API_URL`. Methods reject with the errors of our own client. */
export class GitHubRepository {
  readonly #access: RepositoryAccess
  #client: Promise<ReturnType<typeof getOctokit>> | undefined
  #author: Promise<Author> | undefined

  constructor(access: RepositoryAccess) {
    this.#access = access
  }

  get signal(): AbortSignal {
    return this.#access.signal
  }

  /** Loads GitHub's client ahead of its first use, which reports why it could not be. */
  load(): void {
    this.#open().catch(() => undefined)
  }

  /**
   * The answer's data. What got no answer is asked again if that does no harm, and a limit is waited for.
   *
   * @param path below the repository, beginning with a slash
   */
  async request(method: Method, path: string, fields: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    const route = `${method} /repos/{owner}/{repo}${path}`
    const { data } = await (await this.#open()).request(route, { ...this.#access.repository, ...fields })
    return data
  }

  /** The account of the token. Rejects only when the signal aborts. */
  author(): Promise<Author> {
    this.#author ??= this.#askForAuthor()
    return this.#author
  }

  /** A pull request as it is now, which may be later than the event. */
  async pullRequest(number: number): Promise<ChangeRequestNow> {
    const { state, head } = parse(pullRequest, await this.request('GET', `/pulls/${number}`))
    return { open: state === 'open', headSha: head.sha }
  }

  /** The comments on a pull request. */
  comments(number: number): CommentPlace {
    return {
      request: (method, path, fields) => this.request(method, path, fields),
      all: `/issues/${number}/comments`,
      sorted: '',
      one: (id) => `/issues/comments/${id}`,
      change: 'PATCH',
      own: async () => (await this.author()).login,
      explain: (error) => githubRefusal(error, 'pull-requests: write'),
    }
  }

  /** Asks GraphQL, because `GET /user` is forbidden to a job's token. */
  async #askForAuthor(): Promise<Author> {
    try {
      const { login } = parse(viewerAnswer, await (await this.#open()).graphql('query { viewer { login } }')).viewer
      return { login, assumed: false }
    } catch {
      this.signal.throwIfAborted()
      return { login: jobToken, assumed: true }
    }
  }

  #open() {
    this.#client ??= openClient(this.#access)
    return this.#client
  }
}

async function openClient({ token, signal }: RepositoryAccess) {
  const { getOctokit } = await import('@actions/github')
  const client = getOctokit(token, { request: { fetch: githubFetch(signal) } })
  // It wraps each error of `fetch` in one of its own.
  client.hook.error('request', (error) => {
    throw error.cause ?? error
  })
  return client
}

/** Why GitHub did not do it, as a clause. A permission that the token lacks is named as a workflow spells it. */
export function githubRefusal(error: unknown, permission: string): string {
  if (isTimeout(error)) return message`github-timeout: GitHub did not answer in time`
  if (error instanceof NoAnswerError) {
    return message`github-no-answer: GitHub gave no complete answer: ${whyNoAnswer(error)}`
  }
  if (!(error instanceof RefusedError)) return error instanceof Error ? error.message : String(error)
  const { status, said, found, retryAfterMs } = error
  if (status === 429 && retryAfterMs !== undefined) {
    return message`github-rate-limit: GitHub limits the token's requests for another ${formatDuration(retryAfterMs)}`
  }
  if ((status === 403 || status === 404) && said.includes('not accessible')) {
    return message`github-permission-missing: the token lacks the permission \`${permission}\`; grant it under \`permissions:\` of the job`
  }
  // A proxy before GitHub's API answers with a page.
  return found === 'HTML'
    ? message`github-error-page: GitHub answered ${status} with a page`
    : message`github-error: GitHub answered ${status}: ${said || error.message}`
}
