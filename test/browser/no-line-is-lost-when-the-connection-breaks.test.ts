import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Stage, stage } from '../emulator/local-platform.ts'
import { goTo, openPage, useBrowser } from './support/browser.ts'
import { type Printer, printerIn } from './support/printer.ts'

useBrowser()

/** A platform on a file, with one deployment that prints on demand. */
async function printing(): Promise<{ local: Stage; printer: Printer; deployment: string; data: string }> {
  let printer: Printer | undefined
  let data = ''
  const local = await stage((folder) => {
    printer = printerIn(folder)
    data = `${folder}/state.db`
    return { data, services: [{ id: 'svc_printer', name: 'printer', repoUrl: printer.repository }] }
  })
  const { body } = await local.ask('/api/services/svc_printer/deploy', { body: {} })
  if (!printer) throw new Error('The platform was started without its printer.')
  return { local, printer, deployment: body.deploymentId, data }
}

async function shownLines(page: Page): Promise<string[]> {
  return page.locator('ol.log a').allTextContents()
}

/** The numbers of the rows, which must have no gap and no repetition. */
async function expectWhole(page: Page): Promise<void> {
  const numbers = (await shownLines(page)).map(Number)
  expect(numbers).toEqual(numbers.map((_, n) => n + 1))
}

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

test('a reload, and a tab that sleeps, lose no line', async () => {
  const { local, printer, deployment } = await printing()
  await using _ = local
  const { page, complaints } = await openPage(local)
  await goTo(page, `deployments/${deployment}`)
  printer.print(3)
  await page.getByText('printed 3', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('printed 3', { exact: true }).waitFor()
  await expectWhole(page)

  await setHidden(page, true)
  printer.print(20)
  await expect
    .poll(async () => (await local.ask(`/api/deployments/${deployment}/logs`)).body.length, { timeout: 20_000 })
    .toBeGreaterThan(22)
  expect(await page.getByText('printed 23', { exact: true }).count()).toBe(0)
  await setHidden(page, false)
  await page.getByText('printed 23', { exact: true }).waitFor()
  await expectWhole(page)
  printer.end()
  await page.locator('.heading').getByText('live', { exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('a restart of the platform loses no line, and the page goes on by itself', async () => {
  const { local, printer, deployment, data } = await printing()
  await using _ = local
  const { page } = await openPage(local)
  await goTo(page, `deployments/${deployment}`)
  printer.print(5)
  await page.getByText('printed 5', { exact: true }).waitFor()
  const port = Number(new URL(local.platform.url).port)
  await local.platform.close()
  await page.getByText('Waiting for the platform').waitFor()
  await using again = await stage({
    data,
    port,
    services: [{ id: 'svc_printer', name: 'printer', repoUrl: printer.repository }],
  })
  await page.getByText('Connected', { exact: true }).waitFor()
  await page.locator('.heading').getByText('failed', { exact: true }).waitFor()
  const { body: stored } = await again.ask(`/api/deployments/${deployment}/logs`)
  await page.getByRole('link', { name: `Line ${stored.length}`, exact: true }).waitFor()
  await expectWhole(page)
  printer.end()
  await page.getByRole('button', { name: 'Deploy again' }).click()
  await page.locator('.heading').getByText('live', { exact: true }).waitFor()
})

test('another platform on the same port does not know the session, and the page says so', async () => {
  await using local = await stage()
  const { page } = await openPage(local)
  const port = Number(new URL(local.platform.url).port)
  await local.platform.close()
  await using _ = await stage({ port })
  await page.getByRole('heading', { name: 'This browser has no session' }).waitFor()
})

test('a long log shows its newest lines, all on request, and each line by its address', async () => {
  await using local = await stage()
  const build = `for (let n = 1; n <= 7000; n += 1) console.log('printed ' + n)`
  const files = { 'build.cjs': build, 'index.html': 'site' }
  const { deploymentId } = await local.upload(files, { buildCommand: 'node build.cjs', runtimeMode: 'static' })
  const { page } = await openPage(local)
  await goTo(page, `deployments/${deploymentId}`)
  await page.getByText('printed 7000', { exact: true }).waitFor()
  expect(await page.locator('ol.log li').count()).toBe(5_000)
  await page.getByRole('link', { name: /^Show all 7\d\d\d lines$/ }).click()
  await page.getByText('printed 1', { exact: true }).waitFor()
  await expectWhole(page)
  await page.reload()
  await goTo(page, `deployments/${deploymentId}/L12`)
  await page.locator('ol.log .selected', { hasText: '12' }).waitFor()
  await expectWhole(page)
})

test('a log follows what is written until somebody scrolls up', async () => {
  const { local, printer, deployment } = await printing()
  await using _ = local
  const { page } = await openPage(local)
  await goTo(page, `deployments/${deployment}`)
  const log = page.locator('ol.log')
  const below = () => log.evaluate((each) => each.scrollHeight - each.clientHeight - each.scrollTop)
  printer.print(80)
  await page.getByText('printed 80', { exact: true }).waitFor()
  await expect.poll(below).toBeLessThan(5)
  await log.hover()
  await page.mouse.wheel(0, -300)
  await expect.poll(below).toBeGreaterThan(200)
  printer.print(40)
  await page.getByText('printed 120', { exact: true }).waitFor({ state: 'attached' })
  expect(await below()).toBeGreaterThan(200)
  printer.end()
})
