import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { listeningPorts } from '../../emulator/src/builds/processes/listening-ports.ts'
import { killMarked } from '../../emulator/src/builds/processes/marked-processes.ts'
import { tarGz } from '../support/archives.ts'
import { openFiles } from '../support/open-files.ts'
import { useStage } from './local-platform.ts'

// Long enough for a busy machine: these limits must not end a command that ends itself.
const local = useStage({ limits: { startMs: 20_000, commandMs: 20_000, settleMs: 20_000, outputBytes: 200_000 } })
const impatient = useStage({ limits: { startMs: 300, commandMs: 300 } })

function outcome(settings: Record<string, unknown>, files: Record<string, string> = {}, on = local) {
  return on.upload({ x: '', ...files }, settings)
}

const idle = 'node -e "setInterval(() => {}, 1000)"'

test.each([
  ['an install command', { installCommand: 'node -e "process.exit(3)"', startCommand: idle }, 'failed (exit code 3)'],
  ['a start command that ends at once', { startCommand: 'node -e 0' }, 'ended at once (exit code 0)'],
  ['a worker that ends at once', { runtimeMode: 'worker', startCommand: 'node -e 0' }, 'ended at once'],
  ['no folder to serve', { runtimeMode: 'static' }, 'There is nothing to serve'],
  ['an output folder without a page', { runtimeMode: 'static', startCommand: '.' }, 'has no index.html'],
  ['an output folder outside', { runtimeMode: 'static', startCommand: '..' }, 'is not a folder of the source'],
  ['a root folder that is missing', { rootDir: 'nope' }, '"nope" (rootDir) is not a folder'],
  ['an archive that leads outside', { archiveBase64: tarGz([{ path: '../x' }]).toString('base64') }, 'leads outside'],
  [
    'a build that never stops printing',
    { buildCommand: `node -e "setInterval(() => console.log('x'.repeat(1000)), 1)"`, startCommand: idle },
    'printed more than 200000 bytes',
  ],
])('%s', async (_, settings, reason) => {
  const { record, log } = await outcome(settings)
  expect(record).toMatchObject({ status: 'failed', rollbackable: false, reason: expect.stringContaining(reason) })
  expect(log.at(-1)).toBe(`Deployment failed: ${record.reason}`)
})

test('a package.json that is not JSON', async () => {
  expect((await outcome({}, { 'package.json': '{' })).record.reason).toContain('package.json could not be read')
})

test('a port that never answers, and a command that takes too long', async () => {
  const { record, log } = await outcome({ startCommand: idle }, {}, impatient)
  const [, port] = /PORT=(\d+)/.exec(log.join('\n')) ?? []
  expect(record.reason).toContain(`nothing listened on port ${port} within 0.3 s`)
  const slow = await outcome({ buildCommand: idle, startCommand: idle }, {}, impatient)
  expect(slow.record.reason).toContain('took longer than 300 ms.')
})

test('a build may make what a static site is served from', async () => {
  const site = `require('node:fs').mkdirSync('dist'); require('node:fs').writeFileSync('dist/index.html', '')`
  const made = await outcome({ runtimeMode: 'static', buildCommand: `node -e "${site}"` })
  expect(made.record.status).toBe('live')
})

test('a failure names what the source asks for and this machine or the service lacks', async () => {
  const failing = { buildCommand: 'node -e "process.exit(4)"', startCommand: idle }
  const built = await outcome(failing, { '.python-version': '3.99' })
  expect(built.record.reason).toMatch(
    /The source asks for Python 3\.99 \(\.python-version\), and this machine has \S+\.$/,
  )
  const files = { '.env.example': 'DATABASE_HOST=localhost\n', Procfile: 'worker: node jobs.js\n' }
  const { record, log } = await outcome({ startCommand: 'no-such-command', runtimeMode: 'web' }, files)
  expect(log.join('\n')).toContain('The Procfile has no line "web:", only "worker:".')
  expect(log.join('\n')).toContain('names variables that the service does not have: DATABASE_HOST.')
  if (process.platform !== 'win32') expect(record.reason).toContain('"no-such-command" is neither on the PATH')
})

test.skipIf(process.platform !== 'linux')('a program that heeds no PORT is found on its internal port', async () => {
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const address = free.address()
  const internalPort = typeof address === 'object' && address !== null ? address.port : 0
  free.close()
  const server = `require('http').createServer((_, answer) => answer.end('mine')).listen(${internalPort}, '127.0.0.1')`
  const { record } = await outcome({ internalPort, startCommand: `node -e "${server}"` })
  expect(record.status).toBe('live')
})

test.skipIf(process.platform !== 'linux')(
  'the ports are found on which a program and its children listen',
  async () => {
    const server = "require('net').createServer().listen(0, '::1', function () { console.log(this.address().port) })"
    const parent = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { stdio: 'inherit' })`
    const marker = `taxiway-ports-${process.pid}`
    const child = spawn(process.execPath, ['-e', parent], {
      env: { MARKER: marker },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const [port] = await once(child.stdout, 'data')
      expect(listeningPorts(marker)).toEqual([Number(String(port))])
    } finally {
      killMarked(marker)
    }
    expect(listeningPorts(marker)).toEqual([])
  },
)

test('an archive that unpacks to far more than its size', async () => {
  const bomb = tarGz([{ path: 'zeros', content: Buffer.alloc(80 * 2 ** 20) }])
  const { record } = await outcome({ archiveBase64: bomb.toString('base64') })
  expect(record.reason).toBe('The archive is refused: it unpacks to more than 200 times its size.')
  await vi.waitUntil(() => openFiles().every((file) => !file.includes('zeros')), { timeout: 10_000 })
})
