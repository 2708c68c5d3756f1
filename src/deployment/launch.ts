import { NoAnswerError, RefusedError, TaxiwayError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import { Following } from './follow.ts'
import type { Older } from './history.ts'
import type { Phases } from './phases.ts'
import type { DeploymentReport, FlowHost, Outcome } from './report.ts'
import type { FlowOptions, Run } from './run.ts'

/** What became of the request to deploy. */
export type Launch =
  | {
      readonly kind: 'accepted'
      readonly deploymentId: string
      readonly serviceId: string | undefined
      readonly ref: string | undefined
      readonly url: string | undefined
      readonly older: Older
    }
  | { readonly kind: 'ended'; readonly outcome: Outcome; readonly reason: string }

/** Everything that a flow carries from its first request to its report. */
export interface LaunchContext {
  readonly platform: Platform
  readonly host: FlowHost
  readonly options: FlowOptions
  readonly run: Run
  readonly phases: Phases
}

const recordGraceMs = 30_000

/** Launches, tells the ids as soon as they are known, and follows to the end unless told not to wait. */
export async function launchAndFollow(
  context: LaunchContext,
  asked: { readonly serviceId: string | undefined; readonly ref: string | undefined },
  launch: () => Promise<Launch>,
): Promise<DeploymentReport> {
  const { platform, host, options, run, phases } = context
  let launched: Launch
  try {
    launched = await launch()
  } catch (error) {
    if (!run.signal.aborted) throw error
    const reason =
      'The run was cancelled before the platform accepted a deployment; one may exist, look at the dashboard.'
    launched = { kind: 'ended', outcome: 'aborted', reason }
  }
  const atMs = run.elapsed()
  const base = { deploymentId: undefined, url: undefined, status: undefined, durationMs: atMs }
  if (launched.kind === 'ended') {
    const { outcome, reason } = launched
    return { ...base, ...asked, outcome, reason, phases: phases.end(atMs) }
  }
  const { deploymentId, serviceId, ref, url, older } = launched
  host.tell({ kind: 'accepted', deploymentId, serviceId, ref })
  if (url !== undefined) host.tell({ kind: 'url', url })
  const known = { ...base, deploymentId, serviceId, ref, url }
  if (options.wait === false) {
    const reason = 'The platform accepted the deployment; nobody waited for its outcome.'
    return { ...known, outcome: 'accepted', reason, phases: phases.end(atMs) }
  }
  if (serviceId === undefined) {
    const reason = 'The answer names no service, so the history cannot be read; look at the dashboard.'
    return { ...known, outcome: 'indeterminate', reason, phases: phases.end(atMs) }
  }
  phases.enter('accepted', atMs)
  const target = { serviceId, deploymentId, older, ref, url, graceUntilMs: atMs + recordGraceMs }
  return new Following(platform, target, host, context).toTheEnd()
}

/**
 * What a failed write means: `refused` it took no effect, `unsent` it never left, `lost` nobody knows (following:
 * Writes). Anything but our own errors is a bug and is thrown.
 */
export function writeFailure(error: unknown): {
  readonly kind: 'refused' | 'unsent' | 'lost'
  readonly message: string
} {
  if (!(error instanceof TaxiwayError) || error.kind === 'input') throw error
  const { message } = error
  if (error instanceof RefusedError && error.status < 500 && error.status !== 408) return { kind: 'refused', message }
  if (error instanceof NoAnswerError && !error.sent) return { kind: 'unsent', message }
  return { kind: 'lost', message }
}
