import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { failing, platformServices } from '../support/fleeting.ts'
import { commit } from '../support/git.ts'
import { expect, test } from '../support/scenario.ts'
import { expectResult } from '../support/schemas.ts'

const file = `
services:
  api: { service-id: svc-api, paths: [api/**] }
  web: { service-id: svc-web, paths: [web/**], needs: [api] }
  docs: { service-id: svc-docs, gate: { health-url: 'http://127.0.0.1:9/', health-timeout: 1s } }
`

test('stdout has a line for each service, or the result; the outputs are lists, and the exit code is the worst', async ({
  platform: open,
  folder,
}) => {
  const platform = await open({ services: platformServices({ api: failing, web: undefined, docs: undefined }) })
  commit(folder, { 'taxiway.yaml': file, 'api/a': '1', 'web/a': '1' })
  const plan = await runCommand(['fleet', '--dry-run', '--json'], platform, { cwd: folder })
  const planned = JSON.parse(plan.stdout)
  expectResult(planned)
  expect(planned).toMatchObject({ outcome: 'skipped', services: [{ name: 'api' }, { name: 'docs' }, { name: 'web' }] })
  expect(plan.stderr).toContain('Deploy docs: its history shows no successful deployment.')
  expect(platform.requests('deploy')).toEqual([])

  const outputs = join(folder, 'deploy.env')
  const args = ['fleet', '--poll-interval', '100ms', '--outputs', outputs]
  const run = await runCommand(args, platform, { cwd: folder })
  expect(run.code).toBe(1)
  expect(run.stdout).toBe('api\tfailed\ndocs\tfailed\nweb\tskipped\n')
  expect(run.stderr).toMatch(/── api: failed after .*\n \| TypeError: nothing to build\n/)
  expect(run.stderr).toContain('Error: 2 of 3 services did not succeed')
  const written = readFileSync(outputs, 'utf8')
  expect(written).toContain('TAXIWAY_CHANGED=api,docs,web\n')
  expect(written).toContain('TAXIWAY_FAILED=api,docs\n')
  expect(run.stderr).not.toContain('Warning')

  for (const wrong of [
    ['--max-parallel', '0'],
    ['--services', 'apy'],
    ['--services', 'api', '--all'],
    ['--config', 'no.yaml'],
  ]) {
    const refused = await runCommand(['fleet', ...wrong], platform, { cwd: folder })
    expect([wrong, refused.code], refused.stderr).toEqual([wrong, 2])
  }
})
