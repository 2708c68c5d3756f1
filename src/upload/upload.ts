import { isRefused, PlatformError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import type { Arguments } from '../contract/operations.ts'
import type { DeployEvent, Run } from '../deploy/events.ts'
import { followTarget } from '../deploy/follow.ts'
import { findUploadProblem, readKey } from '../deploy/key.ts'
import { type Ending, isEnding } from '../deploy/outcome.ts'
import { endRun, Phases, type Result } from '../deploy/result.ts'
import { type RunOptions, RunTime } from '../deploy/run-time.ts'
import { noEffect, tooLate } from '../deploy/write.ts'
import { formatBytes, withoutFullStop } from '../text/format.ts'
import type { UploadBody } from './body.ts'
import type { Archive, PackRequest } from './pack.ts'

/** The files to upload, and the service to create from them (contract: Creating services). */
export interface UploadRequest extends PackRequest {
  readonly projectSlug: string
  /** Name of the new service. */
  readonly name: string
  readonly environmentSlug?: string | undefined
  readonly runtimeMode?: Arguments<'deploy_upload'>['runtimeMode']
  readonly installCommand?: string | undefined
  readonly buildCommand?: string | undefined
  readonly internalPort?: number | undefined
  readonly planKey?: string | undefined
}

export interface UploadOptions extends RunOptions {
  /** `false` ends the run as `accepted` once the platform accepts the archive. */
  readonly wait?: boolean
}

/** Time that is kept for the end of the run. */
const leftForTheRestMs = 5_000
const progressMs = 300

/**
 * Packs a folder, creates a service from it, and follows its deployment to the end. Throws `InputError`, before
 * anything is sent, if the folder cannot be uploaded.
 *
 * Each upload creates a billed service. It is sent once: if the answer is lost, a service may exist.
 */
export async function* upload(platform: Platform, request: UploadRequest, options: UploadOptions = {}): Run {
  const time = new RunTime(platform.clock, options)
  const phases = new Phases('packing')
  const end = (ending: Ending, known: Partial<Result> = {}): Result => {
    const facts = { ...known, phases: phases.until(time.elapsedMs), onSuperseded: options.onSuperseded }
    return endRun(platform, time, ending, facts)
  }
  let isPacked = false
  let created: Created
  try {
    // Loaded here, because only an upload needs it.
    const { packAndTell } = await import('./pack.ts')
    const archive = yield* packAndTell(platform, request, time)

    const key = await readKey(platform, time)
    const problem = key instanceof PlatformError ? undefined : findUploadProblem(key.keyScope)
    if (problem !== undefined) return end({ outcome: 'failed', reason: `Nothing was deployed. ${problem}` })
    // A redirect does not come from the platform.
    if (key instanceof PlatformError && (isRefused(key, 401) || key.code === 'redirected')) return end(noEffect(key))

    if (!(await time.waitWhileHeld(platform))) return end(tooLate(platform.heldMs))
    phases.enter('sending', time.elapsedMs)
    isPacked = true
    const answer = yield* send(platform, request, archive, time)
    if (isEnding(answer)) return end(answer)
    created = answer
  } catch (error) {
    if (time.signal.aborted) return end({ outcome: 'aborted', reason: 'The run was cancelled. Nothing was deployed.' })
    if (!isPacked && time.leftMs <= 0) return end(tooLate(0))
    throw error
  }

  phases.enter('requested', time.elapsedMs)
  const { deploymentId, serviceId } = created
  const named = `"${request.name}" in project ${request.projectSlug}`
  if (serviceId === undefined) {
    const reason = `A new service was created and is billed, but the platform did not give its id, so that its deployment ${deploymentId} cannot be followed. Look at the dashboard for ${named}.`
    return end({ outcome: 'indeterminate', reason }, { deploymentId })
  }
  const text = `A new service was created and is billed: ${serviceId} (${named}). Each upload creates another one.`
  yield { kind: 'notice', text: platform.redact(text) }
  yield { kind: 'accepted', serviceId, deploymentId, ref: undefined, atMs: time.elapsedMs }
  if (options.wait === false) {
    const reason = 'The platform accepted the deployment. Taxiway did not wait for it to end.'
    return end({ outcome: 'accepted', reason }, { serviceId, deploymentId })
  }
  return yield* followTarget(platform, { serviceId, deploymentId, ref: undefined, isOurs: true }, time, phases, options)
}

/** The service and deployment that the platform created. */
interface Created {
  readonly deploymentId: string
  readonly serviceId: string | undefined
}

/** Sends the archive once, and reports the progress. */
async function* send(
  platform: Platform,
  request: UploadRequest,
  archive: Archive,
  time: RunTime,
): AsyncGenerator<DeployEvent, Created | Ending> {
  const { projectSlug, environmentSlug: env, name, runtimeMode, rootDir, installCommand } = request
  const { buildCommand, startCommand, internalPort, planKey } = request
  const fields = { name, runtimeMode, rootDir, installCommand, buildCommand, startCommand, internalPort, planKey }
  const { UploadBody } = await import('./body.ts')
  const body = new UploadBody(fields, archive)
  const limits = { attemptMs: Math.max(1_000, time.leftMs - leftForTheRestMs), totalMs: time.leftMs }
  // Aborts the request if the reader of the events leaves, and the pause between two progress events.
  const over = new AbortController()
  const signal = AbortSignal.any([time.signal, over.signal])
  const sending = platform
    .call('deploy_upload', { ...fields, projectSlug, env, archiveBase64: '' }, { signal, body, ...limits })
    .then(({ deploymentId, service }) => ({ deploymentId, serviceId: service?.id ?? undefined }))
    .catch((error: unknown) => endingOf(error, request, body, time))
    .finally(() => over.abort())
  // Awaited below.
  sending.catch(() => {})
  try {
    for (;;) {
      await time.clock.sleep(progressMs, over.signal).catch(() => {})
      if (over.signal.aborted || body.isSent) return await sending
      yield { kind: 'progress', step: 'sending', doneBytes: body.sent, totalBytes: body.length }
    }
  } finally {
    over.abort()
  }
}

/**
 * The end of a run whose upload failed. Rethrows an error that is neither a failure of the platform nor a cancellation.
 */
function endingOf(error: unknown, request: UploadRequest, body: UploadBody, time: RunTime): Ending {
  const where = `look for "${request.name}" in project ${request.projectSlug}`
  if (time.signal.aborted) {
    const doubt = `A service may have been created, which is billed: ${where}.`
    return {
      outcome: 'aborted',
      reason: `The run was cancelled during the upload. ${body.isSent ? doubt : 'Nothing was deployed.'}`,
    }
  }
  if (!(error instanceof PlatformError)) throw error
  const isCut = error.effect === 'unknown' && !body.isSent
  if (isCut || isRefused(error, 413)) {
    const [sent, all] = [formatBytes(body.sent), formatBytes(body.length)]
    const limit = `Only ${sent} of the upload's ${all} were sent: the platform, or a proxy before it, may limit the size.`
    const advice = `${isCut ? limit : `The upload has ${all}.`} Leave out in .deployignore what the app does not need.`
    return { outcome: 'failed', reason: `Nothing was deployed. ${error.message} ${advice}` }
  }
  if (error.effect === 'none') return noEffect(error)
  const reason = `It is not known whether a service was created: ${withoutFullStop(error.message)}. If it was, it is billed: ${where} before you upload again.`
  return { outcome: 'indeterminate', reason }
}
