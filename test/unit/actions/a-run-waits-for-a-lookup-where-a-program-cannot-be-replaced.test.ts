import process from 'node:process'
import { expect, test, vi } from 'vitest'
import { exitDespiteLookups } from '../../../src/actions/shared/exit.ts'

test('a system where process.execve throws, as Windows, waits for the look-up', async () => {
  const resources = vi.spyOn(process, 'getActiveResourcesInfo').mockReturnValue(['GetAddrInfoReqWrap'])
  const execve = vi.spyOn(process, 'execve').mockImplementation(() => {
    throw new Error('ERR_FEATURE_UNAVAILABLE_ON_PLATFORM')
  })
  await exitDespiteLookups()
  expect(execve).toHaveBeenCalledOnce()
  resources.mockReturnValue([])
  await exitDespiteLookups()
  expect(execve).toHaveBeenCalledOnce()
})
