import { describe, expect, test } from 'vitest'
import { readArguments } from '../../../emulator/src/api/validation.ts'
import { findRoute } from '../../../emulator/src/operations/router.ts'
import { operationNames, operationOf } from '../../../src/contract/operations.ts'

describe('a route', () => {
  test.each(operationNames)('%s is found by its method and path', (name) => {
    const { method, path } = operationOf(name)
    const filled = path.replace(/\{(\w+)\}/g, 'x%2F$1')
    const parameters = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, `x/${key}`]))
    expect(findRoute(method, filled)).toEqual({ name, path: parameters })
  })

  test.each([
    ['GET', '/'],
    ['GET', '/api/services'],
    ['POST', '/api/auth/me'],
    ['GET', '/api/auth/me/'],
    ['GET', '/v1/api/auth/me'],
  ])('%s %s is not a route', (method, path) => {
    expect(findRoute(method, path)).toBeUndefined()
  })
})

describe('arguments', () => {
  test('numbers of a query are numbers', () => {
    const parts = { path: { id: 's' }, query: new URLSearchParams('limit=5&before=9'), body: {} }
    expect(readArguments('list_deployments', parts)).toEqual({ id: 's', limit: 5, before: 9 })
  })

  test('query text that looks like a number stays text', () => {
    const parts = { path: { id: 's' }, query: new URLSearchParams('q=5'), body: {} }
    expect(readArguments('get_logs', parts)).toEqual({ id: 's', q: '5' })
  })

  test.each([
    ['create_service', { name: 'n', repoUrl: 'r', image: 'i' }, 'exactly one of "repoUrl" and "image"'],
    ['create_service', { name: 'n' }, 'exactly one of "repoUrl" and "image"'],
    ['create_service', { repoUrl: 'r' }, '"name" is missing'],
    ['create_service', { name: 5, repoUrl: 'r' }, '"name" must be string'],
    ['create_service', { name: 'n', repoUrl: 'r', internalPort: 1.5 }, '"internalPort" must be integer'],
    ['create_service', { name: 'n', repoUrl: 'r', colour: 'red' }, 'create_service has no argument "colour"'],
    ['deploy_upload', { name: 'n', archiveBase64: 'x', env: 'preview' }, '"env" belongs in the query'],
    [
      'deploy_upload',
      { name: 'n', archiveBase64: 'AA==', runtimeMode: 'lambda' },
      '"runtimeMode" must be equal to one of',
    ],
    ['deploy_upload', { name: 'n', archiveBase64: 'app.tar.gz' }, '"archiveBase64" is not base64'],
    ['import_env', { vars: [{ key: 'A' }] }, '"vars.0.value" is missing'],
    ['import_env', { vars: [{ key: 'A', value: '1', secret: 'x' }] }, '"vars.0.secret" is not a known field'],
    ['rotate_db_credentials', { password: '👩👩👩👩', accessKey: 'a' }, '"password" must have at least 8 characters'],
    ['scale_service', { instances: 3, maxInstances: 2 }, '"maxInstances" must not be below "instances"'],
    ['scale_service', { instances: 0 }, '"instances" must be >= 1'],
    ['expose_port', { port: '80', label: 'No Label' }, '"label" must match pattern'],
  ] as const)('%s %j is refused: %s', (name, body, reason) => {
    const { path } = operationOf(name)
    const parameters = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, 'x']))
    const parts = { path: parameters, query: new URLSearchParams(), body }
    expect(() => readArguments(name, parts)).toThrow(
      expect.objectContaining({ status: 400, message: expect.stringContaining(reason) }),
    )
  })

  test.each([
    ['limit=ten', '"limit" must be integer'],
    ['limit=1.5', '"limit" must be integer'],
    ['page=2', 'has no argument "page"'],
    ['limit=1&limit=2', '"limit" occurs twice in the query'],
  ])('?%s is refused: %s', (query, reason) => {
    const parts = { path: { id: 's' }, query: new URLSearchParams(query), body: {} }
    expect(() => readArguments('list_deployments', parts)).toThrow(reason)
  })
})
