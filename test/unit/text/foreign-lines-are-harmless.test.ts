import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeJson } from '../../../src/report/json.ts'
import { bar, cleanLines, cleanText } from '../../../src/text/untrusted.ts'
import { grammars } from '../../support/ci-grammars.ts'
import { ciPieces } from '../../support/hostile-lines.ts'
import { holds } from '../../support/property.ts'
import { commandsIn } from '../../support/runner-grammar.ts'

const esc = '\x1b'

describe('a line', () => {
  test.each([
    ['plain text', 'Compiled 12 files', ['Compiled 12 files']],
    ['an empty line', '', ['']],
    ['every line end', 'a\nb\r\nc\rd', ['a', 'b', 'c', 'd']],
    ['tabs', 'a\tb', ['a\tb']],
    ['colours that end', `${esc}[31mred${esc}[0m x`, [`${esc}[31mred${esc}[0m x${esc}[0m`]],
    ['a colour that runs on', `${esc}[1;31mred`, [`${esc}[1;31mred${esc}[0m`]],
    ['concealed text', `a ${esc}[8mb${esc}[0;8mc`, ['a bc']],
    ['a cleared screen', `${esc}[2Jclean\x07\0`, ['clean']],
    ['a title and a link', `${esc}]0;title\x07a${esc}]8;;https://x${esc}\\b`, ['ab']],
    ['a bare command', 'x ##[error]y', ['x ## [error]y']],
    [
      'commands of other systems',
      '##vso[task.x] ##TeamCity[z section_start:1:x',
      ['## vso[task.x] ## TeamCity[z section_start :1:x'],
    ],
    ['a command put together by what is removed', `##${esc}[2K[error] #\x07#[b`, ['## [error] ## [b']],
    [
      'a command with invisible characters, which .NET ignores',
      '#\u200b#[error]x #\u00ad#vso[task.x]',
      ['## [error]x ## vso[task.x]'],
    ],
    ['a heading, and an emoji of several characters', '## Usage 👩\u200d🚀', ['## Usage 👩\u200d🚀']],
  ])('with %s', (_, text, lines) => {
    expect(cleanLines(text)).toEqual(lines)
  })

  test.each(['x', 'é', '漢', '😀'])('that is too long is cut between characters, with a note: %s', (character) => {
    for (const offset of ['', 'a', 'ab', 'abc']) {
      const [line = ''] = cleanLines(offset + character.repeat(20_000))
      expect(Buffer.byteLength(line)).toBeLessThan(8 * 1024 + 60)
      expect(line).toMatch(new RegExp(`^${offset}(?:${character})+ … \\(line cut, \\d+ more bytes\\)$`, 'u'))
    }
  })
})

const pieces = fc.oneof(fc.constantFrom(...ciPieces), fc.string({ unit: 'binary', maxLength: 5 }))
const hostile = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(''))
const readers = Object.entries({ github: commandsIn, ...grammars })
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters
const colourOrTab = /\x1b\[[\d;:]*m|\t/g

test('no CI system obeys anything of a line, a sentence or JSON, and no control character stays', async () => {
  /** What each system would have obeyed unguarded: a grammar that finds nothing tests nothing. */
  const obeyed = new Set<string>()
  const property = fc.property(hostile, (text) => {
    const lines = cleanLines(text).map((line) => bar + line)
    const printed = [...lines, `Status: ${cleanText(text)}`, safeJson({ text }, 2)].join('\n')
    for (const [name, reader] of readers) {
      expect([name, reader(`${printed}\n`)]).toEqual([name, []])
      if (reader(text).length > 0) obeyed.add(name)
    }
    for (const line of lines) expect(line.replaceAll(colourOrTab, '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
  })
  await holds(property, 4_000)
  expect(readers.map(([name]) => name).filter((name) => !obeyed.has(name))).toEqual([])
})
