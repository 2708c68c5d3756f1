// @module-tag thorough
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { failing, platformServices } from '../support/fleeting.ts'
import { commit } from '../support/git.ts'
import { said } from '../support/messages.ts'
import { expect, test } from '../support/scenario.ts'

const file = `
services:
  api: { service-id: svc-api, paths: [api/**] }
  web: { service-id: svc-web, paths: [web/**], needs: [api] }
  docs: { service-id: svc-docs }
`

test('the plan is a table or JSON, and writes nothing', async ({ platform: open, folder }) => {
  const services = platformServices({ api: undefined, web: undefined, docs: undefined })
  const platform = await open({ services })
  commit(folder, { 'taxiway.yaml': file, 'api/a': '1', 'web/a': '1' })
  const table = await runCommand(['fleet', 'plan'], platform, { cwd: folder })
  expect(table.code).toBe(0)
  expect(table.stdout).toMatch(
    /SERVICE +PLAN +AFTER +WHY\n.*api +deploy +its.*\n.*docs +deploy +its.*\n.*web +deploy +api /,
  )
  const json = await runCommand(['fleet', 'plan', '--json', '--all'], platform, { cwd: folder })
  expect(JSON.parse(json.stdout).services).toMatchObject([
    { service: 'api' },
    { service: 'docs' },
    { service: 'web', needs: ['api'] },
  ])
  const matrix = await runCommand(['fleet', 'plan', '--matrix', '--all'], platform, { cwd: folder })
  expect(JSON.parse(matrix.stdout)).toMatchObject([[{ service: 'api' }, { service: 'docs' }], [{ service: 'web' }]])
  const child = await runCommand(['fleet', 'plan', '--gitlab', 'child.yml', '--config', 'taxiway.yaml'], platform, {
    cwd: folder,
    environment: { CI_PIPELINE_ID: '7' },
  })
  expect(child.code).toBe(0)
  const pipeline = JSON.parse(readFileSync(join(folder, 'child.yml'), 'utf8'))
  expect(pipeline).toMatchObject({
    plan: { needs: [] },
    'deploy:web': { needs: ['plan', 'deploy:api'] },
    report: { script: [expect.stringContaining('taxiway fleet report --config taxiway.yaml --results taxiway-fleet')] },
  })
  // The first job of the child pipeline, which has a shell of POSIX, leaves the plan as it was signed.
  if (process.platform !== 'win32') {
    const plan = readFileSync(join(folder, 'taxiway-fleet/plan.json'), 'utf8')
    const checkout = mkdtempSync(join(folder, 'checkout-'))
    execFileSync('sh', ['-c', pipeline.plan.script[0]], { cwd: checkout })
    expect(readFileSync(join(checkout, 'taxiway-fleet/plan.json'), 'utf8')).toBe(plan)
  }
  const outside = await runCommand(['fleet', 'plan', '--gitlab', 'child.yml', '--results', '..'], platform, {
    cwd: folder,
  })
  expect(outside.code).toBe(2)
  const environment = { TAXIWAY_API_KEY: platform.key }
  const lost = await runCommand(['fleet', 'report', '--results', 'taxiway-fleet'], undefined, {
    cwd: folder,
    environment,
  })
  expect(lost.code).toBe(6)
  expect(lost.stdout).toMatch(/api +indeterminate.*docs +indeterminate.*web +indeterminate/s)
  expect(lost.stderr).toMatch(said('fleet-result-lost', 'api'))
  expect(platform.requests('deploy')).toEqual([])
})

test("the child pipeline of GitLab is of its parent's run, though it has an address of its own", async ({
  platform: open,
  folder,
}) => {
  const platform = await open({ services: platformServices({ api: undefined }) })
  commit(folder, { 'taxiway.yaml': 'services:\n  api: { service-id: svc-api }\n' })
  const on = (pipeline: string) => ({
    GITLAB_CI: 'true',
    CI_PIPELINE_URL: `https://gitlab.example/-/pipelines/${pipeline}`,
  })
  const args = ['fleet', 'plan', '--gitlab', 'child.yml', '--package', 'taxiway.tgz']
  expect((await runCommand(args, platform, { cwd: folder, environment: on('7') })).code).toBe(0)
  const child = JSON.parse(readFileSync(join(folder, 'child.yml'), 'utf8'))
  expect(child['.taxiway'].before_script).toEqual(['npm install --global taxiway.tgz'])
  const deploy = async (environment: Readonly<Record<string, string>>) =>
    await runCommand(
      ['fleet', 'deploy', '--services', 'api', '--results', 'taxiway-fleet', '--poll-interval', '100ms'],
      platform,
      { cwd: folder, environment },
    )
  const alone = await deploy(on('8'))
  expect([alone.code, platform.requests('deploy').length]).toEqual([2, 0])
  expect(alone.stderr).toMatch(/`--results` is refused, because no job with this API key signed it in this run/)
  expect((await deploy({ ...on('8'), ...child.variables })).code).toBe(0)
  const report = await runCommand(['fleet', 'report', '--results', 'taxiway-fleet'], platform, {
    cwd: folder,
    environment: { ...on('8'), ...child.variables },
  })
  expect([report.code, report.stdout]).toEqual([0, expect.stringMatching(/api +succeeded/)])
})

test('a service that began and was not deployed is not known to the report', async ({ platform: open, folder }) => {
  const platform = await open({ services: platformServices({ api: undefined }) })
  commit(folder, { 'taxiway.yaml': 'services:\n  api: { service-id: svc-api }\n' })
  const own = { cwd: folder, environment: { TAXIWAY_API_KEY: platform.key } }
  const results = ['--results', 'taxiway-fleet']
  const deploying = [...results, '--services', 'api']
  const deployed = async (): Promise<void> => {
    const deploy = ['fleet', 'deploy', ...deploying, '--poll-interval', '100ms']
    expect((await runCommand(deploy, platform, { cwd: folder })).code).toBe(0)
    expect((await runCommand(['fleet', 'report', ...results], undefined, own)).code).toBe(0)
  }
  expect((await runCommand(['fleet', 'plan', '--all', ...results], platform, { cwd: folder })).code).toBe(0)
  await deployed()
  const begin = await runCommand(['fleet', 'begin', ...deploying], undefined, own)
  expect([begin.code, begin.stdout]).toEqual([0, ''])
  const report = await runCommand(['fleet', 'report', ...results], undefined, own)
  expect(report.code).toBe(6)
  expect(report.stderr).toMatch(said('fleet-result-unfinished', 'api'))
  await deployed()
})

test('a deploy names the service in each line, and exits with the worst outcome', async ({
  platform: open,
  folder,
}) => {
  const services = platformServices({ api: failing, web: undefined, docs: undefined })
  const platform = await open({ services })
  commit(folder, { 'taxiway.yaml': file })
  const args = ['fleet', 'deploy', '--all', '--poll-interval', '100ms']
  const files = ['--log-file', join(folder, 'build.log')]
  const run = await runCommand([...args, ...files], platform, { cwd: folder })
  expect(run.code).toBe(1)
  const log = readFileSync(join(folder, 'build.log'), 'utf8')
  expect(log.split('\n').toSorted()).toEqual(
    run.stderr
      .split('\n')
      .filter((line) => /^ │ .* │ /.test(line))
      .concat('')
      .toSorted(),
  )
  expect(log).toContain(' │ api │ TypeError: nothing to build\n')
  expect(run.stderr).toContain(' │ api │ TypeError: nothing to build\n')
  expect(run.stderr).toContain(' │ docs │ Cloning\n')
  expect(run.stdout).toMatch(/api +failed.*docs +succeeded.*web +skipped/s)
  const json = await runCommand(
    [...args, '--json', '--quiet', '--services', 'docs'].filter((arg) => arg !== '--all'),
    platform,
    { cwd: folder },
  )
  expect(json.code).toBe(0)
  expect(JSON.parse(json.stdout)).toMatchObject({ outcome: 'succeeded', services: [{ service: 'docs' }] })
  const refused = await runCommand(['fleet', 'deploy', '--max-parallel', '0'], platform, { cwd: folder })
  expect(refused.code).toBe(2)
  expect(refused.stderr).toContain('--max-parallel')
  expect(refused.stderr).not.toContain('Deploy ')
  const wrong = await runCommand(['fleet', 'deploy', '--services', 'apy'], platform, { cwd: folder })
  expect(wrong.code).toBe(2)
  const keyless = await runCommand(['fleet', 'deploy'], platform, { cwd: folder, environment: { TAXIWAY_API_KEY: '' } })
  expect(keyless.code).toBe(2)
  expect(keyless.stderr).toContain('TAXIWAY_API_KEY')
})

test('a plan since the event compares with the branch that the CI system names, or says what to set', async ({
  platform: open,
  folder,
}) => {
  const platform = await open({})
  const [origin, clone] = [join(folder, 'origin'), join(folder, 'clone')]
  mkdirSync(origin)
  commit(origin, { 'taxiway.yaml': file.replace('svc-docs', 'svc-docs, paths: [docs/**]') })
  execFileSync('git', ['clone', '--quiet', origin, clone])
  execFileSync('git', ['switch', '--quiet', '--create', 'change'], { cwd: clone })
  commit(clone, { 'web/a': '1' })
  const since = async (environment: Readonly<Record<string, string>>) => {
    const args = ['fleet', 'plan', '--changed-since', 'event', '--json']
    const { stdout } = await runCommand(args, platform, { cwd: clone, environment })
    return JSON.parse(stdout).services.map(({ service, reason }: Record<string, string>) => [service, reason])
  }
  const named = { TF_BUILD: 'True', SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main' }
  expect(await since(named)).toEqual([
    ['web', expect.stringMatching('^web/a differs from the base of the pull request')],
  ])
  const unknown = [expect.any(String), expect.stringMatching(said('fleet-event-without-base'))]
  expect(await since({ TEAMCITY_VERSION: '2026' })).toEqual([unknown, unknown, unknown])
})

test('one refused key is said once, and not again for each service', async ({ platform: open, folder }) => {
  const services = platformServices({ api: undefined, web: undefined, docs: undefined })
  const platform = await open({ services, faults: [{ on: 'whoami', answer: { status: 401 } }] })
  commit(folder, { 'taxiway.yaml': file.replace(', needs: [api]', '') })
  const { code, stderr } = await runCommand(['fleet', 'deploy', '--all'], platform, { cwd: folder })
  expect(code, stderr).toBe(1)
  // By the first service, and by the end of the fleet.
  expect(stderr.match(/platform answered 401/g)).toHaveLength(2)
  expect(stderr.match(/: failed as \w+ did\./g)).toHaveLength(2)
  expect(stderr).toContain('api, web, docs: failed. whoami: the platform answered 401')
})
