// @module-tag thorough
import * as fc from 'fast-check'
import { type Dialect, dialects, type LocalPlatform } from '../../emulator/src/index.ts'
import { buildVocabulary } from '../../src/old/deployment/verdict/vocabulary.ts'
import type { DoctorReport } from '../../src/old/doctor/doctor-report.ts'
import { mostRequests } from '../../src/old/doctor/reader.ts'
import { anyDialect } from '../support/dialects.ts'
import { lookAt, siteWithHistory } from '../support/doctor.ts'
import { seed, times } from '../support/property.ts'
import { expect, test } from '../support/scenario.ts'

const madeUp = fc.sample(anyDialect, { seed, numRuns: 4 * times })
const all: [string, Dialect][] = [
  ...Object.entries(dialects),
  ...madeUp.map((dialect, n): [string, Dialect] => [`made up from seed ${seed}: ${n + 1}`, dialect]),
]

test.concurrent.for(all)('%s', { timeout: 240_000 }, async ([, dialect], { folder }) => {
  await using platform = await siteWithHistory(folder, dialect)
  const before = platform.journal.length
  const report = await lookAt(platform)
  expectPoliteReads(platform, before)
  expect(report.findings.filter(({ result }) => result === 'fail')).toEqual([])
  expectWords(report, dialect)
  for (const [name, truth] of Object.entries(truthOf(dialect))) expectFinding(report, name, truth)
})

/** Four deployments: a live one, two that it replaced, and one that failed. */
function expectWords({ findings }: DoctorReport, { words: spoken }: Dialect): void {
  const named = findings.filter(({ area, result }) => area === 'words' && result !== 'skipped')
  const meaningOf = buildVocabulary()
  for (const word of spoken === null ? [] : [spoken.live, spoken.retired, spoken.failed]) {
    const isOpen = ['unknown', 'ambiguous'].includes(meaningOf(word))
    const found = named.find(({ summary }) => summary.includes(`\`${word}\``))
    expect(found?.result, word).toBe(isOpen ? 'warn' : 'pass')
  }
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
