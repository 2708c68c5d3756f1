import * as v from 'valibot'
import { sequenceKeys, textKeys } from '../build-log/payload.ts'
import { isFields } from '../client/json-fields.ts'
import { version } from '../client/version.ts'
import {
  addressKeys,
  commitKeys,
  createdKeys,
  endedKeys,
  idKeys,
  nameKeys,
  statusKeys,
} from '../deployment/history/history-record.ts'
import { normalise } from '../deployment/verdict/vocabulary.ts'
import { fieldShapes, findPlaces, jsonTypes } from './field-census.ts'
import { areas, type DoctorFinding, findingResults } from './finding.ts'
import { readStoredRecords } from './lenient-reading.ts'
import type { Readings } from './read-platform.ts'
import { type WordCensus, wordSchema } from './word-census.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const described = <const S extends v.GenericSchema>(schema: S, text: string) => v.pipe(schema, v.description(text))
const milliseconds = described(count, 'Milliseconds.')

/** What `taxiway doctor --json` prints, and `--report` and the output `report` hold. Its texts are constants of Taxiway, or plain names. */
export const sharedReportSchema = v.strictObject({
  format: described(v.literal(1), 'The version of this document.'),
  taxiway: described(v.string(), 'The version of Taxiway.'),
  ready: described(v.boolean(), 'Whether nothing blocks a deploy. False sets the exit code 1.'),
  requests: described(count, 'Requests that were sent, all of them reads.'),
  durationMs: milliseconds,
  findings: v.array(
    v.strictObject({
      area: v.picklist(areas),
      name: described(v.string(), 'Stable; docs/doctor.md has a row for each.'),
      result: v.picklist(findingResults),
    }),
  ),
  records: described(count, 'Records of the history that were read.'),
  lines: described(count, 'Records of the stored log that were read.'),
  fields: v.array(
    v.strictObject({
      of: described(v.picklist(['history', 'log', 'error']), 'Whose field it is.'),
      name: v.string(),
      types: v.array(v.picklist(jsonTypes)),
      count: described(count, 'Records that have it.'),
      holds: described(v.nullable(v.string()), 'What Taxiway reads from it, such as the id or the status.'),
    }),
  ),
  words: v.array(wordSchema),
  answers: v.array(v.strictObject({ operation: v.string(), status: v.nullable(count), ms: milliseconds })),
  leftOut: described(count, 'Names and words that are not shown, as they may be values.'),
})

/** The report as JSON. */
export type SharedReport = v.InferOutput<typeof sharedReportSchema>

/** The document of a run that ended before anything was read. */
export const emptyReport: SharedReport = {
  ...{ format: 1, taxiway: version, ready: false, requests: 0, durationMs: 0, findings: [], records: 0, lines: 0 },
  ...{ fields: [], words: [], answers: [], leftOut: 0 },
}

/** Built from an allow-list: each text in it is a constant of Taxiway, or a name or word of the platform that cannot be a value. */
export function buildSharedReport(
  readings: Readings,
  findings: readonly DoctorFinding[],
  { words, ...rest }: Pick<SharedReport, 'ready' | 'durationMs'> & { readonly words: readonly WordCensus[] },
): SharedReport {
  const names = new NameFilter(readings)
  const { rows } = readings
  const lines = readStoredRecords(readings.logs)
  const places = Object.entries(findPlaces(rows))
  const describeFields = (
    of: SharedReport['fields'][number]['of'],
    records: readonly unknown[],
  ): SharedReport['fields'] =>
    fieldShapes(records)
      .filter(({ name }) => names.allows(name))
      .map(({ types, ...shape }) => {
        const [holds = null] = of === 'history' ? (places.find(([, name]) => name === shape.name) ?? []) : []
        return { of, ...shape, types: [...types], holds }
      })
  return {
    ...{ format: 1, taxiway: version, ...rest, requests: readings.exchanges.length },
    findings: findings.map(({ area, name, result }) => ({ area, name, result })),
    ...{ records: rows.length, lines: lines.length },
    fields: [
      ...describeFields('history', rows),
      ...describeFields('log', lines),
      ...describeFields('error', [readings.missing?.json]),
    ],
    words: words
      .filter(({ word, meaning }) => meaning !== 'unknown' || names.allows(word))
      .map(({ ageMs = null, input = null, ...each }) => ({ ...each, ageMs, input })),
    answers: readings.answers.map(({ operation, status = null, endMs }) => ({
      ...{ operation, status, ms: Math.round(endMs) },
    })),
    leftOut: names.leftOut,
  }
}

/** Names that Taxiway itself knows tell nothing of a platform's values. */
const known: ReadonlySet<string> = new Set(
  [...idKeys, ...statusKeys, ...addressKeys, ...nameKeys, ...commitKeys, ...createdKeys, ...endedKeys]
    .concat(sequenceKeys, textKeys, ['rollbackable', 'stream', 'ts', 'error', 'code', 'message', 'details'])
    .map(normalise),
)
const [shortestValue, longestName] = [4, 40]

/** Decides which names are shown, and counts the others. */
class NameFilter {
  readonly #values: ReadonlySet<string>
  leftOut = 0

  constructor({ answers, exchanges, baseUrl, rows }: Readings) {
    const { status } = findPlaces(rows)
    const texts = answers.flatMap((answer) => textsIn(answer.json, status))
    const headers = exchanges.flatMap((exchange) => Object.values(exchange.headers))
    const all = [...texts, ...headers, new URL(baseUrl).hostname].flatMap(splitParts)
    this.#values = new Set(all.map(onlyLetters).filter((letters) => letters.length >= shortestValue))
  }

  allows(name: string): boolean {
    const allowed = known.has(normalise(name)) || (isPlain(name) && !this.#values.has(onlyLetters(name)))
    if (!allowed) this.leftOut++
    return allowed
  }
}

/** A value, and the names in it. The words of a longer sentence are no names. */
function splitParts(text: string): string[] {
  return text.length > longestName && /\s/.test(text) ? [text] : [text, ...text.split(/[^A-Za-z]+/)]
}

/** Up to four words of letters, not as random as a key: at most four consonants in a row. */
export function isPlain(name: string): boolean {
  return /^(?=.{1,32}$)[A-Za-z]{1,16}(?:[-_ ][A-Za-z]{1,16}){0,3}$/.test(name) && !/[^aeiouy_ -]{5}/i.test(name)
}

function onlyLetters(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]+/g, '')
}

/** Every text of an answer but the status words, which have a place of their own. */
function textsIn(value: unknown, except: string | undefined): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((each: unknown) => textsIn(each, except))
  if (!isFields(value)) return []
  return Object.entries(value).flatMap(([name, each]) => (name === except ? [] : textsIn(each, except)))
}
