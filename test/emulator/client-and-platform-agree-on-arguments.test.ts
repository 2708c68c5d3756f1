import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArguments } from '../../emulator/src/api/contract-validation.ts'
import { findRoute } from '../../emulator/src/operations/router.ts'
import { placeArguments } from '../../src/client/arguments.ts'
import { PlatformError } from '../../src/client/errors.ts'
import { Platform } from '../../src/client/platform.ts'
import { findArgumentPlace, type Operation, type Rule } from '../../src/contract/operation.ts'
import { type OperationName, operationNames, operationOf } from '../../src/contract/operations.ts'
import { holds } from '../support/property.ts'
import { useStage } from './local-platform.ts'
import { relayTo } from './relay.ts'
import type { ReceivedRequest, TestServer } from './server.ts'
import { type Arguments, isInteger, validArguments } from './valid-arguments.ts'

// Resources that exist from the start, so that some calls get further than "there is no service". No PostgreSQL: a real one
// takes seconds to start, and has tests of its own.
const services = [
  { name: 'demo', schedule: '@yearly' },
  { name: 'mysql', engine: 'mysql' },
  { name: 'redis', engine: 'redis' },
  { name: 'bucket', engine: 'bucket' },
] as const
const existing = {
  ...{ id: services.map(({ name }) => `svc_${name}`), ipId: ['ip_demo'] },
  ...{ slug: ['demo'], projectSlug: ['demo'], environmentSlug: ['production'], env: ['production'] },
}

const local = useStage({ services })
let relay: TestServer
let client: Platform
const answered: number[] = []

beforeAll(async () => {
  relay = await relayTo(local.platform.url, (status) => answered.push(status))
  client = new Platform({ baseUrl: relay.url, apiKey: local.platform.keys.account })
})
afterAll(async () => {
  await client[Symbol.asyncDispose]()
  await relay[Symbol.asyncDispose]()
})

/** The parts of a request: text as text, the body parsed, or undefined if there is none. */
interface Meaning {
  readonly method: string
  /** Segments of the path, decoded. */
  readonly path: readonly string[]
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

/** The request that a call of an operation should send, by the table alone. Unknown arguments are sent with the others. */
function meant(operation: Operation, args: Arguments): Meaning {
  const { method, path } = operation
  const inPlace = (place: string): [string, unknown][] =>
    Object.entries(args).filter(([name]) => findArgumentPlace(operation, name) === place)
  const hasBody = Object.keys({ ...operation.args.entries, ...args }).some(
    (name) => findArgumentPlace(operation, name) === 'body',
  )
  return {
    method,
    path: path.split('/').map((step) => (step.startsWith('{') ? String(args[step.slice(1, -1)]) : step)),
    query: Object.fromEntries(inPlace('query').map(([name, value]) => [name, String(value)])),
    body: hasBody ? Object.fromEntries(inPlace('body')) : undefined,
  }
}

/** The arguments in the bytes that arrived. */
function said({ method, url, body }: ReceivedRequest): Meaning {
  const [path = '', query = ''] = url.split('?')
  const parameters = [...new URLSearchParams(query)]
  expect(new Set(parameters.map(([name]) => name)).size).toBe(parameters.length)
  return {
    method,
    path: path.split('/').map(decodeURIComponent),
    query: Object.fromEntries(parameters),
    body: body ? JSON.parse(body) : undefined,
  }
}

/** What the local platform's own validation makes of a request. */
function taken({ method, url, body }: ReceivedRequest): [string | undefined, unknown] {
  const { pathname, searchParams: query } = new URL(`http://localhost${url}`)
  const route = findRoute(method, pathname)
  const parts = { path: route?.path ?? {}, query, body: body ? JSON.parse(body) : {} }
  return [route?.name, route && readArguments(route.name, parts)]
}

/** Ignores the result of the call: many of the named services do not exist. */
async function call(name: OperationName, args: Arguments): Promise<void> {
  try {
    if (name === 'stream_deployment_logs') await client.stream(String(args['id'])).next()
    else await client.call(name, args as never, { attempts: 1 })
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
  }
}

test.each(operationNames)('%s: valid arguments arrive unchanged', async (name) => {
  const operation = operationOf(name)
  const property = fc.asyncProperty(validArguments(operation, existing), async (args) => {
    relay.received.length = 0
    answered.length = 0
    await call(name, args)
    expect(relay.received.map(said)).toEqual([meant(operation, args)])
    expect(relay.received.map(taken)).toEqual([[name, args]])
    expect(answered.filter((status) => status >= 500)).toEqual([])
  })
  await holds(property, 6)
})

/** Values of every type, many of them near one that is valid. */
const anyValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, 'true', '', ' ', 'ten', '5x', '1e', '٣', 'NaN', 0, -1, 0.5, 1e-7, [], {}),
  fc.constantFrom<unknown>('QQ', 'QQ=', 'QQ==\n', 'Q===', '-_-_', 'Web', '-a', 'a.b', '10.0.0.0/129', 'STATIC', '1H'),
  fc.constantFrom<unknown>(['a'], [null], [{ key: 'A' }], [{ key: 'A', value: 1 }], { 0: 'a', length: 1 }, { a: 'b' }),
  fc.constant<unknown>([{ key: 'A', value: '', toString: 'x' }]),
  fc.oneof(fc.string({ maxLength: 9 }), fc.base64String({ maxLength: 9 }), fc.integer(), fc.jsonValue({ maxDepth: 2 })),
)
/** Names that no operation has, including those that every object inherits. */
const strangeNames = ['toString', '__proto__', 'constructor', 'ID', 'a b', '/']

/** Valid arguments of which one is changed, left out or made up. */
function changedArguments(operation: Operation): fc.Arbitrary<{ readonly changed: string; readonly args: Arguments }> {
  const names = Object.keys(operation.args.entries)
  const name = fc.oneof(fc.constantFrom(...strangeNames), ...names.map((each) => fc.constant(each)))
  const value = fc.option(anyValue, { nil: undefined, freq: 5 })
  return fc.tuple(validArguments(operation), name, value).map(([args, changed, given]) => {
    const others = Object.entries(args).filter(([each]) => each !== changed)
    return { changed, args: Object.fromEntries(given === undefined ? others : [...others, [changed, given]]) }
  })
}

/** Whether HTTP can carry the change: a path and a query hold only text, and without an argument a path is another one. */
function isCarried(operation: Operation, name: string, args: Arguments): boolean {
  const value = args[name]
  const place = findArgumentPlace(operation, name)
  if (place === 'body') return true
  if (place === 'path') return typeof value === 'string' && !['', '.', '..'].includes(value)
  if (!Object.hasOwn(args, name)) return true
  if (!isInteger(operation, name)) return typeof value === 'string'
  // A query has no `1e+21`: nobody asks for so much.
  if (typeof value === 'number') return !String(value).includes('e')
  return typeof value === 'string' && !/^\s*[-+]?\d/.test(value)
}

function namesOf(rule: Rule): readonly string[] {
  if (rule.kind === 'exactly-one-of') return rule.names
  return rule.kind === 'not-below' ? [rule.lower, rule.upper] : [rule.name, rule.when]
}

/** Why something throws; undefined if it does not. */
function refusal(run: () => unknown): string | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

// The client checks by valibot, the platform by JSON Schema: a rule that one of them loses is noticed here.
test.each(operationNames)('%s: both refuse the same arguments, and name the wrong one', async (name) => {
  const operation = operationOf(name)
  const rules = (operation.rules ?? []).flatMap(namesOf)
  let refused = 0
  const property = fc.property(changedArguments(operation), ({ changed, args }) => {
    const byClient = refusal(() => placeArguments(name, operation, args))
    const accused = expect.toSatisfy((text) => [changed, ...rules].some((each) => String(text).includes(`"${each}`)))
    if (byClient !== undefined) {
      refused += 1
      expect(byClient).toEqual(accused)
    }
    if (!isCarried(operation, changed, args)) return
    const { query, body } = meant(operation, args)
    const inPath = Object.entries(args).filter(([each]) => findArgumentPlace(operation, each) === 'path')
    const parts = {
      path: Object.fromEntries(inPath.map(([each, value]) => [each, String(value)])),
      query: new URLSearchParams(query),
      body: JSON.parse(JSON.stringify(body ?? {})),
    }
    const byPlatform = refusal(() => readArguments(name, parts))
    expect(byPlatform).toEqual(byClient === undefined ? undefined : accused)
  })
  await holds(property, 100)
  expect(refused).toBeGreaterThan(10)
})
