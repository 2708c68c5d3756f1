import { expect, test } from 'vitest'
import { forbidden } from '../../../emulator/src/access/authorization.ts'
import type { Key, Level, Permissions } from '../../../emulator/src/state/account-tables.ts'
import { type Capability, capabilities } from '../../../src/contract/operation.ts'
import { type OperationName, operationNames } from '../../../src/contract/operations.ts'

const all = (level: Level) => Object.fromEntries(capabilities.map((capability) => [capability, level]))
const service = (permissions: Permissions): Key => ({ kind: 'service', serviceId: 's', permissions })
const project = (permissions: Permissions): Key => ({ kind: 'project', projectId: 'p', permissions })

const allowedTo = (key: Key): OperationName[] => operationNames.filter((name) => forbidden(key, name) === undefined)

const anyKey: OperationName[] = ['whoami', 'list_engines']
const reads: OperationName[] = [
  'get_scaling',
  'get_cron',
  'list_deployments',
  'get_logs',
  'get_deployment_logs',
  'stream_deployment_logs',
  'get_metrics',
]
const writes: OperationName[] = [
  'deploy_service',
  'scale_service',
  'set_storage',
  'create_deploy_trigger',
  'delete_env',
  'import_env',
  'expose_port',
  'add_domain',
  'set_search_indexing',
  'set_autodeploy',
]

test('an account key may call everything', () => {
  expect(allowedTo({ kind: 'account', readOnly: false })).toEqual(operationNames)
})

test('a read-only account key may read, secrets of databases included, and change nothing', () => {
  expect(allowedTo({ kind: 'account', readOnly: true }).sort()).toEqual(
    [
      ...anyKey,
      ...reads,
      'list_projects',
      'list_deleted_services',
      'get_service_dedicated_ip',
      'get_db_connection',
      'list_env_groups',
    ].sort(),
  )
})

test('a service key with every category cannot create services, or see the account or databases', () => {
  expect(allowedTo(service(all('write'))).sort()).toEqual([...anyKey, ...reads, ...writes].sort())
})

test('a service key with every category at read may read', () => {
  expect(allowedTo(service(all('read'))).sort()).toEqual([...anyKey, ...reads].sort())
})

test('a key without categories can only read itself', () => {
  expect(allowedTo(service({}))).toEqual(anyKey)
})

test('a project key with every category creates services too', () => {
  expect(allowedTo(project(all('write'))).sort()).toEqual(
    [...anyKey, ...reads, ...writes, 'create_service', 'deploy_upload', 'list_deleted_services'].sort(),
  )
})

test.each<[Capability, Level, OperationName]>([
  ['deployments', 'write', 'deploy_service'],
  ['deployments', 'read', 'list_deployments'],
  ['logs', 'read', 'get_deployment_logs'],
  ['logs', 'read', 'stream_deployment_logs'],
  ['variables', 'write', 'import_env'],
  ['variables', 'write', 'delete_env'],
  ['project', 'write', 'deploy_upload'],
])('%s:%s lets a project key call %s', (capability, level, name) => {
  expect(forbidden(project({ [capability]: level }), name)).toBeUndefined()
  const { [capability]: _, ...others } = all('write')
  expect(forbidden(project(others), name)).toContain(`${capability}:${level}`)
  if (level === 'write') expect(forbidden(project({ [capability]: 'read' }), name)).toContain(`${capability}:write`)
})
