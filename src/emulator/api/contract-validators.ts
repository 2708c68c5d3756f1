import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { GenericSchema } from 'valibot'
import { type OperationName, operationOf } from '../../contract/operations.ts'
import { schemaOf } from '../../documents/schema.ts'

/**
 * The contract's schemas as JSON Schema. The client uses another validator, so that a defect of one of them does not hide in
 * the other. Compiled on first use.
 */
const ajv = new Ajv({ strict: false, allErrors: false, validateFormats: false })
// By default ajv ignores it.
ajv.removeKeyword('contentEncoding')
ajv.addKeyword({
  keyword: 'contentEncoding',
  type: 'string',
  validate: (_encoding: 'base64', text: string) => isBase64(text),
  error: { message: 'is not base64' },
})

/** The schema of an operation's arguments. */
export interface ArgumentSchema {
  readonly properties: Readonly<Record<string, { readonly type?: unknown }>>
  readonly validate: ValidateFunction
}

const argumentSchemas = new Map<OperationName, ArgumentSchema>()
const resultValidators = new Map<OperationName, ValidateFunction>()

/** The arguments of an operation. */
export function argumentSchema(name: OperationName): ArgumentSchema {
  const known = argumentSchemas.get(name)
  if (known) return known
  const { args } = operationOf(name)
  const properties = Object.entries(args.entries).map(([key, schema]) => [key, schemaOf(schema as GenericSchema)])
  const made = { properties: Object.fromEntries(properties), validate: compile(args) }
  argumentSchemas.set(name, made)
  return made
}

/** The result of an operation. */
export function resultValidator(name: OperationName): ValidateFunction {
  const known = resultValidators.get(name)
  if (known) return known
  const made = compile(operationOf(name).result)
  resultValidators.set(name, made)
  return made
}

/** The first problem of a value, as a sentence that names the field; undefined if the value fits. */
export function problemOf(validate: ValidateFunction, value: unknown): string | undefined {
  if (validate(value)) return undefined
  const [error] = validate.errors ?? []
  return error ? sentenceOf(error) : 'The value does not fit.'
}

function sentenceOf({ instancePath, keyword, params, message }: ErrorObject): string {
  const steps = instancePath.split('/').slice(1)
  const named = (...more: unknown[]): string => `"${[...steps, ...more].join('.')}"`
  if (keyword === 'required') return `${named(params['missingProperty'])} is missing.`
  if (keyword === 'additionalProperties') return `${named(params['additionalProperty'])} is not a known field.`
  return `${steps.length > 0 ? named() : 'It'} ${message}.`
}

/** The decoder skips invalid characters, so its output is then shorter than the length implies. It accepts `-` and `_` too. */
function isBase64(text: string): boolean {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  return Buffer.from(text, 'base64').length === (text.length / 4) * 3 - padding && !/[-_]/.test(text)
}

function compile(schema: GenericSchema): ValidateFunction {
  const json: Record<string, unknown> = { ...schemaOf(schema) }
  return ajv.compile(json)
}
