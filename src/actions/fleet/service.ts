import type { Platform } from '../../client/platform.ts'
import type { ConfiguredService } from '../../config/file/config-file.ts'
import { readReportInputs } from '../../config/reporting.ts'
import type { KeyCheck } from '../../deployment/start/preflight.ts'
import type { HandedPlan } from '../../fleet/result.ts'
import type { ServiceEnd, Turn } from '../../fleet/run.ts'
import { deployService, type ServiceRequest } from '../../fleet/service.ts'
import type { EndedRun, RunResult } from '../../output/run-result.ts'
import { message } from '../../text/message.ts'
import { type DeployContext, flowOptions } from '../deploy/context.ts'
import { deployRef, requestOf } from '../deploy/ref.ts'
import { gateHost } from '../gate/reporter.ts'
import { resultOfGate } from '../gate/result.ts'
import type { Job } from '../shared/job.ts'
import { JobReporter } from '../shared/job-reporter.ts'
import { resultOf } from '../shared/run.ts'
import { addressesFor } from './addresses.ts'
import type { FleetConsole } from './console.ts'
import type { FleetInputs } from './inputs.ts'
import { readServiceInputs, type ServiceInputs } from './service-inputs.ts'
import { serviceJob } from './service-job.ts'

/** What all services of a fleet are deployed with. */
export interface FleetContext {
  readonly job: Job
  readonly inputs: FleetInputs
  readonly platform: Platform
  readonly keyCheck: KeyCheck
  readonly console: FleetConsole
  readonly plan: HandedPlan
  /** The address of a service, deployed in this run or before; undefined if it is not known. */
  readonly addressOf: (service: string) => Promise<string | undefined>
}

/** Deploys and checks a service of the fleet, and prints and reports it. */
export async function deployFleetService(
  context: FleetContext,
  service: ConfiguredService,
  { remainingMs }: Turn,
): Promise<ServiceEnd> {
  const { job, inputs: fleet, plan, platform, keyCheck } = context
  const console = context.console.open(service.name)
  const planned = plan.services.find((each) => each.service === service.name)
  const { check } = planned ?? {}
  const commit = (check ?? plan).commit ?? undefined
  const addresses = new Map<string, string>()
  const addressOf = (name: string): string | undefined => addresses.get(name)
  const takes = (name: string): boolean => name !== 'archive-path'
  const sub = serviceJob(job, { fleet, service, console, commit, remainingMs, addressOf, takes })
  // The fleet has one summary for all.
  const report = { ...readReportInputs(sub.inputs), jobSummary: false }
  const reporter = new JobReporter(sub, 'deploy', report)
  let end: ServiceEnd | undefined
  const result = await resultOf(sub, async () => {
    if (!check) for (const each of await addressesFor(context, service, sub)) addresses.set(...each)
    const serviceId = sub.inputs.get('service-id') ?? ''
    const remembered = reporter.github.rememberedRuns(serviceId)
    const inputs = readServiceInputs(sub, service, planned, { commit, remembered })
    const flow = { job: sub, platform, reporter, inputs, keyCheck }
    if (inputs.dryRun) return await rehearse(flow, inputs, check?.deploymentId)
    // What the file asks for, and what a failed check will not do.
    if (sub.inputs.get('rollback') && inputs.gate?.noRollback !== undefined) console.notice(inputs.gate.noRollback)
    const { source, gate, follow } = inputs
    const request: ServiceRequest = {
      deploy: check ? { serviceId: source.serviceId } : requestOf(flow, source),
      deployed: check?.deploymentId,
      gate,
      supersededPasses: report.supersededIsNeutral,
    }
    const host = gateHost(sub, reporter, { serviceId: source.serviceId, ...gate }, { isFollowUp: true })
    const startedMs = performance.now()
    end = await deployService(platform, request, host, flowOptions(flow, follow.timeoutMs))
    const { outcome, reason, url, deployment } = end
    if (end.gate !== undefined) return { ...resultOfGate(end.gate), url, remainingMs: 0 }
    return { ...deployment, outcome, reason, remainingMs: follow.timeoutMs - (performance.now() - startedMs) }
  })
  const run = await reporter.finish(result)
  await console.close()
  return { ...endOfRun(run), isLive: end?.isLive ?? false, gate: end?.gate }
}

/** How a service ended, from what was shown of its run. */
export function endOfRun({ verdict: outcome, passed, reason, url, cause, ...deployment }: EndedRun): ServiceEnd {
  return { outcome, passed, reason, url, cause, deployment }
}

/** @param deploymentId whose gate would be run in place of a deployment */
async function rehearse(
  flow: DeployContext,
  { source }: ServiceInputs,
  deploymentId: string | undefined,
): Promise<RunResult> {
  if (deploymentId === undefined) return await deployRef(flow, source)
  const reason = message`fleet-gate-rehearsed: Dry run: the gate of deployment ${deploymentId} would be run.`
  return { outcome: 'skipped', reason }
}
