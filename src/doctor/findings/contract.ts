import * as v from 'valibot'
import { isFields } from '../../client/fields.ts'
import { operationOf } from '../../contract/operations.ts'
import { counted, type DoctorFinding, findingsOf } from '../finding.ts'
import type { Answer } from '../reader.ts'
import { isSuccess, type Readings } from '../readings.ts'
import { typeOf } from '../record-fields.ts'

const finding = findingsOf('contract')
/** Account keys have none (contract: Key scope). */
const optional = new Set(['keyScope'])

/** Each answer against the schema of its operation: what is missing, additional, or of another type. */
export function contractFindings({ answers }: Readings): DoctorFinding[] {
  const names = [...new Set(answers.map(({ operation }) => operation))].filter((name) => !operationOf(name).events)
  if (names.length === 0) return [finding('skipped', 'contract', 'nothing was read')]
  return names.map((name) => {
    const answer = answers.find((each) => each.operation === name && isSuccess(each))
    return answer === undefined ? finding('skipped', name, 'no success to compare') : compare(name, answer)
  })
}

function compare(name: Answer['operation'], answer: Answer): DoctorFinding {
  const body = answer.json
  if (body === undefined)
    return finding(answer.ended ? 'warn' : 'inconclusive', name, answer.ended ? 'not JSON' : 'not read to its end')
  const { result } = operationOf(name)
  const { issues = [] } = v.safeParse(result, body)
  // A list passes as an object without fields.
  const isList = Array.isArray(body) && isFields(result) && result['type'] !== 'array'
  const wrong = isList ? ['the answer: object, not array'] : [...new Set(issues.map(lineOf))]
  const { missing, more } = namesIn(result, [body], '')
  const absent = missing.map((field) => `${field}: missing`).filter((line) => !wrong.includes(line))
  const evidence = [...wrong, ...absent, ...more.map((field) => `${field}: additional`)]
  if (wrong.length > 0) {
    const advice = 'Taxiway reads on where it can; please report this platform.'
    return finding('warn', name, `${counted(wrong.length, 'place')} not as documented`, { evidence, advice })
  }
  const parts = [
    absent.length > 0 ? `${absent.length} documented missing` : '',
    more.length > 0 ? `${more.length} additional` : '',
  ]
  return finding('pass', name, ['as documented', ...parts.filter(Boolean)].join(', '), { evidence })
}

function lineOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)?.replaceAll(/\.\d+/g, '[]') ?? 'the answer'
  if (issue.input === undefined) return `${path}: missing`
  const types = (issue.expected ?? 'another type').replaceAll(/ \| (?:null|undefined)|[()]/g, '')
  return `${path}: ${types.toLowerCase()}, not ${typeOf(issue.input)}`
}

/** The documented fields that none of the values has, and those beyond them, with the path to them. */
function namesIn(schema: unknown, values: readonly unknown[], path: string): { missing: string[]; more: string[] } {
  const none = { missing: [], more: [] }
  if (!isFields(schema)) return none
  // What stands in a `nullish`.
  if (schema['wrapped'] !== undefined) return namesIn(schema['wrapped'], values, path)
  if (schema['type'] === 'array') {
    const items = values.filter((value): value is unknown[] => Array.isArray(value)).flat()
    return namesIn(schema['item'], items, `${path}[]`)
  }
  const { entries } = schema
  const records = values.filter(isFields)
  if (!isFields(entries) || records.length === 0) return none
  const shown = new Set(records.flatMap((record) => Object.keys(record)))
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`)
  const missing = Object.keys(entries).filter((name) => !shown.has(name) && !optional.has(name))
  const more = [...shown].filter((name) => !Object.hasOwn(entries, name))
  const inner = Object.entries(entries).map(([name, each]) => {
    const held = records.map((record) => record[name]).filter((value) => value !== null && value !== undefined)
    return namesIn(each, held, at(name))
  })
  return {
    missing: [...missing.map(at), ...inner.flatMap((each) => each.missing)],
    more: [...more.map(at), ...inner.flatMap((each) => each.more)],
  }
}
