import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ArchiveError } from '../../../src/old/archive/archive-error.ts'
import { openArchive } from '../../../src/old/archive/prebuilt-archive.ts'
import { said, saidAlone } from '../../support/messages.ts'
import { collect, newFolder } from './folder.ts'

const gzip = gzipSync(Buffer.alloc(1024, 'content'))
const zip = Buffer.concat([
  Buffer.from('PK\x03\x04', 'latin1'),
  Buffer.alloc(900_000, 'z'),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(18),
])

function given(name: string, bytes: Buffer): string {
  const file = join(newFolder(), name)
  writeFileSync(file, bytes)
  return file
}

describe('an existing archive is sent unchanged', () => {
  test.each([
    ['a.tar.gz', gzip],
    ['a.tgz', gzip],
    ['a.zip', zip],
    ['A.ZIP', zip],
  ])('%s', async (name, bytes) => {
    await using archive = await openArchive(given(name, bytes))
    expect(archive.size).toBe(bytes.length)
    expect(archive.digest).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(archive.packed).toBeUndefined()
    for (const _ of ['first', 'again']) expect((await collect(archive.read())).equals(bytes)).toBe(true)
  })

  test.each<[string, Buffer, string, (string | undefined)[]]>([
    ['a.zip', gzip, 'archive-broken', ['zip']],
    ['a.tgz', zip, 'archive-broken', ['gzip']],
    ['a.zip', Buffer.from('PK\x05\x06', 'latin1'), 'archive-broken', ['zip']],
    ['a.zip', Buffer.from('P'), 'archive-broken', ['zip']],
    ['a.zip', Buffer.alloc(0), 'archive-broken', ['zip']],
    ['a.tar', gzip, 'not-an-archive', []],
  ])('but %s is refused where it is not one (%#)', async (name, bytes, id, values) => {
    const file = given(name, bytes)
    const error = await openArchive(file).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ArchiveError)
    expect(error).toMatchObject({ path: file, message: expect.stringMatching(saidAlone(id, ...values)) })
    expect(error).toMatchObject({ message: expect.stringContaining(file) })
  })

  test('a missing file or a folder is refused', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'b.zip'))
    await expect(openArchive(join(folder, 'a.zip'))).rejects.toThrow(said('archive-missing', join(folder, 'a.zip')))
    await expect(openArchive(join(folder, 'b.zip'))).rejects.toThrow(said('archive-not-a-file', join(folder, 'b.zip')))
  })

  test.each([
    ['grows', (file: string) => appendFileSync(file, 'more')],
    ['shrinks', (file: string) => truncateSync(file, 800_000)],
    ['is written again', (file: string) => writeFileSync(file, zip)],
  ])('one that %s after it was opened is never sent to its end', async (_, change) => {
    const file = given('a.zip', zip)
    const archive = await openArchive(file)
    onTestFinished(() => archive[Symbol.asyncDispose]())
    change(file)
    let seen = 0
    const reading = (async () => {
      for await (const chunk of archive.read()) seen += chunk.length
    })()
    await expect(reading).rejects.toThrow(said('archive-changed', file))
    expect(seen).toBeLessThan(zip.length)
  })

  test('an abort ends it with the reason unchanged', async () => {
    const abort = new AbortController()
    const opening = openArchive(given('a.zip', zip), { signal: abort.signal })
    abort.abort('enough')
    await expect(opening).rejects.toBe('enough')
  })
})
