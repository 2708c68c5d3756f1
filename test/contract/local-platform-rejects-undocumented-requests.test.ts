import { request } from 'node:http'
import { expect, test } from 'vitest'
import { useStage } from './local-platform.ts'
import { send } from './relay.ts'

const local = useStage()

test.each([
  ['GET', '/'],
  ['POST', '/api/services/x/rollback'],
])('%s %s is not documented: 404', async (method, path) => {
  const answer = await local.ask(path, { method })
  expect(answer).toEqual({ status: 404, body: { error: expect.stringContaining(`${method} ${path}`) } })
})

test.each([
  ['POST', '/api/auth/me', 'GET'],
  ['TRACE', '/api/projects', 'GET, POST'],
  ['OPTIONS', '/api/services/svc_demo/dedicated-ip', 'GET, PUT'],
])('%s %s is 405, as the path has other methods', async (method, target, allow) => {
  const headers = { authorization: `Bearer ${local.platform.keys.account}` }
  const answer = await send(local.platform.url, { method, target, headers })
  expect([answer.status, answer.headers.allow]).toEqual([405, allow])
  expect(JSON.parse(answer.text)).toEqual({ error: expect.stringContaining('This path takes only') })
})

test.each([
  ['GET', '/api/plans'],
  ['TRACE', '/api/projects'],
  ['GET', '/api/services/%zz/cron'],
  ['OPTIONS', '*'],
])('%s %s without a key is 401 before any other check', async (method, target) => {
  const { status } = await send(local.platform.url, { method, target })
  expect(status).toBe(401)
})

test('a target may be a whole URL', async () => {
  const { url, keys } = local.platform
  const headers = { authorization: `Bearer ${keys.account}` }
  expect((await send(url, { method: 'GET', target: `${url}/api/auth/me`, headers })).status).toBe(200)
})

test.each([
  ['another type of content', { 'content-type': 'application/x-www-form-urlencoded' }, '{}'],
  ['no type of content', {}, '{}'],
  ['no JSON', { 'content-type': 'application/json' }, '{'],
  ['no object', { 'content-type': 'application/json' }, '[]'],
  ['bytes that are not UTF-8', { 'content-type': 'application/json' }, Buffer.from('{"ref":"\xff"}', 'latin1')],
])('a body with %s is 400', async (_, headers, body) => {
  const { url, keys } = local.platform
  const target = '/api/services/svc_demo/deploy'
  const authorization = `Bearer ${keys.account}`
  const answer = await send(url, { method: 'POST', target, headers: { authorization, ...headers }, body })
  expect([answer.status, JSON.parse(answer.text)]).toEqual([400, { error: expect.stringMatching(/json/i) }])
})

test('a body that is too large is 400 with a message, and is not stored', async () => {
  const { url, keys } = local.platform
  const headers = { authorization: `Bearer ${keys.account}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ ref: 'x'.repeat(2 * 2 ** 20) })
  const response = await fetch(`${url}/api/services/svc_demo/deploy`, { method: 'POST', headers, body })
  expect([response.status, await response.json()]).toEqual([400, { error: 'The body is larger than 1 MiB.' }])
})

test('it listens on the loopback interface only', async () => {
  const { hostname, port } = new URL(local.platform.url)
  expect(hostname).toBe('127.0.0.1')
  const refused = await new Promise<string>((resolve) => {
    const other = request({ host: '::1', port, path: '/' }, () => resolve('answered'))
    other.on('error', () => resolve('refused')).end()
  })
  expect(refused).toBe('refused')
})
