import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import { isBase64 } from 'taxiway/contract'
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

/** A JSON Schema of draft 2020-12, without `$schema`. It stands for itself. */
export function describeSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, config)
  return json
}

/** The same without what says nothing. A choice of a type and null stays a choice: not every reader takes a list of types. */
function shorter({ anyOf, required, ...rest }: JsonSchema): JsonSchema {
  const plain: JsonSchema = { ...rest, ...(required && required.length > 0 ? { required } : {}) }
  const isAnything = anyOf?.some((choice) => typeof choice === 'object' && Object.keys(choice).length === 0)
  return anyOf && !isAnything ? { ...plain, anyOf } : plain
}
