// @module-tag thorough
import { said } from '../support/messages.ts'
import { expect, push, test } from '../support/previewing.ts'

test('without pull-requests: write there is no comment', async ({ stage }) => {
  const forbids = ['pull-requests: write', 'issues: write'] as const
  const { hub, run } = await stage({ github: { forbids } })
  const job = await run('opened')
  expect(job.outcome).toBe('succeeded')
  expect(job.warnings).toHaveLength(1)
  expect(job.warnings[0]).toContain('`pull-requests: write`')
  expect(hub.states().at(-1)).toBe('success')
})

test('without deployments: write the service is not recorded, and no push creates another one', async ({ stage }) => {
  const { pull, site, run } = await stage({ github: { forbids: ['deployments: write'] } })
  const opened = await run('opened')
  expect(opened.outcome).toBe('succeeded')
  expect(opened.warnings.join('\n')).toContain('`deployments: write`')
  expect(opened.warnings.join('\n')).toContain('svc-new-1')
  push(pull, '2'.repeat(40))
  const pushed = await run('synchronize')
  expect(pushed.outcome).toBe('failed')
  expect(pushed.errors[0]).toContain('`deployments: write`')
  expect(site.state.created.all).toHaveLength(1)
})

test('without deployments: read the service is unknown, and only opened creates one', async ({ stage }) => {
  const { pull, site, run } = await stage({ github: { forbids: ['deployments: read'] } })
  const opened = await run('opened')
  expect(opened.outcome).toBe('succeeded')
  expect(opened.warnings.join('\n')).toMatch(said('preview-created-unclaimed', 'harbor-pr-7'))
  for (const action of ['synchronize', 'opened', 'closed'] as const) {
    pull.state = action === 'closed' ? 'closed' : 'open'
    const job = await run(action, {}, { run: { runAttempt: 2 } })
    expect(job.outcome, action).toBe('failed')
  }
  expect(site.state.created.all).toHaveLength(1)
})

test('if GitHub fails until the time that it has is over, what it answered is said', async ({ stage }) => {
  const answer = { status: 500, body: { message: 'Server Error' } }
  const { run } = await stage({ github: { faults: [{ on: 'repos/list-deployments', answer }] } })
  // An eighth of it is GitHub's.
  const pushed = await run('synchronize', { timeout: '8s' })
  expect(pushed.errors[0]).toMatch(said('preview-service-unknown', 'harbor-pr-7'))
  expect(pushed.errors[0]).toMatch(said('github-timeout-after', 'GitHub answered 500: Server Error'))
})

const inAnHour = () => String(Math.floor(Date.now() / 1_000) + 3_600)
const limited = { message: 'API rate limit exceeded' }

test.for([
  [
    'a quota',
    () => ({ status: 403, body: limited, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inAnHour() } }),
  ],
  ['a 429', () => ({ status: 429, body: limited, headers: { 'retry-after': '3600' } })],
  ['a limit without a header', () => ({ status: 403, body: { message: 'You have exceeded a secondary rate limit' } })],
  [
    'the limit of content, which says "blocked"',
    () => ({
      status: 403,
      body: { message: 'You are temporarily blocked from content creation. Please retry later.' },
    }),
  ],
] as const)(
  'while GitHub limits requests by %s, not even the first run creates a service',
  async ([, answer], { stage }) => {
    const on = ['repos/list-deployments', 'repos/create-deployment', 'pulls/get', 'graphql'] as const
    const { site, run } = await stage({ github: { faults: on.map((each) => ({ on: each, answer: answer() })) } })
    const opened = await run('opened', { timeout: '8s' })
    expect([opened.exitCode, opened.errors[0]]).toEqual([
      1,
      expect.stringMatching(said('preview-not-claimed', 'harbor-pr-7')),
    ])
    expect(opened.errors[0]).toMatch(said('github-rate-limit'))
    expect(site.state.created.all).toEqual([])
  },
)

test('a claim that a limit keeps from being ended is said, with what to do', async ({ stage }) => {
  const answer = { status: 429, body: limited, headers: { 'retry-after': '3600' } }
  const { site, hub, run } = await stage({ github: { faults: [{ on: 'repos/create-deployment-status', answer }] } })
  const opened = await run('opened', { timeout: '8s' })
  expect([hub.deployments.length, site.state.created.all]).toEqual([1, []])
  expect(opened.errors[0]).toMatch(said('preview-not-claimed', 'harbor-pr-7'))
  expect(opened.errors[0]).toMatch(/a creation is claimed, it is this one, which created nothing: set another/)
})

test.for([
  ['it is asked', 'repos/list-deployments', 1],
  ['it takes the claim', 'repos/create-deployment', 1],
  ['it shows the claim', 'repos/list-deployments', 2],
] as const)('a limit of GitHub that ends in time is waited for: when %s', async ([, on, nth], { stage }) => {
  const { site, hub, run } = await stage({ github: { faults: [{ on, nth: [nth], answer: { retryAfter: 2 } }] } })
  // An eighth of it is less than the limit.
  const opened = await run('opened', { timeout: '14s' })
  expect(opened.outcome).toBe('succeeded')
  expect(opened.notices.join()).toMatch(said('preview-waits-for-limit'))
  expect(site.state.created.all).toHaveLength(1)
  expect((await run('synchronize')).outputs['service-id']).toBe('svc-new-1')
  expect(hub.states().at(-1)).toBe('success')
})

test('without a token the service is not recorded, and no permission is requested', async ({ stage }) => {
  const { hub, run } = await stage()
  const inputs = { 'github-token': '' }
  const opened = await run('opened', inputs)
  expect(opened.outcome).toBe('succeeded')
  const warned = opened.warnings.join('\n')
  expect(warned).toMatch(said('preview-not-remembered', 'svc-new-1', undefined, 'svc-new-1'))
  expect(warned).not.toContain('deployments: write')
  const pushed = await run('synchronize', inputs)
  expect(pushed.errors[0]).toMatch(said('preview-service-unknown', 'harbor-pr-7', '`github-token` is empty'))
  expect(hub.calls).toEqual([])
})

test.for([
  ['GitHub', {}, 'environment-without-token', 'Remove `github-token`'],
  ['act', { ACT: 'true' }, 'environment-under-act', 'Run the workflow on GitHub'],
] as const)('under %s the advice is one that can be followed', async ([system, env, warning, advice], { stage }) => {
  const { run } = await stage()
  const { warnings } = await run('opened', { 'github-token': '' }, { env })
  expect(warnings.some((text) => said(warning).test(text))).toBe(true)
  expect(warnings.at(-1)).toContain(advice)
  expect(warnings.filter((text) => text.includes('Remove `github-token`')).length > 0).toBe(system === 'GitHub')
})

test('comment: false and job-summary: false write neither of them', async ({ stage }) => {
  const { hub, run } = await stage()
  const quiet = { comment: 'false', 'job-summary': 'false' }
  const job = await run('opened', quiet)
  expect([job.outcome, job.summary, hub.comments]).toEqual(['succeeded', '', []])
})

test('a claim that somebody has deleted at once says nothing of permissions: nothing is created', async ({ stage }) => {
  const answer = { status: 404, body: { message: 'Not Found' } }
  const { site, run } = await stage({
    github: { faults: [{ on: 'repos/create-deployment-status', answer, nth: [1] }] },
  })
  const opened = await run('opened')
  expect(opened.errors[0]).toMatch(said('preview-not-claimed', 'harbor-pr-7'))
  expect(opened.errors[0]).toMatch(/GitHub deployment \d+ was deleted meanwhile/)
  expect(site.state.created.all).toEqual([])
})

/** GitHub names the token's account to the first run, and to no later one. */
const nameless = [{ on: 'graphql', nth: Array.from({ length: 40 }, (_, n) => n + 2), answer: 'unicorn' }] as const

/** GitHub gets an eighth of the time: enough for the retries of each look-up. */
const patient = { timeout: '80s' }

test('a service that another account may have remembered is not passed over', async ({ stage }) => {
  const { pull, site, run } = await stage({ github: { login: 'ada', faults: nameless } })
  await run('opened', patient)
  push(pull, '2'.repeat(40))
  const job = await run('synchronize', patient)
  expect(job.errors[0]).toMatch(said('github-token-owner-unknown'))
  expect(job.errors[0]).toMatch(said('preview-service-unknown', 'harbor-pr-7'))
  expect(site.state.created.all).toHaveLength(1)
  pull.state = 'closed'
  const closing = await run('closed', patient)
  expect(closing.errors[0]).toMatch(said('preview-closed-service-unknown', 'harbor-pr-7'))
})

test('a preview that is remembered nowhere is created', async ({ stage }) => {
  const { run } = await stage({ github: { faults: [{ on: 'graphql', answer: 'unicorn' }] } })
  const job = await run('synchronize', patient)
  expect(job.outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-new-1' })
})

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
  ['does not list it', {}, { json: [] }],
  ['may not be asked', {}, { status: 403, json: { error: 'not with this key' } }],
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

test.for([
  ['a deleted service as billed', 'preview-closed-service-deleted', []],
  [
    'a service that the platform does not find as gone',
    'preview-closed-service-not-found',
    [{ on: 'deleted', answer: { json: [] } }],
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
