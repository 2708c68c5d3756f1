// @module-tag thorough
import { said } from '../support/messages.ts'
import { expect, onPlatform, pullRequest, push, test } from '../support/previewing.ts'

const [second, third] = ['2'.repeat(40), '3'.repeat(40)]

test('a service that the platform lists as deleted is replaced by a new one, once', async ({
  platform,
  github,
  preview,
}) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ pulls: [pull] })]
  const inputs = onPlatform(site, { port: '3000' })
  await preview({ hub, pull, action: 'opened' }, inputs)
  site.state.created.deleted.add('svc-new-1')
  push(pull, second)
  const pushed = await preview({ hub, pull, action: 'synchronize' }, inputs)
  expect(pushed.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-2' })
  expect(pushed.warnings.join()).toMatch(said('preview-service-deleted', 'svc-new-1'))
  expect(pushed.notices.join()).toMatch(said('service-created', 'svc-new-2'))
  expect(site.requests('expose').map(({ target }) => target)).toEqual(['svc-new-1', 'svc-new-2'])
  push(pull, third)
  const again = await preview({ hub, pull, action: 'synchronize' }, inputs)
  expect(again.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-2' })
  expect(again.warnings).toEqual([])
  expect(site.state.created.all).toHaveLength(2)
  expect(hub.comments).toHaveLength(1)
})

test.for([
  ['does not list it', {}, { status: 200, body: [] }],
  ['may not be asked', {}, { status: 403, body: { error: 'not with this key' } }],
  ['cannot be asked for lack of a project', { 'project-slug': '' }, undefined],
] as const)(
  'a missing service is not replaced if the platform %s',
  async ([_, more, answer], { platform, github, preview }) => {
    const pull = pullRequest(7)
    const faults = answer === undefined ? [] : [{ on: 'deleted', answer } as const]
    const [site, hub] = [await platform({ faults }), await github({ pulls: [pull] })]
    const inputs = onPlatform(site, more)
    await preview({ hub, pull, action: 'opened' }, inputs)
    site.state.created.deleted.add('svc-new-1')
    const pushed = await preview({ hub, pull, action: 'synchronize' }, inputs)
    expect(pushed.outcome).toBe('failed')
    expect(pushed.errors[0]).toMatch(/404.*svc-new-1.*another `service-name`/s)
    expect(hub.comments[0]?.body).toContain('service-name')
    expect(site.state.created.all).toHaveLength(1)
  },
)

test('a service that was given by id is never replaced', async ({ platform, github, preview }) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform(), await github({ pulls: [pull] })]
  await preview({ hub, pull, action: 'opened' }, onPlatform(site))
  site.state.created.deleted.add('svc-new-1')
  const given = await preview({ hub, pull, action: 'synchronize' }, onPlatform(site, { 'service-id': 'svc-new-1' }))
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
] as const)('closed does not report %s', async ([, id, faults], { platform, github, preview }) => {
  const pull = pullRequest(7)
  const [site, hub] = [await platform({ faults }), await github({ pulls: [pull] })]
  await preview({ hub, pull, action: 'opened' }, onPlatform(site))
  site.state.created.deleted.add('svc-new-1')
  pull.state = 'closed'
  const closed = await preview({ hub, pull, action: 'closed' }, onPlatform(site))
  expect(closed.outcome).toBe('skipped')
  expect(hub.comments[0]?.body).toMatch(said(id, 'svc-new-1'))
})
