// @module-tag thorough
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dialects } from '../../src/emulator/index.ts'
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

  const step = await run({ dialect: 'platform.json' })
  expect(step.exitCode, step.stdout + step.stderr).toBe(0)
  expect(step.outputs).toMatchObject({ ready: 'true' })
  expectValid('doctor-report', JSON.parse(step.outputs['report'] ?? ''))
  expect(step.summary).toContain('<h3>Taxiway doctor: nothing is in the way</h3>')
  expect(step.summary).toContain('Ready to deploy.')

  const file = join(workspace, 'platform.json')
  const learnt: unknown = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...Object(learnt), words: { live: 'shipped' } }))
  // `live` is new, and known: it does not matter.
  expect((await run({ expect: 'platform.json' })).exitCode).toBe(0)
  writeFileSync(file, JSON.stringify({ ...Object(learnt), shows: { ...Object(learnt).shows, ref: 'branch' } }))
  const red = await run({ expect: 'platform.json' })
  expect(red.exitCode).toBe(1)
  expect(red.summary).toContain('Matters: shows.ref')
})
