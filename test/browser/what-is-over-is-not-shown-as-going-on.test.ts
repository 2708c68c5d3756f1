import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { commit, until, useStage } from '../contract/local-platform.ts'
import { goTo, nextFrames, openPage, useBrowser } from './support/browser.ts'

useBrowser()
const local = useStage((folder) => {
  commit(`${folder}/app`, {
    'package.json': JSON.stringify({ scripts: { start: 'node server.js' } }),
    'server.js': `require('node:http').createServer((request, response) => {
      if (request.url !== '/crash') return response.end('cleared')
      console.error('out of fuel')
      process.exit(7)
    }).listen(process.env.PORT)`,
  })
  commit(`${folder}/slow`, {
    'package.json': JSON.stringify({ scripts: { build: 'node build.js' } }),
    'build.js': `console.log('building')
      setInterval(() => require('node:fs').existsSync('${folder}/go') && process.exit(1), 20)`,
  })
  return {
    services: [
      { id: 'svc_app', name: 'app', repoUrl: `${folder}/app` },
      { id: 'svc_slow', name: 'slow', repoUrl: `${folder}/slow` },
      { id: 'svc_gone', name: 'gone', repoUrl: `${folder}/app` },
    ],
  }
})

/** The text of a part of the page, its white space made one. */
async function textOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).first().innerText()).replaceAll(/\s+/g, ' ')
}

/** The name of what has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 40) ?? '')
}

test('a deployment whose process has ended says how, with its last words, and leads to the runtime log', async () => {
  const { id } = await local.deploy('svc_app')
  const { page, complaints } = await openPage(local)
  const address = await page.getByRole('link', { name: /^http:\/\/127/ }).getAttribute('href')
  await fetch(new URL('/crash', address ?? '')).catch(() => undefined)
  await goTo(page, `deployments/${id}`)
  await page.locator('.heading').getByText('crashed', { exact: true }).waitFor()
  expect(await textOf(page, '.problem')).toMatch(
    /^It was live, and does not run any more: it crashed, exit 7, (just now|\d+ sec ago)\. out of fuel Runtime log$/,
  )
  await page.locator('.problem').getByRole('link', { name: 'Runtime log' }).click()
  await page.getByRole('heading', { level: 1, name: 'app' }).waitFor()
  await page.getByText('The process has ended (exit code 7)').waitFor()
  expect(complaints).toEqual([])
})

test('of what does not run, no processor and no memory is shown as those of now', async () => {
  const { page } = await openPage(local)
  const points = [1, 2].map((n) => ({ ts: `2026-01-02T03:0${n}:00.000Z`, cpuPct: 5, memoryBytes: 50 * 2 ** 20 }))
  await page.route('**/_taxiway/operations/get_metrics', (route) => route.fulfill({ json: { points } }))
  await goTo(page, 'services/svc_app')
  await page.locator('figure.chart').first().waitFor()
  for (const name of ['Processor', 'Memory']) {
    const text = (await page.locator('figure.chart', { hasText: name }).innerText()).replaceAll(/\s+/g, ' ')
    expect(text).toMatch(new RegExp(`^${name} nothing runs \\d\\d:01 to \\d\\d:02, peak `))
  }
})

test('a press whose button goes away leaves the focus on the heading', async () => {
  const { page } = await openPage(local)
  await goTo(page, 'services/svc_app')
  await page.getByRole('button', { name: 'Restart app' }).press('Enter')
  await page.locator('.heading').getByText('running', { exact: true }).waitFor()
  expect(await focused(page)).toBe('app')
})

test('while the platform does not answer no duration grows', async () => {
  const { page } = await openPage(local)
  const { body } = await local.ask('/api/services/svc_slow/deploy', { body: {} })
  await goTo(page, `deployments/${body.deploymentId}`)
  await page.getByText('building', { exact: true }).first().waitFor()
  await page.route('**/_taxiway/**', (route) => route.abort())
  writeFileSync(`${local.folder}/go`, '')
  await until(() => local.platform.ledger.every((entry) => entry.kind === 'service' || entry.stage !== 'building'))
  await page.getByText('The platform does not answer.').waitFor()
  const shown = await textOf(page, '.facts')
  expect(shown).toMatch(/building [\d.]+ m?s …/i)
  await page.clock.setFixedTime(Date.now() + 60_000)
  await page.evaluate(() => window.dispatchEvent(new Event('resize')))
  await nextFrames(page)
  expect((await textOf(page, '.facts')).replace(/Requested .* Queued/i, '')).toBe(
    shown.replace(/Requested .* Queued/i, ''),
  )
})

test('a service that was deleted is said to be, and its deployment has neither crashed nor is it live', async () => {
  const { id } = await local.deploy('svc_gone')
  const { page, complaints } = await openPage(local)
  await goTo(page, `deployments/${id}`)
  await page.locator('.heading').getByText('live', { exact: true }).waitFor()
  await local.platform.deleteService('svc_gone')
  await page.locator('.heading').getByText('stopped', { exact: true }).waitFor()
  expect(await page.getByText('Its service was deleted.').count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Deploy again' }).count()).toBe(0)
  expect((await local.ask(`/_taxiway/deployments/${id}`)).body.state).toBe('stopped')

  await goTo(page, 'services/svc_gone')
  await page.getByText(/^The service "gone" \(svc_gone\) was deleted/).waitFor()
  await page.locator('main').getByRole('link', { name: 'Services' }).click()
  await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor()
  expect(complaints).toEqual([])
})
