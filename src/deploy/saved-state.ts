import * as v from 'valibot'
import { type Outcome, outcomeFacts } from './outcome.ts'

/** How much GitHub has been told about one run. */
const ofRun = {
  /** The id of the GitHub deployment. */
  githubDeployment: v.optional(v.number()),
  /** GitHub was told how the run ended. */
  isSettled: v.optional(v.boolean(), false),
  /** The outcome; undefined if the job was killed before the run ended. */
  outcome: v.optional(v.picklist(Object.keys(outcomeFacts) as [Outcome, ...Outcome[]])),
  passed: v.optional(v.boolean(), false),
}

/**
 * The state that the main step saves for the post step. Each fact is saved as soon as it is known, because the job can
 * be killed at any time.
 */
export const savedStateSchema = v.object({
  ...ofRun,
  /** A deployment may have been requested. */
  hasBegun: v.optional(v.boolean(), false),
  serviceId: v.optional(v.string()),
  deploymentId: v.optional(v.string()),
  /** The run is a gate: without its checks, the deployment does not count as a success. */
  isJudged: v.optional(v.boolean(), false),
  reason: v.optional(v.string(), ''),
  url: v.nullish(v.string()),
  /** Set while the service of a preview is not recorded. */
  preview: v.nullish(
    v.object({
      pullRequest: v.number(),
      name: v.string(),
      intention: v.optional(v.number()),
      /** The request that creates the service was about to be sent. */
      isCreating: v.optional(v.boolean(), false),
      /** The id of the service that was created. */
      service: v.optional(v.string()),
    }),
  ),
  /** The preview whose comment says that it is being built. */
  comment: v.optional(v.object({ pullRequest: v.number(), name: v.string() })),
  /** The services of a fleet, by name. */
  services: v.optional(v.record(v.string(), v.object(ofRun)), {}),
})

/** Some of these facts, as the main step saves them. */
export type StateUpdate = Omit<v.InferInput<typeof savedStateSchema>, 'services'>

/** The state as the post step reads it. */
export type SavedState = v.InferOutput<typeof savedStateSchema>
