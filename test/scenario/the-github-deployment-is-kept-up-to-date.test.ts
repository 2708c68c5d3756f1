// @module-tag thorough
import { canCancel, cancelSignals, githubToken } from '../support/runner/run-action.ts'
import { byRef, expect, test } from '../support/scenario.ts'

const live = { environment: 'harbor-live', 'environment-url': 'https://harbor.example/' }

test.for([
  ['success', 'success'],
  ['failure', 'failure'],
  ['superseded', 'inactive'],
  ['cancelled', 'error'],
] as const)('a %s ends the GitHub deployment as %s', async ([is, state], { platform, github, run }) => {
  const [site, hub] = [await platform({ story: [{ is: 'building', log: ['x'] }, { is }] }), await github()]
  await run(byRef(site, { ...live, ref: 'v1.2' }), { githubUrl: hub.url })
  expect(hub.deployments).toHaveLength(1)
  expect(hub.deployments[0]?.request).toMatchObject({ ref: 'v1.2', environment: 'harbor-live' })
  expect(hub.states()).toEqual(['in_progress', state])
  expect(hub.deployments[0]?.statuses.at(-1)).toMatchObject({
    environment_url: 'https://harbor.example/',
    log_url: 'https://github.com/ada/harbor/actions/runs/7001',
  })
})

test('a timeout and a deploy that is only accepted leave it open to be seen as such', async ({
  platform,
  github,
  run,
}) => {
  const [site, hub] = [await platform({ story: [{ is: 'building' }], byHand: true }), await github()]
  await run(byRef(site, { ...live, timeout: '2s' }), { githubUrl: hub.url })
  await run(byRef(site, { ...live, wait: 'false' }), { githubUrl: hub.url })
  expect([hub.states(0), hub.states(1)]).toEqual([
    ['in_progress', 'error'],
    ['in_progress', 'queued'],
  ])
})

test('a refused deploy ends it as a failure, and a dry run makes none', async ({ platform, github, run }) => {
  const hub = await github()
  const refusing = await platform({ faults: [{ on: 'deploy', answer: { status: 400 } }] })
  await run(byRef(refusing, live), { githubUrl: hub.url })
  await run(byRef(refusing, { ...live, 'dry-run': 'true' }), { githubUrl: hub.url })
  expect(hub.deployments.map((_, index) => hub.states(index))).toEqual([['in_progress', 'failure']])
})

test.for([
  ['without the permission', { forbids: ['deployments: write'] }],
  ["of a fork's run", { readOnly: true }],
] as const)('a token %s is one warning that names the permission', async ([, script], { platform, github, run }) => {
  const [site, hub] = [await platform(), await github(script)]
  const job = await run(byRef(site, live), { githubUrl: hub.url })
  expect([job.outcome, job.warnings.length]).toEqual(['succeeded', 1])
  expect(job.warnings[0]).toContain('deployments: write')
})

test('without a token the deploy goes on, with one warning', async ({ platform, github, run }) => {
  const [site, hub] = [await platform(), await github()]
  const job = await run(byRef(site, { ...live, 'github-token': '' }), { githubUrl: hub.url })
  expect([job.outcome, hub.requests]).toEqual(['succeeded', []])
  expect(job.warnings).toEqual([expect.stringContaining('github-token')])
})

test('a ref that the repository does not have is replaced by the commit of the job', async ({
  platform,
  github,
  run,
}) => {
  const [site, hub] = [await platform(), await github({ unknownRefs: ['v1'] })]
  const job = await run(byRef(site, { ...live, ref: 'v1' }), { githubUrl: hub.url })
  expect(job.warnings).toEqual([])
  expect(hub.deployments.map(({ request }) => request['ref'])).toEqual(['4f2c1d3e5b6a79880716253443526170fedcba98'])
})

test('of a pull request it is for the head, and not for the merge commit that is checked out', async ({
  platform,
  github,
  run,
}) => {
  const [site, hub] = [await platform(), await github()]
  const head = 'c0ffee00'.repeat(5)
  await run(byRef(site, live), { githubUrl: hub.url, event: { pull_request: { head: { sha: head } } } })
  expect(hub.deployments.map(({ request }) => request['ref'])).toEqual([head])
})

test.concurrent.for([
  ['mute', { mute: true }],
  ['broken', { fails: { status: 500 } }],
  ['out of quota', { fails: { status: 403, headers: { 'retry-after': '3600', 'x-ratelimit-remaining': '0' } } }],
] as const)('a GitHub that is %s is one warning', async ([, script], { platform, github, run, expect }) => {
  const [site, hub] = [await platform(), await github(script)]
  const job = await run(byRef(site, { ...live, timeout: '15s' }), { githubUrl: hub.url, limit: 30_000 })
  expect([job.outcome, job.warnings.length]).toEqual(['succeeded', 1])
  expect(job.warnings[0]).toContain('GitHub deployment')
})

const story = [{ is: 'building', log: ['Cloning'] }] as const

test.runIf(canCancel).concurrent.for([...cancelSignals])(
  'a job that is cancelled with %s ends it as an error, before the runner kills',
  async (signal, { platform, github, start, expect }) => {
    const [site, hub] = [await platform({ story, byHand: true }), await github()]
    const step = start(byRef(site, live), { githubUrl: hub.url, limit: 17_000 })
    await step.line(/Cloning/)
    step.signal(signal)
    const job = await step.finished
    expect(job.outcome).toBe('aborted')
    expect(hub.states()).toEqual(['in_progress', 'error'])
  },
)

test.runIf(canCancel)(
  'a cancel while a silent GitHub is waited for keeps the outcome, and is in time for the runner',
  async ({ platform, github, start }) => {
    const status = 'repos/create-deployment-status'
    const [site, hub] = [await platform(), await github({ faults: [{ on: status, answer: 'mute' }] })]
    const step = start(byRef(site, live), { githubUrl: hub.url, limit: 17_000 })
    await step.line(/Listening on 8080/)
    await hub.until((api) => api.count(status) > 0)
    const cancelledAt = performance.now()
    step.signal('SIGINT')
    const job = await step.finished
    expect(['succeeded', 'aborted']).toContain(job.outcome)
    expect(job.endedAt - cancelledAt).toBeLessThan(7_500)
  },
)

test('the token is sent to GitHub alone', async ({ platform, github, run }) => {
  const [site, hub] = [await platform(), await github()]
  await run(byRef(site, live), { githubUrl: hub.url })
  expect(hub.requests.length).toBeGreaterThan(0)
  expect(JSON.stringify(site.journal.map(({ headers }) => headers))).not.toContain(githubToken)
})
