import type { Fields } from '../../client/fields.ts'
import { isNewestFirst, readRecord, timeOf } from '../../deployment/record.ts'
import { formatDuration } from '../../text/duration.ts'
import { isSuccess } from '../answer.ts'
import { counted, type DoctorFinding, findingsOf } from '../finding.ts'
import { type HistoryReading, type Readings, rowsOf } from '../readings.ts'
import { type Roles, rolesOf } from '../record-fields.ts'
import { countWords, type WordCensus } from '../words/census.ts'
import type { WordEvidence, WordRecord } from '../words/doubts.ts'
import { signsOf } from '../words/fields.ts'

const finding = findingsOf('words')

/** The census of the status words. */
export function censusOf(
  readings: Pick<Readings, 'history' | 'smallPages' | 'again' | 'apartMs' | 'request'>,
): WordCensus[] {
  const { history, smallPages, again, apartMs, request } = readings
  const { meaningOf } = request
  const rows = rowsOf(history)
  const second = again.length > 0 && again.every(({ answer }) => isSuccess(answer)) ? rowsOf(again) : undefined
  // A cursor that repeats shows records again.
  const between = [...history, ...smallPages].flatMap((page) => page.rows)
  const roles = rolesOf([...rows, ...between, ...(second ?? [])])
  const nowMs = nowOf(again[0] ?? history[0])
  const recordsOf = (each: readonly Fields[]): WordRecord[] => each.map((row) => recordOf(row, { roles, nowMs }))
  const evidence: WordEvidence = {
    first: recordsOf(rows),
    second: second && recordsOf(second),
    between: recordsOf(between),
    apartMs,
    // Records without times stand in the documented order.
    newestFirst: isNewestFirst(rows) ?? true,
    meaningOf,
  }
  return countWords(evidence)
}

/** By the clock of the platform, else by the one here. */
function nowOf(page: HistoryReading | undefined): number {
  if (page === undefined) return Number.NEGATIVE_INFINITY
  const { headers, date } = page.answer
  const told = Date.parse(headers['date'] ?? '')
  return Number.isNaN(told) ? date.getTime() : told
}

interface Reading {
  readonly roles: Roles
  /** Milliseconds since 1970. */
  readonly nowMs: number
}

/** Hosted platforms are younger. */
const firstRealMs = Date.UTC(2000)

function recordOf(row: Fields, { roles, nowMs }: Reading): WordRecord {
  const { createdAt, finishedAt, reason, id, status, ref, commit, address } = roles
  const own = new Set([id, status, ref, commit, address].filter((name) => name !== undefined))
  const flag = row['rollbackable']
  const endMs = finishedAt === undefined ? undefined : timeOf(row[finishedAt])
  const createdMs = createdAt === undefined ? undefined : timeOf(row[createdAt])
  // A zero time, such as Go's of the year 1, says that there was none yet.
  const beginMs = createdAt === undefined ? firstRealMs : (createdMs ?? Number.POSITIVE_INFINITY)
  const isOver = endMs !== undefined && endMs >= Math.max(beginMs, firstRealMs) && endMs <= nowMs
  const record = readRecord(row)
  return {
    id: record.id,
    word: record.word,
    rollbackable: typeof flag === 'boolean' ? flag : undefined,
    finished: finishedAt === undefined ? undefined : isOver,
    hasReason: reason === undefined ? undefined : typeof row[reason] === 'string' && row[reason] !== '',
    hasAddress: record.url !== undefined,
    createdMs,
    fields: row,
    fingerprint: record.fingerprint,
    ...signsOf(row, own),
  }
}

/** Each status word: known as what, or what it seems to mean. */
export function probeWords(readings: Readings, census: readonly WordCensus[]): DoctorFinding[] {
  const { history, answers } = readings
  const rows = rowsOf(history)
  if (rows.length === 0) return [finding('skipped', 'words', 'no record was seen')]
  if (census.length === 0) return [finding('skipped', 'words', 'no record has a status word')]
  const now = answers.at(-1)?.date
  const line = ({ word, count, why, lastSeenMs }: WordCensus): string => {
    const ago =
      lastSeenMs === undefined || now === undefined ? '' : `, last created ${ageOf(now.getTime() - lastSeenMs)} ago`
    return `\`${word}\`: ${counted(count, 'record')}, ${why}${ago}`
  }
  const known = census.filter(({ meaning }) => meaning !== 'unknown' && meaning !== 'ambiguous')
  const open = census.filter((each) => !known.includes(each))
  const doubted = known.filter(({ contradiction }) => contradiction !== undefined)
  const sure = known.filter((each) => !doubted.includes(each))
  const all =
    sure.length === 0
      ? []
      : [finding('pass', 'known-words', sure.map(({ word }) => `\`${word}\``).join(', '), { evidence: sure.map(line) })]
  return [
    ...doubted.map((each) => doubtedWord(each, line(each))),
    ...all,
    ...open.map((each) => openWord(each, line(each))),
  ]
}

function doubtedWord({ word, contradiction }: WordCensus, line: string): DoctorFinding {
  const advice = `A run that ends with \`${word}\` is green. Ask the platform what it means; if it is not success, add it to \`failure-states\`.`
  return finding('warn', 'known-words', `\`${word}\` counts as success although ${contradiction ?? ''}`, {
    evidence: [line],
    advice,
  })
}

function openWord({ word, meaning, seems, proposed, why, doubt }: WordCensus, line: string): DoctorFinding {
  const kind = meaning === 'ambiguous' ? 'ambiguous-word' : 'unknown-word'
  if (proposed !== undefined) {
    const advice = `Confirm that it means this, then add it: ${inputOf(proposed)}: ${word}`
    return finding('warn', kind, `\`${word}\`: ${why}: likely ${proposed}`, { evidence: [line], advice })
  }
  const guess = seems === 'unclear' || seems === undefined ? 'what it means is not clear' : `perhaps ${seems}, not sure`
  const advice =
    meaning === 'ambiguous'
      ? 'Taxiway takes it for success on further evidence only. If you know that it is final, add it to `success-states`.'
      : seems === 'still going'
        ? 'Taxiway waits on this word until the timeout. Ask the doctor again when this deployment is over.'
        : `Taxiway waits on this word until the timeout. Ask the platform what it means. Not proposed, because ${doubt}.`
  return finding(seems === 'still going' ? 'inconclusive' : 'warn', kind, `\`${word}\`: ${why}: ${guess}`, {
    evidence: [line],
    advice,
  })
}

/** `3 h`, `12 days`; below two hours as `formatDuration`. */
function ageOf(ms: number): string {
  const hours = ms / 3_600_000
  if (hours < 2) return formatDuration(ms)
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`
}

/** The input that takes a word of that meaning. */
export function inputOf(meaning: 'success' | 'failure'): 'success-states' | 'failure-states' {
  return meaning === 'success' ? 'success-states' : 'failure-states'
}
