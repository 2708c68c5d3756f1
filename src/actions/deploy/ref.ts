import { type DeployRequest, deploy } from '../../deployment/start/deploy.ts'
import { serviceTarget } from '../../github/deployments/memory.ts'
import type { RunResult } from '../../output/run-result.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { formatCount } from '../../text/size.ts'
import { importVariables, maskVariables } from '../shared/import-variables.ts'
import { type DeployContext, dryRun, flowOptions } from './context.ts'
import type { RefSource } from './inputs.ts'

/**
 * Deploys a service from its repository, after its variables were imported.
 *
 * @param rehearsed what a dry run says if the deployment would work
 */
export async function deployRef(
  context: DeployContext,
  source: RefSource,
  rehearsed = whatWouldHappen(source),
): Promise<RunResult> {
  const { platform, reporter, inputs } = context
  const { timeoutMs } = inputs.follow
  if (inputs.dryRun) {
    begin(context, source)
    const { serviceId, ref, variables } = source
    const rehearsal = { kind: 'deploy', serviceId, ref, importsVariables: variables.length > 0 } as const
    return await dryRun(context, rehearsal, `Dry run: ${rehearsed}`)
  }
  const startedMs = performance.now()
  const report = await deploy(platform, requestOf(context, source), reporter, flowOptions(context, timeoutMs))
  return { ...report, remainingMs: timeoutMs - (performance.now() - startedMs) }
}

/** Shows what is about to be deployed, keeps GitHub in step with it, and gives the request, which imports the variables first. */
export function requestOf(context: DeployContext, source: RefSource): DeployRequest {
  const { job, reporter } = context
  const { serviceId, ref, variables } = source
  begin(context, source)
  job.state.note({ serviceId })
  const { github } = reporter
  const memory = { target: serviceTarget(serviceId) }
  github.syncDeployment({ deployments: github.deployments(), memory, refs: ref === undefined ? [] : [ref] })
  const beforeWrite = (timeoutMs: number) => importVariables(context, serviceId, variables, timeoutMs)
  return { serviceId, ...definedFields({ ref }), beforeWrite }
}

function begin({ job }: DeployContext, { serviceId, ref, variables }: RefSource): void {
  maskVariables(job, variables)
  job.outputs.set('service-id', serviceId)
  job.outputs.set('ref', ref)
}

function whatWouldHappen({ serviceId, ref, variables }: RefSource): string {
  const what = ref === undefined ? 'the tracked branch' : `"${ref}"`
  if (variables.length === 0) return `${what} would be deployed to service ${serviceId}.`
  return `${formatCount(variables.length, 'variable')} would be imported and ${what} deployed to service ${serviceId}.`
}
