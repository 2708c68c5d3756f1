import { expect, test } from '../scenario.ts'
import type { DialectChoice } from './dialect.ts'
import type { ScriptedPlatform } from './scripted-platform.ts'
import { goodLog, serviceId } from './state.ts'

/** Sends requests to the platform like a correct client. */
async function call(platform: ScriptedPlatform, method: string, path: string, body?: unknown) {
  const response = await fetch(platform.url + path, {
    method,
    headers: {
      authorization: `Bearer ${platform.key}`,
      'user-agent': 'taxiway/0',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text() }
}

const deploy = async (platform: ScriptedPlatform) => {
  const answer = await call(platform, 'POST', `/api/services/${serviceId}/deploy`, { ref: 'v1' })
  expect(answer.status).toBe(202)
  return JSON.parse(answer.text).deploymentId
}

const history = async (platform: ScriptedPlatform, query = '') =>
  JSON.parse((await call(platform, 'GET', `/api/services/${serviceId}/deployments${query}`)).text)

test('a story advances with each read of the history', async ({ platform }) => {
  const site = await platform({
    dialect: { statusKey: 'state', idKey: 'id' },
    story: ['one', 'two', { absent: true }, 'three'],
  })
  const id = await deploy(site)
  const states = []
  for (let look = 0; look < 4; look += 1) states.push((await history(site)).deployments[0]?.state)
  expect(states).toEqual(['two', undefined, 'three', 'three'])
  expect(site.deployment.id).toBe(id)
})

test('the history pages back to its end', async ({ platform }) => {
  const site = await platform({ earlier: ['a', 'b', 'c', 'd', 'e'], dialect: { historyPage: 2, lastPage: 'null' } })
  const refs = []
  let before: number | null = null
  do {
    const page: { deployments: { ref: string }[]; nextCursor: number | null } = await history(
      site,
      before ? `?before=${before}` : '',
    )
    refs.push(...page.deployments.map(({ ref }) => ref))
    before = page.nextCursor
  } while (before !== null)
  expect(refs).toEqual(['e', 'd', 'c', 'b', 'a'])
})

test('the stored log continues after a sequence', async ({ platform }) => {
  const site = await platform({ dialect: { sequenceKey: 'sequence', textKey: 'msg', logPage: 2 } })
  const id = await deploy(site)
  await history(site)
  const { text } = await call(site, 'GET', `/api/deployments/${id}/logs?after=1`)
  expect(JSON.parse(text).map((record: { sequence: number; msg: string }) => [record.sequence, record.msg])).toEqual([
    [2, goodLog[1]],
    [3, goodLog[2]],
  ])
})

test.for<[string, DialectChoice['stream'], string]>([
  ['bare text', { payload: 'text', ids: 'sequence' }, 'id: 1\ndata: a\n\nid: 2\ndata: b\n\n'],
  ['a named end', { payload: 'text', ids: 'none', ending: 'event' }, 'data: a\n\ndata: b\n\nevent: end\ndata: {}\n\n'],
  [
    'doubled events',
    { payload: 'text', ids: 'none', order: 'doubled' },
    'data: a\n\ndata: a\n\ndata: b\n\ndata: b\n\n',
  ],
  ['swapped events', { payload: 'text', ids: 'none', order: 'swapped' }, 'data: b\n\ndata: a\n\n'],
])('the stream speaks %s', async ([, stream, expected], { platform }) => {
  const plain = { event: undefined, ending: 'close', eol: '\n', comments: false } as const
  const site = await platform({ story: [{ log: ['a', 'b'] }], dialect: { stream: { ...plain, ...stream } } })
  const id = await deploy(site)
  expect((await call(site, 'GET', `/api/deployments/${id}/logs/stream`)).text).toBe(expected)
})

test('a cut stream breaks in the middle of an event', async ({ platform }) => {
  const site = await platform({ story: [{ log: ['a', 'b'] }], dialect: { stream: { cuts: { 1: 1 } } } })
  const id = await deploy(site)
  await expect(call(site, 'GET', `/api/deployments/${id}/logs/stream`)).rejects.toThrow()
})

test('a lost answer leaves the effect', async ({ platform }) => {
  const site = await platform({ faults: [{ on: 'deploy', effect: 'happens', answer: 'reset' }] })
  await expect(call(site, 'POST', `/api/services/${serviceId}/deploy`, {})).rejects.toThrow()
  expect(site.ledger.deployments).toHaveLength(1)
})

test('undocumented requests are recorded', async ({ platform }) => {
  const site = await platform()
  await call(site, 'GET', '/api/services')
  await call(site, 'GET', `/api/services/${serviceId}/deployments?status=live`)
  await call(site, 'POST', `/api/services/${serviceId}/deploy`, { branch: 'main' })
  await fetch(`${site.url}/api/auth/me`)
  expect(site.violations.splice(0)).toHaveLength(5)
})
