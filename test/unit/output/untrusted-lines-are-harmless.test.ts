import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestLine, prefixLines, sanitizeLines, sanitizeText } from '../../../src/old/output/untrusted.ts'
import { Redactor } from '../../../src/old/text/secrets/redactor.ts'
import { ciPieces } from '../../support/hostile-lines.ts'
import { grammars } from './ci-grammars.ts'
import { commandsIn } from './runner-grammar.ts'

const none = new Redactor()
// biome-ignore lint/suspicious/noControlCharactersInRegex: the one escape sequence that stays
const colour = /\x1b\[(?:0*(?:[0124]|2[24]|3[0-79]|9[0-7])?(?:;|(?=m)))*m/g
const shown = (text: string, redactor = none) => sanitizeLines([text], redactor)

test.each([
  ['plain text', 'Compiled 12 files', ['Compiled 12 files']],
  ['an empty line', '', ['']],
  ['every line end', 'a\nb\r\nc\rd', ['a', 'b', 'c', 'd']],
  ['tabs', 'a\tb', ['a\tb']],
  ['colours that end', '\x1b[31mred\x1b[0m x', ['\x1b[31mred\x1b[0m x']],
  ['a colour that runs on', '\x1b[1;31mred', ['\x1b[1;31mred\x1b[0m']],
  ['a cleared screen', '\x1b[2Jclean\x07\0', ['clean']],
  ['a title and a link', '\x1b]0;title\x07a\x1b]8;;https://x\x1b\\b\x1b]8;;\x1b\\', ['ab']],
  ['8-bit sequences', '\u009b31mx\u0090q\u009cy\u0085z', ['xy z']],
  ['Unicode line ends', 'a\u2028b\u2029c', ['a b c']],
  ['an escape before an escape', '\x1b\x1b[31m[32mx', ['\x1b[31m[32mx\x1b[0m']],
  ['a bare command', 'x ##[error]y ###[z', ['x ## [error]y ### [z']],
  ['a command of another CI system', '##vso[task.x]y ##teamcity[z', ['## vso[task.x]y ## teamcity[z']],
  ['a heading', '## Usage ##x', ['## Usage ##x']],
  ['a bare command put together by what is removed', '##\x1b[2K[error] #\x07#[b', ['## [error] ## [b']],
])('%s', (_, text, lines) => {
  expect(shown(text)).toEqual(lines)
})

test.each([
  ['##vso[task.setvariable variable=PATH]x', '## vso[task.setvariable variable=PATH]x'],
  ['x ##VsO[task.complete]', 'x ## VsO[task.complete]'],
  ['#\u200b#v\u00adso[task.complete]', '## vso[task.complete]'],
  ["a ##teamcity[setParameter name='a' value='b']", "a ## teamcity[setParameter name='a' value='b']"],
  ['section_start:1560896352:x', 'section_start :1560896352:x'],
  ['travis_fold:end:x', 'travis_fold :end:x'],
  ['travis_time:start:1a', 'travis_time :start:1a'],
  ['\x1b[8mha:AAAA\x1b[0m', 'ha:AAAA\x1b[0m'],
  ['## Heading, time: 3 s, fold: yes, :start: 1', '## Heading, time: 3 s, fold: yes, :start: 1'],
  ['👩\u200d🚀', '👩\u200d🚀'],
])('what a CI system obeys in a line is broken, and nothing else: %j', (text, expected) => {
  expect(shown(text)).toEqual([expected])
})

const pieces = fc.oneof(fc.constantFrom(...ciPieces), fc.string({ unit: 'binary', maxLength: 5 }))
const hostile = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(''))

test('no untrusted line is a command, contains a control character other than colour and tab, or lacks its bar', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const printed = Buffer.from(prefixLines(sanitizeLines([text], none))).toString()
      expect(commandsIn(printed)).toEqual([])
      for (const grammar of Object.values(grammars)) expect(grammar(printed)).toEqual([])
      expect(printed.endsWith('\n')).toBe(true)
      for (const line of printed.slice(0, -1).split('\n')) {
        expect(line.startsWith(' │ ')).toBe(true)
        expect(line.replaceAll(colour, '').replaceAll('\t', '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      }
    }),
    { numRuns: 2000 },
  )
})

test('an untrusted word inside our own sentence is not a command either', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(commandsIn(`Status: ${sanitizeText(text, none)}`)).toEqual([])
    }),
  )
})

const plainStyles = [...span(30, 37), ...span(90, 97), 0, 1, 2, 4, 22, 24, 39]
/** Terminals know no more than these; what comes after 38, 48 and 58 is theirs. */
const allStyles = [
  ...span(0, 108),
  '',
  '38;5;0',
  '48;5;0',
  '38;2;0;0;0',
  '58;5;1',
  '38:5:0',
  '4:3',
  '1;8',
  '30;40',
  '31;41',
]

function span(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

test('of colours and styles only those stay that hide nothing', () => {
  const stay = allStyles.filter((each) => shown(`a\x1b[${each}mb\x1b[0m`)[0] !== 'ab\x1b[0m')
  expect(stay.toSorted()).toEqual([...plainStyles, ''].toSorted())
  expect(shown('\x1b[01;31m\x1b[Kerror\x1b[m')).toEqual(['\x1b[01;31merror\x1b[m'])
  expect(shown('seen \x1b[8mhidden\x1b[28m seen')).toEqual(['seen hidden seen'])
})

const unseen = [
  ...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u{e0000}\u{e0041}\u{e007f}',
  ...'\ufe00\ufe0d\u206a\u206f\u{e0100}\u{e01ef}',
  ...'\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b\u180e\u180f\u200b\u200c\u200d\u2060\u2064\u2065\u3164\ufe0e\ufe0f\ufeff\uffa0\ufff0\u{1bca0}\u{1d173}\u{e0fff}',
]

test.each(['👩‍👩‍👧‍👦', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👍🏽', '1️⃣', '🇩🇪', '🏳️‍🌈'])('the emoji %s stays whole', (emoji) => {
  expect(shown(`a${emoji}b`)).toEqual([`a${emoji}b`])
})

test('tags behind a flag that is none are removed', () => {
  expect(shown('🏴\u{e0068}\u{e0069}\u{e007f} a\u200d😀')).toEqual(['🏴 a😀'])
})

test.each(unseen.map((character) => [character.codePointAt(0)?.toString(16), character]))(
  'U+%s, which changes the order of what is read or is not seen, is removed',
  (_, character) => {
    expect(shown(`a${character}b`)).toEqual(['ab'])
    expect(sanitizeText(`a${character}b`, none)).toBe('ab')
  },
)

test.each([
  ['ascii', 'x'],
  ['two bytes', 'é'],
  ['three bytes', '漢'],
  ['a surrogate pair', '😀'],
])('a long line of %s is cut between characters, with a note', (_, character) => {
  for (const offset of ['', 'a', 'ab', 'abc']) {
    const [line = ''] = shown(offset + character.repeat(20_000))
    expect(Buffer.byteLength(line)).toBeLessThan(longestLine + 60)
    expect(line).toMatch(new RegExp(`^${offset}(?:${character})+ … \\(line cut, \\d+ more bytes\\)$`, 'u'))
    expect(line.isWellFormed()).toBe(true)
  }
})

test.each([
  ['##\u001b[0mvso[task.x]y', '## vso[task.x]y'],
  ['section_\u001b[0mstart:1:x', 'section_start :1:x'],
  ['#\u001b[1m#\u001b[0m[error]x', '## [error]x'],
])('the command in %j stays broken when its colour is taken out', (line, expected) => {
  expect(shown(line)).toEqual([expected])
})

test.each([
  ['before \u001b]1338;card', 'before '],
  ['before \u001b]8;;https://a.example/', 'before '],
  ['before \u001bPq#0\u001b[32mgreen', 'before \u001b[32mgreen\u001b[0m'],
  ['mojibake: \u00e2\u0080\u009dquoted', 'mojibake: \u00e2quoted'],
])('a sequence without an end is dropped, and no text of a wrong decoding: %j', (line, shown) => {
  expect(sanitizeLines([line], new Redactor())).toEqual([shown])
})

test('a line with a broken command keeps its colour', () => {
  expect(shown('\u001b[31m##[error]x\u001b[0m')).toEqual(['\u001b[31m## [error]x\u001b[0m'])
})

test('a line is not cut inside a colour', () => {
  const [line = ''] = shown(`${'x'.repeat(longestLine - 2)}\x1b[31mred`)
  expect(line).toMatch(/^x+ … /)
})

const secret = 'tok/en+Ä"7<&>'
const split = fc.integer({ min: 1, max: secret.length - 1 })

test('a secret is found across removed sequences, and across colours', () => {
  const redactor = new Redactor()
  redactor.add(secret)
  const between = fc.constantFrom('\x1b[2K', '\x07', '\x1b[31m', '\x1b]0;t\x07', '\0')
  fc.assert(
    fc.property(split, between, (at, noise) => {
      expect(shown(`a ${secret.slice(0, at)}${noise}${secret.slice(at)} b`, redactor)).toEqual(['a *** b'])
    }),
  )
})

test('a secret at the edge of the cut leaves nothing behind', () => {
  const redactor = new Redactor()
  redactor.add(secret)
  for (let at = longestLine - 20; at <= longestLine; at += 1) {
    expect(shown('x'.repeat(at) + secret, redactor)[0]).not.toMatch(/t(?:o|$)|k\/|en\+/)
  }
})
