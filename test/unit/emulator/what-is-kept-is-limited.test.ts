import { expect, test } from 'vitest'
import { openState } from '../../../emulator/src/state/platform-state.ts'

const now = (): Date => new Date(0)

test('the newest 20,000 lines of each service are kept, also of one that prints less', () => {
  using state = openState(':memory:', now)
  state.runtimeLogs.append('quiet', 'stdout', ['the only one'])
  const lines = Array.from({ length: 25_000 }, (_, n) => `line ${n}`)
  while (lines.length > 0) state.runtimeLogs.append('loud', 'stdout', lines.splice(0, 1_000))
  const loud = state.runtimeLogs.newest('loud', {}, 100_000).map(({ line }) => line)
  expect([loud.length, loud[0], loud.at(-1)]).toEqual([20_000, 'line 5000', 'line 24999'])
  expect(state.runtimeLogs.newest('quiet', {}, 10).map(({ line }) => line)).toEqual(['the only one'])
})
