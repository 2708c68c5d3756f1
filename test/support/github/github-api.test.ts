import { request as httpRequest } from 'node:http'
import { expect, test } from '../scenario.ts'
import { ask, deployment, repo } from './asking.ts'
import type { Permission } from './permissions.ts'
import { pullRequest } from './pulls.ts'

const comments = `${repo}/issues/7/comments`
const pulls = [pullRequest(7)]

test.for<[readonly Permission[], string, unknown, number]>([
  [['deployments: write'], `POST ${repo}/deployments`, deployment, 403],
  [['deployments: write'], `GET ${repo}/deployments`, undefined, 200],
  [['deployments: read'], `POST ${repo}/deployments`, deployment, 403],
  [['issues: write'], `POST ${comments}`, { body: 'x' }, 201],
  [['issues: write', 'pull-requests: write'], `POST ${comments}`, { body: 'x' }, 403],
  [[], 'GET /user', undefined, 403],
  [[], `DELETE ${repo}/environments/live`, undefined, 403],
])('without %j %s with %j is %i', async ([forbids, line, body, status], { github }) => {
  const hub = await github({ forbids, pulls })
  const said = await ask(hub, line, body)
  expect(said.status).toBe(status)
  if (status === 403) expect(said.json.message).toBe('Resource not accessible by integration')
})

test("a fork's token can read but not write", async ({ github }) => {
  const hub = await github({ readOnly: true, pulls })
  expect((await ask(hub, `GET ${comments}`)).status).toBe(200)
  expect((await ask(hub, `POST ${comments}`, { body: 'x' })).status).toBe(403)
  expect(hub.comments).toEqual([])
})

test('an invalid token is refused', async ({ github }) => {
  const said = await ask(await github({ badCredentials: true }), `GET ${repo}`)
  expect([said.status, said.json.message]).toEqual([401, 'Bad credentials'])
})

test('a quota runs out, announces its reset, and resets', async ({ github }) => {
  const hub = await github({ quota: { requests: 2, resetMs: 1_000 } })
  const left = async () => {
    const { status, headers } = await ask(hub, `GET ${repo}`)
    expect(Number(headers.get('x-ratelimit-reset')) * 1_000).toBeGreaterThanOrEqual(Date.now())
    return [status, headers.get('x-ratelimit-remaining')]
  }
  expect([await left(), await left(), await left()]).toEqual([
    [200, '1'],
    [200, '0'],
    [403, '0'],
  ])
  expect((await ask(hub, 'GET /rate_limit')).json.resources.core.remaining).toBe(0)
  await expect.poll(left, { timeout: 5_000 }).toEqual([200, '1'])
})

test('the answer to too many requests names the seconds to wait', async ({ github }) => {
  const hub = await github({ faults: [{ on: 'repos/get', nth: [1], answer: { retryAfter: 30 } }] })
  const [first, second] = [await ask(hub, `GET ${repo}`), await ask(hub, `GET ${repo}`)]
  expect([first.status, first.headers.get('retry-after'), second.status]).toEqual([403, '30', 200])
})

test.for([
  ['happens', 1],
  ['none', 0],
] as const)('the effect of a lost answer: %s', async ([effect, written], { github }) => {
  const hub = await github({ pulls, faults: [{ on: 'issues/create-comment', effect, answer: 'reset' }] })
  await expect(ask(hub, `POST ${comments}`, { body: 'x' })).rejects.toThrow('fetch failed')
  expect(hub.comments).toHaveLength(written)
})

test('a broken answer is not JSON, or is cut in half', async ({ github }) => {
  const faults = [
    { on: 'repos/get', nth: [1], answer: 'unicorn' },
    { on: 'repos/get', nth: [2], answer: 'cut' },
  ] as const
  const hub = await github({ faults })
  const said = await ask(hub, `GET ${repo}`)
  expect([said.status, said.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8'])
  await expect(ask(hub, `GET ${repo}`)).rejects.toThrow('terminated')
})

test('a client that disconnects in the middle of a request does no harm', async ({ github }) => {
  const hub = await github()
  const headers = { 'content-length': '100' }
  const request = httpRequest(`${hub.url}${repo}/deployments`, { method: 'POST', headers }).on('error', () => undefined)
  await new Promise((resolve) => request.write('{"ref":', resolve))
  request.destroy()
  expect((await ask(hub, `GET ${repo}`)).status).toBe(200)
})

test('another client may be faster', async ({ github }) => {
  const hub = await github({
    pulls,
    faults: [{ on: 'issues/create-comment', answer: { lateMs: 1 }, meanwhile: () => hub.comment(7, 'first') }],
  })
  await ask(hub, `POST ${comments}`, { body: 'second' })
  expect(hub.comments.map(({ body }) => body)).toEqual(['first', 'second'])
})
