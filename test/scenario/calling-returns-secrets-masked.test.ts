import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '../support/calling.ts'
import { said } from '../support/messages.ts'

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
