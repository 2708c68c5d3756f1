import { expect, expectTypeOf, test } from 'vitest'
import type { HttpRequest, Transport } from '../../../src/old/client/http/transport.ts'
import { Platform } from '../../../src/old/client/platform.ts'

/** A transport that answers 200 with one JSON value and records the requests. */
function answering(value: unknown): Transport & { readonly requests: HttpRequest[] } {
  const requests: HttpRequest[] = []
  const body = async function* () {
    yield Buffer.from(JSON.stringify(value))
  }
  return {
    requests,
    send: async (request) => {
      requests.push(request)
      return { status: 200, header: () => undefined, body: body(), discard: () => {} }
    },
    [Symbol.asyncDispose]: async () => {},
  }
}

const options = { baseUrl: 'https://platform.example/p', apiKey: 'tk_1' }

test('a call is typed from the table', async () => {
  await using platform = new Platform({ ...options, transport: answering({ deploymentId: 'd1', ref: null }) })
  const result = await platform.call('deploy_service', { id: 's1', ref: 'main' })
  expect(result).toEqual({ deploymentId: 'd1', ref: null })
  expectTypeOf(result.deploymentId).toEqualTypeOf<string>()
  expectTypeOf(platform.call<'get_metrics'>)
    .parameter(1)
    .toHaveProperty('range')
  // @ts-expect-error An operation that the contract does not have.
  await expect(platform.call('deploy_everything', {})).rejects.toThrow(
    'The contract has no operation "deploy_everything"',
  )
  // @ts-expect-error An argument that the operation does not have.
  await expect(platform.call('deploy_service', { id: 's1', branch: 'main' })).rejects.toThrow('no argument "branch"')
  // @ts-expect-error An argument that is missing.
  await expect(platform.call('set_autodeploy', { id: 's1' })).rejects.toThrow('needs the argument "enabled"')
})

test('the fields of a result are the documented ones, and all others are there as unknown', async () => {
  await using platform = new Platform({ ...options, transport: answering({ maxReplicas: 3, zone: 'north' }) })
  const scaling = await platform.call('get_scaling', { id: 's1' })
  // @ts-expect-error A misspelt field.
  expect(scaling.maxReplica).toBeUndefined()
  const all: Record<string, unknown> = scaling
  expect(all['zone']).toBe('north')
})

test('a bad argument is refused before anything is sent', async () => {
  const transport = answering({})
  await using platform = new Platform({ ...options, transport })
  await expect(platform.call('deploy_service', { id: '.' })).rejects.toMatchObject({ kind: 'input', input: 'id' })
  await expect(platform.call('stream_deployment_logs', { id: 'd1' })).rejects.toMatchObject({ kind: 'input' })
  await expect(platform.request('GET', '//evil.example')).rejects.toMatchObject({ kind: 'input' })
  await expect(platform.storedLog('..').next()).rejects.toMatchObject({ kind: 'input' })
  await expect(platform.streamLog('').next()).rejects.toMatchObject({ kind: 'input' })
  await expect(platform.history('.').next()).rejects.toMatchObject({ kind: 'input' })
  expect(transport.requests).toEqual([])
})

test('a route that is not documented is reached below the base URL', async () => {
  const transport = answering({ plans: [] })
  await using platform = new Platform({ ...options, transport })
  expect(await platform.request('GET', '/api/plans', { query: { a: 1 } })).toEqual({ status: 200, body: { plans: [] } })
  expect(transport.requests[0]).toMatchObject({ origin: 'https://platform.example', path: '/p/api/plans?a=1' })
})

test.each([
  ['get_scaling', { id: 's1' }, []],
  ['get_scaling', { id: 's1' }, 'ok'],
  ['list_projects', {}, {}],
] as const)('%s %j is not answered by %j', async (name, args, value) => {
  await using platform = new Platform({ ...options, transport: answering(value) })
  await expect(platform.call(name, args as never)).rejects.toMatchObject({
    kind: 'unreadable',
    message: `${name}: the platform answered 200 with a body of another shape.`,
  })
})

test('the status is returned with the result if requested', async () => {
  await using platform = new Platform({ ...options, transport: answering([]) })
  expect(await platform.answer('list_projects', {})).toEqual({ status: 200, result: [] })
})
