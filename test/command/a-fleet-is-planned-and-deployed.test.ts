// @module-tag thorough
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from 'vitest'
import { commit } from '../contract/local-platform.ts'
import { runCommand } from '../support/command.ts'
import { failing, platformServices } from '../support/fleeting.ts'
import { ScriptedPlatform } from '../support/platform/scripted-platform.ts'

const file = `
services:
  api: { service-id: svc-api, paths: [api/**] }
  web: { service-id: svc-web, paths: [web/**], needs: [api] }
  docs: { service-id: svc-docs }
`

const test = base.extend('folder', ({ task: _ }, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-fleet-'))
  onCleanup(() => rmSync(folder, { recursive: true, force: true }))
  return folder
})

test('the plan is a table or JSON, and writes nothing', async ({ folder }) => {
  const services = platformServices({ api: undefined, web: undefined, docs: undefined })
  const platform = await new ScriptedPlatform({ services }).open()
  commit(folder, { 'taxiway.yaml': file, 'api/a': '1', 'web/a': '1' })
  const table = await runCommand(['fleet', 'plan'], platform, { cwd: folder })
  expect(table.code).toBe(0)
  expect(table.stdout).toMatch(
    /SERVICE +PLAN +AFTER +WHY\n.*api +deploy \(1\).*\n.*docs +deploy \(1\).*\n.*web +deploy \(2\) +api /,
  )
  const json = await runCommand(['fleet', 'plan', '--json', '--all'], platform, { cwd: folder })
  expect(JSON.parse(json.stdout).services).toMatchObject([
    { service: 'api' },
    { service: 'docs' },
    { service: 'web', needs: ['api'] },
  ])
  const matrix = await runCommand(['fleet', 'plan', '--matrix', '--all'], platform, { cwd: folder })
  expect(JSON.parse(matrix.stdout)).toMatchObject([[{ service: 'api' }, { service: 'docs' }], [{ service: 'web' }]])
  expect(platform.requests('deploy')).toEqual([])
  await platform.close()
})

test('a deploy names the service in each line, and exits with the worst outcome', async ({ folder }) => {
  const services = platformServices({ api: failing, web: undefined, docs: undefined })
  const platform = await new ScriptedPlatform({ services }).open()
  commit(folder, { 'taxiway.yaml': file })
  const args = ['fleet', 'deploy', '--all', '--poll-interval', '100ms']
  const run = await runCommand([...args, '--junit', join(folder, 'junit.xml')], platform, { cwd: folder })
  expect(run.code).toBe(1)
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
  const wrong = await runCommand(['fleet', 'deploy', '--services', 'apy'], platform, { cwd: folder })
  expect(wrong.code).toBe(2)
  await platform.close()
})
