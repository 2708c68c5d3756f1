import { InputError } from '../client/errors.ts'
import { Platform } from '../client/platform.ts'
import type { RunOptions } from '../deploy/run-time.ts'
import { normalise, type UserWords } from '../deploy/words.ts'
import { type ActionName, inputsOfAction } from './declared.ts'
import type { Inputs } from './read.ts'

/** Checks all inputs of an action before anything is sent. Throws `InputError` for the first mistake. */
export function checkInputs(inputs: Inputs, action: ActionName): void {
  for (const name of inputsOfAction(action)) inputs.get(name)
}

/** Opens the platform of a run without sending anything. Its sentences never show `secrets`. */
export function openPlatform(inputs: Inputs, secrets: readonly string[]): Platform {
  return new Platform({
    baseUrl: inputs.require('base-url', "the address of the platform's API, such as `https://platform.example`"),
    apiKey: inputs.require('api-key', 'a key from the dashboard of the platform'),
    secrets,
  })
}

/** Reads the user's own status words. Throws `InputError` for a word in both lists. */
export function readUserWords(inputs: Inputs): UserWords {
  const [successStates, failureStates] = [inputs.get('success-states') ?? [], inputs.get('failure-states') ?? []]
  const failures = failureStates.map(normalise)
  const both = successStates.find((word) => failures.includes(normalise(word)))
  if (both !== undefined) {
    const text = `success-states and failure-states both contain "${both}". Keep it in one of them.`
    throw new InputError('success-states', text)
  }
  return { successStates, failureStates }
}

/** Reads the options of every run that follows a deployment. */
export function readRunOptions(inputs: Inputs, signal: AbortSignal): RunOptions {
  const pollIntervalMs = inputs.get('poll-interval')
  return {
    signal,
    timeoutMs: inputs.get('timeout'),
    ...(pollIntervalMs === undefined ? {} : { pollIntervalMs }),
    ...readUserWords(inputs),
    onSuperseded: inputs.get('on-superseded'),
  }
}
