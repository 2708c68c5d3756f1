import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { git } from '../support/hostile-change.ts'
import { said } from '../support/messages.ts'
import { serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'

const fileWith = (key: string): string => `services:\n  api: { service-id: ${serviceId}, ${key} }\n`

test.runIf(process.platform === 'linux').for([['archive-path: linked', 'a folder behind a link']])(
  '%s (%s) is refused by each command',
  async ([key = ''], { folder, platform }) => {
    const site = await platform()
    const repository = join(folder, 'repository')
    mkdirSync(repository)
    git(repository, 'init', '--quiet')
    writeFileSync(join(folder, 'out.env'), 'A=b\n')
    symlinkSync('/proc/self/environ', join(repository, 'environ'))
    symlinkSync('..', join(repository, 'linked'))
    writeFileSync(join(repository, 'taxiway.yaml'), fileWith(key))
    for (const args of [['fleet', '--all']]) {
      const { code, stderr } = await runCommand(args, site, { cwd: repository })
      expect([args, code], stderr).toEqual([args, 2])
      expect(stderr).toMatch(/^taxiway\.yaml:2:\d+: /m)
      expect(stderr).toMatch(said('path-outside-workspace'))
    }
    expect(site.journal).toEqual([])
  },
)
