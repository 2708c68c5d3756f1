import { resolve } from 'node:path'
import { InputError } from '../../client/errors.ts'
import { message } from '../../text/message.ts'
import { Inputs } from '../inputs.ts'
import { path } from '../kinds.ts'
import { type InputName, inputTable, isInputName } from '../table.ts'
import { parseDotenv } from '../variables.ts'
import type { ConfigFile, ConfiguredService, ConfiguredValue } from './config-file.ts'
import { explainUnknownService, fillAddresses } from './services.ts'

/** What a file's values need to know of the run that reads them. */
export interface ConfiguredRun {
  /** The service of the file; undefined takes the values of the top level only. */
  readonly service?: ConfiguredService | undefined
  /** The commit that `{sha}` stands for. */
  readonly sha: string | undefined
  /** The address of another service; without it, its `environment-url`. */
  readonly addressOf?: (service: string) => string | undefined
  /** Whether the run takes this input from the file. */
  readonly takes: (name: InputName) => boolean
}

/** Names that a preview must not share with the service that it is a preview of. */
export const productionInputs: ReadonlySet<InputName> = new Set([
  'service-id',
  'service-name',
  'archive-path',
  'environment',
  'environment-url',
])

/** @throws InputError where the file has no such service */
export function serviceOf(file: ConfigFile, name: string): ConfiguredService {
  const service = file.services.get(name)
  if (service !== undefined) return service
  throw new InputError('service', explainUnknownService(name, new Set(file.services.keys())))
}

/** Warns of a rollback of the file that a run of one gate does not do, because it does not know to which commit; undefined without one. */
export function unusedRollback(given: Inputs, service: ConfiguredService | undefined): string | undefined {
  if (!service?.gate?.rollback || given.text('rollback-ref') !== undefined) return undefined
  return message`config-rollback-unused: \`rollback: true\` of "${service.name}" has no effect here: only a fleet knows which commit was deployed before. Set \`rollback-ref\`, or nothing is rolled back.`
}

/**
 * The inputs of a run, and below them those of the file: what the run itself sets counts, then the service, then the top level.
 * The service's `env` joins `env-vars`, which wins.
 *
 * @param folder of the file; its paths are relative to it
 */
export function configuredInputs(given: Inputs, file: ConfigFile, folder: string, run: ConfiguredRun): Inputs {
  const { service, sha, takes } = run
  const values = new Map<InputName, ConfiguredValue>([
    ...file.inputs,
    ...(service?.inputs ?? []),
    ...(service?.gate?.inputs ?? []),
  ])
  const valueFor = (name: string): ConfiguredValue | undefined =>
    isInputName(name) && takes(name) && given.text(name) === undefined ? values.get(name) : undefined
  let filled: ReadonlyMap<string, string> | undefined
  const env = (): ReadonlyMap<string, string> => (filled ??= filledEnv(service, file, run))
  return new Inputs(
    (name) => {
      if (name === 'env-vars' && takes(name)) return joinVariables(env(), given.verbatim(name) ?? '')
      const value = valueFor(name)
      if (value === undefined || !isInputName(name)) return isInputName(name) ? given.verbatim(name) : undefined
      if (name === 'health-body') return withCommit(value, sha)
      return inputTable[name].kind === path ? resolve(folder, value.text) : value.text
    },
    { originOf: (name) => valueFor(name)?.origin, shown: () => [...env().values()] },
  )
}

function withCommit({ text, origin }: ConfiguredValue, sha: string | undefined): string {
  if (!text.includes('{sha}')) return text
  if (sha !== undefined) return text.replaceAll('{sha}', sha)
  const why = message`config-commit-unknown: \`health-body\` contains {sha} (${origin}), and the commit of this run is not known. Give \`health-body\` without it.`
  throw new InputError('health-body', why)
}

function filledEnv(
  service: ConfiguredService | undefined,
  file: ConfigFile,
  { addressOf }: ConfiguredRun,
): ReadonlyMap<string, string> {
  const fill = (template: string): string =>
    fillAddresses(template, (name) => {
      const address = addressOf?.(name) ?? file.services.get(name)?.inputs.get('environment-url')?.text
      if (address !== undefined) return address
      const text = message`config-address-unknown: \`env\` needs the address of the service "${name}", which a run of one service does not know. Set its \`environment-url\`, or deploy both with \`taxiway fleet deploy\`.`
      throw new InputError('env-vars', text)
    })
  return new Map([...(service?.env ?? [])].map(([name, template]) => [name, fill(template)]))
}

/** As dotenv text; a name of `given` is left to it. */
function joinVariables(env: ReadonlyMap<string, string>, given: string): string {
  const named = new Set(parseDotenv(given, 'env-vars').all.map(({ key }) => key))
  const lines = [...env].filter(([name]) => !named.has(name)).map(([name, value]) => `${name}=${quoted(value)}\n`)
  return `${lines.join('')}${given}`
}

function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`).replaceAll('\r', String.raw`\r`)}"`
}
