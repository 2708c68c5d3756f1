import { InputError } from '../client/errors.ts'
import { normalise } from '../deployment/verdict/vocabulary.ts'
import { definedFields } from '../text/defined-fields.ts'
import { message } from '../text/message.ts'
import type { Inputs } from './inputs.ts'

/** How a deployment is followed: the inputs that all actions share that wait. */
export interface FollowInputs {
  readonly timeoutMs: number
  /** Adaptive if absent. */
  readonly pollIntervalMs?: number
  readonly successStates: readonly string[]
  readonly failureStates: readonly string[]
  /** A person reads the result. */
  readonly explainFailure: true
}

/** @throws InputError naming the input */
export function readFollowInputs(inputs: Inputs): FollowInputs {
  const pollIntervalMs = inputs.get('poll-interval')
  const successStates = inputs.get('success-states') ?? []
  const failureStates = inputs.get('failure-states') ?? []
  const failures = new Set(failureStates.map(normalise))
  const both = successStates.find((word) => failures.has(normalise(word)))
  if (both !== undefined) {
    const text = message`word-in-both-lists: \`success-states\` and \`failure-states\` both contain "${both}". Keep it in one of them.`
    throw new InputError('success-states', text)
  }
  return {
    timeoutMs: inputs.get('timeout'),
    ...definedFields({ pollIntervalMs }),
    successStates,
    failureStates,
    explainFailure: true,
  }
}
