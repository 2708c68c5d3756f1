// @module-tag thorough

import type { GithubFault } from '../support/github/fault.ts'
import { canCancel } from '../support/runner/run-action.ts'
import { byRef, expect, test } from '../support/scenario.ts'

const live = { environment: 'harbor-live', 'environment-url': 'https://harbor.example/' }

test.for([
  ['success', 'success'],
  ['failure', 'failure'],
] as const)('a %s ends the GitHub deployment as %s', async ([is, state], { platform, github, run }) => {
  const [site, hub] = [await platform({ story: [{ is: 'building', log: ['x'] }, { is }] }), await github()]
  await run(byRef(site, live), { githubUrl: hub.url })
  expect(hub.deployments).toHaveLength(1)
  expect(hub.deployments[0]?.environment).toBe('harbor-live')
  expect(hub.states()).toEqual(['in_progress', state])
  expect(hub.deployments[0]?.statuses.at(-1)?.['environment_url']).toBe('https://harbor.example/')
})

test.for([
  ['without the permission', { forbids: ['deployments: write'] }],
  ["of a fork's run", { readOnly: true }],
] as const)('a token %s gives a warning that names the permission', async ([, script], { platform, github, run }) => {
  const [site, hub] = [await platform(), await github(script)]
  const job = await run(byRef(site, live), { githubUrl: hub.url })
  expect(job.outcome).toBe('succeeded')
  expect(job.warnings).toHaveLength(1)
  expect(job.warnings[0]).toContain('deployments: write')
})

test('a success replaces the last one of the same service, and none of another', async ({ platform, github, run }) => {
  const [site, hub] = [await platform(), await github()]
  await run(byRef(site, live), { githubUrl: hub.url })
  const [first] = hub.deployments
  if (first === undefined) throw new Error('the first run left no deployment')
  const other = { tool: 'taxiway', target: 'another' }
  hub.deployments.push({ ...first, id: first.id + 1, payload: other, statuses: [...first.statuses] })
  await run(byRef(site, live), { githubUrl: hub.url })
  expect(hub.deployments.map((_, index) => hub.states(index))).toEqual([
    ['in_progress', 'success', 'inactive'],
    ['in_progress', 'success'],
    ['in_progress', 'success'],
  ])
})

test('a ref that this repository does not have is replaced by the commit of the job', async ({
  platform,
  github,
  run,
}) => {
  const [site, hub] = [await platform(), await github({ unknownRefs: ['v1'] })]
  const job = await run(byRef(site, { ...live, ref: 'v1' }), { githubUrl: hub.url })
  expect(job.warnings).toEqual([])
  expect(hub.deployments.map(({ request }) => request['ref'])).toEqual(['4f2c1d3e5b6a79880716253443526170fedcba98'])
})

test.concurrent.for<[string, GithubFault]>([
  ['limits the creation', { on: 'repos/create-deployment', nth: [1], answer: { retryAfter: 1 } }],
  ['loses the answer to it', { on: 'repos/create-deployment', nth: [1], effect: 'happens', answer: 'reset' }],
  ['cuts the answer to it', { on: 'repos/create-deployment', nth: [1], effect: 'happens', answer: 'cut' }],
  [
    'loses the answer to the end',
    { on: 'repos/create-deployment-status', nth: [2], effect: 'happens', answer: 'reset' },
  ],
])('a GitHub that %s gets one report', async ([, fault], { platform, github, run, expect }) => {
  const [site, hub] = [await platform(), await github({ faults: [fault] })]
  const job = await run(byRef(site, live), { githubUrl: hub.url })
  expect([job.outcome, job.warnings]).toEqual(['succeeded', []])
  expect(hub.deployments).toHaveLength(1)
  expect(hub.states()).toEqual(['in_progress', 'success'])
})

test.concurrent('a quota that is used up for an hour gives one warning that says so', async ({
  platform,
  github,
  run,
  expect,
}) => {
  const [site, hub] = [await platform(), await github({ quota: { requests: 2, resetMs: 3_600_000 } })]
  const job = await run(byRef(site, live), { githubUrl: hub.url })
  expect(job.outcome).toBe('succeeded')
  expect(job.warnings).toEqual([expect.stringMatching(/limits the token's requests for another (60|59) m/)])
})

test
  .runIf(canCancel)
  .concurrent('a cancelled job does not wait for a limit to pass', async ({ platform, github, start, expect }) => {
    const faults = [{ on: 'repos/create-deployment', answer: { retryAfter: 50 } }] as const
    const [site, hub] = [
      await platform({ story: [{ is: 'building', log: ['x'] }], byHand: true }),
      await github({ faults }),
    ]
    const step = start(byRef(site, live), { githubUrl: hub.url, limit: 12_000 })
    await hub.until((api) => api.count('repos/create-deployment') > 0)
    step.signal('SIGINT')
    const job = await step.finished
    expect(job.outcome).toBe('aborted')
    expect(job.warnings.join()).toContain("limits the token's requests")
  })

test.concurrent.for([
  ['mute', { mute: true }],
  ['broken', { fails: { status: 500 } }],
  ['out of quota', { fails: { status: 403, headers: { 'retry-after': '3600', 'x-ratelimit-remaining': '0' } } }],
] as const)('a GitHub that is %s only causes warnings', async ([, script], { platform, github, run, expect }) => {
  const [site, hub] = [await platform(), await github(script)]
  const job = await run(byRef(site, { ...live, timeout: '5s' }), { githubUrl: hub.url })
  expect(job.outcome).toBe('succeeded')
  expect(job.warnings.length).toBeGreaterThan(0)
  expect(job.warnings.length).toBeLessThanOrEqual(2)
})
