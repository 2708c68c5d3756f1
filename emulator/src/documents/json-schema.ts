import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import { isBase64, records } from 'taxiway/contract'
import type { GenericSchema } from 'valibot'

const config = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'throw',
  overrideSchema: ({ jsonSchema }) => shorter(jsonSchema),
  // JSON Schema has a word for base64, and none for a rule that is a function.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    'requirement' in valibotAction && valibotAction.requirement === isBase64
      ? { ...jsonSchema, contentEncoding: 'base64' }
      : undefined,
} as const satisfies ConversionConfig

const referring = {
  ...config,
  definitions: records,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} as const satisfies ConversionConfig

/** A JSON Schema of draft 2020-12, which is that of OpenAPI 3.1, without `$schema`. It stands for itself. */
export function describeSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, config)
  return json
}

/** A schema that refers to the contract's records below `#/components/schemas/`. */
export function describeReferringSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _, $defs: __, ...json } = toJsonSchema(schema, referring)
  return json
}

/** The contract's records, by the name that others refer to them by. */
export function recordSchemas(): Readonly<Record<string, JsonSchema>> {
  return { ...toJsonSchemaDefs(records, referring) }
}

/** The same without what says nothing. A choice of a type and null stays a choice: not every reader takes a list of types. */
function shorter({ anyOf, required, ...rest }: JsonSchema): JsonSchema {
  const plain: JsonSchema = { ...rest, ...(required && required.length > 0 ? { required } : {}) }
  const isAnything = anyOf?.some((choice) => typeof choice === 'object' && Object.keys(choice).length === 0)
  return anyOf && !isAnything ? { ...plain, anyOf } : plain
}

/** Fields with their types. */
export function listFields({ properties = {} }: JsonSchema): [string, JsonSchema][] {
  return Object.entries(properties).map(([name, schema]) => [name, typeof schema === 'object' ? schema : {}])
}

/** The schema of a list's items; an empty one if there is none. */
export function readItems({ items }: JsonSchema): JsonSchema {
  return typeof items === 'object' && !Array.isArray(items) ? items : {}
}
