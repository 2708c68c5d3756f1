import { NoAnswerError, RefusedError } from '../../client/errors.ts'
import { describeRefusal } from '../../client/http/refusal.ts'
import { poll } from '../../client/time/poll.ts'
import type { Run } from '../../client/time/run.ts'
import { message } from '../../text/message.ts'
import { TaxiwayError } from '../../text/taxiway-error.ts'
import type { FlowContext } from '../flow.ts'
import { readTime } from '../history-record.ts'
import type { Outcome } from '../outcome.ts'

const countTimeoutMs = 15_000
const countsThatAgree = 3
const countGapMs = 15_000
/** A count may be that much older than the `Date` of its answer. */
const longestAnswerMs = countTimeoutMs + 1_000

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

type WriteContext = Pick<FlowContext, 'platform' | 'emit' | 'run'>

/** A request that creates a billed service. */
export interface CreationRequest<Created> {
  /** The project that gets the service; without it the services of all projects are counted. */
  readonly projectSlug: string | undefined
  /** The services before the request, by `countServices`. */
  readonly before: ServiceCount | undefined
  /** Sends the request once. */
  readonly send: () => Promise<Created | WriteFailure>
  /** The warning after a lost answer. */
  readonly lost: (failure: string) => string
  /** The reason if a service may exist. */
  readonly mayExist: string
}

/**
 * Creates a service. After a lost answer the request is sent once more at most, and only if three counts over 30 s show as
 * many services as before and the project's deleted ones none that could hide a new one; otherwise the end says that one may exist.
 */
export async function createOnce<Created extends { readonly kind: 'accepted' | 'created' }>(
  context: WriteContext,
  { projectSlug, before, send, lost, mayExist }: CreationRequest<Created>,
): Promise<Created | Ended> {
  return await writeGuarded(context, {
    send,
    findEffect: async (failure) => {
      await context.emit({ kind: 'warning', text: lost(failure) })
      const stays = before !== undefined && (await countStays(context, projectSlug, before.count))
      if (stays && !(await mayHideNewOne(context, projectSlug, before.answeredAtMs))) return undefined
      return { kind: 'ended', outcome: 'indeterminate', reason: mayExist, mayExist: true }
    },
    lostTwice: (failure) =>
      message`creation-lost-twice: Nothing was created: the request failed twice, and the number of services stayed the same for 30 s each time. The second failure: ${failure}`,
  })
}

/** How many services there were, and when, by the platform's own clock, in milliseconds since 1970; undefined if it did not say. */
export interface ServiceCount {
  readonly count: number
  readonly answeredAtMs: number | undefined
}

/** Undefined if it is not known: the key may not list projects, a project shows no count, or the platform does not answer. */
export async function countServices(
  { platform, run }: Pick<WriteContext, 'platform' | 'run'>,
  slug: string | undefined,
  signal: AbortSignal = run.signal,
): Promise<ServiceCount | undefined> {
  try {
    const timeoutMs = Math.min(countTimeoutMs, run.remaining())
    const { result: projects, answeredAtMs } = await platform.answer('list_projects', {}, { signal, timeoutMs })
    const counted = slug === undefined ? projects : projects.filter((project) => project.slug === slug)
    const count = counted.reduce((sum, { serviceCount }) => sum + (serviceCount ?? Number.NaN), 0)
    return counted.length === 0 || Number.isNaN(count) ? undefined : { count, answeredAtMs }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof TaxiwayError)) throw error
    return undefined
  }
}

/** Whether three counts over 30 s all show the number from before the request. */
async function countStays(context: WriteContext, slug: string | undefined, before: number): Promise<boolean> {
  const { platform, run } = context
  let agreed = 0
  const readEffect = async (): Promise<boolean | undefined> => {
    if (!(await run.waitWhileHeld(platform)) || (await countServices(context, slug))?.count !== before) return false
    return ++agreed === countsThatAgree ? true : undefined
  }
  const stays = await poll(readEffect, {
    pauseMs: () => (run.remaining() < countGapMs ? undefined : countGapMs),
    sleep: (ms) => run.sleep(ms),
  })
  return stays === true
}

/**
 * Whether a service that was deleted since the count from before the request keeps the number as it was though there is a new one. What
 * the platform does not say is no proof against it: an unreadable list, or one of times that cannot be compared with its own clock.
 */
async function mayHideNewOne(
  { platform, run }: WriteContext,
  slug: string | undefined,
  countedAtMs: number | undefined,
): Promise<boolean> {
  // Without a project there is no list to ask for.
  if (slug === undefined) return false
  try {
    const timeoutMs = Math.min(countTimeoutMs, run.remaining())
    const deleted = await platform.call('list_deleted_services', { slug }, { signal: run.signal, timeoutMs })
    const sinceMs = (countedAtMs ?? Number.NaN) - longestAnswerMs
    return deleted.some(({ deletedAt }) => !((readTime(deletedAt) ?? Number.NaN) < sinceMs))
  } catch (error) {
    run.signal.throwIfAborted()
    if (!(error instanceof TaxiwayError)) throw error
    return true
  }
}
