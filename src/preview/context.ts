import type { Platform } from '../client/platform.ts'
import type { Variable } from '../deploy/deploy.ts'
import type { DeployEvent } from '../deploy/events.ts'
import type { Ending } from '../deploy/outcome.ts'
import { endRun, type Result } from '../deploy/result.ts'
import type { RunOptions, RunTime } from '../deploy/run-time.ts'
import type { StateUpdate } from '../deploy/saved-state.ts'
import type { CommentFacts } from './comment.ts'
import type { Expose } from './settings.ts'
import type { GitHubError, PreviewGitHub, PreviewKey } from './store.ts'

export interface PreviewRequest extends PreviewKey {
  /** The newest commit of the pull request when the run started. */
  readonly head: string
  /** The first run of a pull request that was just opened. */
  readonly isFirst: boolean
  /** Somebody may have deleted the service, as the comment on a closed pull request suggests. */
  readonly isReopened: boolean
  /** The arguments that create the service (contract: Creating services). */
  readonly create: {
    readonly repoUrl?: string | undefined
    readonly image?: string | undefined
    readonly projectSlug?: string | undefined
    readonly environmentSlug?: string | undefined
    readonly planKey?: string | undefined
    readonly internalPort?: number | undefined
  }
  readonly variables: readonly Variable[]
  readonly expose: Expose | undefined
  /** The address of the preview, if the user gave one. */
  readonly url: string | undefined
  readonly maxPreviews: number | undefined
  /** The facts that the comment shows; undefined for no comment. */
  readonly comment: CommentFacts | undefined
}

/** The dependencies that all parts of a run share. */
export interface PreviewContext {
  readonly platform: Platform
  readonly github: PreviewGitHub
  readonly request: PreviewRequest
  readonly time: RunTime
  readonly options: RunOptions
  /** Returns the end of the run if its commit must not be deployed any more. */
  readonly findOutdated: () => Promise<Ending | undefined>
}

/** The events of a preview run. */
export type PreviewEvent =
  | DeployEvent
  /** The service is known: the run found or created it. */
  | { readonly kind: 'preview'; readonly serviceId: string }
  /** Facts that the job saves before the run continues, for the post step in case it is killed. */
  | { readonly kind: 'memory'; readonly facts: StateUpdate }

export type PreviewRun = AsyncGenerator<PreviewEvent, Result>

/** The progress of a run. */
export interface Progress {
  serviceId?: string
  /** This run created the service, so no older record shows what is live. */
  isNew?: boolean
  /** This run exposed a port, which takes effect with the next deployment. */
  isExposed?: boolean
  /** The id of the record that shows the head to people. */
  headRecord?: number | undefined
  url?: string | undefined
  /** The pending write of the comment which says that the preview is being built. */
  commenting?: Promise<GitHubError | undefined>
  /** The pending write of the head's state. */
  showing?: Promise<GitHubError | undefined>
  /** Another run writes the final state and comment. */
  isOutdated?: boolean
}

/** A result with the facts that are known so far. */
export function endOf(
  { platform, request, time }: PreviewContext,
  { serviceId, url }: Progress,
  ending: Ending,
): Result {
  const ref = request.create.image === undefined ? request.head : null
  return endRun(platform, time, ending, { serviceId: serviceId ?? null, url: url ?? null, ref })
}
