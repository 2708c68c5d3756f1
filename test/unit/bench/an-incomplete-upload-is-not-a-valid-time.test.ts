import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { create } from 'tar'
import { expect, onTestFinished, test } from 'vitest'
import { ArchiveReader, type Contents } from '../../../bench/packing/archive-reader.ts'

async function read(body: string, size: number, unpack = true): Promise<Contents | undefined> {
  const reader = new ArchiveReader(unpack)
  const bytes = Buffer.from(body)
  for (let at = 0; at < bytes.length; at += size) await reader.take(bytes.subarray(at, at + size))
  return await reader.end()
}

async function bodyOf(contents: readonly string[]): Promise<string> {
  const cwd = mkdtempSync(join(tmpdir(), 'taxiway-'))
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  for (const [index, content] of contents.entries()) writeFileSync(join(cwd, `${index}.txt`), content)
  const archive = await create({ gzip: true, cwd }, ['.']).concat()
  return `{"name":"quay","archiveBase64":"${archive.toString('base64')}","more":1}`
}

test.each([1, 7, 64, 100_000])('files and bytes are counted from pieces of %i bytes', async (size) => {
  const body = await bodyOf(['one', 'three', ''])
  expect(await read(body, size)).toEqual({ files: 3, bytes: 8 })
  expect(await read(body, size, false)).toBeUndefined()
})

test('a body that ends early, is no base64 or carries no archive is refused', async () => {
  const body = await bodyOf(['one'])
  await expect(read(body.slice(0, 60), 10)).rejects.toThrow('ended inside')
  await expect(read('{"archiveBase64":"?!?!"}', 100)).rejects.toThrow('no base64')
  const garbage = gzipSync(Buffer.alloc(1024, 'x')).toString('base64')
  await expect(read(`{"archiveBase64":"${garbage}"}`, 100)).rejects.toThrow()
})
