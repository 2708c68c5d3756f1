import type { OperationName } from '../../contract/operations.ts'
import { EarlierAnswers } from './effects/earlier-answers.ts'
import type { Fault } from './fault.ts'
import { parseFaults } from './fault-parser.ts'
import { choose, type FaultSchedule, scheduleOf } from './fault-schedule.ts'

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
