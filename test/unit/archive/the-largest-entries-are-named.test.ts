import { expect, test } from 'vitest'
import { SizeReport } from '../../../src/archive/size-report.ts'

type Files = Readonly<Record<string, number>>

function reported(files: Files): SizeReport {
  const report = new SizeReport()
  for (const [path, bytes] of Object.entries(files)) report.add(path, bytes)
  return report
}

function many(folder: string, files: number, bytes: number): Files {
  return Object.fromEntries(Array.from({ length: files }, (_, index) => [`${folder}${index}`, bytes]))
}

const table: [string, Files, Files][] = [
  ['a file at the top, and one in a folder', { 'b.bin': 900, 'app/a.bin': 800 }, { 'b.bin': 900, 'app/a.bin': 800 }],
  [
    'a folder of many small files, which none of them stands for',
    { ...many('app/.cache/', 500, 2), 'app/index.js': 100 },
    { 'app/.cache/': 1000, 'app/index.js': 100 },
  ],
  ['what lies deeper, by its second folder', many('packages/web/dist/assets/', 40, 7), { 'packages/web/': 280 }],
  ['at most five', many('', 9, 10), many('', 5, 10)],
  ['what is a hundredth of the heaviest, and not less', { a: 1000, b: 10, c: 9 }, { a: 1000, b: 10 }],
  ['a folder beside a file of nearly its name', { 'a/b': 5, 'a.b': 4, 'a-b': 3 }, { 'a/b': 5, 'a.b': 4, 'a-b': 3 }],
  ['files without content', { a: 0, b: 0 }, { a: 0, b: 0 }],
  ['nothing', {}, {}],
]

test.each(table)('%s', (_, files, largest) => {
  const { largest: named, ...counted } = reported(files).total()
  expect(named).toEqual(Object.entries(largest).map(([name, bytes]) => ({ name, bytes })))
  const bytes = Object.values(files).reduce((total, each) => total + each, 0)
  expect(counted).toEqual({ files: Object.keys(files).length, bytes })
})
