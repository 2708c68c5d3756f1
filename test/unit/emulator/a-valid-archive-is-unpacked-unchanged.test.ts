import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unpack } from '../../../emulator/src/unpack/unpack.ts'
import { type Member, tarGz, zip } from '../../support/archives.ts'
import { temporaryFolder } from '../../support/folder.ts'

const members: readonly Member[] = [
  { path: 'chain', type: 'SymbolicLink', target: 'current' },
  { path: './', type: 'Directory' },
  { path: 'empty/', type: 'Directory' },
  { path: 'bin/run', content: '#!/bin/sh\n', mode: 0o755 },
  { path: 'early', type: 'SymbolicLink', target: 'a/b' },
  { path: 'a/b/c.txt', content: 'deep' },
  { path: 'größe/ファイル.txt', content: 'names' },
  { path: 'current', type: 'SymbolicLink', target: 'a/b' },
  { path: 'a/up', type: 'SymbolicLink', target: '../bin/run' },
  { path: 'nothing', content: '' },
  { path: 'large', content: Buffer.alloc(3_000_000, 'large ') },
]

test.each([
  ['tar.gz', tarGz],
  ['zip', zip],
] as const)('%s', async (_, make) => {
  using folder = temporaryFolder()
  await unpack(make(members), folder.path)
  const at = (path: string): string => join(folder.path, path)
  expect(readdirSync(folder.path).sort()).toEqual([
    'a',
    'bin',
    'chain',
    'current',
    'early',
    'empty',
    'größe',
    'large',
    'nothing',
  ])
  expect(readdirSync(at('empty'))).toEqual([])
  for (const name of ['current', 'early', 'chain']) expect(readFileSync(at(`${name}/c.txt`), 'utf8')).toBe('deep')
  expect(readFileSync(at('größe/ファイル.txt'), 'utf8')).toBe('names')
  expect(readlinkSync(at('a/up')).replaceAll('\\', '/')).toBe('../bin/run')
  expect(statSync(at('nothing')).size).toBe(0)
  expect(readFileSync(at('large')).equals(Buffer.alloc(3_000_000, 'large '))).toBe(true)
  if (process.platform !== 'win32') {
    expect(statSync(at('bin/run')).mode & 0o777).toBe(0o755)
    expect(statSync(at('a/b/c.txt')).mode & 0o777).toBe(0o644)
  }
})

test('a hard link becomes the same file', async () => {
  using folder = temporaryFolder()
  await unpack(
    tarGz([
      { path: 'a', content: 'one' },
      { path: 'b', type: 'Link', target: 'a' },
    ]),
    folder.path,
  )
  expect(readFileSync(join(folder.path, 'b'), 'utf8')).toBe('one')
})
