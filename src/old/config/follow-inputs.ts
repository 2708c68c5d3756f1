import { InputError } from '../client/errors.ts'
import { normalise } from '../deployment/verdict/vocabulary.ts'
import { definedFields } from '../text/defined-fields.ts'
import { message } from '../text/message.ts'
import type { Inputs } from './inputs.ts'

/** How a deployment is followed: the inputs that all actions share that wait. */
export type FollowInputs = ReturnType<typeof readFollowInputs>

/** @throws InputError naming the input */
export function readFollowInputs(inputs: Inputs) {
  const successStates = inputs.get('success-states') ?? []
  const failureStates = inputs.get('failure-states') ?? []
  const failures = new Set(failureStates.map(normalise))
  const both = successStates.find((word) => failures.has(normalise(word)))
  if (both !== undefined) {
    const text = message`word-in-both-lists: ${inputs.named('success-states')} and ${inputs.named('failure-states')} both contain "${both}". Keep it in one of them.`
    throw new InputError('success-states', text)
  }
  return {
    timeoutMs: inputs.get('timeout'),
    /** Adaptive if absent. */
    ...definedFields({ pollIntervalMs: inputs.get('poll-interval') }),
    successStates,
    failureStates,
  }
}
