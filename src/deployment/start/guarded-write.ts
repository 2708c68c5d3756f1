import { NoAnswerError, RefusedError, TaxiwayError } from '../../client/errors.ts'
import type { Run } from '../../client/time/run.ts'
import { message } from '../../text/message.ts'
import type { Outcome } from '../report.ts'

/** The end of a flow that has no deployment to follow. */
export interface Ended {
  readonly kind: 'ended'
  readonly outcome: Outcome
  /** What happened, and what to do where it is not a success. */
  readonly reason: string
  /** A service that exists all the same. */
  readonly serviceId?: string
  /** A service may exist and be billed, and its id is not known. */
  readonly mayExist?: boolean
}

/** What a failed write means: the end, a lost answer, or a request that had no effect and is to be sent again. */
export type WriteFailure = Ended | { readonly kind: 'lost'; readonly message: string } | { readonly kind: 'retry' }

/** A write that must not take effect twice. */
export interface GuardedWrite<Success> {
  /** Sends the request once. */
  readonly send: () => Promise<Success | WriteFailure>
  /** Looks for the effect of a request whose answer was lost; undefined where it is certain that there was none. */
  readonly findEffect: (failure: string) => Promise<Success | Ended | undefined>
  /** The reason after two requests without an answer and without an effect. */
  readonly lostTwice: (failure: string) => string
}

/** Sends the request until it is answered; after a lost answer once more at most, and only where the first had no effect. */
export async function writeOnce<Success extends { readonly kind: 'accepted' | 'created' }>(
  run: Run,
  { send, findEffect, lostTwice }: GuardedWrite<Success>,
): Promise<Success | Ended> {
  for (let lost = 0; ; ) {
    const end = await beginWrite(run)
    if (end !== undefined) return end
    const answer = await send()
    if (answer.kind === 'retry') continue
    if (answer.kind !== 'lost') return answer
    const effect = await findEffect(answer.message)
    if (effect !== undefined) return effect
    if (++lost === 2) return { kind: 'ended', outcome: 'failed', reason: lostTwice(answer.message) }
  }
}

/** Bound on a request, in milliseconds, that leaves time before the deadline to look for the effect of a lost answer. */
export function writeTimeoutMs(run: Run, longestMs: number): number {
  return Math.min(longestMs, Math.max(run.remaining() - 5_000, run.remaining() / 2))
}

/** Waits for a `Retry-After`; from then on the write is in doubt. The end of the flow where no time is left. */
async function beginWrite(run: Run): Promise<Ended | undefined> {
  if (!(await run.waitForRetryAfter())) {
    const reason = message('write-retry-after')`The platform asked to wait past the timeout. Nothing was deployed.`
    return { kind: 'ended', outcome: 'indeterminate', reason }
  }
  if (run.remaining() > 0) {
    run.inDoubt = true
    return undefined
  }
  const reason = message('write-timed-out')`The timeout passed before the platform accepted a deployment.`
  return { kind: 'ended', outcome: 'timed-out', reason }
}

/**
 * A refused write took no effect, nor did one that was never sent; after any other failure the answer is lost. Throws mistakes
 * of the caller, and bugs.
 */
export function classifyWriteFailure(run: Run, error: unknown): WriteFailure {
  run.signal.throwIfAborted()
  if (!(error instanceof TaxiwayError) || error.kind === 'input') throw error
  run.noteRetryAfter(error)
  const refused = error instanceof RefusedError && error.status < 500 && error.status !== 408
  if (refused && error.status === 429 && error.retryAfterMs !== undefined) {
    run.inDoubt = false
    return { kind: 'retry' }
  }
  const unsent = error instanceof NoAnswerError && !error.sent
  const reason = error.message
  return refused || unsent ? { kind: 'ended', outcome: 'failed', reason } : { kind: 'lost', message: reason }
}
