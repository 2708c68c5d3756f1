// @module-tag thorough
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

test.concurrent.for([
  [['deploy', '--service-idd', 'x'], '--service-id?'],
  [['deploi'], 'deploy?'],
  [['help', 'deplo'], 'There is no command "deplo". Did you mean deploy?'],
  [['deploy', '--api-key', 'k'], 'TAXIWAY_API_KEY'],
  [['follow'], 'deployment'],
  [['fleet'], 'taxiway fleet needs one of its commands: plan, deploy, report.'],
  [['follow', 'dep_1'], '`--service-id` is missing'],
  [['history'], '`--service-id` is missing'],
  [
    ['deploy', '.'],
    'got 1: .. To deploy a branch or a commit, use --ref; to upload a folder or an archive, use taxiway upload.',
  ],
  [['history', '--service-id', 'x', '--limit', '0'], '--limit must be a whole number from 1 to 1000, not "0"'],
  [['call', 'deploy_service', '--args', '{"serviceid":"x"}'], 'has no argument "serviceid"'],
  [['deploy', '--api-key-file', 'nowhere', '--service-id', 'x'], '--api-key-file cannot be read: "nowhere"'],
  [['completion', 'tcsh'], 'bash'],
  [['deploy', '--service-id', '--json'], '--service-id needs a value, but "--json" follows'],
  [['gate', '--service-id', 'x', '--health-url', ''], '--health-url is empty'],
  [['deploy', '--service-id', 'x', '--outputs', '/nowhere/o.env'], '--outputs cannot be written: "/nowhere/o.env"'],
  [['deploy', '--service-id', 'x', '--junit=/nowhere/j.xml'], '--junit cannot be written: "/nowhere/j.xml"'],
  [['gate', '--service-id', 'x', '--health-status', '999'], '`--health-status` is not a list of HTTP statuses: "999"'],
  [['call', 'whoami', '--args', '{}', '--args-file', 'x'], '--args and --args-file cannot be combined'],
] as const)(
  '%j is a mistake in the command line: nothing is sent, and the exit code is 2',
  async ([args, said], { platform, expect }) => {
    const site = await platform()
    const { code, stdout, stderr } = await runCommand(args, site)
    expect(stderr).toContain(said)
    expect(code, stderr).toBe(2)
    expect(stdout === '' || JSON.parse(stdout).outcome === 'failed').toBe(true)
    expect(site.journal).toEqual([])
  },
)
