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

test.each([
  ['10.0.0.1', true],
  ['10.0.0.0/8', true],
  ['10.0.0.0/33', false],
  ['10.0.0/8', false],
  ['256.0.0.1', false],
  ['10.0.0.1/', false],
  ['0.0.0.0/0', true],
  ['2001:db8::/32', true],
  ['::/0', true],
  ['::1/128', true],
  ['1:2:3:4:5:6:7:8/64', true],
  ['1:2:3:4:5:6:7::/112', true],
  ['fe80::1::2/64', false],
  ['1:2:3:4:5:6:7/64', false],
  ['12345::/64', false],
  [':::/64', false],
  ['2001:db8::/129', false],
  ['2001:db8:/32', false],
  ['cafe/8', false],
  ['example.com', false],
  ['2001:db8::1', false],
  ['10.0.0.1 ', false],
  ['', false],
])('the source %j', (source, fits) => expect(allowedSource.test(source)).toBe(fits))

test('names that every object has are not operations', () => {
  expect(['whoami', 'constructor', 'toString', '__proto__', ''].map(isOperationName)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
