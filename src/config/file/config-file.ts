import { readFollowInputs } from '../following.ts'
import { Inputs } from '../inputs.ts'
import { path as pathKind } from '../kinds.ts'
import { type InputName, inputTable } from '../table.ts'
import { pathInside } from '../workspace-path.ts'
import { readDocument, type Tree } from './document.ts'
import { ConfigFileError, Mistakes } from './mistakes.ts'
import { type GivenText, type Part, readPart } from './parts.ts'
import { secretFinder } from './secrets.ts'
import { type FoundService, readServices } from './services.ts'

/** A value of the file. */
export interface ConfiguredValue {
  /** As it would be given to the input. */
  readonly text: string
  /** Where it stands, such as `taxiway.yaml:12:5`. */
  readonly origin: string
}

/** What the file says of a service. */
export interface ConfiguredService {
  /** As the file spells it. */
  readonly name: string
  /** The service's own inputs, and those of the top level that it does not set. Its `environment` ends in its name. */
  readonly inputs: ReadonlyMap<InputName, ConfiguredValue>
  /** Of the checks after its deployment; undefined without a gate. `{sha}` in `health-body` stands for the commit. */
  readonly gate: ReadonlyMap<InputName, ConfiguredValue> | undefined
  /** Patterns of .gitignore; empty if any changed file counts. */
  readonly paths: readonly string[]
  /** Names of other services of the file; they form no cycle. */
  readonly needs: readonly string[]
  /** Texts that may name the address of one of `needs`: `{services.api.url}`. */
  readonly env: ReadonlyMap<string, string>
  /** Where it stands in the file, from 1 on. */
  readonly line: number
}

/** A checked `taxiway.yaml`. */
export interface ConfigFile {
  /** As it was given, for messages. */
  readonly path: string
  /** Inputs of the top level, such as `timeout`, `max-parallel`. */
  readonly inputs: ReadonlyMap<InputName, ConfiguredValue>
  /** In the order of the file; empty if it has none. */
  readonly services: ReadonlyMap<string, ConfiguredService>
}

/** What a file is checked against. */
export interface ParseOptions {
  /** The secrets of the run, none of which may stand in the file. */
  readonly keys?: readonly string[]
  /** Its folder, and the one that its paths must stay in; without it, they are not checked. */
  readonly place?: { readonly folder: string; readonly root: string }
}

/**
 * Reads the text of a `taxiway.yaml`, and checks all of it.
 *
 * @param path how messages name the file
 * @throws ConfigFileError with every mistake
 */
export function parseConfigFile(text: string, path: string, { keys = [], place }: ParseOptions = {}): ConfigFile {
  const mistakes = new Mistakes()
  const tree = readDocument(text, mistakes, secretFinder(keys))
  const found = tree && readAll(tree, mistakes)
  for (const { part } of place && found ? found.services.values() : [])
    for (const [name, value] of part.inputs)
      if (place && inputTable[name].kind === pathKind)
        mistakes.try(value, () => pathInside(place.root, name, value.text, place.folder))
  if (found === undefined || mistakes.all.length > 0) throw new ConfigFileError(path, mistakes.all)
  const valued = (inputs: ReadonlyMap<InputName, GivenText>): ReadonlyMap<InputName, ConfiguredValue> =>
    new Map([...inputs].map(([name, { text, line, column }]) => [name, { text, origin: `${path}:${line}:${column}` }]))
  const services = [...found.services.values()].map(
    ({ part, gate, line, name, paths, needs, env }): [string, ConfiguredService] => {
      const inputs = valued(inherited(name, part, found.top))
      return [name, { name, inputs, gate: gate && valued(gate.inputs), paths, needs, env, line }]
    },
  )
  return { path, inputs: valued(found.top.inputs), services: new Map(services) }
}

function readAll(tree: Tree, mistakes: Mistakes): { top: Part; services: ReadonlyMap<string, FoundService> } {
  const top = readPart(tree, 'top', mistakes)
  const listed = top.own.get('services')
  const services = listed === undefined ? new Map<string, FoundService>() : readServices(listed, mistakes)
  refuseAmbiguousWords(top.inputs, mistakes)
  for (const { name, part } of services.values()) {
    const own = part.inputs.get('success-states') ?? part.inputs.get('failure-states')
    if (own !== undefined) refuseAmbiguousWords(inherited(name, part, top), mistakes)
  }
  return { top, services }
}

/** A word may not mean success and failure. */
function refuseAmbiguousWords(inputs: ReadonlyMap<InputName, GivenText>, mistakes: Mistakes): void {
  const place = inputs.get('success-states')
  const texts = new Map<string, string | undefined>([
    ['success-states', place?.text],
    ['failure-states', inputs.get('failure-states')?.text],
  ])
  const words = new Inputs((name) => texts.get(name))
  if (place !== undefined) mistakes.try(place, () => readFollowInputs(words))
}

/** The inputs of a service: its own, else those of the top level that a service may have. */
function inherited(name: string, service: Part, top: Part): ReadonlyMap<InputName, GivenText> {
  const environment = top.inputs.get('environment')
  const own = environment && ({ ...environment, text: `${environment.text}/${name}` } satisfies GivenText)
  const shared = [...top.inputs].filter(([input]) => inputTable[input].places.includes('service'))
  const more = own === undefined ? [] : [['environment', own] as const]
  return new Map([...shared, ...more, ...service.inputs])
}
