import * as fc from 'fast-check'
import { type Operation, placeOf, type Rule } from '../../src/contract/operation.ts'
import { fieldsOf } from './shape.ts'
import { type Arguments, validArguments } from './valid-arguments.ts'
import { unknownNames, withField, withoutField, wrongValues } from './wrong-values.ts'

/** One rule of an operation, and how to break only that rule. */
export interface Breaking {
  /** The rule, as the name of a test. */
  readonly rule: string
  /** The error must name one of these arguments, or, if none is listed, the unknown one. */
  readonly names: readonly string[]
  readonly broken: fc.Arbitrary<Arguments>
  /** False if HTTP cannot carry the mistake: a path holds only text, and without an argument it is another path. */
  readonly onWire: boolean
}

/** Each rule of an operation's arguments, with values that break it. */
export function breakingsOf(operation: Operation): Breaking[] {
  const fields = fieldsOf(operation.args.entries)
  const valid = validArguments(operation)
  const ofFields = Object.entries(fields).flatMap(([name, { shape, optional }]): Breaking[] => {
    const place = placeOf(operation, name)
    const wrong = wrongValues(shape).map(({ rule, values, asText }) => ({
      rule: `"${name}" ${rule}`,
      names: [name],
      broken: fc.tuple(valid, values).map(([args, value]) => withField(args, name, value)),
      onWire: place === 'body' || (place === 'query' && asText),
    }))
    const without = valid.map((args) => withoutField(args, name))
    const missing = { rule: `"${name}" is missing`, names: [name], broken: without, onWire: place !== 'path' }
    return optional ? wrong : [missing, ...wrong]
  })
  const strange = fc.tuple(valid, unknownNames(fields)).map(([args, name]) => withField(args, name, 'x'))
  const ofRules = (operation.rules ?? []).flatMap((rule) => brokenRule(rule, valid))
  return [...ofFields, { rule: 'one is not known', names: [], broken: strange, onWire: true }, ...ofRules]
}

function brokenRule(rule: Rule, valid: fc.Arbitrary<Arguments>): Breaking[] {
  switch (rule.kind) {
    case 'exactly-one-of': {
      const [one, other] = rule.names
      const both = valid.map((args) => ({ [one]: 'x', [other]: 'x', ...args }))
      const neither = valid.map((args) => withoutField(withoutField(args, one), other))
      return [
        { rule: `both "${one}" and "${other}"`, names: rule.names, broken: both, onWire: true },
        { rule: `neither "${one}" nor "${other}"`, names: rule.names, broken: neither, onWire: true },
      ]
    }
    case 'not-below': {
      const { lower, upper } = rule
      const below = fc.tuple(valid, fc.integer({ min: 1 }), fc.integer({ min: 1, max: 1000 }))
      const broken = below.map(([args, from, less]) => ({ ...args, [lower]: from, [upper]: from - less }))
      return [{ rule: `"${upper}" is below "${lower}"`, names: [upper], broken, onWire: true }]
    }
    case 'not-shorter': {
      const { name, minimum, when } = rule
      const short = fc.string({ unit: fc.constantFrom('x', 'é', '👩'), maxLength: minimum - 1 })
      const broken = fc.tuple(valid, short).map(([args, text]) => ({ [when]: 'x', ...args, [name]: text }))
      return [{ rule: `"${name}" is short beside "${when}"`, names: [name], broken, onWire: true }]
    }
    default:
      return rule satisfies never
  }
}
