import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalPlatform, start } from '../../emulator/src/index.ts'
import { asCommandStartsIt, startExamplePlatform } from '../../scripts/demo/example-platform.ts'
import { runStep, type StepResult } from '../../scripts/demo/step.ts'
import { newFolder } from '../support/folder.ts'
import { violations } from './support/axe.ts'
import { openPage, useBrowser } from './support/browser.ts'

const root = join(import.meta.dirname, '../..')
const folder = newFolder(afterAll)

useBrowser()
let platform: LocalPlatform
beforeAll(async () => {
  platform = await startExamplePlatform(folder, asCommandStartsIt)
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
  await page.locator('.cards li', { hasText: 'fails-to-build' }).getByRole('link', { name: 'main' }).click()
  await page.locator('.problem').getByText('"npm run build" failed (exit code 1).').first().waitFor()
  const cause = page.getByRole('group', { name: 'Cause' })
  await cause.getByText('src/server.js:7:32 - error: SyntaxError: missing ) after argument list').waitFor()
  await page.getByRole('link', { name: /^Go to line/ }).click()
  await page.locator('ol.log .selected').waitFor()
})

test('a lost answer makes no second deployment, and the ledger shows it', async () => {
  const { page } = await openPage({ platform })
  await page.getByRole('link', { name: /^Faults/ }).click()
  await page.getByRole('button', { name: /Lose the answer of the next deploy/ }).click()
  await page.getByText('Set: Lose the answer of the next deploy.').waitFor()

  const { outputs } = await deploy({ 'service-id': 'svc_web_app', ref: 'main' })
  expect(outputs['outcome']).toBe('succeeded')

  await page.getByText('used up, applied 1 time').waitFor()
  await page.getByRole('link', { name: 'Requests', exact: true }).click()
  await page.getByRole('link', { name: 'They differ in 1 request' }).click()
  const rows = page.locator('.requests > li')
  await expect.poll(() => rows.count()).toBe(1)
  const row = rows.locator('summary').first()
  const text = (await row.textContent())?.replaceAll(/\s+/g, ' ')
  expect(text).toMatch(/POST \/api\/services\/svc_web_app\/deploy no answer, really 202 reset main live differs/)
  await row.click()
  await rows.getByRole('link', { name: 'main' }).click()
  await page.getByRole('heading', { name: 'main' }).waitFor()
})

test('in the requests of a run its writes come before its reads, and an address leads to each of them', async () => {
  const { page, complaints } = await openPage({ platform })
  await page.getByRole('link', { name: 'Requests', exact: true }).click()
  const run = page.locator('section.run').first()
  expect(await run.locator('ol.requests').first().textContent()).toContain('POST')
  const reads = run.locator('details.reads')
  expect(await reads.locator('summary').first().textContent()).toMatch(/reads: 1 × whoami, \d+ × list_deployments/)
  await run.getByText('Who said what to whom').click()
  await run.locator('.picture .arrow.back.broken').waitFor()
  const read = platform.journal.find(({ operation }) => operation === 'list_deployments')
  await page.goto(`${platform.url}/_taxiway/#/requests/${read?.number}`)
  await page.locator(`#request-${read?.number}[open]`).getByText('Answer of the operation').waitFor()
  expect(complaints).toEqual([])
})

test('one press runs the real client against a fault, and the picture shows who said what to whom', async () => {
  const { page, complaints } = await openPage({ platform })
  await page.getByRole('link', { name: 'Faults' }).click()
  await page.getByRole('button', { name: 'Run answer-lost-taken' }).click()
  const run = page.getByRole('article', { name: 'Run of answer-lost-taken' })
  await run.getByText('honest green').waitFor({ timeout: 90_000 })
  // The answer that was lost is a broken arrow with the fault on it, and what took effect has an arrow from its request.
  const broken = run.locator('.picture li:has(.arrow.broken)')
  const text = (await broken.textContent())?.replaceAll(/\s+/g, ' ')
  expect(text).toMatch(/deploy_service reset no answer, really 202 \w+ queued/)
  expect(await broken.locator('.arrow.makes').count()).toBe(1)
  await run
    .locator('.picture .said')
    .getByText(/was deployed in/)
    .waitFor()
  const other = page.url()
  await page.getByRole('link', { name: 'slow', exact: true }).click()
  await page.getByRole('button', { name: 'Run a deploy with this fault' }).waitFor()
  // It may be far above what was pressed.
  await page.locator('h3:focus', { hasText: 'slow' }).waitFor()
  await page.goto(other)
  await run.getByText('honest green').waitFor()
  expect(await page.content()).not.toContain(platform.keys.account)
  // It had a platform of its own.
  expect(platform.ledger).toHaveLength(2)
  expect(complaints).toEqual([])
})

test('the first screen leads to a deploy from a terminal, and shows the keys when they are asked for', async () => {
  await using empty = await start({ services: [] })
  const { page, complaints } = await openPage(
    { platform: empty },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  )
  const steps = page.locator('details', { hasText: 'Deploy from your terminal' })
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
  await steps.getByText(account, { exact: true }).waitFor()
  expect(await steps.textContent()).toContain(readOnly)
  expect(await steps.textContent()).toContain(`export TAXIWAY_API_KEY=${account}`)
  expect(await violations(page)).toEqual([])
  await steps.getByRole('button', { name: 'Hide the keys' }).click()
  await expect.poll(() => page.content()).not.toContain(account)
  const ask = (key: string, method: string) =>
    fetch(`${empty.url}/_taxiway/keys`, { method, headers: { authorization: `Bearer ${key}` } })
  expect((await ask(readOnly, 'POST')).status).toBe(403)
  expect((await ask(account, 'GET')).status).toBe(404)
  expect(complaints).toEqual([])
})
