import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LocalPlatform } from '../../emulator/src/index.ts'
import { asCommandStartsIt, startExamplePlatform } from '../../scripts/demo/example-platform.ts'
import { newFolder } from '../support/folder.ts'
import { violations } from './support/axe.ts'
import { goTo, openPage, useBrowser } from './support/browser.ts'

useBrowser()
const folder = newFolder(afterAll)
let platform: LocalPlatform
beforeAll(async () => {
  platform = await startExamplePlatform(folder, asCommandStartsIt)
})
afterAll(() => platform.close())

const newest = () => platform.ledger.findLast(({ kind }) => kind === 'deployment')?.id ?? ''

test('what a run of the client wrote is kept with its deployment', async () => {
  const { page, complaints } = await openPage({ platform })
  await goTo(page, 'faults/try')
  await page.getByLabel('What goes wrong').selectOption('No fault')
  await page.getByLabel('What is deployed').selectOption('fails-to-build, from its repository')
  await page.getByRole('button', { name: 'Run a deploy with this fault' }).click()
  await page.getByRole('heading', { name: 'Ended red: exit code 1' }).waitFor({ timeout: 90_000 })
  // No fault made it fail: it is the service's own build, and the client said so.
  await page.getByRole('region', { name: 'Verdict' }).getByText('honest red').waitFor()
  await goTo(page, `deployments/${newest()}`)
  await page.getByRole('link', { name: 'As CI shows it' }).click()
  await page.getByText('it failed, or the platform refused it (exit 1)').waitFor()
  const annotation = page.locator('.annotation.failed')
  expect((await annotation.textContent())?.replaceAll(/\s+/g, ' ')).toMatch(
    /error svc_fails_to_build failed while building:.*SyntaxError/,
  )
  const summary = page.getByRole('region', { name: 'Job summary' })
  await summary.getByRole('heading').first().waitFor()
  expect(await summary.textContent()).toContain('SyntaxError: missing ) after argument list')
  const comment = page.getByRole('region', { name: 'Comment', exact: true })
  await comment.getByRole('heading', { name: 'Preview fails-to-build failed' }).waitFor()
  await page.getByText('TAXIWAY_OUTCOME').waitFor()
  expect(await page.getByText('it only followed it').count()).toBe(0)
  expect(await page.getByLabel('Job log', { exact: true }).textContent()).toContain('Status: building')
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('of a deployment that the page made the client writes when it is asked to', async () => {
  const { page, complaints } = await openPage({ platform })
  await goTo(page, 'services/svc_web_app')
  await page.getByRole('button', { name: 'Deploy', exact: true }).click()
  await page.locator('.heading').getByText('live', { exact: true }).waitFor()
  const made = platform.ledger.length
  await page.getByRole('link', { name: 'As CI shows it' }).click()
  await page.getByText('This deployment was requested by this page.').waitFor()
  await page.getByRole('button', { name: 'Let the client write it' }).click()
  await page.getByText('the deployment succeeded (exit 0)').waitFor({ timeout: 60_000 })
  await page.getByText(`taxiway follow ${newest()} --service-id svc_web_app`).waitFor()
  await page.getByText('None: nothing went wrong.').waitFor()
  // The times of following are not taken for those of the deployment.
  await page.getByText(/it only followed it: .* The deployment itself took [\d.]+ m?s\.$/).waitFor()
  await page
    .getByRole('region', { name: 'Job summary' })
    .getByText(/was deployed, followed for [\d.]+ s/)
    .waitFor()
  await page.getByRole('region', { name: 'Comment', exact: true }).getByText('is ready').waitFor()
  // It has only read.
  expect(platform.ledger).toHaveLength(made)
  expect(complaints).toEqual([])
})
