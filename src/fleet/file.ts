import * as v from 'valibot'
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { InputError } from '../client/errors.ts'
import { field } from '../client/json.ts'
import { type Input, type InputName, inputNames, inputs } from '../inputs/declared.ts'
import { messageOf, shorten } from '../text/format.ts'
import { cleanText } from '../text/untrusted.ts'

/** A service as `taxiway.yaml` lists it. */
export interface Service {
  readonly name: string
  readonly serviceId: string
  /** Patterns of `.gitignore`, relative to the repository's root; without any it is deployed each time. */
  readonly paths: readonly string[]
  /** Services that are deployed and checked first. */
  readonly needs: readonly string[]
  /** Names of the job's variables that are imported before the deployment. */
  readonly env: readonly string[]
  readonly hasGate: boolean
  /** The texts of its inputs: `service-id`, `timeout`, `environment`, `environment-url`, and those of its gate. */
  readonly given: Readonly<Partial<Record<InputName, string | undefined>>>
}

const longestFile = 2 ** 20
const mostMistakes = 20
const mostServices = 1_000

/** The inputs of a gate that the file may contain: no secrets, and no ids that the fleet chooses itself. */
export const gateKeys: readonly InputName[] = inputNames.filter((name) => {
  const { actions = [], secret }: Input<unknown> = inputs[name]
  return actions.join() === 'gate' && !secret && name !== 'deployment-id'
})
/** Each of these inputs is a check; the others configure one. */
const checkKeys: readonly InputName[] = ['health-url', 'check-command', 'soak', 'sql']

/** A value for an input. YAML turns some texts into numbers and booleans. */
function inputText(name: InputName, about = inputs[name].text) {
  const isTaken = v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    try {
      inputs[name].read(name, dataset.value)
    } catch (error) {
      addIssue({ message: messageOf(error) })
    }
  })
  const scalar = v.union(
    [v.string(), v.number(), v.boolean()],
    `${name} must be one value, not a list, a map or nothing.`,
  )
  return v.pipe(scalar, v.description(about), v.transform(String), isTaken)
}

const names = v.array(v.string('A name must be a text.'), 'It must be a list of names, such as [api, web].')
const variable = v.pipe(
  v.string('The name of a variable must be a text.'),
  v.regex(
    /^[A-Za-z_]\w*$/,
    'A variable is named by letters, digits and `_`. Its value comes from the job, not from the file.',
  ),
)
const gateSchema = v.pipe(
  v.strictObject(Object.fromEntries(gateKeys.map((name) => [name, v.optional(inputText(name))]))),
  v.check((gate) => checkKeys.some((name) => name in gate), `A gate needs a check: ${checkKeys.join(', ')}.`),
  v.description(
    'Checks that run after the deployment, as inputs of the gate action. Services that need this one wait for them.',
  ),
)
const serviceSchema = v.strictObject({
  'service-id': inputText('service-id', 'The service, by its id.'),
  paths: v.optional(
    v.pipe(
      v.array(
        v.string('A pattern must be a text; put it into quotes.'),
        'paths must be a list of patterns, such as [api/**].',
      ),
      v.description(
        'Patterns of `.gitignore`, relative to the root of the repository. The last one that matches a file decides, so `!` takes files out again. Without it, the service is deployed each time.',
      ),
    ),
  ),
  needs: v.optional(v.pipe(names, v.description('Names of services that must be deployed and checked before it.'))),
  environment: v.optional(
    inputText('environment', 'A GitHub environment of its own, in which a GitHub deployment is kept up to date.'),
  ),
  'environment-url': v.optional(inputText('environment-url')),
  env: v.optional(
    v.pipe(
      v.array(variable, 'env must be a list of names of variables, such as [DATABASE_URL].'),
      v.description('Names of variables of the job that are imported into the service before the deployment.'),
    ),
  ),
  gate: v.optional(gateSchema),
  timeout: v.optional(inputText('timeout', 'How long the deployment may take, such as `45m`; `30m` without it.')),
})

/** The content of `taxiway.yaml`; its JSON Schema is generated from this. */
export const fileSchema = v.strictObject({
  services: v.pipe(
    v.record(v.string(), serviceSchema, 'services must name services, such as `api: { service-id: svc_1 }`.'),
    v.description('The services of the repository by name.'),
  ),
})

/** Keys, and indexes in lists. */
type Path = readonly (string | number)[]

interface Mistake {
  readonly path: Path
  readonly text: string
}

/**
 * Parses a file and returns its services in the order of `needs`. Throws `InputError` with every mistake and its line.
 *
 * @param shown how the user names the file
 */
export function parseFile(text: string, shown: string): readonly Service[] {
  if (text.length > longestFile) throw mistake(shown, ['it is larger than 1 MiB'])
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'silent' })
  const atLine = (offset: number, why: string): string => `line ${counter.linePos(offset).line}: ${why}`
  if (document.errors.length > 0) {
    throw mistake(
      shown,
      document.errors.map(({ pos, message }) => atLine(pos[0], message)),
    )
  }
  let value: unknown
  try {
    value = document.toJS()
  } catch (error) {
    throw mistake(shown, [messageOf(error)])
  }
  const parsed = v.safeParse(fileSchema, value)
  const services = parsed.success ? Object.entries(parsed.output.services).map(toService) : []
  const mistakes = parsed.success ? findMistakes(services, value) : parsed.issues.map(toMistake)
  if (mistakes.length === 0) return orderByNeeds(services)
  throw mistake(
    shown,
    mistakes.map(({ path, text: why }) => atLine(findOffset(document, path), why)),
  )
}

function mistake(shown: string, mistakes: readonly string[]): InputError {
  const list = mistakes.slice(0, mostMistakes).map((text) => shorten(cleanText(text), 400))
  const more = mistakes.length - list.length
  return new InputError(
    'config',
    [`"${shown}" cannot be used.`, ...list, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'),
  )
}

function toService([name, keys]: [string, v.InferOutput<typeof serviceSchema>]): Service {
  const { 'service-id': serviceId, paths = [], needs = [], env = [], gate, ...given } = keys
  const texts = { 'service-id': serviceId, ...given, ...gate }
  return { name, serviceId, paths, needs, env, hasGate: gate !== undefined, given: texts }
}

/** Turns an issue of valibot into a mistake, in our words if its own would not say what to do. */
function toMistake(issue: v.BaseIssue<unknown>): Mistake {
  const path = issue.path?.map(({ key }) => (typeof key === 'number' ? key : String(key))) ?? []
  const key = String(path.at(-1) ?? '')
  if (issue.type !== 'strict_object') return { path, text: issue.message }
  const [group = '', , part] = path.map(String)
  const known =
    path.length <= 1 ? fileSchema.entries : part === 'gate' && path.length > 3 ? gateEntries : serviceSchema.entries
  if (issue.expected === 'never') {
    const list = Object.keys(known).map((name) => `\`${name}\``)
    return { path, text: `"${key}" is unknown here. Use ${list.join(', ')}.` }
  }
  if (issue.path?.at(-1)?.origin === 'key') return { path: path.slice(0, -1), text: `${key} is missing.` }
  const what = path.length === 0 ? 'The file' : group === 'services' && path.length === 2 ? `The service "${key}"` : key
  return { path, text: `${what} must have keys with values, such as \`${Object.keys(known)[0]}: …\`.` }
}

const gateEntries = Object.fromEntries(gateKeys.map((name) => [name, true]))

/** Finds mistakes across services; each one is valid by itself by then. */
function findMistakes(services: readonly Service[], value: unknown): Mistake[] {
  const mistakes: Mistake[] = []
  const add = (path: Path, text: string): void => {
    mistakes.push({ path: ['services', ...path], text })
  }
  // Read from the file itself, because valibot drops some names.
  const listed = Object.keys(Object(field(value, 'services')))
  if (listed.length === 0) add([], 'services is empty. List at least one service.')
  if (listed.length > mostServices) add([], `It lists ${listed.length} services, and ${mostServices} are the most.`)
  for (const name of listed) {
    const isKnown = services.some((each) => each.name === name)
    if (isKnown && /^\w[\w.-]{0,62}$/.test(name)) continue
    add([name], `"${name}" cannot name a service. Use up to 63 letters, digits, \`_\`, \`-\` and \`.\`.`)
  }
  for (const { name, serviceId, needs } of services) {
    const first = services.find((each) => each.serviceId === serviceId)
    if (first !== undefined && first.name !== name) {
      add([name, 'service-id'], `"${first.name}" and "${name}" are the same service, ${serviceId}. Keep one of them.`)
    }
    for (const [index, need] of needs.entries()) {
      if (listed.includes(need)) continue
      add([name, 'needs', index], `"${name}" needs "${need}", which the file does not list.`)
    }
  }
  if (mistakes.length > 0) return mistakes
  const ordered = orderByNeeds(services)
  const circle = services.filter((service) => !ordered.includes(service)).map(({ name }) => name)
  if (circle.length > 0)
    add([circle[0] ?? '', 'needs'], `These services need each other in a circle: ${circle.join(', ')}.`)
  return mistakes
}

/** The offset of a key in the text, or of the innermost key above it that exists. */
function findOffset(document: Document, path: Path): number {
  let offset = 0
  let at: unknown = document.contents
  for (const key of path) {
    if (isAlias(at)) at = at.resolve(document)
    if (isMap(at)) {
      const pair = at.items.find((each) => String(isScalar(each.key) ? each.key.value : each.key) === String(key))
      if (pair === undefined) break
      if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset
      at = pair.value
    } else if (isSeq(at)) {
      at = at.items[Number(key)]
      if (isScalar(at)) offset = at.range?.[0] ?? offset
    } else break
  }
  return offset
}

/**
 * Sorts each service after those that it needs, otherwise in the order of the file. Leaves out services in a circle,
 * and those that need one of them.
 */
function orderByNeeds(services: readonly Service[]): readonly Service[] {
  const ordered: Service[] = []
  for (let left = services; left.length > 0; ) {
    const isNext = ({ needs }: Service): boolean => needs.every((need) => ordered.some(({ name }) => name === need))
    const next = left.filter(isNext)
    if (next.length === 0) break
    ordered.push(...next)
    left = left.filter((each) => !next.includes(each))
  }
  return ordered
}
