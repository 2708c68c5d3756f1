import { readStreamedText } from '../build-log/payload.ts'
import { type Fields, isFields } from '../client/fields.ts'
import {
  type Dialect,
  defaultHeartbeatMs,
  isPartialDialect,
  type PartialDialect,
  type Stage,
} from '../dialect/dialect.ts'
import { definedFields } from '../text/defined-fields.ts'
import { isSuccess, jsonOf } from './answer.ts'
import { answeredAfter, lineFieldsOf, pagesOf, storedRecordsOf } from './probes/stored-log.ts'
import { doesReplay, type SeenEvent, type SeenStream, streamOf } from './probes/stream.ts'
import { nextOf, numbersOf, type Readings, rowsOf } from './readings.ts'
import { type FieldShape, fieldShapes, mainType, rolesOf } from './record-fields.ts'
import { isPlain } from './shareable.ts'
import type { WordCensus } from './words/census.ts'

/** Headers that are learnt: those of limits, with numbers. */
const learntHeader = /^(?:x-)?rate-?limit-(?:limit|remaining|reset)$/

/**
 * What was seen as a dialect of the local platform; what was not seen is left out. It holds names of fields, words, types and numbers,
 * and no value of a record.
 */
export function learnDialect(readings: Readings, census: readonly WordCensus[]): PartialDialect {
  const { history, answers } = readings
  const rows = rowsOf(history)
  const codings = answers.flatMap(({ headers }) => headers['content-encoding'] ?? [])
  const coding = codings.find((each) => each === 'gzip' || each === 'deflate' || each === 'br')
  const headers = Object.assign({}, ...answers.map((answer) => limitHeaders(answer.headers)))
  const learnt = definedFields({
    ...(rows.length === 0 ? {} : learnRecords(rows)),
    ...learnPages(readings),
    ...learnLog(readings),
    ...learnStream(readings),
    compression: answers.some(isSuccess) ? (coding ?? 'none') : undefined,
    headers: Object.keys(headers).length === 0 ? undefined : headers,
    errors: learnErrors(readings),
    answerMs: paceOf(readings),
  })
  const words = rows.length === 0 ? undefined : learnWords(census)
  return tried({ ...learnt, ...definedFields({ words, moreWords: moreWords(census, words) }) }) ?? tried(learnt) ?? {}
}

/** Undefined where it would not be a dialect, such as for the same word for success and failure. */
function tried(learnt: object): PartialDialect | undefined {
  return isPartialDialect(learnt) ? learnt : undefined
}

function learnRecords(rows: readonly Fields[]) {
  const roles = rolesOf(rows)
  const { id, status, ref, commit, createdAt, finishedAt, reason, address } = roles
  const own = new Set([...Object.values(roles), 'rollbackable'])
  // Only what is served can show where.
  const hasLive = rows.some((row) => row['rollbackable'] === true)
  const extra = fieldShapes(rows).filter(({ name }) => !own.has(name) && isPlain(name))
  const time = [createdAt, finishedAt]
    .flatMap((name) => (name === undefined ? [] : rows.map((row) => row[name])))
    .find((value) => value !== null && value !== undefined)
  const times: Dialect['times'] | undefined =
    time === undefined ? undefined : typeof time !== 'number' ? 'rfc3339' : time < 1e11 ? 'seconds' : 'milliseconds'
  return definedFields({
    idKey: id === 'id' || id === 'deploymentId' ? id : undefined,
    statusKey: status,
    shows: definedFields({ ref, commit, createdAt, finishedAt, reason }),
    // The file is made to be committed: a name that looks like a value is not in it.
    extra: Object.fromEntries(extra.map((shape) => [shape.name, mainType(shape)])),
    times,
    address: address === 'url' || address === 'hostname' ? address : hasLive ? ('none' as const) : undefined,
  })
}

/** Null where no record has one. The first word of a stage is the one of its newest record. */
function learnWords(census: readonly WordCensus[]): Partial<Record<Stage, string>> | null {
  if (census.length === 0) return null
  const words: Partial<Record<Stage, string>> = {}
  const take = (stage: Stage, found: WordCensus | undefined): void => {
    if (found !== undefined) words[stage] ??= found.word
  }
  const good = census.filter(({ rollbackable }) => rollbackable > 0)
  const others = census.filter(({ rollbackable }) => rollbackable === 0)
  const [live, retired] = good
  take('live', live)
  // The live record has an own word only where the others have another.
  take('retired', retired ?? (live !== undefined && live.count > 1 ? live : undefined))
  const meaning = (...meanings: readonly string[]): WordCensus[] =>
    others.filter((each) => meanings.includes(each.meaning))
  take('superseded', meaning('superseded', 'cancelled')[0])
  const [failed] = meaning('failed')
  take('failed', failed)
  for (const each of meaning('unknown', 'ambiguous')) {
    if (each.seems === 'still going') take(stageOf(each.word), each)
    else if (words.failed === undefined) take('failed', each)
    else take('superseded', each)
  }
  for (const each of meaning('ongoing')) take(stageOf(each.word), each)
  return words
}

function stageOf(word: string): Stage {
  if (/queue|pend|wait|creat|new|accept|schedul/i.test(word)) return 'queued'
  return /deploy|start|provision|initial|roll|activat/i.test(word) ? 'starting' : 'building'
}

function moreWords(
  census: readonly WordCensus[],
  words: Partial<Record<Stage, string>> | null | undefined,
): string[] | undefined {
  const used = new Set(Object.values(words ?? {}))
  const more = census.map(({ word }) => word).filter((word) => !used.has(word))
  return more.length === 0 ? undefined : more
}

function learnPages({ history, smallPages }: Readings) {
  const pages = [...history, ...smallPages].filter(({ answer }) => isSuccess(answer))
  const cursor = pages
    .map(({ rawCursor }) => rawCursor)
    .find((each) => each !== undefined && each !== null && each !== 0)
  const last = history.at(-1)
  const isLast = last !== undefined && isSuccess(last.answer) && nextOf(last) === undefined
  const lastPage = !isLast
    ? undefined
    : last.rawCursor === undefined
      ? 'absent'
      : last.rawCursor === null
        ? 'null'
        : 'zero'
  const [first] = history
  const full = first !== undefined && nextOf(first) !== undefined ? first.rows.length : undefined
  return {
    cursor: cursor === undefined ? undefined : typeof cursor === 'string' ? ('text' as const) : ('number' as const),
    lastPage: lastPage as Dialect['lastPage'] | undefined,
    // 25 is the documented page.
    historyPage: full === undefined || full === 0 || full >= 25 ? undefined : full,
  }
}

function learnLog(readings: Readings) {
  const pages = pagesOf(readings)
  const all = pages.flatMap((page) => page.records ?? [])
  if (all.length === 0) return {}
  const numbers = numbersOf(all)
  const [first] = numbers
  const steps = new Set(numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0)))
  const [step = 1] = steps
  const sizes = pages.flatMap(({ records }) => records?.length ?? [])
  const isPaged = sizes.filter((size) => size > 0).length > 1
  return {
    storedLine: learnLine(all.filter(isFields)),
    numbers: first === undefined || steps.size > 1 || step < 1 || step > 1_000 ? undefined : { first, step },
    after: answeredAfter(readings.logs),
    // The log of a deployment that is not over may have grown.
    logPage: isPaged && readings.isFinished ? sizes[0] : undefined,
  }
}

/** The number and the text where Taxiway reads them; the stream and the time by their values. */
function learnLine(records: readonly Fields[]): Dialect['storedLine'] | undefined {
  const { seq, text } = lineFieldsOf(records)
  if (seq === undefined || text === undefined) return undefined
  const others = fieldShapes(records).filter(({ name }) => name !== seq && name !== text)
  // Of most: a stream may be garbled here and there.
  const most = (name: string, form: RegExp): boolean =>
    records.filter((record) => form.test(String(record[name]))).length * 2 > records.length
  const find = (form: RegExp): FieldShape | undefined => others.find(({ name }) => most(name, form))
  return {
    ...{ seq, text },
    ...definedFields({ stream: find(/^(?:stdout|stderr|system)$/)?.name, ts: find(/^\d{4}-\d\d-\d\d[T ]/)?.name }),
  }
}

function learnStream(readings: Readings) {
  const seen = streamOf(readings)
  if (seen === undefined) return {}
  const { isFinished } = readings
  const all = storedRecordsOf(readings)
  const replay = doesReplay(seen, { stored: all.length, isFinished })
  const [line] = seen.lines
  if (line === undefined && replay === undefined) return {}
  return {
    streamedLine: line && learnEvent(line, seen.lines, all.filter(isFields)),
    replay,
    heartbeatMs: learnHeartbeat(seen),
    streamEnd: isFinished ? endOf(seen.events, line, seen.ended) : undefined,
  }
}

/** Null where none came though the default one was due: a period that is left out stands for the default. */
function learnHeartbeat({ heartbeatMs, commentsMs, ended, watchedMs }: SeenStream): number | null | undefined {
  if (heartbeatMs !== undefined) return Math.max(100, Math.round(heartbeatMs / 100) * 100)
  return commentsMs.length === 0 && !ended && watchedMs > defaultHeartbeatMs ? null : undefined
}

function learnEvent(line: SeenEvent, lines: readonly SeenEvent[], records: readonly Fields[]) {
  const payload = payloadOf(line)
  const fields = payload === undefined ? undefined : learnLine(lines.map(payloadOf).filter(isFields))
  const isSame = JSON.stringify(fields) === JSON.stringify(learnLine(records))
  return {
    data: payload === undefined ? ('text' as const) : ('json' as const),
    ids: line.id !== undefined,
    ...definedFields({ event: line.name, fields: isSame ? undefined : fields }),
  }
}

function endOf(events: readonly SeenEvent[], line: SeenEvent | undefined, ended: boolean): Dialect['streamEnd'] {
  if (!ended) return 'stay-open'
  const last = events.at(-1)
  const isLine = line !== undefined && last?.name === line.name && (last?.id === undefined) === (line.id === undefined)
  if (last === undefined || isLine) return 'close'
  // Its text may hold anything; its form is enough.
  return { ...definedFields({ event: last.name }), data: payloadOf(last) === undefined ? 'end' : '{}' }
}

function payloadOf({ data }: SeenEvent): Fields | undefined {
  if (readStreamedText(data) === data) return undefined
  try {
    const value: unknown = JSON.parse(data)
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

function learnErrors({ missing }: Readings): Dialect['errors'] | undefined {
  const body = jsonOf(missing)
  if (missing === undefined || isSuccess(missing) || !isFields(body)) return undefined
  const shapes = fieldShapes([body]).filter(({ name }) => name !== 'error' && isPlain(name))
  return Object.fromEntries(shapes.map((shape) => [shape.name, mainType(shape)]))
}

function limitHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => learntHeader.test(name) && /^\d{1,9}$/.test(value)),
  )
}

/** Tens of milliseconds; below that it is the machine. */
function paceOf({ answers }: Readings): number | undefined {
  const times = answers
    .flatMap(({ status, headersMs }) => (status === undefined ? [] : headersMs))
    .sort((a, b) => a - b)
  const middle = times[Math.floor(times.length / 2)]
  return middle === undefined || middle < 40 ? undefined : Math.min(10_000, Math.round(middle / 20) * 20)
}
