import type { getOctokit } from '@actions/github'

export type GithubClient = ReturnType<typeof getOctokit>

/** Bound on one request to GitHub, in milliseconds: it must never hold up the deployment or the job's end for long. */
const requestMs = 10_000

/** GitHub's API at `GITHUB_API_URL`, through the job's proxy. Loaded when it is first needed: it costs 60 ms. */
export async function githubClient(token: string, signal: AbortSignal): Promise<GithubClient> {
  const { getOctokit } = await import('@actions/github')
  const client = getOctokit(token)
  client.hook.before('request', (options) => {
    options.request = { ...options.request, signal: AbortSignal.any([signal, AbortSignal.timeout(requestMs)]) }
  })
  return client
}

/** Why GitHub did not do it, in one clause; a permission that the token lacks is named as a workflow spells it. */
export function githubRefusal(error: unknown, permission: string): string {
  const message = error instanceof Error ? error.message : String(error)
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  if ((status === 403 || status === 404) && message.includes('not accessible')) {
    return `the token lacks the permission \`${permission}\`; grant it under \`permissions:\` of the job`
  }
  if (typeof status !== 'number' || status < 400) return message
  // The client gives status 500 to a request that was cut off or never arrived.
  const answered = error instanceof Error && 'response' in error && error.response !== undefined
  return answered ? `GitHub answered ${status}: ${message}` : `GitHub gave no answer: ${message}`
}
