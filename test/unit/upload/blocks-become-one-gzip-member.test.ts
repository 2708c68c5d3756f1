import { buffer } from 'node:stream/consumers'
import { crc32, createInflateRaw, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gzip } from '../../../src/upload/compress.ts'
import { holds } from '../../support/property.ts'
import { noise } from './uploading.ts'

const mebibyte = 2 ** 20
const text = Buffer.from('It is the same text again, and again a little different: 0123456789.\n'.repeat(15_000))
/** Six bits per byte: nothing repeats, but it can still be compressed. */
const letters = Buffer.from(noise(60_000).toString('base64'))

async function compressed(blocks: Iterable<Buffer>, inFlight = 2): Promise<Buffer> {
  return await buffer(gzip(blocks, inFlight))
}

/** The content of a gzip file of one member, read strictly by RFC 1952. */
async function contentOf(file: Buffer): Promise<Buffer> {
  expect([...file.subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
  const inflate = createInflateRaw()
  inflate.end(file.subarray(10))
  const content = await buffer(inflate)
  // After the one deflate stream there are only the checksum and the size.
  expect(inflate.bytesWritten).toBe(file.length - 18)
  expect(file.readUInt32LE(file.length - 8)).toBe(crc32(content))
  expect(file.readUInt32LE(file.length - 4)).toBe(content.length)
  return content
}

describe('blocks become one gzip member', () => {
  test.each<[string, Buffer[]]>([
    ['no block', []],
    ['dense and other blocks by turns', [noise(mebibyte), text, noise(100_000, 3), text, noise(9_000)]],
    ['blocks shorter than the window', Array.from({ length: 50 }, (_, index) => text.subarray(0, index * 97))],
  ])('%s', async (_, blocks) => {
    const content = Buffer.concat(blocks)
    const file = await compressed(blocks)
    expect((await contentOf(file)).equals(content)).toBe(true)
    expect(gunzipSync(file).equals(content)).toBe(true)
  })

  test('with the same bytes for any number of concurrent compressions', async () => {
    const blocks = [text, letters, noise(mebibyte), text.subarray(5), noise(70_000, 2), letters]
    const files = await Promise.all([1, 2, 3, 6, 20].map((inFlight) => compressed(blocks, inFlight)))
    for (const file of files) expect(file.equals(files[0] ?? file)).toBe(true)
  })

  test('for any blocks', async () => {
    const block = fc
      .tuple(fc.constantFrom(text, letters, noise(200_000), Buffer.alloc(200_000)), fc.nat(1000), fc.nat(200_000))
      .map(([source, from, length]) => source.subarray(from, from + length))
    await holds(
      fc.asyncProperty(fc.array(block, { maxLength: 8 }), fc.integer({ min: 1, max: 6 }), async (blocks, inFlight) => {
        expect((await contentOf(await compressed(blocks, inFlight))).equals(Buffer.concat(blocks))).toBe(true)
      }),
      40,
    )
  })

  test('a block is compressed with the window of the one before', async () => {
    const window = letters.subarray(0, 30_000)
    const alone = await compressed([window])
    expect((await compressed([window, window])).length).toBeLessThan(alone.length * 1.05)
  })

  test('an error of the blocks is passed on unchanged, without an unhandled rejection', async () => {
    const reason = new Error('unreadable')
    function* blocks(): Generator<Buffer> {
      yield text
      yield text
      throw reason
    }
    await expect(compressed(blocks(), 4)).rejects.toBe(reason)
  })
})
