import { array, boolean, type InferOutput, nullable, number, object, optional, picklist, string } from 'valibot'
import { outcomes } from '../deployment/outcome.ts'

/** What became of a service, as the jobs of a fleet hand it on to each other. Its texts hold no secret, and may be untrusted. */
export const serviceResult = object({
  service: string(),
  outcome: picklist(outcomes),
  passed: boolean(),
  /** Why this outcome. */
  reason: string(),
  /** Why it was in the plan. */
  why: string(),
  commit: nullable(string()),
  url: nullable(string()),
  serviceId: nullable(string()),
  deploymentId: nullable(string()),
  /** This run deployed it, and nothing took that back: it is live, whatever its gate found. */
  deployed: boolean(),
  /** Milliseconds since 1970; null if it never began. */
  startedMs: nullable(number()),
  durationMs: number(),
  /** The newer commit because of which nothing was deployed, or that its deployment replaced. */
  outdatedBy: optional(string()),
  /** If it failed, what the log says of it; at most some 20 lines. */
  excerpt: array(string()),
})

export type ServiceResult = InferOutput<typeof serviceResult>

/** The file of the plan, in the folder through which the jobs of a fleet pass on their results. */
export const planFile = 'plan.json'

/** A plan, as the jobs of a fleet hand it on to each other. */
export const fleetPlan = object({
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
export type SerializedPlan = InferOutput<typeof fleetPlan>

/** GitHub's limit of a matrix. */
const mostEntries = 256

/**
 * The plan as matrices (`strategy.matrix.include`) of at most 256 entries, each of services that may be deployed at once: those of one
 * level, or a part of them, in order. A workflow runs one after the other.
 */
export function matricesOf({ services }: Pick<SerializedPlan, 'services'>) {
  const matrices: { readonly service: string; readonly level: number }[][] = []
  for (const { service: name, level } of services) {
    const last = matrices.at(-1)
    if (last === undefined || last.length === mostEntries || last[0]?.level !== level)
      matrices.push([{ service: name, level }])
    else last.push({ service: name, level })
  }
  return matrices
}
