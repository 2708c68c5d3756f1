import { array, object, parse, string, unknown } from 'valibot'
import { findLimit, NoAnswerError, RefusedError } from '../../client/errors.ts'
import { checkNew, JsonApi, type ListPage, longestRequestMs, namesNext } from '../../client/http/json-api.ts'
import { whyNoAnswer } from '../../client/http/unreachable.ts'
import { isTimeout } from '../../client/time/timeout.ts'
import { formatDuration } from '../../text/formats/duration.ts'
import { formatError } from '../../text/formats/format-error.ts'
import { withoutFullStop } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'
import type { Redactor } from '../../text/secrets/redactor.ts'
import { findCause, type Octokit, openOctokit, type Send } from './octokit.ts'

/** The account that a token belongs to; `assumed` if GitHub did not say, and the job's own was taken. */
type Author = { readonly login: string; readonly assumed: boolean }

/** As every endpoint of a repository names it. */
type Place = { readonly owner: string; readonly repo: string }

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
  /** How long one request may take with its repetitions and the waits for a limit, in milliseconds. */
  readonly patienceMs?: number
}

/** Rows of a page: the most that GitHub gives. */
export const pageSize = 100
/** What GitHub says with a 403 of a limit, whatever else it says: also that the token is blocked for a time. */
const limits = /rate limit|abuse detection|temporarily|too quickly/i
/**
 * What GitHub says with a 403 that no later try would change. Anything else, an answer without words among them, is one of its limits, of
 * which not all have a header.
 */
const mayNot =
  /not accessible|must have|not granted|saml|allow list|archived|blocked|suspended|disabled|forbidden|permission|not permitted|protected/i
const jobToken = 'github-actions[bot]'
const viewerAnswer = object({ viewer: object({ login: string() }) })

/** A list of an endpoint, page by page. */
type Listed = AsyncIterable<{
  readonly data: unknown
  readonly headers: { readonly link?: string; readonly date?: string }
}>

/** The accounts of the tokens of this process: each service of a fleet would ask for its own. */
const authors = new Map<string, Promise<Author>>()

/** A repository on GitHub, by Octokit's endpoints. Methods reject with the errors of our own client. */
export class GitHubRepository {
  /** Ends what is under way. */
  readonly signal: AbortSignal
  readonly #api: JsonApi
  readonly #apiUrl: string
  readonly #place: Place
  #octokit: Promise<Octokit> | undefined
  /** Tells the token's account from those of other tokens. */
  readonly #account: string

  constructor({ repository, token, redactor, signal, patienceMs = longestRequestMs }: RepositoryAccess) {
    const { owner, repo, apiUrl = 'https://api.github.com' } = repository
    const headers = () => ({ authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' })
    this.signal = signal
    this.#account = `${apiUrl} ${token}`
    this.#place = { owner, repo }
    this.#apiUrl = apiUrl
    this.#api = new JsonApi({
      url: apiUrl,
      repository: '',
      headers,
      redact: (text) => redactor.redactSecrets(text),
      signal,
      totalMs: patienceMs,
      isLimit: isGithubLimit,
    })
  }

  /** What one endpoint answers, which its types only promise. */
  async ask(endpoint: (octokit: Octokit, place: Place) => Promise<{ readonly data: unknown }>): Promise<unknown> {
    const octokit = await this.#open()
    try {
      return (await endpoint(octokit, this.#place)).data
    } catch (error) {
      throw findCause(error)
    }
  }

  /** The pages of a list, so many at most. Rejects at a page that brings nothing new: what follows cannot be read then. */
  async *pages(list: (octokit: Octokit, place: Place) => Listed, mostPages: number): AsyncGenerator<ListPage> {
    const known = new Set<string>()
    let pages = 0
    const octokit = await this.#open()
    try {
      for await (const { data, headers } of list(octokit, this.#place)) {
        const rows = parse(array(unknown()), data)
        const answeredAtMs = headers.date === undefined ? undefined : Date.parse(headers.date)
        checkNew(known, rows, 'a list of GitHub')
        yield { rows, isLast: rows.length === 0 || !namesNext(headers.link), answeredAtMs }
        if (rows.length === 0 || ++pages === mostPages) return
      }
    } catch (error) {
      throw findCause(error)
    }
  }

  /** Sends what an endpoint asks for. */
  protected send(...request: Parameters<Send>): ReturnType<Send> {
    return this.#api.send(...request)
  }

  #open(): Promise<Octokit> {
    this.#octokit ??= openOctokit(this.#apiUrl, (...request) => this.send(...request))
    return this.#octokit
  }

  /** The account of the token, which is asked for once. Rejects only when the signal aborts. */
  async author(): Promise<Author> {
    for (;;) {
      const asking = authors.get(this.#account) ?? this.#askForAuthor()
      authors.set(this.#account, asking)
      try {
        return await asking
      } catch {
        // Whoever asked for it was ended.
        this.signal.throwIfAborted()
        if (authors.get(this.#account) === asking) authors.delete(this.#account)
      }
    }
  }

  /** As `githubRefusal`; of a wait that was given up it says what GitHub had answered until then. */
  explain(error: unknown, permission: string): string {
    const { lastFailure } = this.#api
    if (!isTimeout(error) || lastFailure === undefined) return githubRefusal(error, permission)
    // What was waited for is the limit.
    if (findLimit(lastFailure) !== undefined) return githubRefusal(lastFailure, permission)
    return message`github-timeout-after: GitHub did not answer in time; before that, ${githubRefusal(lastFailure, permission)}`
  }

  /** How long GitHub asks for no request, if that is why it did not answer, in milliseconds. */
  limitMs(error: unknown): number | undefined {
    return findLimit(isTimeout(error) ? this.#api.lastFailure : error)
  }

  /** Asks GraphQL, because `GET /user` is forbidden to a job's token. */
  async #askForAuthor(): Promise<Author> {
    try {
      const { graphql } = await this.#open()
      const { viewer } = parse(viewerAnswer, await graphql('query { viewer { login } }'))
      return { login: viewer.login, assumed: false }
    } catch {
      this.signal.throwIfAborted()
      return { login: jobToken, assumed: true }
    }
  }
}

/** Whether a 403 without a header of a limit is one, by what it says. */
export function isGithubLimit(said: string): boolean {
  return limits.test(said) || !mayNot.test(said)
}

/** Why GitHub did not do it, as a clause. A permission that the token lacks is named as a workflow spells it. */
export function githubRefusal(error: unknown, permission: string): string {
  if (isTimeout(error)) return message`github-timeout: GitHub did not answer in time`
  if (error instanceof NoAnswerError) {
    return message`github-no-answer: GitHub gave no complete answer: ${whyNoAnswer(error)}`
  }
  if (!(error instanceof RefusedError)) return withoutFullStop(formatError(error))
  const { status, said, found, retryAfterMs } = error
  if (status === 429 && retryAfterMs !== undefined) {
    return message`github-rate-limit: GitHub limits the token's requests for another ${formatDuration(retryAfterMs)}`
  }
  if ((status === 403 || status === 404) && said.includes('not accessible')) {
    return message`github-permission-missing: the token lacks the permission \`${permission}\`; grant it under \`permissions:\` of the job`
  }
  // A proxy before GitHub's API answers with a page.
  if (found === 'HTML') return message`github-error-page: GitHub answered ${status} with a page`
  const why =
    status < 400
      ? 'it redirects in a circle, or to another host, where the token is not sent. If the repository was renamed, run the workflow anew'
      : said || error.message
  return message`github-error: GitHub answered ${status}: ${withoutFullStop(why)}`
}
