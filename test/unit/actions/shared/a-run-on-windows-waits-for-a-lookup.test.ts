import process from 'node:process'
import { expect, onTestFinished, test, vi } from 'vitest'
import { exitDespiteLookups } from '../../../../src/actions/shared/exit.ts'

test.each([
  ['win32', 0],
  ['linux', 1],
] as const)('a run on %s that a look-up keeps is replaced %i times', async (system, times) => {
  const { platform } = process
  onTestFinished(() => {
    vi.restoreAllMocks()
    Object.defineProperty(process, 'platform', { value: platform })
  })
  Object.defineProperty(process, 'platform', { value: system })
  vi.spyOn(process, 'getActiveResourcesInfo').mockReturnValue(['GetAddrInfoReqWrap'])
  const execve = vi.spyOn(process, 'execve').mockImplementation(() => undefined as never)
  await exitDespiteLookups()
  expect(execve).toHaveBeenCalledTimes(times)
})
