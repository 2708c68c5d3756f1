import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { buildProgram, runProgram } from '../../../src/cli/program.ts'

const { signal } = new AbortController()

test.each([
  [['--prot', '1'], "Unknown option '--prot'. Did you mean --port?"],
  [['--port', 'x'], '--port must be a whole number from 0 to 65535, not "x".'],
  [['--port', '65536'], '--port must be'],
  [['--port=-1'], '--port must be'],
  [['--port'], "Option '--port <N>' argument missing."],
  [['--data='], '--data is empty'],
  [['--repo='], '--repo is empty'],
  [['--repo', 'nowhere'], 'neither a folder nor the URL of a Git repository: "nowhere".'],
  [['--repo', 'ssh://me:pw@example.com/app.git'], 'a Git repository: "ssh://example.com/app.git".'],
  [['--repo', 'git@example.com:me/app.git'], 'neither a folder nor the URL'],
  [['--faults='], '--faults is empty'],
  [['--seed', '-1'], '--seed must be a whole number from 0 to 4294967295, not "-1".'],
  [['--seed', '1.5'], '--seed must be a whole number from 0 to 4294967295, not "1.5".'],
  [['now'], 'got 1: now. See taxiway help emulator.'],
])('%j', async (args, sentence) => {
  await expect(runProgram(['emulator', ...args], signal)).rejects.toThrow(
    expect.objectContaining({ name: 'UsageError', message: expect.stringContaining(sentence) }),
  )
})

test('folders and files are relative to the working directory', async () => {
  const program = await buildProgram(signal, ['emulator'])
  const [emulator] = program.commands
  emulator?.action(() => undefined)
  const given = ['--data', 'x.db', '--repo', '.', '--port', '0', '--faults', 'x.json']
  await program.parseAsync(['emulator', ...given], { from: 'user' })
  expect(emulator?.opts()).toEqual({
    ...{ port: 0, dialect: 'plain' },
    ...{ data: resolve('x.db'), repo: resolve('.'), faults: resolve('x.json') },
  })
})
