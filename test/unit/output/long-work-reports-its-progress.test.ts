import { expect, test } from 'vitest'
import { byteProgress } from '../../../src/old/output/progress.ts'
import { formatCount } from '../../../src/old/text/formats/count.ts'
import { formatSize } from '../../../src/old/text/formats/size.ts'

/** A clock that is set by hand. */
function clock(): { ms: number; now(): number } {
  return {
    ms: 1_000,
    now() {
      return this.ms
    },
  }
}

test('the first line appears after five seconds, then at most one every five seconds, with the rate between them', () => {
  const lines: string[] = []
  const time = clock()
  const progress = byteProgress((text) => lines.push(text), { now: () => time.now() })
  const at = (ms: number, bytes: number): void => {
    time.ms = 1_000 + ms
    progress(bytes, () => `at ${ms}`)
  }
  at(0, 0)
  at(4_999, 90_000_000)
  at(5_000, 100_000_000)
  at(5_001, 110_000_000)
  at(9_999, 120_000_000)
  at(10_000, 120_000_000)
  at(30_000, 121_000_000)
  at(34_000, 180_000_000)
  expect(lines).toEqual(['at 5000 (20.0 MB/s)', 'at 10000 (4.0 MB/s)', 'at 30000 (50.0 kB/s)'])
})

test.each([
  [0, '0 files', '0 B'],
  [1, '1 file', '1 B'],
  [999, '999 files', '999 B'],
  [1_000, '1,000 files', '1.0 kB'],
  [12_345, '12,345 files', '12.3 kB'],
  [999_949, '999,949 files', '1.0 MB'],
  [1_234_567, '1,234,567 files', '1.2 MB'],
  [80_123_456, '80,123,456 files', '80.1 MB'],
  [250_000_000, '250,000,000 files', '250 MB'],
])('%i is formatted for people', (number, files, bytes) => {
  expect([formatCount(number, 'file'), formatSize(number)]).toEqual([files, bytes])
})
