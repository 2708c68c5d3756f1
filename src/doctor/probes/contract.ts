import * as v from 'valibot'
import { type Fields, isFields } from '../../client/fields.ts'
import { operationOf } from '../../contract/operations.ts'
import { type Answer, isSuccess, jsonOf } from '../answer.ts'
import { counted, type DoctorFinding, findingsOf } from '../finding.ts'
import type { Readings } from '../readings.ts'
import { fieldShapes, typeOf } from '../record-fields.ts'

const finding = findingsOf('contract')

/** Each answer against the schema of its operation: what is missing, additional, or of another type. */
export function probeContract({ answers }: Readings): DoctorFinding[] {
  const operations = [...new Set(answers.map(({ operation }) => operation))].filter((name) => !operationOf(name).events)
  if (operations.length === 0) return [finding('skipped', 'contract', 'nothing was read')]
  return operations.map((name) => {
    const own = answers.filter((answer) => answer.operation === name && isSuccess(answer))
    const [answer] = own
    if (answer === undefined) return finding('skipped', name, 'no success to compare')
    return compare(name, answer)
  })
}

function compare(name: Answer['operation'], answer: Answer): DoctorFinding {
  const body = jsonOf(answer)
  if (body === undefined)
    return finding(answer.ended ? 'warn' : 'inconclusive', name, answer.ended ? 'not JSON' : 'not read to its end')
  const { result } = operationOf(name)
  const { success, issues = [] } = v.safeParse(result, body)
  // A list passes as an object without fields.
  const isList = Array.isArray(body) && isFields(result) && result['type'] !== 'array'
  const wrong = isList ? ['the answer: object, not array'] : [...new Set(issues.map(lineOf))]
  const { missing, more } = fieldsOf(result, body)
  const evidence = [
    ...new Set([...wrong, ...missing.map((field) => `${field}: missing`)]),
    ...more.map((field) => `${field}: additional`),
  ]
  if (!success || isList) {
    const advice = 'Taxiway reads on where it can; please report this platform.'
    return finding('warn', name, `${counted(wrong.length, 'place')} not as documented`, {
      evidence,
      advice,
    })
  }
  const parts = [
    missing.length > 0 ? `${missing.length} documented missing` : '',
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

/** Account keys have none (contract, Key scope). */
const optional = new Set(['keyScope'])

/** The documented fields that never stand there, and those beyond them, with the way to them. */
function fieldsOf(schema: unknown, value: unknown, path = ''): { missing: string[]; more: string[] } {
  const plain = unwrapped(schema)
  if (isFields(plain) && plain['type'] === 'array' && Array.isArray(value))
    return ofRecords(plain['item'], value, `${path}[]`)
  return isFields(value) ? ofRecords(schema, [value], path) : { missing: [], more: [] }
}

function ofRecords(schema: unknown, values: readonly unknown[], path: string): { missing: string[]; more: string[] } {
  const plain = unwrapped(schema)
  const entries = isFields(plain) ? plain['entries'] : undefined
  const records: Fields[] = values.filter(isFields)
  if (!isFields(entries) || records.length === 0) return { missing: [], more: [] }
  const shown = new Set(fieldShapes(records).map(({ name }) => name))
  const way = (name: string): string => (path === '' ? name : `${path}.${name}`)
  const missing = Object.keys(entries)
    .filter((name) => !shown.has(name) && !optional.has(name))
    .map(way)
  const more = [...shown].filter((name) => !Object.hasOwn(entries, name)).map(way)
  for (const [name, inner] of Object.entries(entries)) {
    const [value] = records.map((record) => record[name]).filter((each) => each !== null && each !== undefined)
    const found = fieldsOf(inner, value, way(name))
    missing.push(...found.missing)
    more.push(...found.more)
  }
  return { missing, more }
}

/** What stands in a `nullish`. */
function unwrapped(schema: unknown): unknown {
  return isFields(schema) && schema['wrapped'] !== undefined ? unwrapped(schema['wrapped']) : schema
}
