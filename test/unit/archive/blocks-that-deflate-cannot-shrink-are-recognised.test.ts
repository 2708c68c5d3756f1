import { randomFillSync } from 'node:crypto'
import { deflateRawSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isIncompressible } from '../../../src/archive/compress/entropy.ts'
import { holds } from '../../support/property.ts'
import { noise } from './folder.ts'

const size = 256 * 1024
const random = noise(size)

describe('dense blocks are those that deflate cannot shrink', () => {
  const code = Buffer.from(
    Array.from({ length: 9_000 }, (_, index) => `const name${index * 7919} = f(${index}, 'text')\n`).join(''),
  )
  const table: [string, Buffer, boolean][] = [
    ['random bytes', random, true],
    ['what gzip made', gzipSync(Buffer.from(random.toString('base64'))).subarray(0, size), true],
    ['random bytes with a few headers and gaps', withZeros(random, 0.04), true],
    ['random bytes with many zeros between', withZeros(random, 0.3), false],
    ['zeros', Buffer.alloc(size), false],
    ['one byte again and again', Buffer.alloc(size, 'x'), false],
    ['code', code, false],
    ['base64', Buffer.from(random.toString('base64')), false],
    ['hexadecimal digits', Buffer.from(random.toString('hex')), false],
    ['half random, half text', Buffer.concat([random, code.subarray(0, size)]), false],
    ['a little of anything', random.subarray(0, 8 * 1024 - 1), false],
    ['nothing', Buffer.alloc(0), false],
  ]

  test.each(table)('%s', (_, block, dense) => {
    expect(isIncompressible(block)).toBe(dense)
  })

  test('storing one costs at most a fifth of it, however random and other bytes are mixed', async () => {
    const part = fc.tuple(fc.constantFrom('random', 'text', 'zeros'), fc.integer({ min: 100, max: 60_000 }))
    await holds(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        const block = Buffer.concat(parts.map(([kind, length]) => bytesOf(kind, length)))
        if (isIncompressible(block))
          expect(deflateRawSync(block, { level: 4 }).length).toBeGreaterThan(block.length * 0.8)
      }),
      200,
    )
  })
})

function withZeros(bytes: Buffer, share: number): Buffer {
  const mixed = Buffer.from(bytes)
  for (let at = 0; at < mixed.length; at += 2048) mixed.fill(0, at, at + Math.round(2048 * share))
  return mixed
}

function bytesOf(kind: string, length: number): Buffer {
  if (kind === 'random') return randomFillSync(Buffer.alloc(length))
  return kind === 'zeros' ? Buffer.alloc(length) : Buffer.alloc(length, 'a text that repeats ')
}
