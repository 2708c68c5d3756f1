import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readArguments } from '../../emulator/src/api/contract-validation.ts'
import { placeArguments } from '../../src/client/arguments.ts'
import { findArgumentPlace, type Operation, type Rule } from '../../src/contract/operation.ts'
import { operationNames, operationOf } from '../../src/contract/operations.ts'
import { holds } from '../support/property.ts'
import { fieldsOf } from './shape.ts'
import { type Arguments, validArguments } from './valid-arguments.ts'
import { meant } from './wire.ts'

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
function changedArguments(operation: Operation): fc.Arbitrary<{ readonly name: string; readonly args: Arguments }> {
  const names = Object.keys(operation.args.entries)
  const name = fc.oneof(fc.constantFrom(...strangeNames), ...names.map((each) => fc.constant(each)))
  const value = fc.option(anyValue, { nil: undefined, freq: 5 })
  return fc.tuple(validArguments(operation), name, value).map(([args, changed, given]) => {
    const others = Object.entries(args).filter(([each]) => each !== changed)
    return { name: changed, args: Object.fromEntries(given === undefined ? others : [...others, [changed, given]]) }
  })
}

/** Whether HTTP can carry the change: a path and a query hold only text, and without an argument a path is another one. */
function isCarried(operation: Operation, name: string, args: Arguments): boolean {
  const value = args[name]
  const place = findArgumentPlace(operation, name)
  if (place === 'body') return true
  if (place === 'path') return typeof value === 'string' && !['', '.', '..'].includes(value)
  if (!Object.hasOwn(args, name)) return true
  const fields = new Map(Object.entries(fieldsOf(operation.args.entries)))
  if (fields.get(name)?.shape.kind !== 'integer') return typeof value === 'string'
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
test.each(operationNames)(
  '%s: client and platform accept and refuse the same arguments, and name the wrong one',
  async (name) => {
    const operation = operationOf(name)
    const rules = (operation.rules ?? []).flatMap(namesOf)
    let refused = 0
    const property = fc.property(changedArguments(operation), ({ name: changed, args }) => {
      const byClient = refusal(() => placeArguments(name, operation, args))
      const accused = expect.toSatisfy((said) => [changed, ...rules].some((each) => String(said).includes(`"${each}`)))
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
  },
)
