import { beforeAll, expect, test } from 'vitest'
import { commit, useStage } from '../contract/local-platform.ts'
import { goTo, openPage, useBrowser } from './support/browser.ts'

const count = 100_000
/** Milliseconds that one task of the page may take: longer ones are felt. */
const longestTask = 200

useBrowser()
const local = useStage((folder) => {
  commit(`${folder}/app`, {
    'package.json': JSON.stringify({ scripts: { build: 'node build.js' } }),
    'build.js': `let text = ''
        for (let n = 1; n <= ${count}; n += 1) text += 'line ' + n + ' \\u001b[3' + (n % 8) + 'mof many\\u001b[0m, as a build prints them\\n'
        process.stdout.write(text)`,
    'index.html': 'site',
  })
  return { services: [{ id: 'svc_app', name: 'app', repoUrl: `${folder}/app` }] }
})
let deployment: string
beforeAll(async () => {
  deployment = (await local.deploy('svc_app')).id
}, 120_000)

test('100,000 lines are read, scrolled and searched without a long task', async () => {
  const { page, complaints } = await openPage(local)
  await page.evaluate(() => {
    const tasks: number[] = []
    Reflect.set(window, 'tasks', tasks)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration))
    }).observe({ type: 'longtask', buffered: true })
  })
  await goTo(page, `deployments/${deployment}`)
  await page.getByText(/100,0\d\d lines/).waitFor({ timeout: 90_000 })
  await page.getByText(`line ${count} of many`).waitFor()

  const box = page.getByRole('region', { name: /^Build log/ })
  const scrolled = await box.evaluate(async (element) => {
    const frames: number[] = []
    for (let step = 0; step <= 60; step += 1) {
      element.scrollTop = (element.scrollHeight * (60 - step)) / 60
      const before = performance.now()
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      frames.push(performance.now() - before)
    }
    return { frames, rows: element.querySelectorAll('.log-row').length }
  })
  await page.getByText('line 1 of many').waitFor()
  expect(scrolled.rows).toBeLessThan(200)

  await page.getByLabel('Search in: Build log').fill('line 77777 ')
  await page.getByText('1 of 1').waitFor()
  await page.locator('.log-row.selected', { hasText: 'line 77777 of many' }).waitFor()
  const tasks: number[] = await page.evaluate(() => Reflect.get(window, 'tasks'))
  console.log(
    `long tasks, ms: ${tasks.sort((one, other) => other - one).slice(0, 10)}; two frames: ${Math.round(Math.max(...scrolled.frames))}`,
  )
  expect(Math.max(0, ...tasks)).toBeLessThan(longestTask)
  expect(complaints).toEqual([])
})

test('a link to a line leads to it', async () => {
  const { page } = await openPage(local, { permissions: ['clipboard-read', 'clipboard-write'] })
  await goTo(page, `deployments/${deployment}/L50000`)
  const row = page.locator('.log-row.selected')
  await row.waitFor({ timeout: 90_000 })
  expect(await row.locator('a').textContent()).toBe('50000')
  expect(await row.isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Copy link to line 50000' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${local.platform.url}/_taxiway/#/deployments/${deployment}/L50000`)
  await page.goto('about:blank')
  await page.goto(copied)
  await row.waitFor({ timeout: 90_000 })
})
