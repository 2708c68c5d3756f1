import { chmodSync, mkdirSync, readdirSync, readFileSync, truncateSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RunTime } from '../../../src/deploy/run-time.ts'
import { type PackRequest, pack as packing } from '../../../src/upload/pack.ts'
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

describe('nothing stays behind in the temporary folder after', () => {
  function request(): PackRequest {
    // The last file is read after 8 MB of others, when the first progress is taken.
    const workspace = folderOf({ a: noise(8_000_000), b: noise(8_000_000), z: 'x'.repeat(100_000) })
    return { path: '.', workspace, temporaryFolder: newFolder() }
  }

  test.each<[string, (given: PackRequest) => Promise<unknown>, RegExp]>([
    ['an abort', (given) => packUntil(given, (cancel) => cancel.abort(new Error('enough'))), /^enough$/],
    ['the timeout', (given) => pack(given, { timeoutMs: 0 }), /timeout passed/],
    [
      'a file became shorter',
      (given) => packUntil(given, () => truncateSync(join(given.workspace, 'z'))),
      /^"z" became shorter while it was packed/,
    ],
  ])('%s', async (_, work, message) => {
    const given = request()
    expect(await refusal(work(given))).toMatch(message)
    expect(readdirSync(given.temporaryFolder)).toEqual([])
  })

  test('the reader of the progress has left', async () => {
    const given = request()
    let nowMs = 0
    const clock = { now: () => (nowMs += 1_000), wallMs: () => nowMs, sleep: async () => {} }
    for await (const event of packing(given, new RunTime(clock, {}))) {
      expect(event).toMatchObject({ kind: 'progress', step: 'packing', totalBytes: 16_100_000 })
      break
    }
    expect(readdirSync(given.temporaryFolder)).toEqual([])
  })
})

/** Packs, and acts once it has begun. */
async function packUntil(request: PackRequest, act: (cancel: AbortController) => void): Promise<unknown> {
  const cancel = new AbortController()
  setImmediate(() => act(cancel))
  return await pack(request, { signal: cancel.signal })
}
