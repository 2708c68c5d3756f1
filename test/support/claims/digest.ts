import { hash } from 'node:crypto'
import type { SteppedRun } from './stepped-run.ts'
import type { Answer, Request, ShownRow } from './world.ts'

/** A request of a run that was answered. */
export interface Happened {
  readonly request: Request
  readonly answer: Answer
}

/** What a run may still have in mind of what it was told. */
export interface Mind {
  /** The ids of its own rows, by the number of the attempt. */
  readonly own: Readonly<Record<string, number>>
  readonly happened: readonly Happened[]
  /** What it wrote last on each row. */
  readonly written: Readonly<Record<number, string>>
  /** How many of its requests were lost or refused: after so many the code gives up. */
  readonly faults: number
}

export const emptyMind: Mind = { own: {}, happened: [], written: {}, faults: 0 }

/** Where a run is, by what it waits for and when its timers are due, and what it has in mind. */
export function digestOf(
  { youthMs, waiting, timersMs, end }: SteppedRun,
  { own, happened, written, faults }: Mind,
): string {
  if (end !== undefined && waiting.length === 0) return digest(end)
  const kept = happened.map(({ request, answer }) => [request, answer.key])
  return digest([youthMs, waiting, timersMs, end, faults, own, written, kept])
}

function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64')
}

/**
 * What it has in mind after one more answer:
 *
 * - which rows are its own, and what it wrote last on each row
 * - what the platform answered; how many services there were only until one is created
 * - what was lost or refused, and rows that were missing
 * - the last list, and the statuses that it read since: it may be about to do something for each row
 * - while it only reads, the last list of each filter, and the statuses that it read after it
 * - the last list of each filter that named a service, and the same
 * - a sweep: the lists that name all that it will forget
 * - a close: the list by which it found the service, and that by which it looked whether another preview uses it
 */
export function keepInMind({ kind, waiting }: SteppedRun, mind: Mind, last: Happened): Mind {
  const isReading = waiting.every((request) => request.kind === 'list' || request.kind === 'statuses')
  const found = new Set<string>()
  const kept: Happened[] = []
  const isLast = (what: string): boolean => !found.has(what) && found.add(what) !== undefined
  const isCreated =
    last.request.kind === 'platform' && last.request.method === 'POST' && last.answer.kind === 'answered'
  let following: Happened[] = []
  for (const each of [...mind.happened, last].toReversed()) {
    const { request, answer } = each
    const isAnswered = answer.kind === 'answered'
    if (request.kind === 'platform') {
      if (!isCreated || request.method !== 'GET') kept.push(each)
    } else if (request.kind === 'statuses' && isAnswered) following.push(each)
    else if (request.kind === 'list' && isAnswered) {
      const filter = `${request.task} ${request.sha}`
      const isOfPreviews = request.sha === null && !request.task?.includes('removal')
      const reasons = [
        isLast('list'),
        isLast(filter) && isReading,
        namesService(answer) && isLast(`${filter} with a service`),
        kind === 'sweep' && isOfPreviews,
        kind === 'close' && isOfPreviews && namesService(answer),
      ]
      if (reasons.includes(true)) kept.push(...following, each)
      following = []
    } else if (!isAnswered) kept.push(each)
  }
  const isFault = last.answer.kind === 'lost' || last.answer.kind === 'refused'
  const faults = mind.faults + (isFault ? 1 : 0)
  return {
    own: { ...ownRows(last), ...mind.own },
    happened: kept.toReversed(),
    written: { ...mind.written, ...written(last) },
    faults,
  }
}

function ownRows({ request, answer }: Happened): Readonly<Record<string, number>> {
  if (answer.kind !== 'answered') return {}
  const { value } = answer
  if (request.kind === 'create' && isRow(value)) return { [`${request.payload.attempt} ${value.id}`]: value.id }
  const rows: readonly ShownRow[] = request.kind === 'list' && Array.isArray(value) ? value : []
  // Of several with one attempt the newest is found first.
  return Object.fromEntries(
    rows
      .toReversed()
      .flatMap(({ id, payload: { attempt } }) => (attempt === undefined ? [] : [[`${attempt} ${id}`, id]])),
  )
}

function isRow(value: unknown): value is Pick<ShownRow, 'id'> {
  return typeof value === 'object' && value !== null && 'id' in value
}

function namesService(answer: Answer & { kind: 'answered' }): boolean {
  const rows: readonly ShownRow[] = Array.isArray(answer.value) ? answer.value : []
  return rows.some(({ payload }) => payload['service'] !== undefined)
}

function written({ request }: Happened): Readonly<Record<number, string>> {
  if (request.kind === 'update') return { [request.id]: request.status.description }
  return request.kind === 'delete' ? { [request.id]: 'deleted' } : {}
}
