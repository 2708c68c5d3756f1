import type { OperationName } from '../../contract/operations.ts'
import { type Fault, isReplacement } from './fault.ts'

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
