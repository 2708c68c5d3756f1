import { within } from '../client/clock.ts'
import { PlatformError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import { deploy } from '../deploy/deploy.ts'
import { type Run, servedAt } from '../deploy/events.ts'
import { follow } from '../deploy/follow.ts'
import { readPage } from '../deploy/history.ts'
import { onlyPlatformErrors } from '../deploy/key.ts'
import { githubState } from '../deploy/outcome.ts'
import { makeResult, type Result } from '../deploy/result.ts'
import { type RunOptions, RunTime } from '../deploy/run-time.ts'
import type { Ending } from '../deploy/verdict.ts'
import { claimCreation, mayForget, warnForgotten } from './claim.ts'
import { type CommentFacts, formatBuilding, formatDeployed, marker } from './comment.ts'
import type { PreviewContext, PreviewEvent, PreviewRequest, PreviewRun } from './context.ts'
import { createService } from './create.ts'
import { forget } from './removal.ts'
import { explainPort, exposePort, settle } from './settings.ts'
import { HostError, onlyHostErrors, type PreviewHost, recordsOf } from './store.ts'

/** How far a run came. */
interface Progress {
  serviceId?: string
  /** This run has created it: no older record shows what is live. */
  isNew?: boolean
  /** The record that shows the head to people. */
  head?: number | undefined
  url?: string | undefined
  /** The comment that the preview is being built is under way. */
  commenting?: Promise<HostError | undefined>
  /** Another run has the last word. */
  isOutdated?: boolean
}

/**
 * Deploys the head of a pull request to its service, which is created if there is none. The comment, and what GitHub shows
 * of the head, never fail the run.
 */
export async function* preview(
  platform: Platform,
  host: PreviewHost,
  request: PreviewRequest,
  options: RunOptions,
): PreviewRun {
  const time = new RunTime(platform.clock, options)
  const findOutdated = (): Promise<Ending | undefined> => whyOutdated(host, request)
  const context: PreviewContext = { platform, host, request, time, options, findOutdated }
  const progress: Progress = {}
  let result: Result
  try {
    result = yield* findAndDeploy(context, progress)
  } catch (error) {
    if (!time.signal.aborted) throw error
    const { serviceId } = progress
    const left =
      serviceId === undefined ? 'Nothing was created or deployed.' : `The head was not deployed to ${serviceId}.`
    result = endOf(context, progress, { outcome: 'aborted', reason: `The run was cancelled. ${left}` })
  }
  yield* tellTheEnd(context, progress, result)
  return result
}

async function* findAndDeploy(context: PreviewContext, progress: Progress): PreviewRun {
  const { host, platform, request } = context
  const end = (ending: Ending): Result => endOf(context, progress, ending)
  const skip = (ending: Ending): Result => {
    progress.isOutdated = ending.outcome === 'skipped'
    return end(ending)
  }
  const [outdated, list] = await Promise.all([context.findOutdated(), host.store.list().catch(onlyHostErrors)])
  if (outdated !== undefined) return skip(outdated)
  let isRemembered = true
  let known = list instanceof HostError ? undefined : recordsOf(list, request).findLast(({ service }) => service)
  if (list instanceof HostError) {
    if (!list.isForbidden || !mayForget(context)) {
      const reason = `Nothing was deployed: the service of ${request.name} is not known (${list.message}), and another one would be billed, too. Run this job again.`
      return end({ outcome: 'failed', reason })
    }
    isRemembered = false
    yield { kind: 'warning', text: platform.redact(warnForgotten(list)) }
  } else if (known?.service !== undefined && (await isDeleted(context, known.service))) {
    const { service } = known
    const text = `Service ${service} of ${request.name} was deleted on the platform, so another one is created.`
    yield { kind: 'warning', text: platform.redact(text) }
    const forgotten = await forget(host, list, service).catch(onlyHostErrors)
    if (forgotten instanceof HostError) {
      const reason = `Nothing was created: the records of the deleted service were not ended (${forgotten.message}). Run this job again.`
      return end({ outcome: 'failed', reason })
    }
    known = undefined
  }
  let intention: number | undefined
  if (known === undefined && isRemembered) {
    const claim = yield* claimCreation(context)
    if (claim.kind === 'outdated') return skip(claim.ending)
    if (claim.kind === 'ended') return end(claim.ending)
    if (claim.kind === 'known') known = claim.record
    else intention = claim.intention
  }
  progress.commenting = comment(context, formatBuilding).then(() => undefined, onlyHostErrors)
  if (known?.service === undefined) {
    // Of two runs that find no comment one creates the service, and the other one waits for it.
    await progress.commenting
    const created = yield* createService(context, intention)
    if ('ending' in created) return end(created.ending)
    const { serviceId, record } = created
    progress.serviceId = serviceId
    progress.isNew = true
    const { url, warnings } = await settle(platform, serviceId, created.url, request.expose)
    for (const text of warnings) yield { kind: 'warning', text: platform.redact(text) }
    // The record of the service shows the head, too, if there is nothing to add.
    yield* showHead(context, progress, url, record === undefined || url === undefined ? { record } : undefined)
    const first = yield* followFirst(context, progress, serviceId)
    if (first !== undefined) return first
    const late = await context.findOutdated()
    if (late !== undefined) return skip(late)
  } else {
    progress.serviceId = known.service
    yield { kind: 'preview', serviceId: known.service }
    let { url } = known
    if (url === undefined && request.expose !== undefined && request.url === undefined) {
      const exposed = await exposePort(platform, known.service, request.expose)
      if (exposed instanceof PlatformError) {
        yield { kind: 'warning', text: platform.redact(explainPort(exposed, request.expose)) }
      } else url = exposed
    }
    yield* showHead(context, progress, url)
  }
  return yield* deployHead(context, progress)
}

/** Why the commit of this run is not to be deployed. What the token may not read is as the event said. */
async function whyOutdated({ pulls }: PreviewHost, { pullRequest, head }: PreviewRequest): Promise<Ending | undefined> {
  const now = await pulls.read(pullRequest).catch(onlyHostErrors)
  if (now instanceof HostError && now.isForbidden) return undefined
  if (now instanceof HostError || now === 'gone') {
    const why = now === 'gone' ? 'GitHub does not show it' : now.message
    const reason = `Nothing was deployed: it is not known whether pull request #${pullRequest} is open (${why}). Run this job again.`
    return { outcome: 'failed', reason }
  }
  if (!now.isOpen) return { outcome: 'skipped', reason: `Nothing to do: pull request #${pullRequest} is closed now.` }
  if (now.head === head) return undefined
  const [ours, newest] = [head.slice(0, 12), now.head.slice(0, 12)]
  const reason = `Nothing to do: ${ours} is no longer the head of pull request #${pullRequest}, which is ${newest} now.`
  return { outcome: 'skipped', reason }
}

/** Whether somebody deleted a service in the dashboard. A 404 proves nothing: the key may not see the service. */
async function isDeleted({ platform, request, time }: PreviewContext, serviceId: string): Promise<boolean> {
  const { projectSlug: slug } = request.create
  if (slug === undefined) return false
  const limits = { signal: time.signal, attempts: 2, totalMs: 15_000 }
  const deleted = await platform.call('list_deleted_services', { slug }, limits).catch(onlyPlatformErrors)
  return !(deleted instanceof PlatformError) && deleted.some(({ id }) => id === serviceId)
}

/** Lets GitHub show the head as being deployed. @param has the record that does so; a new one by default */
async function* showHead(
  { host, platform, request }: PreviewContext,
  progress: Progress,
  url: string | undefined,
  has?: { readonly record: number | undefined },
): AsyncGenerator<PreviewEvent, void> {
  const { pullRequest, name, head } = request
  const { serviceId: service } = progress
  const shownUrl = url === undefined || platform.holdsKey(url) ? undefined : url
  progress.url = request.url ?? shownUrl
  try {
    const record = has ?? { record: await host.store.write({ pullRequest, name, service, url: shownUrl }, head) }
    progress.head = record.record
    if (progress.head === undefined) return
    yield { kind: 'memory', facts: { githubDeployment: progress.head } }
    const description = `Deploying to service ${service}`
    await host.store.show(progress.head, { state: 'in_progress', description, url: progress.url })
  } catch (error) {
    const text = `GitHub does not show that the head is being deployed: ${onlyHostErrors(error).message}.`
    yield { kind: 'warning', text: platform.redact(text) }
  }
}

/**
 * Follows the deployment that the creation has queued. Of an image it is the preview, unless a port or variables are still
 * to apply. Of a repository it is the tracked branch's: its failure is a note, and undefined is given.
 */
async function* followFirst(
  context: PreviewContext,
  progress: Progress,
  serviceId: string,
): AsyncGenerator<PreviewEvent, Result | undefined> {
  const { platform, request, time, options } = context
  const isImage = request.create.image !== undefined
  const isAll =
    isImage && request.variables.length === 0 && (request.expose === undefined || progress.url === undefined)
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

/** The newest deployment of a new service; it may appear a moment after the creation. */
async function findFirst({ platform, time }: PreviewContext, serviceId: string): Promise<string | undefined> {
  for (let look = 1; look <= looks && time.leftMs > 0; look++) {
    const page = await readPage(platform, serviceId, { signal: time.signal, attempts: 1 }).catch(onlyPlatformErrors)
    const id = page instanceof PlatformError ? undefined : page.rows[0]?.id
    if (id !== undefined) return id
    await time.clock.sleep(500, time.signal)
  }
  return undefined
}

/** Status and address belong to the deployment of the head. */
async function* onlyItsLog(run: Run): Run {
  await using open = run
  for (;;) {
    const step = await open.next()
    if (step.done) return step.value
    if (step.value.kind !== 'status' && step.value.kind !== 'url') yield step.value
  }
}

async function* deployHead(context: PreviewContext, progress: Progress): PreviewRun {
  const { platform, request, time, options } = context
  const { serviceId = '', url } = progress
  const ref = request.create.image === undefined ? request.head : undefined
  const beforeMs = Math.round(time.elapsedMs)
  const leftMs = Math.max(1, time.leftMs)
  // A service is busy while its tracked branch is built.
  const limits = { ...options, timeoutMs: leftMs, waitWhenBusyMs: leftMs }
  const run = deploy(platform, { serviceId, ref, variables: request.variables }, limits)
  const result = yield* url === undefined ? run : servedAt(run, url)
  const phases = [{ name: 'preparing', durationMs: beforeMs }, ...result.phases]
  return { ...result, durationMs: result.durationMs + beforeMs, phases }
}

function endOf({ platform, request, time }: PreviewContext, { serviceId, url }: Progress, ending: Ending): Result {
  const ref = request.create.image === undefined ? request.head : null
  const facts = { serviceId: serviceId ?? null, url: url ?? null, ref, durationMs: Math.round(time.elapsedMs) }
  return makeResult({ ...ending, ...facts, reason: platform.redact(ending.reason) })
}

/** GitHub may hear of the end for so long: less after a timeout, and before the runner kills a cancelled job. */
const lastWordMs = { most: 60_000, afterTimeout: 9_000, afterCancel: 4_000 }

/** Tells GitHub and the comment how the run ended, and forgets what the head has replaced. */
async function* tellTheEnd(
  context: PreviewContext,
  progress: Progress,
  result: Result,
): AsyncGenerator<PreviewEvent, void> {
  const { host, platform, time } = context
  const { head, isNew = false, isOutdated = false } = progress
  const { outcome, passed, reason, url } = result
  const isCancelled = time.signal.aborted
  const leftMs = Math.max(1_000, Math.min(lastWordMs.most, time.leftMs + lastWordMs.afterTimeout))
  const limit = { clock: time.clock, ms: isCancelled ? lastWordMs.afterCancel : leftMs }
  const reasonOfLimit = (): Error => new HostError('it did not answer in time', { isForbidden: false, mayBeDone: true })
  const warnings: string[] = []
  const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
    const failure = await work().then(() => undefined, onlyHostErrors)
    if (failure !== undefined) warnings.push(`${what}: ${failure.message}.`)
  }
  try {
    await within({ ...limit, parent: isCancelled ? undefined : time.signal, reason: reasonOfLimit }, async () => {
      const state = githubState(outcome, passed)
      if (head !== undefined) {
        await attempt('GitHub does not show how the deploy ended', () =>
          host.store.show(head, { state, description: reason, url }),
        )
      }
      // The last one stays.
      await progress.commenting
      if (!isOutdated)
        await attempt('The comment is not up to date', () => comment(context, (facts) => formatDeployed(facts, result)))
      if (head !== undefined && (outcome === 'succeeded' || isNew)) {
        await attempt('Older records were not ended', () => endOlder(context, head, result.serviceId))
      }
    })
  } catch (error) {
    if (!time.signal.aborted) warnings.push(`GitHub was not told how the run ended: ${onlyHostErrors(error).message}.`)
  }
  if (warnings.length === 0 && !(time.signal.aborted && !isCancelled))
    yield { kind: 'memory', facts: { isSettled: true } }
  for (const text of warnings) yield { kind: 'warning', text: platform.redact(text) }
}

/** A list may be late. */
const listedAfterMs = 1_000

/** The oldest first: whatever ends this, the newest record stays. Before the head's is listed, nothing may go. */
async function endOlder(context: PreviewContext, head: number, serviceId: string | null): Promise<void> {
  const { host, request, time } = context
  let own = recordsOf(await host.store.list(), request)
  if (!own.some(({ id }) => id === head)) {
    await time.clock.sleep(listedAfterMs)
    own = recordsOf(await host.store.list(), request)
  }
  // What is left is harmless: the next success ends it.
  if (!own.some(({ id }) => id === head)) return
  const older = own.filter(({ id, service }) => id < head && (service === undefined || service === serviceId))
  for (const { id } of older) await host.store.end(id)
}

async function comment({ host, request }: PreviewContext, format: (facts: CommentFacts) => string): Promise<void> {
  if (request.comment === undefined) return
  await host.pulls.comment(request.pullRequest, marker(request), format(request.comment))
}
