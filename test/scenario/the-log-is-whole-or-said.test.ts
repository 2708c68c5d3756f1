import type { Numbering } from '../support/platform/log-numbers.ts'
import { test } from '../support/scenario.ts'
import { expectWhole, expectWholeOrSaid, type LogStory, story, tellLog, writtenLines } from '../support/told-log.ts'

const ends = { endsAtMs: 3_000, final: 'live', timeFactor: 8 } as const
const lines = writtenLines(40, { everyMs: 60 })
const behind = writtenLines(40, { everyMs: 60, behindMs: 300 })

const whole: [string, LogStory][] = [
  ['event ids that count status events', story({ ...ends, lines, stream: { ids: 'with-status' } })],
  [
    'such ids and a stream that is cut again and again',
    story({ ...ends, lines, stream: { ids: 'with-status', cutAfter: 15, replays: 'after-id' } }),
  ],
  ['numbers that are byte offsets, and ids that are indexes', story({ ...ends, lines, store: { numbers: 'bytes' } })],
  ['numbers that begin at 7', story({ ...ends, lines, store: { numbers: 'from-7' } })],
  ['the newest record first', story({ ...ends, lines, store: { newestFirst: true } })],
  ...(['all', 'after-id', 'none'] as const).map((replays): [string, LogStory] => [
    `a stream that is cut after each 12 lines and replays ${replays}`,
    story({ ...ends, final: 'failed', lines: behind, stream: { cutAfter: 12, replays } }),
  ]),
]

test.concurrent.for(whole)('the log is whole with %s', async ([, given], { run, expect }) => {
  const told = await tellLog(run, given)
  expectWhole(told, given)
  expect(told.tookMs).toBeLessThan(30_000)
})

test.concurrent.for(['live', 'failed'] as const)(
  'what a page of the newest records leaves out is said of a log that ends as %s',
  async (final, { run, expect }) => {
    const stored = lines.map((line) => ({ ...line, storedMs: 1_000 }))
    const given = story({ ...ends, lines: stored, final, store: { newestPage: true, newestFirst: true, page: 20 } })
    const told = await tellLog(run, given)
    expectWholeOrSaid(told, given)
    expect(told.tookMs).toBeLessThan(30_000)
  },
)

const numberings: readonly Numbering[] = [
  'jumping',
  'pairs',
  'chunks',
  'two-streams',
  'restart',
  'seconds',
  'ms',
  'partly',
  'partly-hidden',
]

test.concurrent.for(numberings)('no line is lost if the numbers are %s', async (numbers, { run, expect }) => {
  const given = story({ ...ends, lines, store: { numbers }, stream: { kind: 'absent' } })
  const { shown, late } = await tellLog(run, given)
  expect([...shown, ...late].toSorted()).toEqual(lines.map(({ text }) => text).toSorted())
})

const most = [300, 512, 1_024]

test.concurrent.for(most)('that a store keeps only its newest %i lines is said', async (keeps, { run, expect }) => {
  const all = writtenLines(keeps + 600, { everyMs: 0 })
  const given = story({ ...ends, lines: all, store: { keeps }, stream: { kind: 'absent' } })
  const told = await tellLog(run, given)
  expectWholeOrSaid(told, given)
  expect(told.said.join('\n')).toContain('begins with line 601.')
})
