import type { getOctokit } from '@actions/github'
import { systemClock } from '../../client/time/clock.ts'
import { formatDuration } from '../../text/duration.ts'
import { failureOf, limitedFor, nextTryIn } from './failure.ts'

export type GithubClient = ReturnType<typeof getOctokit>

/** Bound on one try of a request to GitHub, in milliseconds: it must never hold up the deployment or the job's end for long. */
const requestMs = 10_000

/**
 * GitHub's API at `GITHUB_API_URL`, through the job's proxy. Waits where a limit asks for it, and asks again for what got no
 * answer where that does no harm, until the signal aborts. Loaded when it is first needed: it costs 60 ms.
 */
export async function githubClient(token: string, signal: AbortSignal): Promise<GithubClient> {
  const { getOctokit } = await import('@actions/github')
  const client = getOctokit(token)
  client.hook.wrap('request', (request, options) => {
    // The one thing that we ask GraphQL for is read.
    const repeatable = options.method !== 'POST' || options.url === '/graphql'
    const send = async (until: AbortSignal) => {
      // In place: the hooks further in, such as the token's, see these options and no others.
      options.request = { ...options.request, signal: until }
      return whole(await request(options))
    }
    return patiently(send, repeatable, signal)
  })
  return client
}

/** Why GitHub did not do it, in one clause; a permission that the token lacks is named as a workflow spells it. */
export function githubRefusal(error: unknown, permission: string): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'GitHub did not answer in time'
  const message = error instanceof Error ? error.message : String(error)
  const failure = failureOf(error)
  if (failure === undefined || failure.status < 400) return message
  const { status } = failure
  if ((status === 403 || status === 404) && message.includes('not accessible')) {
    return `the token lacks the permission \`${permission}\`; grant it under \`permissions:\` of the job`
  }
  if (failure.headers === undefined) return `GitHub gave no answer: ${message}`
  const limitedMs = limitedFor(failure)
  if (limitedMs !== undefined) return `GitHub limits the token's requests for another ${formatDuration(limitedMs)}`
  // What stumbles before GitHub's API answers with a page.
  return message.trimStart().startsWith('<') ? `GitHub answered ${status}` : `GitHub answered ${status}: ${message}`
}

/** Tries until it is done, or it is settled that it is not; rejects with the last failure. */
async function patiently<T>(
  send: (until: AbortSignal) => Promise<T>,
  repeatable: boolean,
  signal: AbortSignal,
): Promise<T> {
  let waitedMs = 0
  for (let tries = 1; ; tries++) {
    const timeout = AbortSignal.timeout(requestMs)
    try {
      return await send(AbortSignal.any([signal, timeout]))
    } catch (error) {
      // Who was silent for so long may be so again.
      if (signal.aborted || timeout.aborted) throw error
      const failure = failureOf(error)
      const waitMs = failure && nextTryIn({ failure, tries, waitedMs, repeatable })
      if (waitMs === undefined) throw error
      waitedMs += waitMs
      await systemClock.sleep(waitMs, signal).catch(() => {
        throw error
      })
    }
  }
}

/** GitHub's client hands over a body that was cut off, and a proxy's page, as text. */
function whole<T extends { readonly status: number; readonly data: unknown }>(response: T): T {
  if (typeof response.data !== 'string' || response.status === 204) return response
  throw Object.assign(new Error('what came was not the whole of it'), { status: 500 })
}
