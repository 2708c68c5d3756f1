import { toJsonSchema } from '@valibot/to-json-schema'
import { expect, test } from 'vitest'
import { statusMeanings } from '../../src/contract/error-status.ts'
import { type Access, findArgumentPlace, type Operation } from '../../src/contract/operation.ts'
import { operationNames, operationOf } from '../../src/contract/operations.ts'
import * as records from '../../src/contract/record-schemas.ts'
import { type Endpoint, endpointsOf, fieldsOf, sectionOf } from './document.ts'

/** The contract gives these two no tool name; the product gives them one (product: call). */
const namedByUs: Readonly<Record<string, string>> = {
  'GET /api/projects': 'list_projects',
  'GET /api/deployments/{id}/logs/stream': 'stream_deployment_logs',
}

const documented = new Map(
  endpointsOf().map((endpoint) => [
    endpoint.tool ?? namedByUs[`${endpoint.method} ${endpoint.path}`] ?? 'unnamed',
    endpoint,
  ]),
)

test('the table holds the operations of the contract, in its order', () => {
  expect(operationNames).toEqual([...documented.keys()])
  expect(operationNames).toHaveLength(33)
})

test.each([...documented])('%s', (name, endpoint) => {
  expect(rowOf(operationOf(name as (typeof operationNames)[number]))).toEqual(expectedRow(endpoint))
})

interface Row extends Omit<Endpoint, 'tool'> {
  readonly isTool: boolean
  readonly inPath: readonly string[]
}

/** The comparable part of an entry of the table. */
function rowOf(operation: Operation): Row {
  const schema = toJsonSchema(operation.args, { errorMode: 'ignore' })
  const names = Object.keys(operation.args.entries)
  const required = schema.required ?? []
  const inPlace = (place: string) => names.filter((name) => findArgumentPlace(operation, name) === place)
  return {
    section: operation.section,
    method: operation.method,
    path: operation.path,
    isTool: operation.tool !== undefined,
    access: accessText(operation.access),
    inPath: inPlace('path'),
    query: inPlace('query'),
    body: inPlace('body'),
    required: required.filter((name) => findArgumentPlace(operation, name) !== 'path'),
    types: Object.fromEntries(names.map((name) => [name, typeOf(schema.properties?.[name])])),
    success: operation.success,
    errors: operation.errors,
  }
}

function expectedRow(endpoint: Endpoint): Row {
  const { section, method, path, access, query, body, required, success, errors } = endpoint
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const types = Object.fromEntries(
    [...inPath, ...query, ...body].map((name) => [name, endpoint.types[name] ?? 'string']),
  )
  // The contract writes these two without a type: a sequence number, and one of the ranges of its "Limits".
  if (path === '/api/deployments/{id}/logs') types['after'] = 'integer'
  return {
    section,
    method,
    path,
    isTool: endpoint.tool !== undefined,
    access,
    inPath,
    query,
    body,
    required,
    types,
    success,
    errors,
  }
}

function accessText(access: Access): string {
  if (access.kind !== 'capability') return access.kind
  return `${access.capability}:${access.level}${access.serviceKey ? '' : ', no service key'}`
}

const tables = [
  ['### Project', records.project, []],
  // One operation each shows the last two.
  ['### Service', records.service, ['searchIndexing', 'autoDeploy']],
  ['### Scaling', records.scaling, []],
  ['### Log record (service runtime log)', records.logRecord, []],
  ['### Database connection', records.connection, []],
] as const

test.each(tables)('%s', (heading, schema, elsewhere) => {
  const documented = fieldsOf(heading).filter(({ field }) => !elsewhere.some((name) => name === field))
  expect(documented.length).toBeGreaterThan(4)
  expect(typesOf(schema)).toEqual(
    Object.fromEntries(documented.map(({ field, type }) => [field, type.split(' ', 1)[0]])),
  )
})

test.each([
  ['### Domain', records.domain],
  ['### Exposed port', records.exposedPort],
  ['### Dedicated IP', records.dedicatedIp],
  ['### Database engine catalog entry', records.engine],
] as const)('%s', (heading, schema) => {
  const sentence = sectionOf(heading).matchAll(/`(\w+)` \((\w+)/g)
  expect(typesOf(schema)).toEqual(Object.fromEntries([...sentence].map(([, field, type]) => [field, type])))
})

/** Field -> type, "null" aside. */
function typesOf(schema: Parameters<typeof toJsonSchema>[0]): Record<string, string> {
  const { properties = {} } = toJsonSchema(schema)
  return Object.fromEntries(Object.entries(properties).map(([field, property]) => [field, typeOf(property)]))
}

function typeOf(property: unknown): string {
  if (typeof property !== 'object' || property === null) return 'none'
  if ('anyOf' in property && Array.isArray(property.anyOf)) return typeOf(property.anyOf[0])
  if ('type' in property && typeof property.type === 'string') return property.type
  return 'enum' in property && Array.isArray(property.enum) ? typeof property.enum[0] : 'none'
}

test('the meaning of each error status', () => {
  const rows = [...sectionOf('## Errors').matchAll(/^\| (\d{3}) \|/gm)].map(([, status]) => status)
  expect(Object.keys(statusMeanings)).toEqual(rows)
})
