import { toJsonSchema } from '@valibot/to-json-schema'
import { expect, test } from 'vitest'
import { operationNames, operationOf } from '../../src/contract/operations.ts'
import * as records from '../../src/contract/records.ts'
import { endpointsOf, fieldsOf, sectionOf } from './document.ts'

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

const answers = new Map(endpointsOf().map(({ method, path, answer }) => [`${method} ${path}`, answer]))

const shown = operationNames
  .map((name) => ({ name, answer: answers.get(`${operationOf(name).method} ${operationOf(name).path}`) ?? [] }))
  .filter(({ answer }) => answer.length > 0)

test('most endpoints show their answer', () => expect(shown.length).toBeGreaterThanOrEqual(16))

test.each(shown)('$name', ({ name, answer }) => {
  const schema = toJsonSchema(operationOf(name).result, { errorMode: 'ignore' })
  expect(Object.keys(schema.properties ?? {})).toEqual(answer)
})

/** Field -> type, "null" aside. */
function typesOf(schema: Parameters<typeof toJsonSchema>[0]): Record<string, unknown> {
  const { properties = {} } = toJsonSchema(schema)
  return Object.fromEntries(Object.entries(properties).map(([field, property]) => [field, typeOf(property)]))
}

function typeOf(property: unknown): unknown {
  if (typeof property !== 'object' || property === null) return undefined
  if ('anyOf' in property && Array.isArray(property.anyOf)) return typeOf(property.anyOf[0])
  return 'type' in property ? property.type : undefined
}
