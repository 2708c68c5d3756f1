import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stage } from '../contract/local-platform.ts'
import { goTo, openPage, useBrowser } from './support/browser.ts'
import { everyView } from './support/every-view.ts'

useBrowser()
let local: Stage
beforeAll(async () => {
  ;({ local } = await everyView())
})
afterAll(() => local[Symbol.asyncDispose]())

test('a fault is added from the form, all are replaced as JSON, and a mistake is told', async () => {
  const { page, complaints } = await openPage(local)
  await goTo(page, 'faults')
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('delay')
  await page.getByRole('combobox', { name: 'Operation' }).selectOption('list_deployments')
  await page.getByRole('combobox', { name: 'When' }).selectOption('after-effect')
  await page.locator('input[name=ms]').fill('250')
  await page.getByText('Which requests').click()
  await page.getByLabel('At most so many requests').fill('2')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Added.').waitFor()
  expect(local.platform.faults.list.at(-1)).toEqual({
    ...{ kind: 'delay', operation: 'list_deployments', when: 'after-effect', ms: 250, times: 2 },
  })

  await page.getByRole('textbox', { name: 'Faults' }).fill('[{ "operation": "whoami", "kind": "html", "times": 0 }]')
  await page.getByRole('button', { name: 'Replace all' }).click()
  await page.getByText('faults[0].times must be a whole number of at least 1, not 0.').waitFor()
  await page.getByRole('textbox', { name: 'Faults' }).fill('[{ "operation": "whoami", "kind": "html" }]')
  await page.getByLabel('Seed of the random numbers').fill('7')
  await page.getByRole('button', { name: 'Replace all' }).click()
  await page.getByText('Set. All counts begin again.').waitFor()
  expect(local.platform.faults).toMatchObject({ list: [{ operation: 'whoami', kind: 'html' }], seed: 7 })
  await local.ask('/api/auth/me').catch(() => undefined)
  await page.getByText('applied once').waitFor()
  await page.getByRole('button', { name: 'Remove all' }).click()
  await page.getByText('No fault is set').waitFor()
  expect(complaints).toEqual([])
})

test('requests are filtered by service, run and text', async () => {
  const { page } = await openPage(local)
  await local.ask('/api/services/svc_bad/scaling')
  await goTo(page, 'requests')
  const rows = page.locator('.requests > li')
  await page.getByRole('combobox', { name: 'Service' }).selectOption('svc_bad')
  await expect
    .poll(() => rows.allTextContents().then((all) => all.every((text) => /svc_bad|dep_/.test(text))))
    .toBe(true)
  await page.getByRole('combobox', { name: 'Service' }).selectOption('')
  await page.getByRole('searchbox', { name: 'Text' }).fill('domains')
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('searchbox', { name: 'Text' }).fill('nothing of that kind')
  await page.getByText('No request matches the filters.').waitFor()
  await page.getByRole('searchbox', { name: 'Text' }).fill('')
  await page.getByRole('combobox', { name: 'Run' }).selectOption({ index: 1 })
  await expect.poll(() => rows.count()).toBeGreaterThan(0)
})

test('the dialect is switched, and the page still shows the truth', async () => {
  const { page } = await openPage(local)
  await goTo(page, 'dialect')
  await page.getByRole('button', { name: 'Speak it: statusless' }).click()
  await page.locator('.chosen', { hasText: 'statusless' }).waitFor()
  const { body } = await local.ask('/api/services/svc_app/deployments')
  expect(body.deployments[0]).not.toHaveProperty('status')
  await goTo(page, 'services/svc_app')
  await page.getByText('live', { exact: true }).waitFor()
})

test('what is to be tried can be copied, and names no key', async () => {
  const { page } = await openPage(local, { permissions: ['clipboard-read', 'clipboard-write'] })
  await goTo(page, 'services/svc_app/try')
  await page.getByRole('button', { name: 'Copy: Command line that deploys app' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(
    `export TAXIWAY_BASE_URL=${local.platform.url} TAXIWAY_API_KEY=…\ntaxiway deploy --service-id svc_app --ref main`,
  )
})
