import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placesIn } from '../../../src/old/output/cause/failure-places.ts'
import { LogExcerpt } from '../../../src/old/output/cause/log-excerpt.ts'
import { failuresOf } from './failures.ts'

/** The project of the table, with files that other cases could be mistaken for. */
const others = [
  'package.json',
  'index.html',
  'Cargo.toml',
  'config.json',
  'app/main.py',
  'src/a.js',
  'Makefile',
  'wsgi.py',
]
const folder = join(import.meta.dirname, 'failures')
const failures = readdirSync(folder).flatMap((name) => failuresOf(readFileSync(join(folder, name), 'utf8')))
const paths = new Set([...failures.map(({ place }) => place.replace(/:\d+$/, '')), ...others])

function placed(log: readonly string[], root = '', files: ReadonlySet<string> = paths): string[] {
  const excerpt = new LogExcerpt()
  excerpt.add(log)
  return placesIn(excerpt.failure(), { paths: files, root }).map(({ file, line }) => `${file}:${line}`)
}

test.each(failures)('$name', ({ place, log }) => {
  const found = placed(log)
  expect([...new Set(found)]).toEqual(place === '' ? [] : [place])
})

test('below the root folder of the service, and only where one file can be meant', () => {
  const files = new Set(['web/src/a.ts', 'src/a.ts', 'web/b.ts', 'x/deep/c.ts', 'y/deep/c.ts'])
  const at = (line: string) => placed([line], 'web/', files)
  expect(at('src/a.ts(7,3): error TS2322: no')).toEqual(['web/src/a.ts:7'])
  expect(at('/app/b.ts:7:3: error: no')).toEqual(['web/b.ts:7'])
  expect(at('/srv/jobs/42/web/b.ts:7:3: error: no')).toEqual(['web/b.ts:7'])
  expect(at('/srv/jobs/42/deep/c.ts:7:3: error: no')).toEqual([])
})

test.each([
  '../src/cart.ts(7,3): error TS2322: no',
  'src/../../src/cart.ts:7:3: error: no',
  '/etc/passwd:1:1: error: no',
  'src/cart.ts:0:3: error: no',
  'src/cart.ts:99999999999:3: error: no',
  'node_modules/x/src/cart.ts:7:3: error: no',
  '/app/node_modules/x/src/cart.ts:7:3: error: no',
  'src/cart.ts%0A::error::x:7:3: error: no',
  'https://src/cart.ts:7:3: error: no',
  'src/cart.ts:7:3: warning: only that, error-free',
])('%s names no line of the project', (line) => {
  expect(placed([line, 'error: it failed'])).toEqual([])
})

test('with colour, on Windows, and of another drive it is the same line', () => {
  const esc = '\u001b'
  for (const line of [
    `${esc}[96msrc/cart.ts${esc}[0m:${esc}[93m7${esc}[0m:3 - error TS2322: no`,
    'src\\cart.ts(7,3): error TS2322: no',
    'D:\\app\\src\\cart.ts(7,3): error TS2322: no',
  ])
    expect(placed([line])).toEqual(['src/cart.ts:7'])
})

test('of many messages each has its own text, nine at most, in little time', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `src/cart.ts(${index + 1},3): error TS2322: no ${index}`)
  const found = placesIn(lines, { paths, root: '' })
  expect(found).toHaveLength(9)
  expect(found[1]).toEqual({ file: 'src/cart.ts', line: 2, column: 3, text: lines[1] })
  const startedMs = performance.now()
  const many = Array.from(
    { length: 100_000 },
    (_, index) => `${'src/'.repeat(index % 9)}cart.ts(${index},3): error: no`,
  )
  placed(many)
  placesIn(
    many.slice(0, 2_000).map((line) => line + ':'.repeat(5_000)),
    { paths, root: '' },
  )
  expect(performance.now() - startedMs).toBeLessThan(5_000)
})
