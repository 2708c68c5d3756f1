// @module-tag thorough
import { join } from 'node:path'
import { commit } from '../contract/local-platform.ts'
import { platformServices } from '../support/fleeting.ts'
import { expect, test as scenario } from '../support/scenario.ts'
import { hasTerminal, Terminal } from '../support/terminal.ts'

const test = scenario.skipIf(!hasTerminal)
const long = 'a-service-with-a-name-that-goes-on-and-on'
const file = `
services:
  db: { service-id: svc-db }
  api: { service-id: svc-api, needs: [db] }
  ${long}: { service-id: svc-${long} }
  web: { service-id: svc-web, needs: [api] }
`
const building = [{ is: 'building' as const, log: ['step 1'] }]

function rowsOf(screen: string): string[] {
  const lines = screen.trimEnd().split('\n')
  return lines.slice(lines.findIndex((line) => / of 4 ended/.test(line)))
}

test.for([40, 80, 200])(
  'one row below the log for each service under way, in %i columns',
  async (columns, { platform, folder }) => {
    commit(folder, { 'taxiway.yaml': file })
    const services = platformServices({ db: undefined, api: building, [long]: building, web: undefined })
    const site = await platform({ services })
    const options = ['--all', '--config', join(folder, 'taxiway.yaml'), '--poll-interval', '100ms']
    using terminal = new Terminal(['fleet', 'deploy', ...options], site, { columns })
    const shown = await terminal.shows(/api +[\d.]+ m?s +(?!begins)\S/)
    expect(rowsOf(shown)[0]).toMatch(/^\d.* s · 1 of 4 ended, 1 waiting/)
    expect(
      rowsOf(shown)
        .slice(1)
        .map((row) => row.split(/ +/)[0]),
    ).toEqual(expect.arrayContaining(['api', 'a-service-with-a-na…']))
    // The rows are drawn again in the same place, at any width.
    terminal.resize(100)
    await terminal.shows(/api +(?:[2-9]\.\d|\d\d) s /)
    const later = terminal.screen()
    expect(later.split('\n').filter((line) => / of 4 ended/.test(line))).toHaveLength(1)
    expect(rowsOf(later)).toHaveLength(3)
    terminal.press('C-c')
    const end = await terminal.shows(/ended with 130/)
    expect(end).not.toMatch(/waiting/)
    expect(end).toMatch(/db +succeeded/)
    expect(end).toMatch(/web +aborted/)
  },
)
