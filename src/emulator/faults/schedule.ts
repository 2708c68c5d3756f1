import type { OperationName } from '../../contract/operations.ts'
import { draw } from './chance.ts'
import { type Fault, isReplacement } from './fault.ts'

/** Faults, how far each has come, and the chance that decides about the next request. A value: `choose` gives the next one. */
export interface Schedule {
  readonly faults: readonly Fault[]
  /** One for each fault: requests that it was looked at for, and those that it struck. */
  readonly counts: readonly { readonly seen: number; readonly struck: number }[]
  readonly chance: number
}

/** Faults that have not struck yet. */
export function scheduleOf(faults: readonly Fault[], seed: number): Schedule {
  return { faults, counts: faults.map(() => ({ seen: 0, struck: 0 })), chance: seed >>> 0 }
}

/**
 * The faults that strike a request, in their order. They add up, until one takes the place of the whole answer: those after
 * it do not see the request. A number is drawn only for a fault that has a probability and could strike.
 */
export function choose(
  schedule: Schedule,
  operation: OperationName,
): { readonly struck: readonly Fault[]; readonly next: Schedule } {
  const struck: Fault[] = []
  const counts = [...schedule.counts]
  let { chance } = schedule
  for (const [index, fault] of schedule.faults.entries()) {
    const count = counts[index]
    if (!count || (fault.operation !== '*' && fault.operation !== operation)) continue
    const seen = count.seen + 1
    let strikes = seen > (fault.skip ?? 0) && count.struck < (fault.times ?? Number.POSITIVE_INFINITY)
    if (strikes && fault.probability !== undefined) {
      const drawn = draw(chance)
      chance = drawn.next
      strikes = drawn.value < fault.probability
    }
    counts[index] = { seen, struck: count.struck + (strikes ? 1 : 0) }
    if (!strikes) continue
    struck.push(fault)
    if (isReplacement(fault)) break
  }
  return { struck, next: { ...schedule, counts, chance } }
}
