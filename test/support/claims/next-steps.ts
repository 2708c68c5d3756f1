import type { Happening, Moment } from './behaviour.ts'
import { aligned, type Place } from './place-table.ts'
import { lost, type Request, refused, type World } from './world.ts'
import type { KnownWorld, WorldTable } from './world-table.ts'

export interface Limits {
  /** How many lists of each run may leave out a change before they show it. */
  readonly mostLate: number
  /** How many requests of each run are lost or refused. */
  readonly faultsOfEach: number
}

export interface Next {
  readonly happening: Happening
  readonly known: KnownWorld
  readonly isFault: boolean
  readonly late: readonly number[]
  readonly request?: Request
  readonly what: string
  readonly violation?: string | undefined
}

/** Whether a run has ended as none may, or never will. */
export function whyWrong({ kind, waiting, end }: Moment, world: World): string | undefined {
  if (end === undefined) return waiting.length === 0 ? `A ${kind} waits for ever` : undefined
  if (end.outcome === 'threw') return `A ${kind} threw: ${end.reason}`
  const { serviceId } = end
  const isThere = serviceId === undefined || world.services[Number(serviceId.slice(4)) - 1] !== undefined
  return isThere ? undefined : `A ${kind} ended with ${serviceId}, which does not exist`
}

/** All that may happen to one of the runs next. */
export function* nextOf(
  table: WorldTable,
  known: KnownWorld,
  place: Place,
  index: number,
  limits: Limits,
): Generator<Next> {
  const { moment, faults, late } = place
  const mayFail = faults < limits.faultsOfEach
  for (const [at, request] of moment.waiting.entries()) {
    const same = { known, late, isFault: false, request }
    if (request.kind === 'list') {
      if (place.listsNoMore && request.task !== 'deploy') throw new Error(`A ${moment.kind} lists rows again`)
      for (const { answer, late: seen } of listsOf(table, known, request, { run: index, place, limits }))
        yield { ...same, happening: { at, answer }, late: seen, what: '' }
      if (mayFail) yield { ...same, happening: { at, answer: lost }, isFault: true, what: 'is lost' }
      continue
    }
    const { known: after, answer, violation } = table.effect(known, index, request)
    const changed = { ...same, known: after, late: aligned(late, after.world.changes.length), violation }
    yield { ...changed, happening: { at, answer }, what: '' }
    if (!mayFail) continue
    const fails = { ...same, happening: { at, answer: lost }, isFault: true }
    yield { ...fails, known: table.loss(known, request), what: 'is lost before its effect' }
    if (after !== known)
      yield {
        ...fails,
        ...changed,
        happening: fails.happening,
        isFault: true,
        what: 'takes effect, and its answer is lost',
      }
    const isBilled = request.kind === 'platform' && (request.method === 'POST' || request.method === 'DELETE')
    if (isBilled) yield { ...fails, happening: { at, answer: refused }, what: 'is refused' }
  }
  if (moment.waiting.length === 0 || moment.pauseMs === undefined) return
  const { pauseMs: passMs } = moment
  yield { known, late, isFault: false, happening: { passMs }, what: `${passMs} ms pass` }
}

interface Reader {
  readonly run: number
  readonly place: Place
  readonly limits: Limits
}

/**
 * What a list may show: it leaves out none, or so many of the newest changes that it would show. Changes that came after the last step of the
 * run are left out along with older ones alone: in another schedule the list comes before them, to the same effect.
 */
function* listsOf(
  table: WorldTable,
  known: KnownWorld,
  request: Request & { kind: 'list' },
  { run, place: { late, since }, limits: { mostLate } }: Reader,
) {
  const relevant = table.changesIn(known, request)
  const seen = new Set<number>()
  for (let shown = relevant.length; shown >= 0; shown--) {
    const left = relevant.slice(shown)
    const [oldest = -1] = left
    if (oldest >= 0 && (late[oldest] ?? 0) >= mostLate) return
    if (oldest >= since) continue
    const answer = table.show(known, run, request, left)
    if (seen.has(answer.key)) continue
    seen.add(answer.key)
    const seenLate = [...late]
    for (const at of relevant) seenLate[at] = left.includes(at) ? (late[at] ?? 0) + 1 : mostLate
    yield { answer, late: seenLate }
  }
}
