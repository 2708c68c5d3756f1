// @module-tag thorough
import { markdownText } from '../support/markdown-text.ts'
import { said } from '../support/messages.ts'
import { expect, onPlatform, pullRequest, push, test } from '../support/previewing.ts'

const teardown = { 'teardown-request': 'DELETE /api/services/{id}' }
const removals = Object.fromEntries([1, 2, 3].map((each) => [`DELETE /api/services/svc-new-${each}`, { json: {} }]))
const other = 'd'.repeat(40)

test('any event of a pull request deploys a head that has no preview yet, once', async ({ stage }) => {
  const { pull, site, run } = await stage()
  expect((await run('ready_for_review')).outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
  const again = await run('assigned')
  expect([again.exitCode, again.outcome]).toEqual([0, 'skipped'])
  expect(markdownText(again.summary)).toMatch(said('preview-there-already'))
  push(pull, other)
  const next = await run('assigned')
  expect(next.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1', ref: other })
  expect(site.state.created.all).toHaveLength(1)
})

test('as many previews exist as may; the next one says who holds the places, and comes once one is free', async ({
  stage,
  preview,
}) => {
  const { pull, site, hub, run } = await stage({ platform: { own: removals } })
  const inputs = { 'max-previews': '1' }
  expect((await run('opened', inputs)).outcome).toBe('succeeded')
  const second = pullRequest(8)
  hub.pulls.push(second)
  const happening = { hub, pull: second, action: 'opened' } as const
  const full = await preview(happening, onPlatform(site, inputs))
  expect([full.exitCode, full.outcome]).toEqual([0, 'skipped'])
  expect(markdownText(full.summary)).toMatch(said('preview-cap-reached', 'harbor-pr-8', '1', '#7 harbor-pr-7'))
  const about = hub.comments.find(({ body }) => body.includes('harbor-pr-8'))
  expect(markdownText(about?.body)).toMatch(said('preview-cap-reached', 'harbor-pr-8', '1', '#7 harbor-pr-7'))
  expect(site.state.created.all).toHaveLength(1)
  // Deploys to one that exists are not counted.
  push(pull, other)
  expect((await run('synchronize', inputs)).outcome).toBe('succeeded')
  // Without a request that removes the service, closing frees the place.
  pull.state = 'closed'
  await run('closed', inputs)
  expect((await preview(happening, onPlatform(site, inputs))).outcome).toBe('succeeded')
})

test('with a request that removes the service, only the proof that it did frees the place', async ({
  stage,
  preview,
}) => {
  const { pull, site, hub, run } = await stage({
    platform: { own: { ...removals, 'DELETE /api/services/svc-new-1': 'reset' } },
  })
  const inputs = { 'max-previews': '1', ...teardown }
  await run('opened', inputs)
  pull.state = 'closed'
  expect((await run('closed', inputs)).outcome).toBe('indeterminate')
  const second = pullRequest(8)
  hub.pulls.push(second)
  const happening = { hub, pull: second, action: 'opened' } as const
  expect((await preview(happening, onPlatform(site, inputs))).outcome).toBe('skipped')
  site.state.created.deleted.add('svc-new-1')
  await run('closed', inputs)
  expect((await preview(happening, onPlatform(site, inputs))).outcome).toBe('succeeded')
})

test('of three runs at once that see two places, two create', async ({ stage, startPreview }) => {
  const { site, hub } = await stage({ pull: { state: 'closed' } })
  const pulls = [11, 12, 13].map((number) => pullRequest(number))
  hub.pulls.push(...pulls)
  const inputs = onPlatform(site, { 'max-previews': '2' })
  const ends = await Promise.all(pulls.map((pull) => startPreview({ hub, pull, action: 'opened' }, inputs).finished))
  expect(ends.map(({ outcome }) => outcome).toSorted()).toEqual(['skipped', 'succeeded', 'succeeded'])
  expect(site.state.created.all).toHaveLength(2)
})

test('a creation that nobody confirmed holds a place while its pull request is open, and can be told', async ({
  stage,
}) => {
  const { hub, run } = await stage()
  hub.pulls.push(pullRequest(6))
  const claim = { tool: 'taxiway', target: 'memory:preview:6:harbor-pr-6', attempt: 'lost' }
  hub.deployments.push({
    ...{ id: 1, environment: 'preview', payload: claim, request: { ref: 'main', task: 'taxiway-preview' } },
    ...{ creator: { login: hub.login }, createdAt: '2026-11-01T00:00:00Z' },
    statuses: [{ state: 'in_progress', description: 'A service is being created' }],
  })
  const full = await run('opened', { 'max-previews': '1' })
  expect(markdownText(full.summary)).toContain(
    '#6 harbor-pr-6 (its creation is claimed, and not confirmed: GitHub deployment 1)',
  )
  for (const pull of hub.pulls) if (pull.number === 6) pull.state = 'closed'
  expect((await run('opened', { 'max-previews': '1' })).outcome).toBe('succeeded')
})

test('a row that is deleted while places are counted is looked for again', async ({ stage }) => {
  const answer = { status: 404, body: { message: 'Not Found' } }
  const { hub, run } = await stage({ github: { faults: [{ on: 'repos/list-deployment-statuses', nth: [1], answer }] } })
  hub.pulls.push(pullRequest(6))
  const memory = { tool: 'taxiway', target: 'memory:preview:6:harbor-pr-6', service: 'svc-6', created: true }
  hub.deployments.push({
    ...{ id: 1, environment: 'preview', payload: memory, request: { ref: 'main', task: 'taxiway-preview' } },
    ...{ creator: { login: hub.login }, createdAt: '2026-11-01T00:00:00Z' },
    statuses: [{ state: 'inactive', description: 'Service svc-6' }],
  })
  const full = await run('opened', { 'max-previews': '1' })
  expect(full.outcome).toBe('skipped')
  expect(markdownText(full.summary)).toContain('#6 harbor-pr-6')
})

test.for([
  ['the service before was removed', { service: 'svc-6', created: true }, 'No service is left of it'],
  ['the claim before came to nothing', { attempt: 'ended' }, 'Nothing was created'],
] as const)('a creation that is under way holds a place, also where %s', async ([, before, ended], { stage }) => {
  const { hub, run } = await stage()
  hub.pulls.push(pullRequest(6))
  const rows = [
    [before, ended],
    [{ attempt: 'under way' }, 'A service is being created'],
  ] as const
  for (const [index, [memory, description]] of rows.entries())
    hub.deployments.push({
      ...{ id: index + 1, environment: 'preview', request: { ref: 'main', task: 'taxiway-preview' } },
      payload: { tool: 'taxiway', target: 'memory:preview:6:harbor-pr-6', ...memory },
      ...{ creator: { login: hub.login }, createdAt: '2026-11-01T00:00:00Z' },
      statuses: [{ state: 'inactive', description }],
    })
  const full = await run('opened', { 'max-previews': '1' })
  expect(full.outcome).toBe('skipped')
  expect(markdownText(full.summary)).toContain(
    '#6 harbor-pr-6 (its creation is claimed, and not confirmed: GitHub deployment 2)',
  )
})

test('with a limit, a token that cannot record a creation creates nothing, and says what it lacks', async ({
  stage,
}) => {
  const { site, run } = await stage({ github: { forbids: ['deployments: write'] } })
  for (const runAttempt of [1, 2]) {
    const end = await run('opened', { 'max-previews': '5' }, { run: { runAttempt } })
    expect([end.exitCode, end.errors[0]]).toEqual([
      1,
      expect.stringMatching(said('preview-not-claimed', 'harbor-pr-7')),
    ])
    expect(end.errors[0]).toContain('`deployments: write`')
    expect(end.warnings.join()).not.toMatch(said('preview-created-unclaimed'))
  }
  expect(site.requests('create')).toEqual([])
  expect(site.state.created.all).toEqual([])
})

test('if it is not known how many there are, none is created', async ({ stage }) => {
  const { site, run } = await stage({ github: { forbids: ['pull-requests: read'] } })
  const end = await run('opened', { 'max-previews': '5' })
  expect([end.exitCode, end.errors[0]]).toEqual([1, expect.stringMatching(said('preview-cap-unread', 'harbor-pr-7'))])
  expect(end.errors[0]).toContain('pull-requests: read')
  expect(site.state.created.all).toEqual([])
})
