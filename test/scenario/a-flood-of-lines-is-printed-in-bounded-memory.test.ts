// @module-tag thorough
import type { DialectChoice } from '../support/platform/dialect.ts'
import { byRef, expect, test } from '../support/scenario.ts'

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
