import { request } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { useStage } from './local-platform.ts'
import { send as sendWhole } from './relay.ts'

const lines: string[] = []
const local = useStage({
  services: ['mine', 'svc_demo'].map((id) => ({ id, name: id })),
  log: (line) => lines.push(line),
})

/** Sends a request exactly as given, with the account key, and returns the answer's status and JSON. */
async function send(requestLine: string, headers: readonly string[]): Promise<{ status: number; body: unknown }> {
  const { status, body } = await sendTo(local.platform.url, requestLine, headers)
  return { status, body: body === '' ? '' : JSON.parse(body) }
}

async function sendTo(url: string, requestLine: string, headers: readonly string[]) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const authorization = `authorization: Bearer ${local.platform.keys.account}`
  socket.write(`${[requestLine, ...headers, authorization, 'connection: close'].join('\r\n')}\r\n\r\n`)
  let text = ''
  for await (const chunk of socket) text += chunk
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), body }
}

const paths = [
  '/mcp',
  '/api/auth/me',
  '/api/deploy-triggers/x',
  '/_taxiway/',
  '/_taxiway/session',
  '/_taxiway/operations/whoami',
  '/nowhere',
]

describe.each(paths)('%s', (path) => {
  test.each([
    ['a name that was rebound to this machine', ['host: evil.example:4010'], '"evil.example:4010"'],
    ['a name that only begins like this machine', ['host: 127.0.0.1.evil.example'], '"127.0.0.1.evil.example"'],
    ['an unknown generated name', ['host: other.localhost'], '"other.localhost"'],
    ['a page of another site', ['host: 127.0.0.1', 'origin: https://evil.example'], '"https://evil.example"'],
    [
      'a page of a service on another port',
      ['host: 127.0.0.1:4010', 'origin: http://127.0.0.1:23456'],
      '"http://127.0.0.1:23456"',
    ],
    [
      'a page of a service by name',
      ['host: 127.0.0.1:4010', 'origin: http://web-1.localhost:4010'],
      '"http://web-1.localhost:4010"',
    ],
    [
      'a page of the platform under another name',
      ['host: 127.0.0.1:4010', 'origin: http://localhost:4010'],
      '"http://localhost:4010"',
    ],
    ['a page on the port of http', ['host: 127.0.0.1:4010', 'origin: http://127.0.0.1'], '"http://127.0.0.1"'],
    ['a page without an origin of its own', ['host: 127.0.0.1', 'origin: null'], '"null"'],
  ])('%s is refused', async (_, headers, named) => {
    for (const method of ['GET', 'POST']) {
      const { status, body } = await send(`${method} ${path} HTTP/1.1`, headers)
      expect([status, body]).toEqual([403, { error: expect.stringContaining(named) }])
    }
  })

  test('without a Host it is refused', async () => {
    const { status, body } = await send(`GET ${path} HTTP/1.0`, [])
    expect([status, body]).toEqual([400, { error: expect.stringContaining('"Host" is missing') }])
  })
})

test.each([
  ['127.0.0.1', undefined],
  ['localhost:4010', 'http://localhost:4010'],
  ['[::1]:1', 'http://[::1]:1'],
  ['LOCALHOST', undefined],
])('the Host %s with the origin %s is accepted, and is the address of a trigger', async (host, origin) => {
  const headers = [`host: ${host}`, ...(origin === undefined ? [] : [`origin: ${origin}`])]
  expect((await send('GET /api/auth/me HTTP/1.1', headers)).status).toBe(200)
  const { body } = await send('POST /api/services/mine/deploy-trigger HTTP/1.1', headers)
  expect(body).toMatchObject({ url: expect.stringMatching(`^http://${host.replaceAll(/[[\].]/g, '\\$&')}/api/`) })
})

test.each([
  ['//', 404, '//'],
  ['//api/auth/me', 404, '//api/auth/me'],
  ['/\\', 404, '//'],
  ['/api//auth/me', 404, '/api//auth/me'],
  ['http://', 400, '(malformed)'],
  ['http://x:999999/', 400, '(malformed)'],
  ['http://127.0.0.1/api/auth/me', 200, '/api/auth/me'],
  ['http://evil.example/api/auth/me', 403, '/api/auth/me'],
])('the target %s is answered with %i, and journaled', async (target, status, path) => {
  const before = local.platform.journal.length
  const answer = await send(`GET ${target} HTTP/1.1`, ['host: 127.0.0.1'])
  expect(answer).toEqual({ status, body: expect.objectContaining(status === 200 ? {} : { error: expect.any(String) }) })
  expect(local.platform.journal.slice(before)).toMatchObject([{ path, status, end: 'whole' }])
  expect(lines.at(-1)).toBe(`${status} GET ${target}`)
  // The log of requests never holds the token of a trigger.
  await send('POST http://127.0.0.1/api/deploy-triggers/s3cret HTTP/1.1', ['host: 127.0.0.1'])
  expect(lines.at(-1)).toBe('404 POST http://127.0.0.1/api/deploy-triggers/***')
})

test.each([
  ['POST', '/api/auth/me', 'GET'],
  ['TRACE', '/api/projects', 'GET, POST'],
  ['OPTIONS', '/api/services/svc_demo/dedicated-ip', 'GET, PUT'],
])('%s %s is 405, as the path has other methods', async (method, target, allow) => {
  const headers = { authorization: `Bearer ${local.platform.keys.account}` }
  const answer = await sendWhole(local.platform.url, { method, target, headers })
  expect([answer.status, answer.headers.allow]).toEqual([405, allow])
  expect(JSON.parse(answer.text)).toEqual({ error: expect.stringContaining('This path takes only') })
})

test.each([
  ['GET', '/api/plans'],
  ['TRACE', '/api/projects'],
  ['GET', '/api/services/%zz/cron'],
  ['OPTIONS', '*'],
])('%s %s without a key is 401 before any other check', async (method, target) => {
  const { status } = await sendWhole(local.platform.url, { method, target })
  expect(status).toBe(401)
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
  const answer = await sendWhole(url, { method: 'POST', target, headers: { authorization, ...headers }, body })
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
