import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openState } from '../../../emulator/src/state/platform-state.ts'

const folder = mkdtempSync(join(tmpdir(), 'taxiway-data-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const now = (): Date => new Date(0)
const project = { id: 'prj', name: 'kept', slug: 'kept', description: '' }

// Windows deletes no file that is open.
test.runIf(process.platform !== 'win32')('a deleted data file is said once, and written again at the end', () => {
  const file = join(folder, 'deleted.db')
  const warnings: string[] = []
  {
    using state = openState(file, now, undefined, (text) => warnings.push(text))
    state.projects.insert(project)
    vi.advanceTimersByTime(10_000)
    expect(warnings).toEqual([])
    rmSync(file)
    vi.advanceTimersByTime(10_000)
    expect(warnings).toEqual([expect.stringContaining('was deleted while the platform uses it')])
    state.projects.insert({ ...project, id: 'later', slug: 'later' })
  }
  expect(warnings).toEqual([expect.anything(), expect.stringContaining('was written again')])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  using again = openState(file, now)
  expect(again.projects.all().map(({ id }) => id)).toEqual(['prj', 'later'])
})

test.runIf(process.platform !== 'win32')('one that was replaced is not written over', () => {
  const file = join(folder, 'replaced.db')
  const warnings: string[] = []
  {
    using _ = openState(file, now, undefined, (text) => warnings.push(text))
    rmSync(file)
    writeFileSync(file, 'of somebody else')
  }
  expect(warnings).toEqual([expect.stringContaining('was replaced by another one')])
  expect(statSync(file).size).toBe('of somebody else'.length)
})

test('a data file that is there is left alone', () => {
  const file = join(folder, 'kept.db')
  const warnings: string[] = []
  openState(file, now, undefined, (text) => warnings.push(text))[Symbol.dispose]()
  expect([warnings, existsSync(file)]).toEqual([[], true])
})
