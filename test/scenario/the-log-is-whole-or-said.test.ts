import type { LogStory } from '../support/platform/log-story.ts'
import { test } from '../support/scenario.ts'
import { expectWhole, expectWholeOrSaid, mixedStreamOf, streamOf, tellLog, writtenLines } from '../support/told-log.ts'

const ends = { finalMs: 3_000, final: 'live', timeFactor: 8 } as const
const lines = writtenLines(40, { everyMs: 60 })
const behind = writtenLines(40, { everyMs: 60, behindMs: 300 })

const whole: [string, LogStory][] = [
  ['event ids that count status events and pings', { ...ends, lines, stream: mixedStreamOf(lines) }],
  [
    'such ids and a stream that is cut twice',
    { ...ends, lines, stream: mixedStreamOf(lines, { cutsMs: [900, 2_300], replays: 'after-id' }) },
  ],
  [
    'numbers that are byte offsets, and ids that are indexes',
    { ...ends, lines, stream: streamOf(lines), store: { numberOf: (index) => index * 57 } },
  ],
  ['numbers that begin at 5', { ...ends, lines, stream: streamOf(lines), store: { numberOf: (index) => index + 5 } }],
  ['the newest record first', { ...ends, lines, stream: streamOf(lines), store: { order: 'newest-first' } }],
  ...(['all', 'after-id', 'none'] as const).map((replays): [string, LogStory] => [
    `a stream that is cut three times and replays ${replays}`,
    { ...ends, final: 'failed', lines: behind, stream: streamOf(behind, { cutsMs: [700, 1_900, 2_900], replays }) },
  ]),
]

test.concurrent.for(whole)('the log is whole with %s', async ([, story], { run, expect }) => {
  const told = await tellLog(run, story)
  expectWhole(told, story)
  expect(told.tookMs).toBeLessThan(30_000)
})

test.concurrent.for(['live', 'failed'] as const)(
  'what a page of the newest records leaves out is said of a log that ends as %s',
  async (final, { run, expect }) => {
    const stored = lines.map((line) => ({ ...line, storedMs: 1_000 }))
    const store = { order: 'newest-page', page: 20 } as const
    const story = { ...ends, lines: stored, final, stream: streamOf(stored), store }
    const told = await tellLog(run, story)
    expectWholeOrSaid(told, story)
    expect(told.tookMs).toBeLessThan(30_000)
  },
)
