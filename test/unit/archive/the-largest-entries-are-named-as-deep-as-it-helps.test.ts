import { describe, expect, test } from 'vitest'
import { SizeReport } from '../../../src/archive/size-report.ts'

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
})

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : 1
}
