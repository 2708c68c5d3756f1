import { hash } from 'node:crypto'
import type { SteppedRun } from './stepped-run.ts'
import type { Answer, Request, ShownRow } from './world.ts'

/** A request of a run that was answered. */
interface Happened {
  readonly request: Request
  readonly answer: Answer
}

/** What a memory keeps in mind between its calls. */
export interface Mind {
  /** The ids of its own rows, by the number of the attempt. */
  readonly own: Readonly<Record<string, number>>
  /** What it wrote last on each row. */
  readonly written: Readonly<Record<number, string>>
  /** How many of its requests were lost or refused: after so many the code gives up. */
  readonly faults: number
}

export const emptyMind: Mind = { own: {}, written: {}, faults: 0 }

/**
 * Where a run is, by what it waits for and when its timers are due, and what it has in mind.
 *
 * @param isWhole also what the run should have in mind no more: all that ever was
 */
export function digestOf(run: SteppedRun, { own, written, faults }: Mind, isWhole = false): string {
  const { kind, youthMs, waiting, timersMs, end, attempts } = run
  if (end !== undefined && waiting.length === 0) return digest(end)
  const told = run.calls.toText(attempts, { isWhole })
  // A sweep keeps the ids of rows only in what its calls give.
  const rows = kind === 'sweep' && !isWhole ? [] : [own, written]
  return digest([youthMs, waiting, timersMs, end, faults, attempts.length, rows, told])
}

function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64')
}

/** What it has in mind after one more answer. */
export function keepInMind(mind: Mind, last: Happened): Mind {
  const isFault = last.answer.kind === 'lost' || last.answer.kind === 'refused'
  return {
    own: { ...ownRows(last), ...mind.own },
    written: { ...mind.written, ...written(last) },
    faults: mind.faults + (isFault ? 1 : 0),
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

function written({ request }: Happened): Readonly<Record<number, string>> {
  if (request.kind === 'update') return { [request.id]: request.status.description }
  return request.kind === 'delete' ? { [request.id]: 'deleted' } : {}
}
