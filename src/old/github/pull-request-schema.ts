import { nullish, object, optional, picklist, pipe, string, transform } from 'valibot'

/** What is used of a pull request, as events and the API have it. */
export const pullRequest = pipe(
  object({
    state: optional(picklist(['open', 'closed'])),
    head: object({ sha: string(), repo: nullish(object({ full_name: string() })) }),
    user: nullish(object({ login: string() })),
    created_at: optional(string(), ''),
  }),
  transform(({ state, head, user, created_at }) => ({
    open: state === undefined ? undefined : state === 'open',
    headSha: head.sha,
    /** `owner/name` of the head's repository; undefined if it was deleted. */
    headRepository: head.repo?.full_name,
    author: user?.login,
    createdAt: Number.isNaN(Date.parse(created_at)) ? undefined : new Date(created_at),
  })),
)
