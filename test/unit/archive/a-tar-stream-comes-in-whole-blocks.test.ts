import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SizeReport } from '../../../src/archive/size-report.ts'
import { tarBlocks } from '../../../src/archive/tar/blocks.ts'
import { headerEncoder } from '../../../src/archive/tar/header.ts'
import { type Entry, walk } from '../../../src/archive/walk/walk.ts'
import { holds } from '../../support/property.ts'
import { contentsOf, folderOf, newFolder, noise, onWindows, untar } from './folder.ts'

const mebibyte = 1024 * 1024

async function blocksOf(root: string, held: number, entries: Iterable<Entry> = walk(root, () => {})) {
  const encode = headerEncoder()
  const report = new SizeReport()
  const warn = (text: string): never => {
    throw new Error(text)
  }
  return { blocks: tarBlocks(entries, { root, encode, held, report, warn }), report }
}

describe('a tar stream comes in whole blocks', () => {
  test('of 1 MiB each, except the last, which ends with two empty records', async () => {
    const { blocks, report } = await blocksOf(folderOf({ a: noise(2_500_000), b: 'b' }), 1)
    const copies = Array.from(blocks, (block) => Buffer.from(block))
    expect(copies.map(({ length }) => length)).toEqual([mebibyte, mebibyte, 405_504])
    expect(Buffer.concat(copies).subarray(-1024).equals(Buffer.alloc(1024))).toBe(true)
    expect(report.total()).toMatchObject({ files: 2, bytes: 2_500_001 })
  })

  test('the bytes read of a file count before the file is complete', async () => {
    const { blocks, report } = await blocksOf(folderOf({ a: noise(2_500_000) }), 1)
    const counted = Array.from(blocks, () => [report.files, report.bytes])
    expect(counted).toEqual([
      [0, mebibyte - 512],
      [0, 2 * mebibyte - 512],
      [1, 2_500_000],
    ])
  })

  test('an empty list gives an empty archive', async () => {
    const { blocks } = await blocksOf(newFolder(), 1)
    expect(Array.from(blocks, ({ length }) => length)).toEqual([1024])
  })

  test.each([0, 1, 2, 5])('a block stays unchanged until %i more were requested', async (held) => {
    const { blocks } = await blocksOf(folderOf({ a: noise(12 * mebibyte) }), held)
    const seen: { block: Buffer; copy: Buffer }[] = []
    for (const block of blocks) {
      seen.push({ block, copy: Buffer.from(block) })
      for (const { block: earlier, copy } of seen.slice(-held - 1)) expect(earlier.equals(copy)).toBe(true)
    }
    expect(seen.length).toBeGreaterThan(2 * held)
    // No more memory than that, because the blocks are reused.
    expect(new Set(seen.map(({ block }) => block.buffer)).size).toBe(Math.min(held + 1, seen.length))
  })

  test.skipIf(onWindows)('with every byte in its place, wherever files begin and end', async () => {
    const near = fc.tuple(
      fc.constantFrom(0, 512, mebibyte - 1024, mebibyte - 512, mebibyte, 2 * mebibyte),
      fc.integer({ min: -2, max: 2 }),
    )
    const size = fc.oneof(
      fc.nat(3_000),
      near.map(([base, more]) => Math.max(0, base + more)),
    )
    const source = noise(2 * mebibyte + 2)
    await holds(
      fc.asyncProperty(fc.array(size, { minLength: 1, maxLength: 6 }), fc.nat(3), async (sizes, held) => {
        const root = newFolder()
        for (const [index, length] of sizes.entries()) writeFileSync(join(root, `${index}`), source.subarray(0, length))
        const { blocks } = await blocksOf(root, held)
        const whole = Buffer.concat(Array.from(blocks, (block) => Buffer.from(block)))
        const contents = Object.entries(contentsOf(root)).map(([path, file]) => [path, Object(file).text])
        expect(untar(whole)).toEqual(Object.fromEntries(contents))
      }),
      25,
    )
  })
})
