import { InputError } from '../../client/errors.ts'
import type { ConfiguredService } from '../../config/file/checked-config.ts'
import { readFollowInputs } from '../../config/follow-inputs.ts'
import { readVariables } from '../../config/given-variables.ts'
import { type ReportInputs, readReportInputs } from '../../config/report-inputs.ts'
import type { GateRequest } from '../../gate/gate.ts'
import type { ServiceConsole } from '../../output/grouped-console.ts'
import type { SerializedPlan } from '../../report/formats/serialized-plan.ts'
import type { RunEnd } from '../../report/run-end.ts'
import { type DeployContext, flowOptions } from '../../run/deploy/deploy-context.ts'
import type { RefSource } from '../../run/deploy/deploy-inputs.ts'
import { toRequest } from '../../run/deploy/ref-deploy.ts'
import { readChecks } from '../../run/gate/gate-inputs.ts'
import type { Job } from '../../run/job.ts'
import { JobReporter } from '../../run/reporter.ts'
import { runToEnd } from '../../run/run-to-end.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { message } from '../../text/message.ts'
import type { FleetContext } from '../fleet-context.ts'
import type { TaskContext } from '../fleet-runner.ts'
import { toRunEnd, toServiceEnd } from './convert-end.ts'
import { notDeployedHere, runGatedDeploy, type ServiceRequest } from './deploy-and-check.ts'
import type { ServiceEnd } from './service-end.ts'
import { serviceJob } from './service-job.ts'

type PlannedCheck = SerializedPlan['services'][number]['check']

/** Deploys and checks a service of the fleet, and prints and reports it. */
export async function deployFleetService(
  context: FleetContext,
  service: ConfiguredService,
  taskContext: TaskContext,
): Promise<ServiceEnd> {
  return await new ServiceRun(context, service, taskContext).run()
}

/** One service of a fleet, as a run of its own. */
class ServiceRun {
  readonly #context: FleetContext
  readonly #service: ConfiguredService
  /** The deployment whose gate is run in place of a deployment of the planned commit. */
  readonly #check: PlannedCheck
  readonly #commit: string | undefined
  readonly #console: ServiceConsole
  readonly #job: Job
  readonly #report: ReportInputs
  readonly #reporter: JobReporter
  /** What explains the end beside the plan, as clauses. */
  readonly #notes: string[] = []
  #end: ServiceEnd | undefined

  constructor(context: FleetContext, service: ConfiguredService, taskContext: TaskContext) {
    const { inputs: fleet, plan, limit } = context
    this.#context = context
    this.#service = service
    this.#check = plan.services.find((each) => each.service === service.name)?.check ?? null
    this.#commit = (this.#check ?? plan).commit ?? undefined
    this.#console = context.console.open(service.name)
    this.#job = serviceJob(context.job, {
      ...{ fleet, service, console: this.#console, sha: this.#commit, remainingMs: taskContext.remainingMs },
      takes: (name) => name !== 'archive-path',
    })
    // The fleet has one summary for all.
    this.#report = { ...readReportInputs(this.#job.inputs), jobSummary: false }
    const tracker = this.#job.openTracker?.(this.#job, this.#report, limit.of(service.name))
    this.#reporter = new JobReporter(this.#job, 'deploy', this.#report, tracker)
  }

  async run(): Promise<ServiceEnd> {
    const run = await this.#reporter.finish(await runToEnd(this.#job, this.#deployOrCheck()))
    await this.#console.close()
    const { deployment, isLive = false, gate } = this.#end ?? {}
    if (deployment?.notCompared !== undefined) {
      const { notCompared } = deployment
      this.#notes.push(message`fleet-not-compared: not compared with what is live (${notCompared})`)
    }
    return { ...toServiceEnd(run), notes: this.#notes, isLive, gate }
  }

  async #deployOrCheck(): Promise<RunEnd> {
    const { inputs } = this.#job
    const remembered = this.#reporter.tracker.rememberedRuns(inputs.get('service-id') ?? '')
    const source = readSource(this.#job, this.#service, { commit: this.#commit, isDeployed: this.#check === null })
    const { serviceId } = source
    const flow = this.#flow()
    const { follow } = flow.inputs
    const checks = this.#service.gate && readChecks(this.#job, serviceId, follow)
    const gate = checks && { checks, ...this.#rollback(remembered) }
    const request: ServiceRequest = {
      deploy: this.#check === null ? toRequest(flow, source) : { serviceId },
      deployed: this.#check?.deploymentId,
      gate,
      supersededPasses: this.#report.supersededIsNeutral,
    }
    this.#reporter.beginGate({ serviceId, ...gate })
    const { onEvent: emit, ...options } = flowOptions(flow, follow.timeoutMs)
    this.#end = await runGatedDeploy(this.#context.platform, request, emit, options)
    return toRunEnd(this.#end)
  }

  #flow(): DeployContext {
    const { inputs } = this.#job
    const { platform, keyCheck } = this.#context
    return {
      ...{ job: this.#job, platform, reporter: this.#reporter, keyCheck },
      inputs: {
        follow: readFollowInputs(inputs),
        wait: inputs.get('wait'),
        dryRun: inputs.get('dry-run'),
        onOutdated: inputs.get('on-outdated'),
      },
    }
  }

  /** What follows a failed check. */
  #rollback(remembered: GateRequest['remembered']) {
    const rollback = this.#job.inputs.get('rollback')
    if (rollback && this.#check === null) return { rollback, ...definedFields({ remembered }) }
    if (this.#check === null)
      return { noRollback: `The deployment stays in place, because \`rollback\` is not \`true\` in its \`gate\`.` }
    // What the file asks for, and what a failed check will not do.
    if (rollback) this.#console.notice(notDeployedHere)
    return { noRollback: notDeployedHere }
  }
}

/** @throws InputError that names the input, what is wrong and what to do; nothing of this service was sent */
function readSource(
  { inputs }: Job,
  service: ConfiguredService,
  { commit, isDeployed }: { readonly commit: string | undefined; readonly isDeployed: boolean },
): RefSource {
  const serviceId = inputs.get('service-id')
  if (serviceId === undefined || service.inputs.has('archive-path')) {
    const text = `A fleet deploys services from Git. An upload creates another service each time: remove ${inputs.named('archive-path')} and set ${inputs.named('service-id')}.`
    throw new InputError('service-id', text)
  }
  const variables = isDeployed ? readVariables(inputs) : []
  return { kind: 'ref', serviceId, ref: commit ?? inputs.get('ref'), variables }
}
