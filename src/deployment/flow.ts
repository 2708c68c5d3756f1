import type { Emit, LinesEvent, LogEvent } from '../build-log/log-event.ts'
import type { Platform } from '../client/platform.ts'
import type { Run, RunOptions } from '../client/time/run.ts'
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
  /** Whether the log of a failed deployment is compared with that of the last good one; false by default. At most 4 requests and 3 s. */
  readonly explainFailure?: boolean
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

/** What a deployment tells while it goes on, in the order in which it happened. Texts are plain sentences without secrets. */
export type DeploymentEvent =
  /** The deployment has an id. */
  | {
      readonly kind: 'accepted'
      readonly deploymentId: string
      readonly serviceId: string | undefined
      readonly ref: string | undefined
    }
  /** The platform's own status word changed. */
  | { readonly kind: 'status'; readonly word: string; readonly atMs: number }
  /** The platform showed the address of the deployment. */
  | { readonly kind: 'url'; readonly url: string }
  | VariablesEvent
  | LinesEvent
  | LogEvent

/** What became of variables of the service before the deployment. */
export type VariablesEvent =
  /** The platform took variables; of those that it skipped it may say why. */
  | {
      readonly kind: 'variables-imported'
      readonly count: number
      readonly skipped: readonly { readonly key: string | undefined; readonly why: string | undefined }[]
    }
  /** Variables are gone; those that are kept may be set, and `why` is a clause. */
  | {
      readonly kind: 'variables-deleted'
      readonly deleted: readonly string[]
      readonly kept: readonly { readonly key: string; readonly why: string }[]
    }

/** What a flow works with, from its first request to its report. */
export interface FlowContext {
  readonly platform: Platform
  readonly emit: Emit<DeploymentEvent>
  readonly options: FlowSettings
  readonly run: Run
}
