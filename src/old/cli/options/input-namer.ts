import { type InputName, isInputName } from '../../config/input-table.ts'
import { variableName } from '../../report/formats/dotenv.ts'
import { type NameInput, nameAsInput } from '../../text/input-name.ts'
import { camelCase, optionFor, optionName } from './option-names.ts'
import { type InputSources, optionsIn } from './taken-inputs.ts'

/**
 * Names the inputs in the sentences of a command: each by what gave it, else by the option that could. What the command cannot take keeps
 * its name.
 */
export function inputNamer({ options, environment, taken, fixed }: Omit<InputSources, 'apiKey'>): NameInput {
  const names = optionsIn(taken)
  const findSpelling = (name: InputName, value: string | undefined): string | undefined => {
    if (options[camelCase(`${name}-file`)] !== undefined) return `--${name}-file`
    if (name === 'api-key' || name === 'env-vars') return variableName(name)
    const argument = taken.get(name)?.argument
    if (argument !== undefined && fixed[name] !== undefined) return argument
    if (!names.has(name)) return undefined
    const isVariable = options[optionName(name)] === undefined && !taken.get(name)?.optionOnly
    if (!isVariable || !environment[variableName(name)]?.trim()) return optionFor(name, value)
    return value === undefined ? variableName(name) : `${variableName(name)}=${value}`
  }
  return (name, value) => {
    const own = isInputName(name) ? findSpelling(name, value) : undefined
    return own === undefined ? nameAsInput(name, value) : `\`${own}\``
  }
}
