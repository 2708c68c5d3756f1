import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Stage } from '../emulator/local-platform.ts'
import { violations } from './support/axe.ts'
import { goTo, newTab, nextFrames, openPage, useBrowser } from './support/browser.ts'
import { everyView } from './support/every-view.ts'

useBrowser()
let local: Stage
let views: readonly string[]
beforeAll(async () => {
  ;({ local, views } = await everyView())
})
afterAll(() => local[Symbol.asyncDispose]())

/** Goes to a view and waits until it has read everything. */
async function show(page: Page, view: string): Promise<void> {
  await goTo(page, view)
  await page.locator('main h1').waitFor()
  await page.waitForLoadState('load')
  await nextFrames(page)
}

const looks = {
  'light colours': { colorScheme: 'light' },
  'dark colours': { colorScheme: 'dark' },
  'the colours of the system': { forcedColors: 'active' },
  'a narrow window': { viewport: { width: 390, height: 740 } },
} as const

describe.each(Object.entries(looks))('in %s', (_, look) => {
  test('axe finds nothing in any view', { timeout: 240_000 }, async () => {
    const { page } = await openPage(local, look)
    for (const view of views) {
      await show(page, view)
      await page.evaluate(() => {
        for (const each of document.querySelectorAll<HTMLDetailsElement>('main details')) each.open = true
      })
      expect([view, await violations(page)]).toEqual([view, []])
    }
  })

  test('axe finds nothing where there is no session', async () => {
    const { page } = await newTab(look)
    await page.goto(`${local.platform.url}/_taxiway/`)
    await page.getByRole('heading', { name: 'This browser has no session' }).waitFor()
    expect(await violations(page)).toEqual([])
  })
})

test.each([390, 1280])('at %i pixels no view scrolls sideways', async (width) => {
  const { page } = await openPage(local, { viewport: { width, height: 800 } })
  for (const view of views) {
    await show(page, view)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    const widest = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    )
    expect([view, wider, wider > 0 ? widest : []]).toEqual([view, 0, []])
  }
})
