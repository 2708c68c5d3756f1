import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assumedWords, buildVocabulary, normalise } from '../../../src/old/deployment/verdict/vocabulary.ts'

const meaningOf = buildVocabulary({ successStates: [], failureStates: [] })

const table = readFileSync(
  fileURLToPath(new URL('../../../src/old/deployment/verdict/status-words.tsv', import.meta.url)),
  'utf8',
)

/** The table of status-words.tsv, one entry per word as the platform spells it. */
const documented = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .flatMap(([platform = '', words = '', , meaning = '', source = '']) =>
    [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ platform, word, meaning, source })),
  )

test.each(documented)('$platform: $word is read as $meaning', ({ word, meaning }) => {
  expect(meaningOf(word)).toBe(meaning)
})

test('every built-in word is in status-words.tsv', () => {
  const read = new Set(documented.map(({ word }) => normalise(word)))
  expect(assumedWords.flatMap(([, words]) => words).filter((word) => !read.has(word))).toEqual([])
})

test.each(['running', 'started', 'active', 'deployed', 'ok', 'sleeping'])('%s alone is not a success', (word) => {
  expect(meaningOf(word)).toBe('ambiguous')
})

test.each(['', ' ', 'stopped', 'unhealthy', 'not a word', 'constructor', '__proto__'])('%j is not known', (word) => {
  expect(meaningOf(word)).toBe('unknown')
})

test("the user's words override the built-in ones, in any spelling", () => {
  const taught = buildVocabulary({ successStates: ['Running', 'all_good'], failureStates: ['READY', 'gone-bad'] })
  expect(taught('RUNNING')).toBe('succeeded')
  expect(taught('All Good')).toBe('succeeded')
  expect(taught('ready')).toBe('failed')
  expect(taught('GONE_BAD')).toBe('failed')
  expect(taught('live')).toBe('succeeded')
})

test('a word configured as both is a failure', () => {
  expect(buildVocabulary({ successStates: ['up'], failureStates: ['UP'] })('up')).toBe('failed')
})

test('a word of separators only does not turn an empty status green', () => {
  expect(buildVocabulary({ successStates: ['', ' - '], failureStates: [] })('')).toBe('unknown')
})

test('spelling never changes a meaning', () => {
  const words = assumedWords.flatMap(([, each]) => each)
  fc.assert(
    fc.property(fc.constantFrom(...words), fc.constantFrom('-', '_', ' ', '\t'), fc.nat(), (word, separator, at) => {
      const cut = at % (word.length + 1)
      const spelt = `${word.slice(0, cut).toUpperCase()}${separator}${word.slice(cut)}`
      expect(meaningOf(spelt)).toBe(meaningOf(word))
    }),
  )
})
