import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentsOf, folderOf, noise, onWindows, pack, unpack } from './folder.ts'

const long = 'long-'.repeat(30)

// Windows has no such links and executable modes, and its `tar` unpacks neither.
describe.skipIf(onWindows)('what is packed unpacks to the same tree', () => {
  test('with empty folders, links, long and non-ASCII names, empty and large files', async () => {
    const folder = folderOf({
      'index.js': 'ok',
      empty: null,
      'bin/run': '#!/bin/sh',
      'none.txt': '',
      'large.bin': Buffer.alloc(3 * 1024 * 1024 + 7, 'abcdefg'),
      [`${long}/${long}/${long}.txt`]: 'deep',
      'grüße/日本語 😀.txt': 'é',
      "odd 'name\n.txt": 'line break',
      'back\\slash': 'a name, not a separator',
      current: { link: 'bin/run' },
      'bin/up': { link: '../index.js' },
      'bin/far': { link: `../${long}/${long}/${long}.txt` },
      dangling: { link: 'not-built-yet' },
    })
    chmodSync(join(folder, 'bin/run'), 0o755)
    const { bytes, warnings } = await pack(folder)
    expect(warnings).toEqual([])
    expect(contentsOf(unpack(bytes))).toEqual(contentsOf(folder))
  })

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

  test('with its totals and its largest entries', async () => {
    const folder = folderOf({ 'a/1': 'x'.repeat(10), 'a/b/2': 'x'.repeat(10), c: 'x'.repeat(15), d: null })
    expect((await pack(folder)).archive.packed).toEqual({
      files: 3,
      bytes: 35,
      largest: [
        { name: 'c', bytes: 15 },
        { name: 'a/1', bytes: 10 },
        { name: 'a/b/2', bytes: 10 },
      ],
    })
  })
})
