import { expect, test } from 'vitest'
import { RecentLines } from '../../../src/build-log/stream-proof.ts'

const most = 1024

test.each([1, 7, 600, 5_000])('of a log in pieces of %i lines the newest thousand are kept', (size) => {
  const recent = new RecentLines()
  let seq = 0
  while (seq < 20_000) recent.add(Array.from({ length: size }, () => ({ seq: ++seq, text: `line ${seq}` })))
  const kept = [...recent.texts.keys()]
  expect(kept.length).toBeGreaterThanOrEqual(most)
  expect(kept.length).toBeLessThan(most + Math.min(size, most))
  expect(kept).toEqual(Array.from({ length: kept.length }, (_, index) => seq - kept.length + index + 1))
})

test('of a long line an excerpt is kept that identifies it', () => {
  const recent = new RecentLines()
  const long = 'x'.repeat(1_000_000)
  recent.add([
    { seq: 1, text: long },
    { seq: 2, text: `${long}x` },
  ])
  const [one = '', two = ''] = recent.texts.values()
  expect(one).not.toBe(two)
  expect(one.length).toBeLessThan(300)
})

test('a repeated number keeps its newest text', () => {
  const recent = new RecentLines()
  recent.add([{ seq: 1, text: 'before' }])
  expect(recent.texts.get(1)).toBe('before')
  recent.add([{ seq: 1, text: 'after' }])
  expect(recent.texts.get(1)).toBe('after')
})
