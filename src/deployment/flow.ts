import type { LogEvent, LogHost } from '../build-log/host.ts'
import type { Platform } from '../client/platform.ts'
import type { Run, RunOptions } from '../client/time/run.ts'
import type { KeyCheck } from './start/preflight.ts'

/** The options of every flow: its time, and the status words of the platform. */
export interface FlowOptions extends RunOptions {
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
}

/** What a flow reports while it runs, in the order in which it happened. Texts are plain sentences without secrets. */
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
  | LogEvent

/** The job, terminal or test that runs a flow. */
export interface FlowHost extends LogHost {
  /** Receives everything but the log; must not throw. */
  report(event: DeploymentEvent): void
  /** How a person waits for a deployment again that the run has left, as a sentence; by default the report says nothing of it. */
  waitAgain?(target: { readonly serviceId: string; readonly deploymentId: string }): string | undefined
}

/** What a flow works with, from its first request to its report. */
export interface FlowContext {
  readonly platform: Platform
  readonly host: FlowHost
  readonly options: FlowOptions
  readonly run: Run
}
