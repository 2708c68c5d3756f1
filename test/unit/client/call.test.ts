import { expect, test } from 'vitest'
import type { OperationName } from '../../../src/contract/operations.ts'
import {
  buildCall,
  buildStreamedCall,
  buildUndocumentedCall,
  uploadLimits,
} from '../../../src/old/client/built-call.ts'
import { InputError } from '../../../src/old/client/errors.ts'

async function sent(name: OperationName, args: unknown): Promise<string> {
  const call = buildCall(name, args)
  const chunks: Uint8Array[] = []
  for await (const chunk of call.body?.chunks() ?? []) chunks.push(Buffer.from(chunk))
  const body = Buffer.concat(chunks)
  expect(body.length).toBe(call.body?.length ?? 0)
  return `${call.method} ${call.path} ${body}`.trim()
}

test.each<[OperationName, unknown, string]>([
  ['deploy_service', { id: 'a/b?c#d', ref: 'feat/ä' }, 'POST /api/services/a%2Fb%3Fc%23d/deploy {"ref":"feat/ä"}'],
  ['delete_env', { id: 's1', key: '%2e%2e' }, 'DELETE /api/services/s1/env/%252e%252e'],
  ['get_logs', { id: 's1', q: 'a b&c', after: 0 }, 'GET /api/services/s1/logs?q=a+b%26c&after=0'],
  [
    'get_logs',
    { id: 's1', limit: 1e21, before: -0 },
    'GET /api/services/s1/logs?limit=1000000000000000000000&before=0',
  ],
])('%s %j', async (name, args, expected) => expect(await sent(name, args)).toBe(expected))

test.each<[OperationName, unknown, string, string]>([
  ['deploy_service', {}, 'id', 'deploy_service needs the argument "id". It takes id, ref.'],
  ['deploy_service', { id: '' }, 'id', 'The argument "id" of deploy_service must not be empty.'],
  ['deploy_service', { id: '..' }, 'id', 'The argument "id" must not be "..": it would change the path.'],
  ['deploy_service', { id: '\ud800' }, 'id', 'The argument "id" is not well-formed Unicode.'],
  ['get_logs', { id: 's1', q: 'a\ud800' }, 'q', 'The argument "q" is not well-formed Unicode.'],
  [
    'deploy_service',
    { id: 's1', reff: 'x' },
    'reff',
    'deploy_service has no argument "reff". Did you mean "ref"? It takes id, ref.',
  ],
])('%s %j is refused', (name, args, input, message) => {
  expect(() => buildCall(name, args)).toThrow(expect.objectContaining({ name: 'InputError', input, message }))
})

test('no message repeats a value', () => {
  const secret = 'hunter2!'
  for (const vars of [secret, [secret], [{ key: 'A', value: [secret] }], [{ key: 'A', value: 'b', extra: secret }]]) {
    expect(() => buildCall('import_env', { id: 's1', vars })).toThrow(InputError)
    expect(() => buildCall('import_env', { id: 's1', vars })).not.toThrow(secret)
  }
})

const body = { length: 2, chunks: async function* () {} }

test('a streamed body is sent with path and query arguments only', () => {
  expect(buildStreamedCall('deploy_upload', { projectSlug: 'p q', env: 'x' }, body)).toMatchObject({
    path: '/api/projects/p%20q/services/upload-b64?env=x',
    body,
    limits: uploadLimits,
  })
  expect(() => buildStreamedCall('deploy_upload', {}, body)).toThrow('The argument "projectSlug" must not be empty.')
  expect(() => buildStreamedCall('deploy_upload', { projectSlug: 'p', name: 'n' }, body)).toThrow(
    'The argument "name" of deploy_upload belongs in the request body.',
  )
  expect(() => buildStreamedCall('deploy_upload', { projectSlug: 'p', environment: 'n' }, body)).toThrow(
    'deploy_upload has no argument "environment"',
  )
})

test('a route that is not documented', () => {
  expect(buildUndocumentedCall('GET', '/api/x?a=1', { query: { b: 2, c: undefined } })).toMatchObject({
    operation: 'GET /api/x',
    path: '/api/x?a=1&b=2',
    effect: 'read',
    body: undefined,
  })
  expect(buildUndocumentedCall('DELETE', '/api/x', {})).toMatchObject({ path: '/api/x', effect: 'create' })
})

test.each(['api/x', '//evil.example/x', '/a/../b', '/a/%2E%2e/b', '/a b', '/a\\b', '/a#b', '/ä', '/a\n', ''])(
  'the path %j is refused',
  (path) => expect(() => buildUndocumentedCall('GET', path, {})).toThrow(InputError),
)
