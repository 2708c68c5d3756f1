import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { failing, platformServices } from '../support/fleeting.ts'
import { commit } from '../support/git.ts'
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
  const table = await runCommand(['fleet', '--dry-run'], platform, { cwd: folder })
  expect(table.code).toBe(0)
  expect(table.stdout).toMatch(
    /SERVICE +PLAN +AFTER +WHY\n.*api +deploy +its.*\n.*docs +deploy +its.*\n.*web +deploy +api /,
  )
  const json = await runCommand(['fleet', '--dry-run', '--json', '--all'], platform, { cwd: folder })
  expect(JSON.parse(json.stdout).services).toMatchObject([
    { service: 'api' },
    { service: 'docs' },
    { service: 'web', needs: ['api'] },
  ])
  expect(platform.requests('deploy')).toEqual([])
})

test('a deploy names the service in each line, and exits with the worst outcome', async ({
  platform: open,
  folder,
}) => {
  const services = platformServices({ api: failing, web: undefined, docs: undefined })
  const platform = await open({ services })
  commit(folder, { 'taxiway.yaml': file })
  const args = ['fleet', '--all', '--poll-interval', '100ms']
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
  const refused = await runCommand(['fleet', '--max-parallel', '0'], platform, { cwd: folder })
  expect(refused.code).toBe(2)
  expect(refused.stderr).toContain('--max-parallel')
  expect(refused.stderr).not.toContain('Deploy ')
  const wrong = await runCommand(['fleet', '--services', 'apy'], platform, { cwd: folder })
  expect(wrong.code).toBe(2)
  const keyless = await runCommand(['fleet'], platform, { cwd: folder, environment: { TAXIWAY_API_KEY: '' } })
  expect(keyless.code).toBe(2)
  expect(keyless.stderr).toContain('TAXIWAY_API_KEY')
})

test('one refused key is said once, and not again for each service', async ({ platform: open, folder }) => {
  const services = platformServices({ api: undefined, web: undefined, docs: undefined })
  const platform = await open({ services, faults: [{ on: 'whoami', answer: { status: 401 } }] })
  commit(folder, { 'taxiway.yaml': file.replace(', needs: [api]', '') })
  const { code, stderr } = await runCommand(['fleet', '--all'], platform, { cwd: folder })
  expect(code, stderr).toBe(1)
  // By the first service, and by the end of the fleet.
  expect(stderr.match(/platform answered 401/g)).toHaveLength(2)
  expect(stderr.match(/: failed as \w+ did\./g)).toHaveLength(2)
  expect(stderr).toContain('api, web, docs: failed. whoami: the platform answered 401')
})
