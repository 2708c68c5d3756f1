import { beforeAll, expect, test } from 'vitest'
import type { Fault, HistoryFault } from '../../emulator/src/index.ts'
import { commit, type Stage, stage, useStage } from './local-platform.ts'

const html: Fault = { operation: 'whoami', kind: 'html', times: 1 }

function admin(local: Stage, name: string, method = 'GET', body?: unknown, role = 'account') {
  return local.ask(`/_taxiway/${name}`, { method, role, ...(body === undefined ? {} : { body }) })
}

test('faults are set, counted, added, removed and cleared over HTTP', async () => {
  await using local = await stage()
  const set = await admin(local, 'faults', 'PUT', { faults: [html], seed: 7 })
  expect(set).toEqual({ status: 200, body: { faults: [html], seed: 7, struck: [0] } })
  await expect(local.ask('/api/auth/me')).rejects.toThrow()
  expect((await local.ask('/api/auth/me')).status).toBe(200)
  // The others keep their counts.
  const other = { operation: 'list_projects', kind: 'html' }
  expect((await admin(local, 'faults', 'POST', { faults: [other] })).body).toMatchObject({ struck: [1, 0] })
  for (const index of ['abc', '-1', '1.5', '2', '%ff', '', '0x0', '00']) {
    expect(await admin(local, `faults/${index}`, 'DELETE')).toEqual({
      status: 404,
      body: { error: `There is no fault "${index}": 2 are set, and the first one is 0.` },
    })
  }
  expect((await admin(local, 'faults/1', 'DELETE')).body).toMatchObject({ faults: [html], struck: [1] })
  expect((await admin(local, 'faults')).body).toEqual({ faults: [html], seed: 7, struck: [1] })
  expect(local.platform.faults.struck).toEqual([1])
  expect((await admin(local, 'faults', 'DELETE')).body).toEqual({ faults: [], seed: 7, struck: [] })
})

test('an invalid request changes nothing, and its error names the field', async () => {
  await using local = await stage({ faults: [html] })
  for (const [body, sentence] of [
    [{}, 'faults must be a list, not undefined.'],
    [{ faults: [{ ...html, times: 'x' }] }, 'faults[0].times must be a whole number of at least 1, not "x".'],
    [{ faults: [], sead: 1 }, '"sead" is not a known field: send { "faults": [...], "seed": 1 }.'],
    [{ faults: [], seed: 1.5 }, 'seed must be a whole number.'],
  ]) {
    expect(await admin(local, 'faults', 'PUT', body)).toEqual({ status: 400, body: { error: sentence } })
  }
  expect(() => local.platform.faults.set([{ ...html, times: 0 }])).toThrow('faults[0].times must be')
  expect(local.platform.faults.list).toEqual([html])
  expect((await admin(local, 'weather')).status).toBe(404)
  expect((await admin(local, 'journal?after=x')).status).toBe(400)
})

test.each([
  ['unknown', 'GET', 401],
  ['project', 'GET', 403],
  ['service', 'GET', 403],
  ['readOnly', 'GET', 200],
  ['readOnly', 'DELETE', 403],
])('%s: %s gets %d', async (role, method, status) => {
  await using local = await stage()
  expect((await admin(local, 'faults', method, undefined, role)).status).toBe(status)
})

test('a reset restores the faults of the start, and empties journal and ledger', async () => {
  await using local = await stage({ faults: [html], seed: 3 })
  local.platform.faults.set([], 4)
  await local.ask('/api/auth/me')
  await local.platform.reset()
  expect(local.platform).toMatchObject({ faults: { list: [html], seed: 3, struck: [0] }, journal: [], ledger: [] })
})

test('the ledger lists the created resources, and the requests that created them', async () => {
  await using local = await stage((folder) => {
    commit(folder, { 'index.html': 'hello' })
    return { services: [{ id: 'svc_site', name: 'site', repoUrl: folder, runtimeMode: 'static' }] }
  })
  expect(local.platform.ledger).toEqual([])
  const byKey = await local.deploy('svc_site', 'main')
  const { body: trigger } = await local.ask('/api/services/svc_site/deploy-trigger', { method: 'POST' })
  const { deploymentId } = (await local.ask(new URL(trigger.url).pathname, { method: 'POST' })).body
  await local.finish('svc_site', deploymentId)
  const created = { name: 'other', projectSlug: 'demo', repoUrl: local.folder }
  const { body: service } = await local.ask('/api/services', { body: created })
  await local.platform.deleteService(service.id)
  const { made } = (await admin(local, 'ledger')).body
  expect(made).toMatchObject(local.platform.ledger)
  const paths = new Map(local.platform.journal.map(({ number, path }) => [number, path]))
  expect(made.map((entry: { request: number }) => paths.get(entry.request))).toEqual([
    '/api/services/svc_site/deploy',
    '/api/deploy-triggers/***',
    '/api/services',
    '/api/services',
  ])
  expect(made).toMatchObject([
    { kind: 'deployment', id: byKey.id, serviceId: 'svc_site', ref: 'main', stage: 'retired' },
    { kind: 'deployment', id: deploymentId, ref: 'main', stage: 'live' },
    { kind: 'service', id: service.id, name: 'other' },
    { kind: 'deployment', serviceId: service.id },
  ])
})

const local = useStage((folder) => {
  commit(folder, { 'index.html': 'hello' })
  return { services: [{ id: 'svc_site', name: 'site', repoUrl: folder, runtimeMode: 'static' }] }
})

beforeAll(async () => {
  await local.deploy('svc_site')
  await local.deploy('svc_site')
})

// biome-ignore lint/suspicious/noExplicitAny: a record of the history.
async function history(query = ''): Promise<any[]> {
  return (await local.ask(`/api/services/svc_site/deployments${query}`)).body.deployments
}

type Part<F> = F extends HistoryFault ? Omit<F, 'operation'> : never

test.each<[unknown[], ...Part<HistoryFault>[]]>([
  [['live', 'deactivated']],
  [['building', 'building'], { kind: 'show-stage', stage: 'building' }],
  [['thinking', 'thinking'], { kind: 'show-word', word: 'thinking' }],
  [['LIVE', 'DEACTIVATED'], { kind: 'change-case', to: 'upper' }],
  [['lIvE', 'dEaCtIvAtEd'], { kind: 'change-case', to: 'mixed' }],
  [[undefined, undefined], { kind: 'hide-status' }],
  [['deactivated'], { kind: 'hide-newest' }],
  [[], { kind: 'hide-newest', count: 5 }],
  [['Building', 'Building'], { kind: 'show-word', word: 'Building' }, { kind: 'change-case', to: 'lower', skip: 1 }],
])('shown as %j', async (words, ...faults) => {
  local.platform.faults.set(faults.map((fault) => ({ operation: 'list_deployments', ...fault }) as Fault))
  expect((await history()).map(({ status }) => status)).toEqual(words)
  expect(local.platform.ledger.slice(-2)).toMatchObject([{ stage: 'retired' }, { stage: 'live' }])
})

test('a record that is shown in an earlier stage has no end, and hide-newest does not affect older pages', async () => {
  local.platform.faults.clear()
  const { body } = await local.ask('/api/services/svc_site/deployments?limit=1')
  local.platform.faults.set([{ operation: 'list_deployments', kind: 'show-stage', stage: 'queued' }])
  const [record] = await history()
  expect(record).toMatchObject({ status: 'queued', rollbackable: false, finishedAt: null })
  expect(record).not.toHaveProperty('url')
  local.platform.faults.set([{ operation: 'list_deployments', kind: 'hide-newest' }])
  expect(await history(`?before=${body.nextCursor}`)).toHaveLength(1)
})

test("a stale read shows an earlier answer of the same caller's same read", async () => {
  local.platform.faults.set([{ operation: 'list_deployments', kind: 'stale', reads: 2 }])
  expect(await history()).toHaveLength(2)
  await local.deploy('svc_site')
  expect([(await history()).length, (await history()).length]).toEqual([2, 2])
  const { body } = await local.ask('/api/services/svc_site/deployments', { role: 'readOnly' })
  expect(body.deployments).toHaveLength(3)
  expect(await history()).toHaveLength(3)
})
