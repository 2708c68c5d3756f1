import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { allowedSource, portLabel } from '../../../src/contract/limits.ts'
import { type Effect, type Operation, placeOf } from '../../../src/contract/operation.ts'
import {
  type Arguments,
  isOperationName,
  type OperationName,
  operationNames,
  operationOf,
  type Result,
} from '../../../src/contract/operations.ts'

const entries = operationNames.map((name): [string, Operation] => [name, operationOf(name)])

describe.each(entries)('%s', (_, operation) => {
  const names = Object.keys(operation.args.entries)

  test('names only its own arguments', () => {
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const ofRules = (operation.rules ?? []).flatMap((rule) => {
      if (rule.kind === 'exactly-one-of') return rule.names
      return rule.kind === 'not-below' ? [rule.lower, rule.upper] : [rule.name, rule.when]
    })
    const ofTool = [...(operation.tool?.hidden ?? []), ...(operation.tool?.required ?? [])]
    for (const name of [...inPath, ...(operation.query ?? []), ...ofRules, ...ofTool]) expect(names).toContain(name)
  })

  test('hides only fields of its answer', () => {
    const { properties = {} } = toJsonSchema(operation.result, { errorMode: 'ignore' })
    for (const secret of operation.secrets ?? []) expect(properties).toHaveProperty(secret)
  })

  test('describes every argument', () => {
    const { properties = {} } = toJsonSchema(operation.args, { errorMode: 'ignore' })
    for (const [name, property] of Object.entries(properties)) {
      const described = typeof property === 'object' && (property.description ?? property.items)
      expect(described, name).toBeTruthy()
    }
  })

  test('is a read exactly where it is a GET', () =>
    expect(operation.effect === 'read').toBe(operation.method === 'GET'))

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

test('where each argument is sent', () => {
  const upload = operationOf('deploy_upload')
  expect(['projectSlug', 'env', 'name', 'archiveBase64'].map((name) => placeOf(upload, name))).toEqual([
    'path',
    'query',
    'body',
    'body',
  ])
  expect(placeOf(operationOf('get_logs'), 'q')).toBe('query')
  expect(placeOf(operationOf('delete_env'), 'key')).toBe('path')
})

test.each([
  ['web', true],
  ['my-app-2', true],
  ['', false],
  ['My-app', false],
  ['a_b', false],
  ['a.b', false],
  ['a\n', false],
])('the label %j', (label, fits) => expect(portLabel.test(label)).toBe(fits))

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

test('arguments and results are typed from the table', () => {
  expectTypeOf<OperationName>().extract<'deploy_service'>().toEqualTypeOf<'deploy_service'>()
  expectTypeOf<Arguments<'deploy_service'>>().toEqualTypeOf<{ id: string; ref?: string | undefined }>()
  expectTypeOf<Arguments<'get_metrics'>['range']>().toEqualTypeOf<'1h' | '6h' | '24h' | '7d' | undefined>()
  expectTypeOf<Arguments<'import_env'>['vars']>().toEqualTypeOf<{ key: string; value: string }[]>()
  expectTypeOf<Arguments<'expose_port'>['port']>().toEqualTypeOf<string>()
  expectTypeOf<Result<'deploy_service'>['deploymentId']>().toEqualTypeOf<string>()
  expectTypeOf<Result<'whoami'>['email']>().toEqualTypeOf<string | null | undefined>()
})
