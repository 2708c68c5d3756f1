import { expect, test } from 'vitest'
import { openState } from '../../../emulator/src/state/platform-state.ts'

const minute = 60_000
const day = 24 * 60 * minute

test('each period has the average processor and the most memory, and an empty period is missing', () => {
  using state = openState(':memory:', () => new Date(0))
  const start = Date.UTC(2026, 0, 1)
  for (const [at, cpuPct, memoryBytes] of [
    [start, 10, 100],
    [start + 59_999, 20.5, 50],
    [start + 3 * minute, 5, 7],
  ] as const) {
    state.samples.add('s', { at, cpuPct, memoryBytes })
  }
  state.samples.add('other', { at: start, cpuPct: 99, memoryBytes: 99 })
  const later = { at: start + 3 * minute, cpuPct: 5, memoryBytes: 7 }
  expect(state.samples.since('s', start, minute)).toEqual([{ at: start, cpuPct: 15.3, memoryBytes: 100 }, later])
  expect(state.samples.since('s', start + minute, minute)).toEqual([later])
})

test('samples older than the longest range are removed', () => {
  using state = openState(':memory:', () => new Date(0))
  const now = Date.UTC(2026, 0, 10)
  for (const at of [now - 7 * day - 1, now - 7 * day, now]) {
    state.samples.add('s', { at, cpuPct: 0, memoryBytes: 0 })
  }
  expect(state.samples.since('s', 0, 1).map(({ at }) => at)).toEqual([now - 7 * day, now])
})
