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

function outcome(fields: Record<string, unknown>, files: Record<string, string> = { x: '' }, on = local) {
  return on.upload(files, fields)
}

const idle = 'node -e "setInterval(() => {}, 1000)"'
const script = (scripts: Record<string, string>) => ({ 'package.json': JSON.stringify({ scripts }) })

test.each([
  [
    'an install command that fails',
    { installCommand: 'node -e "process.exit(3)"', startCommand: idle },
    {},
    'failed (exit code 3)',
  ],
  [
    'a build command that fails',
    { buildCommand: 'node -e "process.exit(4)"', startCommand: idle },
    {},
    'failed (exit code 4)',
  ],
  ['a command that does not exist', { buildCommand: 'no-such-command', startCommand: idle }, {}, 'failed (exit code'],
  ['a start command that ends at once', { startCommand: 'node -e 0' }, {}, 'ended at once (exit code 0)'],
  ['a worker that ends at once', { runtimeMode: 'worker', startCommand: 'node -e 0' }, {}, 'ended at once'],
  ['no start command', { runtimeMode: 'web' }, {}, 'has no start command'],
  ['no folder to serve', { runtimeMode: 'static' }, {}, 'There is nothing to serve'],
  ['an output folder outside', { runtimeMode: 'static', startCommand: '..' }, {}, 'is not a folder of the source'],
  ['a root folder that is missing', { rootDir: 'nope' }, {}, '"nope" (rootDir) is not a folder'],
  ['a package.json that is not JSON', {}, { 'package.json': '{' }, 'package.json could not be read'],
  [
    'an npm script that fails',
    { startCommand: idle },
    script({ build: 'node -e "process.exit(1)"' }),
    '"npm run build" failed',
  ],
])('%s', async (_, fields, files, reason) => {
  const { record, log } = await outcome(fields, { x: '', ...files })
  expect(record).toMatchObject({ status: 'failed', rollbackable: false, reason: expect.stringContaining(reason) })
  expect(log.at(-1)).toBe(`Deployment failed: ${record.reason}`)
})

test.each([
  ['a port that never answers', { startCommand: idle }, 'within 0.3 s'],
  ['a command that takes too long', { buildCommand: idle, startCommand: idle }, 'took longer than 300 ms.'],
])('%s', async (_, fields, reason) => {
  const { record } = await outcome(fields, { x: '' }, impatient)
  expect(record).toMatchObject({ status: 'failed', reason: expect.stringContaining(reason) })
})

test('a service that nothing starts fails before it is installed and built', async () => {
  const commands = { installCommand: 'node -e "console.log(1)"', buildCommand: 'node -e "console.log(2)"' }
  for (const runtimeMode of ['web', 'worker']) {
    const { record, log } = await outcome({ ...commands, runtimeMode }, { x: '' })
    expect(record).toMatchObject({ status: 'failed', reason: expect.stringContaining('has no start command') })
    expect(log.filter((line) => /^(?:Installing|Building)/.test(line))).toEqual([])
  }
  // A build makes what a static site is served from.
  const site = `require('node:fs').mkdirSync('dist'); require('node:fs').writeFileSync('dist/index.html', '')`
  const made = await outcome({ runtimeMode: 'static', buildCommand: `node -e "${site}"` }, { x: '' })
  expect(made.record.status).toBe('live')
})

test('a Procfile with a worker alone is named in the log of a web service, and if nothing listens', async () => {
  const files = { Procfile: 'worker: node jobs.js\n', ...script({ start: idle }) }
  const { record, log } = await outcome({ runtimeMode: 'web' }, files, impatient)
  const said = 'The Procfile has no line "web:", only "worker:". The service is run as a web service with "npm start"'
  expect(log.filter((line) => line.startsWith(said))).toHaveLength(1)
  expect(record.reason).toContain('nothing listened on port')
  expect(record.reason).toContain(said)
  const alone = await outcome({ runtimeMode: 'web' }, { Procfile: 'worker: node jobs.js\n' })
  expect(alone.record.reason).toContain('Nothing says how to start the service as a web service. If it is to run')
})

test('a version that this machine lacks is named if a command fails, and the program that is missing', async () => {
  const files = { '.python-version': '3.99' }
  const failed = await outcome({ buildCommand: 'node -e "process.exit(4)"', startCommand: idle }, files)
  expect(failed.record.reason).toMatch(
    /exit code 4\)\. The source asks for Python 3\.99 \(\.python-version\), and this machine has \S+\.$/,
  )
  if (process.platform === 'win32') return
  const { record } = await outcome({ buildCommand: 'no-such-command', startCommand: idle }, files)
  expect(record.reason).toContain('"no-such-command" is neither on the PATH of this machine')
})

test('variables of an example that the service lacks are named if it does not start', async () => {
  const { log } = await outcome({ startCommand: 'node -e 0' }, { '.env.example': 'DATABASE_HOST=localhost\n' })
  expect(log.join('\n')).toContain('names variables that the service does not have: DATABASE_HOST.')
})

test('a script that serves a site while it is written is named, with how to serve what is built', async () => {
  const { log } = await outcome({}, script({ build: 'node -e 0', start: 'node -e 0 react-scripts start' }))
  expect(log.join('\n')).toContain('"npm start" is "react-scripts start", which serves a site while it is written.')
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

test('a build that never stops printing', async () => {
  const { record } = await outcome({
    buildCommand: `node -e "setInterval(() => console.log('x'.repeat(1000)), 1)"`,
    startCommand: idle,
  })
  expect(record).toMatchObject({ status: 'failed', reason: expect.stringContaining('printed more than 200000 bytes') })
})

test('an archive that leads outside', async () => {
  const { record } = await outcome({ archiveBase64: tarGz([{ path: '../evil', content: 'x' }]).toString('base64') })
  expect(record).toMatchObject({ status: 'failed', reason: 'The archive is refused: "../evil" leads outside.' })
})

test('an archive that unpacks to far more than its size', async () => {
  const bomb = tarGz([{ path: 'zeros', content: Buffer.alloc(80 * 2 ** 20) }])
  const { record } = await outcome({ archiveBase64: bomb.toString('base64') })
  expect(record.reason).toBe('The archive is refused: it unpacks to more than 200 times its size.')
  await vi.waitUntil(() => openFiles().every((file) => !file.includes('zeros')), { timeout: 10_000 })
})
