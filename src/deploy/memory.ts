import * as v from 'valibot'
import { type Outcome, outcomeFacts } from './outcome.ts'

/** How far the telling of one run came. */
const ofRun = {
  /** The id of the GitHub deployment. */
  githubDeployment: v.optional(v.number()),
  /** GitHub knows how the run ended. */
  isSettled: v.optional(v.boolean(), false),
  /** How the run ended; undefined if the job was killed before. */
  outcome: v.optional(v.picklist(Object.keys(outcomeFacts) as [Outcome, ...Outcome[]])),
  passed: v.optional(v.boolean(), false),
}

/** What main writes down for the post step, each fact as soon as it is known: the job can be killed at any time. */
export const memorySchema = v.object({
  ...ofRun,
  /** From here on a deployment may have been requested. */
  hasBegun: v.optional(v.boolean(), false),
  serviceId: v.optional(v.string()),
  deploymentId: v.optional(v.string()),
  /** By a gate: without its checks, the deployment is no success. */
  isJudged: v.optional(v.boolean(), false),
  reason: v.optional(v.string(), ''),
  url: v.nullish(v.string()),
  /** Of a preview, as long as its service is not remembered. */
  preview: v.nullish(
    v.object({
      pullRequest: v.number(),
      name: v.string(),
      intention: v.optional(v.number()),
      /** The request was about to be sent. */
      isCreating: v.optional(v.boolean(), false),
      /** It was created. */
      service: v.optional(v.string()),
    }),
  ),
  /** Of a preview, whose comment says that it is being built. */
  comment: v.optional(v.object({ pullRequest: v.number(), name: v.string() })),
  /** Of a fleet, by name. */
  services: v.optional(v.record(v.string(), v.object(ofRun)), {}),
})

/** Some of these facts, as main writes them down. */
export type Memory = Omit<v.InferInput<typeof memorySchema>, 'services'>

/** What the post step reads. */
export type Left = v.InferOutput<typeof memorySchema>
