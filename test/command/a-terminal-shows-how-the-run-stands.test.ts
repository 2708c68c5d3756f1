// @module-tag thorough
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { deployArguments } from '../support/command.ts'
import { projectSlug } from '../support/platform/state.ts'
import { test as base, expect } from '../support/scenario.ts'
import { hasTerminal, Terminal } from '../support/terminal.ts'

const test = base.skipIf(!hasTerminal)
const building = [{ is: 'building' as const, log: ['step 1'] }]

test.for([20, 60, 200])('the last line of %i columns is the status, and never wraps', async (columns, { platform }) => {
  const site = await platform({ story: building })
  using terminal = new Terminal(deployArguments(), site, { columns })
  await terminal.shows(/step 1/)
  const status = (screen: string): string[] => screen.split('\n').filter((line) => /\d s ·/.test(line))
  const first = status(await terminal.shows(/\d s ·/))
  expect(first).toHaveLength(1)
  // It is drawn again each second, in the same place.
  await vi.waitUntil(() => status(terminal.screen()).join() !== first.join(), { timeout: 20_000 })
  expect(status(terminal.screen())).toHaveLength(1)
  site.deployment.finish('success')
  const end = await terminal.shows(/ended with 0/)
  expect(status(end)).toEqual([])
})

test('a window that is resized goes on with a line of its new width', async ({ platform }) => {
  const site = await platform({ story: building })
  using terminal = new Terminal(deployArguments(), site, { columns: 20 })
  await terminal.shows(/\d s ·/)
  terminal.resize(100)
  await terminal.shows(/ · 1 line/)
  terminal.resize(20)
  site.deployment.finish('success')
  await terminal.shows(/ended with 0/)
})

test('warnings and errors have a colour, and the status is dim', async ({ platform }) => {
  const site = await platform({ story: building })
  using terminal = new Terminal(deployArguments(), site, { columns: 100 })
  // Between two drawings of the status there is none.
  await vi.waitUntil(() => terminal.screen('-e').includes('\u001b[2m'), { timeout: 20_000 })
  site.deployment.finish('failure')
  await terminal.shows(/ended with 1/)
  expect(terminal.screen('-e')).toContain('\u001b[31mError:')
})

test('a bar shows how much is sent', async ({ platform, folder }) => {
  const site = await platform({ faults: [] })
  writeFileSync(join(folder, 'data.bin'), randomBytes(64_000_000))
  using terminal = new Terminal(['upload', folder, '--project-slug', projectSlug, '--service-name', 'web'], site, {
    columns: 80,
  })
  await terminal.shows(/[█░]{20} .*\d/)
})

test('a closed terminal ends no run: its outcome is in the files', async ({ platform, folder }) => {
  const site = await platform({ story: building })
  const [json, outputs] = [join(folder, 'result.json'), join(folder, 'outputs.env')]
  const shell = `> '${json}'`
  const terminal = new Terminal(deployArguments('--json', '--outputs', outputs), site, { columns: 80, shell })
  await terminal.shows(/step 1/)
  terminal.close()
  site.deployment.finish('success')
  await vi.waitFor(() => expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ outcome: 'succeeded' }), 30_000)
  expect(readFileSync(outputs, 'utf8')).toContain('TAXIWAY_OUTCOME=succeeded\n')
})

test('Ctrl-C ends the command with 130 and leaves the deployment', async ({ platform }) => {
  const site = await platform({ story: building })
  using terminal = new Terminal(deployArguments(), site, { columns: 200 })
  await terminal.shows(/step 1/)
  terminal.press('C-c')
  const screen = await terminal.shows(/ended with 130/)
  expect(screen).toContain('is left running')
  expect(screen).toContain(`taxiway follow ${site.deployment.id}`)
})
