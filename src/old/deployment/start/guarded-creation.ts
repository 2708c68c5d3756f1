import { poll } from '../../client/time/poll.ts'
import { message } from '../../text/message.ts'
import { TaxiwayError } from '../../text/taxiway-error.ts'
import type { FlowContext } from '../flow-context.ts'
import { readTime } from '../history/history-record.ts'
import { type Ended, type WriteFailure, writeGuarded } from './guarded-write.ts'

const countTimeoutMs = 15_000
const countsThatAgree = 3
const countGapMs = 15_000
/** A count may be that much older than the `Date` of its answer. */
const longestAnswerMs = countTimeoutMs + 1_000

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
