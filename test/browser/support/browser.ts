import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import type { Stage } from '../../emulator/local-platform.ts'

/** A page of a browser, with everything that the browser has complained about. */
export interface Tab {
  readonly page: Page
  /** Errors of scripts, and what the Content-Security-Policy refused. */
  readonly complaints: readonly string[]
  /** Requests that the console shows in red, as each refusal is. */
  readonly refusals: readonly string[]
}

/** Those that run, by how they resolve names: all files of a worker share them, and they end with it. */
const running = new Map<string | undefined, Promise<Browser>>()
let browser: Browser

/** A browser for the tests of a file; `resolve` is a rule for names, as Chromium's `--host-resolver-rules` takes it. */
export function useBrowser({ resolve }: { readonly resolve?: string } = {}): void {
  beforeAll(async () => {
    const started = running.get(resolve) ?? launch(resolve)
    running.set(resolve, started)
    browser = await started
  })
  // Pages that are left would go on asking a platform that has gone.
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close()
  })
}

function launch(resolve: string | undefined): Promise<Browser> {
  const executablePath = process.env['TAXIWAY_CHROMIUM'] ?? '/usr/bin/chromium'
  // Root, as in a container, has no sandbox; the tests open only pages of their own.
  const args = ['--no-sandbox', ...(resolve === undefined ? [] : [`--host-resolver-rules=${resolve}`])]
  return chromium.launch({ executablePath, args })
}

/** A new browser profile with one tab, at no address yet. */
export async function newTab(options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const complaints: string[] = []
  const refusals: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const isNetwork = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error') (isNetwork ? refusals : complaints).push(message.text())
  })
  return { page, complaints, refusals }
}

/** A new profile that has opened the page of a platform by the address that it prints. */
export async function openPage({ platform }: Pick<Stage, 'platform'>, options?: BrowserContextOptions): Promise<Tab> {
  const tab = await newTab(options)
  await tab.page.goto(platform.newPageUrl())
  await tab.page.getByRole('heading', { name: 'Services' }).waitFor()
  return tab
}

/** Goes to a view by its address, and waits until it has read what it shows. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (hash) => {
    if (location.hash === hash) return
    const moved = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
    location.hash = hash
    await moved
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, `#/${path}`)
  await page.locator('main[aria-busy="false"]').waitFor()
}

/** Waits until what the page does next is drawn. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
