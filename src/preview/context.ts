import type { Platform } from '../client/platform.ts'
import type { Variable } from '../deploy/deploy.ts'
import type { DeployEvent } from '../deploy/events.ts'
import type { Memory } from '../deploy/memory.ts'
import type { Ending } from '../deploy/outcome.ts'
import { endRun, type Result } from '../deploy/result.ts'
import type { RunOptions, RunTime } from '../deploy/run-time.ts'
import type { CommentFacts } from './comment.ts'
import type { Expose } from './settings.ts'
import type { GitHubError, PreviewGitHub, PreviewKey } from './store.ts'

export interface PreviewRequest extends PreviewKey {
  /** The newest commit of the pull request, when the run was started. */
  readonly head: string
  /** The first run of a pull request that was just opened. */
  readonly isFirst: boolean
  /** Somebody may have deleted the service, as the comment on a closed pull request says. */
  readonly isReopened: boolean
  /** What the service is created of (contract: Creating services). */
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
  /** Where the user says that the preview is served. */
  readonly url: string | undefined
  readonly maxPreviews: number | undefined
  /** What the comment shows; undefined if there is to be none. */
  readonly comment: CommentFacts | undefined
}

/** What every part of the run needs. */
export interface PreviewContext {
  readonly platform: Platform
  readonly github: PreviewGitHub
  readonly request: PreviewRequest
  readonly time: RunTime
  readonly options: RunOptions
  /** The end of the run, if its commit is not to be deployed any more. */
  readonly findOutdated: () => Promise<Ending | undefined>
}

/** What happens during the run of a preview. */
export type PreviewEvent =
  | DeployEvent
  /** The service is known: it was found, or created. */
  | { readonly kind: 'preview'; readonly serviceId: string }
  /** What the job keeps for whatever runs after it was killed, before the run goes on. */
  | { readonly kind: 'memory'; readonly facts: Memory }

export type PreviewRun = AsyncGenerator<PreviewEvent, Result>

/** How far a run came. */
export interface Progress {
  serviceId?: string
  /** This run has created it: no older record shows what is live. */
  isNew?: boolean
  /** It has exposed a port, which applies with the next deployment. */
  isExposed?: boolean
  /** The record that shows the head to people. */
  headRecord?: number | undefined
  url?: string | undefined
  /** The comment that the preview is being built is under way. */
  commenting?: Promise<GitHubError | undefined>
  /** The state of the head is under way. */
  showing?: Promise<GitHubError | undefined>
  /** Another run has the last word. */
  isOutdated?: boolean
}

/** A result with what is known so far. */
export function endOf(
  { platform, request, time }: PreviewContext,
  { serviceId, url }: Progress,
  ending: Ending,
): Result {
  const ref = request.create.image === undefined ? request.head : null
  return endRun(platform, time, ending, { serviceId: serviceId ?? null, url: url ?? null, ref })
}
