import type { OperationName } from '../../contract/operations.ts'
import type { Fault } from './fault.ts'
import type { FaultControl } from './fault-control.ts'
import { parseFaults } from './parse.ts'
import { choose, type Schedule, scheduleOf } from './schedule.ts'
import { Reads } from './stale.ts'

/** Chooses what goes wrong with each request. */
export class Faults implements FaultControl {
  /** Answers of earlier reads, for the stale ones. */
  readonly reads = new Reads()
  readonly #first: readonly Fault[]
  readonly #firstSeed: number
  #seed: number
  #schedule: Schedule

  constructor(faults: readonly Fault[], seed: number) {
    this.#first = parseFaults(faults)
    this.#firstSeed = seed
    this.#seed = seed
    this.#schedule = scheduleOf(this.#first, seed)
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
    this.reads.forget()
  }

  clear(): void {
    this.set([])
  }

  /** Back to the faults and the seed of the start. */
  reset(): void {
    this.set(this.#first, this.#firstSeed)
  }

  /** The faults that strike a request for an operation. Each call is one request. */
  strike(operation: OperationName): readonly Fault[] {
    const { struck, next } = choose(this.#schedule, operation)
    this.#schedule = next
    return struck
  }

  /** Whether answers of an operation are to be kept, for a stale fault to show. */
  remembers(operation: OperationName): boolean {
    return this.list.some((fault) => fault.kind === 'stale' && fault.operation === operation)
  }
}
