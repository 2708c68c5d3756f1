import { readFileSync } from 'node:fs'

/**
 * The inputs that an `action.yml` declares with their defaults, as the runner would hand them over: every one is set, empty
 * if it has no default. Reads the plain block style that action files are written in, not all of YAML.
 */
export function declaredInputs(file: string | URL): ReadonlyMap<string, string> {
  const inputs = new Map<string, string>()
  let inside = false
  let current = ''
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    if (/^\S/.test(line)) inside = line.startsWith('inputs:')
    if (!inside) continue
    const name = /^ {2}([\w-]+):/.exec(line)?.[1]
    if (name !== undefined) {
      current = name
      inputs.set(current, '')
    }
    const value = /^ {4}default: *(.*?) *$/.exec(line)?.[1]
    if (value !== undefined) inputs.set(current, unquoted(value))
  }
  return inputs
}

function unquoted(value: string): string {
  return /^(['"])(.*)\1$/.exec(value)?.[2] ?? value
}
