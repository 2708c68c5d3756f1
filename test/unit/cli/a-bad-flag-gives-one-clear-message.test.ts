import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseEmulatorOptions } from '../../../src/cli/emulator.ts'

test.each([
  [['--prot', '1'], "Unknown option '--prot'"],
  [['--port', 'x'], '--port must be a number from 0 to 65535, not "x".'],
  [['--port', '65536'], '--port must be'],
  [['--port=-1'], '--port must be'],
  [['--port'], "Option '--port <value>' argument missing"],
  [['--data='], '--data is empty'],
  [['--repo='], '`--repo` is neither a folder nor the URL of a Git repository: "".'],
  [['--repo', 'nowhere'], 'neither a folder nor the URL of a Git repository: "nowhere".'],
  [['--repo', 'ssh://me:pw@example.com/app.git'], 'a Git repository: "ssh://example.com/app.git".'],
  [['--repo', 'git@example.com:me/app.git'], 'neither a folder nor the URL'],
  [['--faults='], '--faults is empty'],
  [['--seed', '-1'], "Option '--seed' argument is ambiguous"],
  [['--seed', '1.5'], '--seed must be a whole number below 2^32, not "1.5".'],
  [['now'], "Unexpected argument 'now'"],
])('%j', (args, sentence) => {
  expect(() => parseEmulatorOptions(args)).toThrow(
    expect.objectContaining({ name: 'UsageError', message: expect.stringContaining(sentence) }),
  )
})

test('folders and files are relative to the working directory', () => {
  expect(parseEmulatorOptions(['--data', 'x.db', '--repo', '.', '--port', '0', '--faults', 'x.json'])).toEqual({
    help: false,
    port: 0,
    data: resolve('x.db'),
    dialect: 'plain',
    repository: resolve('.'),
    faults: resolve('x.json'),
    seed: undefined,
  })
  expect(parseEmulatorOptions(['--repo', 'https://example.com/x.git']).repository).toBe('https://example.com/x.git')
})
