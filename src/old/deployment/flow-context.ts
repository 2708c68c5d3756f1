import type { Emit } from '../build-log/log-event.ts'
import type { Platform } from '../client/platform.ts'
import type { Run, RunOptions } from '../client/time/run.ts'
import type { DeploymentEvent } from './deployment-event.ts'
import type { DeploymentReport } from './deployment-report.ts'
import type { Finished, Listener } from './flow-run.ts'
import type { KeyCheck } from './start/preflight.ts'

/** How a flow goes about its work: its time, the status words of the platform, and what only its caller knows. */
export interface FlowSettings extends RunOptions {
  /** A fixed poll interval in milliseconds; adaptive if absent. */
  readonly pollIntervalMs?: number
  /** Status words that mean success on this platform, read before the built-in ones. */
  readonly successStates?: readonly string[]
  /** Status words that mean failure. */
  readonly failureStates?: readonly string[]
  /** With false the flow ends when the platform accepts the deployment, with the outcome `accepted`. */
  readonly wait?: boolean
  /** A check of the key that was begun already, to be shared by several flows; by default a flow that writes begins its own. */
  readonly keyCheck?: KeyCheck | undefined
  /** How a person waits for a deployment again that the run has left, as a sentence; by default the report says nothing of it. */
  readonly waitAgain?: (target: WaitTarget) => string | undefined
}

/** The options of a flow. */
export interface FlowOptions extends FlowSettings {
  readonly onEvent?: Listener<DeploymentEvent | Finished<DeploymentReport>>
}

/** A deployment that can be waited for. */
export interface WaitTarget {
  readonly serviceId: string
  readonly deploymentId: string
}

/** What a flow works with, from its first request to its report. */
export interface FlowContext {
  readonly platform: Platform
  readonly emit: Emit<DeploymentEvent>
  readonly options: FlowSettings
  readonly run: Run
}
