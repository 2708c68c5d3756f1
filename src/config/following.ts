import { InputError } from '../client/errors.ts'
import { normalise } from '../deployment/verdict/vocabulary.ts'
import { definedFields } from '../text/defined-fields.ts'
import { message } from '../text/message.ts'
import type { Inputs } from './inputs.ts'

/** How a deployment is followed: the inputs that all actions share that wait. */
export interface FollowInputs {
  readonly timeoutMs: number
  /** Adaptive where absent. */
  readonly pollIntervalMs?: number
  readonly successStates: readonly string[]
  readonly failureStates: readonly string[]
}

const hours = 3_600_000
const defaultTimeoutMs = 1_800_000
const timeoutRange = { least: 1, most: 6 * hours, words: 'above 0 and at most 6h' }
/** Our own bounds: faster would be a hot loop, slower would miss the deadline of most jobs. */
const pollRange = { least: 50, most: hours, words: 'at least 50ms and at most 1h' }

/** @throws InputError naming the input */
export function readFollowInputs(inputs: Inputs): FollowInputs {
  const pollIntervalMs = inputs.duration('poll-interval', pollRange)
  const successStates = inputs.words('success-states')
  const failureStates = inputs.words('failure-states')
  const failures = new Set(failureStates.map(normalise))
  const both = successStates.find((word) => failures.has(normalise(word)))
  if (both !== undefined) {
    const text = message`word-in-both-lists: \`success-states\` and \`failure-states\` both contain "${both}". Keep it in one of them.`
    throw new InputError('success-states', text)
  }
  return {
    timeoutMs: inputs.duration('timeout', timeoutRange) ?? defaultTimeoutMs,
    ...definedFields({ pollIntervalMs }),
    successStates,
    failureStates,
  }
}
