import { expect, test } from 'vitest'
import { InputError } from '../../../src/client/errors.ts'
import { buildCall, buildStreamedCall, buildUndocumentedCall, uploadLimits } from '../../../src/client/request.ts'
import type { OperationName } from '../../../src/contract/operations.ts'

async function sent(name: OperationName, args: unknown): Promise<string> {
  const call = buildCall(name, args)
  const chunks: Uint8Array[] = []
  for await (const chunk of call.body?.chunks() ?? []) chunks.push(Buffer.from(chunk))
  const body = Buffer.concat(chunks)
  expect(body.length).toBe(call.body?.length ?? 0)
  return `${call.method} ${call.path} ${body}`.trim()
}

test.each<[OperationName, unknown, string]>([
  ['whoami', {}, 'GET /api/auth/me'],
  ['deploy_service', { id: 's1' }, 'POST /api/services/s1/deploy {}'],
  ['deploy_service', { id: 'a/b?c#d', ref: 'feat/ä' }, 'POST /api/services/a%2Fb%3Fc%23d/deploy {"ref":"feat/ä"}'],
  ['deploy_service', { id: 's1', ref: undefined }, 'POST /api/services/s1/deploy {}'],
  ['create_deploy_trigger', { id: 's1' }, 'POST /api/services/s1/deploy-trigger'],
  ['delete_env', { id: 's1', key: '%2e%2e' }, 'DELETE /api/services/s1/env/%252e%252e'],
  ['get_logs', { id: 's1', q: 'a b&c', after: 0 }, 'GET /api/services/s1/logs?q=a+b%26c&after=0'],
  [
    'get_logs',
    { id: 's1', limit: 1e21, before: -0 },
    'GET /api/services/s1/logs?limit=1000000000000000000000&before=0',
  ],
  ['set_autodeploy', { id: 's1', enabled: false }, 'PATCH /api/services/s1/autodeploy {"enabled":false}'],
  ['expose_port', { id: 's1', port: '80', label: 'web' }, 'POST /api/services/s1/ports {"port":"80","label":"web"}'],
  [
    'deploy_upload',
    { projectSlug: 'p', env: 'prod', name: 'n', archiveBase64: 'AA==' },
    'POST /api/projects/p/services/upload-b64?env=prod {"name":"n","archiveBase64":"AA=="}',
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
  ['deploy_service', { id: 's1', ref: null }, 'ref', 'The argument "ref" of deploy_service must be a string.'],
  ['whoami', { id: 's1' }, 'id', 'whoami takes no arguments, but "id" was given.'],
  ['whoami', [], 'args', 'The arguments of whoami must be one object.'],
  ['whoami', null, 'args', 'The arguments of whoami must be one object.'],
  [
    'get_metrics',
    { id: 's', range: '9h' },
    'range',
    'The argument "range" of get_metrics must be one of 1h, 6h, 24h, 7d, not "9h".',
  ],
  ['get_logs', { id: 's', limit: 1.5 }, 'limit', 'The argument "limit" of get_logs must be a whole number, not 1.5.'],
  [
    'get_logs',
    { id: 's', limit: '5' },
    'limit',
    'The argument "limit" of get_logs must be a whole number, not "5": write it without quotes.',
  ],
  [
    'set_db_tls',
    { id: 's', tls: 'yes' },
    'tls',
    'The argument "tls" of set_db_tls must be true or false, not "yes": write it without quotes.',
  ],
  [
    'scale_service',
    { id: 's', instances: 0 },
    'instances',
    'The argument "instances" of scale_service must be at least 1, not 0.',
  ],
  [
    'scale_service',
    { id: 's', instances: 3, maxInstances: 2 },
    'maxInstances',
    'The argument "maxInstances" of scale_service must be at least "instances" (3), not 2.',
  ],
  ['create_service', { name: 'n' }, 'repoUrl', 'create_service takes exactly one of "repoUrl" and "image".'],
  [
    'rotate_db_credentials',
    { id: 's', password: '👩👩👩👩', accessKey: 'a' },
    'password',
    'The argument "password" of rotate_db_credentials must have at least 8 characters if "accessKey" is given.',
  ],
  [
    'import_env',
    { id: 's', vars: [{ key: 'A', value: 1 }] },
    'vars.0.value',
    'The argument "vars.0.value" of import_env must be a string: put it in quotes.',
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
