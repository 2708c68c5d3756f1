import { expect, test } from 'vitest'
import { findCause } from '../../../src/cli/commands/emulator.ts'

const long = `npm error Cannot resolve ${'the module that the application imports '.repeat(9)}`

test.each([
  ['a long line, which is cut', ['Building', long, 'Done'], 2],
  ['blank lines before it', ['Building', '', '', 'Error: no such module', 'Done'], 4],
  ['progress on its line', ['Building', '10 %\r90 %\rError: no such module'], 2],
  ['an empty log', [], 0],
] as const)('the number of the line is that of the log: %s', (_, log, line) => {
  expect(findCause([log]).line).toBe(line)
})

test('the excerpt has a mark where lines were left out, and none for a blank line', () => {
  const many = Array.from({ length: 30 }, (_, n) => `at step ${n}`)
  const texts = findCause([['Building', '', 'Error: no such module', '', ...many]]).lines.map(({ text }) => text)
  expect(texts.slice(0, 3)).toEqual(['Building', 'Error: no such module', 'at step 0'])
  expect(texts.filter((text) => text === '…')).toHaveLength(1)
})
