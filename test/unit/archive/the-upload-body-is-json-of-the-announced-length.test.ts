import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Archive } from '../../../src/old/archive/archive.ts'
import { uploadBody } from '../../../src/old/archive/upload-body.ts'
import { holds } from '../../support/property.ts'
import { collect, noise } from './folder.ts'

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

test('the body is JSON of the announced length, for any fields and any cuts of the archive', async () => {
  const text = fc.string({ unit: 'binary' })
  const fields = fc.record(
    { name: text, rootDir: text, buildCommand: text, startCommand: text, internalPort: fc.integer(), planKey: text },
    { requiredKeys: ['name'] },
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

test('the base64 is the same wherever an archive of many slices is cut', async () => {
  const archive = noise(500_000)
  const cuts = fc.array(
    fc.oneof(
      fc.nat(archive.length),
      fc.nat(10).map((slice) => slice * 48 * 1024),
    ),
    { maxLength: 8 },
  )
  await holds(
    fc.asyncProperty(cuts, async (given) => {
      const places = [0, ...given.toSorted((one, other) => one - other), archive.length]
      const chunks = places.slice(1).map((place, index) => archive.subarray(places[index], place))
      const body = uploadBody({ name: 'a' }, archiveOf(chunks))
      const text = (await collect(body.chunks())).toString('latin1')
      expect(text === `{"name":"a","archiveBase64":"${archive.toString('base64')}"}`).toBe(true)
      expect(body.length).toBe(text.length)
    }),
    20,
  )
})
