// @module-tag thorough

import type { DialectChoice } from '../support/platform/dialect.ts'
import { byRef, expect, test } from '../support/scenario.ts'
import { expectWhole, expectWholeOrSaid, type LogStory, story, tellLog, writtenLines } from '../support/told-log.ts'

test('12,000 lines of a healthy stream are whole though the store is 600 ms behind', async ({ run }) => {
  const lines = writtenLines(12_000, { everyMs: 0.25, behindMs: 600 })
  const given = story({ lines, endsAtMs: 3_500, final: 'live', timeFactor: 4 })
  const told = await tellLog(run, given)
  expectWhole(told, given)
  expect(told.tookMs).toBeLessThan(30_000)
})

const builds: [string, LogStory['lines']][] = [
  ['evenly', writtenLines(30, { everyMs: 100, behindMs: 3_000 })],
  ['at its end', writtenLines(30, { everyMs: 5, fromMs: 3_300, behindMs: 3_000 })],
]
const failing = builds.flatMap(([when, lines]) => {
  const streams: [string, Partial<LogStory['stream']>][] = [
    ['no stream', { kind: 'absent' }],
    ['a mute stream', { kind: 'mute' }],
    ['a stream that is cut after 20 lines', { cutAfter: 20, replays: 'none' }],
    ['a healthy stream', {}],
  ]
  const ends = { lines, endsAtMs: 3_500, final: 'failed', timeFactor: 8 } as const
  return streams.map(([name, stream]): [string, string, LogStory] => [when, name, story({ ...ends, stream })])
})

test.concurrent.for(failing)(
  'the log of a failing build that writes %s, its store 3 s behind, is whole or said with %s',
  async ([, , given], { run, expect: expectHere }) => {
    const told = await tellLog(run, given)
    expectWholeOrSaid(told, given)
    if (given.stream.kind !== 'sound')
      expectHere(told.said.join('\n')).toMatch(/gave no proof that this is the whole build log/)
    expectHere(told.tookMs).toBeLessThan(30_000)
  },
)

test.concurrent.for([100, 800])(
  'a store that fails after two pages of %i lines ends the log with a warning, soon',
  async (page, { run, expect: expectHere }) => {
    const lines = writtenLines(1_600, { everyMs: 1 }).map((line) => ({ ...line, storedMs: 2_500 }))
    const ends = { lines, endsAtMs: 2_200, final: 'failed', timeFactor: 8 } as const
    const given = story({ ...ends, store: { page, answers: 2 }, stream: { kind: 'absent' } })
    const told = await tellLog(run, given)
    expectWholeOrSaid(told, given)
    expectHere(told.shown.length).toBe(page * 2)
    expectHere(told.job.warnings.join('\n')).toMatch(/The end of the build log could not be read.*500/)
    // Each half second for 5 s, then each second up to 30: fewer on a busy machine.
    expectHere(told.failedReads).toBeLessThan(40)
    expectHere(told.tookMs).toBeLessThan(30_000)
  },
)

const dialects: [string, DialectChoice][] = [
  ['one answer of the stored log', { logPage: 100_000, stream: { mode: 'missing' } }],
  ['pages of the stored log', { logPage: 1000, stream: { payload: 'text', ids: 'none', shredded: false } }],
  ['a stream of JSON', { logPage: 100_000, stream: { payload: 'json', ids: 'sequence', shredded: false } }],
  ['a stream of bare text', { logPage: 100_000, stream: { payload: 'text', ids: 'none', shredded: false } }],
]

const flood = [...Array(60_000)].map((_, index) => `${index} compiling src/module-${index}.ts ${'.'.repeat(40)}`)

test.for(dialects)('60,000 lines at once in %s', async ([, dialect], { platform, start }) => {
  const site = await platform({ dialect, story: [{ is: 'building' }], byHand: true })
  const step = start(byRef(site, { timeout: '1m' }), { limit: 38_000 })
  await site.until(() => site.requests('stream').length > 0)
  site.deployment.write(...flood)
  // Independent of the machine's speed: the platform shows the final status after the last line.
  await step.line(/59999 compiling/)
  site.deployment.finish('success')
  const job = await step.finished
  expect(job.outcome).toBe('succeeded')
  expect(job.buildLog.length).toBe(flood.length)
  expect(job.buildLog.every((line, index) => line === flood[index])).toBe(true)
  if (process.platform === 'linux') expect(job.peakMemory).toBeLessThan(160 * 1024 * 1024)
})
