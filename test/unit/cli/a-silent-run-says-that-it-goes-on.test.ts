import { expect, onTestFinished, test, vi } from 'vitest'
import { Screen } from '../../../src/cli/screen.ts'

test('without a terminal, a run that prints nothing says every two minutes that it goes on', () => {
  vi.useFakeTimers()
  const written: string[] = []
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  vi.stubEnv('CI', 'true')
  onTestFinished(() => {
    write.mockRestore()
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })
  const screen = new Screen()
  screen.showStatus('building')
  vi.advanceTimersByTime(119_000)
  expect(written).toEqual([])
  vi.advanceTimersByTime(2_000)
  expect(written.join('')).toMatch(/^Still going: .*· building\n$/)
  vi.advanceTimersByTime(120_000)
  expect(written).toHaveLength(2)
  screen.endStatus()
  vi.advanceTimersByTime(300_000)
  expect(written).toHaveLength(2)
})
