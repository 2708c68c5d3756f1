// @module-tag thorough
import { said } from '../support/messages.ts'
import { expect, push, test } from '../support/previewing.ts'

const [second, third] = ['2'.repeat(40), '3'.repeat(40)]

test('a service that the platform lists as deleted is replaced by a new one, once', async ({ stage }) => {
  const { pull, site, hub, run } = await stage()
  const inputs = { port: '3000' }
  await run('opened', inputs)
  site.state.created.deleted.add('svc-new-1')
  push(pull, second)
  const pushed = await run('synchronize', inputs)
  expect(pushed.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-2' })
  expect(pushed.warnings.join()).toMatch(said('preview-service-deleted', 'svc-new-1'))
  expect(pushed.notices.join()).toMatch(said('service-created', 'svc-new-2'))
  expect(site.requests('expose').map(({ target }) => target)).toEqual(['svc-new-1', 'svc-new-2'])
  push(pull, third)
  const again = await run('synchronize', inputs)
  expect(again.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-2' })
  expect(again.warnings).toEqual([])
  expect(site.state.created.all).toHaveLength(2)
  expect(hub.comments).toHaveLength(1)
})

test.for([
  ['does not list it', {}, { status: 200, body: [] }],
  ['may not be asked', {}, { status: 403, body: { error: 'not with this key' } }],
  ['cannot be asked for lack of a project', { 'project-slug': '' }, undefined],
] as const)('a missing service is not replaced if the platform %s', async ([_, more, answer], { stage }) => {
  const faults = answer === undefined ? [] : [{ on: 'deleted', answer } as const]
  const { site, hub, run } = await stage({ platform: { faults } })
  const inputs = more
  await run('opened', inputs)
  site.state.created.deleted.add('svc-new-1')
  const pushed = await run('synchronize', inputs)
  expect(pushed.outcome).toBe('failed')
  expect(pushed.errors[0]).toMatch(/404.*svc-new-1.*another `service-name`/s)
  expect(hub.comments[0]?.body).toContain('service-name')
  expect(site.state.created.all).toHaveLength(1)
})

test('a service that was given by id is never replaced', async ({ stage }) => {
  const { site, run } = await stage()
  await run('opened')
  site.state.created.deleted.add('svc-new-1')
  const given = await run('synchronize', { 'service-id': 'svc-new-1' })
  expect(given.outcome).toBe('failed')
  expect(site.state.created.all).toHaveLength(1)
})

test.for([
  ['a deleted service as billed', 'preview-closed-service-deleted', []],
  [
    'a service that the platform does not find as gone',
    'preview-closed-service-not-found',
    [{ on: 'deleted', answer: { status: 200, body: [] } }],
  ],
] as const)('closed does not report %s', async ([, id, faults], { stage }) => {
  const { pull, site, hub, run } = await stage({ platform: { faults } })
  await run('opened')
  site.state.created.deleted.add('svc-new-1')
  pull.state = 'closed'
  const closed = await run('closed')
  expect(closed.outcome).toBe('skipped')
  expect(hub.comments[0]?.body).toMatch(said(id, 'svc-new-1'))
})
