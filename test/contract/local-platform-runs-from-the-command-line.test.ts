import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { start } from '../../src/emulator/index.ts'

const main = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url))

function taxiway(...args: string[]): { child: ChildProcess; output: () => string; ended: Promise<number | null> } {
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return { child, output: () => output, ended: new Promise((resolve) => child.once('close', resolve)) }
}

test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  'it prints its address and keys, serves, and stops at %s',
  async (signal) => {
    const { child, output, ended } = taxiway('emulator', '--port', '0', '--dialect', 'upper')
    await new Promise<void>((resolve) => {
      child.stdout?.on('data', () => output().includes('Ctrl+C') && resolve())
    })
    expect(output()).toContain('not a sandbox')
    const [, url] = /at (http:\/\/127\.0\.0\.1:\d+)/.exec(output()) ?? []
    const [, key] = /account key +(\S+)/.exec(output()) ?? []
    const answer = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${key}` } })
    expect(answer.status).toBe(200)
    child.kill(signal)
    expect(await ended).toBe(0)
  },
)

test('it continues when its output is closed', async () => {
  const { child, output, ended } = taxiway('emulator', '--port', '0')
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', () => output().includes('Ctrl+C') && resolve())
  })
  const [, url] = /at (http:\/\/127\.0\.0\.1:\d+)/.exec(output()) ?? []
  child.stdout?.destroy()
  for (let n = 0; n < 3; n += 1) expect((await fetch(`${url}/openapi.json`)).status).toBe(200)
  child.kill()
  await ended
  expect(output()).not.toContain('EPIPE')
})

test('a port that is in use is reported with the option to change', async () => {
  await using other = await start()
  const { port } = new URL(other.url)
  const { output, ended } = taxiway('emulator', '--port', port)
  expect(await ended).toBe(2)
  expect(output()).toMatch(new RegExp(`^taxiway: Port ${port} is in use\\. [^\\n]*--port[^\\n]*\\n$`))
})

test.each([
  [['emulator', '--dialect', 'latin'], 2, 'taxiway: --dialect must be one of plain, upper, running'],
  [['emulator', '--port', 'x'], 2, 'taxiway: --port must be a number'],
  [['fly'], 2, 'taxiway: Unknown command "fly"'],
  [['--help'], 0, 'Usage: taxiway'],
  [['emulator', '--help'], 0, 'plain, upper, running, phases, statusless, patient'],
])('taxiway %j ends with %d', async (args, code, text) => {
  const { output, ended } = taxiway(...args)
  expect(await ended).toBe(code)
  expect(output()).toContain(text)
})
