import { expect, test } from 'vitest'
import { formatTable } from '../../../src/old/cli/results/text-table.ts'

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

test('a reason that has no room beside its row is below the table, at any width', () => {
  const plan = ['SERVICE', 'PLAN', 'AFTER', 'WHY']
  const reasons = [
    ['db', 'deploy', '', 'its history could not be read'],
    ['api', 'deploy', 'db', 'it has no paths'],
  ]
  for (let columns = 1; columns <= 60; columns += 1) {
    const text = formatTable(plan, reasons, columns, { keepsLast: true }).join('\n')
    for (const [, , , why = ''] of reasons) expect(text, `${columns}`).toContain(why)
  }
  expect(formatTable(plan, reasons, 30, { keepsLast: true })).toEqual([
    'SERVICE  PLAN    AFTER',
    'db       deploy',
    'api      deploy  db',
    '',
    'db: its history could not be read',
    'api: it has no paths',
  ])
  // Without room for three columns the service has a line of its own.
  expect(formatTable(plan, reasons, 12, { keepsLast: true }).slice(-4)).toEqual([
    '  deploy',
    '',
    'db: its history could not be read',
    'api: it has no paths',
  ])
  expect(formatTable(plan, reasons, 80, { keepsLast: true })[0]).toMatch(/WHY$/)
  expect(formatTable(['A', 'B'], [['one', '']], 5, { keepsLast: true })).toEqual(['A', 'one'])
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
