import { toJsonSchema } from '@valibot/to-json-schema'
import { fileSchema, gateKeys } from '../src/fleet/file.ts'

/** The JSON Schema of `taxiway.yaml`, for editors. What only a program can check is left out. */
export function fileJsonSchema(): unknown {
  const { $schema, ...rest } = toJsonSchema(fileSchema, { typeMode: 'input', errorMode: 'ignore', target: 'draft-07' })
  return { $schema, title: 'taxiway.yaml: the services of a repository', ...rest }
}

/** The keys of a service, for its document. */
export function keyRows(): string[][] {
  const { entries } = fileSchema.entries.services.pipe[0].value
  const { properties = {} } = toJsonSchema(fileSchema.entries.services.pipe[0].value, {
    typeMode: 'input',
    errorMode: 'ignore',
  })
  return Object.keys(entries).map((key) => {
    const schema = properties[key]
    const about = typeof schema === 'object' ? (schema.description ?? '') : ''
    return [
      `\`${key}\``,
      key === 'gate' ? `${about} Its keys: ${gateKeys.map((each) => `\`${each}\``).join(', ')}.` : about,
    ]
  })
}
