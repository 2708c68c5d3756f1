import { Run } from '../client/time/run.ts'
import { withTimeout } from '../client/time/timeout.ts'
import { follow } from '../deployment/follow.ts'
import { readLastDuration } from '../deployment/history/history-record.ts'
import { readSnapshot, type SnapshotReading } from '../deployment/history/snapshot-reading.ts'
import { shiftPhases } from '../deployment/phases.ts'
import { firstDeployment } from '../deployment/start/create-service.ts'
import { deploy } from '../deployment/start/deploy.ts'
import { type DeployEnd, deploymentEnd, plainEnd } from '../report/run-end.ts'
import { announceVariables } from '../run/deploy/ref-deploy.ts'
import type { Job } from '../run/job.ts'
import { endByError } from '../run/run-to-end.ts'
import { abbreviateCommit } from '../text/commits/commit-id.ts'
import { silenceUntilAwaited } from '../text/deferred-rejection.ts'
import { definedFields } from '../text/defined-fields.ts'
import { message } from '../text/message.ts'
import { hideFromSearch, setAddress, setVariables } from './applied-settings.ts'
import { isDeployed, readChangeRequest, readRemembered } from './ask-host.ts'
import { whyOutdated } from './change-request-check.ts'
import { claimCreation, createPreview, waitForCreation } from './claimed-creation.ts'
import { building } from './comment/comment-text.ts'
import type { RememberedService } from './memory/preview-memory.ts'
import { PreviewRecord } from './memory/preview-record.ts'
import { firstFacts, flowOptions, type PreviewContext } from './preview-context.ts'
import type { PreviewTask } from './task.ts'
import { checkServiceExists, whyRefused } from './usable-service.ts'

/** How long the host may take at the end to say whether the change request is still open, in milliseconds. */
const lastLookMs = 3_000

type DeployTask = Omit<Extract<PreviewTask, { kind: 'deploy' }>, 'kind'>

/** Deploys the head of the change request to its service, which is created if there is none. */
export async function deployPreview(
  context: PreviewContext,
  { isFirstRun, ifMissing = false }: DeployTask,
): Promise<DeployEnd> {
  const { host, inputs, job, reporter } = context
  announceVariables(job, inputs.variables)
  job.outputs.set('ref', inputs.source.image === undefined ? host.headSha : undefined)
  const [now, { target, service }] = await Promise.all([readChangeRequest(context), readRemembered(context)])
  const outdated = whyOutdated(context, now, 'open')
  if (outdated !== undefined) return plainEnd('skipped', outdated)
  if (ifMissing && service.kind === 'known' && (await isDeployed(context, target))) {
    const reason = message`preview-there-already: Nothing to do: ${host.reference} has a preview of its head, ${abbreviateCommit(host.headSha)}.`
    return plainEnd('skipped', reason, { serviceId: service.serviceId })
  }
  const record = new PreviewRecord(job, firstFacts(context, target), host, reporter.tracker)
  reporter.onFinish(record)
  void record.comment(building)
  const end = await toEnd(job, chooseAndDeploy(context, record, { service, isFirstRun }))
  const durationMs = context.run.elapsed()
  if (await hasEndedMeanwhile(context)) record.note({ hasEnded: true })
  return { ...end, serviceId: job.state.current.serviceId, durationMs }
}

/** The end of a deploy, also if that was an error. */
async function toEnd(job: Job, deploying: Promise<DeployEnd>): Promise<DeployEnd> {
  try {
    return await deploying
  } catch (error) {
    const { serviceId } = job.state.current
    const whatIsLeft =
      serviceId === undefined
        ? `Nothing was created or deployed.`
        : message`preview-head-not-deployed: The head was not deployed to service ${serviceId}.`
    return endByError(job, error, whatIsLeft)
  }
}

/** Whether the run of the close ended before this one, and perhaps before there was a service. */
async function hasEndedMeanwhile({ host, job }: PreviewContext): Promise<boolean> {
  const now = await withTimeout(host.now(), lastLookMs, job.signal).catch(() => undefined)
  return now?.open === false
}

/** What a run knows before it chooses the service. */
interface Found {
  readonly service: RememberedService
  readonly isFirstRun: boolean
}

async function chooseAndDeploy(context: PreviewContext, record: PreviewRecord, found: Found): Promise<DeployEnd> {
  const { inputs, keyCheck } = context
  const { name } = inputs
  const { isFirstRun } = found
  let service: RememberedService | undefined = found.service
  for (;;) {
    service = await waitForCreation(context, record.target, service)
    if (service === undefined) {
      const reason = `Another run was still creating ${name} when the timeout passed. This run created and deployed nothing: run it again.`
      return plainEnd('timed-out', reason)
    }
    const known = service.kind === 'known' ? service.serviceId : undefined
    if (known !== undefined) await keyCheck.require('deploy_service', { serviceId: known })
    const snapshot = known === undefined ? undefined : beginSnapshot(context, known)
    const presence = known === undefined ? undefined : await checkServiceExists(context, known)
    const gone = presence?.deleted ? known : undefined
    const remembered: RememberedService = gone === undefined ? service : { kind: 'none' }
    const refusal = whyRefused(context, remembered, isFirstRun)
    if (refusal !== undefined) return plainEnd('failed', refusal)
    if (known !== undefined && gone === undefined) {
      const deploying = deployToKnown(context, record, { serviceId: known, remembered, snapshot })
      if (presence?.advice === undefined) return await deploying
      const end = await toEnd(context.job, deploying)
      const isRefused = end.outcome === 'failed' && (end.kind === 'plain' || end.deploymentId === undefined)
      return isRefused ? { ...end, reason: `${end.reason} ${presence.advice}` } : end
    }
    // What may not create a service, or cannot reach the platform, claims nothing.
    await keyCheck.require('deploy_service', { isNew: true })
    const claim = await claimCreation(context, record, { remembered, gone, isFirstRun })
    if (claim.kind === 'refused') return plainEnd('failed', claim.reason)
    if (claim.kind === 'full') {
      await record.comment({ icon: '⏸️', news: 'was not created', reason: claim.reason }, { last: true })
      return plainEnd('skipped', claim.reason)
    }
    if (claim.kind === 'ours') {
      const created = await createPreview(context, record)
      return typeof created === 'string' ? await deployToNew(context, record, created) : created
    }
    service = claim.remembered
  }
}

/** A creation deploys by itself, which is followed first. */
async function deployToNew(context: PreviewContext, record: PreviewRecord, serviceId: string): Promise<DeployEnd> {
  const { inputs } = context
  await hideFromSearch(context, serviceId)
  await setAddress(context, record, { serviceId })
  void record.remember()
  await setVariables(context, serviceId)
  const report = await followFirst(context, serviceId)
  if (inputs.source.image !== undefined) {
    // Ports and variables apply with the next deployment.
    const isComplete = inputs.expose === undefined && inputs.variables.length === 0
    if (isComplete || report.outcome !== 'succeeded') return report
  }
  const outdated = await whyLeft(context)
  return outdated === undefined ? await deployHead(context, serviceId) : plainEnd('skipped', outdated)
}

/** Has the host remember the service for this head, and deploys to it. */
async function deployToKnown(
  context: PreviewContext,
  record: PreviewRecord,
  found: {
    readonly serviceId: string
    readonly remembered: RememberedService
    readonly snapshot: Promise<SnapshotReading> | undefined
  },
): Promise<DeployEnd> {
  const { job } = context
  const { serviceId, remembered, snapshot } = found
  if (snapshot !== undefined)
    silenceUntilAwaited(snapshot.then(({ page }) => record.noteBefore(readLastDuration(page?.rows ?? []))))
  job.outputs.set('service-id', serviceId)
  job.state.note({ serviceId })
  const known = remembered.kind === 'known' && remembered.serviceId === serviceId ? remembered : undefined
  record.note({ exposed: known?.exposed, created: known?.created })
  await setAddress(context, record, { serviceId, known })
  void record.remember()
  await setVariables(context, serviceId)
  return await deployHead(context, serviceId, snapshot)
}

/** Begins to read what the deploy needs to know before its request. */
function beginSnapshot(context: PreviewContext, serviceId: string): Promise<SnapshotReading> {
  const snapshot = readSnapshot({ platform: context.platform, run: new Run(flowOptions(context)) }, serviceId)
  silenceUntilAwaited(snapshot)
  return snapshot
}

/**
 * Follows the deployment that the creation of the service queued. With a repository it is that of the tracked branch, whose failure
 * is only a notice; with an image it is the preview itself.
 */
async function followFirst(context: PreviewContext, serviceId: string): Promise<DeployEnd> {
  const { inputs, job, platform, reporter } = context
  const deploymentId = await firstDeployment(platform, serviceId, flowOptions(context))
  if (inputs.source.image !== undefined) {
    if (deploymentId === undefined) {
      const reason = `Service ${serviceId} was created, but its deployment does not appear in the history. Look at the dashboard.`
      return plainEnd('indeterminate', reason, { serviceId })
    }
    await reporter.emit({ kind: 'accepted', deploymentId, serviceId, ref: undefined })
    return deploymentEnd(await follow(platform, { serviceId, deploymentId }, flowOptions(context)))
  }
  if (deploymentId === undefined) {
    job.console.say('The deployment of the tracked branch does not appear in the history. Deploying the head now.')
    return plainEnd('indeterminate', '')
  }
  job.console.say(`The platform deploys the tracked branch first (deployment ${deploymentId}), then the head.`)
  const options = { ...flowOptions(context), ...reporter.besideOptions('Tracked branch') }
  const report = await follow(platform, { serviceId, deploymentId }, options)
  reporter.beginLog()
  if (report.outcome !== 'succeeded' && !job.signal.aborted) {
    job.console.notice(
      message`preview-tracked-branch-failed: The deployment of the tracked branch ended as ${report.outcome}. This does not affect the preview. ${report.reason}`,
    )
  }
  return deploymentEnd(report)
}

/** Deploys the head, or the image again, and follows it. Waits while the service is busy and the head is still current. */
async function deployHead(
  context: PreviewContext,
  serviceId: string,
  snapshot?: Promise<SnapshotReading>,
): Promise<DeployEnd> {
  const { host, inputs, platform } = context
  const ref = inputs.source.image === undefined ? { ref: host.headSha } : {}
  const request = { serviceId, ...ref, ...definedFields({ snapshot }), whileBusy: () => whyLeft(context) }
  const atMs = context.run.elapsed()
  const report = await deploy(platform, request, flowOptions(context))
  return deploymentEnd({ ...report, phases: shiftPhases(report.phases, atMs) })
}

/** Why the head is no longer to be deployed, as a sentence; undefined if it is, or the host does not say. */
async function whyLeft(context: PreviewContext): Promise<string | undefined> {
  return whyOutdated(context, await readChangeRequest(context), 'open')
}
