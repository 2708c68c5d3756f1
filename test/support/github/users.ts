import { account } from './accounts.ts'
import { publishedExample } from './description.ts'
import type { Answer, OperationId } from './operations.ts'
import type { GithubState, Handler } from './state.ts'

export const userHandlers = {
  'users/get-authenticated': ({ login, repository }) => ({
    status: 200,
    body: { ...publishedExample('users/get-authenticated', repository), ...account(login) },
  }),
} satisfies Partial<Record<OperationId, Handler>>

/** Answers who the token is. Undefined for any other query. */
export function answerGraphql({ login }: GithubState, query: unknown): Answer | undefined {
  const tokens = String(query).match(/\w+|[^\s,]/g) ?? []
  const known = ['query { viewer { login } }', '{ viewer { login } }']
  return known.includes(tokens.join(' ')) ? { status: 200, body: { data: { viewer: { login } } } } : undefined
}
