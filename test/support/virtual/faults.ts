import fc from 'fast-check'
import type { Asked } from '../platform/asked.ts'
import type { VirtualClock } from '../platform/clock.ts'
import { type FaultName, faultNames, type Reply, replyOf } from '../platform/reply.ts'

export type Fault = FaultName | 'none'

/** Faults that do not affect the result of a run. */
const passing: readonly Fault[] = ['reset', 'unsent', 'down', 'html', 'torn', 'cut', 'throttled', 'throttled-till']

/** Answers to `whoami` that end a run before its first write: something else than the platform answers, or nothing can be reached. */
const ending: readonly Fault[] = ['html', 'missing', 'redirecting', 'unsent']

/**
 * Any faults for successive requests, repeated; but not a body as fast as it is read: it takes no virtual time, so a stream of it has no
 * end.
 */
export const anyFaults: fc.Arbitrary<readonly Fault[]> = fc.array(
  fc.constantFrom<Fault>('none', 'none', ...faultNames.filter((name) => name !== 'endless')),
  { minLength: 1, maxLength: 12 },
)

/** Faults that pass, with answers between them. */
export const passingFaults: fc.Arbitrary<readonly Fault[]> = fc
  .array(fc.constantFrom<Fault>('none', 'none', ...passing), { maxLength: 8 })
  .map((faults) => [...faults, 'none', 'none', 'none'])

/** The fault of a request by its number; `whoami` gets none that ends the run. */
export function faultIn(faults: readonly Fault[], clock: VirtualClock) {
  return ({ route, path }: Asked, count: number): Reply | undefined => {
    const fault = faults[count % faults.length] ?? 'none'
    return fault === 'none' || (route === 'whoami' && ending.includes(fault)) ? undefined : replyOf(fault, path, clock)
  }
}
