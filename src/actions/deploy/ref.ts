import { Run } from '../../client/time/run.ts'
import type { DeploymentReport } from '../../deployment/report.ts'
import { deploy } from '../../deployment/start/deploy.ts'
import { preflightIn } from '../../deployment/start/launch.ts'
import { importVariables, maskVariables } from '../shared/import-variables.ts'
import { endedBefore } from '../shared/result.ts'
import { type DeployStage, flowOptions } from './context.ts'
import type { RefSource } from './inputs.ts'

/** Deploys a service from its repository, after its variables were imported. */
export async function deployRef(stage: DeployStage, source: RefSource): Promise<DeploymentReport> {
  const { job, platform, reporter, inputs } = stage
  const { serviceId, ref, variables } = source
  const run = new Run({ signal: job.signal, timeoutMs: inputs.follow.timeoutMs })
  maskVariables(job, variables)
  job.outputs.set('service-id', serviceId)
  job.outputs.set('ref', ref)
  if (inputs.dryRun || variables.all.length > 0) await preflightIn(run, platform, 'deploy_service', { serviceId })
  if (inputs.dryRun) {
    const named = variables.all.length === 0 ? '' : `, after an import of ${variables.all.length} variables`
    return endedBefore(
      'skipped',
      `Dry run: ${ref ?? 'the tracked branch'} of service ${serviceId} would be deployed${named}.`,
    )
  }
  if (!(await run.waitForRetryAfter())) {
    return endedBefore('indeterminate', 'The platform asked to wait past the timeout; nothing was written.')
  }
  job.state.note({ serviceId })
  await importVariables(stage, serviceId, variables)
  reporter.github.mirrorTo(
    reporter.github.deployments(),
    { target: `service:${serviceId}` },
    ref === undefined ? {} : { refs: [ref] },
  )
  const request = ref === undefined ? { serviceId } : { serviceId, ref }
  return await deploy(platform, request, reporter, flowOptions(stage, run.elapsed()))
}
