import type { OperationName } from 'taxiway/contract'
import { EarlierAnswers } from './effects/earlier-answers.ts'
import { type Fault, isReplacement, parseFaults } from './fault.ts'

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
  /** Adds faults behind the others, which keep their counts. Throws like `set`. */
  add(faults: readonly Fault[]): void
  /** Removes all faults. */
  clear(): void
}

/** A fault, when it was set (milliseconds since 1970), the requests of its operation, and those that it affected. */
interface Count {
  readonly fault: Fault
  readonly since: number
  /** Whether a deployment was made since. */
  hasDeployed: boolean
  seen: number
  struck: number
}

/** Chooses the faults that affect each request. */
export class ChosenFaults implements FaultControl {
  /** The earlier answers that stale faults show. */
  readonly answers = new EarlierAnswers()
  readonly #initial: { readonly faults: readonly Fault[]; readonly seed: number }
  #counts: readonly Count[] = []
  readonly #now: () => Date
  #seed: number
  /** The state of the random numbers. */
  #random = 0
  #changes = 0

  constructor(faults: readonly Fault[], seed: number, now: () => Date) {
    this.#now = now
    this.#initial = { faults: parseFaults(faults), seed }
    this.#seed = seed
    this.set(faults)
  }

  get list(): readonly Fault[] {
    return this.#counts.map(({ fault }) => fault)
  }

  get seed(): number {
    return this.#seed
  }

  /** Grows with each change of the list. */
  get changes(): number {
    return this.#changes
  }

  get struck(): readonly number[] {
    return this.#counts.map(({ struck }) => struck)
  }

  set(faults: readonly Fault[], seed = this.#seed): void {
    this.#counts = this.#begin(faults)
    this.#changes += 1
    this.#seed = seed
    this.#random = seed >>> 0
    this.answers.clear()
  }

  add(faults: readonly Fault[]): void {
    this.#counts = [...this.#counts, ...this.#begin(faults)]
    this.#changes += 1
  }

  /** Removes one fault, by its place in the list; the others keep their counts. */
  remove(index: number): void {
    this.#counts = this.#counts.filter((_, at) => at !== index)
    this.#changes += 1
  }

  clear(): void {
    this.set([])
  }

  /** Returns to the faults and the seed of the start. */
  reset(): void {
    this.set(this.#initial.faults, this.#initial.seed)
  }

  /**
   * The faults that affect a request for an operation, in their order. They add up, until one replaces the whole answer: later
   * faults do not count the request. A number is drawn only for a fault with a probability that could affect the request.
   */
  next(operation: OperationName): readonly Fault[] {
    const struck: Fault[] = []
    const now = this.#now().getTime()
    for (const count of this.#counts) {
      const { fault } = count
      if (fault.operation !== '*' && fault.operation !== operation) continue
      if (fault.afterDeploy === true && !count.hasDeployed) continue
      count.seen += 1
      if (now - count.since >= (fault.lastsMs ?? Number.POSITIVE_INFINITY)) continue
      if (count.seen <= (fault.skip ?? 0) || count.struck >= (fault.times ?? Number.POSITIVE_INFINITY)) continue
      if (fault.probability !== undefined && this.#draw() >= fault.probability) continue
      count.struck += 1
      struck.push(fault)
      if (isReplacement(fault)) break
    }
    return struck
  }

  /** A deployment was made: from now on the faults that wait for one affect requests. */
  noteDeployment(): void {
    for (const count of this.#counts) count.hasDeployed = true
  }

  #begin(faults: readonly Fault[]): Count[] {
    const since = this.#now().getTime()
    return parseFaults(faults).map((fault) => ({ fault, since, hasDeployed: false, seen: 0, struck: 0 }))
  }

  /** Whether a stale fault needs the earlier answers of an operation. */
  needsAnswers(operation: OperationName): boolean {
    return this.list.some((fault) => fault.kind === 'stale' && fault.operation === operation)
  }

  /** The next number from 0 up to, but not including, 1: the same ones for the same seed. */
  #draw(): number {
    // A counter whose bits are mixed by two rounds of shift and multiply; the constants are those of MurmurHash3's last step.
    this.#random = (this.#random + 0x9e3779b9) >>> 0
    let bits = this.#random ^ (this.#random >>> 16)
    bits = Math.imul(bits, 0x85ebca6b)
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
    return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32
  }
}
