// @module-tag thorough
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dialects } from '../../emulator/src/index.ts'
import { siteWithHistory } from '../support/looked-at.ts'
import { startAction } from '../support/runner/run-action.ts'
import { test } from '../support/scenario.ts'
import { expectValid } from '../support/schemas.ts'

test('the step is green, and its summary is the report', async ({ folder, expect }) => {
  await using platform = await siteWithHistory(folder, dialects.plain)
  const workspace = join(folder, 'workspace')
  mkdirSync(workspace, { recursive: true })
  const inputs = { 'base-url': platform.url, 'api-key': platform.keys.account, 'service-id': 'svc_site' }
  const run = (more: Record<string, string>) =>
    startAction('doctor', { ...inputs, ...more }, { runnerFolder: join(folder, 'runner'), workspace }).finished

  const step = await run({ report: 'report.json' })
  expect(step.exitCode, step.stdout + step.stderr).toBe(0)
  expect(Object.keys(step.outputs)).toEqual(['report', 'ready'])
  expect(step.outputs).toMatchObject({ ready: 'true' })
  const report: unknown = JSON.parse(step.outputs['report'] ?? '')
  expectValid('doctor-report', report)
  expect(JSON.parse(readFileSync(join(workspace, 'report.json'), 'utf8'))).toEqual(report)
  expect(step.summary).toContain('<h3>Taxiway doctor: ready</h3>')
  expect(step.summary).toContain('Ready to deploy.')

  const red = await run({ 'service-id': 'svc_none' })
  expect(red.exitCode).toBe(1)
  expect(red.outputs).toMatchObject({ ready: 'false' })
  expect(red.summary).toContain('<h3>Taxiway doctor: not ready</h3>')
  expect(red.stdout).toContain('the platform shows no such service to this key (404)')
})
