import type { Platform } from '../../client/platform.ts'
import type { DeployEvent } from '../../deploy/events.ts'

/** The input of a check. */
export interface CheckContext {
  /** Use its `clock` for every wait. */
  readonly platform: Platform
  /** Ends the check at once; it may then throw the signal's reason. */
  readonly signal: AbortSignal
  readonly deployment: CheckedDeployment
}

/** The deployment that is checked; facts that its record does not show are null. */
export interface CheckedDeployment {
  readonly serviceId: string
  readonly deploymentId: string
  readonly commit: string | null
  readonly url: string | null
}

/** The result of a check. The lines may quote the platform or the app: the gate redacts and cuts them. */
export interface Finding {
  /** True only if the check saw that everything is well. */
  readonly passed: boolean
  /** The finding in one clause without a full stop, then the lines that it is based on, oldest first. */
  readonly evidence: readonly string[]
}

/** A check of the deployed app. */
export interface Check {
  /** In a word or two. */
  readonly name: string
  /** Called before the first check begins, for a check that compares with the state at that time. */
  readonly prepare?: (context: CheckContext) => Promise<void>
  /**
   * Called once, if every earlier check has passed. Return every result as a finding; a check that throws has failed.
   */
  readonly run: (context: CheckContext) => AsyncGenerator<DeployEvent, Finding>
}
