import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { commit, useStage } from '../contract/local-platform.ts'
import { goTo, openPage, useBrowser } from './support/browser.ts'

const count = 3_000

useBrowser()
const local = useStage((folder) => {
  commit(`${folder}/app`, {
    'package.json': JSON.stringify({ scripts: { build: 'node build.js' } }),
    'build.js': `const fs = require('node:fs')
        for (let n = 1; n <= ${count}; n += 1) fs.writeSync(1, 'line ' + n + '\\n')
        fs.writeSync(2, 'error: first\\n')
        fs.writeSync(1, 'x'.repeat(4000) + '\\n')
        fs.writeSync(2, 'TypeError: second\\n')
        fs.writeSync(1, 'y'.repeat(50000) + '\\tend\\n')
        fs.writeSync(1, '\u6f22\u{1f680}e\u0301'.repeat(500) + '\\n')`,
    'index.html': 'site',
  })
  return { services: [{ id: 'svc_app', name: 'app', repoUrl: `${folder}/app` }] }
})
let deployment: string
let log: readonly string[]
beforeAll(async () => {
  const finished = await local.deploy('svc_app')
  deployment = finished.id
  log = finished.log
}, 120_000)

async function openLog(options?: Parameters<typeof openPage>[1]) {
  const tab = await openPage(local, options)
  await goTo(tab.page, `deployments/${deployment}`)
  await tab.page.getByText(`${log.length.toLocaleString('en')} lines`).waitFor()
  return tab
}

test('all of it is copied and downloaded, also what is not in sight', async () => {
  const { page, complaints } = await openLog({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('button', { name: 'Copy all' }).click()
  const whole = `${log.join('\n')}\n`
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(whole)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('build-log.log')
  expect(readFileSync(await download.path(), 'utf8')).toBe(whole)
  expect(complaints).toEqual([])
})

test('a selection reaches from one line to another, however far', async () => {
  const { page } = await openLog({ permissions: ['clipboard-read', 'clipboard-write'] })
  const line = page.getByPlaceholder('Line')
  await line.fill('100')
  await line.press('Enter')
  await page.locator('.log-row.selected').waitFor()
  const box = page.getByRole('region', { name: /^Build log/ })
  await box.evaluate((element) => element.scrollTo(0, 2_000 * 20))
  await page.getByRole('link', { name: 'Line 2010', exact: true }).click({ modifiers: ['Shift'] })
  await page.getByRole('button', { name: 'Copy lines 100 to 2010' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${log.slice(99, 2_010).join('\n')}\n`)
})

test('Ctrl+A in the log selects every line, and Ctrl+C copies them', async () => {
  const { page } = await openLog({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('region', { name: /^Build log/ }).focus()
  await page.keyboard.press('Control+A')
  await page.getByRole('button', { name: `Copy lines 1 to ${log.length}` }).waitFor()
  await page.keyboard.press('Control+C')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${log.join('\n')}\n`)
})

test('with the times shown, each line is copied with its time', async () => {
  const { page } = await openLog({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('button', { name: 'Times' }).click()
  await page.getByRole('button', { name: 'Copy all' }).click()
  // The lines of stderr stand where they were written.
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\d error: first\n\d\d:\d\d:\d\d\.\d{3} x{4000}\n\d\d:\d\d:\d\d\.\d{3} TypeError: second\n/)
  expect(await page.getByRole('button', { name: 'stderr only' }).count()).toBe(0)
})

test('wrapped, each line keeps to its own rows whatever its characters, and what was in sight stays', async () => {
  const { page } = await openLog()
  const box = page.getByRole('region', { name: /^Build log/ })
  await box.evaluate((element) => element.scrollTo(0, 2_950 * 20))
  // Scrolling up ended the following.
  await page.getByRole('switch', { name: 'Follow', checked: false }).waitFor()
  const first = page.getByRole('link', { name: 'Line 2960', exact: true })
  await first.waitFor()
  const before = await first.boundingBox()
  await page.getByRole('button', { name: 'Wrap' }).click()
  await page.locator('.log.wraps').waitFor()
  await expect.poll(async () => Math.abs(((await first.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(40)
  await box.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await page.locator('.log-row', { hasText: '\u6f22' }).waitFor()
  const overlaps = await page.locator('.log-row').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const text = row.querySelector('.log-text')?.getBoundingClientRect()
        const next = row.nextElementSibling?.getBoundingClientRect()
        return text !== undefined && next !== undefined && text.bottom > next.top + 1
      }).length,
  )
  expect(overlaps).toBe(0)
})

test('scrolling up ends the following, also in the frame in which it scrolled to the end', async () => {
  const { page } = await openLog()
  const follow = page.getByRole('switch', { name: 'Follow' })
  await follow.uncheck()
  const box = page.getByRole('region', { name: /^Build log/ })
  await box.evaluate((element) => element.scrollTo(0, 0))
  await page.getByRole('link', { name: 'Line 1', exact: true }).waitFor()
  const distance = await page.evaluate(async () => {
    document.querySelector<HTMLInputElement>('.log-bar [role="switch"]')?.click()
    // After the drawing that this frame was asked for, and before its scroll event.
    await new Promise(requestAnimationFrame)
    const element = document.querySelector('.log-box')
    const end = element?.scrollTop ?? 0
    element?.scrollBy(0, -60)
    return end - (element?.scrollTop ?? 0)
  })
  expect(distance).toBe(60)
  await expect.poll(() => follow.isChecked()).toBe(false)
  expect(await box.evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop)).toBe(60)
})

test.each([
  [1_280, 900],
  [1_280, 600],
])('at %i by %i pixels the log fills the window, and its end is in sight', async (width, height) => {
  const { page } = await openLog({ viewport: { width, height } })
  const place = await page.locator('.log-box').boundingBox()
  expect(place?.height).toBeGreaterThanOrEqual(320)
  const bottom = (place?.y ?? 0) + (place?.height ?? 0)
  // Only a low window has to be scrolled.
  if (height > 700) {
    expect(bottom).toBeGreaterThan(height - 30)
    expect(bottom).toBeLessThanOrEqual(height)
  }
})

test('the next error, and wrapped lines', async () => {
  const { page } = await openLog()
  await page.getByRole('button', { name: 'Next error' }).click()
  await page.locator('.log-row.selected', { hasText: 'error: first' }).waitFor()
  await page.getByRole('button', { name: 'Next error' }).click()
  await page.locator('.log-row.selected', { hasText: 'TypeError: second' }).waitFor()

  const box = page.getByRole('region', { name: /^Build log/ })
  const hidden = () => box.evaluate((element) => element.scrollWidth - element.clientWidth)
  // Standard output and error are two pipes: on a busy machine these lines may be far from each other.
  await page.getByPlaceholder('Line').fill(`${log.findIndex((line) => line.startsWith('xxxx')) + 1}`)
  await page.getByPlaceholder('Line').press('Enter')
  await expect.poll(hidden).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Wrap' }).click()
  await expect.poll(hidden).toBe(0)
  const long = page.locator('.log-row', { hasText: 'xxxx' })
  // The text of each line stays within its own row.
  const [row, text] = await Promise.all([long.boundingBox(), long.locator('.log-text').boundingBox()])
  expect(row?.height).toBeGreaterThan(20)
  expect(text?.height).toBe(row?.height)
})
