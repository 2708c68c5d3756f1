import { InputError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import type { ConfiguredService } from '../config/file/config-file.ts'
import { readFollowInputs } from '../config/following.ts'
import { readReportInputs } from '../config/reporting.ts'
import { inputTable } from '../config/table.ts'
import { readVariables } from '../config/variables.ts'
import { outcomeFacts } from '../deployment/outcome.ts'
import { nothingDeployed } from '../deployment/report.ts'
import type { KeyCheck } from '../deployment/start/preflight.ts'
import { deploymentEnd, plainEnd, type RunEnd } from '../report/run-end.ts'
import { concernedService, judgedDeployment, type RunReport, servedAt } from '../report/run-report.ts'
import type { SerializedPlan } from '../report/serialized-plan.ts'
import type { ServiceResult } from '../report/service-result.ts'
import { decideAfter } from '../run/deploy/after.ts'
import { flowOptions } from '../run/deploy/context.ts'
import type { RefSource } from '../run/deploy/inputs.ts'
import { deployRef, requestOf } from '../run/deploy/ref.ts'
import { readChecks } from '../run/gate/inputs.ts'
import type { Job } from '../run/job.ts'
import { JobReporter } from '../run/reporter.ts'
import { runToEnd } from '../run/run-to-end.ts'
import type { SharedLimit } from '../run/tracker.ts'
import { definedFields } from '../text/defined-fields.ts'
import { message } from '../text/message.ts'
import { type AddressOf, addressesFor } from './addresses.ts'
import type { FleetConsole } from './console/fleet-console.ts'
import { deployService, type ServiceRequest } from './gated-deploy.ts'
import type { FleetHost } from './host.ts'
import type { FleetInputs } from './inputs.ts'
import type { ServiceEnd, Turn } from './run.ts'
import { fixedForPreview, serviceJob } from './service-job.ts'

export interface FleetContext {
  readonly job: Job
  readonly host: FleetHost
  readonly inputs: FleetInputs
  readonly platform: Platform
  readonly keyCheck: KeyCheck
  readonly console: FleetConsole
  readonly plan: SerializedPlan
  readonly addressOf: AddressOf
  /** Of GitHub, which no service waits for. */
  readonly limit: SharedLimit
  /** What became of services that other jobs of the fleet deployed. */
  readonly earlier: ReadonlyMap<string, ServiceResult>
}

/** Deploys and checks a service of the fleet, and prints and reports it. */
export async function deployFleetService(
  context: FleetContext,
  service: ConfiguredService,
  { remainingMs, done }: Turn,
): Promise<ServiceEnd> {
  const { job, inputs: fleet, plan, platform, keyCheck } = context
  const notes: string[] = []
  const console = context.console.open(service.name)
  const { check } = plan.services.find((each) => each.service === service.name) ?? {}
  const commit = (check ?? plan).commit ?? undefined
  const addresses = new Map<string, string>()
  const addressOf = (name: string): string | undefined => addresses.get(name)
  const takes = (name: string): boolean => name !== 'archive-path'
  const sub = serviceJob(job, { fleet, service, console, sha: commit, remainingMs, addressOf, takes })
  const { inputs } = sub
  // The fleet has one summary for all.
  const report = { ...readReportInputs(inputs), jobSummary: false }
  const tracker = sub.openTracker?.(sub, report, context.limit.of(service.name))
  const reporter = new JobReporter(sub, 'deploy', report, tracker)
  let end: ServiceEnd | undefined
  const ended = await runToEnd(sub, async (): Promise<RunEnd> => {
    if (!check) for (const each of await addressesFor(context, service, sub)) addresses.set(...each)
    const remembered = reporter.tracker.rememberedRuns(inputs.get('service-id') ?? '')
    const source = readSource(sub, service, { commit, isDeployed: !check })
    const { serviceId } = source
    const [follow, dryRun] = [readFollowInputs(inputs), inputs.get('dry-run')]
    const checks = service.gate && readChecks(sub, serviceId, follow)
    const flow = {
      job: sub,
      platform,
      reporter,
      inputs: {
        follow,
        wait: inputs.get('wait'),
        dryRun,
        onOutdated: inputs.get('on-outdated'),
        after: inputs.get('after') ?? [],
      },
      keyCheck,
    }
    if (!check && flow.inputs.after.length > 0) {
      const candidate = { kind: 'ref', ref: source.ref } as const
      const decision = await decideAfter(
        flow,
        candidate,
        provenInRun(context, done, { own: service.name, isDryRun: dryRun }),
      )
      if (decision.kind === 'refused') return plainEnd('failed', decision.reason, { serviceId })
      notes.push(...decision.facts.map(([name, value]) => `${name}: ${value}`))
    }
    if (dryRun && !check) return await deployRef(flow, source)
    if (dryRun) return plainEnd('skipped', `Dry run: the gate of deployment ${check?.deploymentId} would be run.`)
    const rollback = inputs.get('rollback')
    const noRollback = check
      ? message`fleet-gate-only: A failed check rolls nothing back, because this run did not deploy the service.`
      : `The deployment stays in place, because \`rollback\` is not \`true\` in its \`gate\`.`
    // What the file asks for, and what a failed check will not do.
    if (checks && check && rollback) console.notice(noRollback)
    const back = rollback && !check ? { rollback, ...definedFields({ remembered }) } : { noRollback }
    const gate = checks && { checks, ...back }
    const request: ServiceRequest = {
      deploy: check ? { serviceId } : requestOf(flow, source),
      deployed: check?.deploymentId,
      gate,
      supersededPasses: report.supersededIsNeutral,
    }
    reporter.beginGate({ serviceId, ...gate })
    end = await deployService(platform, request, flowOptions(flow, follow.timeoutMs))
    return toRunEnd(end)
  })
  const run = await reporter.finish(ended)
  await console.close()
  const ofRun = endOfRun(run)
  const { notCompared } = end?.deployment ?? {}
  if (notCompared !== undefined)
    notes.push(message`fleet-not-compared: not compared with what is live (${notCompared})`)
  return { ...ofRun, notes, isLive: end?.isLive ?? false, gate: end?.gate }
}

/** The services that this run has deployed at its commit, and whose gates have passed: in a dry run, those that it would deploy. */
function provenInRun(
  { plan, earlier }: FleetContext,
  done: Turn['done'],
  { own, isDryRun }: { readonly own: string; readonly isDryRun: boolean },
): ReadonlySet<string> {
  const here = plan.services.filter(({ service, check }) => {
    const { passed, outcome, isLive } = done.get(service) ?? {}
    return check === null && passed === true && (isDryRun || (isLive === true && outcome === 'succeeded'))
  })
  const before = [...earlier.values()].filter(
    ({ passed, outcome, deployed }) => passed && deployed && outcome === 'succeeded',
  )
  // What the top level says for all services may name this one.
  return new Set([own, ...[...here, ...before].map(({ service }) => service)])
}

/** Gives a service of the fleet a preview of its own, as the preview action does. */
export async function previewFleetService(
  context: FleetContext,
  service: ConfiguredService,
  { remainingMs }: Turn,
): Promise<ServiceEnd> {
  const { job, host, inputs, plan } = context
  const { name } = service
  const console = context.console.open(name)
  // The end of a preview needs no variables.
  const { isClosing: isClosed } = inputs
  const addresses = isClosed ? new Map<string, string>() : await addressesFor(context, service)
  const sub = serviceJob(job, {
    fleet: inputs,
    service,
    console,
    sha: plan.commit ?? undefined,
    fixed: fixedForPreview(job, name),
    remainingMs,
    addressOf: (other) => addresses.get(other),
    takes: (input) => !inputTable[input].isOfProduction && !(isClosed && input === 'env-vars'),
  })
  const run = await host.previews.run(sub)
  await console.close()
  return { ...endOfRun(run), isLive: outcomeFacts[run.outcome].isDeployed }
}

/** The end of the service as the end of a run. A gate that judged an earlier deployment may not know its address. */
function toRunEnd({ outcome, reason, url, deployment, gate }: ServiceEnd): RunEnd {
  if (gate === undefined) return deploymentEnd({ ...nothingDeployed, ...deployment, outcome, reason })
  const { outdatedBy, verdict } = deployment ?? {}
  const shown = { ...gate.deployment, url, ...definedFields({ outdatedBy, verdict }) }
  return { kind: 'gate', gate: { ...gate, reason, deployment: shown }, wrongUsage: false }
}

function endOfRun(run: RunReport): ServiceEnd {
  const { passed, reason, cause } = run
  // What lies over a newer commit does not pass, and is no failure of the deployment or of a check.
  const isSound = run.kind === 'deployment' || (run.kind === 'gate' && run.gate.passed)
  const outcome = isSound ? run.outcome : run.verdict
  const deployment = { ...judgedDeployment(run), ...definedFields({ serviceId: concernedService(run) }) }
  return { outcome, passed, reason, url: servedAt(run), cause, deployment }
}

/** @throws InputError that names the input, what is wrong and what to do; nothing of this service was sent */
function readSource(
  { inputs, context }: Job,
  service: ConfiguredService,
  { commit, isDeployed }: { readonly commit: string | undefined; readonly isDeployed: boolean },
): RefSource {
  const serviceId = inputs.get('service-id')
  if (serviceId === undefined || service.inputs.has('archive-path')) {
    const text = `A fleet deploys services from Git. An upload creates another service each time: remove ${inputs.named('archive-path')} and set ${inputs.named('service-id')}.`
    throw new InputError('service-id', text)
  }
  // They may need addresses that are not known if nothing is deployed.
  const given = isDeployed ? readVariables(inputs, context.workspace) : { variables: [] }
  const removed = isDeployed ? { removedEnv: inputs.get('removed-env') } : {}
  return { kind: 'ref', serviceId, ref: commit ?? inputs.get('ref'), ...given, ...removed }
}
