import { chmodSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOf, pack, type Tree } from './folder.ts'

const tree: Tree = {
  'a.txt': 'a',
  'a/b': 'in a folder, after a.txt by its bytes',
  'ä/ö': 'foreign',
  '\u{1f600}': 'after the next by UTF-16, before it by bytes is wrong',
  '\ufb01': 'a ligature',
  empty: null,
  large: 'text that is long enough for several blocks. '.repeat(100_000),
}

test('equal content gives equal bytes, whatever the times, the order of creation and the modes', async () => {
  const one = folderOf(tree)
  const other = folderOf(Object.fromEntries(Object.entries(tree).reverse()))
  utimesSync(join(other, 'a.txt'), 1, 1)
  chmodSync(join(other, 'large'), 0o600)
  chmodSync(join(other, 'empty'), 0o700)
  const [first, second] = [await pack(one), await pack(other)]
  expect(second.archive.digest).toBe(first.archive.digest)
  expect(second.bytes.equals(first.bytes)).toBe(true)
})

test('equal content gives equal bytes, whatever the number of cores', async () => {
  const folder = folderOf(tree)
  const digests = await Promise.all(
    [1, 2, 3, 8].map(async (parallel) => (await pack(folder, { parallel })).archive.digest),
  )
  expect(new Set(digests).size).toBe(1)
})

test('other content gives another digest', async () => {
  const digests = await Promise.all(
    [{ a: '1' }, { a: '2' }, { b: '1' }, { a: '1', c: null }].map(async (other) => {
      return (await pack(folderOf(other))).archive.digest
    }),
  )
  expect(new Set(digests).size).toBe(4)
})
