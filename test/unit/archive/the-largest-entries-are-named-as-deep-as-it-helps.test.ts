import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SizeReport } from '../../../src/archive/size-report.ts'
import { holds } from '../../support/property.ts'

type Files = Readonly<Record<string, number>>

/** In the order of a walk. */
function reported(files: Files): SizeReport {
  const report = new SizeReport()
  const paths = Object.keys(files).sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
  for (const path of paths) report.add(path, files[path] ?? 0)
  return report
}

function many(folder: string, files: number, bytes: number): Files {
  return Object.fromEntries(Array.from({ length: files }, (_, index) => [`${folder}${index}`, bytes]))
}

describe('the largest entries are named, as deep as it helps', () => {
  const table: [string, Files, Record<string, number>][] = [
    [
      'one large file among many small ones',
      { 'app/media/video.mp4': 900, ...many('app/src/', 50, 1), 'README.md': 9 },
      { 'app/media/video.mp4': 900, 'app/src/': 50, 'README.md': 9 },
    ],
    [
      'a folder of many small files, which none of them stands for',
      { ...many('app/.cache/', 500, 2), 'app/index.js': 100 },
      { 'app/.cache/': 1000, 'app/index.js': 100 },
    ],
    [
      'all under one folder',
      { ...many('app/cache/', 60, 10), ...many('app/media/', 30, 10), ...many('app/src/', 10, 10) },
      { 'app/cache/': 600, 'app/media/': 300, 'app/src/': 100 },
    ],
    [
      'two places, each deep down',
      { ...many('a/b/c/', 45, 10), ...many('x/y/z/', 45, 10), ...many('', 10, 10) },
      { 'a/b/c/': 450, 'x/y/z/': 450, 0: 10, 1: 10, 2: 10 },
    ],
    [
      'a folder above another that has most of it, but no longer most of all',
      { ...many('a/b/c/', 72, 10), ...many('a/b/', 130, 1), ...many('a/', 150, 1) },
      { 'a/b/': 850 },
    ],
    ['what is a hundredth of the heaviest, and not less', { a: 1000, b: 10, c: 9 }, { a: 1000, b: 10 }],
    ['a folder beside a file of nearly its name', { 'a/b': 5, 'a.b': 4, 'a-b': 3 }, { 'a/b': 5, 'a.b': 4, 'a-b': 3 }],
  ]

  test.each(table)('%s', (_, files, largest) => {
    const named = Object.entries(largest).map(([name, bytes]) => ({ name, bytes }))
    expect(reported(files).total().largest.toSorted(byName)).toEqual(named.toSorted(byName))
  })

  test('for any tree: at most five, largest first, none inside another, with most of the size', async () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd.txt', 'ab', 'é')
    const path = fc.array(name, { minLength: 1, maxLength: 5 }).map((names) => names.join('/'))
    const trees = fc.uniqueArray(fc.tuple(path, fc.nat(1000)), { maxLength: 40, selector: ([at]) => at })
    await holds(
      fc.property(trees, (entries) => {
        const paths = entries.map(([at]) => at)
        const files = Object.fromEntries(entries.filter(([at]) => !paths.some((other) => other.startsWith(`${at}/`))))
        const { files: count, bytes, largest } = reported(files).total()
        const sizeOf = (entry: string): number =>
          sum(Object.keys(files).flatMap((file) => (lies(file, entry) ? [files[file] ?? 0] : [])))
        expect({ count, bytes }).toEqual({ count: Object.keys(files).length, bytes: sum(Object.values(files)) })
        expect(largest.length).toBeLessThanOrEqual(5)
        for (const { name: entry, bytes: weight } of largest) expect(weight).toBe(sizeOf(entry))
        expect(largest.map(({ bytes: weight }) => weight)).toEqual(
          largest.map(({ bytes: weight }) => weight).toSorted((one, other) => other - one),
        )
        for (const { name: one } of largest)
          for (const { name: other } of largest) expect(one !== other && lies(one, other)).toBe(false)
        const tops = [...new Set(Object.keys(files).map((file) => file.replace(/\/.*/, '/')))]
        const heaviest = tops.map(sizeOf).toSorted((one, other) => other - one)
        // Four fifths, unless there are five of less than a hundredth.
        expect(sum(largest.map(({ bytes: weight }) => weight))).toBeGreaterThanOrEqual(0.75 * sum(heaviest.slice(0, 5)))
      }),
      300,
    )
  })
})

/** Whether a path is an entry or lies in it. */
function lies(path: string, entry: string): boolean {
  return entry.endsWith('/') ? path.startsWith(entry) : path === entry
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : 1
}
