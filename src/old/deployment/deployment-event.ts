import type { LinesEvent, LogEvent } from '../build-log/log-event.ts'

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
  {
    readonly kind: 'variables-imported'
    readonly count: number
    readonly skipped: readonly { readonly key: string | undefined; readonly why: string | undefined }[]
  }
