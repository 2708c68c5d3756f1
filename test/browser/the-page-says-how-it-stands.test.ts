import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from '../contract/local-platform.ts'
import { goTo, newTab, openPage, useBrowser } from './support/browser.ts'
import { everyView } from './support/every-view.ts'

useBrowser()
let local: Stage
let views: readonly string[]
beforeAll(async () => {
  ;({ local, views } = await everyView())
})
afterAll(() => local[Symbol.asyncDispose]())

test('each card has one badge, the failed one comes first with its reason, and the title says it', async () => {
  const { page } = await openPage(local)
  const cards = page.locator('.card')
  await cards.first().waitFor()
  const badges = await cards.evaluateAll((all) => all.map((card) => card.querySelectorAll('.badge').length))
  expect(badges).toEqual([1, 1, 1])
  expect(await cards.locator('.badge').allTextContents()).toEqual(['failed', 'live', 'running'])
  await cards
    .first()
    .getByText(/failed \(exit code 3\)\.$/)
    .waitFor()
  expect(await page.title()).toBe('1 failed · Services · Taxiway')
  await goTo(page, 'services/svc_app')
  await expect.poll(() => page.title()).toBe('live · app · Taxiway')
})

test('no view and no reload shows anything red in the console, with a session and without one', async () => {
  const { page, complaints, refusals } = await openPage(local)
  for (const view of views.filter((each) => !each.endsWith('missing'))) {
    await goTo(page, view)
    await page.reload()
    await page.locator('.connection.good').waitFor()
  }
  expect([...complaints, ...refusals]).toEqual([])
  const other = await newTab()
  await other.page.goto(`${local.platform.url}/_taxiway/`)
  await other.page.getByRole('heading', { name: 'This browser has no session' }).waitFor()
  await other.page.evaluate(() => localStorage.setItem('taxiway-page-secret', 'of another platform'))
  await other.page.reload()
  await other.page.getByRole('heading', { name: 'This browser has no session' }).waitFor()
  expect([...other.complaints, ...other.refusals]).toEqual([])
})

test('a platform that is away is said to be, in the view and in the title, and each view is read when it is back', async () => {
  await using own = await stage()
  const { page } = await openPage(own)
  await page.locator('.connection.good').waitFor()
  // The network fails, and nothing changes on the platform afterwards.
  await page.context().setOffline(true)
  own.platform.faults.clear()
  const away = page.getByRole('alert').filter({ hasText: 'The platform does not answer' })
  await away.filter({ hasText: 'What you see is from' }).waitFor()
  expect(await page.title()).toBe('Offline · Services · Taxiway')
  await page.getByRole('link', { name: 'Requests' }).click()
  await page.getByRole('heading', { level: 1, name: 'Requests' }).waitFor()
  expect(await page.getByText('No request has arrived yet.').count()).toBe(0)
  await page.context().setOffline(false)
  await away.waitFor({ state: 'detached' })
  await page.getByText('No request has arrived yet.').waitFor()
  expect(await page.title()).toBe('Requests · Taxiway')
})

test('forced colours show the current tab, and what is switched on', async () => {
  const { page } = await openPage(local, { forcedColors: 'active' })
  await goTo(page, 'services/svc_app/settings')
  for (const name of ['Views', 'Parts of this service']) {
    const borders = await page
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => [each.ariaCurrent, getComputedStyle(each).borderBottomColor] as const))
    const current = borders.filter(([is]) => is === 'page').map(([, colour]) => colour)
    const others = new Set(borders.filter(([is]) => is !== 'page').map(([, colour]) => colour))
    expect([current.length, others.size, others.has(current[0] ?? '')]).toEqual([1, 1, false])
  }
  const colours = await page
    .getByRole('switch')
    .evaluateAll((all) =>
      all.map((each) => [getComputedStyle(each).backgroundColor, getComputedStyle(each, '::after').backgroundColor]),
    )
  for (const [track, knob] of colours) expect(knob).not.toBe(track)
  // One is on, the other is off.
  expect(new Set(colours.map(([, knob]) => knob)).size).toBe(2)
})

test('at 360 pixels every tab is in sight', async () => {
  const { page } = await openPage(local, { viewport: { width: 360, height: 740 } })
  for (const view of ['services', 'services/svc_app', 'services/svc_database']) {
    await goTo(page, view)
    const outside = await page
      .locator('nav a')
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().right > innerWidth).length)
    expect([view, outside]).toEqual([view, 0])
  }
})
