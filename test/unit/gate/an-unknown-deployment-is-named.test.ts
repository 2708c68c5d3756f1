import { expect, test } from 'vitest'
import { said } from '../../support/messages.ts'
import { judging, type Row, showing } from './virtual.ts'

const others = [{ id: 'd1', status: 'live' }]

test('a deployment without a record is named within 12 s, in few requests though the history has no end', async () => {
  const endless = Array.from({ length: 10_000 }, (_, n) => ({ id: `d${n + 100}`, status: 'live' }))
  const { report, journal, clock } = await judging(
    showing(() => endless),
    { deploymentId: 'd9' },
  )
  expect(report.deployment).toMatchObject({ outcome: 'indeterminate', deploymentId: 'd9' })
  expect(report.reason).toMatch(said('deployment-unknown', 'd9', 's1'))
  expect(clock.now()).toBeLessThan(12_000)
  expect(journal.filter(({ route }) => route === 'history').length).toBeLessThan(100)
})

test('so is one of a service that is not there', async () => {
  const { report, clock } = await judging(
    (on) => (asked) => (asked.route === 'history' ? { status: 404 } : showing(() => others)(on)(asked)),
    { deploymentId: 'd9' },
  )
  expect(report.reason).toMatch(said('deployment-unknown', 'd9', 's1'))
  expect(clock.now()).toBeLessThan(12_000)
})

test('a record that is 7 s late is waited for', async () => {
  const rows = (atMs: number): Row[] => (atMs < 7_000 ? others : [{ id: 'd9', status: 'live' }, ...others])
  const { report } = await judging(showing(rows), { deploymentId: 'd9' })
  expect(report.deployment.outcome).toBe('succeeded')
})
