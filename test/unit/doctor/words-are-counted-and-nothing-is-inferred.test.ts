import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildVocabulary } from '../../../src/deployment/verdict/vocabulary.ts'
import { wordFindings } from '../../../src/doctor/findings/status-words.ts'
import { readRows } from '../../../src/doctor/lenient-reading.ts'
import type { Readings } from '../../../src/doctor/read-platform.ts'
import type { Answer } from '../../../src/doctor/reader.ts'
import { countWords, type WordCensus } from '../../../src/doctor/word-census.ts'
import { holds } from '../../support/property.ts'

type Row = Readonly<Record<string, unknown>>

const page = (deployments: readonly Row[]): Answer => ({
  ...{
    operation: 'list_deployments',
    status: 200,
    headers: { date: 'Sat, 10 Jan 2026 00:00:00 GMT' },
    ended: true,
    error: undefined,
  },
  ...{ chunks: [], json: { deployments, nextCursor: null }, headersMs: 1 },
  ...{ endMs: 2, sentMs: 0, date: new Date(0) },
})

const row = (n: number, status: unknown, rollbackable: unknown = true, more: Row = {}): Row => ({
  ...{ deploymentId: `dep_${n}`, status, rollbackable, createdAt: `2026-01-0${n}T00:00:00Z` },
  ...more,
})

function readings(first: readonly Row[], second?: readonly Row[]) {
  const again = second === undefined ? [] : [page(second)]
  return {
    ...{ rows: readRows([page(first)]), history: [page(first)], again },
    interpret: buildVocabulary({ successStates: ['taught'] }),
  }
}

function wordIn(word: string, first: readonly Row[], second: readonly Row[] | undefined = first): WordCensus {
  const found = countWords(readings(first, second)).find((each) => each.word === word)
  if (found === undefined) throw new Error(`no word ${word}`)
  return found
}

function adviceFor(first: readonly Row[], second: readonly Row[] | undefined = first): string | undefined {
  const all: Pick<Readings, 'history' | 'rows' | 'again' | 'interpret'> = readings(first, second)
  const census = countWords(all)
  return wordFindings(Object(all), census).find(({ result }) => result !== 'pass')?.advice
}

const three = (word: string, rollbackable: unknown): Row[] => [3, 2, 1].map((n) => row(n, word, rollbackable))

describe('the line to copy', () => {
  test('is success if all of two or more records are rollbackable, and failure if none of three or more is', () => {
    expect(adviceFor([row(2, 'shipped'), row(1, 'shipped')])).toBe(
      'If your dashboard shows these as successful, set `success-states: shipped`',
    )
    expect(adviceFor(three('exploded', false))).toBe(
      'If your dashboard shows these as failed, set `failure-states: exploded`',
    )
  })

  test.each<[string, readonly Row[], readonly Row[] | undefined]>([
    ['a word that cannot be copied', three('a, b', true), undefined],
    ['a word with a line break', three('a\nfailure-states: b', true), undefined],
    ['a word of great length', three('a'.repeat(41), true), undefined],
    ['records without an id', three('shipped', true).map((each) => ({ ...each, deploymentId: null })), undefined],
    ['a record with another word', three('shipped', true), [row(3, 'gone'), ...three('shipped', true).slice(1)]],
    ['a field that changed', three('shipped', true), [row(3, 'shipped', true, { by: 1 }), row(2, 'shipped')]],
    ['a record that one read shows twice', [...three('shipped', true), row(3, 'kneading')], undefined],
  ])('is not printed for %s', (_, first, second) => {
    const advice = adviceFor(first, second ?? first)
    expect(advice).toBeDefined()
    expect(advice).not.toMatch(/set `(?:success|failure)-states: /)
  })

  test('is not printed if the history was read only once', () => {
    const once = readings(three('shipped', true))
    expect(countWords(once)[0]).toMatchObject({ count: 3, unchanged: 0, changed: 0, input: undefined })
  })

  test('is never printed for a word that is known, or that the user taught', () => {
    for (const word of ['live', 'failed', 'TAUGHT'])
      for (const rollbackable of [true, false]) expect(wordIn(word, three(word, rollbackable)).input).toBeUndefined()
    expect(adviceFor(three('live', true))).toBeUndefined()
  })
})

test('a word says where it stands, how old it is, and what changed', () => {
  const first = [row(4, 'kneading', false), row(3, 'shipped'), row(2, 'Shipped'), row(1, 'live')]
  const second = [row(4, 'shipped'), ...first.slice(1)]
  expect(wordIn('kneading', first, second)).toMatchObject({ count: 1, onNewest: true, changed: 1, unchanged: 0 })
  expect(wordIn('shipped', first, second)).toEqual({
    ...{ word: 'shipped', meaning: 'unknown', count: 2, rollbackable: 2, onNewest: false, unchanged: 2, changed: 0 },
    ...{ ageMs: 7 * 86_400_000, input: 'success-states' },
  })
  expect(adviceFor(first, second)).toBe('Run the doctor again when this deployment is over.')
})

/** What the specification says, counted anew: by hand, from the records alone. */
function expectedInput(word: string, first: readonly Row[], second: readonly Row[]): string | undefined {
  const own = first.filter(({ status }) => status === word)
  const same = own.filter(
    (each) =>
      second.filter((other) => other['deploymentId'] === each['deploymentId']).length === 1 &&
      second.some((other) => JSON.stringify(other) === JSON.stringify(each)),
  )
  if (same.length < own.length) return undefined
  if (own.length >= 2 && own.every(({ rollbackable }) => rollbackable === true)) return 'success-states'
  return own.length >= 3 && own.every(({ rollbackable }) => rollbackable === false) ? 'failure-states' : undefined
}

test('for any history and any second read the counts are those of the records', async () => {
  const word = fc.constantFrom('shipped', 'exploded', 'kneading', 'live', 'running')
  const flag = fc.constantFrom<unknown>(true, true, false, false, null)
  const rows = fc.array(fc.tuple(word, flag), { minLength: 1, maxLength: 9 })
  await holds(
    fc.property(rows, fc.array(fc.tuple(fc.nat(8), word, flag), { maxLength: 2 }), (drawn, changes) => {
      const first = drawn.map(([status, rollbackable], index) => row(9 - index, status, rollbackable))
      const second = [...first]
      for (const [at, status, rollbackable] of changes)
        if (at < first.length) second[at] = row(9 - at, status, rollbackable)
      const census = countWords(readings(first, second))
      for (const { word: each, count, rollbackable, changed, unchanged, meaning, input } of census) {
        const own = first.filter(({ status }) => status === each)
        expect(count).toBe(own.length)
        expect(rollbackable).toBe(own.filter((record) => record['rollbackable'] === true).length)
        expect(changed + unchanged).toBe(count)
        const isOpen = meaning === 'unknown' || meaning === 'ambiguous'
        expect(input).toBe(isOpen ? expectedInput(each, first, second) : undefined)
      }
      expect(census.reduce((sum, { count }) => sum + count, 0)).toBe(first.length)
    }),
    200,
  )
})

test('another word on each record fills no screen', () => {
  const rows = Array.from({ length: 300 }, (_, n) => ({ deploymentId: `dep_${n}`, status: `word-${n}` }))
  const all = readings(rows)
  const found = wordFindings(Object(all), countWords(all))
  expect(found).toHaveLength(21)
  expect(found.at(-1)?.summary).toBe('280 further words that are unknown')
})
