import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UploadBody } from '../../../src/upload/body.ts'
import { holds } from '../../support/property.ts'
import { newFolder, noise, refusal } from './uploading.ts'

const piece = 16 * 48 * 1024
const most = noise(2 * piece + 2)

test('the body is JSON of the announced length, for any fields and sizes', async () => {
  const path = join(newFolder(), 'archive')
  const any = fc.string({ unit: 'binary' })
  const fields = fc.record(
    { name: any, rootDir: any, startCommand: any, internalPort: fc.integer() },
    { requiredKeys: ['name'] },
  )
  const size = fc.oneof(fc.nat(200), fc.nat(200_000), fc.constantFrom(piece - 1, piece, piece + 1, most.length))
  await holds(
    fc.asyncProperty(fields, size, async (given, bytes) => {
      const archive = most.subarray(0, bytes)
      writeFileSync(path, archive)
      const body = new UploadBody(given, { path, bytes })
      expect(body.isSent).toBe(false)
      const json = await text(body.chunks())
      expect(Buffer.byteLength(json)).toBe(body.length)
      expect(body).toMatchObject({ sent: body.length, isSent: true })
      const expected = { ...given, archiveBase64: archive.toString('base64') }
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(expected)))
    }),
    50,
  )
})

test('an archive that became shorter is an error, and is never sent whole', async () => {
  const path = join(newFolder(), 'archive')
  writeFileSync(path, noise(1_000))
  const body = new UploadBody({ name: 'a' }, { path, bytes: 100_000 })
  expect(await refusal(text(body.chunks()))).toBe('the archive became shorter while it was sent')
  expect(body.isSent).toBe(false)
})
