import { InputError } from '../../client/errors.ts'
import { shorten } from '../../text/formats/shortening.ts'
import { type NameInput, nameAsInput } from '../../text/input-name.ts'
import { message } from '../../text/message.ts'
import { decides, type InputName, inputTable, isInputName } from '../input-table.ts'
import { Inputs } from '../inputs.ts'
import { path } from '../kinds.ts'
import { pathInWorkspace } from '../workspace-path.ts'
import type { ConfigFile, ConfiguredService, ConfiguredValue } from './checked-config.ts'
import { explainUnknownService, missingFile } from './config-mistakes.ts'
import { type ConfigSearch, type FoundConfig, findConfig } from './config-search.ts'
import { configFileName } from './keys.ts'

/** What a file's values need to know of the run that reads them. */
export interface ConfiguredRun {
  /** The service of the file; undefined takes the values of the top level only. */
  readonly service?: ConfiguredService | undefined
  /** The commit that `{sha}` stands for. */
  readonly sha: string | undefined
  /** Whether the run takes this input from the file. */
  readonly takes: (name: InputName) => boolean
}

/** @throws InputError if the file has no such service */
export function requireService(file: ConfigFile, name: string, named: NameInput = nameAsInput): ConfiguredService {
  const service = file.services.get(name)
  if (service !== undefined) return service
  const why = explainUnknownService(name, new Set(file.services.keys()))
  throw new InputError('service', `${why} ${ifIsId(name, named)}`)
}

/** Whoever has an id at hand tries it first. */
function ifIsId(name: string, named: NameInput): string {
  return `If "${shorten(name)}" is the id of a service, give it as ${named('service-id')}.`
}

/**
 * The inputs of a run of at most one service, and below them those of the file that counts, if there is one. `notice` says which file
 * counts, if another one is checked out.
 *
 * @throws InputError if the file is wrong, or has no such service
 */
export async function configuredRun(
  given: Inputs,
  search: ConfigSearch,
  run: Omit<ConfiguredRun, 'service'>,
): Promise<{ readonly inputs: Inputs; readonly notice?: string | undefined }> {
  const name = given.text('service')
  const found = await findConfig(given, search)
  if (found === undefined) {
    if (name === undefined) return { inputs: given }
    const { input, message: why } = missingFile(configFileName)
    throw new InputError(input, `${why} ${ifIsId(name, given.named)}`)
  }
  const service = name === undefined ? undefined : requireService(found.file, name, given.named)
  return { inputs: configuredInputs(given, found, { ...run, service }), notice: found.notice }
}

/**
 * The inputs of a run, and below them those of the file: what the run itself sets counts, then the service, then the top level.
 *
 * @throws InputError for what decides an outcome, unless the run itself gives it, in a file that does not say that
 */
export function configuredInputs(given: Inputs, found: FoundConfig, run: ConfiguredRun): Inputs {
  const { service, sha, takes } = run
  const { file, folder, root } = found
  const values = new Map<InputName, ConfiguredValue>([
    ...file.inputs,
    ...(service?.inputs ?? []),
    ...(service?.gate ?? []),
  ])
  const valueFor = (name: string): ConfiguredValue | undefined =>
    isInputName(name) && takes(name) && given.text(name) === undefined ? values.get(name) : undefined
  if (found.unproven !== undefined) {
    const name = [...values.keys()].find((each) => decides(each) && valueFor(each) !== undefined)
    if (name !== undefined) throw unproven(name, values.get(name)?.origin, found.unproven, given.named)
    if (service !== undefined && service.env.size > 0 && takes('env-vars'))
      throw unproven('env-vars', `\`env\` of ${service.name}`, found.unproven, given.named)
  }
  const env = (): ReadonlyMap<string, string> => (takes('env-vars') ? service?.env : undefined) ?? new Map()
  return new Inputs(
    (name) => {
      const value = valueFor(name)
      if (value === undefined || !isInputName(name)) return isInputName(name) ? given.verbatim(name) : undefined
      if (name === 'health-body') return withCommit(value, sha)
      return inputTable[name].kind === path ? pathInWorkspace(root, name, value.text, { from: folder }) : value.text
    },
    {
      findOrigin: (name) => valueFor(name)?.origin,
      env,
    },
    {},
    // What the file gives is named as the file does.
    (name, value) => (valueFor(name) === undefined ? given.named : nameAsInput)(name, value),
  )
}

function unproven(name: InputName, origin = '', why: string, named: NameInput): InputError {
  const text = message`config-unproven: ${origin} does not count, because ${why}, and a change must not choose this value. Give ${named(name)} outside the file, or set ${named('config-ref')} to the branch, tag or commit whose file counts.`
  return new InputError(name, text)
}

function withCommit({ text, origin }: ConfiguredValue, sha: string | undefined): string {
  if (!text.includes('{sha}')) return text
  if (sha !== undefined) return text.replaceAll('{sha}', sha)
  const why = message`config-commit-unknown: \`health-body\` contains {sha} (${origin}), and the commit of this run is not known. Give \`health-body\` without it.`
  throw new InputError('health-body', why)
}
