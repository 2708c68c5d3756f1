// @module-tag thorough
import type { LogStory, StoryLine } from '../support/platform/log-story.ts'
import { expect, test } from '../support/scenario.ts'
import { expectWhole, expectWholeOrSaid, streamOf, tellLog, writtenLines } from '../support/told-log.ts'

test('12,000 lines of a healthy stream are whole though the store is 600 ms behind', async ({ run }) => {
  const lines = writtenLines(12_000, { everyMs: 0.25, behindMs: 600 })
  const story: LogStory = { lines, finalMs: 3_500, final: 'live', timeFactor: 4, stream: streamOf(lines) }
  const told = await tellLog(run, story)
  expectWhole(told, story)
  expect(told.tookMs).toBeLessThan(30_000)
})

const builds: [string, readonly StoryLine[]][] = [
  ['evenly', writtenLines(30, { everyMs: 100, behindMs: 3_000 })],
  ['at its end', writtenLines(30, { everyMs: 5, fromMs: 3_300, behindMs: 3_000 })],
]
const failing = builds.flatMap(([when, lines]) => {
  const streams: [string, LogStory['stream']][] = [
    ['no stream', 'absent'],
    ['a mute stream', 'mute'],
    ['a stream that is cut 1 s before the end', streamOf(lines, { cutsMs: [2_500], replays: 'none' })],
    ['a healthy stream', streamOf(lines)],
  ]
  const ends = { lines, finalMs: 3_500, final: 'failed', timeFactor: 8 } as const
  return streams.map(([name, stream]): [string, string, LogStory] => [when, name, { ...ends, stream }])
})

test.concurrent.for(failing)(
  'the log of a failing build that writes %s, its store 3 s behind, is whole or said with %s',
  async ([, , story], { run, expect: expectHere }) => {
    const told = await tellLog(run, story)
    expectWholeOrSaid(told, story)
    if (story.stream === 'absent' || story.stream === 'mute')
      expectHere(told.said.join('\n')).toMatch(/gave no proof that this is the whole build log/)
    expectHere(told.tookMs).toBeLessThan(30_000)
  },
)

test.concurrent.for([100, 800])(
  'a store that fails after two pages of %i lines ends the log with a warning, soon',
  async (page, { run, expect: expectHere }) => {
    const lines = writtenLines(1_600, { everyMs: 1 }).map((line) => ({ ...line, storedMs: 2_500 }))
    const store = { page, answers: 2 }
    const story: LogStory = { lines, finalMs: 2_200, final: 'failed', timeFactor: 8, store, stream: 'absent' }
    const told = await tellLog(run, story)
    expectWholeOrSaid(told, story)
    expectHere(told.shown.length).toBe(page * 2)
    expectHere(told.job.warnings.join('\n')).toMatch(/The end of the build log could not be read.*500/)
    // Each half second for 5 s, then each second up to 30: fewer on a busy machine.
    expectHere(told.failedReads).toBeLessThan(40)
    expectHere(told.tookMs).toBeLessThan(30_000)
  },
)
