import { onlyPlatformErrors, PlatformError } from '../client/errors.ts'
import { type Run, servedAt } from '../deploy/events.ts'
import { follow } from '../deploy/follow.ts'
import { readPage } from '../deploy/history.ts'
import type { Result } from '../deploy/result.ts'
import { endOf, type PreviewContext, type PreviewEvent, type Progress } from './context.ts'

/**
 * Follows the deployment that creating the service has queued. For an image it is the preview, unless a port or
 * variables still have to take effect. For a repository it builds the tracked branch: its failure is only a notice, and
 * this returns undefined.
 */
export async function* followFirst(
  context: PreviewContext,
  progress: Progress,
): AsyncGenerator<PreviewEvent, Result | undefined> {
  const { platform, request, time, options } = context
  const { serviceId = '' } = progress
  const isImage = request.create.image !== undefined
  const isAll = isImage && request.variables.length === 0 && progress.isExposed !== true
  const deploymentId = await findFirst(context, serviceId)
  if (deploymentId === undefined) {
    yield { kind: 'notice', text: platform.redact('The first deployment of the service is not in its history.') }
    return undefined
  }
  const limits = { ...options, timeoutMs: Math.max(1, time.leftMs) }
  const run = follow(platform, { serviceId, deploymentId }, limits)
  if (isAll) {
    yield { kind: 'accepted', serviceId, deploymentId, ref: undefined, atMs: time.elapsedMs }
    const result = yield* progress.url === undefined ? run : servedAt(run, progress.url)
    return { ...result, durationMs: Math.round(time.elapsedMs) }
  }
  const what = isImage ? 'the image' : 'the tracked branch'
  yield { kind: 'notice', text: platform.redact(`The platform deploys ${what} first (deployment ${deploymentId}).`) }
  const first = yield* onlyItsLog(run)
  if (first.outcome === 'aborted') return endOf(context, progress, { outcome: 'aborted', reason: first.reason })
  if (time.leftMs <= 0) {
    const reason = `The first deployment, of ${what}, was not over at the timeout, and the head was not deployed. Run this job again.`
    return endOf(context, progress, { outcome: 'timed-out', reason })
  }
  if (first.outcome !== 'succeeded') {
    yield { kind: 'notice', text: platform.redact(`The first deployment, of ${what}: ${first.reason}`) }
  }
  return undefined
}

const looks = 10

/** Finds the newest deployment of a new service, which may appear a moment after the creation. */
async function findFirst({ platform, time }: PreviewContext, serviceId: string): Promise<string | undefined> {
  for (let look = 1; look <= looks && (await time.waitWhileHeld(platform)); look++) {
    const page = await readPage(platform, serviceId, { signal: time.signal, attempts: 1 }).catch(onlyPlatformErrors)
    const id = page instanceof PlatformError ? undefined : page.rows[0]?.id
    if (id !== undefined) return id
    await time.clock.sleep(500, time.signal)
  }
  return undefined
}

/** Leaves out the status and the address, which must be those of the head's deployment. */
async function* onlyItsLog(run: Run): Run {
  await using open = run
  for (;;) {
    const step = await open.next()
    if (step.done) return step.value
    if (step.value.kind !== 'status' && step.value.kind !== 'url') yield step.value
  }
}
