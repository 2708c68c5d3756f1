import type { Answer, Call, OperationId } from './operations.ts'
import {
  account,
  type GithubComment,
  type GithubState,
  type Handler,
  nextId,
  notFound,
  pageOf,
  timestamp,
  unprocessable,
} from './state.ts'

const longestBody = 65_536

/** Writes a comment below a pull request. */
export function addComment(github: GithubState, issue: number, body: string, author: string | null): GithubComment {
  const now = timestamp()
  const comment = { id: nextId(github.comments), issue, body, author, createdAt: now, updatedAt: now }
  github.comments.push(comment)
  return comment
}

export const commentHandlers = {
  'issues/list-comments': (github, call) => {
    const issue = Number(call.path['issue_number'])
    if (!isThere(github, issue)) return notFound
    const since = Date.parse(call.query.get('since') ?? '1970-01-01')
    const found = github.comments.filter((each) => each.issue === issue && Date.parse(each.updatedAt) >= since)
    return pageOf(found, call, shown)
  },
  'issues/create-comment': (github, { path, body }) => {
    const issue = Number(path['issue_number'])
    if (!isThere(github, issue)) return notFound
    const text = String(body['body'])
    return refused(text) ?? { status: 201, body: shown(addComment(github, issue, text, github.login)) }
  },
  'issues/get-comment': (github, call) => {
    const comment = find(github, call)
    return comment === undefined ? notFound : { status: 200, body: shown(comment) }
  },
  'issues/update-comment': (github, call) => {
    const comment = find(github, call)
    if (comment === undefined) return notFound
    const text = String(call.body['body'])
    const refusal = refused(text)
    if (refusal !== undefined) return refusal
    comment.body = text
    comment.updatedAt = timestamp()
    return { status: 200, body: shown(comment) }
  },
  'issues/delete-comment': (github, call) => {
    const comment = find(github, call)
    if (comment === undefined) return notFound
    github.comments.splice(github.comments.indexOf(comment), 1)
    return { status: 204 }
  },
} satisfies Partial<Record<OperationId, Handler>>

function isThere(github: GithubState, issue: number): boolean {
  return github.pulls.some(({ number }) => number === issue)
}

function find(github: GithubState, { path }: Call): GithubComment | undefined {
  return github.comments.find(({ id }) => String(id) === path['comment_id'])
}

function refused(text: string): Answer | undefined {
  const about = { resource: 'IssueComment', field: 'data', code: 'unprocessable' }
  if (text.trim() === '') return unprocessable('Validation Failed', { ...about, message: "Body can't be blank" })
  if ([...text].length <= longestBody) return undefined
  const message = `Body is too long (maximum is ${longestBody} characters)`
  return unprocessable('Validation Failed', { ...about, message })
}

function shown({ id, body, author, createdAt, updatedAt }: GithubComment): unknown {
  return { id, body, user: account(author), created_at: createdAt, updated_at: updatedAt }
}
