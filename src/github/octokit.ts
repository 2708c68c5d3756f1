import type { getOctokit } from '@actions/github'
import { systemClock, within } from '../client/clock.ts'
import { UndiciClient } from '../client/request.ts'
import type { Method } from '../contract/operation.ts'

export type Octokit = ReturnType<typeof getOctokit>

/** Of one request. */
const requestMs = 10_000

/** GitHub's API with the job's token. Reads are tried again after an error of the server; a create sets `retries: 0`. */
export async function openOctokit(token: string, apiUrl: string): Promise<Octokit> {
  // Most runs need neither, and both take 60 ms to load.
  const [github, { retry }] = await Promise.all([import('@actions/github'), import('@octokit/plugin-retry')])
  return github.getOctokit(token, { baseUrl: apiUrl, request: { fetch: fetchWithin(requestMs) } }, retry)
}

interface GitHubRequest {
  readonly method: Method
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal?: AbortSignal
}

/** What Octokit needs of `fetch`, over the same HTTP client as the platform, which knows the proxies of the environment. */
function fetchWithin(ms: number) {
  const client = new UndiciClient({ direct: false })
  return async (address: string, { method, headers, body, signal: parent }: GitHubRequest) => {
    const { origin, pathname, search } = new URL(address)
    const reason = (): Error => new Error(`GitHub gave no answer within ${ms / 1_000} s`)
    return await within({ clock: systemClock, ms, parent, reason }, async (signal) => {
      const request = { method, origin, path: pathname + search, headers, signal }
      const answer = await client.send(body === undefined ? request : { ...request, body })
      const chunks: Uint8Array[] = []
      for await (const chunk of answer.body) chunks.push(chunk)
      const text = Buffer.concat(chunks).toString()
      const given = Object.entries(answer.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as const],
      )
      return { status: answer.status, url: address, headers: new Map(given), text: async () => text }
    })
  }
}

/** Why GitHub refused or did not answer, in a few words; `permission` is the one that such a request needs. */
export function explainGitHub(error: unknown, permission: string): string {
  const text = error instanceof Error ? error.message : String(error)
  const isMissing = /resource not accessible/i.test(text)
  return isMissing ? `the token lacks the permission \`${permission}\`` : text.replace(/ - https?:\S+$/, '')
}
