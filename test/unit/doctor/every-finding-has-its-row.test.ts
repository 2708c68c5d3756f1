import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../repository/sources.ts'

const page = readFileSync(join(root, 'docs/doctor.md'), 'utf8')
const folder = join(root, 'src/old/doctor/findings')
const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
const results = 'pass|warn|fail|skipped|inconclusive'

test('every finding that there can be has its name on the page', () => {
  const names = sources.flatMap((source) =>
    [...source.matchAll(new RegExp(`'(?:${results})',\\s*'([a-z-]+)'`, 'g'))].map(([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(60)
  const table = page.slice(page.indexOf('## Every finding'))
  expect([...new Set(names)].filter((name) => !table.includes(`\`${name}\``))).toEqual([])
})
