import { sequenceKeys, textKeys } from '../build-log/payload.ts'
import { isFields } from '../client/fields.ts'
import { version } from '../client/http/user-agent.ts'
import { addressKeys, commitKeys, idKeys, nameKeys, statusKeys } from '../deployment/record.ts'
import { assumedWords, normalise } from '../deployment/verdict/vocabulary.ts'
import { jsonOf } from './answer.ts'
import { storedRecordsOf } from './probes/stored-log.ts'
import { streamOf } from './probes/stream.ts'
import { type Readings, rowsOf } from './readings.ts'
import { fieldShapes, rolesOf, timeKeys } from './record-fields.ts'
import type { DoctorReport } from './report.ts'

/** A report for an issue: types, names of fields, words, counts and durations, and nothing else. */
export interface ShareableReport {
  readonly format: 1
  readonly taxiway: string
  readonly ready: boolean
  readonly requests: number
  readonly durationMs: number
  /** `area/name: result`. */
  readonly findings: readonly string[]
  readonly fields: readonly { readonly name: string; readonly types: readonly string[]; readonly count: number }[]
  readonly records: number
  readonly roles: Readonly<Record<string, string>>
  readonly words: readonly {
    readonly word: string
    readonly meaning: string
    readonly count: number
    readonly rollbackable: number
    readonly seems: string | null
  }[]
  readonly log: {
    readonly fields: readonly { readonly name: string; readonly types: readonly string[] }[]
    readonly lines: number
  }
  readonly stream: {
    readonly events: number
    readonly names: readonly string[]
    readonly ended: boolean
    readonly heartbeats: number
  } | null
  readonly errorFields: readonly { readonly name: string; readonly types: readonly string[] }[]
  readonly answers: readonly { readonly operation: string; readonly status: number | null; readonly ms: number }[]
  /** Names and words that are not shown, as they look like values. */
  readonly leftOut: number
}

/**
 * Built from an allow-list, not scrubbed: each text in it is a constant of Taxiway, or a name or word of the platform that cannot be
 * a value.
 */
export function shareableOf(report: DoctorReport, readings: Readings): ShareableReport {
  const names = new PlainNames(valuesIn(readings))
  const shapes = (records: readonly unknown[]) =>
    fieldShapes(records.filter(isFields)).flatMap(({ name, types, count }) =>
      names.keep(name, (plain) => ({ name: plain, types, count })),
    )
  const untimed = (records: readonly unknown[]) => shapes(records).map(({ name, types }) => ({ name, types }))
  const rows = rowsOf(readings.history)
  const log = storedRecordsOf(readings)
  const stream = streamOf(readings)
  const roles = Object.entries(rolesOf(rows)).flatMap(([role, name]) =>
    name === undefined ? [] : names.keep(name, (plain): [string, string] => [role, plain]),
  )
  const error = jsonOf(readings.missing)
  return {
    format: 1,
    taxiway: version,
    ready: report.ready,
    requests: report.requests,
    durationMs: Math.round(report.durationMs),
    findings: report.findings.map(({ area, name, result }) => `${area}/${name}: ${result}`),
    fields: shapes(rows),
    records: rows.length,
    roles: Object.fromEntries(roles),
    words: report.words.flatMap(({ word, meaning, count, rollbackable, seems = null }) =>
      names.keep(word, (plain) => ({ word: plain, meaning, count, rollbackable, seems })),
    ),
    log: { fields: untimed(log), lines: log.length },
    stream:
      stream === undefined
        ? null
        : {
            events: stream.events.length,
            names: [...new Set(stream.events.flatMap(({ name }) => name ?? []))].flatMap((name) =>
              names.keep(name, (plain) => plain),
            ),
            ended: stream.ended,
            heartbeats: stream.commentsMs.length,
          },
    errorFields: untimed(error === undefined ? [] : [error]),
    answers: readings.answers.map(({ operation, status = null, endMs }) => ({
      operation,
      status,
      ms: Math.round(endMs),
    })),
    leftOut: names.leftOut,
  }
}

/** What Taxiway itself knows by name tells nothing of a platform's values. */
const constants: ReadonlySet<string> = new Set(
  [
    ...assumedWords.flatMap(([, words]) => words),
    ...[...idKeys, ...statusKeys, ...addressKeys, ...nameKeys, ...commitKeys, ...timeKeys],
    ...[...sequenceKeys, ...textKeys, 'rollbackable', 'stream', 'ts', 'error', 'code', 'message', 'details'],
  ].map(normalise),
)
const longestName = 40
/** Values shorter than that would hide too many names. */
const shortestValue = 4

/** Decides which names are shown. What is not shown is counted. */
class PlainNames {
  readonly #values: readonly string[]
  leftOut = 0

  constructor(values: Iterable<string>) {
    this.#values = [...new Set([...values].map(lettersOf))].filter((value) => value.length >= shortestValue)
  }

  /** What `show` makes of a plain name; nothing of one that may be a value. */
  keep<T>(name: string, show: (name: string) => T): T[] {
    if (constants.has(normalise(name)) || (isPlain(name) && !this.#isValue(lettersOf(name)))) return [show(name)]
    this.leftOut++
    return []
  }

  /** The name is a value that stands elsewhere, a part of one, or holds one. */
  #isValue(letters: string): boolean {
    return this.#values.some(
      (value) => value === letters || (value.length > letters.length ? isPart(letters, value) : isPart(value, letters)),
    )
  }
}

/** A part counts where it is most of the whole, so that `id` in a sentence hides nothing. */
function isPart(part: string, whole: string): boolean {
  return part.length >= 6 && whole.includes(part) && part.length * 2 >= whole.length
}

/** Words of letters: short, without digits, dots, slashes or `@`, and not as random as a key. */
export function isPlain(name: string): boolean {
  if (name.length > 32 || !/^[A-Za-z]+(?:[-_ ][A-Za-z]+){0,3}$/.test(name)) return false
  // Camel case has few capitals, each followed by letters; base64 changes its case all the time.
  const parts = name.split(/[-_ ]|(?<=[a-z])(?=[A-Z])/)
  return parts.every((part) => part.length <= 16 && isSpoken(part)) && parts.length <= 5
}

/** `gzip` or `deployment`, not `xkqzjw`: at most four consonants in a row, or capitals alone. */
function isSpoken(part: string): boolean {
  const lower = part.toLowerCase()
  const isCased = part === lower || part === part.toUpperCase() || part === `${part[0]}${lower.slice(1)}`
  return isCased && !/[^aeiouy]{5}/.test(lower) && (part.length < 4 || /[aeiouy]/.test(lower))
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]+/g, '')
}

/** Every text of the answers that is a value: not the status words, which have a place of their own. */
function* valuesIn(readings: Readings): Generator<string> {
  const { answers, baseUrl, history } = readings
  const { status } = rolesOf(rowsOf(history))
  yield* new URL(baseUrl).hostname.split('.')
  yield new URL(baseUrl).hostname
  for (const answer of answers) {
    const body = jsonOf(answer)
    yield* textsIn(body, status)
    for (const [name, value] of Object.entries(answer.headers))
      if (name !== 'content-type' && name !== 'content-encoding') yield value
  }
}

function* textsIn(value: unknown, except: string | undefined): Generator<string> {
  if (typeof value === 'string') {
    yield value
    // A sentence holds words that are no secret.
    if (value.length <= longestName) yield* value.split(/[^A-Za-z]+/)
  } else if (Array.isArray(value)) {
    for (const each of value) yield* textsIn(each, except)
  } else if (isFields(value)) {
    for (const [name, each] of Object.entries(value)) if (name !== except) yield* textsIn(each, except)
  }
}
