import type { OperationName } from '../../contract/operations.ts'
import { EarlierAnswers } from './effects/earlier-answers.ts'
import { type Fault, isReplacement } from './fault.ts'
import { parseFaults } from './fault-parser.ts'

/** The faults of a local platform, and how often each has affected a request. */
export interface FaultControl {
  /** The faults that are set. */
  readonly list: readonly Fault[]
  /** The seed of the random numbers. */
  readonly seed: number
  /** How many requests each fault has affected, in the order of the list. */
  readonly struck: readonly number[]
  /**
   * Replaces all faults, and starts the counts and the random numbers again, with the same seed unless another is given. Throws
   * an error that names the field, and changes nothing, if a fault is invalid.
   */
  set(faults: readonly Fault[], seed?: number): void
  /** Removes all faults. */
  clear(): void
}

/** Chooses the faults that affect each request. */
export class Faults implements FaultControl {
  /** The earlier answers that stale faults show. */
  readonly answers = new EarlierAnswers()
  readonly #initial: readonly Fault[]
  readonly #initialSeed: number
  #seed: number
  #schedule: FaultSchedule

  constructor(faults: readonly Fault[], seed: number) {
    this.#initial = parseFaults(faults)
    this.#initialSeed = seed
    this.#seed = seed
    this.#schedule = scheduleOf(this.#initial, seed)
  }

  get list(): readonly Fault[] {
    return this.#schedule.faults
  }

  get seed(): number {
    return this.#seed
  }

  get struck(): readonly number[] {
    return this.#schedule.counts.map(({ struck }) => struck)
  }

  set(faults: readonly Fault[], seed = this.#seed): void {
    this.#schedule = scheduleOf(parseFaults(faults), seed)
    this.#seed = seed
    this.answers.clear()
  }

  clear(): void {
    this.set([])
  }

  /** Returns to the faults and the seed of the start. */
  reset(): void {
    this.set(this.#initial, this.#initialSeed)
  }

  /** The faults that affect a request for an operation. Each call counts as one request. */
  next(operation: OperationName): readonly Fault[] {
    const { struck, next } = choose(this.#schedule, operation)
    this.#schedule = next
    return struck
  }

  /** Whether a stale fault needs the earlier answers of an operation. */
  needsAnswers(operation: OperationName): boolean {
    return this.list.some((fault) => fault.kind === 'stale' && fault.operation === operation)
  }
}

/** The faults, the requests that each has affected, and the state of the random numbers. Immutable: `choose` returns the next one. */
export interface FaultSchedule {
  readonly faults: readonly Fault[]
  /** For each fault the requests of its operation, and those that it affected. */
  readonly counts: readonly { readonly seen: number; readonly struck: number }[]
  readonly random: number
}

/** The schedule of faults that have not affected a request yet. */
export function scheduleOf(faults: readonly Fault[], seed: number): FaultSchedule {
  return { faults, counts: faults.map(() => ({ seen: 0, struck: 0 })), random: seed >>> 0 }
}

/**
 * The faults that affect a request, in their order. They add up, until one replaces the whole answer: later faults do not count
 * the request. A number is drawn only for a fault with a probability that could affect the request.
 */
export function choose(
  schedule: FaultSchedule,
  operation: OperationName,
): { readonly struck: readonly Fault[]; readonly next: FaultSchedule } {
  const struck: Fault[] = []
  const counts = [...schedule.counts]
  let { random } = schedule
  for (const [index, fault] of schedule.faults.entries()) {
    const count = counts[index]
    if (!count || (fault.operation !== '*' && fault.operation !== operation)) continue
    const seen = count.seen + 1
    let strikes = seen > (fault.skip ?? 0) && count.struck < (fault.times ?? Number.POSITIVE_INFINITY)
    if (strikes && fault.probability !== undefined) {
      const drawn = draw(random)
      random = drawn.next
      strikes = drawn.value < fault.probability
    }
    counts[index] = { seen, struck: count.struck + (strikes ? 1 : 0) }
    if (!strikes) continue
    struck.push(fault)
    if (isReplacement(fault)) break
  }
  return { struck, next: { ...schedule, counts, random } }
}

/** The next number from 0 up to, but not including, 1, and the state of 32 bits for the one after. The seed is the first state. */
function draw(state: number): { readonly value: number; readonly next: number } {
  // A counter whose bits are mixed by two rounds of shift and multiply; the constants are those of MurmurHash3's last step.
  const next = (state + 0x9e3779b9) >>> 0
  let bits = next ^ (next >>> 16)
  bits = Math.imul(bits, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return { value: ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32, next }
}
