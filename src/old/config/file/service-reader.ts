import { findCycles } from '../../text/dependency-cycles.ts'
import { shorten } from '../../text/formats/shortening.ts'
import { message } from '../../text/message.ts'
import { variableName } from '../dotenv-parser.ts'
import { checkPairs } from '../input-table.ts'
import { line, text } from '../kinds.ts'
import type { ConfiguredService } from './checked-config.ts'
import { explainUnknownService } from './config-mistakes.ts'
import { serviceName } from './keys.ts'
import { type FilePlace, type Part, readEntries, readList, readPart, readScalar } from './part-reader.ts'
import type { Spot } from './yaml-document.ts'

/** A service as it is in the file, without what the top level says for all. */
export interface FoundService extends Omit<ConfiguredService, 'inputs'> {
  readonly part: Part
  readonly spot: Spot
}

/** Reads the services, and checks what they say of one another. */
export function readServices(services: Spot, place: FilePlace | undefined): readonly FoundService[] {
  const entries = readEntries(services, 'below `services`')
  if (services.content.entries?.size === 0)
    services.refuse(message`config-no-services: \`services\` is empty. Add a service, or remove the key.`)
  const known = new Set(entries.keys())
  const found = [...entries].map(([name, spot]) => readService(name, spot, known, place))
  const names = new Map<string, FoundService>()
  const ids = new Map<string, FoundService>()
  for (const service of found) {
    const { name, spot, part } = service
    const namesake = names.get(name.toLowerCase())
    if (!serviceName.test(name)) {
      const text = message`config-service-name: "${shorten(name)}" is not a name for a service. Use at most 63 letters, digits, \`-\` and \`_\`, and begin with a letter or a digit.`
      spot.refuseKey(text)
    } else if (namesake !== undefined) {
      const text = message`config-service-case: The names "${namesake.name}" (line ${namesake.line}) and "${name}" differ in case only. GitHub takes their environments for one: rename one of them.`
      spot.refuseKey(text)
    } else names.set(name.toLowerCase(), service)
    const id = part.inputs.get('service-id')?.text
    if (id === undefined) continue
    const twin = ids.get(id)
    if (twin === undefined) ids.set(id, service)
    else {
      const text = message`config-same-service: "${name}" and "${twin.name}" (line ${twin.line}) have one \`service-id\`: "${shorten(id)}". Each service may be in the file only once.`
      part.spots.get('service-id')?.refuse(text)
    }
  }
  refuseCircles(found)
  return found
}

function readService(name: string, spot: Spot, known: ReadonlySet<string>, place: FilePlace | undefined): FoundService {
  const part = readPart(spot, 'service', place)
  return {
    ...{ name, spot, part },
    needs: readNeeds(part.spots.get('needs'), known),
    gate: readGate(part.spots.get('gate')),
    paths: readPaths(part.spots.get('paths')),
    env: readEnv(part.spots.get('env')),
    line: spot.line,
  }
}

function readNeeds(spot: Spot | undefined, known: ReadonlySet<string>): string[] {
  const check = (name: string, item: Spot): void => {
    if (!known.has(name)) item.refuse(explainUnknownService(name, known))
  }
  return [...new Set(spot && readList('needs', spot, line, check))]
}

function readPaths(spot: Spot | undefined): string[] {
  const paths = (spot && readList('paths', spot, line)) ?? []
  if (paths.length > 0 && paths.every((path) => path.startsWith('!'))) {
    const text = message`config-paths-exclude-all: \`paths\` only excludes, so that no file would count. Begin it with a pattern that includes, such as \`**\`.`
    spot?.refuse(text)
  }
  return paths
}

function readGate(spot: Spot | undefined): Part['inputs'] | undefined {
  if (spot === undefined) return undefined
  const { inputs, spots } = readPart(spot, 'gate')
  for (const [name, missing] of checkPairs) {
    if (!inputs.has(name) || inputs.has(missing)) continue
    const text = message`config-half-a-check: \`${name}\` has no effect without \`${missing}\`. Set both or neither.`
    spots.get(name)?.refuse(text)
  }
  return inputs
}

function readEnv(spot: Spot | undefined): ReadonlyMap<string, string> {
  const env = new Map<string, string>()
  for (const [key, value] of spot === undefined ? [] : readEntries(spot, 'in `env`')) {
    if (!variableName.test(key)) {
      const text = message`config-variable-name: "${shorten(key)}" is not a name for a variable. Use letters, digits and \`_\`, and begin with a letter or \`_\`.`
      value.refuseKey(text)
    }
    const given = readScalar(`env.${key}`, value, text)
    if (given !== undefined) env.set(key, given)
  }
  return env
}

/** Refuses services that wait for each other, each circle once and spelt out: `api -> web -> api`. */
function refuseCircles(services: readonly FoundService[]): void {
  for (const circle of findCycles(new Map(services.map((service) => [service.name, service.needs])))) {
    const shown = shorten(circle.join(' -> '), longestCircle)
    const text = message`config-cycle: Services wait for each other: ${shown}. Remove one of these \`needs\`.`
    services.find(({ name }) => name === circle[0])?.spot.refuseKey(text)
  }
}

/** Enough to see what is wrong. */
const longestCircle = 1_000
