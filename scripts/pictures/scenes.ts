/** What the pictures of the documents show: each in a real browser, after what leads to it. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import type { LocalPlatform } from 'taxiway-emulator'
import { makeResult } from '../../src/deploy/result.ts'
import { formatDeployed } from '../../src/preview/comment.ts'
import { Redactor } from '../../src/text/redact.ts'
import { asCommandStartsIt, services, startExamplePlatform } from '../demo/example-platform.ts'
import { runStep, type StepResult } from '../demo/step.ts'
import { githubPage } from './github-markdown.ts'

const root = join(import.meta.dirname, '../..')

/** Every picture, in the order in which they are shown. */
export const pictures = ['page-deployment', 'page-requests', 'page-run', 'job-summary', 'comment'] as const

export type PictureName = (typeof pictures)[number]

/** Takes a picture of what is in sight. */
export type Show = (name: PictureName, shown: Page | Locator) => Promise<void>

/** Shows the pictures that are wanted, one after the other, in a folder for temporary files. */
export async function showPictures(
  browser: Browser,
  folder: string,
  { wanted, show }: { readonly wanted: readonly PictureName[]; readonly show: Show },
): Promise<void> {
  await using platform = await startExamplePlatform(folder, asCommandStartsIt)
  const deploy = (inputs: Readonly<Record<string, string>>) => deployOn(platform, inputs, folder)
  const isWanted = (name: PictureName): boolean => wanted.includes(name)
  // The demo's deployments, and then one whose answer is lost.
  await deploy({ 'service-id': services['web-app'], ref: 'main' })
  await deploy({
    'archive-path': 'examples/static-site',
    'project-slug': 'demo',
    'service-name': 'static-site',
    'runtime-mode': 'static',
  })
  const failed = await deploy({ 'service-id': services['fails-to-build'] })
  platform.faults.set([{ operation: 'deploy_service', kind: 'reset', when: 'after-effect', times: 1 }])
  await deploy({ 'service-id': services['web-app'], ref: 'main' })
  const summary = readFileSync(join(failed.temporary, 'summary.md'), 'utf8')
  for (const [name, view, colorScheme, height] of viewsOf(failed.outputs['deployment-id'] ?? '')) {
    if (!isWanted(name)) continue
    await using context = await browser.newContext({ colorScheme, viewport: { width: 1120, height } })
    await show(name, await openView(await context.newPage(), platform, view))
  }
  if (isWanted('page-run')) await showRun(browser, platform, show)
  const markdown = [
    ['job-summary', '<b>deploy</b> summary', summary],
    ['comment', '<b>github-actions</b> commented just now', comment()],
  ] as const
  for (const [name, title, text] of markdown) {
    if (!isWanted(name)) continue
    await using context = await browser.newContext({ viewport: { width: 860, height: 200 } })
    await show(name, await openMarkdown(await context.newPage(), title, text))
  }
}

function viewsOf(failed: string) {
  return [
    ['page-deployment', `deployments/${failed}`, 'light', 960],
    ['page-requests', 'requests', 'light', 560],
  ] as const
}

async function deployOn(
  { url, keys }: LocalPlatform,
  inputs: Readonly<Record<string, string>>,
  folder: string,
): Promise<StepResult & { readonly temporary: string }> {
  const temporary = mkdtempSync(join(folder, 'step-'))
  const all = { 'base-url': url, 'api-key': keys.account, timeout: '2m', ...inputs }
  const step = { action: root, workspace: root, temporary, line: () => undefined, signal: AbortSignal.timeout(120_000) }
  return { ...(await runStep({ ...step, inputs: all })), temporary }
}

async function openView(page: Page, platform: LocalPlatform, view: string): Promise<Page> {
  await page.goto(`${platform.newPageUrl()}#/${view}`)
  await page.locator('main[aria-busy="false"] h1').waitFor()
  if (view.startsWith('deployments')) await page.locator('ol.log').getByText('Found 1 error.').waitFor()
  await page.locator('.connection.good').waitFor()
  // What only this machine's folders explain.
  await page.evaluate(`for (const walker = document.createTreeWalker(document.body, 4); walker.nextNode();)
    walker.currentNode.data = walker.currentNode.data.replace(/file:\\/\\/\\/\\S*\\//, 'file:///…/')`)
  return page
}

/** What one press on "Run a deploy with this fault" shows. */
async function showRun(browser: Browser, platform: LocalPlatform, show: Show): Promise<void> {
  await using page = await browser.newPage({ viewport: { width: 1120, height: 800 } })
  await page.goto(`${platform.newPageUrl()}#/faults/every/answer-lost-taken`)
  await page.getByRole('button', { name: 'Run a deploy with this fault' }).click()
  await page.getByRole('article').getByText('honest green').waitFor({ timeout: 120_000 })
  await show('page-run', page.locator('.picture'))
}

/** A longer picture is cut: the beginning is what counts. */
const longest = 720

async function openMarkdown(page: Page, title: string, markdown: string): Promise<Page> {
  await page.setContent(githubPage(title, markdown.replaceAll(/file:\/\/\/\S*\//g, 'file:///…/')))
  const height = await page.evaluate('document.documentElement.scrollHeight')
  await page.setViewportSize({ width: 860, height: Math.min(longest, Number(height)) })
  return page
}

function comment(): string {
  const result = makeResult({
    ...{ outcome: 'succeeded', durationMs: 72_000, url: 'https://website-pr-42.platform.example' },
    reason: new Redactor([]).redact('It is live.'),
  })
  const repositoryUrl = 'https://github.com/octo/website'
  const commit = '5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e5ca1ab1e'
  return formatDeployed(
    { name: 'website-pr-42', commit, repositoryUrl, runUrl: `${repositoryUrl}/actions/runs/1` },
    result,
  )
}
