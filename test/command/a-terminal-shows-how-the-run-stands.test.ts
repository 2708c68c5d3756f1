// @module-tag thorough
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { commit } from '../emulator/local-platform.ts'
import { deployArguments } from '../support/command.ts'
import { platformServices } from '../support/fleeting.ts'
import { projectSlug, serviceId } from '../support/platform/state.ts'
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

test('warnings and errors have a colour, and the status is dim', async ({ platform }) => {
  const site = await platform({ story: building })
  using terminal = new Terminal(deployArguments(), site, { columns: 100 })
  // Between two drawings of the status there is none.
  await vi.waitUntil(() => terminal.screen('-e').includes('\u001b[2m'), { timeout: 20_000 })
  site.deployment.finish('failure')
  await terminal.shows(/ended with 1/)
  expect(terminal.screen('-e')).toContain('\u001b[31mError:')
})

test('a success is green, and its address stands once and last', async ({ platform }) => {
  const site = await platform()
  using terminal = new Terminal(deployArguments('--environment-url', 'https://shop.example'), site, { columns: 160 })
  const screen = await terminal.shows(/ended with 0/)
  expect(terminal.screen('-e')).toContain(`\u001b[32m${serviceId} was deployed in`)
  expect(screen.match(/https:\/\/shop\.example/g)).toHaveLength(1)
  expect(screen.trimEnd().split('\n').at(-2)).toBe('https://shop.example')
})

test('a failure ends with what failed and the next command', async ({ platform }) => {
  const site = await platform({ story: [{ is: 'building', log: ['step 1'] }, { is: 'failure' }] })
  using terminal = new Terminal(deployArguments(), site, { columns: 160, rows: 40 })
  const screen = await terminal.shows(/ended with 1/)
  const last = screen.trimEnd().split('\n').at(-2)
  const ids = `--service-id ${serviceId} --deployment-id ${site.deployment.id}`
  expect(last).toBe(`Run \`taxiway logs ${ids}\` to read the whole log.`)
})

test('Ctrl-C leaves the deployment running, and says how to follow it', async ({ platform }) => {
  const site = await platform({ story: building })
  using terminal = new Terminal(deployArguments(), site, { columns: 160 })
  await terminal.shows(/\d s ·/)
  terminal.press('C-c')
  const screen = await terminal.shows(/ended with 130/)
  expect(screen).toContain(`Deployment ${site.deployment.id} is left running.`)
  expect(screen).toContain('Run `taxiway follow --service-id')
  expect(screen).not.toMatch(/\d s ·/)
})

test('with CI set there is no live line', async ({ platform }) => {
  const site = await platform({ story: building })
  using terminal = new Terminal(deployArguments('--timeout', '3s'), site, { columns: 160, ci: 'true' })
  const screen = await terminal.shows(/ended with 5/)
  expect(screen).not.toMatch(/\d s ·/)
})

test('the live line shows how much is packed or sent', async ({ platform, folder }) => {
  const site = await platform({ faults: [] })
  writeFileSync(join(folder, 'data.bin'), randomBytes(64_000_000))
  using terminal = new Terminal(['upload', folder, '--project-slug', projectSlug, '--service-name', 'web'], site, {
    columns: 80,
  })
  await terminal.shows(/(?:packing|sending) [\d.]+ \w+ of [\d.]+ MB \(\d+ %\)/)
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

test('a fleet has one line for what is under way, and prints each log whole', async ({ platform, folder }) => {
  commit(folder, {
    'taxiway.yaml':
      'services:\n  db: { service-id: svc-db }\n  api: { service-id: svc-api, needs: [db] }\n  web: { service-id: svc-web, needs: [api] }\n',
  })
  const site = await platform({ services: platformServices({ db: undefined, api: building, web: undefined }) })
  const options = ['--config', join(folder, 'taxiway.yaml'), '--poll-interval', '100ms']
  using terminal = new Terminal(['fleet', ...options], site, { columns: 100 })
  const shown = await terminal.shows(/1 of 3 done, under way: api/)
  expect(shown).toMatch(/── db: succeeded after [^\n]*\n \| Cloning\n/)
  terminal.press('C-c')
  const end = await terminal.shows(/ended with 130/)
  expect(end).toMatch(/api: .*cancelled/)
  expect(end).toMatch(/^web\s+skipped/m)
  expect(end).not.toContain('under way: api')
})
