import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OperationName, operationNames, operationOf } from '../../src/contract/operations.ts'
import { served } from '../../src/emulator/operations/served.ts'
import { type Stage, stage } from './local-platform.ts'

let local: Stage
beforeAll(async () => {
  local = await stage()
})
afterAll(() => local[Symbol.asyncDispose]())

test.each(operationNames.filter((name) => !served[name]))(
  '%s is documented and not served yet: 501',
  async (name: OperationName) => {
    const { method, path } = operationOf(name)
    const answer = await local.ask(path.replace(/\{\w+\}/g, 'x'), { method })
    expect(answer).toEqual({
      status: 501,
      body: { error: expect.stringMatching(`^${name} .*documented.*not serve it yet`) },
    })
  },
)

test.each([
  ['GET', '/'],
  ['POST', '/api/services/x/rollback'],
  ['PUT', '/api/auth/me'],
])('%s %s is not documented: 501', async (method, path) => {
  const answer = await local.ask(path, { method })
  expect(answer).toEqual({ status: 501, body: { error: expect.stringContaining(`${method} ${path}`) } })
})

test.each([
  ['no JSON', '{'],
  ['no object', '[]'],
  ['a field that the contract does not have', '{"refs":"main"}'],
  ['a field of another type', '{"ref":5}'],
])('a body that holds %s is 400', async (_, body) => {
  const { url, keys } = local.platform
  const headers = { authorization: `Bearer ${keys.account}`, 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/services/svc_demo/deploy`, { method: 'POST', headers, body })
  expect(response.status).toBe(400)
})

test('a body that is too large is 400, in words, though nobody reads it to the end', async () => {
  const { url, keys } = local.platform
  const headers = { authorization: `Bearer ${keys.account}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ ref: 'x'.repeat(2 * 2 ** 20) })
  const response = await fetch(`${url}/api/services/svc_demo/deploy`, { method: 'POST', headers, body })
  expect([response.status, await response.json()]).toEqual([400, { error: 'The body is larger than 1 MiB.' }])
})

test('it listens on the loopback interface alone', async () => {
  const { hostname, port } = new URL(local.platform.url)
  expect(hostname).toBe('127.0.0.1')
  const refused = await new Promise<string>((resolve) => {
    const other = request({ host: '::1', port, path: '/' }, () => resolve('answered'))
    other.on('error', () => resolve('refused')).end()
  })
  expect(refused).toBe('refused')
})
