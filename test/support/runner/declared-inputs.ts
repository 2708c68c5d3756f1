import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The inputs that an `action.yml` declares with their defaults, as the runner would hand them over: every one is set, empty if it has no default. */
export function declaredInputs(file: string | URL): ReadonlyMap<string, string> {
  const { inputs }: { inputs: Record<string, { default?: string }> } = parse(readFileSync(file, 'utf8'))
  return new Map(Object.entries(inputs).map(([name, { default: preset = '' }]) => [name, String(preset)]))
}
