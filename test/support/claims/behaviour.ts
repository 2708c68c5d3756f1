import type { Lists } from './call-log.ts'
import { digestOf } from './digest.ts'
import { startRun } from './preview-runs.ts'
import { type End, type Kind, SteppedRun } from './stepped-run.ts'
import type { Answer, Request } from './world.ts'

/** What happens to a run: one of the requests that it waits for is answered, or so much time passes beside them. */
export type Happening = { readonly at: number; readonly answer: Answer } | { readonly passMs: number }

/** A run between two happenings. */
export interface Moment {
  readonly id: number
  readonly kind: Kind
  readonly waiting: readonly Request[]
  readonly pauseMs: number | undefined
  readonly end: End | undefined
  /** Nothing of the run is still to come. */
  readonly isOver: boolean
  /** When it lists rows again that others write. */
  readonly lists: Lists
}

interface KnownMoment extends Moment {
  /** Equal for those from which the run should go on alike. */
  readonly digest: string
  /** What led here, and for comparison something else that did. */
  readonly history: readonly Happening[]
  other?: readonly Happening[]
  readonly next: Map<string, { readonly happening: Happening; readonly moment: KnownMoment; readonly passedMs: number }>
}

/** Runs that are kept where they are, because the next happening may continue one of them. */
const mostKept = 2_000

/**
 * What the product's code does in a run of one kind, after whatever happens to it. The code runs once for each moment, in however many states of
 * the world that moment occurs. Moments with the same digest are one. To show that the digest leaves out nothing that matters, a second history of
 * each moment is continued in the same ways as the first, and must lead to the same moments; and of runs that keep all in mind, each two moments
 * with one digest are compared.
 */
export class Behaviour {
  readonly kind: Kind
  readonly #keepsAll: boolean
  readonly #moments = new Map<string, KnownMoment>()
  readonly #known: KnownMoment[] = []
  /** By what led there. */
  readonly #kept = new Map<readonly Happening[], SteppedRun>()

  /** @param keepsAll whether moments are one only if all is equal that the run was ever told of, in the same calls */
  constructor(kind: Kind, keepsAll = false) {
    this.kind = kind
    this.#keepsAll = keepsAll
  }

  async first(): Promise<Moment> {
    return this.#known[0] ?? (await this.#momentOf(await this.#play([]), []))
  }

  async after({ id }: Moment, happening: Happening): Promise<Moment> {
    const moment = this.#known[id]
    if (moment === undefined) throw new Error(`There is no moment ${id}`)
    const before = moment.next.get(keyOf(happening))
    return before === undefined ? await this.#go(moment, happening) : before.moment
  }

  async #go(moment: KnownMoment, happening: Happening): Promise<KnownMoment> {
    const run = await this.#take(moment.history)
    const { nowMs } = run
    await goOn(run, happening)
    const after = await this.#momentOf(run, [...moment.history, happening])
    moment.next.set(keyOf(happening), { happening, moment: after, passedMs: run.nowMs - nowMs })
    if (moment.other !== undefined) await this.#compare(moment.other, happening, after)
    return after
  }

  async #momentOf(run: SteppedRun, history: readonly Happening[]): Promise<KnownMoment> {
    const key = digestOf(run, this.#keepsAll)
    const known = this.#moments.get(key)
    if (known !== undefined) {
      await this.#addOther(known, history, run)
      return known
    }
    const { kind, waiting, pauseMs, end } = run
    const moment: KnownMoment = {
      id: this.#known.length,
      digest: this.#keepsAll ? digestOf(run) : key,
      kind,
      waiting,
      pauseMs,
      end,
      isOver: end !== undefined && waiting.length === 0,
      lists: run.calls.lists,
      history,
      next: new Map(),
    }
    this.#moments.set(key, moment)
    this.#known.push(moment)
    if (waiting.length > 0) this.#keep(history, run)
    return moment
  }

  async #addOther(moment: KnownMoment, history: readonly Happening[], run: SteppedRun): Promise<void> {
    if (moment.other !== undefined || moment.waiting.length === 0) return
    moment.other = history
    this.#keep(history, run)
    for (const { happening, moment: after } of [...moment.next.values()]) await this.#compare(history, happening, after)
  }

  async #compare(history: readonly Happening[], happening: Happening, after: KnownMoment): Promise<void> {
    const run = await this.#take(history)
    await goOn(run, happening)
    const whole = [...history, happening]
    if (this.#moments.get(digestOf(run, this.#keepsAll)) === after) return await this.#addOther(after, whole, run)
    const histories = [whole, after.history].map((each) => JSON.stringify(each))
    throw new Error(`Two runs were taken for equal, and go on differently:\n${histories.join('\n')}`)
  }

  #keep(history: readonly Happening[], run: SteppedRun): void {
    this.#kept.set(history, run)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest)
  }

  async #take(history: readonly Happening[]): Promise<SteppedRun> {
    const kept = this.#kept.get(history)
    this.#kept.delete(history)
    return kept ?? (await this.#play(history))
  }

  async #play(history: readonly Happening[]): Promise<SteppedRun> {
    const run = new SteppedRun(this.kind)
    await run.begin(startRun)
    for (const happening of history) await goOn(run, happening)
    return run
  }

  /**
   * Whether moments with the same digest are alike: whatever happened to two of them led both to moments with the same digest again.
   *
   * @throws Error with two histories of which that is not so
   */
  compareDigests(): { readonly moments: number; readonly digests: number } {
    const firstAfter = new Map<string, { readonly moment: KnownMoment; readonly after: KnownMoment }>()
    for (const moment of this.#known)
      for (const [key, { moment: after }] of moment.next) {
        const first = firstAfter.get(`${moment.digest} ${key}`)
        if (first === undefined) firstAfter.set(`${moment.digest} ${key}`, { moment, after })
        else if (first.after.digest !== after.digest) {
          const histories = [first.moment, moment].map(({ history }) => JSON.stringify(history))
          throw new Error(`Two runs have one digest, and go on differently after ${key}:\n${histories.join('\n')}`)
        }
      }
    return { moments: this.#known.length, digests: new Set(this.#known.map(({ digest }) => digest)).size }
  }

  /** Whether a run may come back to where it was, although no time has passed. */
  get hasCircle(): boolean {
    const open = new Set<KnownMoment>()
    const done = new Set<KnownMoment>()
    const visit = (moment: KnownMoment): boolean => {
      if (done.has(moment)) return false
      if (open.has(moment)) return true
      open.add(moment)
      const found = [...moment.next.values()].some(({ passedMs, moment: next }) => passedMs === 0 && visit(next))
      open.delete(moment)
      done.add(moment)
      return found
    }
    return this.#known.some(visit)
  }
}

async function goOn(run: SteppedRun, happening: Happening): Promise<void> {
  if ('at' in happening) await run.answer(happening.at, happening.answer)
  else await run.pass(happening.passMs)
}

/** Equal for the same happening. */
function keyOf(happening: Happening): string {
  return 'at' in happening ? `${happening.at} ${happening.answer.key}` : 'pass'
}
