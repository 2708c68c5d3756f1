import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { bad, commit, expect, good, test } from '../support/gating.ts'
import { serviceId } from '../support/platform/state.ts'

const rollback = ['rollback', '--service-id', serviceId, '--poll-interval', '100ms']

test('rollback deploys the last good commit, and says which and why', async ({ platform }) => {
  const site = await platform({ earlier: [good] })
  site.state.makeDeployment(bad, [{ is: 'building' }, { is: 'failure' }])
  const { code, stdout, stderr } = await runCommand([...rollback, '--json'], site)
  expect(code, stderr).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    ...{ outcome: 'succeeded', passed: true, deploymentId: site.deployment.id, ref: good },
  })
  expect(stderr).toContain(`Going back from ${bad.slice(0, 12)} to ${good.slice(0, 12)}`)
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

test('a header comes from the environment, and neither the log nor a check of your own learns it', async ({
  platform,
  app,
  folder,
}) => {
  const [site, shop] = [await platform(), await app()]
  const { id } = site.state.makeDeployment(commit)
  writeFileSync(join(folder, 'check.js'), `console.log('headers:', process.env.TAXIWAY_HEALTH_HEADERS)`)
  const found = ['gate', '--service-id', serviceId, '--deployment-id', id, '--poll-interval', '100ms']
  const checks = ['--health-url', shop.url, '--health-timeout', '8s', '--check-command', 'node check.js']
  const { code, stdout, stderr } = await runCommand([...found, ...checks, '--json'], site, {
    ...{ cwd: folder, environment: { TAXIWAY_HEALTH_HEADERS: 'X-Pin: 4711' } },
  })
  expect(code, stderr).toBe(0)
  expect(shop.visits[0]?.headers['x-pin']).toBe('4711')
  expect(stderr).toContain('headers: undefined')
  expect(stdout + stderr).not.toContain('4711')
})
