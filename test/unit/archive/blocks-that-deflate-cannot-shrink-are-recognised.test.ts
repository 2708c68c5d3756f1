import { randomFillSync } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isIncompressible } from '../../../src/archive/compress/entropy.ts'
import { holds } from '../../support/property.ts'
import { noise } from './folder.ts'

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
  expect([isIncompressible(noise(256 * 1024)), isIncompressible(Buffer.alloc(256 * 1024))]).toEqual([true, false])
})

function bytesOf(kind: string, length: number): Buffer {
  if (kind === 'random') return randomFillSync(Buffer.alloc(length))
  return kind === 'zeros' ? Buffer.alloc(length) : Buffer.alloc(length, 'a text that repeats ')
}
