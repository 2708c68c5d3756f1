import { chmodSync, mkdirSync, readdirSync, readFileSync, truncateSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RunTime } from '../../../src/deploy/run-time.ts'
import { packing } from '../../../src/upload/pack.ts'
import { archiveReaders } from '../../support/archive-readers.ts'
import { tarGz } from '../../support/archives.ts'
import { contentsOf, hardTree } from '../../support/tree.ts'
import { plant } from '../../support/workspace.ts'
import { folderOf, newFolder, noise, pack, packed, pathsIn, refusal, type Tree, unpack } from './uploading.ts'

describe('every reader unpacks names, sizes, links and modes that are hard', () => {
  test.for(archiveReaders)('$name', async ({ missing, unpack: unpackWith }, { skip }) => {
    skip(missing)
    const folder = plant(newFolder(), hardTree)
    const archive = await packed(folder)
    expect(archive.warnings).toEqual([])
    const into = join(newFolder(), 'out')
    mkdirSync(into)
    await unpackWith(readFileSync(archive.path), into)
    expect(contentsOf(into)).toEqual(contentsOf(folder))
  })
})

const tree: Tree = {
  ...{ 'a.txt': 'a', 'a/b': 'b', 'ä/ö': 'foreign', '\u{1f600}': 'past the first plane', 'empty/': '' },
  ...{ run: { executable: '#!/bin/sh\n' }, 'index.html': '', link: { link: 'a/b' } },
  large: 'text that is long enough for several blocks. '.repeat(100_000),
}

test('equal content gives equal bytes, whatever the times, the order of creation and the modes', async () => {
  const [one, other] = [folderOf(tree), folderOf(Object.fromEntries(Object.entries(tree).reverse()))]
  utimesSync(join(other, 'a.txt'), 1, 1)
  chmodSync(join(other, 'large'), 0o600)
  chmodSync(join(other, 'a'), 0o700)
  const [first, second] = [await packed(one), await packed(other)]
  expect(second.digest).toBe(first.digest)
  expect(readFileSync(second.path).equals(readFileSync(first.path))).toBe(true)
  expect(first).toMatchObject({ digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/), content: { files: 7 } })
  expect(first.bytes).toBe(readFileSync(first.path).length)
})

test('text shrinks, and noise beside it hardly grows', async () => {
  const text = 'the same again and again. '.repeat(60_000)
  const folder = folderOf({ a: noise(1_400_000), b: text, c: noise(5_000_000), d: text })
  const archive = await packed(folder)
  expect(contentsOf(unpack(archive))).toEqual(contentsOf(folder))
  expect(archive.bytes).toBeLessThan(6_400_000 * 1.01 + 50_000)
})

test('an archive that was there before goes as it is', async () => {
  const bytes = tarGz([{ path: 'index.html', content: 'hello' }])
  const workspace = folderOf({ 'site.tar.gz': bytes })
  const archive = await packed(workspace, 'site.tar.gz')
  expect(archive).toMatchObject({ path: join(workspace, 'site.tar.gz'), bytes: bytes.length, content: undefined })
  expect(pathsIn(archive)).toEqual(['index.html'])
})

test('the archive of an earlier step can be sent again, and does not go up in the next one', async () => {
  const workspace = folderOf({ 'index.html': '1', 'temp/': '' })
  const request = { workspace, temporaryFolder: join(workspace, 'temp') }
  const first = await pack({ ...request, path: '.' })
  expect((await pack({ ...request, path: '.' })).digest).toBe(first.digest)
  const outside = newFolder()
  const elsewhere = await pack({ path: '.', workspace, temporaryFolder: outside })
  expect(await pack({ path: elsewhere.path, workspace, temporaryFolder: outside })).toMatchObject({
    digest: elsewhere.digest,
  })
})

describe('nothing stays behind in the temporary folder', () => {
  test('after an abort', async () => {
    const [workspace, temporaryFolder] = [folderOf({ noise: noise(8_000_000) }), newFolder()]
    const cancel = new AbortController()
    const packing = pack({ path: '.', workspace, temporaryFolder }, { signal: cancel.signal })
    setImmediate(() => cancel.abort(new Error('enough')))
    expect(await refusal(packing)).toBe('enough')
    expect(readdirSync(temporaryFolder)).toEqual([])
  })

  test('after the reader of the progress has left', async () => {
    const [workspace, temporaryFolder] = [folderOf({ noise: noise(8_000_000) }), newFolder()]
    let nowMs = 0
    const clock = { now: () => (nowMs += 1_000), wallMs: () => nowMs, sleep: async () => {} }
    for await (const event of packing({ path: '.', workspace, temporaryFolder }, new RunTime(clock, {}))) {
      expect(event).toMatchObject({ kind: 'progress', step: 'packing', totalBytes: 8_000_000 })
      break
    }
    expect(readdirSync(temporaryFolder)).toEqual([])
  })

  test('after the timeout', async () => {
    const [workspace, temporaryFolder] = [folderOf({ noise: noise(8_000_000) }), newFolder()]
    expect(await refusal(pack({ path: '.', workspace, temporaryFolder }, { timeoutMs: 0 }))).toMatch(/timeout passed/)
    expect(readdirSync(temporaryFolder)).toEqual([])
  })

  test('after a file became shorter', async () => {
    // It is read after 8 MB of others, when the first progress is taken.
    const workspace = folderOf({ a: noise(8_000_000), b: noise(8_000_000), z: 'x'.repeat(100_000) })
    const temporaryFolder = newFolder()
    const packing = pack({ path: '.', workspace, temporaryFolder })
    setImmediate(() => truncateSync(join(workspace, 'z')))
    expect(await refusal(packing)).toMatch(/^"z" became shorter while it was packed/)
    expect(readdirSync(temporaryFolder)).toEqual([])
  })
})
