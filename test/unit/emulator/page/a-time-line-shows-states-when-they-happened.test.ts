import { expect, test } from 'vitest'
import type { JournalEntry } from '../../../../emulator/src/page/assets/types.d.ts'
import { foldPolls, listEvents } from '../../../../emulator/src/page/assets/views/faults/time-line-rows.js'

const at = (second: number) => `2026-01-02T03:04:0${second}.000Z`

test('each state of a deployment is at the time at which it began', () => {
  const stageTimes = { queued: at(1), live: at(5), building: at(2) }
  const made = {
    kind: 'deployment',
    number: 1,
    at: at(1),
    id: 'dep_1',
    request: 1,
    serviceId: 'svc',
    ref: 'main',
  } as const
  expect(listEvents({ ...made, stage: 'live', stageTimes }).map(({ at, word }) => [at, word])).toEqual([
    [at(1), 'queued'],
    [at(2), 'building'],
    [at(5), 'live'],
  ])
  expect(listEvents({ ...made, stage: 'gone', stageTimes: {} }).map(({ at, word }) => [at, word])).toEqual([
    [at(1), 'gone'],
  ])
})

function poll(number: number, more: Partial<JournalEntry> = {}): JournalEntry {
  return {
    ...{ number, at: at(number), method: 'GET', path: '/', operation: 'list_deployments', service: null, run: 1 },
    ...{ key: 'account', headers: {}, answerHeaders: null, body: null, answer: null, faults: [], trueStatus: 200 },
    ...{ status: 200, end: 'whole', ms: 1, ...more },
  }
}
const folded = (requests: readonly JournalEntry[], others: readonly number[] = []) =>
  foldPolls(
    requests,
    others.map((second) => ({ at: at(second) })),
  ).map(({ entry, times }) => [entry.number, times])

test.each([
  ['the same read', [poll(1), poll(2), poll(3)], [], [[1, 3]]],
  [
    'something between',
    [poll(1), poll(2), poll(3)],
    [2],
    [
      [1, 2],
      [3, 1],
    ],
  ],
  [
    'another operation',
    [poll(1), poll(2, { operation: 'whoami' }), poll(3)],
    [],
    [
      [1, 1],
      [2, 1],
      [3, 1],
    ],
  ],
  [
    'another status',
    [poll(1), poll(2, { status: 500 })],
    [],
    [
      [1, 1],
      [2, 1],
    ],
  ],
  [
    'a fault',
    [poll(1), poll(2, { faults: ['stale'] }), poll(3)],
    [],
    [
      [1, 1],
      [2, 1],
      [3, 1],
    ],
  ],
  [
    'a cut answer',
    [poll(1), poll(2, { end: 'cut' })],
    [],
    [
      [1, 1],
      [2, 1],
    ],
  ],
  [
    'writes',
    [poll(1, { method: 'POST' }), poll(2, { method: 'POST' })],
    [],
    [
      [1, 1],
      [2, 1],
    ],
  ],
] as const)('%s', (_, requests, others, expected) => {
  expect(folded(requests, others)).toEqual(expected)
})
