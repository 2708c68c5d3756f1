import { expect, test } from 'vitest'
import { formatTable } from '../../../src/cli/results/text-table.ts'

const header = ['DEPLOYMENT', 'STATUS', 'WHEN', 'REF', 'URL']
const rows = [
  ['dep_000000000001', 'running (newest)', '2 h ago', 'main', 'https://one.example'],
  ['dep_000000000002', 'failed', '3 h ago', '', ''],
]

test('at any width each row begins with its first cell, and its own status stands beside or below it', () => {
  for (let columns = 1; columns <= 80; columns += 1) {
    const text = formatTable(header, rows, columns).join('\n')
    expect(text, `${columns}`).toMatch(
      /^DEPLOYMENT\s+STATUS.*\ndep_000000000001\s+running \(newest\).*\ndep_000000000002\s+failed.*$/,
    )
  }
})

test('columns that have no room are left out, and so are those without any value', () => {
  expect(formatTable(['A', 'B', 'C'], [['one', '', 'three']])).toEqual(['A    C', 'one  three'])
  expect(formatTable(header, rows, 30)).toEqual([
    'DEPLOYMENT',
    '  STATUS            WHEN',
    'dep_000000000001',
    '  running (newest)  2 h ago',
    'dep_000000000002',
    '  failed            3 h ago',
  ])
})

test('a cell of wide letters, or of marks that take no room, keeps the next one in its column', () => {
  const shown = formatTable(
    ['A', 'B'],
    [
      ['日本', 'x'],
      ['👩‍👩‍👧 n', 'x'],
      ['e\u0301e\u0301', 'x'],
    ],
  )
  expect(shown).toEqual(['A     B', '日本  x', '👩‍👩‍👧 n  x', 'e\u0301e\u0301    x'])
})
