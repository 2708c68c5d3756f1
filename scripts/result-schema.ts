import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { outcomeFacts } from '../src/deploy/outcome.ts'
import type { Result } from '../src/deploy/result.ts'

const known = <Schema extends v.GenericSchema>(schema: Schema, about: string) =>
  v.pipe(v.nullable(schema), v.description(`${about}; null if it is not known.`))

/** A result as a program reads it: every field of the type, and no other. */
const fields: Readonly<Record<Exclude<keyof Result, 'rollback' | 'services'>, v.GenericSchema>> = {
  outcome: v.pipe(v.picklist(Object.keys(outcomeFacts)), v.description('How the run ended.')),
  passed: v.pipe(v.boolean(), v.description('Whether the job is green.')),
  reason: v.pipe(v.string(), v.description('Why, in one line.')),
  serviceId: known(v.string(), 'The service'),
  deploymentId: known(v.string(), 'The deployment'),
  ref: known(v.string(), 'What was asked for, as the platform answered it, else what the record shows'),
  url: known(v.string(), 'The address'),
  status: known(v.string(), "The platform's last status word"),
  durationMs: v.number(),
  cause: known(
    v.strictObject({
      phase: v.pipe(v.picklist(['build', 'start']), v.description('Whose log says it.')),
      line: v.string(),
      excerpt: v.array(v.string()),
      file: v.optional(v.strictObject({ path: v.string(), line: v.number() })),
    }),
    'Why a failed deployment failed, as its logs say it',
  ),
  checks: v.array(v.strictObject({ name: v.string(), passed: v.boolean(), evidence: v.array(v.string()) })),
  phases: v.array(v.strictObject({ name: v.string(), durationMs: v.number() })),
  next: v.pipe(v.array(v.string()), v.description('What a person can do now; a command is in backticks.')),
}

const none = v.pipe(v.array(v.any()), v.maxLength(0))
const nested = v.strictObject({ ...fields, rollback: v.null(), services: none })
const rollback = known(nested, 'The result of the rollback that a gate made')
const service = v.strictObject({ name: v.string(), result: v.strictObject({ ...fields, rollback, services: none }) })
const services = v.pipe(v.array(service), v.description('Of a fleet, in the order of `needs`.'))
const schema = v.strictObject({ ...fields, rollback, services })

/** The JSON Schema of a `Result`, which the commands print with `--json`. */
export function resultSchema(): unknown {
  const { $schema, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12' })
  return { $schema, title: 'The result of a run: the output of taxiway deploy, upload and follow with --json', ...rest }
}
