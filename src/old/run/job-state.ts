import * as v from 'valibot'
import { outcomes } from '../deployment/outcome.ts'
import { exposedPort } from './exposed-port.ts'

/** What whoever finishes a stopped run needs to know about a preview. */
const preview = v.object({
  /** Its name in the host's memory; the marker of its comment contains it. */
  target: v.string(),
  /** Of the service, as people read it. */
  name: v.string(),
  number: v.number(),
  /** The head commit. */
  sha: v.string(),
  image: v.optional(v.string()),
  exposed: v.optional(exposedPort),
  /** Taxiway created the service. */
  created: v.optional(v.boolean()),
  /** The service is being created, and its id is not known yet. */
  creating: v.optional(v.boolean()),
  /** The attempt that created the host's record before the service; absent once that one is settled. */
  claim: v.optional(v.string()),
  /** Id of the comment. */
  comment: v.optional(v.number()),
  url: v.optional(v.string()),
  /** Its change request was closed during the run. */
  hasEnded: v.optional(v.boolean()),
  /** The run ends it, because its change request was closed. */
  ending: v.optional(v.boolean()),
  /** The request that removes the service was sent, and what became of it is not known. */
  removing: v.optional(v.boolean()),
  /** Its removal is claimed or being claimed, and the request was not sent, or was answered and the claim not ended. */
  removal: v.optional(v.picklist(['claimed', 'answered'])),
  /** The last comment, if the host did not take it. */
  pendingComment: v.optional(v.string()),
})
/** What is known of a preview during a run. */
export type PreviewState = v.InferOutput<typeof preview>

/** What the run of one service leaves to whoever finishes it, if it is stopped. It contains no secret. */
const own = {
  /** Main reported its result. */
  finished: v.boolean(),
  serviceId: v.optional(v.string()),
  deploymentId: v.optional(v.string()),
  /** What main was doing beside following the deployment, as a phrase: the check or the rollback under way. */
  during: v.optional(v.string()),
  /** The tracker's record of the deployment. */
  trackedId: v.optional(v.number()),
  /** Finds that record if main was killed before it heard the id. */
  trackedAttempt: v.optional(v.string()),
  /** The end that main could not report to the tracker in time. */
  unreported: v.optional(v.object({ outcome: v.picklist(outcomes), description: v.string() })),
  preview: v.optional(preview),
  /** The step sweeps previews: what is under way, as sentences. */
  sweeping: v.optional(v.string()),
}
const service = v.object(own)
/** What one service of a fleet left open. */
export type ServiceState = v.InferOutput<typeof service>

/** What a run wrote down so far; a fleet's has what its services left open, by their names. */
export const jobState = v.object({ ...own, services: v.optional(v.record(v.string(), service)) })
/** What a run wrote down so far. */
export type JobState = v.InferOutput<typeof jobState>

/** Writes down what a run leaves open, as it goes. */
export class StateRecord {
  #state: JobState = { finished: false }
  readonly #onNote: (state: JobState) => void

  /** @param onNote hears of each change at once; it must not throw */
  constructor(onNote: (state: JobState) => void = () => undefined) {
    this.#onNote = onNote
  }

  get current(): JobState {
    return this.#state
  }

  note(change: Partial<JobState>): void {
    this.#state = { ...this.#state, ...change }
    this.#onNote(this.#state)
  }
}
