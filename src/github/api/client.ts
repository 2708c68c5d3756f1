import { object, parse, picklist, string } from 'valibot'
import { NoAnswerError, RefusedError } from '../../client/errors.ts'
import { JsonApi } from '../../client/http/json-api.ts'
import { whyNoAnswer } from '../../client/http/unreachable.ts'
import { isTimeout } from '../../client/time/timeout.ts'
import type { ChangeRequestNow } from '../../preview/memory.ts'
import type { CommentPlace } from '../../preview/sticky-comment.ts'
import { formatDuration } from '../../text/duration.ts'
import { textOf } from '../../text/error.ts'
import { message, withoutFullStop } from '../../text/message.ts'
import type { Redactor } from '../../text/redactor.ts'

/** The account that a token belongs to; `assumed` if GitHub did not say, and the job's own was taken. */
type Author = { readonly login: string; readonly assumed: boolean }

/** How a repository is reached. What is under way ends with the signal. */
export interface RepositoryAccess {
  readonly repository: {
    readonly owner: string
    readonly repo: string
    /** `GITHUB_API_URL`; by default that of github.com. */
    readonly apiUrl?: string | undefined
  }
  readonly token: string
  readonly redactor: Redactor
  readonly signal: AbortSignal
}

/** All tries of one request, and the waits for a limit. */
export const longestRequestMs = 75_000
/**
 * What GitHub says with a 403 that no later try would change. Anything else, an answer without words among them, is one of its limits, of
 * which not all have a header.
 */
const mayNot =
  /not accessible|must have|not granted|saml|allow list|archived|blocked|suspended|disabled|forbidden|permission|not permitted|protected/i
const jobToken = 'github-actions[bot]'
const viewerAnswer = object({ data: object({ viewer: object({ login: string() }) }) })
const pullRequest = object({ state: picklist(['open', 'closed']), head: object({ sha: string() }) })

/** A repository on GitHub. Methods reject with the errors of our own client. */
export class GitHubRepository extends JsonApi {
  #author: Promise<Author> | undefined

  constructor({ repository, token, redactor, signal }: RepositoryAccess) {
    const { owner, repo, apiUrl: url = 'https://api.github.com' } = repository
    const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`
    const headers = () => ({ authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' })
    super({
      url,
      repository: path,
      headers,
      redact: (text) => redactor.redactSecrets(text),
      signal,
      totalMs: longestRequestMs,
      isLimit: (said) => !mayNot.test(said),
    })
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

  comments(number: number): CommentPlace {
    return {
      server: this,
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
      const { data } = parse(viewerAnswer, await this.query('query { viewer { login } }'))
      return { login: data.viewer.login, assumed: false }
    } catch {
      this.signal.throwIfAborted()
      return { login: jobToken, assumed: true }
    }
  }
}

/** Whether a 403 without a header of a limit is one, by what it says. */
export function isGithubLimit(said: string): boolean {
  return !mayNot.test(said)
}

/** Why GitHub did not do it, as a clause. A permission that the token lacks is named as a workflow spells it. */
export function githubRefusal(error: unknown, permission: string): string {
  if (isTimeout(error)) return message`github-timeout: GitHub did not answer in time`
  if (error instanceof NoAnswerError) {
    return message`github-no-answer: GitHub gave no complete answer: ${whyNoAnswer(error)}`
  }
  if (!(error instanceof RefusedError)) return textOf(error)
  const { status, said, found, retryAfterMs } = error
  if (status === 429 && retryAfterMs !== undefined) {
    return message`github-rate-limit: GitHub limits the token's requests for another ${formatDuration(retryAfterMs)}`
  }
  if ((status === 403 || status === 404) && said.includes('not accessible')) {
    return message`github-permission-missing: the token lacks the permission \`${permission}\`; grant it under \`permissions:\` of the job`
  }
  // A proxy before GitHub's API answers with a page.
  if (found === 'HTML') return message`github-error-page: GitHub answered ${status} with a page`
  const why = status < 400 ? 'it redirects to where the token is not sent, or a write is not' : said || error.message
  return message`github-error: GitHub answered ${status}: ${withoutFullStop(why)}`
}
