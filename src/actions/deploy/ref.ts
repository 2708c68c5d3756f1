import { Run } from '../../client/time/run.ts'
import { deploy } from '../../deployment/start/deploy.ts'
import { preflightInRun } from '../../deployment/start/preflight.ts'
import type { RunResult } from '../../output/run-result.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { message } from '../../text/message.ts'
import { formatCount } from '../../text/size.ts'
import { importVariables, maskVariables } from '../shared/import-variables.ts'
import { type DeployContext, flowOptions } from './context.ts'
import type { RefSource } from './inputs.ts'

/** Deploys a service from its repository, after its variables were imported. */
export async function deployRef(context: DeployContext, source: RefSource): Promise<RunResult> {
  const { job, platform, reporter, inputs } = context
  const { serviceId, ref, variables } = source
  const { timeoutMs } = inputs.follow
  const run = new Run({ signal: job.signal, timeoutMs })
  maskVariables(job, variables)
  job.outputs.set('service-id', serviceId)
  job.outputs.set('ref', ref)
  if (inputs.dryRun || variables.all.length > 0) await preflightInRun(run, platform, 'deploy_service', { serviceId })
  if (inputs.dryRun) return { outcome: 'skipped', reason: dryRunReason(source) }
  if (!(await run.waitForRetryAfter())) return { outcome: 'indeterminate', reason: noTimeLeft() }
  job.state.note({ serviceId })
  await importVariables(context, { serviceId, variables, timeoutMs })
  const { github } = reporter
  const memory = { target: `service:${serviceId}` }
  github.keepInStep({ deployments: github.deployments(), memory, refs: ref === undefined ? [] : [ref] })
  const request = { serviceId, ...definedFields({ ref }) }
  const report = await deploy(platform, request, reporter, flowOptions(context, run.remaining()))
  return { ...report, remainingMs: run.remaining() }
}

function dryRunReason({ serviceId, ref, variables: { all } }: RefSource): string {
  const what = ref === undefined ? 'the tracked branch' : `"${ref}"`
  if (all.length === 0) return `Dry run: ${what} would be deployed to service ${serviceId}.`
  return `Dry run: ${formatCount(all.length, 'variable')} would be imported and ${what} deployed to service ${serviceId}.`
}

function noTimeLeft(): string {
  return message`wait-past-timeout-nothing-sent: The platform asked to wait until after the timeout, so nothing was sent. Set a longer \`timeout\`, or run the job again later.`
}
