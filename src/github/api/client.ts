import type { getOctokit } from '@actions/github'
import { object, parse, picklist, string } from 'valibot'
import { formatDuration } from '../../text/duration.ts'
import { message } from '../../text/message.ts'
import { parseFailure, rateLimitWait, sendRepeatedly } from './failure.ts'
import { fetchFromGitHub } from './fetch.ts'

/** A client of GitHub's API. */
export type GitHubClient = ReturnType<typeof getOctokit>

/** The account that a token belongs to; `assumed` if GitHub did not say, and the job's own was taken. */
export interface Author {
  readonly login: string
  readonly assumed: boolean
}

const jobToken = 'github-actions[bot]'
const viewerAnswer = object({ viewer: object({ login: string() }) })
const pullRequest = object({ state: picklist(['open', 'closed']), head: object({ sha: string() }) })

/**
 * GitHub's API at `GITHUB_API_URL`, through the job's proxy. Waits if a limit asks for it, and asks again for what got no
 * answer if that does no harm, until the signal aborts. Loaded when it is first needed.
 */
export async function githubClient(token: string, signal: AbortSignal): Promise<GitHubClient> {
  const { getOctokit } = await import('@actions/github')
  const client = getOctokit(token, { request: { fetch: fetchFromGitHub } })
  client.hook.wrap('request', (request, options) => {
    // Taxiway only reads through GraphQL.
    const repeatable = options.method !== 'POST' || options.url === '/graphql'
    const send = async (until: AbortSignal) => {
      // In place: the hooks further in, such as the token's, see these options and no others.
      options.request = { ...options.request, signal: until }
      return checkComplete(await request(options))
    }
    return sendRepeatedly(send, repeatable, { signal })
  })
  return client
}

/** Asks GraphQL, because `GET /user` is forbidden to a job's token. Rejects with the signal's reason only. */
export async function askForAuthor(client: Promise<GitHubClient>, signal: AbortSignal): Promise<Author> {
  try {
    const { login } = parse(viewerAnswer, await (await client).graphql('query { viewer { login } }')).viewer
    return { login, assumed: false }
  } catch {
    signal.throwIfAborted()
    return { login: jobToken, assumed: true }
  }
}

/** A pull request as it is now, which may be later than the event. Rejects with what GitHub's client throws. */
export async function readPullRequest(
  client: Promise<GitHubClient>,
  repository: { readonly owner: string; readonly repo: string },
  number: number,
): Promise<{ readonly open: boolean; readonly headSha: string }> {
  const asked = { ...repository, pull_number: number }
  const { data } = await (await client).request('GET /repos/{owner}/{repo}/pulls/{pull_number}', asked)
  const { state, head } = parse(pullRequest, data)
  return { open: state === 'open', headSha: head.sha }
}

/** Why GitHub did not do it, as a clause. A permission that the token lacks is named as a workflow spells it. */
export function githubRefusal(error: unknown, permission: string): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return message`github-timeout: GitHub did not answer in time`
  }
  const text = error instanceof Error ? error.message : String(error)
  const failure = parseFailure(error)
  if (failure === undefined || failure.status < 400) return text
  const { status } = failure
  if ((status === 403 || status === 404) && text.includes('not accessible')) {
    return message`github-permission-missing: the token lacks the permission \`${permission}\`; grant it under \`permissions:\` of the job`
  }
  if (failure.headers === undefined) return message`github-no-answer: GitHub gave no complete answer: ${text}`
  const limitMs = rateLimitWait(failure)
  if (limitMs !== undefined) {
    return message`github-rate-limit: GitHub limits the token's requests for another ${formatDuration(limitMs)}`
  }
  // A proxy before GitHub's API answers with a page.
  return text.trimStart().startsWith('<')
    ? message`github-error-page: GitHub answered ${status} with a page`
    : message`github-error: GitHub answered ${status}: ${text}`
}

/** Rejects a body that was cut off, and a proxy's page: GitHub's client hands both over as text. */
function checkComplete<T extends { readonly status: number; readonly data: unknown }>(response: T): T {
  if (typeof response.data !== 'string' || response.status === 204) return response
  throw Object.assign(new Error('the answer was cut off'), { status: 500 })
}
