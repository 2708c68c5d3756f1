import { existsSync, readFileSync } from 'node:fs'
import type { TestContext } from 'vitest'
import { expect, type Reply, test } from '../support/calling.ts'
import type { DialectChoice } from '../support/platform/dialect.ts'
import { ScriptedPlatform } from '../support/platform/scripted-platform.ts'
import { canCancel } from '../support/runner/run-action.ts'

const console = 'POST /api/services/s1/db/console'
const query = { operation: 'db_query', args: 'id: s1\nquery: select note from harbor' }

test('an answer is in the output and in the log', async ({ server, run }) => {
  const body = { instances: 2, maxInstances: 4 }
  const site = await server({ 'GET /api/services/s1/scaling': { body } })
  const job = await run(site, { operation: 'get_scaling', args: '{"id":"s1"}' })
  expect([job.exitCode, job.result, job.outputs['http-status']]).toEqual([0, body, '200'])
  expect(job.buildLog.join('\n')).toContain('"maxInstances": 4')
})

test('a statement that fails is red, is sent once, and its output is handed on', async ({ server, run }) => {
  const answer = { output: 'ERROR:  relation "harbor" does not exist\nLINE 1: select' }
  const site = await server({ [console]: { body: answer } })
  const job = await run(site, query)
  expect(job.said).toContain('relation "harbor" does not exist')
  expect([job.outputs['http-status'], job.result]).toEqual(['200', answer])
  expect(site.asked).toHaveLength(1)
})

test('rows that mention errors are no failure, and stay out of the log', async ({ server, run }) => {
  const answer = { output: '  note\n------------\n ERROR:  disk full\n(1 row)\n', ms: 3 }
  const site = await server({ [console]: { body: answer } })
  const job = await run(site, query, { secrets: ['disk full'] })
  expect([job.exitCode, job.result]).toEqual([0, answer])
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
  const body = { configured: true, token, url, curl: `curl ${url}` }
  const site = await server({ 'POST /api/services/s1/deploy-trigger': { status: 201, body } })
  const job = await run(site, { operation: 'create_deploy_trigger', args: 'id: s1' }, { secrets: [token, url] })
  expect(job.result).toEqual(body)
  expect([...job.view.masks]).toEqual(expect.arrayContaining([site.key, token, url]))
  expect(job.view.shown.join('\n')).toContain('"token": "***"')
})

test('a connection is masked and not shown at all', async ({ server, run }) => {
  const password = 'corr3ct-h0rse'
  const uri = `postgres://app:${password}@db.internal:5432/harbor`
  const body = { engine: 'postgres', username: 'app_writer', password, uri }
  const site = await server({ 'GET /api/services/s1/connection': { body } })
  const inputs = { operation: 'get_db_connection', args: 'id: s1' }
  const job = await run(site, inputs, { secrets: [password, uri, 'app_writer'] })
  expect(job.result).toEqual(body)
  expect([...job.view.masks]).toEqual([site.key, password])
})

test('a secret that is too short to be masked is a warning, and is not shown', async ({ server, run }) => {
  const body = { engine: 'redis', password: 'quay' }
  const site = await server({ 'GET /api/services/s1/connection': { body } })
  const job = await run(site, { operation: 'get_db_connection', args: 'id: s1' }, { secrets: ['quay'] })
  expect([...job.view.masks]).toEqual([site.key])
  expect(job.warnings).toEqual([expect.stringMatching(/too short to be hidden/)])
})

test('a refusal is said in the words of the platform, with the status, and without the new password', async ({
  server,
  run,
}) => {
  const password = 'hunter2-hunter2'
  const body = { error: `password ${password} was used ::error::before ##[add-mask]x` }
  const site = await server({ 'POST /api/services/s1/db/password': { status: 400, body } })
  const inputs = { operation: 'rotate_db_credentials', args: `id: s1\npassword: ${JSON.stringify(password)}` }
  const job = await run(site, inputs, { secrets: [password] })
  expect(job.said).toContain('password *** was used')
  expect(job.outputs).toEqual({ 'http-status': '400' })
  expect(job.view.obeyed.map(({ name }) => name)).toEqual(['add-mask', 'error'])
})

test('the key is *** in an answer that repeats it, and commands in it are data', async ({ server, run }) => {
  const command = 'echo "::set-output name=x::1"\n##[error]\u2028\u0085\u001b[31m'
  const { key } = await server({})
  const site = await server({ 'GET /api/services/s1/cron': { body: { command, note: key } } })
  const job = await run(site, { operation: 'get_cron', args: 'id: s1' })
  expect(job.result).toEqual({ command, note: '***' })
  expect(job.outputs['result']).not.toMatch(/##\[|[\u0085\u2028\n]/)
  expect(job.view.obeyed.map(({ name }) => name)).toEqual(['add-mask'])
})

test('an answer that is too large for an output is in a file that the output names', async ({ server, run }) => {
  const logs = Array.from({ length: 6_000 }, (_, id) => ({ id, line: `line ${id} ${'x'.repeat(100)}` }))
  const site = await server({ 'GET /api/services/s1/logs': { body: { logs } } })
  const job = await run(site, { operation: 'get_logs', args: 'id: s1' })
  const { file = '' } = JSON.parse(job.outputs['result'] ?? '{}')
  expect(existsSync(file)).toBe(true)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ logs })
  expect(job.lines.length).toBeLessThan(300)
})

type Lost = readonly [string, Readonly<Record<string, string>>, Readonly<Record<string, Reply>>]

test.concurrent.for<Lost>([
  ['lost', { operation: 'deploy_service', args: 'id: s1' }, { 'POST /api/services/s1/deploy': 'lost' }],
  ['a 500', { operation: 'create_service', args: 'name: n\nimage: nginx' }, { 'POST /api/services': { status: 500 } }],
  [
    'HTML',
    { operation: 'rotate_db_credentials', args: 'id: s1\npassword: corr3ct-h0rse' },
    { 'POST /api/services/s1/db/password': { text: '<html>' } },
  ],
  ['lost', query, { [console]: 'lost' }],
])(
  'a write whose answer is %s is sent once, and may have been done: %o',
  async ([, inputs, replies], { server, run, expect }) => {
    const site = await server(replies)
    const job = await run(site, inputs, { timeFactor: 20 })
    expect(job.exitCode).toBe(1)
    expect(job.said).toMatch(/not known whether it was done.*look/)
    expect(job.result).toBeUndefined()
    expect(site.asked).toHaveLength(1)
  },
)

test('a read whose answer is lost is sent again', async ({ server, run }) => {
  const site = await server({ 'GET /api/projects': ['lost', { status: 503 }, { body: [] }] })
  const job = await run(site, { operation: 'list_projects' }, { timeFactor: 10 })
  expect([job.exitCode, job.result]).toEqual([0, []])
})

const early = ['Cloning', '::error::not obeyed', '', 'layer 1']
const late = ['layer 1', 'layer 2', 'done']

/** A deployment whose log is written by the test. */
async function building(dialect: DialectChoice, { onTestFinished }: Pick<TestContext, 'onTestFinished'>) {
  const platform = await new ScriptedPlatform({ dialect, byHand: true }).open()
  onTestFinished(() => platform.close())
  const deployment = platform.state.makeDeployment('main', [{ is: 'building', log: early }])
  const call = { operation: 'stream_deployment_logs', args: JSON.stringify({ id: deployment.id }) }
  return { platform, deployment, call }
}

test.concurrent.for(['json', 'text'] as const)(
  'the lines of a %s stream are printed as they come',
  async (payload, { start, expect, onTestFinished }) => {
    const { platform, deployment, call } = await building({ stream: { payload } }, { onTestFinished })
    const step = start(platform, call)
    await step.line(/layer 1/)
    deployment.write(...late)
    deployment.endLog()
    const job = await step.finished
    expect(job.said).toBe('')
    expect(job.buildLog).toEqual([...early, ...late])
    expect([job.result, job.outputs['http-status']]).toEqual([{ lines: 7 }, '200'])
    expect(platform.violations).toEqual([])
  },
)

test.concurrent.for<[string, DialectChoice, RegExp]>([
  ['that breaks', { stream: { cuts: { 1: 2 } } }, /stream_deployment_logs/],
  ['that is not there', { stream: { mode: 'missing' } }, /stream_deployment_logs.*404/],
])('a stream %s is red', async ([, dialect, text], { start, expect, onTestFinished }) => {
  const { platform, call } = await building(dialect, { onTestFinished })
  const job = await start(platform, call, { timeFactor: 10 }).finished
  expect(job.exitCode).toBe(1)
  expect(job.said).toMatch(text)
})

test.runIf(canCancel)('a cancelled call of a stream ends at once', async ({ start, onTestFinished }) => {
  const { platform, call } = await building({ stream: { payload: 'json' } }, { onTestFinished })
  const step = start(platform, call)
  await step.line(/layer 1/)
  step.signal('SIGINT')
  const job = await step.finished
  expect(job.said).toBe('The run was cancelled.')
})

test.runIf(canCancel)('a write that is cancelled may have been done', async ({ start, onTestFinished }) => {
  const platform = await new ScriptedPlatform({ faults: [{ on: 'deploy', answer: 'mute' }] }).open()
  onTestFinished(() => platform.close())
  const step = start(platform, { operation: 'deploy_service', args: 'id: svc-harbor' })
  await platform.until(() => platform.requests('deploy').length > 0)
  step.signal('SIGTERM')
  expect((await step.finished).said).toMatch(/cancelled.*may have been done/)
})
