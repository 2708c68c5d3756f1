import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byteProgress, progressLines } from '../../../src/output/progress.ts'
import { formatCount, formatSize } from '../../../src/text/size.ts'
import { holds } from '../../support/property.ts'

/** A clock that is set by hand. */
function clock(): { ms: number; now(): number } {
  return {
    ms: 1_000,
    now() {
      return this.ms
    },
  }
}

describe('long work reports its progress', () => {
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

  test('work of less than five seconds reports nothing, and does not even build the text', () => {
    const time = clock()
    const fail = (): never => {
      throw new Error('must not be called')
    }
    const progress = byteProgress(fail, { now: () => time.now() })
    for (; time.ms < 6_000; time.ms += 13) progress(time.ms, fail)
  })

  test('however often progress is reported, lines keep the minimum gap, and the rates add up to the bytes', async () => {
    const steps = fc.array(fc.record({ ms: fc.nat(9_000), bytes: fc.nat(10_000_000) }), { maxLength: 60 })
    await holds(
      fc.property(steps, fc.integer({ min: 1, max: 8_000 }), (given, gapMs) => {
        const time = clock()
        const said: number[] = []
        const progress = progressLines(() => said.push(time.ms), { now: () => time.now(), gapMs })
        let due = 0
        for (const { ms } of given) {
          time.ms += ms
          if (time.ms >= (said.at(-1) ?? 1_000) + gapMs) due += 1
          progress(() => '')
        }
        expect(said).toHaveLength(due)
        for (const [index, ms] of said.entries()) expect(ms - (said[index - 1] ?? 1_000)).toBeGreaterThanOrEqual(gapMs)
      }),
      200,
    )
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
})
