import { TaxiwayError } from '../../client/errors.ts'
import { message } from '../../text/message.ts'
import { type Ended, type WriteFailure, writeOnce } from './guarded-write.ts'
import type { FlowContext } from './lifecycle.ts'

/** A request that creates a billed service. */
export interface CreationRequest<Created> {
  /** The project that gets the service; without it the services of all projects are counted. */
  readonly projectSlug: string | undefined
  /** Sends the request once. */
  readonly send: () => Promise<Created | WriteFailure>
  /** The warning after a lost answer. */
  readonly lost: (failure: string) => string
  /** The reason where a service may exist. */
  readonly mayExist: string
}

type CountContext = Pick<FlowContext, 'platform' | 'run'>

const countLimitMs = 15_000
const countsThatAgree = 3
const countGapMs = 15_000

/**
 * Creates a service. After a lost answer the request is sent once more at most, and only where three counts over 30 s show as
 * many services as before; otherwise the end says that a service may exist.
 */
export async function createOnce<Created extends { readonly kind: 'accepted' | 'created' }>(
  context: Pick<FlowContext, 'platform' | 'host' | 'run'>,
  { projectSlug, send, lost, mayExist }: CreationRequest<Created>,
): Promise<Created | Ended> {
  const before = await countServices(context, projectSlug)
  return await writeOnce(context.run, {
    send,
    findEffect: async (failure) => {
      context.host.report({ kind: 'warning', text: lost(failure) })
      if (before !== undefined && (await countStays(context, projectSlug, before))) return undefined
      return { kind: 'ended', outcome: 'indeterminate', reason: mayExist, mayExist: true }
    },
    lostTwice: (failure) => message('creation-lost-twice')`Nothing was created. The request failed twice: ${failure}`,
  })
}

/**
 * The number of services of a project, or of all projects; undefined where the key may not list projects, or the platform does
 * not answer.
 */
async function countServices({ platform, run }: CountContext, slug: string | undefined): Promise<number | undefined> {
  try {
    const timeoutMs = Math.min(countLimitMs, run.remaining())
    const projects = await platform.call('list_projects', {}, { signal: run.signal, timeoutMs })
    if (slug !== undefined) return projects.find((project) => project.slug === slug)?.serviceCount ?? undefined
    const all = projects.reduce((sum, { serviceCount }) => sum + (serviceCount ?? Number.NaN), 0)
    return Number.isNaN(all) ? undefined : all
  } catch (error) {
    run.signal.throwIfAborted()
    if (!(error instanceof TaxiwayError)) throw error
    run.noteRetryAfter(error)
    return undefined
  }
}

/** Whether three counts over 30 s all show the number from before the request. */
async function countStays(context: CountContext, slug: string | undefined, before: number): Promise<boolean> {
  const { run } = context
  for (let counts = 1; ; counts++) {
    if (!(await run.waitForRetryAfter()) || (await countServices(context, slug)) !== before) return false
    if (counts === countsThatAgree) return true
    if (run.remaining() < countGapMs) return false
    await run.sleep(countGapMs)
  }
}
