import type { ReportInputs } from '../config/report-inputs.ts'
import type { CommentPlace } from '../preview/host.ts'
import type { RunReport } from '../report/run-report.ts'
import type { Job } from '../run/job.ts'

/** The last successful deployment that the host remembers of an environment. `hasFailed`: a newer one has not succeeded. */
export type LastSuccess = { readonly hasFailed: boolean } & (
  | { readonly kind: 'found'; readonly commit: string | undefined }
  | { readonly kind: 'absent'; readonly proof: 'all were read' }
  | { readonly kind: 'unknown'; readonly why: string }
)

/** The comments on the pull request that a fleet is about. */
export interface FleetComments {
  readonly place: CommentPlace
  /** Whether no newer commit was pushed since: a newer run has the last word. Rejects as the place does. */
  readonly isCurrent: () => Promise<boolean>
}

/** The previews of a fleet's services, for the pull request of the job. */
export interface FleetPreviews {
  /** Whether the event ends them: the pull request was closed, or has lost the last of these labels. */
  readonly isClosing: (labels: readonly string[] | undefined) => boolean
  /** Why the event asks for no preview; undefined if it asks for one, or ends them. */
  readonly whyNone: (inputs: {
    readonly hasKey: boolean
    readonly labels: readonly string[] | undefined
  }) => Promise<{ readonly outcome: 'skipped' | 'failed'; readonly reason: string } | undefined>
  /** Deploys or ends the preview of one service, whose inputs are those of its own job. Never rejects. */
  readonly run: (job: Job) => Promise<RunReport>
}

/** What a fleet asks of the server that has its repository. */
export interface FleetHost {
  /** As a sentence names it. */
  readonly name: string
  /** Whether the job is about a commit that a merge queue would merge. */
  readonly isQueued: boolean
  /** Reads how the deployments of an environment ended; undefined if none are remembered here. Rejects if the host does not say. */
  readonly readLastSuccess: (
    environment: string,
    inputs: ReportInputs,
    signal: AbortSignal,
  ) => Promise<LastSuccess> | undefined
  /** Why it did not say, as a clause. */
  readonly explain: (error: unknown) => string
  /** Undefined if the job is about no pull request, or nothing may be written. */
  readonly openComments: (inputs: ReportInputs) => FleetComments | undefined
  readonly previews: FleetPreviews
}
