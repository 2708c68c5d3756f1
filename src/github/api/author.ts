import { object, parse, string } from 'valibot'
import type { GitHubClient } from './client.ts'

/** The account that a token belongs to. */
export interface Author {
  readonly login: string
  /** GitHub did not say: it is taken for the job's own. */
  readonly assumed: boolean
}

const viewer = object({ viewer: object({ login: string() }) })
const jobToken = 'github-actions[bot]'

/**
 * Asks GraphQL, for `GET /user` is forbidden to a job's token. Rejects with the signal's reason only: where GitHub does not say,
 * the job's own token is assumed.
 */
export async function askForAuthor(client: Promise<GitHubClient>, signal: AbortSignal): Promise<Author> {
  try {
    const { login } = parse(viewer, await (await client).graphql('query { viewer { login } }')).viewer
    return { login, assumed: false }
  } catch {
    signal.throwIfAborted()
    return { login: jobToken, assumed: true }
  }
}
