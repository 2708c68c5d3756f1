import { expect, test } from 'vitest'
import { said } from '../../support/messages.ts'
import type { VirtualClock } from '../../support/virtual/clock.ts'
import type { Reply, Routes } from '../../support/virtual/platform.ts'
import { judging, type Row, showing } from './virtual.ts'

const others = [{ id: 'd1', status: 'live' }]

/** A platform whose log of any deployment is always the same. */
const withLog =
  (log: Reply, rows: (atMs: number) => readonly Row[] = () => others) =>
  (clock: VirtualClock): Routes =>
  (asked) =>
    asked.route === 'log' ? log : showing(rows)(clock)(asked)
const line = { seq: 1, line: 'building' }

test.each<[string, Reply]>([
  ['404', { status: 404 }],
  ['an empty list', { json: [] }],
  ['403', { status: 403 }],
])('a deployment without a record, and %s for its log, is named within 5 s', async (_, log) => {
  const { report, clock, events } = await judging(withLog(log), { deploymentId: 'd9' })
  expect(report.deployment).toMatchObject({ outcome: 'indeterminate', deploymentId: 'd9' })
  expect(report.reason).toMatch(said('deployment-unknown', 'd9', 's1'))
  expect(clock.now()).toBeLessThan(4_000)
  if (log.status === 404) expect(events.filter(({ kind }) => kind === 'warning')).toEqual([])
})

test.each([
  ['404', { status: 404 }],
  ['an empty list', { json: [] }],
  ['lines', { json: [line] }],
])('a service whose history is not there, and %s for the log, is named within 5 s', async (_, log) => {
  const { report, clock } = await judging(
    (on) => (asked) => (asked.route === 'history' ? { status: 404 } : withLog(log)(on)(asked)),
    { deploymentId: 'd9' },
  )
  expect(report.reason).toMatch(said('service-missing', 's1', '404'))
  expect(clock.now()).toBeLessThan(4_000)
})

test('a history without end costs few requests', async () => {
  const endless = Array.from({ length: 10_000 }, (_, n) => ({ id: `d${n + 100}`, status: 'live' }))
  const { report, journal, clock } = await judging(
    withLog({ json: [] }, () => endless),
    { deploymentId: 'd9' },
  )
  expect(report.reason).toMatch(said('deployment-unknown', 'd9', 's1'))
  expect(clock.now()).toBeLessThan(4_000)
  expect(journal.filter(({ route }) => route === 'history').length).toBeLessThan(100)
})

test('a deployment whose log has a line is waited for: its record may be late', async () => {
  const rows = (atMs: number) => (atMs < 7_000 ? others : [{ id: 'd9', status: 'live' }, ...others])
  const { report } = await judging(withLog({ json: [line] }, rows), { deploymentId: 'd9' })
  expect(report.deployment.outcome).toBe('succeeded')
})

test('a record that is 3 s late is waited for, though its log is empty', async () => {
  const rows = (atMs: number) => (atMs < 3_000 ? others : [{ id: 'd9', status: 'live' }, ...others])
  const { report } = await judging(withLog({ json: [] }, rows), { deploymentId: 'd9' })
  expect(report.deployment.outcome).toBe('succeeded')
})

test('a deployment whose log cannot be read is waited for: its record may be late', async () => {
  const rows = (atMs: number) => (atMs < 7_000 ? others : [{ id: 'd9', status: 'live' }, ...others])
  const { report } = await judging(withLog({ status: 500 }, rows), { deploymentId: 'd9' })
  expect(report.deployment.outcome).toBe('succeeded')
})
