import { operationOf } from '../../../contract/operations.ts'
import { isFields } from '../../client/json-fields.ts'
import { formatCount } from '../../text/formats/count.ts'
import { type AreaFinding, finding } from '../finding.ts'
import { isSuccess, jsonType } from '../lenient-reading.ts'
import type { Readings } from '../read-platform.ts'
import type { Answer } from '../reader.ts'

/** Account keys have none (contract: Key scope). */
const optional = new Set(['keyScope'])

/** Each answer against the schema of its operation: what is missing, additional, or of another type. */
export function contractFindings({ answers }: Readings): AreaFinding[] {
  const names = [...new Set(answers.map(({ operation }) => operation))].filter((name) => !operationOf(name).events)
  if (names.length === 0) return [finding('skipped', 'contract', 'nothing was read')]
  return names.map((name) => {
    const answer = answers.find((each) => each.operation === name && isSuccess(each))
    return answer === undefined ? finding('skipped', name, 'no success to compare') : answerFinding(name, answer)
  })
}

function answerFinding(name: Answer['operation'], { json, ended }: Answer): AreaFinding {
  if (json === undefined)
    return finding(ended ? 'warn' : 'inconclusive', name, ended ? 'not JSON' : 'not read to its end')
  const found = differences(operationOf(name).result, [json], '')
  const count = (kind: Difference['kind']): number => found.filter((each) => each.kind === kind).length
  const evidence = found.map(({ line }) => line)
  const [wrong, missing, more] = [count('wrong'), count('missing'), count('additional')]
  if (wrong > 0) {
    const advice = 'Taxiway reads on where it can; please report this platform.'
    return finding('warn', name, `${formatCount(wrong, 'place')} not as documented`, { evidence, advice })
  }
  const parts = [missing > 0 ? `${missing} documented missing` : '', more > 0 ? `${more} additional` : '']
  return finding('pass', name, ['as documented', ...parts.filter(Boolean)].join(', '), { evidence })
}

interface Difference {
  readonly kind: 'wrong' | 'missing' | 'additional'
  readonly line: string
}

/** How values differ from their schema, which is read as data: Valibot itself would not say what is additional, nor go on after a mistake. */
function differences(schema: unknown, values: readonly unknown[], path: string): Difference[] {
  if (!isFields(schema)) return []
  const { wrapped, item, entries } = schema
  // What stands in a `nullish`.
  const shown = values.filter((value) => value !== null && value !== undefined)
  if (wrapped !== undefined) return differences(wrapped, shown, path)
  const expected = String(schema['expects']).toLowerCase().replaceAll(/[()]/g, '')
  const odd = expected === 'unknown' ? undefined : values.map(jsonType).find((type) => !expected.includes(type))
  const found: Difference[] =
    odd === undefined ? [] : [{ kind: 'wrong', line: `${path || 'the answer'}: ${expected}, not ${odd}` }]
  if (item !== undefined) {
    const items = values.filter((value): value is unknown[] => Array.isArray(value)).flat()
    return [...found, ...differences(item, items, `${path}[]`)]
  }
  const records = values.filter(isFields)
  if (!isFields(entries) || records.length === 0) return found
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`)
  for (const [name, each] of Object.entries(entries)) {
    const held = records.flatMap((record) => (Object.hasOwn(record, name) ? [record[name]] : []))
    const isRequired = isFields(each) && each['type'] !== 'nullish'
    if (held.length > 0) found.push(...differences(each, held, at(name)))
    else if (!optional.has(name)) found.push({ kind: isRequired ? 'wrong' : 'missing', line: `${at(name)}: missing` })
  }
  const more = new Set(records.flatMap(Object.keys).filter((name) => !Object.hasOwn(entries, name)))
  return [...found, ...[...more].map((name): Difference => ({ kind: 'additional', line: `${at(name)}: additional` }))]
}
