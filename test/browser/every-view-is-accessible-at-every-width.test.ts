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

/** What has the focus: its name, and whether one can see that it has it. */
async function focused(page: Page): Promise<{ name: string; isSeen: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', isSeen: false }
    const label = element.closest('label')?.textContent ?? ''
    const { outlineStyle } = getComputedStyle(element)
    const name = `${element.getAttribute('aria-label') ?? ''} ${label} ${element.textContent ?? ''}`.replaceAll(
      /\s+/g,
      ' ',
    )
    return { name: name.trim(), isSeen: element.matches('h1') || outlineStyle !== 'none' }
  })
}

/** Presses Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = []
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab')
    const found = await focused(page)
    if (found.name !== '') expect(found).toEqual({ ...found, isSeen: true })
    if (found.name.startsWith(name)) return
    passed.push(found.name)
  }
  throw new Error(`Tab does not lead to "${name}", but to ${passed.join(' | ')}`)
}

test('a deployment, a fault and a request are reached without a mouse', async () => {
  const { page } = await openPage(local)
  await page.keyboard.press('Tab')
  expect((await focused(page)).name).toBe('Skip to the content')
  await page.keyboard.press('Enter')
  expect((await focused(page)).name).toBe('Services')

  await tabTo(page, 'app')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'app' }).waitFor()
  await expect.poll(async () => (await focused(page)).name).toBe('app')
  await tabTo(page, 'Branch, tag or commit')
  await page.keyboard.type('main')
  await tabTo(page, 'Deploy')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'main' }).waitFor()
  await page.locator('.heading').getByText('live', { exact: true }).waitFor()
  await tabTo(page, 'Build log')

  await page.keyboard.press('Home')
  await tabTo(page, 'Faults')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Faults' }).waitFor()
  await tabTo(page, 'Let the next build fail')
  await page.keyboard.press('Space')
  await page.getByText('Set: Let the next build fail.').waitFor()
  await tabTo(page, 'Remove the fault')
  await page.keyboard.press('Enter')
  await page.getByText('Removed.').waitFor()

  await tabTo(page, 'Requests')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Requests' }).waitFor()
  await tabTo(page, 'Search')
  await page.keyboard.type('deploy_service')
  // The rows are chosen in the next frame; until then the first one may be another.
  await nextFrames(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForFunction('document.activeElement.closest("details")?.open === true')
  await page.locator('details[open]').getByText('Arguments').first().waitFor({ state: 'attached' })
})
