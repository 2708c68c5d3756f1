// @module-tag thorough
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployArguments, runCommand, startCommand } from '../support/command.ts'
import { serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'

const service = ['--service-id', 'svc_1']

test.concurrent.for([
  [['deploy', ...service, '--timeout', 'x'], {}, '`--timeout` is not a valid duration: "x"'],
  [['deploy', ...service], { TAXIWAY_TIMEOUT: 'x' }, '`TAXIWAY_TIMEOUT` is not a valid duration: "x"'],
  [['deploy', ...service, '--timeout', 'x'], { TAXIWAY_TIMEOUT: 'y' }, '`--timeout` is not a valid duration: "x"'],
  [['deploy', ...service], { TAXIWAY_WAIT: 'maybe' }, '`TAXIWAY_WAIT` must be `true` or `false`, not "maybe"'],
  [['logs'], { TAXIWAY_SERVICE_ID: 'a/b' }, '`TAXIWAY_SERVICE_ID` is not an id: "a/b"'],
  [['follow', 'dep/x', ...service], {}, '`deployment` is not an id: "dep/x"'],
  [['upload', 'nowhere', '--project-slug', 'p', '--service-name', 's'], {}, '`path` does not exist'],
  [['call', 'whoamI'], {}, '`operation` is not an operation'],
  [['call', 'whoami', '--args', '{'], {}, '`--args` is neither JSON nor YAML'],
  [['call', 'whoami', '--args-file', 'broken.json'], {}, '`--args-file` is neither JSON nor YAML'],
  [['deploy', ...service, '--api-key-file', 'two-lines'], {}, '`--api-key-file` contains a line break'],
  [['deploy', ...service], { TAXIWAY_API_KEY: 'sk_secret 1' }, '`TAXIWAY_API_KEY` contains a space'],
  [['deploy'], {}, 'nothing to deploy. Give --service-id'],
  [['upload'], {}, 'nothing to upload. Give PATH'],
  [['deploy', '--service', 'a'], {}, 'taxiway.yaml:2:18: `env-file` does not exist'],
] as const)('%j with %j', async ([args, environment, sentence], { platform, folder, expect }) => {
  const site = await platform()
  writeFileSync(join(folder, 'broken.json'), '{')
  writeFileSync(join(folder, 'two-lines'), 'sk_secret_1\nsk_secret_2\n')
  writeFileSync(join(folder, 'taxiway.yaml'), 'services:\n  a: { env-file: nowhere, service-id: svc_1 }\n')
  const { code, stderr } = await runCommand(args, site, { environment, cwd: folder })
  expect(stderr).toContain(sentence)
  expect(code).toBe(2)
  expect(site.journal).toEqual([])
})

test('every sink of a command spells a reason the same', async ({ platform, folder }) => {
  const site = await platform()
  const files = ['events', 'summary', 'junit'].map((name) => [`--${name}`, join(folder, name)] as const)
  const args = ['deploy', '--service-id', 'a/b', '--ref', 'main', '--json', ...files.flat()]
  const { stdout, stderr } = await runCommand(args, site)
  const sentence = '--service-id` is not an id: "a/b"'
  const sinks = [stdout, stderr, ...files.map(([, file]) => readFileSync(file, 'utf8'))]
  for (const sink of sinks) {
    expect(
      sink
        .replaceAll('\\"', '"')
        .replaceAll(/&(?:quot|#34);/g, '"')
        .replaceAll('&#96;', '`'),
    ).toContain(sentence)
    expect(sink).not.toContain('`service-id`')
  }
  // The ref can be one; the id cannot.
  expect(JSON.parse(stdout)).toMatchObject({ serviceId: null, ref: 'main' })
})

test.concurrent.for([
  [['--dry-run'], 'skipped'],
  [['--timeout', 'soon'], 'failed'],
  [['--no-such-option'], 'failed'],
  [['--api-key-file', 'nowhere'], 'failed'],
] as const)('with %j, the document has what was asked for', async ([more, outcome], { platform, expect }) => {
  const { stdout } = await runCommand(deployArguments('--ref', 'main', '--json', ...more), await platform())
  expect(JSON.parse(stdout)).toMatchObject({ outcome, serviceId, ref: 'main', deploymentId: null })
})

// Windows ends a process at once for any signal that another one sends.
test.skipIf(process.platform === 'win32').for([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('the wait for a key on stdin ends at the first %s', async ([signal, code], { platform }) => {
  const args = deployArguments('--json', '--api-key-file', '-')
  const command = startCommand(args, await platform(), { environment: { NODE_DEBUG: 'stream' }, awaitsInput: true })
  await command.says(/STREAM \d+: .*read/)
  command.child.kill(signal)
  const { code: exitCode, stdout } = await command.ended
  expect(exitCode).toBe(code)
  expect(JSON.parse(stdout)).toMatchObject({ outcome: 'aborted' })
})
