import { object, parse, picklist, string } from 'valibot'
import type { GitHubClient } from './client.ts'

/** A pull request as it is now, which may be later than the event. */
export interface PullRequestNow {
  readonly open: boolean
  readonly headSha: string
}

const schema = object({ state: picklist(['open', 'closed']), head: object({ sha: string() }) })

/** Rejects with what GitHub's client throws. */
export async function readPullRequest(
  client: Promise<GitHubClient>,
  repository: { readonly owner: string; readonly repo: string },
  number: number,
): Promise<PullRequestNow> {
  const { pulls } = (await client).rest
  const { data } = await pulls.get({ ...repository, pull_number: number })
  const { state, head } = parse(schema, data)
  return { open: state === 'open', headSha: head.sha }
}
