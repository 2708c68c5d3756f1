import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalPlatform, start } from '../../emulator/src/index.ts'
import { commandOfTaxiway, startExamplePlatform } from '../../scripts/demo/example-platform.ts'
import { runStep, type StepResult } from '../../scripts/demo/step.ts'
import { newFolder } from '../support/folder.ts'
import { violations } from './support/axe.ts'
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
  await page.getByRole('link', { name: 'Requests', exact: true }).click()
  await page.getByRole('link', { name: 'in 1 of 2' }).click()
  const rows = page.locator('.requests > li')
  await expect.poll(() => rows.count()).toBe(1)
  const row = rows.locator('summary').first()
  const text = (await row.textContent())?.replaceAll(/\s+/g, ' ')
  expect(text).toMatch(
    /POST \/api\/services\/svc_web_app\/deploy .*no answer really 202 reset deployment main of svc_web_app live differs/,
  )
  await row.click()
  await rows.getByRole('link', { name: 'main' }).click()
  await page.getByRole('heading', { name: 'main' }).waitFor()
})

test('one press runs the real client against a fault, and one time line shows what it made of it', async () => {
  const { page, complaints } = await openPage({ platform })
  await page.getByRole('link', { name: 'Faults' }).click()
  await page.getByRole('link', { name: 'Try a fault' }).click()
  await page.getByLabel('What goes wrong').selectOption('Lose the answer of the next deploy')
  await page.getByLabel('What is deployed').selectOption('web-app, from its repository')
  await page.getByRole('button', { name: 'Run a deploy with this fault' }).click()

  await page.getByRole('heading', { name: 'Ended green: exit code 0' }).waitFor({ timeout: 90_000 })
  const table = page.getByRole('region', { name: 'Time line' })
  const told = table.getByRole('row').filter({ has: page.getByRole('link', { name: 'deploy_service' }) })
  expect((await told.textContent())?.replaceAll(/\s+/g, ' ')).toContain('no answer really 202 deploy_service reset')
  expect(await table.locator('tr', { hasText: 'deployment main of svc_web_app live' }).count()).toBe(1)
  await table.getByText(/svc_web_app was deployed in/).waitFor()
  // The answer that was lost is a broken arrow with the fault on it, and what took effect has an arrow from its request.
  const lanes = page.getByRole('img', { name: /^The run on three lanes/ })
  const broken = lanes.locator('.exchange.broken')
  expect((await broken.textContent())?.replaceAll(/\s+/g, ' ').trim()).toMatch(/^deploy_service no answer reset$/)
  expect(await broken.locator('.makes').count()).toBe(1)
  expect(await broken.locator('.mark').count()).toBe(1)
  expect(await lanes.locator('.stage-name').allTextContents()).toEqual(['main: queued', 'building', 'starting', 'live'])
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

test('the first screen leads to a deploy from a terminal, and shows the keys when they are asked for', async () => {
  await using empty = await start({ services: [] })
  const { page, complaints } = await openPage(
    { platform: empty },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  )
  const steps = page.getByRole('region', { name: 'First steps' })
  // No command finds a platform that a program has started.
  await steps.getByText(`export TAXIWAY_BASE_URL=${empty.url}`).waitFor()
  expect(await steps.textContent()).toContain('export TAXIWAY_API_KEY=…')
  await steps.getByRole('button', { name: 'Copy: Command that deploys' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'taxiway upload . --project-slug demo --service-name site',
  )
  const { account, readOnly } = empty.keys
  expect(await page.content()).not.toContain(account)
  await steps.getByRole('button', { name: 'Show the keys' }).click()
  await steps.getByText(account).waitFor()
  expect(await steps.textContent()).toContain(readOnly)
  expect(await violations(page)).toEqual([])
  await steps.getByRole('button', { name: 'Hide the keys' }).click()
  await expect.poll(() => page.content()).not.toContain(account)
  const ask = (key: string, method: string) =>
    fetch(`${empty.url}/_taxiway/keys`, { method, headers: { authorization: `Bearer ${key}` } })
  expect((await ask(readOnly, 'POST')).status).toBe(403)
  expect((await ask(account, 'GET')).status).toBe(404)
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
  await table.getByText(/The deployment failed: /).waitFor()
  await page.getByRole('region', { name: 'Verdict' }).getByText('honest red').waitFor()
  expect(empty.ledger.map(({ kind }) => kind)).toEqual(['service', 'deployment'])
})

test('one press plays every fault, and a cell of the matrix opens its run', async () => {
  const client = [process.execPath, '-e', 'console.log("refused to deploy"); process.exitCode = 1']
  await using local = await start({ services: [], client })
  const { page, complaints } = await openPage({ platform: local })
  await page.getByRole('link', { name: 'Try every fault' }).click()
  await page.getByRole('heading', { name: 'Faults' }).waitFor()
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
