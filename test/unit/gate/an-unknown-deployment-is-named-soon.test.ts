import { expect, test } from 'vitest'
import { said } from '../../support/messages.ts'
import type { Asked, Reply } from '../../support/virtual/platform.ts'
import { judging, showing } from './virtual.ts'

const others = [{ id: 'd1', status: 'live' }]

/** A platform that answers 404 for every log. */
const withoutLogs = (route: Asked['route'], reply: Reply): Reply => (route === 'log' ? { status: 404 } : reply)

test('a deployment with neither a record nor a log is named within 5 s', async () => {
  const { report, clock, events } = await judging(
    (clock) => (asked) => withoutLogs(asked.route, showing(() => others)(clock)(asked)),
    { deploymentId: 'd9' },
  )
  expect(report.deployment).toMatchObject({ outcome: 'indeterminate', deploymentId: 'd9' })
  expect(report.reason).toMatch(said('gate-deployment-unknown', 'd9', 's1'))
  expect(clock.now()).toBeLessThan(5_000)
  expect(events.filter(({ kind }) => kind === 'warning')).toEqual([])
})

test('a deployment whose log is there is waited for: its record may be late', async () => {
  const rows = (atMs: number) => (atMs < 7_000 ? others : [{ id: 'd9', status: 'live' }, ...others])
  const { report } = await judging(showing(rows), { deploymentId: 'd9' })
  expect(report.deployment.outcome).toBe('succeeded')
})
