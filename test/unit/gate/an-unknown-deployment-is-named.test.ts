import { expect, test } from 'vitest'
import { said } from '../../support/messages.ts'
import type { Reply } from '../../support/virtual/platform.ts'
import { type Judged, judging, type Row, showing } from './virtual.ts'

const others = [{ id: 'd1', status: 'live' }]
const warnings = ({ events }: Judged) => events.filter(({ kind }) => kind === 'warning')

/** Answers the reads of the history, in their order, and after the last of these replies as that. */
const answering = (...replies: readonly Reply[]) => {
  let reads = 0
  return judging(
    (clock) => (asked) =>
      asked.route === 'history' ? (replies[reads++] ?? replies.at(-1) ?? {}) : showing(() => [])(clock)(asked),
    { deploymentId: 'd9' },
  )
}

test('a deployment without a record is named after 10 s, in few requests though the history has no end', async () => {
  const endless = Array.from({ length: 10_000 }, (_, n) => ({ id: `d${n + 100}`, status: 'live' }))
  const judged = await judging(
    showing(() => endless),
    { deploymentId: 'd9' },
  )
  const { report, journal, clock } = judged
  expect(report).toMatchObject({ chosenBy: 'id', deployment: { outcome: 'indeterminate', deploymentId: 'd9' } })
  expect(report.reason).toMatch(said('deployment-unknown', 'd9', 's1'))
  expect(clock.now()).toBeLessThan(11_000)
  expect(journal.filter(({ route }) => route === 'history').length).toBeLessThan(100)
  expect(warnings(judged)).toEqual([])
})

test('of one of a service that is not there, the service is named', async () => {
  const judged = await answering({ status: 404 })
  expect(judged.report.reason).toMatch(said('service-missing', 's1', '404'))
  expect(judged.clock.now()).toBeLessThan(11_000)
  expect(warnings(judged)).toEqual([])
})

test.each<[string, readonly Reply[]]>([
  ['the key is refused', [{ status: 403 }]],
  ['a record without a status was found', [{ json: { deployments: [{ id: 'd9' }] } }, { status: 403 }]],
  ['the platform asks to wait past the timeout', [{ status: 429, headers: { 'retry-after': '7200' } }]],
])('a deployment is not called unknown if %s', async (_, replies) => {
  const { report } = await answering(...replies)
  expect(report.deployment.outcome).toBe('indeterminate')
  expect(report.reason).not.toMatch(said('deployment-unknown', 'd9', 's1'))
  expect(report.reason).toContain('Deployment d9 may still be running.')
})

test('a record that is 7 s late is waited for', async () => {
  const rows = (atMs: number): Row[] => (atMs < 7_000 ? others : [{ id: 'd9', status: 'live' }, ...others])
  const { report } = await judging(showing(rows), { deploymentId: 'd9' })
  expect(report.deployment.outcome).toBe('succeeded')
})
