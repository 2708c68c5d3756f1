import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalPlatform } from '../../emulator/src/index.ts'
import { startExamplePlatform } from '../../scripts/demo/example-platform.ts'
import { runStep, type StepResult } from '../../scripts/demo/step.ts'
import { openPage, useBrowser } from './support/browser.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'taxiway-newcomer-'))

useBrowser()
let platform: LocalPlatform
beforeAll(async () => {
  platform = await startExamplePlatform(folder)
})
afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Deploys with the built action, as a job does. */
function deploy(inputs: Readonly<Record<string, string>>): Promise<StepResult> {
  return runStep({
    action: root,
    workspace: root,
    temporary: mkdtempSync(join(folder, 'step-')),
    inputs: { 'base-url': platform.url, 'api-key': platform.keys.account, timeout: '2m', ...inputs },
    line: () => undefined,
    signal: AbortSignal.timeout(100_000),
  })
}

test('the page alone tells why the third example failed', async () => {
  expect((await deploy({ 'service-id': 'svc_fails_to_build' })).outputs['outcome']).toBe('failed')
  const { page } = await openPage({ platform })
  await page.locator('li', { hasText: 'fails-to-build' }).getByRole('link', { name: 'main' }).click()
  await page.getByText('"npm run build" failed (exit code 1).', { exact: true }).waitFor()
  await page.getByText('src/server.js:7:32 - error: SyntaxError: missing ) after argument list').waitFor()
})

test('a lost answer makes no second deployment, and the ledger shows it', async () => {
  const { page } = await openPage({ platform })
  await page.getByRole('link', { name: /^Faults/ }).click()
  await page.getByRole('button', { name: /Lose the answer of the next deploy/ }).click()
  await page.getByText('Added: Lose the answer of the next deploy.').waitFor()

  const { outputs } = await deploy({ 'service-id': 'svc_web_app', ref: 'main' })
  expect(outputs['outcome']).toBe('succeeded')

  await page.getByText('used up, applied once').waitFor()
  await page.getByRole('link', { name: 'Ledger' }).click()
  const rows = page.locator('tbody tr', { hasText: 'svc_web_app' })
  await rows.first().waitFor()
  expect(await rows.count()).toBe(1)
  const text = (await rows.textContent())?.replaceAll(/\s+/g, ' ')
  expect(text).toMatch(/deploy_service run \d+ no answer really 202 reset deployment main of svc_web_app live differs/)
  await page.getByText('The two differ where a fault hit: in 1 of 2.').waitFor()
})
