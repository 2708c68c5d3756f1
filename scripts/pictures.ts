/**
 * Takes the pictures of the documents in a real browser, as docs/pictures/*.png: the local platform's page after the demo's
 * deployments, the job summary of the one that fails, and a preview's comment. Each is below 80 KB.
 *
 *     npx node scripts/pictures.ts          all of them
 *     npx node scripts/pictures.ts comment  only those that are named
 */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import type { LocalPlatform } from 'taxiway-emulator'
import { formatOutcome, renderComment } from '../src/preview/comment.ts'
import { findChromium } from './browser.ts'
import { services, startExamplePlatform } from './demo/example-platform.ts'
import { runStep, type StepResult } from './demo/step.ts'
import { githubPage } from './pictures/github-markdown.ts'

const root = join(import.meta.dirname, '..')
const largest = 80_000
const named = process.argv.slice(2)

const executablePath = findChromium()
if (executablePath === undefined)
  throw new Error('The pictures need Chromium. Install it, or name it in TAXIWAY_CHROMIUM.')
const folder = mkdtempSync(join(tmpdir(), 'taxiway-pictures-'))
try {
  await using platform = await startExamplePlatform(folder)
  // The demo's deployments, and then one whose answer is lost.
  await deploy(platform, { 'service-id': services['web-app'], ref: 'main' })
  await deploy(platform, {
    'archive-path': 'examples/static-site',
    'project-slug': 'demo',
    'service-name': 'static-site',
    'runtime-mode': 'static',
  })
  const failed = await deploy(platform, { 'service-id': services['fails-to-build'] })
  platform.faults.set([{ operation: 'deploy_service', kind: 'reset', when: 'after-effect', times: 1 }])
  await deploy(platform, { 'service-id': services['web-app'], ref: 'main' })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  if (isWanted('page-deployment', 'page-ledger', 'page-faults'))
    await takePage(browser, platform, failed.outputs['deployment-id'] ?? '')
  if (isWanted('page-run')) await takeRun(browser, platform)
  if (isWanted('page-resilience')) await takeResilience(browser, platform)
  await takeMarkdown(
    browser,
    'job-summary',
    '<b>deploy</b> summary',
    readFileSync(join(failed.temporary, 'summary.md'), 'utf8'),
  )
  await takeMarkdown(browser, 'comment', '<b>github-actions</b> commented just now', comment())
  await browser.close()
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function deploy(
  { url, keys }: LocalPlatform,
  inputs: Readonly<Record<string, string>>,
): Promise<StepResult & { readonly temporary: string }> {
  const temporary = mkdtempSync(join(folder, 'step-'))
  const all = { 'base-url': url, 'api-key': keys.account, timeout: '2m', ...inputs }
  const step = { action: root, workspace: root, temporary, line: () => undefined, signal: AbortSignal.timeout(120_000) }
  return { ...(await runStep({ ...step, inputs: all })), temporary }
}

async function takePage(browser: Browser, platform: LocalPlatform, failed: string): Promise<void> {
  const views = [
    ['page-deployment', `deployments/${failed}`, 'light', 680],
    ['page-requests', 'requests/effects', 'light', 520],
    ['page-faults', 'faults', 'dark', 420],
  ] as const
  for (const [name, view, colorScheme, height] of views) {
    const context = await browser.newContext({ colorScheme, viewport: { width: 1120, height } })
    const page = await context.newPage()
    await page.goto(platform.newPageUrl())
    await page.getByRole('heading', { name: 'Services' }).waitFor()
    await page.goto(`${platform.url}/_taxiway/#/${view}`)
    await page.locator('main[aria-busy="false"] h1').waitFor()
    if (view.startsWith('deployments')) await page.getByText('Found 1 error.').waitFor()
    await page.locator('.connection.good').waitFor()
    // What only this machine's folders explain.
    await page.evaluate(`for (const walker = document.createTreeWalker(document.body, 4); walker.nextNode();)
      walker.currentNode.data = walker.currentNode.data.replace(/file:\\/\\/\\/\\S*\\//, 'file:///…/')`)
    await take(page, name)
    await context.close()
  }
}

/** What one press on "Run a deploy with this fault" shows. */
async function takeRun(browser: Browser, platform: LocalPlatform): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1120, height: 800 } })
  await page.goto(platform.newPageUrl())
  await page.getByRole('link', { name: 'Try a fault' }).click()
  await page.getByLabel('What goes wrong').selectOption('Lose the answer of the next deploy')
  await page.getByRole('button', { name: 'Run a deploy with this fault' }).click()
  await page.getByRole('heading', { name: 'Ended red' }).waitFor({ timeout: 120_000 })
  await take(page.getByRole('region', { name: 'Time line' }), 'page-run')
  await page.close()
}

/** What one press on "Try every fault" shows, once all were played. */
async function takeResilience(browser: Browser, platform: LocalPlatform): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1120, height: 430 } })
  await page.goto(platform.newPageUrl())
  await page.getByRole('link', { name: 'Try every fault' }).click()
  await page.getByRole('button', { name: 'Try every fault' }).click()
  await page.getByText(/^\d+ of \d+ honest$/).waitFor({ timeout: 300_000 })
  await take(page, 'page-resilience')
  await page.close()
}

async function takeMarkdown(browser: Browser, name: string, title: string, markdown: string): Promise<void> {
  if (!isWanted(name)) return
  const page = await browser.newPage({ viewport: { width: 860, height: 200 } })
  await page.setContent(githubPage(title, markdown.replaceAll(/file:\/\/\/\S*\//g, 'file:///…/')))
  await take(page, name, true)
  await page.close()
}

async function take(shown: Page | Locator, name: string, fullPage = false): Promise<void> {
  const path = join(root, 'docs/pictures', `${name}.png`)
  await shown.screenshot({ path, ...(fullPage && { fullPage }), caret: 'hide', animations: 'disabled' })
  const { size } = statSync(path)
  console.log(`docs/pictures/${name}.png: ${Math.round(size / 1_000)} KB`)
  if (size > largest) throw new Error(`${path} is larger than ${largest / 1_000} KB.`)
}

function isWanted(...names: readonly string[]): boolean {
  return named.length === 0 || names.some((name) => named.includes(name))
}

function comment(): string {
  return renderComment({
    ...formatOutcome('succeeded'),
    name: 'website-pr-42',
    title: 'Preview website-pr-42 is ready in 1 m 12 s',
    url: 'https://website-pr-42.platform.example',
    commit: {
      sha: '5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e',
      address: 'https://github.com/octo/website/commit/5ca1ab1e',
    },
    duration: '1 m 12 s',
    before: '1 m 30 s',
    run: { id: '1234567890', address: 'https://github.com/octo/website/actions/runs/1234567890' },
  })
}
