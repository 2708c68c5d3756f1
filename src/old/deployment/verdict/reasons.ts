import type { NameInput } from '../../text/input-name.ts'
import { message } from '../../text/message.ts'
import type { VerdictState } from './state.ts'

/** The warning of a success without a word that proves it. */
export function inferenceWarning(word: string | undefined, named: NameInput): string {
  return word === undefined
    ? 'Success is inferred: the platform shows no status, but the deployment can be rolled back to, its log has ended, and nothing changed for 5 s. `taxiway doctor` shows what its records hold instead.'
    : `Success is inferred: the platform says "${word}", which can also mean that the deployment is still running, but it can be rolled back to, its log has ended, and nothing changed for 5 s. Add the word to ${named('success-states')} to be certain; \`taxiway doctor\` shows whether earlier records have it.`
}

/** The reason if the key is refused with this status, 401 or 403. */
export function forbiddenReason(status: number): string {
  return status === 401
    ? `The platform no longer accepts the API key (401): it was revoked, or it lacks the capability deployments:read.`
    : `The API key may not read the history (403). Grant the capability deployments:read.`
}

/** What the last read of the history failed by, to follow a reason; empty if it did not. */
export function lastFailure({ unreadable }: VerdictState): string {
  return unreadable === undefined ? '' : message`last-read-failed:  The last read of the history failed: ${unreadable}`
}

export function timedOutReason(state: VerdictState): string {
  const { seen, word } = state
  if (!seen)
    return message`timed-out-unseen: The timeout passed before the deployment showed in the history. \`taxiway history\` lists the deployments of the service.`
  if (word === undefined) {
    return 'The timeout passed. The platform shows no status for this deployment. `taxiway doctor` shows what its records hold instead.'
  }
  // A word that is known to mean "still running" cannot be final.
  if (state.rules.interpret(word) === 'ongoing') {
    return message`timed-out-running: The timeout passed while the platform said "${word}".`
  }
  return message`timed-out-unknown: The timeout passed while the platform said "${word}". If that word is final, add it to ${state.rules.named('success-states')} or ${state.rules.named('failure-states')}. \`taxiway doctor\` shows what earlier records say of it.`
}
