import { systemClock } from '../client/time/clock.ts'
import { Run } from '../client/time/run.ts'
import { openPlatform, readConnection } from '../config/connection.ts'
import { KeyCheck } from '../deployment/start/preflight.ts'
import { type PlainEnd, plainEnd } from '../report/run-end.ts'
import type { FleetRun } from '../report/run-report.ts'
import type { ServiceResult } from '../report/service-result.ts'
import type { Job } from '../run/job.ts'
import { formatDuration } from '../text/formats/duration.ts'
import { listFirst } from '../text/formats/quoted-names.ts'
import { message } from '../text/message.ts'
import { FleetConsole } from './fleet-console.ts'
import type { FleetContext } from './fleet-context.ts'
import type { FleetInputs } from './fleet-inputs.ts'
import { setFleetOutputs } from './fleet-outputs.ts'
import { type FleetTask, runFleet, type TaskContext } from './fleet-runner.ts'
import type { FleetHost } from './host.ts'
import { makePlan } from './plan/plan-mode.ts'
import { deployFleetService } from './service/service-run.ts'
import { toServiceResult } from './service/to-service-result.ts'
import { SharedTrackerLimit } from './shared-tracker-limit.ts'

/** Deploys the services of a plan in this job, each after those that it needs. */
export async function deployPlan(job: Job, host: FleetHost, inputs: FleetInputs): Promise<FleetRun | PlainEnd> {
  const { timeoutMs, all } = inputs
  await using platform = openPlatform(readConnection(all), job)
  const run = new Run({ timeoutMs, signal: job.signal })
  const planning = { host, platform, deadline: AbortSignal.timeout(timeoutMs) }
  const plan = await makePlan(job, inputs, planning)
  if (run.remaining() <= 0) {
    const text = `${job.inputs.named('timeout')} (${formatDuration(timeoutMs)}) passed before it was known what is to be deployed. Nothing was sent.`
    return plainEnd('timed-out', text)
  }

  const { services } = inputs.found.file
  const console = new FleetConsole(job, plan.services.length)
  const limit = new SharedTrackerLimit()
  const shared = { job, inputs, platform, console, plan, limit }
  const context: FleetContext = { ...shared, keyCheck: KeyCheck.of(run, platform) }
  const startedMs = systemClock.date().getTime()
  const tasks = plan.services.flatMap(({ service: name, needs }): FleetTask[] => {
    const service = services.get(name)
    if (service === undefined) return []
    const run = async (taskContext: TaskContext) => await deployFleetService(context, service, taskContext)
    return [{ name, needs, run }]
  })
  const results = new Map<string, ServiceResult>()
  await runFleet(tasks, {
    named: job.inputs.named,
    timeoutMs,
    signal: job.signal,
    maxParallel: all.get('max-parallel'),
    onBegin: (name) => console.began(name),
    onEnd: (each) => {
      const result = toServiceResult(each, context, startedMs)
      results.set(each.name, result)
      const never = result.startedMs === null ? `: ${result.reason}` : ` after ${formatDuration(result.durationMs)}`
      console.ended(each.name, each.outcome, never)
    },
  })
  await console.close()
  if (limit.missed.size > 0) job.console.notice(whatGitHubMissed(limit.missed))
  const ended = plan.services.flatMap(({ service }) => results.get(service) ?? [])
  return setFleetOutputs(job, ended, plan)
}

function whatGitHubMissed(services: ReadonlySet<string>): string {
  return message`fleet-github-limit: GitHub limits requests, so it was not told all about ${listFirst([...services])}. The next plan repeats what GitHub does not remember.`
}
