import { NoAnswerError, RefusedError } from '../../client/errors.ts'
import { describeRefusal } from '../../client/http/refusal.ts'
import type { Run } from '../../client/time/run.ts'
import { TaxiwayError } from '../../text/taxiway-error.ts'
import type { FlowContext } from '../flow-context.ts'
import type { Outcome } from '../outcome.ts'

/** The end of a flow that has no deployment to follow. */
export interface Ended {
  readonly kind: 'ended'
  readonly outcome: Outcome
  /** What happened, and what to do if it is not a success. */
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
  /** Called before each request, once the platform takes requests again; the write is not in doubt yet. May end the flow. */
  readonly prepare?: () => Promise<Ended | undefined>
  /** Looks for the effect of a request whose answer was lost; undefined if it is certain that there was none. */
  readonly findEffect: (failure: string) => Promise<Success | Ended | undefined>
  /** The reason after two requests without an answer and without an effect. */
  readonly lostTwice: (failure: string) => string
}

/** Sends the request until it is answered; after a lost answer once more at most, and only if the first had no effect. */
export async function writeGuarded<Success extends { readonly kind: 'accepted' | 'created' }>(
  context: Pick<FlowContext, 'platform' | 'run'>,
  { send, prepare, findEffect, lostTwice }: GuardedWrite<Success>,
): Promise<Success | Ended> {
  for (let lost = 0; ; ) {
    const end = await beginWrite(context, prepare)
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

/** Waits for a `Retry-After`; from then on the write is in doubt. The end of the flow if no time is left. */
async function beginWrite(
  { platform, run }: Pick<FlowContext, 'platform' | 'run'>,
  prepare: GuardedWrite<never>['prepare'],
): Promise<Ended | undefined> {
  const end = (await run.waitWhileHeld(platform)) ? await prepare?.() : undefined
  if (end !== undefined) return end
  if (!(await run.waitWhileHeld(platform))) {
    const reason = `The platform asked to wait past the timeout. Nothing was deployed.`
    return { kind: 'ended', outcome: 'indeterminate', reason }
  }
  if (run.remaining() > 0) {
    run.inDoubt = true
    return undefined
  }
  const reason = `The timeout passed before the platform accepted a deployment. Nothing was deployed. Check whether ${platform.baseUrl} answers, or set a longer ${platform.named('timeout')}.`
  return { kind: 'ended', outcome: 'timed-out', reason }
}

/** A refused or unsent write took no effect; after any other failure the answer is lost. Throws mistakes of the caller and bugs. */
export function classifyWriteFailure(run: Run, error: unknown): WriteFailure {
  run.signal.throwIfAborted()
  if (!(error instanceof TaxiwayError) || error.kind === 'input') throw error
  const refused = error instanceof RefusedError && error.status < 500 && error.status !== 408
  if (refused && error.status === 429 && error.retryAfterMs !== undefined) {
    run.inDoubt = false
    return { kind: 'retry' }
  }
  const unsent = error instanceof NoAnswerError && !error.sent
  if (refused || unsent) return { kind: 'ended', outcome: 'failed', reason: error.message }
  // What to do about it says who has looked for its effect.
  return { kind: 'lost', message: error instanceof RefusedError ? `${describeRefusal(error)}.` : error.message }
}
