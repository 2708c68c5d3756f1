// @module-tag thorough
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { inputTable } from '../../src/old/config/input-table.ts'
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
    for (const given of [
      ['--summary', 'pipe'],
      ['--outputs', '-'],
      ['--log-file', '/dev/stdout'],
    ]) {
      const { code, stderr } = await runCommand(rollback(...given), site, { cwd: folder })
      expect(code, stderr).toBe(2)
      expect(stderr).toContain(`${given[0]} cannot be written: "${given[1]}"`)
    }
    for (const file of ['pipe', '.', '/dev/zero', '/dev/null']) {
      const { code, stderr } = await runCommand(rollback('--api-key-file', file), site, { cwd: folder })
      expect(code, stderr).toBe(2)
      expect(stderr).toContain(`--api-key-file cannot be read: "${file}". It is not a file.`)
    }
    expect(site.journal).toEqual([])
  },
)

test('what is wrong with a check is said with the options of the command', async ({ platform, folder }) => {
  const site = await platform()
  const gate = ['gate', '--service-id', serviceId]
  const told: readonly (readonly [args: readonly string[], names: readonly string[]])[] = [
    [
      [...gate, '--health-headers', 'X-A: 1'],
      ['`--health-headers`', '`--health-url`'],
    ],
    [[...gate, '--health-headers', 'X-A'], ['`--health-headers`']],
  ]
  const inputs = new RegExp(`\`(?:${Object.keys(inputTable).join('|')})(?:: [^\`]*)?\``)
  for (const [args, names] of told) {
    const { stderr } = await runCommand([...args], site, { cwd: folder })
    for (const name of names) expect(stderr, args.join(' ')).toContain(name)
    expect(stderr, args.join(' ')).not.toMatch(inputs)
  }
  expect(site.ledger.services).toEqual([])
})
