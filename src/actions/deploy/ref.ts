import { deploy } from '../../deployment/start/deploy.ts'
import type { RunResult } from '../../output/run-result.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { formatCount } from '../../text/size.ts'
import { importVariables, maskVariables } from '../shared/import-variables.ts'
import { type DeployContext, flowOptions } from './context.ts'
import { dryRun } from './dry-run.ts'
import type { RefSource } from './inputs.ts'

/** Deploys a service from its repository, after its variables were imported. */
export async function deployRef(context: DeployContext, source: RefSource): Promise<RunResult> {
  const { job, platform, reporter, inputs } = context
  const { serviceId, ref, variables, whileBusy } = source
  const { timeoutMs } = inputs.follow
  maskVariables(job, variables)
  job.outputs.set('service-id', serviceId)
  job.outputs.set('ref', ref)
  if (inputs.dryRun) {
    const rehearsal = { kind: 'deploy', serviceId, ref, importsVariables: variables.all.length > 0 } as const
    return await dryRun(context, rehearsal, dryRunReason(source))
  }
  const startedMs = performance.now()
  job.state.note({ serviceId })
  const { github } = reporter
  const memory = { target: `service:${serviceId}` }
  github.keepInStep({ deployments: github.deployments(), memory, refs: ref === undefined ? [] : [ref] })
  const beforeWrite = (remainingMs: number): Promise<void> =>
    importVariables(context, { serviceId, variables, timeoutMs: remainingMs })
  const request = { serviceId, ...definedFields({ ref, whileBusy }), beforeWrite }
  const report = await deploy(platform, request, reporter, flowOptions(context, timeoutMs))
  return { ...report, remainingMs: timeoutMs - (performance.now() - startedMs) }
}

function dryRunReason({ serviceId, ref, variables: { all } }: RefSource): string {
  const what = ref === undefined ? 'the tracked branch' : `"${ref}"`
  if (all.length === 0) return `Dry run: ${what} would be deployed to service ${serviceId}.`
  return `Dry run: ${formatCount(all.length, 'variable')} would be imported and ${what} deployed to service ${serviceId}.`
}
