// @module-tag thorough
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { deployArguments, runCommand } from '../support/command.ts'
import { serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'

const commands = ['::set-output name=a::b', '##vso[task.setvariable variable=PATH]evil', '--- b', 'section_start:1:a']

test('no line of a failed build, a history or a runtime log stands where a CI system would obey it', async ({
  platform,
}) => {
  const site = await platform({ story: [{ is: 'building', log: commands }, { is: 'failure' }] })
  const environment = { GITHUB_ACTIONS: 'true' }
  const runs = [
    await runCommand(deployArguments(), site, { environment }),
    await runCommand(['history', '--service-id', serviceId], site, { environment }),
    await runCommand(['history', '--service-id', serviceId, '--json'], site, { environment }),
    await runCommand(['logs', '--service-id', serviceId], site, { environment }),
  ]
  const printed = runs.map(({ stdout, stderr }) => stdout + stderr).join('')
  expect(printed).toContain('set-output')
  expect(printed).not.toMatch(/^\s*::(?!group::|endgroup::)|##vso\[|^--- |section_start:1/m)
})

test.skipIf(process.platform === 'win32')(
  'a file that would block or mix with the result is refused',
  async ({ platform, folder }) => {
    const site = await platform()
    execFileSync('mkfifo', [join(folder, 'pipe')])
    const rollback = (...more: readonly string[]): string[] => ['rollback', '--service-id', serviceId, ...more]
    for (const [name, path] of [
      ['--outputs', 'pipe'],
      ['--api-key-file', '.'],
    ] as const) {
      const { code, stderr } = await runCommand(rollback(name, path), site, { cwd: folder })
      expect(code, stderr).toBe(2)
      expect(stderr).toMatch(new RegExp(`${name} cannot be (?:read|written): "${path}"`))
    }
    expect(site.journal).toEqual([])
  },
)

test('an option that others could read is answered with the variable to set', async ({ platform }) => {
  const site = await platform()
  const { code, stderr } = await runCommand(['gate', '--service-id', serviceId, '--health-headers', 'X-A: 1'], site)
  expect([code, site.journal]).toEqual([2, []])
  expect(stderr).toContain('Set TAXIWAY_HEALTH_HEADERS.')
})
