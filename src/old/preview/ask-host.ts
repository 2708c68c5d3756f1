import { withTimeout } from '../client/time/timeout.ts'
import { abbreviateCommit } from '../text/commits/commit-id.ts'
import { message } from '../text/message.ts'
import type { ChangeRequestNow } from './host.ts'
import { findRemembered } from './memory/claim.ts'
import type { RememberedService, Room } from './memory/preview-memory.ts'
import { hostLimitMs, leftMs, memoryLimitMs, type PreviewContext } from './preview-context.ts'

/** Of the time that is left; the rest is for the deploy. */
const shareForLimits = 1 / 2

// What the host is asked. Each question takes a share of the time that is left; what the host does not say by then is not known. All reject
// only when the job is cancelled.

/** The change request as it is now; undefined if the host is not asked, or does not say, which is a warning. */
export async function readChangeRequest(context: PreviewContext): Promise<ChangeRequestNow | undefined> {
  const { host, job } = context
  try {
    return await withTimeout(host.now(), hostLimitMs(context), job.signal)
  } catch (error) {
    job.signal.throwIfAborted()
    const sha = abbreviateCommit(host.headSha)
    job.console.warn(`Could not check whether ${sha} is still the head of ${host.reference}: ${host.explain(error)}.`)
    return undefined
  }
}

/** How the memory names a preview whose service has its default name, or was named. */
export function targetByName({ host, inputs }: Pick<PreviewContext, 'host' | 'inputs'>): string {
  // One change request, one service name.
  return `preview:${host.number}:${inputs.name}`
}

/** Reads what the host remembers of this preview, which is named `target` there. */
export async function readRemembered(
  context: PreviewContext,
): Promise<{ readonly target: string; readonly service: RememberedService }> {
  const target = targetByName(context)
  return { target, service: await readService(context, [target]) }
}

/** What the host remembers of the newest preview with one of the targets. A limit that ends long before the run must is waited for. */
export async function readService(context: PreviewContext, targets: readonly string[]): Promise<RememberedService> {
  const { host, job } = context
  const { memory } = host
  for (;;) {
    try {
      return await withTimeout(findRemembered(memory, targets), memoryLimitMs(context), job.signal)
    } catch (error) {
      job.signal.throwIfAborted()
      if (await waitsForLimit(context, error)) continue
      return { kind: 'unreadable', why: memory.explain(error), isLimited: memory.limitMs(error) !== undefined }
    }
  }
}

/** Waits until a limit of the host is over, if that leaves time for the deploy. False if it does not, or if the error says of none. */
export async function waitsForLimit({ host, job, run }: PreviewContext, error: unknown): Promise<boolean> {
  const { memory } = host
  const limitMs = memory.limitMs(error)
  if (limitMs === undefined || limitMs > leftMs(run) * shareForLimits) return false
  job.console.notice(
    message`preview-waits-for-limit: Waiting until ${memory.name} can be asked what it remembers of ${host.reference}: ${memory.explain(error)}.`,
  )
  await run.sleep(limitMs)
  return true
}

/** Whether there is a preview of this head. If the host does not say, it is deployed once more. */
export async function isDeployed(context: PreviewContext, target: string): Promise<boolean> {
  const { host, job } = context
  if (host.isDeployed === undefined) return false
  try {
    return await withTimeout(host.isDeployed(target), hostLimitMs(context), job.signal)
  } catch (error) {
    job.signal.throwIfAborted()
    job.console.say(
      `The head is deployed: ${host.memory.name} does not say whether it was before (${host.explain(error)}).`,
    )
    return false
  }
}

/** Whether Taxiway created the service. What the host does not say counts as no, which is a warning. */
export async function isCreatedByUs(context: PreviewContext, target: string, serviceId: string): Promise<boolean> {
  const { host, job } = context
  const { memory } = host
  try {
    return await withTimeout(memory.hasCreated(target, serviceId), hostLimitMs(context), job.signal)
  } catch (error) {
    job.signal.throwIfAborted()
    job.console.warn(`${memory.name} does not say who created service ${serviceId}: ${memory.explain(error)}.`)
    return false
  }
}

/** Whether there is room for one more preview; where nobody counts them, there is. */
export async function readRoom(context: PreviewContext, target: string, most: number): Promise<Room> {
  const { host, inputs, job } = context
  const { memory } = host
  if (memory.findRoom === undefined) return { kind: 'free' }
  try {
    const finding = memory.findRoom(target, { most, keepsClosed: inputs.teardown !== undefined })
    return await withTimeout(finding, memoryLimitMs(context), job.signal)
  } catch (error) {
    job.signal.throwIfAborted()
    return { kind: 'unknown', why: memory.explain(error) }
  }
}
