import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { problemOf, requireArguments, resultValidator } from '../../../emulator/src/api/validation.ts'
import { openApi } from '../../../emulator/src/documents/openapi.ts'
import { placeOf } from '../../../src/contract/operation.ts'
import { operationNames, operationOf } from '../../../src/contract/operations.ts'

// In the form that readers get.
const document = JSON.parse(JSON.stringify(openApi()))

test('a public validator finds it valid', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
})

test('the validator sees what is wrong', async () => {
  const broken = structuredClone(document)
  broken.paths['/api/projects'].get.responses = {}
  expect((await new Validator().validate(broken)).valid).toBe(false)
})

test('it holds the 33 operations and no other', () => {
  const found = Object.values<Record<string, { operationId: string }>>(document.paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId)
  expect(found.sort()).toEqual([...operationNames].sort())
})

test.each(operationNames)('%s: each argument in its place, documented statuses alone', (name) => {
  const operation = operationOf(name)
  const { parameters = [], requestBody, responses } = document.paths[operation.path][operation.method.toLowerCase()]
  const places = [
    ...parameters.map(({ name, in: place }: { name: string; in: string }) => [name, place]),
    ...Object.keys(requestBody?.content['application/json'].schema.properties ?? {}).map((field) => [field, 'body']),
  ]
  const expected = Object.keys(operation.args.entries).map((argument) => [argument, placeOf(operation, argument)])
  expect(Object.fromEntries(places)).toEqual(Object.fromEntries(expected))
  expect(Object.keys(responses)).toEqual([operation.success, ...operation.errors, 'default'].map(String))
})

test.each(operationNames)(
  '%s: the example is a request that the platform takes, and an answer that it could give',
  (name) => {
    const { path, method, success } = operationOf(name)
    const { parameters = [], requestBody, responses } = document.paths[path][method.toLowerCase()]
    const given = parameters.map(({ name, example }: { name: string; example: unknown }) => [name, example])
    const args = { ...Object.fromEntries(given), ...requestBody?.content['application/json'].example }
    expect(() => requireArguments(name, args)).not.toThrow()
    const [answer] = Object.values<{ schema: object; example: object }>(responses[success].content)
    expect(answer?.example).toBeDefined()
    if (operationOf(name).events) return
    expect(problemOf(resultValidator(name), answer?.example)).toBeUndefined()
  },
)

test('no schema has a list of types, which some readers do not take', () => {
  expect(JSON.stringify(document)).not.toMatch(/"type":\[/)
})

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
  const lost = references.filter(
    (path) => path.split('/').reduce((value, step) => value?.[step], document) === undefined,
  )
  expect(references.length).toBeGreaterThan(100)
  expect(lost).toEqual([])
})

test('the log stream is the one answer that is a stream of events', () => {
  const { get } = document.paths['/api/deployments/{id}/logs/stream']
  expect(Object.keys(get.responses[200].content)).toEqual(['text/event-stream'])
  expect(JSON.stringify(document).split('text/event-stream')).toHaveLength(2)
})

function bodyOf(path: string): ValidateFunction {
  const [operation] = Object.values<{ requestBody: { content: Record<string, { schema: object }> } }>(
    document.paths[path],
  )
  return new Ajv2020({ strict: false }).compile(operation?.requestBody.content['application/json']?.schema ?? false)
}

test.each([
  [{ name: 'n', repoUrl: 'r' }, true],
  [{ name: 'n', image: 'i' }, true],
  [{ name: 'n', repoUrl: 'r', image: 'i' }, false],
  [{ name: 'n' }, false],
  [{ repoUrl: 'r' }, false],
  [{ name: 'n', image: 'i', unknown: 1 }, false],
])('a new service %j fits: %s', (body, fits) => {
  expect(bodyOf('/api/services')(body)).toBe(fits)
})

test.each([
  [{ password: 'short' }, true],
  [{ password: 'short', accessKey: 'a' }, false],
  [{ password: 'long enough', accessKey: 'a' }, true],
])('a credential %j fits: %s', (body, fits) => {
  expect(bodyOf('/api/services/{id}/db/password')(body)).toBe(fits)
})

test('a capability that a key needs is in the security requirement', () => {
  expect(document.paths['/api/services/{id}/scaling'].patch.security).toEqual([{ apiKey: ['settings:write'] }])
})
