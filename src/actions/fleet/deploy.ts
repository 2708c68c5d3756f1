import { InputError } from '../../client/errors.ts'
import { Run } from '../../client/time/run.ts'
import { openPlatform, readConnection } from '../../config/connection.ts'
import { KeyCheck } from '../../deployment/start/preflight.ts'
import type { SerializedPlan, ServiceResult } from '../../fleet/result.ts'
import {
  type FleetTask,
  needFailed,
  runFleet,
  type ServiceEnd,
  type ServiceReport,
  type Turn,
} from '../../fleet/run.ts'
import { readPullRequestEvent } from '../../github/job/environment.ts'
import type { RunResult } from '../../output/run-result.ts'
import { cleaningOf, type Job } from '../../run/job.ts'
import { formatDuration } from '../../text/duration.ts'
import { addressBook } from './addresses.ts'
import { FleetConsole } from './console.ts'
import { type Handoff, openHandoff } from './handoff.ts'
import type { FleetInputs } from './inputs.ts'
import { makePlan } from './plan.ts'
import { endFleet, shownFleet, writeReport } from './report.ts'
import { deployFleetService, type FleetContext, previewFleetService } from './service.ts'

/** Deploys the services of a plan in this job, each after those that it needs: of its own plan, or a part of one that an earlier job made. */
export async function deploy(job: Job, inputs: FleetInputs): Promise<RunResult> {
  const { timeoutMs, all } = inputs
  let deployService = deployFleetService
  if (inputs.mode === 'preview') {
    const { interpretEvent } = await import('../preview/action.ts')
    const hasKey = all.text('api-key') !== undefined
    const request = interpretEvent(readPullRequestEvent(job.environment), job.environment, hasKey)
    if (request.kind === 'none') return { outcome: request.outcome, reason: request.reason }
    deployService = previewFleetService
  }
  const handoff = openHandoff(job, inputs)
  await using platform = openPlatform(readConnection(all), job)
  const { plan, earlier } =
    handoff === undefined
      ? { plan: await makePlan(job, inputs, platform), earlier: new Map<string, ServiceResult>() }
      : partOf(inputs, handoff)

  const { services } = inputs.found.file
  const run = new Run({ timeoutMs, signal: job.signal })
  const console = new FleetConsole(job, plan.services.length)
  const addresses = addressBook(job, platform, services, earlier)
  const keyCheck = KeyCheck.of(run, platform)
  const context: FleetContext = { job, inputs, platform, keyCheck, console, plan, addressOf: addresses.of }
  const startedMs = Date.now()
  const tasks = plan.services.flatMap(({ service: name, needs }): FleetTask[] => {
    const service = services.get(name)
    if (service === undefined) return []
    const run = async (turn: Turn): Promise<ServiceEnd> => {
      for (const need of needs) {
        const before = earlier.get(need)
        if (before !== undefined && !before.passed) return { ...needFailed(need, before.outcome), passed: false }
      }
      const end = await deployService(context, service, turn)
      addresses.note(name, end.url)
      return end
    }
    return [{ name, needs, run }]
  })
  const results = new Map<string, ServiceResult>()
  await runFleet(tasks, {
    timeoutMs,
    signal: job.signal,
    maxParallel: all.get('max-parallel'),
    failFast: all.get('fail-fast'),
    onBegin: (name) => console.began(name),
    onEnd: (each) => {
      const result = resultOf(each, context, startedMs)
      results.set(each.name, result)
      const never = result.startedMs === null ? `: ${result.reason}` : ` after ${formatDuration(result.durationMs)}`
      console.ended(each.name, each.outcome, never)
      handoff?.write(result)
    },
  })
  await console.close()
  const ended = plan.services.flatMap(({ service }) => results.get(service) ?? [])
  const shown = shownFleet(ended, plan)
  const result = endFleet(job, shown)
  // The jobs of a fleet leave the summary and the comment to the one that reports.
  if (handoff === undefined) await writeReport(job, inputs, shown)
  return result
}

/** The chosen part of a plan that an earlier job made, and the results of what it needs; a need that left none did not pass. */
function partOf(
  { choice }: FleetInputs,
  handoff: Handoff,
): { readonly plan: SerializedPlan; readonly earlier: ReadonlyMap<string, ServiceResult> } {
  const whole = handoff.readPlan()
  if (choice === 'all') return { plan: whole, earlier: new Map() }
  if (choice === 'changed') {
    const text =
      '`results` is set, and `services` is empty, so it is not known which part of the plan this job deploys. Set `services` to those of the matrix, or `all: true`.'
    throw new InputError('services', text)
  }
  const services = whole.services.filter(({ service }) => choice.includes(service))
  const missing = choice.find((name) => !services.some(({ service }) => service === name))
  if (missing !== undefined) {
    const text = `\`services\` names a service that the plan in \`results\` does not have: "${missing}". Use a name from the output \`plan\`.`
    throw new InputError('services', text)
  }
  const earlier = handoff.readResults(whole).filter(({ service }) => !choice.includes(service))
  return { plan: { ...whole, services }, earlier: new Map(earlier.map((each) => [each.service, each])) }
}

/**
 * What the report says of a service, and what the jobs of a fleet pass on of it.
 *
 * @param startedMs when the fleet began, in milliseconds since 1970
 */
function resultOf(report: ServiceReport, { job, inputs, plan }: FleetContext, startedMs: number): ServiceResult {
  const { name, outcome, passed, reason, url = null, deployment = {}, isLive, cause = [], startMs, endMs } = report
  const { deploymentId, ref } = deployment
  const { text: clean } = cleaningOf(job)
  const planned = plan.services.find((each) => each.service === name)
  const configured = inputs.found.file.services.get(name)?.inputs.get('service-id')?.text
  return {
    service: name,
    outcome,
    passed,
    reason: clean(reason),
    why: clean(planned?.reason ?? ''),
    commit: planned?.check?.commit ?? (ref === undefined ? plan.commit : clean(ref)),
    url,
    serviceId: deployment.serviceId ?? configured ?? null,
    deploymentId: deploymentId === undefined ? null : clean(deploymentId),
    deployed: isLive ?? false,
    startedMs: isLive === undefined ? null : Math.round(startedMs + startMs),
    durationMs: Math.round(endMs - startMs),
    excerpt: [...cause],
  }
}
