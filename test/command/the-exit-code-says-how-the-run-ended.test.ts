// @module-tag thorough

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployArguments, runCommand, startCommand } from '../support/command.ts'
import { serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'

const service = ['--service-id', 'svc_1']

test.concurrent.for([
  ['success', 0, 'succeeded'],
  ['failure', 1, 'failed'],
  ['cancelled', 3, 'cancelled'],
  ['superseded', 4, 'superseded'],
  ['superseded', 0, 'superseded', '--on-superseded', 'neutral'],
] as const)(
  'a deployment that ends in %s exits with %i',
  async ([is, code, outcome, ...more], { platform, expect }) => {
    const site = await platform({
      story: [
        { is: 'building', log: ['step 1'] },
        { is, log: ['step 2'], rollbackable: true },
      ],
    })
    const { code: exitCode, stdout, stderr } = await runCommand(deployArguments('--json', ...more), site)
    expect(exitCode, stderr).toBe(code)
    expect(JSON.parse(stdout)).toMatchObject({
      outcome,
      deploymentId: site.deployment.id,
      serviceId: expect.any(String),
    })
    expect(stderr).toContain('step 1')
    expect(stdout + stderr).not.toContain(site.key)
  },
)

test('a deployment that takes too long exits with 5, and says how to wait for it again', async ({ platform }) => {
  const site = await platform({ story: [{ is: 'building' }] })
  const { code, stdout, stderr } = await runCommand(deployArguments('--timeout', '2s'), site)
  expect(code, stderr).toBe(5)
  expect(stdout).toBe(`${site.deployment.id}\n`)
  expect(stderr).toMatch(new RegExp(`taxiway follow ${site.deployment.id} --service-id \\S+ --base-url ${site.url}`))
})

// Windows ends a process at once for any signal that another one sends.
test.skipIf(process.platform === 'win32').for([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  '%s ends the command with %i, says that the deployment goes on, and how to wait again',
  async ([signal, code], { platform }) => {
    const site = await platform({ story: [{ is: 'building', log: ['step 1'] }] })
    const command = startCommand(deployArguments(), site)
    await command.says(/step 1/)
    command.child.kill(signal)
    const { code: exitCode, stderr, stdout } = await command.ended
    expect(exitCode, stderr).toBe(code)
    expect(stderr).toMatch(/is left running/)
    expect(stderr).toContain(`taxiway follow ${site.deployment.id}`)
    expect(stdout).toBe(`${site.deployment.id}\n`)
  },
)

test.skipIf(process.platform === 'win32').for([[], ['--json']])(
  'SIGINT is how `logs --follow` ends, and not an error, with %j too',
  async (more, { platform }) => {
    const site = await platform({ printed: ['line 1'] })
    const { child, ended } = startCommand(['logs', '--service-id', serviceId, '--follow', ...more], site)
    await new Promise((resolve) => child.stdout?.once('data', resolve))
    child.kill('SIGINT')
    const { stdout, ...end } = await ended
    expect(end).toMatchObject({ code: 130, stderr: '' })
    expect(stdout.match(/\n/g)).toHaveLength(1)
  },
)

test.for([
  [[], 'The log has no lines'],
  [['--query', 'FATAL'], 'There are no such lines'],
] as const)('`logs --follow %j` of an empty log says that it waits', async ([more, says], { platform }) => {
  const site = await platform()
  const logs = ['logs', '--service-id', serviceId, ...more]
  expect((await startCommand(logs, site).ended).stderr).toBe(`${says}.\n`)
  const { child, says: hears, ended } = startCommand([...logs, '--follow'], site)
  await hears(new RegExp(`${says} yet\\. Waiting for new ones`))
  child.kill()
  await ended
})

test.concurrent.for([
  [['deploy', '--service-idd', 'x'], '--service-id?'],
  [['deploi'], 'deploy?'],
  [['help', 'deplo'], 'There is no command "deplo". See taxiway help'],
  [['deploy', '--api-key', 'k'], 'TAXIWAY_API_KEY'],
  [['follow'], 'deployment'],
  [['follow', 'dep_1'], '`--service-id` is missing'],
  [['history'], '`--service-id` is missing'],
  [['deploy', '.'], "oo many arguments for 'deploy'"],
  [['history', '--service-id', 'x', '--limit', '0'], '--limit must be a whole number from 1 to 1000, not "0"'],
  [['call', 'deploy_service', '--args', '{"serviceid":"x"}'], 'has no argument "serviceid"'],
  [['deploy', '--api-key-file', 'nowhere', '--service-id', 'x'], '--api-key-file cannot be read: "nowhere"'],
  [['deploy', '--service-id', '--json'], '--service-id needs a value, but "--json" follows'],
  [['gate', '--service-id', 'x', '--health-url', ''], '--health-url is empty'],
  [['deploy', '--service-id', 'x', '--outputs', '/nowhere/o.env'], '--outputs cannot be written: "/nowhere/o.env"'],
  [['deploy', '--service-id', 'x', '--summary=/nowhere/s.md'], '--summary cannot be written: "/nowhere/s.md"'],
  [['gate', '--service-id', 'x', '--health-status', '999'], '`--health-status` is not a list of HTTP statuses: "999"'],
  [['call', 'whoami', '--args', '{}', '--args-file', 'x'], '--args and --args-file cannot be combined'],
  [['deploy', ...service, '--timeout', 'x'], '`--timeout` is not a valid duration: "x"'],
  [['deploy', ...service], '`TAXIWAY_TIMEOUT` is not a valid duration: "x"', { TAXIWAY_TIMEOUT: 'x' }],
  [['deploy', ...service, '--timeout', 'x'], '`--timeout` is not a valid duration: "x"', { TAXIWAY_TIMEOUT: 'y' }],
  [['deploy', ...service], '`TAXIWAY_WAIT` must be `true` or `false`, not "maybe"', { TAXIWAY_WAIT: 'maybe' }],
  [['logs'], '`TAXIWAY_SERVICE_ID` is not an id: "a/b"', { TAXIWAY_SERVICE_ID: 'a/b' }],
  [['follow', 'dep/x', ...service], '`deployment` is not an id: "dep/x"'],
  [['upload', 'nowhere', '--project-slug', 'p', '--service-name', 's'], '`path` does not exist'],
  [['call', 'whoamI'], '`operation` is not an operation'],
  [['call', 'whoami', '--args', '{'], '`--args` is neither JSON nor YAML'],
  [['call', 'whoami', '--args-file', 'broken.json'], '`--args-file` is neither JSON nor YAML'],
  [['deploy', ...service, '--api-key-file', 'two-lines'], '`--api-key-file` contains a line break'],
  [['deploy', ...service], '`TAXIWAY_API_KEY` contains a space', { TAXIWAY_API_KEY: 'sk_secret 1' }],
  [['deploy'], 'nothing to deploy. Give --service-id'],
  [['upload'], 'nothing to upload. Give PATH'],
] as const)(
  '%j is a mistake in the command line: nothing is sent, and the exit code is 2',
  async ([args, said, environment = {}], { platform, folder, expect }) => {
    const site = await platform()
    writeFileSync(join(folder, 'broken.json'), '{')
    writeFileSync(join(folder, 'two-lines'), 'sk_secret_1\nsk_secret_2\n')
    const { code, stdout, stderr } = await runCommand(args, site, { environment, cwd: folder })
    expect(stderr).toContain(said)
    expect(code, stderr).toBe(2)
    expect(stdout === '' || JSON.parse(stdout).outcome === 'failed').toBe(true)
    expect(site.journal).toEqual([])
  },
)

test('every sink of a command spells a reason the same', async ({ platform, folder }) => {
  const site = await platform()
  const files = ['summary'].map((name) => [`--${name}`, join(folder, name)] as const)
  const args = ['deploy', '--service-id', 'a/b', '--ref', 'main', '--json', ...files.flat()]
  const { stdout, stderr } = await runCommand(args, site)
  const sentence = '--service-id` is not an id: "a/b"'
  const sinks = [stdout, stderr, ...files.map(([, file]) => readFileSync(file, 'utf8'))]
  for (const sink of sinks) {
    expect(
      sink
        .replaceAll('\\"', '"')
        .replaceAll(/&(?:quot|#34);/g, '"')
        .replaceAll(/&#96;|<\/?code>/g, '`'),
    ).toContain(sentence)
    expect(sink).not.toMatch(/(?:`|<code>)service-id/)
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
