import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Archive } from '../../../src/archive/archive.ts'
import { uploadBody } from '../../../src/archive/upload-body.ts'
import { collect, folderOf, pack } from './folder.ts'

function archiveOf(chunks: readonly Uint8Array[]): Archive {
  return {
    size: chunks.reduce((sum, { length }) => sum + length, 0),
    digest: '',
    packed: undefined,
    async *read() {
      yield* chunks
    },
    [Symbol.asyncDispose]: async () => {},
  }
}

test('the body is JSON of the length it says, whatever the fields and however the archive is cut', async () => {
  const fields = fc.dictionary(
    fc.string({ unit: 'binary', minLength: 1 }).filter((name) => name !== 'archiveBase64' && name !== '__proto__'),
    fc.oneof(fc.string({ unit: 'binary' }), fc.integer()),
  )
  await fc.assert(
    fc.asyncProperty(fields, fc.array(fc.uint8Array({ maxLength: 70 })), async (given, chunks) => {
      const body = uploadBody(given, archiveOf(chunks))
      const bytes = await collect(body.chunks())
      expect(bytes.length).toBe(body.length)
      const expected = { ...given, archiveBase64: Buffer.concat(chunks).toString('base64') }
      expect(JSON.parse(bytes.toString())).toEqual(JSON.parse(JSON.stringify(expected)))
      expect(Object.keys(JSON.parse(bytes.toString())).at(-1)).toBe('archiveBase64')
    }),
  )
})

test('a packed folder comes out of its body, as often as it is sent', async () => {
  const { archive, bytes } = await pack(
    folderOf({ a: Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * i) >> 3)) }),
  )
  const body = uploadBody({ name: 'grüße 😀' }, archive)
  for (const _ of ['first', 'again']) {
    const sent = await collect(body.chunks())
    expect(sent.length).toBe(body.length)
    const { name, archiveBase64 } = JSON.parse(sent.toString())
    expect(name).toBe('grüße 😀')
    expect(Buffer.from(archiveBase64, 'base64').equals(bytes)).toBe(true)
  }
})
