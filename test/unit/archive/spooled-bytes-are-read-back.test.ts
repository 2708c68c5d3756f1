import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chunkSize } from '../../../src/archive/chunks.ts'
import { Spool } from '../../../src/archive/compress/spool.ts'
import { said } from '../../support/messages.ts'
import { holds } from '../../support/property.ts'
import { collect, newFolder, noise } from './folder.ts'

const source = noise(6 * chunkSize)

async function spoolOf(bytes: Buffer, steps: readonly number[], limit: number, folder: string): Promise<Spool> {
  const spool = new Spool(folder, limit)
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const step = steps[turn % steps.length] ?? 1
    // Overwritten after the call, as callers do with their buffers.
    const chunk = Buffer.from(bytes.subarray(at, at + step))
    await spool.write(chunk)
    chunk.fill(0)
    at += step
  }
  return spool
}

describe('stored bytes are read back', () => {
  test('with any chunk sizes, in memory and on disk, as often as requested', async () => {
    const around = fc
      .tuple(fc.nat(5), fc.integer({ min: -2, max: 2 }))
      .map(([pages, more]) => Math.max(0, pages * chunkSize + more))
    const length = fc.oneof(around, fc.nat(source.length))
    const step = fc.oneof(fc.integer({ min: 20_000, max: 3 * chunkSize }), fc.constant(chunkSize))
    const folder = newFolder()
    await holds(
      fc.asyncProperty(length, fc.array(step, { minLength: 1, maxLength: 4 }), around, async (bytes, steps, limit) => {
        const spool = await spoolOf(source.subarray(0, bytes), steps, limit, folder)
        for (const _ of ['first', 'again']) {
          expect((await collect(spool.read())).equals(source.subarray(0, bytes))).toBe(true)
        }
        await spool.close()
        expect(readdirSync(folder)).toEqual([])
      }),
      25,
    )
  })

  // A missing folder cannot hold a file, so the data must be in memory.
  test.each([
    [0, chunkSize - 1, true],
    [0, chunkSize, false],
    [chunkSize, chunkSize, true],
    [chunkSize, 2 * chunkSize - 1, true],
    [chunkSize, 2 * chunkSize, false],
    [4 * chunkSize, 5 * chunkSize - 1, true],
    [4 * chunkSize, 5 * chunkSize, false],
  ])('with %i bytes of memory, %i of them need no file: %o', async (limit, bytes, inMemory) => {
    const nowhere = join(newFolder(), 'missing')
    const spooling = spoolOf(source.subarray(0, bytes), [100_000], limit, nowhere)
    if (!inMemory) await expect(spooling).rejects.toThrow(said('temporary-folder-unwritable', nowhere, 'ENOENT'))
    else expect((await collect((await spooling).read())).length).toBe(bytes)
    expect(existsSync(nowhere)).toBe(false)
  })

  test('after closing, even twice, no file remains and nothing is read', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'not-ours'))
    const spool = await spoolOf(source, [chunkSize], 0, folder)
    await spool.close()
    await spool.close()
    expect(readdirSync(folder)).toEqual(['not-ours'])
    await expect(collect(spool.read())).rejects.toThrow('disposed')
  })
})
