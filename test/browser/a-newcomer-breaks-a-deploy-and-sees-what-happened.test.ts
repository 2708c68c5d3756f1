import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalPlatform, start } from '../../emulator/src/index.ts'
import { commandOfTaxiway, startExamplePlatform } from '../../scripts/demo/example-platform.ts'
import { runStep, type StepResult } from '../../scripts/demo/step.ts'
import { newFolder } from '../support/folder.ts'
import { openPage, useBrowser } from './support/browser.ts'

const root = join(import.meta.dirname, '../..')
const folder = newFolder(afterAll)

useBrowser()
let platform: LocalPlatform
beforeAll(async () => {
  platform = await startExamplePlatform(folder)
})
afterAll(() => platform.close())

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

test('one press runs the real client against a fault, and one time line shows what it made of it', async () => {
  const { page, complaints } = await openPage({ platform })
  await page.getByRole('link', { name: 'Try a fault' }).click()
  await page.getByLabel('What goes wrong').selectOption('Lose the answer of the next deploy')
  await page.getByLabel('What is deployed').selectOption('web-app, from its repository')
  await page.getByRole('button', { name: 'Run a deploy with this fault' }).click()

  await page.getByRole('heading', { name: 'Ended green: exit code 0' }).waitFor({ timeout: 90_000 })
  const table = page.getByRole('region', { name: 'Time line' })
  const told = table.getByRole('row').filter({ has: page.getByRole('link', { name: 'deploy_service' }) })
  expect((await told.textContent())?.replaceAll(/\s+/g, ' ')).toContain('no answer really 202 deploy_service reset')
  expect(await table.locator('tr', { hasText: 'deployment main of svc_web_app live' }).count()).toBe(1)
  await table.getByText('The deployment succeeded: the platform says "live".').waitFor()
  const verdict = page.getByRole('region', { name: 'Verdict' })
  await verdict.getByText('honest green').waitFor()
  expect((await verdict.textContent())?.replaceAll(/\s+/g, ' ')).toContain(
    'What is true The deploy took effect: "web-app" is live. What the client said the deployment succeeded (exit 0)',
  )
  expect(await page.content()).not.toContain(platform.keys.account)
  // The fault lasted as long as the run.
  expect(platform.faults.list).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('a platform without a service offers that first, with a small site of its own', async () => {
  await using empty = await start({ services: [], client: commandOfTaxiway })
  const { page } = await openPage({ platform: empty })
  await page.getByRole('link', { name: 'Run a deploy with a fault' }).click()
  await page.getByLabel('What goes wrong').selectOption('Fail the next build')
  await page.getByRole('button', { name: 'Run a deploy with this fault' }).click()
  await page.getByRole('heading', { name: 'Ended red: exit code 1' }).waitFor({ timeout: 90_000 })
  const table = page.getByRole('region', { name: 'Time line' })
  await table.getByText('The deployment failed: the platform says "failed".').waitFor()
  await page.getByRole('region', { name: 'Verdict' }).getByText('honest red').waitFor()
  expect(empty.ledger.map(({ kind }) => kind)).toEqual(['service', 'deployment'])
})

test('one press plays every fault, and a cell of the matrix opens its run', async () => {
  const client = [process.execPath, '-e', 'console.log("refused to deploy"); process.exitCode = 1']
  await using local = await start({ services: [], client })
  const { page, complaints } = await openPage({ platform: local })
  await page.getByRole('link', { name: 'Try every fault' }).click()
  await page.getByRole('button', { name: 'Try every fault' }).click()
  await page.getByText(/^(\d+) of \d+ honest$/).waitFor({ timeout: 90_000 })
  const cells = page.getByRole('list', { name: 'Faults' }).getByRole('listitem')
  const text = await cells.filter({ hasText: 'Nothing goes wrong.' }).textContent()
  expect(text?.replaceAll(/\s+/g, ' ')).toMatch(
    /none false red exit 1, nothing was deployed · \d.\d s · 0 requests Nothing goes wrong./,
  )
  expect(await cells.filter({ hasText: 'honest red' }).count()).toBe((await cells.count()) - 1)
  await page.getByRole('link', { name: 'slow', exact: true }).click()
  await page.getByRole('heading', { name: 'slow' }).waitFor()
  await page.getByRole('region', { name: 'Time line' }).getByText('refused to deploy').waitFor()
  expect(complaints).toEqual([])
})
