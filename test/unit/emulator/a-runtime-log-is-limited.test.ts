import { expect, test } from 'vitest'
import { openState } from '../../../src/emulator/state/platform-state.ts'

test('the newest lines are kept, also of a service that prints less', () => {
  using state = openState(':memory:', () => new Date(0))
  state.runtimeLogs.append('quiet', 'stdout', ['the only one'])
  for (let round = 0; round < 25; round += 1) {
    const lines = Array.from({ length: 1_000 }, (_, n) => `line ${round * 1_000 + n}`)
    state.runtimeLogs.append('loud', 'stdout', lines)
  }
  const loud = state.runtimeLogs.newest('loud', {}, 100_000).map(({ line }) => line)
  expect(loud).toHaveLength(20_000)
  expect([loud[0], loud.at(-1)]).toEqual(['line 5000', 'line 24999'])
  expect(state.runtimeLogs.newest('quiet', {}, 10).map(({ line }) => line)).toEqual(['the only one'])
})
