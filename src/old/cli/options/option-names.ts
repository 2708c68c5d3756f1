import { isFlag, switchedTo } from '../../config/host-inputs.ts'
import { type InputName, inputTable, isInputName } from '../../config/input-table.ts'

/** As commander names its value. */
export function optionName(name: InputName): string {
  return camelCase((inputTable[name].option ?? name).replace(/^--/, ''))
}

export function camelCase(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** As an option is given, such as `--no-wait` or `--timeout 5m`. */
export function optionFor(name: string, value?: string): string {
  if (!isInputName(name)) return `--${name}`
  if (isFlag(name)) return `--${(value ?? switchedTo(name)) === 'false' ? 'no-' : ''}${name}`
  const { option = `--${name}` } = inputTable[name]
  return value === undefined ? option : `${option} ${value}`
}
