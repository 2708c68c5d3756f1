import { account } from './accounts.ts'
import { publishedExample } from './description.ts'
import type { Answer, Call, OperationId } from './operations.ts'
import { pageOf } from './pages.ts'
import { type GithubComment, type Handler, nextId, notFound, timestamp, unprocessable, type World } from './world.ts'

const longestBody = 65_536

/** Writes a comment below a pull request. */
export function addComment(world: World, issue: number, body: string, author: string | null): GithubComment {
  const now = timestamp()
  const comment = { id: nextId(world.comments), issue, body, author, createdAt: now, updatedAt: now }
  world.comments.push(comment)
  return comment
}

export const commentHandlers = {
  'issues/list-comments': (world, call) => {
    const issue = Number(call.path['issue_number'])
    if (!isThere(world, issue)) return notFound
    const since = Date.parse(call.query.get('since') ?? '1970-01-01')
    const found = world.comments.filter((each) => each.issue === issue && Date.parse(each.updatedAt) >= since)
    return pageOf(found, call, `${call.base}/issues/${issue}/comments`, (each) => shown(world, each))
  },
  'issues/create-comment': (world, { path, body }) => {
    const issue = Number(path['issue_number'])
    if (!isThere(world, issue)) return notFound
    const text = String(body['body'])
    return refused(text) ?? { status: 201, body: shown(world, addComment(world, issue, text, world.login)) }
  },
  'issues/get-comment': (world, call) => {
    const comment = find(world, call)
    return comment === undefined ? notFound : { status: 200, body: shown(world, comment) }
  },
  'issues/update-comment': (world, call) => {
    const comment = find(world, call)
    if (comment === undefined) return notFound
    const text = String(call.body['body'])
    const refusal = refused(text)
    if (refusal !== undefined) return refusal
    comment.body = text
    comment.updatedAt = timestamp()
    return { status: 200, body: shown(world, comment) }
  },
  'issues/delete-comment': (world, call) => {
    const comment = find(world, call)
    if (comment === undefined) return notFound
    world.comments.splice(world.comments.indexOf(comment), 1)
    return { status: 204 }
  },
} satisfies Partial<Record<OperationId, Handler>>

function isThere(world: World, issue: number): boolean {
  return world.pulls.some(({ number }) => number === issue)
}

function find(world: World, { path }: Call): GithubComment | undefined {
  return world.comments.find(({ id }) => String(id) === path['comment_id'])
}

function refused(text: string): Answer | undefined {
  const about = { resource: 'IssueComment', field: 'data', code: 'unprocessable' }
  if (text.trim() === '') return unprocessable('Validation Failed', { ...about, message: "Body can't be blank" })
  if ([...text].length <= longestBody) return undefined
  const message = `Body is too long (maximum is ${longestBody} characters)`
  return unprocessable('Validation Failed', { ...about, message })
}

function shown({ repository }: World, { id, issue, body, author, createdAt, updatedAt }: GithubComment): unknown {
  const api = `https://api.github.com/repos/${repository}/issues`
  return {
    ...publishedExample('issues/get-comment', repository),
    id,
    url: `${api}/comments/${id}`,
    html_url: `https://github.com/${repository}/pull/${issue}#issuecomment-${id}`,
    issue_url: `${api}/${issue}`,
    body,
    user: account(author),
    created_at: createdAt,
    updated_at: updatedAt,
    author_association: author?.endsWith('[bot]') === true ? 'NONE' : 'COLLABORATOR',
  }
}
