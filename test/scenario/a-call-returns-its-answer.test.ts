import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { TestContext } from 'vitest'
import { expect, test } from '../support/calling.ts'
import { said } from '../support/messages.ts'
import type { DialectChoice } from '../support/platform/dialect.ts'
import { ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { canCancel } from '../support/runner/run-action.ts'

const console = 'POST /api/services/s1/db/console'
const query = { operation: 'db_query', args: 'id: s1\nquery: select note from harbor' }

test('a statement that fails is red, is sent once, and its output is handed on', async ({ server, run }) => {
  const answer = { output: 'ERROR:  relation "harbor" does not exist\nLINE 1: select' }
  const site = await server({ [console]: { body: answer } })
  const job = await run(site, query)
  expect(job.said).toContain('relation "harbor" does not exist')
  expect(job.outputs['http-status']).toBe('200')
  expect(job.result).toEqual(answer)
  expect(site.asked).toHaveLength(1)
})

test('rows that mention errors are no failure, and stay out of the log', async ({ server, run }) => {
  const answer = { output: '  note\n------------\n ERROR:  disk full\n(1 row)\n', ms: 3 }
  const site = await server({ [console]: { body: answer } })
  const job = await run(site, query, { secrets: ['disk full'] })
  expect(job.exitCode).toBe(0)
  expect(job.result).toEqual(answer)
})

test('storage that was billed but not applied is red', async ({ server, run }) => {
  const answer = { storageGb: 20, previousGb: 10, applyError: 'volume is busy' }
  const site = await server({ 'PATCH /api/services/s1/storage': { body: answer } })
  const job = await run(site, { operation: 'set_storage', args: '{"id":"s1","storageGb":20}' })
  expect(job.said).toContain('volume is busy')
  expect(job.result).toEqual(answer)
})

test('the URL of a new trigger is masked, and appears only in the output', async ({ server, run }) => {
  const token = 'trg_"q+/7&harbour'
  const url = `https://hooks.example/t/${encodeURIComponent(token)}`
  const site = await server({
    'POST /api/services/s1/deploy-trigger': {
      status: 201,
      body: { configured: true, token, url, curl: `curl ${url}` },
    },
  })
  const job = await run(site, { operation: 'create_deploy_trigger', args: 'id: s1' }, { secrets: [token, url] })
  expect(job.result).toEqual({ configured: true, token, url, curl: `curl ${url}` })
  expect([...job.view.masks]).toEqual(expect.arrayContaining([token, url]))
  expect(job.view.shown.join('\n')).toContain('"token": "***"')
})

test('a connection is not shown at all, and its undocumented fields are masked too', async ({ server, run }) => {
  const password = 'corr3ct-h0rse'
  const uri = 'postgres://app:corr3ct-h0rse@db.internal:5432/harbor'
  const body = { engine: 'postgres', username: 'app_writer', password, tls: true, uri }
  const site = await server({ 'GET /api/services/s1/connection': { body } })
  const inputs = { operation: 'get_db_connection', args: 'id: s1' }
  const job = await run(site, inputs, { secrets: [password, uri, 'app_writer'] })
  expect(job.result).toEqual(body)
  expect([...job.view.masks]).toEqual([site.key, password, uri])
})

test('a secret that is too short to be masked is not shown either', async ({ server, run }) => {
  const body = { engine: 'redis', password: 'quay' }
  const site = await server({ 'GET /api/services/s1/connection': { body } })
  const job = await run(site, { operation: 'get_db_connection', args: 'id: s1' }, { secrets: ['quay'] })
  expect([...job.view.masks]).toEqual([site.key])
  expect(job.warnings[0]).toMatch(said('secret-not-masked'))
})

test('a refusal that repeats the new password does not show it', async ({ server, run }) => {
  const password = 'hunter2-hunter2'
  const body = { error: `password ${password} was used before` }
  const site = await server({ 'POST /api/services/s1/db/password': { status: 400, body } })
  const inputs = { operation: 'rotate_db_credentials', args: `id: s1\npassword: ${JSON.stringify(password)}` }
  const job = await run(site, inputs, { secrets: [password] })
  expect(job.said).toContain('password *** was used before')
})

test('a wrong argument next to imported values does not show them', async ({ server, run }) => {
  const site = await server({})
  const args = 'id: s1\nvars: [{ key: A, value: s3cr3t-value }]\nref: main'
  const job = await run(site, { operation: 'import_env', args }, { secrets: ['s3cr3t-value'] })
  expect(job.said).toContain('"ref"')
  expect([...job.view.masks]).toContain('s3cr3t-value')
})

test('the key is *** in a result that repeats it, and commands in it are data', async ({ server, run }) => {
  const command = 'echo "::set-output name=x::1"\n##[error]\u2028\u0085\u001b[31m'
  const { key } = await server({})
  const site = await server({ 'GET /api/services/s1/cron': { body: { command, note: key } } })
  const job = await run(site, { operation: 'get_cron', args: 'id: s1' })
  expect(job.result).toEqual({ command, note: '***' })
  expect(job.outputs['result']).not.toMatch(/##\[|[\u0085\u2028\n]/)
  expect(job.view.obeyed.map(({ name }) => name)).toEqual(['add-mask', 'stop-commands'])
})

test('a result that is too large for an output is in a file that the output names', async ({ server, run }) => {
  const logs = Array.from({ length: 6_000 }, (_, id) => ({ id, line: `line ${id} ${'x'.repeat(100)}` }))
  const site = await server({ 'GET /api/services/s1/logs': { body: { logs } } })
  const job = await run(site, { operation: 'get_logs', args: 'id: s1' })
  expect(job.outputs['result']?.length).toBeLessThan(500)
  const { file } = job.result as { file: string }
  expect(existsSync(file)).toBe(true)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ logs })
  expect(job.notices[0]).toMatch(said('result-in-file'))
  expect(job.lines.length).toBeLessThan(300)
})

// Other wrong arguments are tested without a process, in test/unit/actions.
test.concurrent.for([
  ['base-url', { 'base-url': 'http://platform.example', operation: 'whoami' }],
  ['api-key', { 'api-key': '', operation: 'whoami' }],
  ['operation', { operation: 'get_scalling', args: 'id: s1' }],
  ['port', { operation: 'expose_port', args: 'id: s1\nlabel: web\nport: 8080' }],
  ['args', { operation: 'get_scaling', args: 'id: "s1' }],
] as const)('a bad %s: %o', async ([named, inputs], { server, run, expect }) => {
  const site = await server({})
  const job = await run(site, inputs)
  expect(site.received).toEqual([])
  expect(job.exitCode).toBe(1)
  expect(job.said).toContain(named)
  expect(job.said).toMatch(/^[^\n]+[.?]$/)
  expect(job.outputs).toEqual({})
})

test('a key that cannot do it is refused before the write, and named', async ({ server, run }) => {
  const keyScope = { kind: 'service', serviceId: 's1', permissions: { settings: 'read' } }
  const site = await server({ 'GET /api/auth/me': { body: { id: 'u1', keyScope } } })
  const job = await run(site, { operation: 'scale_service', args: 'id: s1\ninstances: 2' })
  expect(site.asked).toEqual([])
  expect(job.said).toContain('settings:write')
})

test('what the platform refuses is said in its own words, with the status', async ({ server, run }) => {
  const body = { error: 'the label ::error::web is taken ##[add-mask]x' }
  const site = await server({ 'POST /api/services/s1/ports': { status: 409, body } })
  const job = await run(site, { operation: 'expose_port', args: 'id: s1\nlabel: web\nport: "80"' })
  expect(job.said).toContain('is taken')
  expect(job.outputs).toEqual({ 'http-status': '409' })
  expect(job.view.obeyed.map(({ name }) => name)).toEqual(['add-mask', 'error'])
})

// The bundle holds its own selection of undici's modules, so only a run of the built action shows that it tunnels.
test('an https platform is reached by CONNECT, and the proxy never sees the key', async ({ run }) => {
  const asked: string[] = []
  const proxy = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', (bytes) => {
      asked.push(bytes.toString())
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  const env = { HTTPS_PROXY: `http://127.0.0.1:${address.port}`, NO_PROXY: '' }
  const site = { url: 'https://platform.example', key: 'twk_behind-a-proxy' }
  const called = await run(site, { operation: 'whoami' }, { env, timeFactor: 50 })
  proxy.close()
  expect(asked[0]).toMatch(/^CONNECT platform\.example:443 HTTP\/1\.1\r\n/)
  expect(asked.join('')).not.toContain(site.key)
  expect(called.said).toContain('403')
})

const early = ['Cloning', '::error::not obeyed', '', 'layer 1']
const late = ['layer 1', 'layer 2', 'done']

/** A deployment whose log is written by the test. */
async function building(dialect: DialectChoice, { onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const platform = await new ScriptedPlatform({ dialect, byHand: true }).open()
  onTestFinished(() => platform.close())
  const deployment = platform.state.makeDeployment('main', [{ is: 'building', log: early }])
  return {
    platform,
    deployment,
    call: { operation: 'stream_deployment_logs', args: JSON.stringify({ id: deployment.id }) },
  }
}

test.concurrent.for<[string, DialectChoice]>([
  ['that proves its numbers', { stream: { payload: 'json', ids: 'none' } }],
  ['of bare text, replayed on each connection', { stream: { payload: 'text', ids: 'none', start: 'beginning' } }],
  ['that breaks', { stream: { payload: 'json', cuts: { 1: 5 }, start: 'last-event-id' } }],
])('a stream %s', async ([, dialect], { start, expect, onTestFinished }) => {
  const { platform, deployment, call } = await building(dialect, { onTestFinished })
  // The last reads may take five seconds, which on a busy machine must not be half a second.
  const step = start(platform, call, { timeFactor: 3 })
  await platform.until(({ journal }) => journal.some(({ route }) => route === 'stream'))
  deployment.write(...late)
  deployment.endLog()
  const job = await step.finished
  expect(job.said).toBe('')
  expect(job.buildLog).toEqual([...early, ...late])
  expect(job.result).toEqual({ lines: 7, lastSeq: 7 })
  expect(job.outputs['http-status']).toBe('200')
  expect(platform.violations).toEqual([])
})

test('a missing deployment is reported at once', async ({ start, onTestFinished }) => {
  const { platform } = await building({}, { onTestFinished })
  const job = await start(platform, { operation: 'stream_deployment_logs', args: '{"id":"dep-none"}' }).finished
  expect(job.said).toContain('404')
  expect(job.outputs['http-status']).toBe('404')
})

test('a platform without the stream shows the stored log, and the run fails', async ({ start, onTestFinished }) => {
  const { platform, call } = await building({ stream: { mode: 'missing' } }, { onTestFinished })
  const job = await start(platform, call, { timeFactor: 10 }).finished
  expect(job.said).toContain('stream_deployment_logs: the platform answered 404')
  expect(job.buildLog).toEqual(early)
  expect(job.result).toEqual({ lines: 4, lastSeq: 4 })
})

test.runIf(canCancel)('a cancelled job ends at once, and reports how far it got', async ({ start, onTestFinished }) => {
  const { platform, call } = await building({ stream: { payload: 'json' } }, { onTestFinished })
  const step = start(platform, call)
  await step.line(/layer 1/)
  await platform.until(({ journal }) => journal.some(({ route }) => route === 'stream'))
  step.signal('SIGINT')
  const job = await step.finished
  expect(job.said).toContain('cancelled')
  expect(job.result).toEqual({ lines: 4, lastSeq: 4 })
})
