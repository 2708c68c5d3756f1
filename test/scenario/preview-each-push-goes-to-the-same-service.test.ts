// @module-tag thorough

import { readEntries } from '../support/github/description.ts'
import { said } from '../support/messages.ts'
import { deployed, expect, lastStates, onPlatform, push, test } from '../support/previewing.ts'
import { canCancel } from '../support/runner/run-action.ts'

const shas = ['1', '2', '3', '4'].map((digit) => digit.repeat(40))
const [first = '', second = '', third = '', fourth = ''] = shas

test('opened, a push that fails to build, a push, and reopened', async ({ stage }) => {
  const broken = [{ is: 'building', log: ['error: no such module'] }, { is: 'failure' }] as const
  const { pull, site, hub, run } = await stage({
    pull: { head: { sha: first } },
    platform: { stories: { [second]: broken } },
  })
  const inputs = { port: '3000' }
  await run('opened', inputs)

  push(pull, second)
  const failed = await run('synchronize', inputs, { run: { runId: 7002 } })
  expect(failed.outcome).toBe('failed')
  expect(lastStates(hub)).toEqual(['success', 'failure'])
  const [comment] = hub.comments
  expect(comment?.body).toMatch(/harbor-pr-7.*failed/)
  expect(comment?.body).toMatch(/<details>.*error: no such module/s)
  expect(comment?.body).toContain('actions/runs/7002')

  push(pull, third)
  const good = await run('synchronize', inputs)
  expect(good.outputs).toMatchObject({ outcome: 'succeeded', url: 'https://harbor-pr-7-x1.apps.example' })
  expect(lastStates(hub)).toEqual(['inactive', 'inactive', 'success'])
  expect(hub.comments[0]?.body).toMatch(/is ready/)
  expect(hub.comments[0]?.body).not.toContain('no such module')

  push(pull, fourth)
  await run('reopened', inputs)
  expect(site.state.created.all).toHaveLength(1)
  expect(site.requests('expose')).toHaveLength(1)
  expect(site.requests('deploy').map(({ target, body }) => [target, body?.['ref']])).toEqual(
    shas.map((sha) => ['svc-new-1', sha]),
  )
  expect(deployed(hub).map(({ request }) => request['ref'])).toEqual(shas)
  expect(hub.comments).toHaveLength(1)
})

test('an older one becomes inactive, however many of other pull requests came between', async ({ stage }) => {
  const { pull, hub, run } = await stage()
  await run('opened')
  const [own] = deployed(hub)
  for (let count = 1; own !== undefined && count <= 120; count++) {
    const payload = { tool: 'taxiway', target: `preview:${count + 7}:web`, service: `svc-${count}` }
    hub.deployments.push({ ...own, id: own.id + count, payload, statuses: [{ state: 'success' }] })
  }
  push(pull, second)
  await run('synchronize')
  const [oldest, ...others] = lastStates(hub)
  expect(oldest).toBe('inactive')
  expect(new Set(others)).toEqual(new Set(['success']))
})

test('older ones become inactive, however many pushes failed since, and are not looked at again', async ({ stage }) => {
  const { pull, hub, run } = await stage()
  await run('opened')
  const [own] = deployed(hub)
  for (let count = 1; own !== undefined && count <= 14; count++) {
    hub.deployments.push({ ...own, id: own.id + count, statuses: [{ state: 'failure' }] })
  }
  push(pull, second)
  await run('synchronize')
  expect(lastStates(hub)).toEqual([...Array(15).fill('inactive'), 'success'])
  const before = hub.count('repos/list-deployment-statuses')
  push(pull, third)
  await run('synchronize')
  expect(lastStates(hub)[15]).toBe('inactive')
  expect(hub.count('repos/list-deployment-statuses') - before).toBeLessThan(5)
})

test('a commit that is deployed again keeps its GitHub deployment', async ({ stage }) => {
  const { site, hub, run } = await stage()
  await run('opened')
  await run('opened', {}, { run: { runAttempt: 2 } })
  expect(site.state.created.all).toHaveLength(1)
  expect(deployed(hub)).toHaveLength(1)
  expect(hub.states()).toContain('in_progress')
  expect(hub.states().at(-1)).toBe('success')
})

test.runIf(canCancel)('a push while the last one is still building', async ({ stage, startPreview }) => {
  const endless = [{ is: 'building', log: ['Going on'] }] as const
  const { pull, site, hub, run } = await stage({
    pull: { head: { sha: first } },
    platform: { stories: { [second]: endless } },
  })
  await run('opened')
  push(pull, second)
  const older = startPreview({ hub, pull, action: 'synchronize' }, onPlatform(site))
  await older.line(/Going on/)
  push(pull, third)
  const newer = await run('synchronize', {}, { run: { runId: 7003 } })
  expect(newer.outcome).toBe('succeeded')
  older.signal('SIGINT')
  expect((await older.finished).outcome).toBe('aborted')
  const [comment, ...others] = hub.comments
  expect(comment?.body).toContain('actions/runs/7003')
  expect(comment?.body).toContain('is ready')
  expect(others).toEqual([])
  expect(site.state.created.all).toHaveLength(1)
})

test('closed, closed again, and reopened', async ({ stage }) => {
  const { pull, site, hub, run } = await stage()
  await run('opened')
  pull.state = 'closed'
  const closed = await run('closed')
  expect(closed.outcome).toBe('skipped')
  expect(hub.states()).toEqual(expect.arrayContaining(['success', 'inactive']))
  expect(hub.states().at(-1)).toBe('inactive')
  expect(site.state.created.settings.at(-1)).toEqual({ service: 'svc-new-1', name: 'autoDeploy', enabled: false })
  expect(hub.comments).toHaveLength(1)
  expect(hub.comments[0]?.body).toMatch(said('preview-closed-still-billed', 'svc-new-1'))

  const again = await run('closed')
  expect(again.outcome).toBe('skipped')
  expect(again.warnings).toEqual([])
  expect(hub.states().filter((state) => state === 'inactive')).toHaveLength(1)

  pull.state = 'open'
  const reopened = await run('reopened')
  expect(reopened.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
  expect(hub.states().at(-1)).toBe('success')
  expect(site.state.created.all).toHaveLength(1)
})

test('teardown-request removes the service, and reopened creates another one', async ({ stage }) => {
  const own = { 'DELETE /api/services/svc-new-1': { json: { ok: true } } }
  const { pull, site, hub, run } = await stage({ platform: { own, prefix: '/eu' } })
  const inputs = { 'teardown-request': 'DELETE /api/services/{id}' }
  await run('opened', inputs)
  expect(site.journal.filter(({ method }) => method === 'DELETE')).toEqual([])
  pull.state = 'closed'
  const closed = await run('closed', inputs)
  expect(closed.outcome).toBe('skipped')
  expect(site.journal.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/api/services/svc-new-1',
  ])
  expect(hub.comments[0]?.body).toMatch(said('preview-teardown-done', 'DELETE', undefined, 'svc-new-1', '200'))
  expect(hub.comments[0]?.body).not.toContain('billed')
  await run('closed', inputs)
  expect(site.journal.filter(({ method }) => method === 'DELETE')).toHaveLength(1)

  pull.state = 'open'
  const reopened = await run('reopened', inputs)
  expect(reopened.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-2' })
})

test('what was created before it was remembered as ours is known by the claim of its creation', async ({ stage }) => {
  const own = { 'DELETE /api/services/svc-new-1': { json: { ok: true } } }
  const { pull, site, hub, run } = await stage({ platform: { own } })
  await run('opened')
  for (const each of hub.deployments) {
    const { created: _, ...payload } = readEntries(each.payload)
    Object.assign(each, { payload })
  }
  pull.state = 'closed'
  await run('closed', { 'teardown-request': 'DELETE /api/services/{id}' })
  expect(site.journal.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test.for([
  [403, 'preview-teardown-refused'],
  [404, 'preview-teardown-not-found'],
] as const)(
  'a teardown refused with %i fails the run, because the service may still be billed',
  async ([status, id], { stage }) => {
    const own = { 'POST /remove/svc-new-1': { status, json: { error: 'not you' } } }
    const { pull, hub, run } = await stage({ platform: { own } })
    const inputs = { 'teardown-request': 'POST /remove/{id}' }
    await run('opened', inputs)
    pull.state = 'closed'
    const closed = await run('closed', inputs)
    expect(closed.outcome).toBe('failed')
    expect(closed.errors[0]).toMatch(said(id, undefined, 'svc-new-1'))
    expect(closed.errors[0]).toContain('not you')
    expect(hub.states().at(-1)).toBe('inactive')
  },
)

test('an outdated run of closed does not touch a reopened pull request', async ({ stage }) => {
  const own = { 'DELETE /api/services/svc-new-1': { json: {} } }
  const { site, hub, run } = await stage({ platform: { own } })
  const inputs = { 'teardown-request': 'DELETE /api/services/{id}' }
  await run('opened', inputs)
  const rerun = await run('closed', inputs, { run: { runAttempt: 2 } })
  expect(rerun.outcome).toBe('skipped')
  expect(site.journal.some(({ method }) => method === 'DELETE')).toBe(false)
  expect(hub.states().at(-1)).toBe('success')
})

test.for([
  ['closed just now is believed', 1, 'skipped', 1],
  ['closed some time ago is not believed', 2, 'failed', 0],
] as const)(
  'where GitHub does not say whether it is open, what was %s',
  async ([_, runAttempt, outcome, sent], { stage }) => {
    const own = { 'DELETE /api/services/svc-new-1': { json: {} } }
    const refusal = { status: 403, body: { message: 'Resource not accessible by integration' } }
    const faults = [{ on: 'pulls/get', answer: refusal } as const]
    const { pull, site, run } = await stage({ platform: { own }, github: { faults } })
    const inputs = { 'teardown-request': 'DELETE /api/services/{id}' }
    await run('opened', inputs)
    pull.state = 'closed'
    const closed = await run('closed', inputs, { run: { runAttempt } })
    expect(closed.outcome).toBe(outcome)
    expect(site.journal.filter(({ method }) => method === 'DELETE')).toHaveLength(sent)
    if (sent === 0)
      expect(closed.errors[0]).toMatch(said('preview-teardown-not-sent', 'DELETE', undefined, 'svc-new-1'))
  },
)
