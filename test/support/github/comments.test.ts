import { expect, test } from '../scenario.ts'
import { ask, repo } from './asking.ts'
import { pullRequest } from './pulls.ts'

const comments = `${repo}/issues/7/comments`
const pulls = [pullRequest(7), pullRequest(8)]

test.for([1, 2, 3, 30, 100])('its links lead through every comment, %i a page', async (size, { github }) => {
  const hub = await github({ pulls })
  for (let count = 0; count < 7; count += 1) hub.comment(7, `no. ${count}`, count % 2 === 0 ? 'ada' : null)
  hub.comment(8, 'elsewhere')
  const seen: unknown[] = []
  for (let next: string | undefined = `${comments}?per_page=${size}`; next !== undefined; ) {
    const { json, headers } = await ask(hub, `GET ${next}`)
    expect(json.length).toBeLessThanOrEqual(size)
    seen.push(...json.map(({ body, user }: { body: string; user: { login: string } | null }) => [body, user?.login]))
    next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
  }
  expect(seen).toEqual(Array.from({ length: 7 }, (_, count) => [`no. ${count}`, count % 2 === 0 ? 'ada' : undefined]))
})

test('a comment holds at most 65,536 characters', async ({ github }) => {
  const hub = await github({ pulls })
  const longest = '⚓'.repeat(65_536)
  expect((await ask(hub, `POST ${comments}`, { body: longest })).json.user.login).toBe('github-actions[bot]')
  expect((await ask(hub, `POST ${comments}`, { body: `${longest}.` })).status).toBe(422)
  expect((await ask(hub, `PATCH ${repo}/issues/comments/9001`, { body: `${longest}.` })).status).toBe(422)
  expect((await ask(hub, `POST ${comments}`, { body: ' \n' })).status).toBe(422)
  expect(hub.comments).toHaveLength(1)
})

test('`since` lists only later changes', async ({ github }) => {
  const hub = await github({ pulls })
  for (const body of ['old', 'new']) hub.comment(7, body)
  const [old, young] = hub.comments
  if (old === undefined || young === undefined) throw new Error('two comments were written')
  old.updatedAt = '2026-01-01T00:00:00Z'
  young.updatedAt = '2026-03-01T00:00:00Z'
  const { json } = await ask(hub, `GET ${comments}?since=2026-02-01T00:00:00Z`)
  expect(json.map(({ id }: { id: number }) => id)).toEqual([young.id])
})

test('a missing comment is a 404', async ({ github }) => {
  const hub = await github({ pulls })
  for (const line of [
    `GET ${repo}/issues/9/comments`,
    `DELETE ${repo}/issues/comments/9001`,
    `GET ${repo}/pulls/9`,
    'GET /repos/ada/quay',
  ]) {
    expect([line, (await ask(hub, line)).status]).toEqual([line, 404])
  }
})
