import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openState } from '../../../emulator/src/state/platform-state.ts'

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

test('lines are numbered within their service, also those of an earlier version of the data file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'taxiway-lines-'))
  try {
    const file = join(folder, 'state.db')
    const numbers = (state: ReturnType<typeof openState>, id: string) =>
      state.runtimeLogs.newest(id, {}, 10).map(({ number }) => number)
    {
      using state = openState(file, () => new Date(0))
      state.runtimeLogs.append('one', 'stdout', ['a', 'b'])
      state.runtimeLogs.append('two', 'stdout', ['c'])
      state.runtimeLogs.append('one', 'stdout', ['d'])
      expect([numbers(state, 'one'), numbers(state, 'two')]).toEqual([[1, 2, 3], [1]])
    }
    const old = new DatabaseSync(file)
    old.exec('ALTER TABLE runtimeLines DROP COLUMN number')
    old.close()
    using state = openState(file, () => new Date(0))
    state.runtimeLogs.append('two', 'stdout', ['e'])
    expect([numbers(state, 'one'), numbers(state, 'two')]).toEqual([
      [1, 2, 3],
      [1, 2],
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
