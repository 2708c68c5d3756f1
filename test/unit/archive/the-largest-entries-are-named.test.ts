import { expect, test } from 'vitest'
import { SizeReport } from '../../../src/old/archive/size-report.ts'

function many(folder: string, files: number, bytes: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: files }, (_, index) => [`${folder}${index}`, bytes]))
}

test.each<[string, Record<string, number>, [name: string, bytes: number][]]>([
  [
    'a file near the root, by itself',
    { 'README.md': 9, 'app/video.mp4': 900, ...many('app/src/', 50, 1) },
    [
      ['app/video.mp4', 900],
      ['app/src/', 50],
      ['README.md', 9],
    ],
  ],
  [
    'many small files deep down, as a folder',
    { 'app/index.js': 100, ...many('app/.cache/a/b/', 250, 2), ...many('app/.cache/a/c/', 250, 2) },
    [
      ['app/.cache/', 1000],
      ['app/index.js', 100],
    ],
  ],
  ['the first five', many('', 9, 10), ['0', '1', '2', '3', '4'].map((name) => [name, 10])],
  [
    'what is a hundredth of the largest, and not less',
    { a: 1000, b: 10, c: 9 },
    [
      ['a', 1000],
      ['b', 10],
    ],
  ],
])('%s', (_, files, largest) => {
  const report = new SizeReport()
  for (const [path, bytes] of Object.entries(files)) report.add(path, bytes)
  expect(report.total().largest).toEqual(largest.map(([name, bytes]) => ({ name, bytes })))
})
