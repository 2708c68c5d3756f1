import { expect, rememberPreview, test } from '../support/previewing.ts'
import { byRef } from '../support/scenario.ts'

const minute = 60_000

test.for([
  ['ahead of', 12],
  ['behind', -12],
] as const)(
  'an intention is as old as GitHub says where the clock of the runner is 12 minutes %s that of GitHub',
  async ([, minutes], { stage }) => {
    const { hub, site, start } = await stage()
    rememberPreview(hub, 7, null)
    const job = start('opened', {}, { clockAheadMs: minutes * minute })
    await job.line(/Another run is creating harbor-pr-7/)
    rememberPreview(hub, 7, 'svc-harbor')
    expect((await job.finished).outputs).toMatchObject({ outcome: 'succeeded', 'service-id': 'svc-harbor' })
    expect(site.state.created.all).toEqual([])
  },
)

test('a date to wait for is read by the clock of the platform', async ({ platform, run }) => {
  const site = await platform({ faults: [{ on: 'whoami', nth: [1], answer: 'throttled-till' }] })
  const job = await run(byRef(site), { clockAheadMs: -12 * minute })
  expect(job.outcome).toBe('succeeded')
  expect(job.endedAt - job.startedAt).toBeLessThan(30_000)
})
