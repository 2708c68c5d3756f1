import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { unpack } from '../../../emulator/src/unpack/unpack.ts'
import { type Member, tarGz, zip } from '../../support/archives.ts'
import { temporaryFolder } from '../../support/folder.ts'

const link = (path: string, target: string): Member => ({ path, type: 'SymbolicLink', target })

const escapes: readonly (readonly [string, Member[]])[] = [
  ['a path that climbs', [{ path: '../evil' }]],
  ['an absolute path', [{ path: '/evil' }]],
  ['a drive', [{ path: 'C:/evil' }]],
  ['a link that leads outside', [link('a', '../evil')]],
  ['a link that leads outside from below', [link('a/b', '../../evil')]],
  ['an absolute link', [link('a', '/etc/passwd')]],
  ['a link that climbs late', [link('a', '.'), link('b', 'a/../../evil')]],
  ['a file beneath a link', [link('a', '.'), { path: 'a/b' }]],
  ['a file beneath a link, in other letters', [link('A', '.'), { path: 'a/b' }]],
  ['a link beneath a link, by another name of its folder', [link('ss', '.'), link('ß/evil', '..')]],
  ['a file beneath a link, by full case folding', [link('a/\u1e9e', '..'), { path: 'a/SS/x' }]],
  ['a file beneath a link, with a ligature', [link('file', '.'), { path: 'ﬁle/x' }]],
  ['a file beneath a link, in another Unicode form', [link('é', '.'), { path: 'E\u0301/x' }]],
  ['a file beneath a link, with an invisible character', [link('git', '.'), { path: 'g\u200cit/x' }]],
  ['a link beneath a link', [link('a', '.'), link('a/b', '..')]],
  ['a link in the place of a folder', [{ path: 'a/b' }, link('a', '.')]],
  ['a file in the place of a link', [link('a', 'b'), { path: 'a' }]],
  ['a character device', [{ path: 'null', type: 'CharacterDevice' }]],
  ['a pipe', [{ path: 'pipe', type: 'FIFO' }]],
]

const ofTar: readonly (readonly [string, Member[]])[] = [
  ['a sparse file of GNU tar', [{ path: 'disk', type: 'SparseFile', content: 'x' }]],
  ['a sparse file of GNU tar in a name', [{ path: 'GNUSparseFile.7/disk', content: 'x' }]],
]

const hardLinks: readonly (readonly [string, Member[]])[] = [
  ['a hard link that leads outside', [{ path: 'a', type: 'Link', target: '../evil' }]],
  ['an absolute hard link', [{ path: 'a', type: 'Link', target: '/etc/passwd' }]],
  ['a hard link to nothing', [{ path: 'a', type: 'Link', target: 'b' }]],
  ['a hard link through a link', [link('a', '.'), { path: 'b', type: 'Link', target: 'a' }]],
]

/** Unpacks into a folder of a folder, so that an escape would be seen beside it. */
async function refusal(content: Buffer): Promise<string> {
  using outside = temporaryFolder()
  const folder = join(outside.path, 'folder')
  mkdirSync(folder)
  const error = await unpack(content, folder).catch((thrown) => thrown)
  expect(readdirSync(outside.path)).toEqual(['folder'])
  expect(existsSync('/evil')).toBe(false)
  return error instanceof Error ? error.message : 'it was unpacked'
}

describe.each([
  // The tar reader accepts everything: our rules refuse each of these before the disk is touched.
  ['tar.gz', tarGz, [...escapes, ...hardLinks, ...ofTar], /^The archive is refused: (?!it could not be unpacked).+\.$/],
  ['zip', zip, escapes, /^The archive is refused: .+\.$/],
] as const)('%s', (_, make, cases, reason) => {
  test.each(cases)('%s', async (_, members) => {
    expect(await refusal(make(members))).toMatch(reason)
  })
})

test.each([
  ['tar.gz', tarGz],
  ['zip', zip],
] as const)('a refused %s has made no link: links come last, so no file is written through one', async (_, make) => {
  using folder = temporaryFolder()
  const content = make([link('here', '.'), { path: 'file' }, { path: '../evil' }])
  await expect(unpack(content, folder.path)).rejects.toThrow('The archive is refused')
  expect(readdirSync(folder.path)).toEqual(['file'])
})

const zeros = Buffer.alloc(300_000)
const limits = { bytes: 200_000, entries: 10, ratio: 1_000_000, ratioFrom: 0 }

test.each([
  ['tar.gz', tarGz],
  ['zip', zip],
] as const)('a %s that swells is refused', async (_, make) => {
  using folder = temporaryFolder()
  const big = make([{ path: 'zeros', content: zeros }])
  await expect(unpack(big, folder.path, limits)).rejects.toThrow('more than 200000 bytes')
  await expect(unpack(big, folder.path, { ...limits, bytes: 1e9, ratio: 5 })).rejects.toThrow('more than 5 times')
  const many = make(Array.from({ length: 11 }, (_, n) => ({ path: `file${n}` })))
  await expect(unpack(many, folder.path, limits)).rejects.toThrow('more than 10 entries')
})

test('a zip with a wrong checksum is refused', async () => {
  using folder = temporaryFolder()
  const content = zip([{ path: 'a', content: 'right' }])
  // The checksum stands in the archive's directory too.
  content.writeUInt32LE(7, content.indexOf('PK\x01\x02') + 16)
  await expect(unpack(content, folder.path)).rejects.toThrow('"a" is damaged: its checksum is wrong')
})

test.each([
  ['far too little', zeros, 10],
  ['far too much', 'abc', 1_000_000],
])('a zip that declares %s content is refused', async (_, content, declared) => {
  using folder = temporaryFolder()
  const lying = zip([{ path: 'file', content }], declared)
  await expect(unpack(lying, folder.path)).rejects.toThrow('The archive is refused')
})

test.each([
  ['a cut tar.gz', tarGz([{ path: 'a', content: 'x'.repeat(10_000) }]).subarray(0, 60)],
  ['a cut zip', zip([{ path: 'a' }]).subarray(0, 40)],
  ['gzip around no tar', gzipSync('x'.repeat(2_000))],
  ['nothing', Buffer.alloc(0)],
])('%s is refused', async (_, content) => {
  expect(await refusal(content)).toMatch(/^The archive is refused: .+\.$/)
})
