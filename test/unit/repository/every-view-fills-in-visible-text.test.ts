import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../../emulator/src/page/assets')

test("templates come from text.js, which lets no character turn the page's own words round", () => {
  const users = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .filter((name) => /import \{[^}]*\bhtml\b[^}]*\} from 'lit-html'/.test(readFileSync(join(folder, name), 'utf8')))
  expect(users).toEqual(['text.js'])
})
