import type { GithubApi } from '../support/github/github-api.ts'
import { deployed, expect, test } from '../support/previewing.ts'
import { byRef } from '../support/scenario.ts'

const minute = 60_000
const target = 'memory:preview:7:harbor-pr-7'

/** What another run of the pull request wrote down: it is creating a service at this moment. */
function claimOf(hub: GithubApi): (statuses: readonly object[], service?: string) => void {
  return (statuses, service) =>
    hub.deployments.push({
      id: hub.deployments.length + 1,
      environment: 'preview',
      payload: { tool: 'taxiway', target, ...(service === undefined ? { attempt: 'of-another-run' } : { service }) },
      request: { ref: 'a'.repeat(40), task: 'taxiway-preview' },
      creator: { login: hub.login },
      statuses: statuses.map((status) => ({ ...status })),
      createdAt: new Date().toISOString(),
    })
}

test.for([
  ['ahead of', 12],
  ['behind', -12],
])(
  'a fresh claim is waited for where the clock of the runner is 12 minutes %s that of GitHub',
  async ([, minutes], { stage }) => {
    const { hub, site, start } = await stage()
    const add = claimOf(hub)
    add([{ state: 'in_progress', description: 'A service is being created' }])
    const job = start('opened', {}, { clockAheadMs: Number(minutes) * minute })
    await job.line(/Another run is creating harbor-pr-7/)
    add([{ state: 'in_progress', description: 'Deployment' }], 'svc-harbor')
    hub.deployments[0]?.statuses.push({ state: 'inactive', description: 'Service svc-harbor was created' })
    const { outcome, outputs } = await job.finished
    expect([outcome, outputs['service-id']]).toEqual(['succeeded', 'svc-harbor'])
    expect(site.state.created.all).toEqual([])
    expect(deployed(hub).length).toBeGreaterThan(0)
  },
)

test.for([
  ['ahead of', 12],
  ['behind', -12],
])(
  'an old claim is not waited for where the clock of the runner is 12 minutes %s that of GitHub',
  async ([, minutes], { stage }) => {
    const { hub, site, run } = await stage()
    claimOf(hub)([{ state: 'in_progress', description: 'A service is being created' }])
    Object.assign(hub.deployments[0] ?? {}, { createdAt: new Date(Date.now() - 7 * minute).toISOString() })
    const { outcome, notices } = await run('opened', {}, { clockAheadMs: Number(minutes) * minute })
    expect(outcome).toBe('failed')
    expect(notices.join()).not.toContain('Another run is creating')
    expect(site.state.created.all).toEqual([])
  },
)

test('a date to wait for is read by the clock of the platform', async ({ platform, run }) => {
  const site = await platform({ faults: [{ on: 'whoami', nth: [1], answer: 'throttled-till' }] })
  const job = await run(byRef(site), { clockAheadMs: -12 * minute })
  expect(job.outcome).toBe('succeeded')
  expect(job.endedAt - job.startedAt).toBeLessThan(30_000)
})
