import { expect, test } from 'vitest'
import { start } from '../../emulator/src/index.ts'
import { findCause } from '../../src/old/output/cause/log-excerpt.ts'
import { commit, useStage } from '../contract/local-platform.ts'
import { goTo, hold, newTab, nextFrames, openPage, useBrowser } from './support/browser.ts'
import { type Printer, printerIn } from './support/printer.ts'

useBrowser()
let printer: Printer
const local = useStage((folder) => {
  printer = printerIn(folder)
  commit(`${folder}/bad`, {
    'package.json': JSON.stringify({ scripts: { build: 'node build.js' } }),
    'build.js': `for (let n = 0; n < 300; n += 1) console.log('compiling ' + n)
      console.log('src/server.js:7:32 - error: SyntaxError: missing ) after argument list')
      for (let n = 0; n < 300; n += 1) process.stdout.write(n + '%\\r')
      console.log('\\n')
      process.exit(1)`,
  })
  return {
    findCause,
    services: [
      { id: 'svc_printer', name: 'printer', repoUrl: printer.repository },
      { id: 'svc_bad', name: 'bad', repoUrl: `${folder}/bad` },
      { id: 'svc_empty', name: 'empty', image: 'none' },
    ],
  }
})

test('a failed deployment says why, and leads to the line', async () => {
  const { id } = await local.deploy('svc_bad')
  const { page, complaints } = await openPage(local)
  await goTo(page, `deployments/${id}`)
  await page.locator('.cause').getByText('SyntaxError: missing ) after argument list').waitFor()
  await page.getByRole('link', { name: /^Go to line \d+$/ }).click()
  const selected = page.locator('.log-row.selected')
  await selected.waitFor()
  expect(await selected.textContent()).toContain('SyntaxError')
  expect(await page.locator('.log-row', { hasText: /^\s*\d+299%$/ }).count()).toBeLessThanOrEqual(1)
  expect(complaints).toEqual([])
})

test('a build is stopped, and so is one that waits for it', async () => {
  const ids: string[] = []
  for (const _ of [1, 2]) {
    const { body } = await local.ask('/api/services/svc_printer/deploy', { body: {} })
    ids.push(body.deploymentId)
  }
  const { page } = await openPage(local)
  printer.print(1)
  for (const id of ids.toReversed()) {
    await goTo(page, `deployments/${id}`)
    await page.getByRole('button', { name: 'Stop the build' }).click()
    await page.locator('.problem').getByText('It was stopped on the page of the local platform.').waitFor()
    await page.getByRole('button', { name: 'Deploy again' }).waitFor()
    expect((await local.ask(`/_taxiway/deployments/${id}/stop`, { method: 'POST' })).status).toBe(409)
  }
  expect((await local.ask('/_taxiway/deployments/dep_none/stop', { method: 'POST' })).status).toBe(404)
})

test('more than 50 deployments are reached, and all bars have one scale', async () => {
  for (let n = 0; n < 55; n += 1) await local.ask('/api/services/svc_empty/deploy', { body: {} })
  const { page } = await openPage(local)
  await goTo(page, 'services/svc_empty')
  const rows = page.locator('.timeline li')
  await expect.poll(() => rows.count()).toBe(50)
  await page.getByText('50 of 55 are shown').waitFor()
  await page.getByRole('button', { name: 'Show earlier deployments' }).click()
  await expect.poll(() => rows.count()).toBe(55)
  expect(await page.getByRole('button', { name: 'Show earlier deployments' }).count()).toBe(0)
  const widths = await page
    .locator('svg.phases')
    .evaluateAll((all) => all.map((bar) => Math.round(bar.getBoundingClientRect().width)))
  expect(new Set(widths).size).toBe(1)
  // What a deployment without a ref builds is named, whatever its source.
  expect(await rows.first().getByRole('link').textContent()).toBe('none')
})

test('a link to a request shows it, however far down it is', async () => {
  await using other = await start({ services: [] })
  const headers = { authorization: `Bearer ${other.keys.account}` }
  for (let n = 0; n < 260; n += 1) await fetch(`${other.url}/api/auth/me`, { headers })
  const { page } = await openPage({ platform: other })
  await goTo(page, 'requests/5')
  const row = page.locator('#request-5')
  await row.waitFor()
  await expect
    .poll(() => row.evaluate((element) => Math.abs(element.getBoundingClientRect().top) < innerHeight))
    .toBe(true)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('details')?.id)).toBe('request-5')
  await goTo(page, 'requests/9999')
  await page.getByText('Request 9999 is not kept any more').waitFor()
})

test('a browser at the root gets the page, a client of the interface does not', async () => {
  const { page } = await openPage(local)
  await page.goto(local.platform.url)
  await page.getByRole('heading', { name: 'Services' }).waitFor()
  expect(page.url()).toBe(`${local.platform.url}/_taxiway/#/services`)
  expect((await fetch(local.platform.url, { headers: { accept: 'application/json' } })).status).toBe(401)
})

test('a link that is followed before the page has its session leads to its view', async () => {
  const { page } = await newTab()
  const session = await hold(page, 'session')
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'fetch' && asked.push(new URL(request.url()).pathname))
  await page.goto(local.platform.newPageUrl())
  await page.getByRole('link', { name: 'Requests' }).click()
  await nextFrames(page)
  expect(asked).toEqual(['/_taxiway/session'])
  session.resolve()
  await page.getByText('journaled').waitFor()
})

test('a view is not taken for read when the one before it was', async () => {
  const { page } = await newTab()
  const services = await hold(page, 'services')
  const ledger = await hold(page, 'ledger')
  await page.goto(local.platform.newPageUrl())
  await page.getByRole('heading', { name: 'Services' }).waitFor()
  await page.getByRole('link', { name: 'Requests' }).click()
  await page.getByRole('heading', { name: 'Requests', exact: true }).waitFor()
  const answered = page.waitForResponse('**/_taxiway/services')
  services.resolve()
  await answered
  await nextFrames(page)
  expect(await page.locator('main').getAttribute('aria-busy')).toBe('true')
  expect(await page.getByText('journaled').count()).toBe(0)
  ledger.resolve()
  await page.locator('main[aria-busy="false"]').waitFor()
  await page.getByText('journaled').waitFor()
})
