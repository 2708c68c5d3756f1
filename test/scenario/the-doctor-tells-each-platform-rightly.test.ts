// @module-tag thorough
import { join } from 'node:path'
import * as fc from 'fast-check'
import { parseDialect } from '../../src/dialect/dialect.ts'
import { compareDialects } from '../../src/doctor/differences.ts'
import { mostRequests } from '../../src/doctor/reader.ts'
import type { Dialect, LocalPlatform } from '../../src/emulator/index.ts'
import { dialects } from '../../src/emulator/index.ts'
import { anyDialect } from '../support/dialects.ts'
import { lookAt, resultsOf } from '../support/doctor.ts'
import { siteWithHistory } from '../support/looked-at.ts'
import { seed, times } from '../support/property.ts'
import { expect, test } from '../support/scenario.ts'

const madeUp = fc.sample(anyDialect, { seed, numRuns: 2 * times })
const all: [string, Dialect][] = [
  ...Object.entries(dialects),
  ...madeUp.map((dialect, n): [string, Dialect] => [`made up from seed ${seed}: ${n + 1}`, dialect]),
]

// A look at words that are not known takes half a minute, on two platforms.
test.concurrent.for(all)('%s', { timeout: 240_000 }, async ([, dialect], { folder }) => {
  await using one = await siteWithHistory(join(folder, 'one'), dialect)
  const before = one.journal.length
  const report = await lookAt(one)
  expectPoliteReads(one, before)
  expect(report.findings.filter(({ result }) => result === 'fail')).toEqual([])
  expectTrue(report.dialect, dialect)

  // Another platform that speaks as the learnt dialect does cannot be told from the first one.
  await using two = await siteWithHistory(join(folder, 'two'), parseDialect(report.dialect))
  const again = await lookAt(two, { expected: report.dialect })
  expect(again.differences).toEqual([])
  const { answerMs: _, heartbeatMs: _one, ...learnt } = report.dialect
  const { answerMs: _again, heartbeatMs: _two, ...relearnt } = again.dialect
  expect(relearnt).toEqual(learnt)
  expect(comparable(again)).toEqual(comparable(report))
})

/** A word of a stage that passed by may be seen once; deployments of one second have no order where times are seconds. */
function comparable(report: Awaited<ReturnType<typeof lookAt>>): Record<string, string> {
  const { 'words/known-words': _, 'history/order': _order, ...results } = resultsOf(report)
  const told = report.findings.filter(({ area }) => area === 'stored log' || area === 'stream')
  const texts = told.map(({ area, name, summary }) => [
    `${area}/${name} says`,
    summary.replaceAll(/[\d.]+ m?s\b/g, 'T'),
  ])
  return { ...results, ...Object.fromEntries(texts) }
}

/** Whatever was learnt is so. What was not seen is not there. */
function expectTrue(learnt: Awaited<ReturnType<typeof lookAt>>['dialect'], dialect: Dialect): void {
  const { words, moreWords, heartbeatMs, answerMs, headers, streamEnd, streamedLine, ...rest } = learnt
  // Each log here has lines enough to tell.
  expect(learnt).toMatchObject({ after: dialect.after, replay: dialect.replay, numbers: dialect.numbers })
  if (streamedLine !== undefined) expect(shownBy(streamedLine, dialect)).toEqual(shownBy(dialect.streamedLine, dialect))
  for (const [name, value] of Object.entries(rest)) {
    expect({ [name]: value }, JSON.stringify(dialect)).toEqual({
      [name]: Object.entries(dialect).find(([each]) => each === name)?.[1],
    })
  }
  if (dialect.words === null || words === null) expect(words).toBe(dialect.words)
  else
    expect(words).toMatchObject({
      live: dialect.words.live,
      failed: dialect.words.failed,
      retired: dialect.words.retired,
    })
  expect(moreWords).toBeUndefined()
  if (heartbeatMs) expect(heartbeatMs / (dialect.heartbeatMs ?? 1)).toBeCloseTo(1, 0)
  if (heartbeatMs === null) expect(dialect.heartbeatMs).toBe(null)
  if (typeof streamEnd === 'object') expect(streamEnd).toHaveProperty('data')
  else if (streamEnd !== undefined) expect(dialect.streamEnd).toBe(streamEnd)
  for (const [name, value] of Object.entries(headers ?? {})) expect(dialect.headers[name]).toBe(value)
}

/** Bare text has no fields; those of JSON are by default those of the stored log. */
type Shown = NonNullable<Awaited<ReturnType<typeof lookAt>>['dialect']['streamedLine']>
function shownBy({ data = 'json', ids = true, event, fields }: Shown, { storedLine }: Dialect) {
  return { data, ids, event, fields: data === 'text' ? undefined : (fields ?? storedLine) }
}

/** A recorder on the wire: reads only, few, and one after the other. */
function expectPoliteReads({ journal }: LocalPlatform, from: number): void {
  const asked = journal.slice(from)
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.length).toBeLessThanOrEqual(mostRequests)
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
  const times = asked.map(({ at, ms }) => ({ start: Date.parse(at), end: Date.parse(at) + (ms ?? 0) }))
  for (const [index, { start }] of times.entries()) {
    expect(start).toBeGreaterThanOrEqual((times[index - 1]?.end ?? 0) - 5)
  }
}

test('the comparison itself finds what differs', () => {
  expect(compareDialects({ statusKey: 'state' }, { statusKey: 'status' }, () => 'unknown')).toHaveLength(1)
})
