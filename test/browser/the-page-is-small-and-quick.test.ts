import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalPlatform, start } from '../../emulator/src/index.ts'
import { newTab, useBrowser } from './support/browser.ts'

useBrowser()
let platform: LocalPlatform
beforeAll(async () => {
  platform = await start({ services: [] })
})
afterAll(() => platform.close())

/** Opens the page in a new profile, and returns what its first second was. */
async function open() {
  const { page } = await newTab()
  await page.goto(platform.newPageUrl())
  await page.getByRole('heading', { name: 'Services' }).waitFor()
  await page.locator('.connection.good').waitFor()
  const measured = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const own = files.filter(({ name }) => /\/_taxiway\/(assets|lit-html|ansi_up|simpledotcss)\//.test(name))
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return {
      files: own.length,
      bytes: own.reduce((sum, each) => sum + each.encodedBodySize, 0),
      paint: paint?.startTime,
    }
  })
  await page.context().close()
  return measured
}

test('all files of the page are 120 KB at most, and the first paint comes within 400 ms', async () => {
  const runs = [await open(), await open(), await open()]
  for (const { files, bytes } of runs) {
    expect(files).toBeGreaterThan(15)
    expect(bytes).toBeLessThan(120_000)
  }
  // The machine may be busy once; the page is not slow each time.
  expect(Math.min(...runs.map(({ paint }) => paint ?? Number.POSITIVE_INFINITY))).toBeLessThan(400)
})
