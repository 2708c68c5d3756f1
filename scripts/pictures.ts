/**
 * Takes the pictures of the documents in a real browser, as docs/pictures/*.png: the local platform's page after the demo's
 * deployments, the job summary of the one that fails, and a preview's comment. Each is below 80 KB.
 *
 *     npx node scripts/pictures.ts [NAME …]
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from 'playwright-core'
import { findChromium } from './browser.ts'
import { withFewColours } from './pictures/png.ts'
import { type PictureName, pictures, showPictures } from './pictures/scenes.ts'
import { readOptions, refuse } from './usage.ts'

const root = join(import.meta.dirname, '..')
const largest = 80_000

const usage = `Usage: node scripts/pictures.ts [NAME …]

Takes the pictures of the documents: ${pictures.join(', ')}.`
const { positionals: given } = readOptions(usage, {}, pictures.length)
const unknown = given.find((name) => !pictures.some((each) => each === name))
if (unknown !== undefined) refuse(`There is no picture "${unknown}".`, usage)
const wanted = pictures.filter((name) => given.length === 0 || given.includes(name))
const executablePath = findChromium()
if (executablePath === undefined)
  throw new Error('The pictures need Chromium. Install it, or name it in TAXIWAY_CHROMIUM.')
const folder = mkdtempSync(join(tmpdir(), 'taxiway-pictures-'))
try {
  await using browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  await showPictures(browser, folder, { wanted, show: take })
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function take(name: PictureName, shown: Page | Locator): Promise<void> {
  const picture = withFewColours(await shown.screenshot({ caret: 'hide', animations: 'disabled' }))
  const path = join(root, 'docs/pictures', `${name}.png`)
  writeFileSync(path, picture)
  console.log(`docs/pictures/${name}.png: ${Math.round(picture.length / 1_000)} KB`)
  if (picture.length > largest) throw new Error(`${path} is larger than ${largest / 1_000} KB.`)
}
