import { expect, test } from '../scenario.ts'
import { ask, deployment, repo } from './asking.ts'
import { description, entriesOf, findOperation, operations } from './description.ts'
import { Judge } from './judge.ts'
import { published, served } from './operations.ts'
import { pullRequest } from './pulls.ts'

const comments = `${repo}/issues/7/comments`

test.for([
  ['GET /repos/ada/harbor/releases', undefined, {}, /nothing that this GitHub knows/],
  [`GET ${comments}?perpage=100`, undefined, {}, /query\/perpage is not described/],
  [`GET ${comments}?per_page=many`, undefined, {}, /query\/per_page: .* Expected "integer"/],
  [`GET ${comments}?page=1&page=2`, undefined, {}, /query\/page came more than once/],
  [`GET ${comments}?since=yesterday`, undefined, {}, /query\/since: .* "date-time"/],
  [`GET ${repo}/issues/seven/comments`, undefined, {}, /path\/issue_number: .* Expected "integer"/],
  [`POST ${comments}`, undefined, {}, /there is no body/],
  [`POST ${comments}`, '{"body":', {}, /there is no body/],
  [`POST ${comments}`, { text: 'x' }, {}, /body\/text is not described[\s\S]*required property "body"/],
  [`POST ${comments}`, { body: 'x' }, { 'content-type': 'text/plain' }, /its body came as text\/plain/],
  [`POST ${repo}/deployments`, { ...deployment, ref: 7 }, {}, /body\/ref: .* Expected "string"/],
  [`POST ${repo}/deployments`, { ...deployment, transient: true }, {}, /body\/transient is not described/],
  [`DELETE ${repo}/issues/comments/9001`, { why: 'x' }, {}, /it takes no body/],
  [`GET ${repo}`, undefined, { accept: 'text/html' }, /it accepts text\/html and no JSON/],
  [`GET ${repo}`, undefined, { authorization: 'token stolen' }, /came without the token/],
] as const)('%s with %j is a violation', async ([line, body, headers, violation], { github }) => {
  const hub = await github({ pulls: [pullRequest(7)] })
  await ask(hub, line, body, headers)
  expect(hub.violations.splice(0).join('\n')).toMatch(violation)
})

// If this fails, run: node scripts/github-description.ts
test('the description matches the named package and operations', () => {
  expect(entriesOf(description['info'])['version']).toBe(published)
  expect(operations.map(({ id }) => id).toSorted()).toEqual([...served].toSorted())
})

test('an answer that does not match the description is a violation', () => {
  const { operation } = findOperation('GET', `${repo}/deployments/1`) ?? {}
  if (operation === undefined) throw new Error('no such operation')
  const judge = new Judge()
  expect(judge.answer(operation, 200, { id: 'one' }).join()).toMatch(/answer\/id: .* Expected "integer"/)
  expect(judge.answer(operation, 302, undefined)).toEqual(['status 302 is not described'])
})

test('the answer of every operation matches the description', async ({ github }) => {
  const hub = await github({ login: 'ada', pulls: [pullRequest(7)] })
  const lines: [string, unknown?][] = [
    ['GET /rate_limit'],
    ['GET /user'],
    [`GET ${repo}`],
    [`GET ${repo}/pulls`],
    [`GET ${repo}/pulls/7`],
    [`POST ${comments}`, { body: 'Ahoy' }],
    [`GET ${comments}`],
    [`GET ${repo}/issues/comments/9001`],
    [`PATCH ${repo}/issues/comments/9001`, { body: 'Ahoy there' }],
    [`DELETE ${repo}/issues/comments/9001`],
    [`POST ${repo}/deployments`, { ...deployment, environment: 'live', payload: { a: 1 } }],
    [`GET ${repo}/deployments?environment=live`],
    [`GET ${repo}/deployments/9001`],
    [`POST ${repo}/deployments/9001/statuses`, { state: 'success', log_url: 'https://harbor.example/log' }],
    [`GET ${repo}/deployments/9001/statuses`],
    [`GET ${repo}/deployments/9001/statuses/9001`],
    [`GET ${repo}/environments`],
    [`GET ${repo}/environments/live`],
    [`DELETE ${repo}/environments/live`],
    [`DELETE ${repo}/deployments/9001`],
  ]
  for (const [line, body] of lines)
    expect([line, (await ask(hub, line, body)).status]).toEqual([line, expect.closeTo(202, -1)])
  expect(new Set(hub.calls.map(({ operation }) => operation))).toEqual(new Set(served))
})

test('GraphQL names the account of the token, and nothing else', async ({ github }) => {
  const hub = await github()
  const { json } = await ask(hub, 'POST /graphql', { query: 'query { viewer { login } }' })
  expect(json).toEqual({ data: { viewer: { login: 'github-actions[bot]' } } })
  await ask(hub, 'POST /graphql', { query: '{ rateLimit { cost } }' })
  expect(hub.violations.splice(0)).toEqual([expect.stringContaining('GraphQL')])
})
