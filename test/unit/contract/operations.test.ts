import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { allowedSource } from '../../../src/contract/limits.ts'
import type { Effect, Operation } from '../../../src/contract/operation.ts'
import { isOperationName, type OperationName, operationNames, operationOf } from '../../../src/contract/operations.ts'

const entries = operationNames.map((name): [string, Operation] => [name, operationOf(name)])

describe.each(entries)('%s', (_, operation) => {
  test('tolerates null in the place of every field that is not needed', () => {
    if (operation.result.type !== 'loose_object') return
    const { properties = {}, required = [] } = toJsonSchema(operation.result, { errorMode: 'ignore' })
    const needed: Record<string, unknown> = { deploymentId: 'd1', deployments: [] }
    const answer = Object.keys(properties).map((name) => [name, required.includes(name) ? needed[name] : null])
    expect(v.is(operation.result, { ...Object.fromEntries(answer), extra: { kept: true } })).toBe(true)
  })
})

/** The effect of a repetition decides what may be sent twice, so the writes are listed one by one. */
test.each<[Effect, OperationName[]]>([
  ['create', ['create_project', 'create_service', 'deploy_upload', 'deploy_service', 'expose_port', 'add_domain']],
  ['delete', ['detach_project_dedicated_ip', 'delete_env']],
  ['secret', ['create_deploy_trigger']],
  ['exec', ['db_query']],
])('a repetition would %s again', (effect, names) => {
  expect(operationNames.filter((name) => operationOf(name).effect === effect)).toEqual(names)
})

test('values that must not be shown', () => {
  expect(operationOf('create_deploy_trigger').secrets).toEqual(['token', 'url'])
  expect(operationOf('get_db_connection').secrets).toEqual(['password'])
  expect(operationOf('get_db_connection').confidential).toBe(true)
  expect(operationOf('import_env').secretArgs).toEqual(['vars.*.value'])
  expect(operationOf('rotate_db_credentials').secretArgs).toEqual(['password', 'accessKey'])
})

const sources = ['10.0.0.1', '10.0.0.0/8', '0.0.0.0/0', '2001:db8::/32', '::/0', '::1/128', '1:2:3:4:5:6:7:8/64']
const noV4 = ['10.0.0.0/33', '10.0.0/8', '256.0.0.1', '10.0.0.1/', '10.0.0.1 ']
const noV6 = [
  'fe80::1::2/64',
  '1:2:3:4:5:6:7/64',
  '12345::/64',
  ':::/64',
  '2001:db8::/129',
  '2001:db8:/32',
  '2001:db8::1',
]

test('a source is an address or a range of IPv4, or a range of IPv6', () => {
  const all = [...sources, '1:2:3:4:5:6:7::/112', ...noV4, ...noV6, 'cafe/8', 'example.com', '']
  expect(all.filter((source) => allowedSource.test(source))).toEqual([...sources, '1:2:3:4:5:6:7::/112'])
})

test('names that every object has are not operations', () => {
  expect(['whoami', 'constructor', 'toString', '__proto__', ''].filter(isOperationName)).toEqual(['whoami'])
})
