import { number, object, parse, picklist, string } from 'valibot'
import type { ChangeRequestNow } from '../preview/memory.ts'
import type { CommentPlace } from '../preview/sticky-comment.ts'
import type { GitLabClient } from './client.ts'

const mergeRequest = object({ state: picklist(['opened', 'closed', 'locked', 'merged']), sha: string() })
const account = object({ id: number() })

/** The merge request as it is now. Rejects as the client does. */
export async function readMergeRequest(client: GitLabClient, iid: number): Promise<ChangeRequestNow> {
  const { state, sha } = parse(mergeRequest, await client.request('GET', `/merge_requests/${iid}`))
  // Locked: it is being merged.
  return { open: state === 'opened' || state === 'locked', headSha: sha }
}

/** The notes on a merge request. */
export function gitlabNotes(client: GitLabClient, iid: number): CommentPlace {
  const all = `/merge_requests/${iid}/notes`
  let own: Promise<unknown> | undefined
  return {
    request: (method, path, fields) => client.request(method, path, fields),
    all,
    sorted: '&order_by=created_at&sort=asc',
    one: (id) => `${all}/${id}`,
    change: 'PUT',
    own: async () => {
      own ??= client.request('GET', '//user')
      return parse(account, await own).id
    },
    explain: (error) => client.explain(error),
  }
}
