import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { findProblem, requireArguments, resultValidator } from '../../../emulator/src/api/contract-validation.ts'
import { openApi } from '../../../emulator/src/documents/openapi.ts'
import { findArgumentPlace } from '../../../src/contract/operation.ts'
import { operationNames, operationOf } from '../../../src/contract/operations.ts'

// In the form that readers get.
const document = JSON.parse(JSON.stringify(openApi()))

test('a public validator finds it valid', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true })
})

test.each(operationNames)('%s: each argument in its place, documented statuses alone', (name) => {
  const operation = operationOf(name)
  const { parameters = [], requestBody, responses } = document.paths[operation.path][operation.method.toLowerCase()]
  const places = [
    ...parameters.map(({ name, in: place }: { name: string; in: string }) => [name, place]),
    ...Object.keys(requestBody?.content['application/json'].schema.properties ?? {}).map((field) => [field, 'body']),
  ]
  const expected = Object.keys(operation.args.entries).map((argument) => [
    argument,
    findArgumentPlace(operation, argument),
  ])
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
    expect(findProblem(resultValidator(name), answer?.example)).toBeUndefined()
  },
)

test('the log stream is the one answer that is a stream of events', () => {
  const { get } = document.paths['/api/deployments/{id}/logs/stream']
  expect(Object.keys(get.responses[200].content)).toEqual(['text/event-stream'])
  expect(JSON.stringify(document).split('text/event-stream')).toHaveLength(2)
})
