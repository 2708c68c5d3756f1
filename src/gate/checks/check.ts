import type { Platform } from '../../client/platform.ts'
import type { DeployEvent } from '../../deploy/events.ts'

/** What a check works with. */
export interface CheckContext {
  /** Its `clock` is the one for every wait. */
  readonly platform: Platform
  /** Ends the check at once; it may then throw the signal's reason. */
  readonly signal: AbortSignal
  readonly deployment: CheckedDeployment
}

/** The deployment that is checked; what its record does not show is null. */
export interface CheckedDeployment {
  readonly serviceId: string
  readonly deploymentId: string
  readonly commit: string | null
  readonly url: string | null
}

/** What a check found. The lines may hold what the platform or the app said: the gate redacts and cuts them. */
export interface Finding {
  /** Only if the check saw that everything is well. */
  readonly passed: boolean
  /** What was found, in one clause without a full stop, and then the lines that it is based on, the oldest first. */
  readonly evidence: readonly string[]
}

/** Looks at what was deployed. */
export interface Check {
  /** In a word or two. */
  readonly name: string
  /** Called before the first check begins, by a check that compares with the state at that time. */
  readonly prepare?: (context: CheckContext) => Promise<void>
  /** Called once, if every check before it has passed. Whatever happens is its finding; what it throws is a failed check. */
  readonly run: (context: CheckContext) => AsyncGenerator<DeployEvent, Finding>
}
