// @module-tag thorough
import { said } from '../support/messages.ts'
import { expect, onPlatform, pullRequest, test } from '../support/previewing.ts'

test('closed, closed again, and reopened', async ({ platform, github, preview }) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ pulls: [pull] })]
  await preview({ hub, pull, action: 'opened' }, onPlatform(site))
  pull.state = 'closed'
  const closed = await preview({ hub, pull, action: 'closed' }, onPlatform(site))
  expect(closed.outcome).toBe('skipped')
  expect(hub.states()).toEqual(expect.arrayContaining(['success', 'inactive']))
  expect(hub.states().at(-1)).toBe('inactive')
  expect(site.state.created.settings.at(-1)).toEqual({ service: 'svc-new-1', name: 'autoDeploy', enabled: false })
  expect(hub.comments).toHaveLength(1)
  expect(hub.comments[0]?.body).toMatch(said('preview-closed-still-billed', 'svc-new-1'))

  const again = await preview({ hub, pull, action: 'closed' }, onPlatform(site))
  expect(again.outcome).toBe('skipped')
  expect(again.warnings).toEqual([])
  expect(hub.states().filter((state) => state === 'inactive')).toHaveLength(1)

  pull.state = 'open'
  const reopened = await preview({ hub, pull, action: 'reopened' }, onPlatform(site))
  expect(reopened.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
  expect(hub.states().at(-1)).toBe('success')
  expect(site.state.created.all).toHaveLength(1)
})

test('teardown-request removes the service, and reopened creates another one', async ({
  platform,
  github,
  preview,
}) => {
  const pull = pullRequest(7)
  const own = { 'DELETE /api/services/svc-new-1': { status: 200, body: { ok: true } } }
  const [site, hub] = [await platform({ own, prefix: '/eu' }), await github({ pulls: [pull] })]
  const inputs = onPlatform(site, { 'teardown-request': 'DELETE /api/services/{id}' })
  await preview({ hub, pull, action: 'opened' }, inputs)
  expect(site.journal.filter(({ method }) => method === 'DELETE')).toEqual([])
  pull.state = 'closed'
  const closed = await preview({ hub, pull, action: 'closed' }, inputs)
  expect(closed.outcome).toBe('skipped')
  expect(site.journal.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/api/services/svc-new-1',
  ])
  expect(hub.comments[0]?.body).toMatch(said('preview-teardown-done', 'DELETE', undefined, 'svc-new-1', '200'))
  expect(hub.comments[0]?.body).not.toContain('billed')
  await preview({ hub, pull, action: 'closed' }, inputs)
  expect(site.journal.filter(({ method }) => method === 'DELETE')).toHaveLength(1)

  pull.state = 'open'
  const reopened = await preview({ hub, pull, action: 'reopened' }, inputs)
  expect(reopened.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-2' })
})

test('a refused teardown fails the run, because the service is still billed', async ({ platform, github, preview }) => {
  const pull = pullRequest(7)
  const own = { 'POST /remove/svc-new-1': { status: 403, body: { error: 'not you' } } }
  const [site, hub] = [await platform({ own }), await github({ pulls: [pull] })]
  const inputs = onPlatform(site, { 'teardown-request': 'POST /remove/{id}' })
  await preview({ hub, pull, action: 'opened' }, inputs)
  pull.state = 'closed'
  const closed = await preview({ hub, pull, action: 'closed' }, inputs)
  expect(closed.outcome).toBe('failed')
  expect(closed.errors[0]).toMatch(said('preview-teardown-refused', undefined, 'svc-new-1'))
  expect(closed.errors[0]).toContain('not you')
  expect(hub.states().at(-1)).toBe('inactive')
})

test('an outdated run of closed does not touch a reopened pull request', async ({ platform, github, preview }) => {
  const pull = pullRequest(7)
  const own = { 'DELETE /api/services/svc-new-1': { status: 200, body: {} } }
  const [site, hub] = [await platform({ own }), await github({ pulls: [pull] })]
  const inputs = onPlatform(site, { 'teardown-request': 'DELETE /api/services/{id}' })
  await preview({ hub, pull, action: 'opened' }, inputs)
  const rerun = await preview({ hub, pull, action: 'closed', run: { runAttempt: 2 } }, inputs)
  expect(rerun.outcome).toBe('skipped')
  expect(site.journal.some(({ method }) => method === 'DELETE')).toBe(false)
  expect(hub.states().at(-1)).toBe('success')
})

test.for([
  ['closed just now is believed', 1, 'skipped', 1],
  ['closed some time ago is not believed', 2, 'failed', 0],
] as const)(
  'where GitHub does not say whether it is open, what was %s',
  async ([_, runAttempt, outcome, sent], { platform, github, preview }) => {
    const pull = pullRequest(7)
    const own = { 'DELETE /api/services/svc-new-1': { status: 200, body: {} } }
    const refusal = { status: 403, body: { message: 'Resource not accessible by integration' } }
    const faults = [{ on: 'pulls/get', answer: refusal } as const]
    const [site, hub] = [await platform({ own }), await github({ pulls: [pull], faults })]
    const inputs = onPlatform(site, { 'teardown-request': 'DELETE /api/services/{id}' })
    await preview({ hub, pull, action: 'opened' }, inputs)
    pull.state = 'closed'
    const closed = await preview({ hub, pull, action: 'closed', run: { runAttempt } }, inputs)
    expect(closed.outcome).toBe(outcome)
    expect(site.journal.filter(({ method }) => method === 'DELETE')).toHaveLength(sent)
    if (sent === 0)
      expect(closed.errors[0]).toMatch(said('preview-teardown-not-sent', 'DELETE', undefined, 'svc-new-1'))
  },
)
