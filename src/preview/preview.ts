import { onlyPlatformErrors, PlatformError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import { deploy } from '../deploy/deploy.ts'
import { servedAt } from '../deploy/events.ts'
import type { Ending } from '../deploy/outcome.ts'
import type { Result } from '../deploy/result.ts'
import { type RunOptions, RunTime } from '../deploy/run-time.ts'
import { type Claim, claimCreation, mayForget, warnForgotten } from './claim.ts'
import { formatBuilding } from './comment.ts'
import {
  endOf,
  type PreviewContext,
  type PreviewEvent,
  type PreviewRequest,
  type PreviewRun,
  type Progress,
} from './context.ts'
import { type Created, createService } from './create.ts'
import { followFirst } from './first.ts'
import { forget } from './removal.ts'
import { applySettings } from './settings.ts'
import {
  GitHubError,
  isOfService,
  onlyGitHubErrors,
  type PreviewGitHub,
  recordsOf,
  type ServiceRecord,
} from './store.ts'
import { comment, showHead, tellTheEnd } from './tell.ts'

/**
 * Deploys the head of a pull request to its service, and creates the service if there is none. A failure to write the
 * comment, or to show the head on GitHub, never fails the run.
 */
export async function* preview(
  platform: Platform,
  github: PreviewGitHub,
  request: PreviewRequest,
  options: RunOptions,
): PreviewRun {
  const time = new RunTime(platform.clock, options)
  const findOutdated = (): Promise<Ending | undefined> => checkOutdated(github, request)
  const context: PreviewContext = { platform, github, request, time, options, findOutdated }
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
  const { request, time } = context
  const found = yield* findService(context)
  if (found.kind === 'ended' || found.kind === 'outdated') {
    // A cancelled run stops waiting for GitHub, which is not a failure of GitHub's.
    time.signal.throwIfAborted()
    progress.isOutdated = found.kind === 'outdated'
    return endOf(context, progress, found.ending)
  }
  if (request.comment !== undefined) {
    const { pullRequest, name } = request
    yield { kind: 'memory', facts: { comment: { pullRequest, name } } }
  }
  progress.commenting = comment(context, formatBuilding).then(() => undefined, onlyGitHubErrors)
  if (found.kind === 'known') {
    yield* useService(context, progress, found.record)
  } else {
    const created = yield* createService(context, progress, found.intention)
    if ('ending' in created) return endOf(context, progress, created.ending)
    yield* settleService(context, progress, created)
    const first = yield* followFirst(context, progress)
    if (first !== undefined) return first
    const outdated = await context.findOutdated()
    if (outdated !== undefined) {
      time.signal.throwIfAborted()
      progress.isOutdated = outdated.outcome === 'skipped'
      return endOf(context, progress, outdated)
    }
  }
  return yield* deployHead(context, progress)
}

/** Finds the recorded service, or waits for the permission to create one. */
async function* findService(context: PreviewContext): AsyncGenerator<PreviewEvent, Claim> {
  const { github, platform, request } = context
  const ended = (reason: string): Claim => ({ kind: 'ended', ending: { outcome: 'failed', reason } })
  const [outdated, list] = await Promise.all([context.findOutdated(), github.list().catch(onlyGitHubErrors)])
  if (outdated !== undefined) return { kind: outdated.outcome === 'skipped' ? 'outdated' : 'ended', ending: outdated }
  if (list instanceof GitHubError) {
    if (!list.isForbidden || !mayForget(context)) {
      return ended(
        `Nothing was deployed: the service of ${request.name} is not known (${list.message}), and another one would be billed, too. Run this job again.`,
      )
    }
    yield { kind: 'warning', text: platform.redact(warnForgotten(list)) }
    return { kind: 'ours', intention: undefined }
  }
  const record = recordsOf(list, request).findLast(isOfService)
  if (record === undefined) return yield* claimCreation(context)
  if (!request.isReopened || !(await isDeleted(context, record.service))) return { kind: 'known', record }
  const text = `Service ${record.service} of ${request.name} was deleted on the platform, so another one is created.`
  yield { kind: 'warning', text: platform.redact(text) }
  const failure = await forget(github, list, record.service).catch(onlyGitHubErrors)
  if (failure === undefined) return yield* claimCreation(context)
  return ended(
    `Nothing was created: the records of the deleted service were not ended (${failure.message}). Run this job again.`,
  )
}

/** Shows on GitHub that the head is being deployed to a recorded service. */
async function* useService(
  context: PreviewContext,
  progress: Progress,
  { service, url }: ServiceRecord,
): AsyncGenerator<PreviewEvent, void> {
  const { platform, request } = context
  const { expose } = request
  progress.serviceId = service
  yield { kind: 'preview', serviceId: service }
  if (url === undefined && expose !== undefined && request.url === undefined) {
    const text = `The address of port ${expose.port} is not known: only the run that creates a service exposes it. Check in the dashboard whether it is exposed. Set environment-url.`
    yield { kind: 'warning', text: platform.redact(text) }
  }
  yield* showHead(context, progress, url, 'new')
}

/** The same for a service that this run has just created, after applying its settings. */
async function* settleService(
  context: PreviewContext,
  progress: Progress,
  { url: shown, recordId }: Created,
): AsyncGenerator<PreviewEvent, void> {
  const { platform, request, time } = context
  const { serviceId = '' } = progress
  const { url, isExposed, warnings } = await applySettings(platform, { serviceId, shown }, request.expose, time.signal)
  progress.isExposed = isExposed
  for (const text of warnings) yield { kind: 'warning', text: platform.redact(text) }
  // Without an address to add, the record of the service shows the head, too.
  yield* showHead(context, progress, url, recordId !== undefined && url !== undefined ? 'new' : recordId)
}

/** Why the commit of this run must not be deployed. If the token cannot read the pull request, the event counts. */
async function checkOutdated(
  github: PreviewGitHub,
  { pullRequest, head }: PreviewRequest,
): Promise<Ending | undefined> {
  const now = await github.readPull(pullRequest).catch(onlyGitHubErrors)
  if (now instanceof GitHubError && now.isForbidden) return undefined
  if (now instanceof GitHubError || now === 'gone') {
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

/** Whether somebody deleted a service in the dashboard. A 404 would prove nothing: the key may not see the service. */
async function isDeleted({ platform, request, time }: PreviewContext, serviceId: string): Promise<boolean> {
  const { projectSlug: slug } = request.create
  if (slug === undefined) return false
  const limits = { signal: time.signal, attempts: 2, totalMs: 15_000 }
  const deleted = await platform.call('list_deleted_services', { slug }, limits).catch(onlyPlatformErrors)
  return !(deleted instanceof PlatformError) && deleted.some(({ id }) => id === serviceId)
}

/** How often the head of the pull request is read while a service is busy: GitHub limits the requests of a job. */
const lookAgainMs = 20_000

async function* deployHead(context: PreviewContext, progress: Progress): PreviewRun {
  const { platform, request, time, options } = context
  const { serviceId = '', url } = progress
  const ref = request.create.image === undefined ? request.head : undefined
  const beforeMs = Math.round(time.elapsedMs)
  const leftMs = Math.max(1, time.leftMs)
  // A service is busy while its tracked branch is built.
  let lookedMs = time.elapsedMs
  const whileBusy = async (): Promise<Ending | undefined> => {
    if (time.elapsedMs - lookedMs < lookAgainMs) return undefined
    lookedMs = time.elapsedMs
    const outdated = await context.findOutdated()
    time.signal.throwIfAborted()
    progress.isOutdated = outdated?.outcome === 'skipped'
    return outdated
  }
  const whenMissing =
    progress.isNew === true ? undefined : `If service ${serviceId} was deleted, close and reopen the pull request.`
  const limits = { ...options, timeoutMs: leftMs, waitWhenBusyMs: leftMs, whileBusy, whenMissing }
  const run = deploy(platform, { serviceId, ref, variables: request.variables }, limits)
  const result = yield* url === undefined ? run : servedAt(run, url)
  const phases = [{ name: 'preparing', durationMs: beforeMs }, ...result.phases]
  return { ...result, durationMs: result.durationMs + beforeMs, phases }
}
