import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { expect } from 'vitest'

const commandsWithResult = ['deploy', 'upload', 'follow', 'gate', 'rollback']
const ajv = new Ajv2020({
  allErrors: true,
  formats: { 'date-time': (text: string) => !Number.isNaN(Date.parse(text)) },
})
const validate = validatorOf('result')

/** Checks what a command wrote against the published schema, with `ajv`; a field that they do not name is wrong. */
export function expectPublished(args: readonly string[], stdout: string): void {
  const [command = ''] = args
  if (args.includes('--json') && stdout !== '' && commandsWithResult.includes(command)) expectResult(JSON.parse(stdout))
}

/** Fails with what `ajv` says of the value, if it is not the result of a run. */
export function expectResult(value: unknown): void {
  const { rollback } = Object(value)
  if (rollback) expectResult(rollback)
  expect(validate(value) ? [] : validate.errors, JSON.stringify(value)).toEqual([])
}

function validatorOf(name: string): ValidateFunction {
  const schema: unknown = JSON.parse(readFileSync(new URL(`../../docs/schemas/${name}.json`, import.meta.url), 'utf8'))
  return ajv.compile(Object(closed(schema)))
}

/** The published one is open, so that a later version may add fields; the tests hold it to those that it names, if any. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  return Object.keys(Object(inner['properties'])).length > 0 ? { ...inner, additionalProperties: false } : inner
}
