import process from 'node:process'
import { expect, onTestFinished, test, vi } from 'vitest'

const taskkill = vi.fn()

/** The process groups of the platform as on Windows, with a `taskkill` that only ends its leader. */
async function groupsOnWindows() {
  const { platform } = process
  onTestFinished(() => {
    Object.defineProperty(process, 'platform', { value: platform })
    vi.doUnmock('node:child_process')
    vi.resetModules()
  })
  vi.resetModules()
  Object.defineProperty(process, 'platform', { value: 'win32' })
  vi.doMock('node:child_process', async (original) => ({
    ...(await original<typeof import('node:child_process')>()),
    spawnSync: (program: string, args: readonly string[]) => {
      taskkill(program, ...args)
      process.kill(Number(args[1]), 'SIGKILL')
    },
  }))
  const { ProcessGroups } = await import('../../../emulator/src/builds/process-groups.ts')
  Object.defineProperty(process, 'platform', { value: platform })
  return new ProcessGroups()
}

test('on Windows only a running command is killed with its tree: the id of an ended one may be reused', async () => {
  const groups = await groupsOnWindows()
  const options = { cwd: '.', env: {}, onLines: () => undefined }
  const ended = await groups.start({ program: process.execPath, args: ['--version'] }, options)
  expect(await ended.exited).toMatchObject({ code: 0 })
  await ended.end()
  expect(taskkill).not.toHaveBeenCalled()

  const running = await groups.start(
    { program: process.execPath, args: ['-e', 'setInterval(() => {}, 1000)'] },
    options,
  )
  await running.end()
  expect(taskkill.mock.calls).toEqual([['taskkill', '/pid', String(running.leader), '/T', '/F']])
})
