import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Stage, stage, until } from '../contract/local-platform.ts'
import { goTo, openPage, useBrowser } from './support/browser.ts'

/** Prints as many lines as the path says, all at once, and counts over all requests; for `/wrong` one on stderr. */
const server = `let printed = 0
  require('node:http').createServer((request, response) => {
    if (request.url === '/wrong') process.stderr.write('something is wrong\\n')
    let text = ''
    for (let left = Number(request.url.slice(1)); left > 0; left -= 1) text += 'printed ' + ++printed + ' in all\\n'
    process.stdout.write(text, () => response.end('ok'))
  }).listen(process.env.PORT)`

useBrowser()
const stages: Stage[] = []
let local: Stage
let id = ''
let url = ''
beforeEach(async () => {
  local = await stage()
  stages.push(local)
  const service = async (name: string) => {
    const { service, record } = await local.upload({ 'server.cjs': server }, { name, startCommand: 'node server.cjs' })
    return { id: service.id, url: record.url }
  }
  const other = await service('other')
  ;({ id, url } = await service('loud'))
  // The interface counts the lines of all services with one counter.
  await print(3, other.url)
})
afterAll(async () => {
  for (const each of stages) await each[Symbol.asyncDispose]()
})

async function print(lines: number, at = url): Promise<void> {
  await (await fetch(`${at}/${lines}`)).text()
}

/** Waits until the platform has stored a line. */
async function stored(line: number): Promise<void> {
  const last = async () => (await local.ask(`/api/services/${id}/logs?limit=1`)).body.logs[0]?.line
  await until(async () => (await last()) === `printed ${line} in all`)
}

async function find(page: Page, text: string): Promise<string> {
  const search = page.getByLabel('Search in: Runtime log')
  // Without a text there is no result, so what is read next is that of the new one.
  await search.fill('')
  await page.getByRole('search').getByRole('status').waitFor({ state: 'detached' })
  await search.fill(text)
  return (await page.getByRole('search').getByRole('status').textContent()) ?? ''
}

test('a burst loses no line while the log is open', async () => {
  const { page, complaints } = await openPage(local)
  await goTo(page, `services/${id}/log`)
  await page.getByText('printed nothing').waitFor()
  await print(9_500)
  await print(9_500)
  await page.getByText('19,000 lines', { exact: true }).waitFor()
  for (const line of [1, 5_000, 12_345, 19_000]) expect(await find(page, `printed ${line} in`)).toBe('1 of 1')
  expect(await page.locator('.log-row.selected a').textContent()).toBe('19000')
  expect(complaints).toEqual([])
})

test('lines that the platform removed before they were read are named where they are missing', async () => {
  const { page } = await openPage(local, { permissions: ['clipboard-read', 'clipboard-write'] })
  await print(10)
  await goTo(page, `services/${id}/log`)
  await page.getByText('10 lines', { exact: true }).waitFor()
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await setHidden(true)
  for (let n = 0; n < 5; n += 1) await print(6_000)
  await stored(30_010)
  await setHidden(false)
  await page.getByText('printed 30010 in all').waitFor()
  const [first] = (await local.ask(`/api/services/${id}/logs?after=1&limit=1`)).body.logs
  const kept = 30_010 - first.number + 1
  await page.getByText(`${(kept + 10).toLocaleString('en')} lines`, { exact: true }).waitFor()
  expect(await find(page, 'missing')).toBe('1 of 1')
  const row = page.locator('.log-row.gap')
  expect(await row.locator('.log-text').textContent()).toBe(
    `Lines 11 to ${(first.number - 1).toLocaleString('en')} are missing: the platform had removed them before this page read them`,
  )
  await page.getByRole('button', { name: 'Copy all' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain(`printed 10 in all\n[${await row.locator('.log-text').textContent()}]\nprinted`)
})

test('the newest lines are shown first, and one press shows every earlier one that is kept', async () => {
  for (let n = 0; n < 5; n += 1) await print(5_000)
  await stored(25_000)
  const { page } = await openPage(local)
  await goTo(page, `services/${id}/log`)
  await page.getByText('1,000 lines', { exact: true }).waitFor()
  await page.getByText('Lines 1 to 24,000 are not shown.').waitFor()
  expect(await find(page, 'printed 20000 in')).toBe('not found in the lines shown')
  await page.getByRole('button', { name: 'Show earlier lines' }).click()
  const [first] = (await local.ask(`/api/services/${id}/logs?after=1&limit=1`)).body.logs
  await page
    .getByText(`Lines 1 to ${(first.number - 1).toLocaleString('en')} are no longer kept by the platform.`)
    .waitFor()
  await page.getByRole('search').getByText('1 found').waitFor()
  expect(await find(page, 'printed 20000 in')).toBe('1 of 1')
  await page.locator('.log-row.selected', { hasText: 'printed 20000 in all' }).waitFor()
  expect(await page.getByRole('button', { name: 'Show earlier lines' }).count()).toBe(0)
})

test('all that is kept is copied, also what was not read yet, and what is missing is said', async () => {
  for (let n = 0; n < 5; n += 1) await print(5_000)
  await stored(25_000)
  const { page } = await openPage(local, { permissions: ['clipboard-read', 'clipboard-write'] })
  await goTo(page, `services/${id}/log`)
  await page.getByText('1,000 lines', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Copy all' }).click()
  const [first] = (await local.ask(`/api/services/${id}/logs?after=1&limit=1`)).body.logs
  const kept = Array.from({ length: 25_000 - first.number + 1 }, (_, n) => `printed ${first.number + n} in all\n`)
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(kept.join(''))
})

test('a link to an earlier line leads to it, also after a reload', async () => {
  await print(4_000)
  await stored(4_000)
  const { page } = await openPage(local)
  await page.goto(`${local.platform.url}/_taxiway/#/services/${id}/log/L1234`)
  await page.reload()
  await page.locator('.log-row.selected', { hasText: 'printed 1234 in all' }).waitFor()
  await page.getByText('4,000 lines', { exact: true }).waitFor()
})

test('the lines of stderr alone can be shown, and one that is hidden then is still found by its number', async () => {
  await print(150)
  await fetch(`${url}/wrong`)
  const { page } = await openPage(local, { permissions: ['clipboard-read', 'clipboard-write'] })
  await goTo(page, `services/${id}/log`)
  await page.getByText('151 lines', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'stderr only' }).click()
  await page.getByText('1 line', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Copy all' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('something is wrong\n')
  await page.getByPlaceholder('Line').fill('100')
  await page.getByPlaceholder('Line').press('Enter')
  await page.locator('.log-row.selected', { hasText: 'printed 100 in all' }).waitFor()
})
