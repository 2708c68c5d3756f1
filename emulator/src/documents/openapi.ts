import type { JsonSchema } from '@valibot/to-json-schema'
import {
  contractVersion,
  findArgumentPlace,
  type Operation,
  type OperationName,
  operationNames,
  operationOf,
  type Rule,
  sections,
  statusMeanings,
} from 'taxiway/contract'
import { accessPhrase, argumentPhrases, repetitionPhrases, resultPhrases, rulePhrase } from './contract-phrases.ts'
import { exampleArguments, exampleResult } from './examples.ts'
import { describeReferringSchema, describeSchema, recordSchemas } from './json-schema.ts'

type Json = Readonly<Record<string, unknown>>

/** The whole contract as an OpenAPI 3.1 document. It says what the contract shows, and no more. */
export function openApi(): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Deployment Platform Automation API',
      version: contractVersion,
      description:
        'Answers may carry more fields than are listed here, and a listed one may be missing or null. The values of the examples are inventions. Made from the table of operations; do not edit.',
    },
    servers: [{ url: '/', description: 'Where this document was read from: `{base_url}` of the contract.' }],
    security: [{ apiKey: [] }],
    tags: sections.map((name) => ({ name })),
    paths: paths(),
    components: {
      schemas: {
        error: { type: 'object', properties: { error: { type: 'string' } }, required: ['error'] },
        ...recordSchemas(),
      },
      responses: {
        ...Object.fromEntries(
          Object.entries(statusMeanings).map(([status, meaning]) => [`error${status}`, errorResponse(meaning)]),
        ),
        error: errorResponse(anyError),
      },
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key: service, project or account. The names in a security requirement are the capabilities that a service or project key needs.',
        },
      },
    },
  }
}

const anyError = 'Any operation can be refused for authentication, authorization, validation or a failure at run time.'

function errorResponse(description: string): Json {
  const content = { schema: { $ref: '#/components/schemas/error' }, example: { error: description } }
  return { description, content: { 'application/json': content } }
}

function paths(): Record<string, Record<string, Json>> {
  const found: Record<string, Record<string, Json>> = {}
  for (const name of operationNames) {
    const { method, path } = operationOf(name)
    found[path] = { ...found[path], [method.toLowerCase()]: operationObject(name) }
  }
  return found
}

function operationObject(name: OperationName): Json {
  const operation = operationOf(name)
  const { section, summary, rules = [], access, effect, success, errors } = operation
  const about = [
    accessPhrase(operation),
    ...rules.map(rulePhrase),
    ...argumentPhrases(operation),
    `A repetition ${repetitionPhrases[effect]}.`,
  ]
  const examples = exampleArguments(name)
  const parameters = Object.keys(operation.args.entries).filter(
    (argument) => findArgumentPlace(operation, argument) !== 'body',
  )
  const body = bodySchema(operation)
  return {
    operationId: name,
    tags: [section],
    summary,
    description: [...about, ...resultPhrases(operation)].join(' '),
    ...(access.kind === 'capability' ? { security: [{ apiKey: [`${access.capability}:${access.level}`] }] } : {}),
    ...(parameters.length > 0
      ? { parameters: parameters.map((argument) => parameter(operation, argument, examples[argument])) }
      : {}),
    ...(body ? { requestBody: requestBody(body, examples) } : {}),
    responses: {
      [success]: successResponse(name),
      ...Object.fromEntries(errors.map((status) => [status, { $ref: `#/components/responses/error${status}` }])),
      default: { $ref: '#/components/responses/error' },
    },
  }
}

function parameter(operation: Operation, name: string, example: unknown): Json {
  const { properties = {}, required = [] } = describeSchema(operation.args)
  const property = properties[name]
  const { description, ...schema } = typeof property === 'object' ? property : {}
  return {
    name,
    in: findArgumentPlace(operation, name),
    required: required.includes(name),
    description,
    schema,
    example,
  }
}

/** The body's part of the arguments; undefined if the operation takes no body. */
function bodySchema(operation: Operation): JsonSchema | undefined {
  const { properties = {}, required = [], ...rest } = describeSchema(operation.args)
  const inBody = (name: string): boolean => findArgumentPlace(operation, name) === 'body'
  const fields = Object.entries(properties).filter(([name]) => inBody(name))
  if (fields.length === 0) return undefined
  const needed = required.filter(inBody)
  const needs = needed.length > 0 ? { required: needed } : {}
  const rules = (operation.rules ?? []).map(ruleSchema)
  return Object.assign({ ...rest, properties: Object.fromEntries(fields), ...needs }, ...rules)
}

/** What JSON Schema can say of a rule; it cannot compare two fields. */
function ruleSchema(rule: Rule): JsonSchema {
  switch (rule.kind) {
    case 'exactly-one-of':
      return { oneOf: rule.names.map((name) => ({ required: [name] })) }
    case 'not-shorter':
      return {
        if: { required: [rule.when] },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema; it is never awaited.
        then: { properties: { [rule.name]: { minLength: rule.minimum } } },
      }
    case 'not-below':
      return {}
    default:
      return rule satisfies never
  }
}

function requestBody(schema: JsonSchema, examples: Json): Json {
  const required = schema.required !== undefined || schema.oneOf !== undefined
  const fields = Object.entries(examples).filter(([name]) => Object.hasOwn(schema.properties ?? {}, name))
  return { required, content: { 'application/json': { schema, example: Object.fromEntries(fields) } } }
}

/** One event of the stream, as the standard parses it (HTML Standard, 9.2.6): the contract says no more of it. */
const streamContent = {
  schema: {
    type: 'object',
    description: 'One event of the stream. What `data` holds is not shown.',
    properties: { id: { type: 'string' }, event: { type: 'string' }, data: { type: 'string' } },
  },
  example: { id: '1', event: 'message', data: 'a line of the log, in the format of the platform' },
}

function successResponse(name: OperationName): Json {
  const { events, success, result } = operationOf(name)
  if (events) {
    const description =
      'Server-sent events until the log ends. The contract shows neither their names nor their payload.'
    return { description, content: { 'text/event-stream': streamContent } }
  }
  const description = { 200: 'Done.', 201: 'Created.', 202: 'Accepted; the outcome is not known yet.' }[success]
  const content = { schema: describeReferringSchema(result), example: exampleResult(name) }
  return { description, content: { 'application/json': content } }
}
