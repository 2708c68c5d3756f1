import { randomUUID } from 'node:crypto'
import { withTimeout } from '../../client/time/timeout.ts'
import { type CreateServiceResult, createService } from '../../deployment/start/create-service.ts'
import { githubRefusal } from '../../github/api/client.ts'
import type { DeploymentStatus } from '../../github/deployments/deployments.ts'
import { createForKnownRef } from '../../github/deployments/known-ref.ts'
import type { RunResult } from '../../output/run-result.ts'
import { flowOptions, githubMs, type PreviewStage, trace } from './context.ts'
import { imageOf } from './inputs.ts'
import { noServiceLeft } from './memory.ts'
import { refsOf } from './names.ts'

const permission = 'deployments: write'

/**
 * Creates the preview's service, and has GitHub remember it before anything else happens. A creation whose end nobody saw is
 * remembered too: no later run makes a second one in silence.
 *
 * @param claim whether GitHub must have taken the attempt down before it is made
 */
export async function createPreview(stage: PreviewStage, target: string, claim: boolean): Promise<string | RunResult> {
  const { inputs, job, reporter, platform } = stage
  const claimed = claim ? await makeClaim(stage, target) : undefined
  if (claimed !== undefined && typeof claimed !== 'number') return claimed
  trace(stage, { creating: true, claim: claimed, claimAttempt: undefined })
  const { kind: _, ...source } = inputs.source
  const request = { name: inputs.name, ...inputs.create, ...source }
  let creation: CreateServiceResult
  try {
    creation = await createService(platform, request, reporter, flowOptions(stage))
  } catch (error) {
    trace(stage, { creating: false })
    await settle(stage, claimed, { state: 'inactive', description: noServiceLeft })
    throw error
  }
  if (creation.kind === 'ended') return await remainsOf(stage, { target, claimed, creation })
  const { serviceId } = creation
  const { preview } = job.state.current
  job.state.note({ serviceId, ...(preview === undefined ? {} : { preview: { ...preview, creating: false } }) })
  job.outputs.set('service-id', serviceId)
  reporter.announceService(serviceId)
  await remember(stage, target, serviceId)
  await settle(stage, claimed, { state: 'inactive', description: `Service ${serviceId} was created` })
  return serviceId
}

/** The GitHub deployment is the memory: it is made at once, and waited for. */
async function remember(stage: PreviewStage, target: string, serviceId: string): Promise<void> {
  const { deployments, inputs, job, reporter } = stage
  // Where it is served will stand in the deployment's status.
  const exposed = inputs.expose === undefined ? {} : { exposed: inputs.expose }
  reporter.github.keepInStep({
    deployments,
    memory: { target, service: serviceId, ...imageOf(inputs.source), ...exposed },
    refs: refsOf(stage.event),
    since: stage.event.createdAt,
  })
  const begun = withTimeout(reporter.github.begin(`Service ${serviceId}`, reporter.url), githubMs(stage), job.signal)
  if ((await begun.catch(() => undefined)) !== undefined) return
  job.signal.throwIfAborted()
  job.console.warn(
    `Service ${serviceId} is not remembered, so the next push cannot find it: grant the job \`${permission}\`, ` +
      `and give \`service-id: ${serviceId}\` until then.`,
  )
}

/** Its id, or the end of the run: what cannot be remembered would be created again with each push. */
async function makeClaim(stage: PreviewStage, target: string): Promise<number | RunResult> {
  const { deployments, event, inputs, job } = stage
  const attempt = randomUUID()
  trace(stage, { claimAttempt: attempt })
  const made =
    deployments === undefined
      ? Promise.reject(new Error('`github-token` is empty'))
      : createForKnownRef(deployments, refsOf(event), { target, attempt })
  try {
    const id = await withTimeout(made, githubMs(stage), job.signal)
    await settle(stage, id, { state: 'in_progress', description: 'A service is being created' })
    return id
  } catch (error) {
    // One that is made too late must not be taken for a creation; where the run is over by then, post sees to it.
    made.then(
      (id) => settle(stage, id, { state: 'inactive', description: noServiceLeft }),
      () => undefined,
    )
    job.signal.throwIfAborted()
    const why = githubRefusal(error, permission)
    return {
      outcome: 'failed',
      reason: `${inputs.name} was not created, for it could not be remembered (${why}), and each push would create another one: give \`service-id\`.`,
    }
  }
}

/** What becomes of a creation without a service that is known. */
async function remainsOf(
  stage: PreviewStage,
  {
    target,
    claimed,
    creation,
  }: {
    readonly target: string
    readonly claimed: number | undefined
    readonly creation: Extract<CreateServiceResult, { kind: 'ended' }>
  },
): Promise<RunResult> {
  const { deployments, job, reporter } = stage
  const { outcome, reason, mayExist } = creation
  if (!mayExist) {
    trace(stage, { creating: false })
    await settle(stage, claimed, { state: 'inactive', description: noServiceLeft })
  } else {
    // A GitHub deployment that names no service is the doubt, and ends with the run.
    reporter.github.keepInStep({ deployments, memory: { target }, refs: refsOf(stage.event), id: claimed })
    const begun = withTimeout(
      reporter.github.begin('A service may have been created', reporter.url),
      githubMs(stage),
      job.signal,
    )
    // What GitHub does not know by then is left to the post step.
    if ((await begun.catch(() => undefined)) !== undefined) trace(stage, { creating: false })
  }
  return { outcome: outcome, reason: reason }
}

async function settle(stage: PreviewStage, claimed: number | undefined, status: DeploymentStatus): Promise<void> {
  const { deployments, job } = stage
  if (claimed === undefined || deployments === undefined) return
  try {
    const told = deployments.update(claimed, { ...status, logUrl: job.context.runUrl })
    await withTimeout(told, githubMs(stage), job.signal)
  } catch (error) {
    job.console.warn(`A GitHub deployment of the preview is not up to date: ${githubRefusal(error, permission)}.`)
  }
}
