import type { Behaviour, Happening, Moment } from './behaviour.ts'
import { lineOf, type Step } from './step.ts'
import { lost, type Request, refused, type World } from './world.ts'
import { type KnownWorld, WorldTable } from './world-table.ts'

export interface Limits {
  /** How many lists of each run may leave out a change before they show it. */
  readonly mostLate: number
  /** How many requests of each run are lost or refused. */
  readonly faultsOfEach: number
  /** Of all runs together. */
  readonly faultsOfAll: number
}

export interface Explored {
  readonly states: number
  readonly transitions: number
  /** Steps of the longest schedule. */
  readonly depth: number
}

/** One of the runs in a state. */
interface Place {
  readonly behaviour: Behaviour
  readonly moment: Moment
  readonly faults: number
  /** Of each of the world's changes, how many of its lists have left it out; `mostLate` if one has shown it. */
  readonly late: readonly number[]
  /** How many changes there were at its last step. */
  readonly since: number
}

interface State {
  readonly known: KnownWorld
  readonly places: readonly Place[]
  readonly past: Past | undefined
}

/** What has happened so far, the last first. */
interface Past extends Step {
  readonly before: Past | undefined
}

interface Next {
  readonly happening: Happening
  readonly known: KnownWorld
  readonly isFault: boolean
  readonly late: readonly number[]
  readonly request?: Request
  readonly what: string
  readonly violation?: string | undefined
}

/** A schedule of the runs that breaks what the claims promise. */
export class CounterExample extends Error {}

/**
 * Visits each state that runs of these kinds reach, whichever request is answered next. A state is the world, and of each run where it is and what
 * it has in mind. Equal states are visited once, and so are those that differ only in which of two equal runs is which. A run that is killed is one
 * that goes no further: each state is checked, not only the last ones.
 *
 * What is left out loses nothing:
 *
 * - An answer that is the same whenever it comes, such as that of the pull request, comes at once.
 * - A pause takes no time of the others: between two requests of a run they may do anything as it is.
 * - What people see of a head is not written, because no claim reads it.
 *
 * What is assumed of GitHub: a list is late as a whole, so that it never shows a change without those before it, and what it has shown to a run it
 * shows to it again. The statuses of one deployment are never late. A request that was lost has no effect afterwards.
 *
 * @throws CounterExample with the shortest schedule that breaks a promise
 */
export async function explore(world: World, behaviours: readonly Behaviour[], limits: Limits): Promise<Explored> {
  const table = new WorldTable()
  const places: Place[] = []
  for (const behaviour of behaviours) {
    places.push({ behaviour, moment: await behaviour.first(), faults: 0, late: world.changes.map(() => 0), since: 0 })
  }
  const first: State = { known: table.of(world), places, past: undefined }
  const visited = new Set([keyOf(table, first)])
  let states = 0
  let transitions = 0
  let depth = 0
  for (let layer = [first]; layer.length > 0; depth++) {
    const following: State[] = []
    for (const state of layer) {
      states++
      for (const [index, place] of state.places.entries()) {
        check(state, index)
        for (const next of nextOf(table, state, index, limits)) {
          transitions++
          const { behaviour, moment } = place
          const moved = behaviour.known(moment, next.happening) ?? (await behaviour.after(moment, next.happening))
          const reached = normalized(table, step(state, index, next, moved), limits)
          const key = keyOf(table, reached)
          if (visited.has(key)) continue
          visited.add(key)
          following.push(reached)
        }
      }
    }
    layer = following
  }
  for (const behaviour of behaviours)
    if (behaviour.hasCircle) throw new CounterExample(`A ${behaviour.kind} asks in a circle`)
  return { states, transitions, depth }
}

/** The state after one of the runs has made a step. */
function step(state: State, index: number, next: Next, moment: Moment): State {
  const { happening, known, isFault, request, what, violation } = next
  const { changes } = known.world
  const place = state.places[index]
  const run = `run ${index + 1} (${place?.behaviour.kind})`
  const answer = 'at' in happening ? happening.answer : undefined
  const past = { run, request, what, answer, before: state.past }
  if (violation !== undefined) fail(past, violation)
  const places = state.places.map((each, at): Place => {
    if (at !== index) return changes.length === each.late.length ? each : { ...each, late: aligned(each.late, changes) }
    return { ...each, moment, faults: each.faults + (isFault ? 1 : 0), late: next.late, since: changes.length }
  })
  return { known, places, past }
}

/** Whether a run has ended as none may, or never will. */
function check({ past, known, places }: State, index: number): void {
  const place = places[index]
  if (place === undefined) return
  const { moment, behaviour } = place
  const { end, waiting } = moment
  const name = `Run ${index + 1} (${behaviour.kind})`
  if (end === undefined && waiting.length === 0) fail(past, `${name} waits for ever`)
  if (end === undefined) return
  if (end.outcome === 'threw') fail(past, `${name} threw: ${end.reason}`)
  const { serviceId } = end
  if (serviceId !== undefined && known.world.services[Number(serviceId.slice(4)) - 1] === undefined)
    fail(past, `${name} ended with ${serviceId}, which does not exist`)
}

/** All that may happen to one of the runs next. */
function* nextOf(table: WorldTable, { known, places }: State, index: number, limits: Limits): Generator<Next> {
  const place = places[index]
  if (place === undefined) return
  const { moment, faults, late } = place
  const mayFail =
    faults < limits.faultsOfEach && places.reduce((sum, each) => sum + each.faults, 0) < limits.faultsOfAll
  for (const [at, request] of moment.waiting.entries()) {
    const same = { known, late, isFault: false, request }
    if (request.kind === 'list') {
      for (const { answer, late: seen } of listsOf(table, known, request, { run: index, place, limits }))
        yield { ...same, happening: { at, answer }, late: seen, what: '' }
      if (mayFail) yield { ...same, happening: { at, answer: lost }, isFault: true, what: 'is lost' }
      continue
    }
    const { known: after, answer, violation } = table.effect(known, index, request)
    const changed = { ...same, known: after, late: aligned(late, after.world.changes), violation }
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

function aligned(late: readonly number[], { length }: readonly number[]): readonly number[] {
  return length === late.length ? late : [...late, ...Array.from({ length: length - late.length }, () => 0)]
}

/** Forgets what matters no more: changes that each list shows, rows that none does, and whose rows those of a run are that is over. */
function normalized(table: WorldTable, { known, places, past }: State, { mostLate }: Limits): State {
  const live = places.filter(({ moment }) => !isOver(moment))
  const { changes } = known.world
  const first = changes.findIndex((_, at) => live.some(({ late }) => (late[at] ?? 0) < mostLate))
  const shown = first < 0 ? changes.length : first
  const over = places.flatMap(({ moment }, index) => (isOver(moment) ? [index] : []))
  const next = table.derive(known, `${shown} ${over.join()}`, (world) => forget(world, shown, over))
  const moved = places.map((place): Place => {
    const late = shown === 0 ? place.late : place.late.slice(shown)
    const since = Math.max(0, place.since - shown)
    const isLate = late.slice(0, since).some((count) => count < mostLate)
    return { ...place, late, since: isLate ? since : 0 }
  })
  return { known: next, places: moved, past }
}

function forget(world: World, shown: number, over: readonly number[]): World {
  const changes = world.changes.slice(shown)
  const rows = world.rows
    .filter(({ id, isDeleted }) => !isDeleted || changes.includes(-id))
    .map((row) =>
      row.owner === undefined || !over.includes(row.owner)
        ? row
        : { ...row, owner: undefined, payload: { ...row.payload, attempt: undefined } },
    )
  return { ...world, changes, rows }
}

/** Nothing of the run is still to come. */
function isOver({ end, waiting }: Moment): boolean {
  return end !== undefined && waiting.length === 0
}

/** Two states with the same key differ at most in the order of equal runs. */
function keyOf(table: WorldTable, { known, places }: State): string {
  const named = places.map((place, index) => ({ index, key: placeKeyOf(place) }))
  const sorted = named.toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
  const order = sorted.map(({ index }) => index)
  const isSame = order.every((index, at) => index === at)
  const renamed = isSame ? known : table.derive(known, `in order ${order.join()}`, (world) => inOrder(world, order))
  return [renamed.id, ...sorted.map(({ key }) => key)].join('|')
}

function placeKeyOf({ behaviour, moment, faults, late, since }: Place): string {
  return isOver(moment) ? behaviour.kind : `${behaviour.kind} ${moment.id} ${faults} ${late.join('')} ${since}`
}

function inOrder(world: World, order: readonly number[]): World {
  const rows = world.rows.map((row) => (row.owner === undefined ? row : { ...row, owner: order.indexOf(row.owner) }))
  return { ...world, rows }
}

function fail(past: Past | undefined, what: string): never {
  const lines: string[] = []
  for (let step = past; step !== undefined; step = step.before) lines.unshift(lineOf(step))
  throw new CounterExample([`${what}:`, ...lines].join('\n'))
}
