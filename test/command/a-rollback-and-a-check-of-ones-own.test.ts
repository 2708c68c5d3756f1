import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { commit, expect, test } from '../support/gating.ts'
import { serviceId } from '../support/platform/state.ts'

const [bad, good] = ['b', 'a'].map((letter) => letter.repeat(40)) as [string, string]
const rollback = ['rollback', '--service-id', serviceId, '--poll-interval', '100ms']

test('rollback deploys the last good commit, and prints the address', async ({ platform }) => {
  const site = await platform({ earlier: [good] })
  site.state.makeDeployment(bad, [{ is: 'building' }, { is: 'failure' }])
  const { code, stdout, stderr } = await runCommand([...rollback, '--json'], site)
  expect(code, stderr).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    ...{ outcome: 'succeeded', deploymentId: site.deployment.id },
    ...{ rolledBackFrom: bad, rolledBackTo: good },
  })
  expect(site.requests('deploy').map(({ body }) => body?.['ref'])).toEqual([good])
})

test.for([
  ['node check.js', 0],
  ['node check.js again', 1],
] as const)(
  'gate --check-command "%s" runs in the current folder, and exits with %i',
  async ([check, exit], { platform, folder, expect }) => {
    const site = await platform()
    const { id } = site.state.makeDeployment(commit)
    const cwd = join(folder, 'shop')
    mkdirSync(cwd)
    const program = `console.log('checked', process.env.TAXIWAY_DEPLOYMENT_ID, process.env.TAXIWAY_API_KEY, process.env.GITHUB_TOKEN); process.exit(process.argv.length - 2)`
    writeFileSync(join(cwd, 'check.js'), program)
    const found = ['gate', '--service-id', serviceId, '--deployment-id', id, '--poll-interval', '100ms']
    const { code, stdout, stderr } = await runCommand([...found, '--check-command', check, '--json'], site, {
      ...{ cwd, environment: { GITHUB_TOKEN: 'a-token' } },
    })
    expect(code, stderr).toBe(exit)
    expect(stderr).toContain(`checked ${id} undefined undefined`)
    expect(JSON.parse(stdout)).toMatchObject({ passed: exit === 0, checks: [{ name: 'command' }] })
  },
)
