// @module-tag thorough
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inputTable } from '../../src/old/config/input-table.ts'
import { deployArguments, runCommand, startCommand } from '../support/command.ts'
import { serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'
import { plant } from '../support/workspace.ts'

test('without a key or an address the message names what a command takes, not an input of a step', async () => {
  const withoutKey = await runCommand(['deploy', '--service-id', 'x', '--base-url', 'https://p.example'], undefined)
  expect(withoutKey.stderr).toContain('Set TAXIWAY_API_KEY, or name a file with --api-key-file')
  const environment = { TAXIWAY_API_KEY: 'k_123456789' }
  const withoutAddress = await runCommand(['deploy', '--service-id', 'x'], undefined, { environment })
  expect(withoutAddress.stderr).toContain('--base-url')
  expect([withoutKey.code, withoutAddress.code]).toEqual([2, 2])
})

test('an input that a command has no option for is not read from the environment', async ({ platform, folder }) => {
  const site = await platform()
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site', 'index.html'), 'hi')
  const environment = { TAXIWAY_ARCHIVE_PATH: 'site', TAXIWAY_PROJECT_SLUG: 'demo', TAXIWAY_SERVICE_NAME: 'web' }
  const { code, stderr } = await runCommand(['deploy'], site, { cwd: folder, environment })
  expect(code, stderr).toBe(2)
  expect(site.journal).toEqual([])
})

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

// Windows ends a process at once for any signal that another one sends.
test.skipIf(process.platform === 'win32')('a write that is interrupted ends with 130', async ({ platform }) => {
  const site = await platform({ faults: [{ on: 'deploy', effect: 'happens', answer: 'mute' }] })
  const command = startCommand(['call', 'deploy_service', '--args', JSON.stringify({ id: serviceId })], site)
  await site.until(() => site.requests('deploy').length > 0)
  command.child.kill('SIGINT')
  const { code, stderr } = await command.ended
  expect(code, stderr).toBe(130)
  expect(stderr).toContain('may have taken effect')
})

test('a key that the platform refuses ends every command with 1, for something was sent', async ({ platform }) => {
  const answer = { status: 401, json: { error: 'unknown key' } }
  const site = await platform({
    faults: [
      { on: 'whoami', answer },
      { on: 'history', answer },
    ],
  })
  for (const args of [deployArguments('--json'), ['history', '--service-id', serviceId], ['call', 'whoami']]) {
    const { code, stderr } = await runCommand(args, site)
    expect(code, stderr).toBe(1)
  }
})

test('a key of a few characters is refused: hiding it would hide everything', async () => {
  const { code, stderr, stdout } = await runCommand(deployArguments(), undefined, {
    environment: { TAXIWAY_API_KEY: 'e' },
  })
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain('The API key has 1 character')
})

test.skipIf(process.platform === 'win32')(
  'a file that would block or mix with the result is refused',
  async ({ platform, folder }) => {
    const site = await platform()
    execFileSync('mkfifo', [join(folder, 'pipe')])
    for (const given of [
      ['--summary', 'pipe'],
      ['--outputs', '-'],
      ['--log-file', '/dev/stdout'],
    ]) {
      const { code, stderr } = await runCommand(deployArguments(...given), site, { cwd: folder })
      expect(code, stderr).toBe(2)
      expect(stderr).toContain(`${given[0]} cannot be written: "${given[1]}"`)
    }
    for (const file of ['pipe', '.', '/dev/zero', '/dev/null']) {
      const { code, stderr } = await runCommand(deployArguments('--api-key-file', file), site, { cwd: folder })
      expect(code, stderr).toBe(2)
      expect(stderr).toContain(`--api-key-file cannot be read: "${file}". It is not a file.`)
    }
    expect(site.journal).toEqual([])
  },
)

test('a deployment that the platform does not know ends `follow`, and not with advice to try again', async ({
  platform,
}) => {
  const site = await platform()
  const { code, stderr } = await runCommand(['follow', 'dep_typo', '--service-id', serviceId], site)
  expect(code, stderr).toBe(6)
  expect(stderr).toContain('No record of deployment "dep_typo"')
  expect(stderr).not.toContain('taxiway follow')
})

test('what is wrong with variables, a folder or a check is said with the options of the command', async ({
  platform,
  folder,
}) => {
  const site = await platform()
  plant(folder, {
    'empty.env': '# nothing\n',
    'twice.env': 'A=1\nA=2\n',
    'cut.env': 'A=#1\n',
    'pages/index.html': 'hi',
    'built/dist/index.html': 'hi',
    'built/readme.md': 'hi',
    'built/.gitignore': 'dist/\n',
    'links/a': { link: 'b' },
    'start/.deployignore': 'server.js\n',
    'start/server.js': '1',
    'start/package.json': '{}',
  })
  const upload = ['upload', '--project-slug', 'harbor', '--service-name', 'quay']
  const gate = ['gate', '--service-id', serviceId]
  const told: readonly (readonly [args: readonly string[], names: readonly string[]])[] = [
    [[...upload, 'links'], ['`path`']],
    [
      [...upload, 'pages'],
      ['`--runtime-mode static`', '`--start-command`'],
    ],
    [[...upload, 'built', '--runtime-mode', 'static'], ['`--start-command dist`']],
    [[...upload, 'start', '--start-command', 'node server.js'], ['`--start-command`']],
    [[...upload, 'start', '--root-dir', 'other'], ['`--root-dir`']],
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
