import type { ReportInputs } from '../config/report-inputs.ts'

/** The last successful deployment that the host remembers of an environment. `hasFailed`: a newer one has not succeeded. */
export type LastSuccess = { readonly hasFailed: boolean } & (
  | { readonly kind: 'found'; readonly commit: string | undefined }
  | { readonly kind: 'absent'; readonly proof: 'all were read' }
  | { readonly kind: 'unknown'; readonly why: string }
)

/** What a fleet asks of the server that has its repository. */
export interface FleetHost {
  /** As a sentence names it. */
  readonly name: string
  /** Reads how the deployments of an environment ended; undefined if none are remembered here. Rejects if the host does not say. */
  readonly readLastSuccess: (
    environment: string,
    inputs: ReportInputs,
    signal: AbortSignal,
  ) => Promise<LastSuccess> | undefined
  /** Why it did not say, as a clause. */
  readonly explain: (error: unknown) => string
}
