import { array, type InferOutput, nullable, number, object, string } from 'valibot'

/** A plan, as the jobs of a fleet hand it on to each other. */
export const serializedPlan = object({
  /** The planned commit; null if it is not known. */
  commit: nullable(string()),
  services: array(
    object({
      service: string(),
      level: number(),
      /** Those of the plan that come before it. */
      needs: array(string()),
      reason: string(),
      /** The deployment whose gate is run in place of a deployment of the planned commit; null for one that is deployed. */
      check: nullable(object({ deploymentId: string(), commit: nullable(string()) })),
    }),
  ),
  unchanged: array(object({ service: string(), reason: string() })),
})
/** A plan with what the jobs need beside it. */
export type SerializedPlan = InferOutput<typeof serializedPlan>
