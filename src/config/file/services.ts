import { shorten } from '../../text/excerpt.ts'
import { message } from '../../text/message.ts'
import { likelyName } from '../../text/nearest.ts'
import { line, text } from '../kinds.ts'
import { checkPairs } from '../table.ts'
import type { Entry, Tree } from './document.ts'
import { serviceName, variableName } from './keys.ts'
import type { Mistakes, Position } from './mistakes.ts'
import { refuseCycles } from './needs.ts'
import { mapOf, type Part, readList, readPart, readScalar } from './parts.ts'

/** A service as it is in the file. */
export interface FoundService extends Position {
  readonly name: string
  readonly part: Part
  readonly gate: Part | undefined
  readonly paths: readonly string[]
  readonly needs: readonly string[]
  readonly env: ReadonlyMap<string, string>
}

/** Reads the services, and checks what they say of one another. */
export function readServices({ value }: Entry, mistakes: Mistakes): ReadonlyMap<string, FoundService> {
  const entries = mapOf(value, 'below `services`', mistakes)?.entries ?? []
  if (value.is === 'map' && entries.length === 0) {
    mistakes.add(value, message`config-no-services: \`services\` is empty. Add a service, or remove the key.`)
  }
  const names = new Map<string, Entry>()
  for (const entry of entries) {
    const { key } = entry
    const other = names.get(key.toLowerCase())
    if (!serviceName.test(key)) {
      const text = message`config-service-name: "${shorten(key)}" is not a name for a service. Use at most 63 letters, digits, \`-\` and \`_\`, and begin with a letter or a digit.`
      mistakes.add(entry, text)
    } else if (other !== undefined) {
      const text = message`config-service-case: The names "${other.key}" (line ${other.line}) and "${key}" differ in case only. GitHub takes their environments for one: rename one of them.`
      mistakes.add(entry, text)
    } else names.set(key.toLowerCase(), entry)
  }
  const known = new Set(entries.map(({ key }) => key))
  const services = new Map(entries.map((entry) => [entry.key, readService(entry, known, mistakes)]))
  refuseSameIds(services, mistakes)
  refuseCycles(services, mistakes)
  return services
}

function readService(entry: Entry, known: ReadonlySet<string>, mistakes: Mistakes): FoundService {
  const { key: name, line, column } = entry
  const part = readPart(entry.value, 'service', mistakes)
  const needs = readNeeds(part.own.get('needs')?.value, known, mistakes)
  return {
    name,
    line,
    column,
    part,
    needs,
    gate: readGate(part.own.get('gate')?.value, mistakes),
    paths: readPaths(part.own.get('paths')?.value, mistakes),
    env: readEnv(part.own.get('env')?.value, { known, needs }, mistakes),
  }
}

function readNeeds(tree: Tree | undefined, known: ReadonlySet<string>, mistakes: Mistakes): string[] {
  const items = tree === undefined ? [] : (readList('needs', tree, mistakes, line) ?? [])
  for (const item of items) if (!known.has(item.text)) mistakes.add(item, explainUnknownService(item.text, known))
  return [...new Set(items.map((item) => item.text))]
}

function readPaths(tree: Tree | undefined, mistakes: Mistakes): string[] {
  if (tree === undefined) return []
  const paths = readList('paths', tree, mistakes, line)?.map((item) => item.text) ?? []
  if (paths.length > 0 && paths.every((path) => path.startsWith('!'))) {
    const text = message`config-paths-exclude-all: \`paths\` only excludes, so that no file would count. Begin it with a pattern that includes, such as \`**\`.`
    mistakes.add(tree, text)
  }
  return paths
}

function readGate(tree: Tree | undefined, mistakes: Mistakes): FoundService['gate'] {
  if (tree === undefined) return undefined
  const part = readPart(tree, 'gate', mistakes)
  for (const [name, missing] of checkPairs) {
    const given = part.inputs.get(name)
    if (given === undefined || part.inputs.has(missing)) continue
    const text = message`config-half-a-check: \`${name}\` has no effect without \`${missing}\`. Set both or neither.`
    mistakes.add(given, text)
  }
  return part
}

function readEnv(
  tree: Tree | undefined,
  { known, needs }: { readonly known: ReadonlySet<string>; readonly needs: readonly string[] },
  mistakes: Mistakes,
): ReadonlyMap<string, string> {
  const env = new Map<string, string>()
  for (const { key, value, ...at } of (tree && mapOf(tree, 'in `env`', mistakes))?.entries ?? []) {
    if (!variableName.test(key)) {
      const text = message`config-variable-name: "${shorten(key)}" is not a name for a variable. Use letters, digits and \`_\`, and begin with a letter or \`_\`.`
      mistakes.add(at, text)
    }
    const given = readScalar(`env.${key}`, value, text, mistakes)
    if (given === undefined) continue
    env.set(key, given)
    for (const name of addressesIn(given)) {
      if (!known.has(name)) mistakes.add(value, explainUnknownService(name, known))
      else if (!needs.includes(name)) {
        const text = message`config-env-without-need: \`${key}\` holds the address of "${name}", which is not among \`needs\`. Add it: only then the address is known in time.`
        mistakes.add(value, text)
      }
    }
  }
  return env
}

const addressTemplate = /\{services\.([^.{}]*)\.url\}/g

/** The services whose addresses a template names. */
export function addressesIn(template: string): string[] {
  return [...template.matchAll(addressTemplate)].map(([, name = '']) => name)
}

/** The text with the address of each service that it names. */
export function fillAddresses(template: string, addressOf: (service: string) => string): string {
  return template.replaceAll(addressTemplate, (_, name: string) => addressOf(name))
}

function refuseSameIds(services: ReadonlyMap<string, FoundService>, mistakes: Mistakes): void {
  const first = new Map<string, FoundService>()
  for (const service of services.values()) {
    const id = service.part.inputs.get('service-id')
    const other = first.get(id?.text ?? '')
    if (id === undefined) continue
    if (other === undefined) first.set(id.text, service)
    else {
      const text = message`config-same-service: "${service.name}" and "${other.name}" (line ${other.line}) have one \`service-id\`: "${shorten(id.text)}". Each service may be in the file only once.`
      mistakes.add(id, text)
    }
  }
}

/** The file has no service of this name. */
export function explainUnknownService(name: string, known: ReadonlySet<string>): string {
  const names = [...known]
  const likely = likelyName(name, names)
  const hint = likely === undefined ? `It has ${shorten(names.join(', '), 200)}.` : `Did you mean "${likely}"?`
  return message`config-service-unknown: The file has no service "${shorten(name)}". ${hint}`
}
