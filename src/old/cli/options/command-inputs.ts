import { resolve } from 'node:path'
import type { Command } from 'commander'
import { InputError } from '../../client/errors.ts'
import { inputTable, isInputName } from '../../config/input-table.ts'
import { Inputs } from '../../config/inputs.ts'
import { path } from '../../config/kinds.ts'
import { variableName } from '../../report/formats/dotenv.ts'
import { inputNamer } from './input-namer.ts'
import { optionName } from './option-names.ts'
import { givenOptions, type InputSources, type OptionValues, optionsIn, takenBy } from './taken-inputs.ts'

/**
 * The inputs of a command: from its options, else from the environment (`TAXIWAY_SERVICE_ID`). Paths are those of the current
 * folder.
 *
 * @param named how sentences name them; by default as what the command takes
 */
export function commandInputs(sources: InputSources, named = inputNamer(sources)): Inputs {
  const { options, environment, taken, fixed, apiKey } = sources
  const names = optionsIn(taken)
  const lookup = (name: string): string | undefined => {
    if (!isInputName(name)) return undefined
    if (name === 'api-key') return apiKey
    if (name === 'env-vars') return environment[variableName(name)]
    const isForced = name === 'on-outdated' && names.has(name) && options['force'] === true
    if (isForced) return forced(options)
    const option = names.has(name)
      ? (options[optionName(name)] ?? (taken.get(name)?.optionOnly ? undefined : environment[variableName(name)]))
      : undefined
    const given = fixed[name] ?? (option === undefined ? undefined : String(option))
    // The path of the configuration file is spelt, not followed: a change may have made a link of its folder.
    const isResolved = inputTable[name].kind === path && name !== 'config'
    return given !== undefined && given !== '' && isResolved ? resolve(given) : given
  }
  return new Inputs(lookup, undefined, {}, named)
}

/** @throws InputError if another option says the opposite */
function forced({ onOutdated = 'deploy' }: OptionValues): string {
  if (onOutdated === 'deploy') return 'deploy'
  const text = `--force and --on-outdated ${String(onOutdated)} contradict each other. Give one of them.`
  throw new InputError('on-outdated', text)
}

/** Those inputs of a command that its options give, if its other sources are not known yet. */
export function inputsGiven(command: Command): Inputs {
  const sources = { environment: {}, fixed: {}, apiKey: undefined }
  return commandInputs({ options: givenOptions(command), taken: takenBy(command), ...sources })
}
