import { crc32, createInflateRaw, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gzip } from '../../../src/old/archive/compress/gzip.ts'
import { holds } from '../../support/property.ts'
import { collect, noise } from './folder.ts'

const mebibyte = 1024 * 1024
const text = Buffer.from('It is the same text again, and again a little different: 0123456789.\n'.repeat(40_000))
/** Six bits per byte: nothing repeats, but it can still be compressed. */
const letters = Buffer.from(noise(60_000).toString('base64'))

interface How {
  readonly level?: number
  readonly parallel?: number
  readonly signal?: AbortSignal
}

function compressed(blocks: Iterable<Buffer>, { level = 4, parallel = 2, signal }: How = {}): Promise<Buffer> {
  return collect(gzip(blocks, { level, parallel, signal }))
}

/** The content of a gzip file of one member, read strictly by RFC 1952. */
async function contentOf(file: Buffer): Promise<Buffer> {
  expect([...file.subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
  const inflate = createInflateRaw()
  inflate.end(file.subarray(10))
  const content = await collect(inflate)
  // After the one deflate stream there are only the checksum and the size.
  expect(inflate.bytesWritten).toBe(file.length - 18)
  expect(file.readUInt32LE(file.length - 8)).toBe(crc32(content))
  expect(file.readUInt32LE(file.length - 4)).toBe(content.length)
  return content
}

describe('blocks become one gzip member', () => {
  const table: [string, Buffer[]][] = [
    ['no block', []],
    ['an empty block', [Buffer.alloc(0)]],
    [
      'dense blocks of every length around what a stored one holds',
      [65_534, 65_535, 65_536, 131_070].map((n) => noise(n)),
    ],
    ['dense and other blocks by turns', [noise(mebibyte), text, noise(100_000, 3), text, noise(9_000)]],
    ['blocks shorter than the window', Array.from({ length: 50 }, (_, index) => text.subarray(0, index * 97))],
  ]

  test.each(table)('%s', async (_, blocks) => {
    const content = Buffer.concat(blocks)
    const file = await compressed(blocks)
    expect((await contentOf(file)).equals(content)).toBe(true)
    expect(gunzipSync(file).equals(content)).toBe(true)
  })

  test('with the same bytes for any number of concurrent compressions', async () => {
    const blocks = [text, letters, noise(mebibyte), text.subarray(5), noise(70_000, 2), letters]
    const files = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 20].map((parallel) => compressed(blocks, { parallel })))
    for (const file of files) expect(file.equals(files[0] ?? file)).toBe(true)
  })

  test('for any blocks and any level', async () => {
    const block = fc
      .tuple(fc.constantFrom(text, letters, noise(200_000), Buffer.alloc(200_000)), fc.nat(1000), fc.nat(200_000))
      .map(([source, from, length]) => source.subarray(from, from + length))
    const how = fc.record({ level: fc.integer({ min: 1, max: 9 }), parallel: fc.integer({ min: 1, max: 6 }) })
    await holds(
      fc.asyncProperty(fc.array(block, { maxLength: 8 }), how, async (blocks, options) => {
        expect((await contentOf(await compressed(blocks, options))).equals(Buffer.concat(blocks))).toBe(true)
      }),
      40,
    )
  })

  test('a block is compressed with the window of the previous one, stored or compressed', async () => {
    const window = letters.subarray(0, 30_000)
    const alone = await compressed([window])
    expect((await compressed([window, window])).length).toBeLessThan(alone.length * 1.05)
    // A repetition beyond the window is not found.
    expect((await compressed([window, text.subarray(0, 40_000), window])).length).toBeGreaterThan(alone.length * 1.9)
    const stored = noise(mebibyte)
    const after = Buffer.concat([stored.subarray(-8_000), Buffer.alloc(100)])
    expect((await compressed([stored, after])).length).toBeLessThan((await compressed([stored])).length + 1_000)
  })

  test.each([1, 2, 4])(
    'an abort ends it before the next block, with the reason as it is (%i at a time)',
    async (parallel) => {
      const abort = new AbortController()
      const reason = new Error('enough')
      let given = 0
      function* blocks(): Generator<Buffer> {
        for (; given < 100; given += 1) {
          if (given === 10) abort.abort(reason)
          yield text
        }
      }
      await expect(compressed(blocks(), { parallel, signal: abort.signal })).rejects.toBe(reason)
      expect(given).toBe(10)
    },
  )

  test('an error of the blocks is passed on unchanged, without an unhandled rejection', async () => {
    const reason = new Error('unreadable')
    function* blocks(): Generator<Buffer> {
      yield text
      yield text
      throw reason
    }
    await expect(compressed(blocks(), { parallel: 4 })).rejects.toBe(reason)
  })
})
