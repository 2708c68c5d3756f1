import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LineSplitter } from '../../../emulator/src/builds/line-splitter.ts'

function split(chunks: readonly Buffer[]): string[] {
  const splitter = new LineSplitter()
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()]
}

test('all chunk boundaries give the same lines', () => {
  const text = fc
    .array(fc.constantFrom('a', 'ü', '\n', '\r\n', '\r', '🛫', ''), { maxLength: 30 })
    .map((t) => t.join(''))
  fc.assert(
    fc.property(text, fc.array(fc.nat(60), { maxLength: 6 }), (whole, cuts) => {
      const bytes = Buffer.from(whole)
      const ends = [...new Set([...cuts.map((cut) => Math.min(cut, bytes.length)), bytes.length])].sort((a, b) => a - b)
      const chunks = ends.map((end, n) => bytes.subarray(ends[n - 1] ?? 0, end))
      expect(split(chunks)).toEqual(split([bytes]))
    }),
  )
})

test('an endless line is cut without loss', () => {
  const endless = Buffer.alloc(200_000, 'x')
  const lines = split([endless.subarray(0, 150_000), endless.subarray(150_000)])
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join('')).toBe(endless.toString())
})
