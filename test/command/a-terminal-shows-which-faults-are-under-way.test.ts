// @module-tag thorough
import { join } from 'node:path'
import { test as base, expect } from '../support/scenario.ts'
import { hasTerminal, Terminal } from '../support/terminal.ts'

const test = base.skipIf(!hasTerminal)
const nowhere = { url: 'http://127.0.0.1:1', key: 'unused' }

test.for([40, 100])('the table fills, and its last line of %i columns never wraps', async (columns, { folder }) => {
  // It deploys if nothing goes wrong, which is played first, and later only claims to.
  const deploy = join(import.meta.dirname, '../../examples/resilience/deploy.sh')
  const client = `sleep 2; [ -e played ] || { touch played; sh "${deploy}"; }`
  const args = ['resilience', '--client', client, '--fault', 'slow', '--fault', 'vanishes']
  using terminal = new Terminal(args, nowhere, { columns, folder })
  await terminal.shows(/0 of 3 played. Under way: none/)
  const half = await terminal.shows(/1 of 3 played. Under way: (?:slow|vanishes)/)
  expect(half).toMatch(/^none +honest green/m)
  expect(half).not.toMatch(/^slow /m)
  const end = await terminal.shows(/0 of 2 faults honest/)
  expect(end).toMatch(/^vanishes +false green/m)
  expect(end).not.toContain('Under way')
})
