import type { DialectChoice } from '../support/platform/dialect.ts'
import { byRef, expect, test } from '../support/scenario.ts'

const dialects: [string, DialectChoice][] = [
  ['one answer of the stored log', { logPage: 100_000, stream: { mode: 'missing' } }],
  ['pages of the stored log', { logPage: 1000, stream: { mode: 'silent' } }],
  ['a stream of JSON', { logPage: 100_000, stream: { payload: 'json', ids: 'sequence', shredded: false } }],
  ['a stream of bare text', { logPage: 100_000, stream: { payload: 'text', ids: 'none', shredded: false } }],
]

test.for(dialects)('60,000 lines at once in %s', async ([, dialect], { platform, run }) => {
  const log = [...Array(60_000)].map((_, index) => `${index} compiling src/module-${index}.ts ${'.'.repeat(40)}`)
  const site = await platform({ dialect, story: [{ is: 'building' }, { is: 'building', log }, { is: 'success' }] })
  const job = await run(byRef(site, { timeout: '30s' }), { limit: 35_000 })
  expect(job.outcome).toBe('succeeded')
  expect(job.buildLog.length).toBe(log.length)
  expect(job.buildLog.every((line, index) => line === log[index])).toBe(true)
  if (process.platform === 'linux') expect(job.peakMemory).toBeLessThan(300 * 1024 * 1024)
})
