import { object, parse, picklist, string } from 'valibot'
import { githubClient } from './client.ts'

/** A pull request as it stands now, which may be later than the event. */
export interface PullRequestNow {
  readonly open: boolean
  readonly headSha: string
}

/** Where a pull request is, and who asks. */
export interface PullRequestPlace {
  readonly repository: { readonly owner: string; readonly repo: string }
  readonly number: number
  readonly token: string
  readonly signal: AbortSignal
}

const schema = object({ state: picklist(['open', 'closed']), head: object({ sha: string() }) })

/** Rejects with what GitHub's client throws. */
export async function readPullRequest({
  repository,
  number,
  token,
  signal,
}: PullRequestPlace): Promise<PullRequestNow> {
  const { pulls } = (await githubClient(token, signal)).rest
  const { data } = await pulls.get({ ...repository, pull_number: number })
  const { state, head } = parse(schema, data)
  return { open: state === 'open', headSha: head.sha }
}
