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
