import { InputError } from '../../client/errors.ts'
import type { Platform } from '../../client/platform.ts'
import type { ConfiguredService } from '../../config/file/config-file.ts'
import { Inputs } from '../../config/inputs.ts'
import { readReportInputs } from '../../config/reporting.ts'
import { isInputName } from '../../config/table.ts'
import type { KeyCheck } from '../../deployment/start/preflight.ts'
import type { HandedPlan } from '../../fleet/result.ts'
import type { ServiceEnd, Turn } from '../../fleet/run.ts'
import { onlyNewLines } from '../../fleet/service.ts'
import { gate } from '../../gate/gate.ts'
import type { RunResult } from '../../output/run-result.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { message } from '../../text/message.ts'
import { readDeployInputs } from '../deploy/inputs.ts'
import { deployRef } from '../deploy/ref.ts'
import { readGateInputs } from '../gate/inputs.ts'
import { gateHost } from '../gate/reporter.ts'
import { GateOutputs, resultOfGate } from '../gate/result.ts'
import type { Job } from '../shared/job.ts'
import { JobReporter } from '../shared/job-reporter.ts'
import { resultOf } from '../shared/run.ts'
import { addressesFor } from './addresses.ts'
import type { FleetConsole } from './console.ts'
import type { FleetInputs } from './inputs.ts'
import { type ServiceJob, serviceJob } from './service-job.ts'

const shortCommit = 12

/** What all services of a fleet are deployed with. */
export interface FleetContext {
  readonly job: Job
  readonly inputs: FleetInputs
  readonly platform: Platform
  readonly keyCheck: KeyCheck
  readonly console: FleetConsole
  readonly plan: HandedPlan
  /** The address of a service, deployed in this run or before; undefined where it is not known. */
  readonly addressOf: (service: string) => Promise<string | undefined>
}

/** How a service ended, with what the fleet's report shows of it. */
export interface DeployedService extends ServiceEnd {
  /** Whether what this run deployed serves now, whatever its gate found. */
  readonly isLive: boolean
  readonly result: RunResult
  readonly excerpt: readonly string[]
}

/** Deploys a service of the fleet as the deploy action does, checks it as the gate action does, and prints and reports it. */
export async function deployFleetService(
  context: FleetContext,
  service: ConfiguredService,
  turn: Turn,
): Promise<DeployedService> {
  const { job, inputs, plan } = context
  const console = context.console.open(service.name)
  const addresses = new Map<string, string>()
  const planned = plan.services.find((each) => each.service === service.name)
  const check = planned?.check ?? undefined
  const commit = (check ?? plan).commit ?? undefined
  const sub = serviceJob(job, {
    fleet: inputs,
    service,
    console,
    commit,
    fixed: { 'job-summary': 'false', ...definedFields({ ref: commit }) },
    addressOf: (name) => addresses.get(name),
    takes: (name) => name !== 'archive-path',
  })
  const report = readReportInputs(sub.inputs)
  const reporter = new JobReporter(sub, 'deploy', report)
  const result = await resultOf(sub, async () => {
    if (check !== undefined) return await recheck(context, { sub, reporter, service, turn, ...check })
    for (const [name, address] of await addressesFor(context, service, sub)) addresses.set(name, address)
    const deployed = await deployOne(context, { sub, reporter, service, turn })
    const isJudged = service.gate !== undefined && deployed.outcome === 'succeeded'
    if (!isJudged) return deployed
    const goBackTo = planned?.goBackTo ?? undefined
    return await judge(context, { sub, reporter, service, deployed, ...rollbackOf(service, commit, goBackTo) })
  })
  const { verdict, passed, reason, cause } = await reporter.finish(result)
  await console.close()
  const isLive = check === undefined && isDeployed(result)
  return { outcome: verdict, passed, reason, url: sub.outputs.get('url'), isLive, result, excerpt: cause }
}

/** Whether the run deployed it, and nothing took that back. */
export function isDeployed({ outcome, isRolledBack = false }: RunResult): boolean {
  return (outcome === 'succeeded' || outcome === 'accepted') && !isRolledBack
}

/** A service, its job, and what shows it. */
interface OneService {
  readonly sub: ServiceJob
  readonly reporter: JobReporter
  readonly service: ConfiguredService
}

async function deployOne(
  { platform, keyCheck }: FleetContext,
  { sub, reporter, service, turn }: OneService & { readonly turn: Turn },
): Promise<RunResult> {
  const inputs = readDeployInputs(sub.inputs, sub.context)
  const { source, follow } = inputs
  if (source.kind !== 'ref' || service.inputs.has('archive-path')) {
    const text = message`fleet-upload: A fleet deploys services from Git. An upload creates another service each time: remove \`archive-path\` and set \`service-id\`.`
    throw new InputError('service-id', text)
  }
  const timeoutMs = Math.min(follow.timeoutMs, turn.remainingMs)
  // A service that somebody else is deploying is waited for, within the timeout.
  const whileBusy = async (): Promise<undefined> => undefined
  const own = { ...inputs, follow: { ...follow, timeoutMs } }
  return await deployRef({ job: sub, platform, reporter, inputs: own, keyCheck }, { ...source, whileBusy })
}

/** What a failed check deploys again, or why it deploys nothing, as a sentence. */
interface Rollback {
  readonly goBackTo?: string | undefined
  readonly noRollback?: string
}

function rollbackOf({ gate: checks }: ConfiguredService, commit = '', goBackTo?: string): Rollback {
  if (checks?.rollback !== true) {
    const text = message`fleet-rollback-not-set: The deployment stays in place, because \`rollback\` is not \`true\` in its \`gate\`.`
    return { noRollback: text }
  }
  if (goBackTo !== undefined) return { goBackTo }
  const judged = commit.slice(0, shortCommit)
  const text = message`fleet-nothing-to-go-back-to: A failed check rolls nothing back, because no successful deployment of a commit other than ${judged} is known.`
  return { noRollback: text }
}

/** Runs the gate of what is deployed, and deploys nothing. */
async function recheck(
  context: FleetContext,
  one: OneService & { readonly turn: Turn; readonly deploymentId: string },
): Promise<RunResult> {
  const { sub, service, turn, deploymentId } = one
  const { follow, dryRun } = readDeployInputs(sub.inputs, sub.context)
  if (dryRun) {
    const reason = message`fleet-gate-rehearsed: Dry run: the gate of deployment ${deploymentId} would be run.`
    return { outcome: 'skipped', reason }
  }
  const serviceId = service.inputs.get('service-id')?.text
  const remainingMs = Math.min(follow.timeoutMs, turn.remainingMs)
  const deployed: RunResult = { outcome: 'succeeded', reason: '', deploymentId, serviceId, remainingMs }
  const noRollback = message`fleet-gate-only: A failed check rolls nothing back, because this run did not deploy the service.`
  return await judge(context, { ...one, deployed, noRollback })
}

/** Checks a deployment that succeeded, and goes back to the commit before where a check fails and the file asks for that. */
async function judge(
  { platform, keyCheck }: FleetContext,
  { sub, reporter, service, deployed, goBackTo, noRollback }: OneService & Rollback & { readonly deployed: RunResult },
): Promise<RunResult> {
  if (service.gate?.rollback && noRollback !== undefined) sub.console.notice(noRollback)
  const given = new Inputs((name) => {
    if (name === 'deployment-id') return deployed.deploymentId
    if (name === 'rollback-ref') return goBackTo
    return isInputName(name) ? sub.inputs.verbatim(name) : undefined
  })
  const { request: asked } = readGateInputs(given, sub.context)
  const request = { ...asked, ...definedFields({ noRollback }) }
  const host = gateHost(sub, reporter, { request, outputs: new GateOutputs(sub), isFollowUp: true })
  const { remainingMs = 0 } = deployed
  const following = {
    ...readDeployInputs(sub.inputs, sub.context).follow,
    timeoutMs: Math.max(1, remainingMs),
    keyCheck,
    signal: sub.signal,
  }
  const judged = await gate(platform, request, onlyNewLines(host), following)
  const isRolledBack = judged.rollback?.deployment.outcome === 'succeeded'
  const url = deployed.url ?? judged.deployment.url
  return { ...resultOfGate(judged, sub.redactor), url, isRolledBack, remainingMs: 0 }
}
