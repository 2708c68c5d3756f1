// @module-tag thorough
import { test as base, expect } from '../support/scenario.ts'
import { hasTerminal, Terminal } from '../support/terminal.ts'

const test = base.skipIf(!hasTerminal)
const nowhere = { url: 'http://127.0.0.1:1', key: 'unused' }

test.for([40, 100])('the table fills, and its last line of %i columns never wraps', async (columns) => {
  const args = ['resilience', '--client', 'sleep 2', '--fault', 'none', '--fault', 'slow', '--fault', 'vanishes']
  using terminal = new Terminal(args, nowhere, { columns })
  await terminal.shows(/0 of 3 played. Under way: none/)
  const half = await terminal.shows(/1 of 3 played. Under way: (?:slow|vanishes)/)
  expect(half).toMatch(/^none +false green/m)
  expect(half).not.toMatch(/^slow /m)
  const end = await terminal.shows(/0 of 2 faults honest/)
  expect(end).toMatch(/^vanishes +false green/m)
  expect(end).not.toContain('Under way')
})
