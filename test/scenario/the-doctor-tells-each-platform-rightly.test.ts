// @module-tag thorough
import * as fc from 'fast-check'
import { type Dialect, dialects, type LocalPlatform } from '../../emulator/src/index.ts'
import { buildVocabulary } from '../../src/deployment/verdict/vocabulary.ts'
import type { DoctorReport } from '../../src/doctor/doctor-report.ts'
import { mostRequests } from '../../src/doctor/reader.ts'
import { anyDialect } from '../support/dialects.ts'
import { lookAt, siteWithHistory } from '../support/doctor.ts'
import { seed, times } from '../support/property.ts'
import { expect, test } from '../support/scenario.ts'

const madeUp = fc.sample(anyDialect, { seed, numRuns: 4 * times })
const all: [string, Dialect][] = [
  ...Object.entries(dialects),
  ...madeUp.map((dialect, n): [string, Dialect] => [`made up from seed ${seed}: ${n + 1}`, dialect]),
]

// Reading words that are not known takes half a minute of a clock that is hurried on.
test.concurrent.for(all)('%s', { timeout: 240_000 }, async ([, dialect], { folder }) => {
  await using platform = await siteWithHistory(folder, dialect)
  const before = platform.journal.length
  const report = await lookAt(platform)
  expectPoliteReads(platform, before)
  expect(report.findings.filter(({ result }) => result === 'fail')).toEqual([])
  expectWords(report, dialect)
  for (const [name, truth] of Object.entries(truthOf(dialect))) expectFinding(report, name, truth)
  for (const { name, of, holds } of report.shared.fields)
    if (of === 'history' && holds === 'status') expect(name).toBe(dialect.statusKey)
})

/** Four deployments: a live one, two that it replaced, and one that failed. */
function expectWords({ words, shared }: DoctorReport, { words: spoken }: Dialect): void {
  if (spoken === null) {
    expect(words).toEqual([])
    return
  }
  const meaningOf = buildVocabulary()
  const isSameWord = spoken.live === spoken.retired
  const rows: [word: string, count: number, rollbackable: number][] = isSameWord
    ? [[spoken.live, 3, 3]]
    : [
        [spoken.live, 1, 1],
        [spoken.retired, 2, 2],
      ]
  for (const [word, count, rollbackable] of [...rows, [spoken.failed, 1, 0] as const]) {
    const meaning = meaningOf(word)
    const isOpen = meaning === 'unknown' || meaning === 'ambiguous'
    const input = isOpen && count > 1 ? 'success-states' : undefined
    const found = words.find((each) => each.word === word)
    expect(found).toMatchObject({ word, meaning, count, rollbackable, input, changed: 0 })
    expect(found?.onNewest).toBe(word === spoken.live)
  }
  expect(words.reduce((sum, { count }) => sum + count, 0)).toBe(4)
  expect(shared.records).toBe(4)
}

/** What the summaries of findings say, if they pass or warn; another result says nothing. */
function truthOf(dialect: Dialect): Record<string, { readonly pass?: string; readonly warn?: string }> {
  const { idKey, shows, address, storedLine, numbers, after, replay, logPage, compression, cursor } = dialect
  const field = (name: string | undefined) => (name === undefined ? {} : { pass: `\`${name}\`` })
  const from = `from ${numbers.first}, `
  const isCounted = numbers.step === 1
  const afters = { newer: { pass: 'honours' }, from: { warn: 'includes' }, ignored: { warn: 'ignored' } }
  return {
    'history/id': field(idKey),
    'history/ref': field(shows.ref),
    'history/commit': field(shows.commit),
    'history/created': field(shows.createdAt),
    'history/finished': field(shows.finishedAt),
    'history/address': address === 'none' ? {} : field(address),
    'history/rollbackable': { pass: '3 of 4 records' },
    'history/order': { pass: 'newest first' },
    'history/cursor': { pass: cursor === 'text' ? 'a string that advances' : 'a number that advances' },
    'stored log/line': { pass: `number in \`${storedLine.seq}\`, text in \`${storedLine.text}\`` },
    'stored log/numbers': { pass: from + (isCounted ? 'without gaps' : `in steps of ${numbers.step}`) },
    'stored log/after': afters[after],
    'stored log/log-page': {
      pass: logPage === null || logPage > 100 ? 'one answer' : `an answer holds ${logPage} lines`,
    },
    'stream/replay': replay ? { pass: 'the whole log' } : { warn: 'replays' },
    'answers/compression': { pass: compression },
  }
}

/** A finding that passes or warns says what is so; if nothing can be so, it is inconclusive. */
function expectFinding(
  { findings }: DoctorReport,
  path: string,
  truth: { readonly pass?: string; readonly warn?: string },
): void {
  const found = findings.find(({ area, name }) => `${area}/${name}` === path)
  expect(found, path).toBeDefined()
  if (found === undefined || found.result === 'inconclusive') return
  expect(truth, `${path}: ${found.summary}`).toHaveProperty(found.result)
  expect(found.summary, path).toContain(found.result === 'pass' ? truth.pass : truth.warn)
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
