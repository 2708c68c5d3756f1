import fc from 'fast-check'
import type { BuildLine, StreamFaults } from './build.ts'

const every = fc.constantFrom(0, 0, 2, 3, 7)

/** Streams with any faults. */
export const anyStream: fc.Arbitrary<StreamFaults> = fc.record({
  shape: fc.constantFrom('json-seq', 'json-seq', 'event-id', 'event-id', 'bare-text', 'shifted-seq', 'shifted-id'),
  cutAfter: fc.constantFrom(Number.POSITIVE_INFINITY, 1, 2, 5, 20),
  cutFirst: fc.constantFrom(Number.POSITIVE_INFINITY, 1, 2),
  cutCleanly: fc.boolean(),
  dropEvery: every,
  doubleEvery: every,
  swapEvery: every,
  garbleEvery: every,
  replays: fc.boolean(),
  missing: fc.constantFrom(false, false, false, true),
  mute: fc.constantFrom(false, false, false, true),
  heartbeats: fc.boolean(),
  ends: fc.boolean(),
})

/** Lines with pauses between them; sometimes all equal. */
export const anyLines: fc.Arbitrary<readonly BuildLine[]> = fc
  .tuple(fc.array(fc.constantFrom(0, 0, 1, 10, 300, 2_000, 9_000), { maxLength: 40 }), fc.boolean())
  .map(([gaps, repeated]) => {
    let atMs = 100
    return gaps.map((gap, index) => {
      atMs += gap
      return { seq: index + 1, text: repeated ? 'again' : `line ${index + 1}`, atMs }
    })
  })
