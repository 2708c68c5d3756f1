import { Run } from '../client/time/run.ts'
import type { DeploymentEvent, VariablesEvent } from '../deployment/flow.ts'
import type { Finished } from '../deployment/flow-run.ts'
import { follow } from '../deployment/follow.ts'
import { outcomeFacts } from '../deployment/outcome.ts'
import { shiftPhases } from '../deployment/report.ts'
import { firstDeployment } from '../deployment/start/create-service.ts'
import { deploy, readSnapshot, type SnapshotReading } from '../deployment/start/deploy.ts'
import { deleteVariables, importVariables } from '../deployment/start/variables.ts'
import { type DeployEnd, deploymentEnd, plainEnd } from '../report/run-end.ts'
import { logTail, type RunReport, servedAt } from '../report/run-report.ts'
import { announceVariables } from '../run/deploy/ref.ts'
import { explainKeptEnv } from '../run/removed-env.ts'
import { runToEnd } from '../run/run-to-end.ts'
import { abbreviateCommit } from '../text/commit.ts'
import { definedFields } from '../text/defined-fields.ts'
import { formatDuration } from '../text/duration.ts'
import { awaitLater } from '../text/error.ts'
import { message } from '../text/message.ts'
import { exposePort, waitForAddress } from './address.ts'
import { building, formatOutcome, stillBilled } from './comment.ts'
import { checkChangeRequest, flowOptions, hasEnded, type PreviewContext, waitForHost, whyOutdated } from './context.ts'
import { claimCreation, createPreview, waitForCreation } from './creation.ts'
import { openRecord, type PreviewRecord } from './record.ts'
import { checkServiceExists, hideFromSearch, type RememberedService, readRemembered, whyRefused } from './service.ts'
import type { PreviewTask } from './task.ts'

/** How long the host may take at the end to say whether the change request is still open, in milliseconds. */
const lastLookMs = 3_000

type DeployTask = Extract<PreviewTask, { kind: 'deploy' }>

/** Deploys the head of the change request to its service, which is created if there is none. */
export async function deployPreview(
  context: PreviewContext,
  { isFirstRun, ifMissing = false }: DeployTask,
): Promise<DeployEnd> {
  const { host, inputs, job, reporter } = context
  announceVariables(job, inputs)
  job.outputs.set('ref', inputs.source.image === undefined ? host.headSha : undefined)
  const [{ outdated, mayLackLabel }, { target, service }] = await Promise.all([
    checkChangeRequest(context, 'open'),
    readRemembered(context),
  ])
  if (outdated !== undefined) return plainEnd('skipped', outdated)
  if (mayLackLabel) {
    const reason = message`preview-labels-unknown: It is not known which labels ${host.reference} has, and \`when-labeled\` asks for one. Nothing was created or deployed: run it again.`
    return plainEnd('failed', reason)
  }
  if (ifMissing && service.kind === 'known' && (await isDeployed(context, target))) {
    const reason = message`preview-there-already: Nothing to do: ${host.reference} has a preview of its head, ${abbreviateCommit(host.headSha)}.`
    return plainEnd('skipped', reason, { serviceId: service.serviceId })
  }
  const record = openRecord(context, target, true)
  reporter.onFinish((run) => commentOnFinish(context, record, run))
  void record.comment(building)
  const end = await runDeploy(context, () => chooseAndDeploy(context, record, { service, isFirstRun }))
  return { ...end, serviceId: job.state.current.serviceId, durationMs: context.run.elapsed() }
}

/** Whether there is a preview of this head. If the host does not say, it is deployed once more. */
async function isDeployed(context: PreviewContext, target: string): Promise<boolean> {
  const { host, job } = context
  try {
    return await waitForHost(context, host.isDeployed?.(target) ?? Promise.resolve(false))
  } catch (error) {
    job.signal.throwIfAborted()
    job.console.say(
      `The head is deployed: ${host.memory.name} does not say whether it was before (${host.explain(error)}).`,
    )
    return false
  }
}

/** The end of a deploy, also if that was an error. */
async function runDeploy({ job }: PreviewContext, work: () => Promise<DeployEnd>): Promise<DeployEnd> {
  return await runToEnd(job, work, () => {
    const { serviceId } = job.state.current
    return serviceId === undefined
      ? `Nothing was created or deployed.`
      : message`preview-head-not-deployed: The head was not deployed to service ${serviceId}.`
  })
}

async function chooseAndDeploy(
  context: PreviewContext,
  record: PreviewRecord,
  found: { readonly service: RememberedService; readonly isFirstRun: boolean },
): Promise<DeployEnd> {
  const { inputs, keyCheck } = context
  const { givenId, name } = inputs
  const { isFirstRun } = found
  let service: RememberedService | undefined = found.service
  for (;;) {
    if (givenId === undefined) service = await waitForCreation(context, record.target, service)
    if (service === undefined) {
      const reason = `Another run was still creating ${name} when the timeout passed. This run created and deployed nothing: run it again.`
      return plainEnd('timed-out', reason)
    }
    const known = givenId ?? (service.kind === 'known' ? service.serviceId : undefined)
    if (known !== undefined) await keyCheck.require('deploy_service', { serviceId: known })
    const snapshot = known === undefined ? undefined : beginSnapshot(context, known)
    const presence = known === undefined ? undefined : await checkServiceExists(context, known)
    const gone = presence?.deleted ? known : undefined
    const remembered: RememberedService = gone === undefined ? service : { kind: 'none' }
    const refusal = givenId === undefined ? whyRefused(context, remembered, isFirstRun) : undefined
    if (refusal !== undefined) return plainEnd('failed', refusal)
    if (known !== undefined && gone === undefined) {
      const work = (): Promise<DeployEnd> => deployToKnown(context, record, { serviceId: known, remembered, snapshot })
      if (presence?.advice === undefined) return await work()
      const end = await runDeploy(context, work)
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
  await exposePort(context, record, serviceId)
  void record.remember()
  await setVariables(context, serviceId)
  const report = await followFirst(context, serviceId)
  if (inputs.source.image !== undefined) {
    // Ports and variables apply with the next deployment.
    const isComplete = inputs.expose === undefined && inputs.variables.length === 0
    if (isComplete || report.outcome !== 'succeeded') return await waitForAddress(context, report)
  }
  const outdated = await whyOutdated(context)
  if (outdated !== undefined) return plainEnd('skipped', outdated)
  return await waitForAddress(context, await deployHead(context, serviceId))
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
  job.outputs.set('service-id', serviceId)
  job.state.note({ serviceId })
  const known = remembered.kind === 'known' && remembered.serviceId === serviceId ? remembered : undefined
  record.note({ exposed: known?.exposed, created: known?.created })
  await exposePort(context, record, serviceId, known)
  record.note({ variables: await removeVariables(context, serviceId, known?.variables) })
  void record.remember()
  await setVariables(context, serviceId)
  return await waitForAddress(context, await deployHead(context, serviceId, snapshot))
}

async function setVariables({ platform, job, inputs, reporter }: PreviewContext, serviceId: string): Promise<void> {
  const { variables, follow } = inputs
  const limits = { signal: job.signal, timeoutMs: follow.timeoutMs }
  await importVariables(platform, { serviceId, variables }, (event) => reporter.emit(event), limits)
}

/**
 * Names the variables that an earlier push imported and that are not given any more, or deletes them. Gives the names of those that the
 * service has after this run's import, as far as is known.
 */
async function removeVariables(
  { platform, job, inputs, reporter, run }: PreviewContext,
  serviceId: string,
  remembered: readonly string[] = [],
): Promise<readonly string[]> {
  const given = new Set(inputs.variables.map(({ key }) => key))
  const removed = new Set(remembered.filter((name) => !given.has(name)))
  if (removed.size > 0 && inputs.removedEnv === 'keep') job.console.notice(explainKeptEnv(serviceId, [...removed]))
  else {
    const hear = async (event: VariablesEvent): Promise<void> => {
      if (event.kind === 'variables-deleted') for (const name of event.deleted) removed.delete(name)
      await reporter.emit(event)
    }
    await deleteVariables(platform, { serviceId, names: [...removed] }, hear, run)
  }
  return [...given, ...removed]
}

/** Begins to read what the deploy needs to know before its request. */
function beginSnapshot(context: PreviewContext, serviceId: string): Promise<SnapshotReading> {
  const snapshot = readSnapshot({ platform: context.platform, run: new Run(flowOptions(context)) }, serviceId)
  awaitLater(snapshot)
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
  // It sets no outputs: those belong to the head.
  const onEvent = async (event: DeploymentEvent | Finished<unknown>): Promise<void> => {
    if (event.kind === 'lines') await reporter.emit(event)
    else if (event.kind === 'status') job.console.say(`Tracked branch: ${event.word}`)
    else if (event.kind === 'warning' || event.kind === 'notice') job.console.say(event.text)
  }
  const report = await follow(platform, { serviceId, deploymentId }, { ...flowOptions(context), onEvent })
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
  const request = { serviceId, ...ref, ...definedFields({ snapshot }), whileBusy: () => whyOutdated(context) }
  const atMs = context.run.elapsed()
  const report = await deploy(platform, request, flowOptions(context))
  return deploymentEnd({ ...report, phases: shiftPhases(report.phases, atMs) })
}

/** The comment's last version. What the host does not take is left to the post step. */
async function commentOnFinish(context: PreviewContext, record: PreviewRecord, run: RunReport): Promise<void> {
  const { job, reporter } = context
  const { outcome, passed, durationMs, reason } = run
  const now = await waitForHost(context, context.host.now(), lastLookMs).catch(() => undefined)
  if (now !== undefined && hasEnded(context, now)) {
    // The run of the close ended before this one, and perhaps before there was a service.
    const { serviceId } = job.state.current
    if (serviceId === undefined) return
    await reporter.tracker.retire('The preview has ended')
    return await record.commentOnClose(stillBilled(serviceId))
  }
  // The head is outdated, so another run writes the comment.
  if (outcome === 'skipped') return
  const isGood = outcomeFacts[outcome].isDeployed
  const news = {
    ...formatOutcome(outcome),
    url: servedAt(run),
    duration: formatDuration(durationMs),
    ...(isGood ? {} : { reason, tail: passed ? [] : logTail(run) }),
  }
  await record.comment(news, { last: true })
}
