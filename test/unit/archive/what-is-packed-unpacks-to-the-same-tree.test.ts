import { chmodSync, mkdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Unusual } from '../../../src/old/archive/unusual-entries.ts'
import { walk } from '../../../src/old/archive/walk/walk.ts'
import { archiveReaders } from '../../support/archive-readers.ts'
import { hardTree } from '../../support/tree.ts'
import { plant } from '../../support/workspace.ts'
import { contentsOf, folderOf, newFolder, noise, onWindows, pack, type Tree, unpack } from './folder.ts'

// Windows has no such links and executable modes, and its `tar` unpacks neither.
describe.skipIf(onWindows)('what is packed unpacks to the same tree', () => {
  test('except for modes, which keep only the executable bit', async () => {
    const folder = folderOf({ 'read-only': 'a', private: 'b', run: 'c' })
    chmodSync(join(folder, 'read-only'), 0o444)
    chmodSync(join(folder, 'private'), 0o600)
    chmodSync(join(folder, 'run'), 0o700)
    const modes = contentsOf(unpack((await pack(folder)).bytes))
    expect(modes).toEqual({
      private: { text: 'b', mode: '644' },
      'read-only': { text: 'a', mode: '644' },
      run: { text: 'c', mode: '755' },
    })
  })

  test('for any contents: text, noise, both in one block', async () => {
    const random = noise(5_000_000)
    const text = 'the same again and again. '.repeat(60_000)
    const folder = folderOf({ a: random.subarray(0, 1_400_000), b: text, c: random, d: text })
    const { bytes, archive } = await pack(folder)
    expect(contentsOf(unpack(bytes))).toEqual(contentsOf(folder))
    expect(archive.size).toBeLessThan(6_400_000 * 1.01 + 50_000)
  })
})

describe.skipIf(onWindows)('every reader unpacks what is packed, names, links and modes that are hard included', () => {
  test.for(archiveReaders)('$name', async ({ missing, unpack }, { skip }) => {
    skip(missing)
    const folder = plant(newFolder(), hardTree)
    const { bytes, warnings } = await pack(folder)
    expect(warnings).toEqual([])
    const into = join(newFolder(), 'out')
    mkdirSync(into)
    await unpack(bytes, into)
    expect(contentsOf(into)).toEqual(contentsOf(folder))
  })
})

const name = fc.stringMatching(/^[a-c!.0\-~é\ufb01\u{1f600}]{1,3}$/u).filter((text) => !/^\.{1,2}$|\.$/.test(text))
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'))

test.skipIf(onWindows)('entries come in the order of their bytes, each folder before what it holds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(path, { maxLength: 12 }), (paths) => {
      // A path that is a folder of another cannot be a file too.
      const files = paths.filter((one) => !paths.some((other) => other.startsWith(`${one}/`)))
      const walked = [
        ...walk({ root: folderOf(Object.fromEntries(files.map((file) => [file, '']))), unusual: new Unusual() }),
      ]
      const found = walked.map((entry) => entry.path)
      expect(found).toEqual([...found].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))))
      expect(found.filter((entry) => !entry.endsWith('/')).sort()).toEqual(files.sort())
    }),
    { numRuns: 40 },
  )
})

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
