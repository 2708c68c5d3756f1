import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployArguments, runCommand, startCommand } from '../support/command.ts'
import { serviceId } from '../support/platform/state.ts'
import { expect, test } from '../support/scenario.ts'

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
    const deploymentId = site.deployment.id
    expect(JSON.parse(stdout)).toMatchObject({ outcome, passed: code === 0, deploymentId, serviceId })
    expect(stderr).toContain('step 1')
    expect(stdout + stderr).not.toContain(site.key)
  },
)

test('a deployment that takes too long exits with 5, and says how to wait for it again', async ({ platform }) => {
  const site = await platform({ story: [{ is: 'building' }] })
  const { code, stdout, stderr } = await runCommand(deployArguments('--timeout', '2s'), site)
  expect(code, stderr).toBe(5)
  expect(stdout).toBe('')
  const command = `taxiway follow --service-id ${serviceId} --deployment-id ${site.deployment.id}`
  expect(stderr).toContain(`\`${command}\``)
  site.deployment.finish('success')
  const again = await runCommand(command.split(' ').slice(1), site)
  expect(again.code, again.stderr).toBe(0)
})

test('a failed deployment ends with its cause, and the command that prints the whole log', async ({ platform }) => {
  const site = await platform({
    story: [{ is: 'building', log: ['fetch', 'Error: no such module'] }, { is: 'failure' }],
  })
  const { stderr } = await runCommand(deployArguments(), site)
  const [, end = ''] = stderr.split('Error: svc')
  expect(end).toMatch(/no such module.*\n \| .*\n?.*no such module/)
  const command = `taxiway logs --service-id ${serviceId} --deployment-id ${site.deployment.id}`
  expect(end).toContain(`\`${command}\``)
  const { code, stdout } = await runCommand(command.split(' ').slice(1), site)
  expect([code, stdout]).toEqual([0, ' | fetch\n | Error: no such module\n'])
})

test('the next command names the platform, if the environment does not', async ({ platform }) => {
  const site = await platform({ story: [{ is: 'building' }] })
  const environment = { TAXIWAY_API_KEY: site.key }
  const args = deployArguments('--base-url', site.url, '--no-wait')
  const { stderr } = await runCommand(args, undefined, { environment })
  expect(stderr).toContain(`\`taxiway follow --base-url ${site.url} --service-id ${serviceId} --deployment-id`)
})

test('--no-wait and --dry-run exit with 0, and claim no success', async ({ platform }) => {
  const site = await platform({ story: [{ is: 'building' }] })
  const accepted = await runCommand(deployArguments('--no-wait', '--json'), site)
  expect([accepted.code, JSON.parse(accepted.stdout).outcome]).toEqual([0, 'accepted'])
  const skipped = await runCommand(deployArguments('--dry-run', '--json'), site)
  expect([skipped.code, JSON.parse(skipped.stdout).outcome]).toEqual([0, 'skipped'])
  expect(site.requests('deploy')).toHaveLength(1)
})

// Windows ends a process at once for any signal that another one sends.
test.skipIf(process.platform === 'win32').for([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  '%s ends the command with %i, says that the deployment goes on, and how to wait again',
  async ([signal, code], { platform }) => {
    const site = await platform({ story: [{ is: 'building', log: ['step 1'] }] })
    const command = startCommand(deployArguments('--json'), site)
    await command.says(/step 1/)
    command.child.kill(signal)
    const { code: exitCode, stderr, stdout } = await command.ended
    expect(exitCode, stderr).toBe(code)
    expect(stderr).toMatch(/is left running/)
    expect(stderr).toContain(`taxiway follow --service-id ${serviceId} --deployment-id ${site.deployment.id}`)
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'aborted', deploymentId: site.deployment.id })
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

test.skipIf(process.platform === 'win32')('a write that is interrupted ends with 130', async ({ platform }) => {
  const site = await platform({ faults: [{ on: 'deploy', effect: 'happens', answer: 'mute' }] })
  const command = startCommand(['call', 'deploy_service', '--args', JSON.stringify({ id: serviceId })], site)
  await site.until(() => site.requests('deploy').length > 0)
  command.child.kill('SIGINT')
  const { code, stderr } = await command.ended
  expect(code, stderr).toBe(130)
  expect(stderr).toContain('It may have been done')
})

test('a key that the platform refuses ends every command with 1, for something was sent', async ({ platform }) => {
  const answer = { status: 401, json: { error: 'unknown key' } }
  const site = await platform({
    faults: [
      { on: 'whoami', answer },
      { on: 'history', answer },
    ],
  })
  for (const args of [
    deployArguments('--json'),
    ['history', '--service-id', serviceId],
    ['call', 'whoami'],
    ['follow', '--service-id', serviceId],
  ]) {
    const { code, stderr } = await runCommand(args, site)
    expect(code, stderr).toBe(1)
    expect(stderr).toContain('401')
  }
  expect(site.requests('deploy')).toEqual([])
})

const service = ['--service-id', 'svc_1']

test.concurrent.for([
  [['deploy', '--service-idd', 'x'], 'Did you mean --service-id?'],
  [['deploi'], 'Did you mean deploy?'],
  [['help', 'deplo'], 'Did you mean deploy?'],
  [['deploy', '.'], "oo many arguments for 'deploy'"],
  [['deploy', '--api-key', 'k_secret'], 'There is no --api-key, because other users of this machine can see'],
  [['deploy', '--env-vars', 'A=k_secret'], 'Set TAXIWAY_ENV_VARS'],
  [['deploy', '--apikey=k_secret'], "Unknown option '--apikey'"],
  [['deploy', '--service-id', '--json'], '--service-id needs a value, but "--json" follows'],
  [['deploy', ...service, '--ref', ''], '--ref is empty'],
  [['deploy', ...service, '--outputs', '/nowhere/o.env'], '--outputs cannot be written: "/nowhere/o.env"'],
  [['deploy', ...service, '--outputs', '/dev/null'], 'It is not a file'],
  [['deploy', ...service, '--api-key-file', 'nowhere'], '--api-key-file cannot be read: "nowhere"'],
  [['deploy', ...service, '--api-key-file', 'two-lines'], 'contains a line break'],
  [['deploy', ...service, '--timeout', 'x'], 'timeout is not a valid duration: "x"'],
  [['deploy', ...service], 'timeout is not a valid duration: "y"', { TAXIWAY_TIMEOUT: 'y' }],
  [['deploy', ...service, '--timeout', 'x'], 'timeout is not a valid duration: "x"', { TAXIWAY_TIMEOUT: 'y' }],
  [['deploy', ...service], 'wait must be `true` or `false`, not "maybe"', { TAXIWAY_WAIT: 'maybe' }],
  [['deploy', ...service, '--ref', 'HEAD~1'], 'ref is not a branch, tag or commit: "HEAD~1"'],
  [['deploy', ...service], 'api-key contains a space', { TAXIWAY_API_KEY: 'k_secret 1' }],
  [['deploy', ...service], 'The API key is missing. Set TAXIWAY_API_KEY', { TAXIWAY_API_KEY: '' }],
  [['deploy', ...service], 'Give --base-url, or set TAXIWAY_BASE_URL', { TAXIWAY_BASE_URL: '' }],
  [['deploy', ...service], 'Line 1 of env-vars gives A no value', { TAXIWAY_ENV_VARS: 'A=' }],
  [['deploy'], 'There is nothing to deploy. Give --service-id'],
  // Another command's input is not read.
  [['deploy'], 'There is nothing to deploy', { TAXIWAY_ARCHIVE_PATH: '.', TAXIWAY_PROJECT_SLUG: 'demo' }],
  [['follow', 'dep_1'], 'service-id is missing'],
  [['follow', 'dep/x', ...service], 'deployment-id is not an id: "dep/x"'],
  [['follow', 'dep_1', ...service, '--deployment-id', 'dep_2'], 'Two deployments are given'],
  [['history'], 'service-id is missing'],
  [['history', '--service-id', 'x', '--limit', '0'], '--limit must be a whole number from 1 to 1000, not "0"'],
  [['logs'], 'service-id is not an id: "a/b"', { TAXIWAY_SERVICE_ID: 'a/b' }],
  [['logs', '--since', 'soon', ...service], '--since is not a valid duration: "soon"'],
  [['logs', '--deployment-id', 'dep_1', '--follow'], 'Run `taxiway follow`'],
  [['call'], "Missing required argument 'operation'"],
  [['call', 'whoamI'], 'operation is not one of the platform'],
  [['call', 'whoami', '--args', '{'], 'args is neither JSON nor YAML'],
  [['call', 'deploy_service', '--args', '{"serviceid":"x"}'], '"serviceid"'],
] as const)(
  '%j is a mistake in the command line: nothing is sent, and the exit code is 2',
  async ([args, said, environment = {}], { platform, folder, expect }) => {
    const site = await platform()
    const file = join(folder, 'two-lines')
    writeFileSync(file, 'k_secret_1\nk_secret_2\n')
    const there = args.map((arg) => (arg === 'two-lines' ? file : arg))
    const { code, stdout, stderr } = await runCommand(there, site, { environment })
    expect(stderr).toContain(said)
    expect(stderr.match(/^Error: /gm)).toHaveLength(1)
    expect(code, stderr).toBe(2)
    expect(stdout === '' || JSON.parse(stdout).outcome === 'failed').toBe(true)
    expect(stdout + stderr).not.toContain('secret_')
    expect(site.journal).toEqual([])
  },
)

test.concurrent.for([
  [deployArguments('--timeout', 'soon')],
  [deployArguments('--no-such-option')],
  [deployArguments('--api-key-file', 'nowhere')],
  [['history']],
] as const)('with --json, a mistake is a document too: %j', async ([args], { platform, expect }) => {
  const { code, stdout } = await runCommand([...args, '--json'], await platform())
  expect(code).toBe(2)
  const result = { outcome: 'failed', passed: false, reason: expect.any(String), deploymentId: null, next: [] }
  expect(JSON.parse(stdout)).toMatchObject(result)
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
