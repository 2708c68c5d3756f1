import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOf } from '../../scripts/pictures/png.ts'
import { type PictureName, pictures, showPictures } from '../../scripts/pictures/scenes.ts'
import { wordsIn } from '../../scripts/pictures/shown-words.ts'
import { newFolder } from '../support/folder.ts'

const place = join(import.meta.dirname, '../../docs/pictures')
const folder = newFolder(afterAll)
const words = new Map<PictureName, string>()

beforeAll(async () => {
  const executablePath = process.env['TAXIWAY_CHROMIUM'] ?? '/usr/bin/chromium'
  await using browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  await showPictures(browser, mkdtempSync(join(folder, 'pictures-')), {
    wanted: pictures,
    show: async (name, shown) => {
      words.set(name, await wordsIn(shown))
    },
  })
}, 600_000)

test('every picture is made by the script, and is small', () => {
  const files = readdirSync(place).filter((name) => name.endsWith('.png'))
  expect(files.toSorted()).toEqual(pictures.map((name) => `${name}.png`).toSorted())
  for (const file of files) expect([file, statSync(join(place, file)).size < 80_000]).toEqual([file, true])
})

test.each(pictures)('%s says what the product says now: else run `npx node scripts/pictures.ts`', (name) => {
  const carried = textOf(readFileSync(join(place, `${name}.png`)))
  expect(carried).toBeDefined()
  expect(carried?.split(' ')).toEqual(words.get(name)?.split(' '))
})
