import { NoAnswerError, RefusedError, TaxiwayError } from '../../client/errors.ts'
import type { Platform } from '../../client/platform.ts'
import type { Run } from '../../client/time/run.ts'
import type { OperationName } from '../../contract/operations.ts'
import type { FlowHost, FlowOptions } from '../flow.ts'
import { DeploymentFollower } from '../follow.ts'
import type { Older } from '../history.ts'
import type { Phases } from '../phases.ts'
import type { DeploymentReport, Outcome } from '../report.ts'
import { preflight, preflightMs, type WriteTarget } from './preflight.ts'

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
  | {
      readonly kind: 'ended'
      readonly outcome: Outcome
      readonly reason: string
      /** The service that exists all the same. */
      readonly serviceId?: string
      /** A service may be there and be billed, and nobody knows its id. */
      readonly mayExist?: boolean
    }

/** Everything that a flow carries from its first request to its report. */
export interface LaunchContext {
  readonly platform: Platform
  readonly host: FlowHost
  readonly options: FlowOptions
  readonly run: Run
  readonly phases: Phases
  /** What may be there after a POST whose answer nobody saw, and what to do, as a clause. */
  readonly doubt: string
}

const recordGraceMs = 30_000

/** Launches, tells the ids as soon as they are known, and follows to the end unless told not to wait. */
export async function launchAndFollow(
  context: LaunchContext,
  asked: { readonly serviceId: string | undefined; readonly ref: string | undefined },
  launch: () => Promise<Launch>,
): Promise<DeploymentReport> {
  const { platform, host, options, run, phases, doubt } = context
  let launched: Launch
  try {
    launched = await launch()
  } catch (error) {
    if (!run.signal.aborted) throw error
    const reason = run.inDoubt
      ? `The run was cancelled before the platform's answer was seen; ${doubt}.`
      : 'The run was cancelled before anything was deployed.'
    launched = { kind: 'ended', outcome: 'aborted', reason }
  }
  const atMs = run.elapsed()
  const base = { deploymentId: undefined, url: undefined, status: undefined, durationMs: atMs }
  if (launched.kind === 'ended') {
    const { outcome, reason, serviceId = asked.serviceId } = launched
    return { ...base, ...asked, serviceId, outcome, reason, phases: phases.end(atMs) }
  }
  const { deploymentId, serviceId, ref, url, older } = launched
  host.report({ kind: 'accepted', deploymentId, serviceId, ref })
  if (url !== undefined) host.report({ kind: 'url', url })
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
  return new DeploymentFollower(platform, target, host, context).run()
}

/** Checks the key's scope; a failure of the check itself costs nothing but the wait that it asks for. */
export function preflightIn(
  run: Run,
  platform: Platform,
  operation: OperationName,
  target: WriteTarget = {},
): Promise<void> {
  const timeoutMs = Math.min(preflightMs, run.remaining())
  return preflight(platform, operation, target, {
    signal: run.signal,
    timeoutMs,
    onFailure: (error) => run.noteRetryAfter(error),
  })
}

/** Waits out a `Retry-After` before a POST, which is in doubt from then on. The end of the run where no time is left for one. */
export async function endBeforePost(run: Run): Promise<Launch | undefined> {
  if (!(await run.waitForRetryAfter())) {
    const reason = 'The platform asked to wait past the timeout; nothing was deployed.'
    return { kind: 'ended', outcome: 'indeterminate', reason }
  }
  if (run.remaining() > 0) {
    run.inDoubt = true
    return undefined
  }
  return {
    kind: 'ended',
    outcome: 'timed-out',
    reason: 'The timeout passed before the platform accepted a deployment.',
  }
}

/** One POST: a launch, or an answer that was lost, or a wish to be asked again after `Retry-After`. */
export type Posted = Launch | { readonly kind: 'lost'; readonly message: string } | { readonly kind: 'throttled' }

/**
 * What a failed write means: refused, it took no effect; never sent, neither; anything else is a lost answer (following:
 * Writes). The caller's mistakes and bugs are thrown.
 */
export function classifyWriteFailure(run: Run, error: unknown): Posted {
  run.signal.throwIfAborted()
  if (!(error instanceof TaxiwayError) || error.kind === 'input') throw error
  run.noteRetryAfter(error)
  const { message } = error
  const refused = error instanceof RefusedError && error.status < 500 && error.status !== 408
  if (refused && error.status === 429 && error.retryAfterMs !== undefined) {
    run.inDoubt = false
    return { kind: 'throttled' }
  }
  const unsent = error instanceof NoAnswerError && !error.sent
  return refused || unsent ? { kind: 'ended', outcome: 'failed', reason: message } : { kind: 'lost', message }
}
