import { expect, test } from 'vitest'
import type { HistoryReading } from '../../../src/old/deployment/history/history.ts'
import { findNewRows, toSnapshot } from '../../../src/old/deployment/history/snapshot.ts'

type Row = Readonly<Record<string, unknown>>

/** A time of the day, as a record shows it. */
const at = (time: string): string => `2026-03-01T${time}Z`
const row = (id: string, time?: string): Row => ({
  deploymentId: id,
  ...(time === undefined ? {} : { createdAt: at(time) }),
})
const read = (rows: readonly Row[], more: Partial<HistoryReading> = {}): HistoryReading => {
  return { rows, isEnd: false, answeredAtMs: undefined, ...more }
}
/** The ids that are not in the first reading, each with whether it is proven younger. */
const judged = (before: HistoryReading, after: HistoryReading) =>
  Object.fromEntries(
    findNewRows(toSnapshot(before), after).map(({ row, isProvenYounger }) => [row['deploymentId'], isProvenYounger]),
  )

const ordered = [row('c', '10:03:00'), row('b', '10:02:00'), row('a', '10:01:00')]

test.each<[why: string, before: HistoryReading, after: HistoryReading, expected: Record<string, boolean>]>([
  ['the mark was the whole history', read([row('a')], { isEnd: true }), read([row('n'), row('a')]), { n: true }],
  ['the mark was an empty history', read([], { isEnd: true }), read([row('n')]), { n: true }],
  [
    'its time is after that of every known row, in a proven order',
    read(ordered),
    read([row('n', '10:04:00'), ...ordered]),
    { n: true },
  ],
  [
    'it was created a second after the answer with the mark, by the same clock',
    read([row('b'), row('a')], { answeredAtMs: Date.parse(at('10:03:00')) }),
    read([row('n', '10:03:01'), row('b')]),
    { n: true },
  ],
])('a row is younger if %s', (_why, before, after, expected) => {
  expect(judged(before, after)).toEqual(expected)
})

test.each<[why: string, before: HistoryReading, after: HistoryReading, expected: Record<string, boolean>]>([
  [
    'it slid into the page when another row went away',
    read([row('c'), row('b')]),
    read([row('b'), row('a')]),
    { a: false },
  ],
  [
    'it slid into a page whose order is proven',
    read(ordered),
    read([...ordered.slice(1), row('z', '10:00:00')]),
    { z: false },
  ],
  ['the page was made longer', read(ordered), read([...ordered, row('z', '10:00:00')]), { z: false }],
  ['it has the time of the newest known row', read(ordered), read([row('n', '10:03:00'), ...ordered]), { n: false }],
  [
    'one row has no time, so there is no order',
    read(ordered),
    read([row('n', '10:04:00'), row('c'), ...ordered.slice(1)]),
    { n: false },
  ],
  [
    'all rows have one time',
    read([row('b', '10:00:00'), row('a', '10:00:00')]),
    read([row('n', '10:00:00'), row('b', '10:00:00')]),
    { n: false },
  ],
  [
    'two rows are no order, because the first may be pinned',
    read([row('live', '10:03:00'), row('a', '10:01:00')]),
    read([row('z', '10:04:00'), row('live', '10:03:00'), row('a', '10:01:00')]),
    { z: false },
  ],
  [
    'a row of the mark stood out of order',
    read([row('live', '09:00:00'), ...ordered]),
    read([row('n', '10:04:00'), ...ordered]),
    { n: false },
  ],
  [
    'a row of the whole history is older than one that was known: it was hidden before',
    read(ordered, { isEnd: true }),
    read([...ordered, row('z', '10:00:00')], { isEnd: true }),
    { z: false },
  ],
  [
    'a row of the mark had no id',
    read([{ status: 'live' }], { isEnd: true }),
    read([row('n')], { isEnd: true }),
    { n: false },
  ],
  [
    'it was created in the second of the answer with the mark',
    read([row('b')], { answeredAtMs: Date.parse(at('10:03:00')) }),
    read([{ deploymentId: 'n', createdAt: '2026-03-01T10:03:00.900Z' }]),
    { n: false },
  ],
  [
    'its time names no zone',
    read([row('b')], { answeredAtMs: Date.parse(at('10:03:00')) }),
    read([{ deploymentId: 'n', createdAt: '2026-03-01T10:09:00' }]),
    { n: false },
  ],
  [
    'only its start is shown, which may come long after its creation',
    read([row('b')], { answeredAtMs: Date.parse(at('10:03:00')) }),
    read([{ deploymentId: 'n', startedAt: at('10:09:00') }]),
    { n: false },
  ],
])('it is not known whether a row is younger if %s', (_why, before, after, expected) => {
  expect(judged(before, after)).toEqual(expected)
})
