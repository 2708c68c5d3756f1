// @module-tag thorough
import { said } from '../support/messages.ts'
import { expect, test } from '../support/previewing.ts'

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
  const own = { 'DELETE /api/services/svc-new-1': { status: 200, body: { ok: true } } }
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

test('a refused teardown fails the run, because the service is still billed', async ({ stage }) => {
  const own = { 'POST /remove/svc-new-1': { status: 403, body: { error: 'not you' } } }
  const { pull, hub, run } = await stage({ platform: { own } })
  const inputs = { 'teardown-request': 'POST /remove/{id}' }
  await run('opened', inputs)
  pull.state = 'closed'
  const closed = await run('closed', inputs)
  expect(closed.outcome).toBe('failed')
  expect(closed.errors[0]).toMatch(said('preview-teardown-refused', undefined, 'svc-new-1'))
  expect(closed.errors[0]).toContain('not you')
  expect(hub.states().at(-1)).toBe('inactive')
})

test('an outdated run of closed does not touch a reopened pull request', async ({ stage }) => {
  const own = { 'DELETE /api/services/svc-new-1': { status: 200, body: {} } }
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
    const own = { 'DELETE /api/services/svc-new-1': { status: 200, body: {} } }
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
