import { systemClock } from '../client/time/clock.ts'
import { Run } from '../client/time/run.ts'
import { openPlatform, readConnection } from '../config/connection.ts'
import { KeyCheck } from '../deployment/start/preflight.ts'
import { type PlainEnd, plainEnd } from '../report/run-end.ts'
import type { FleetRun } from '../report/run-report.ts'
import type { ServiceResult } from '../report/service-result.ts'
import type { Job } from '../run/job.ts'
import { formatDuration } from '../text/formats/duration.ts'
import { explainFileError } from '../text/formats/format-error.ts'
import { listFirst } from '../text/formats/quoted-names.ts'
import { message } from '../text/message.ts'
import { AddressBook } from './address-book.ts'
import { FleetConsole } from './fleet-console.ts'
import type { FleetContext } from './fleet-context.ts'
import type { FleetInputs } from './fleet-inputs.ts'
import { setFleetOutputs } from './fleet-outputs.ts'
import { type FleetTask, needFailed, runFleet, type TaskContext } from './fleet-runner.ts'
import type { FleetHost } from './host.ts'
import { makePlan } from './plan/plan-mode.ts'
import { readPart } from './plan/plan-part.ts'
import { openResults, type ResultsFolder } from './results/results-folder.ts'
import type { ServiceEnd } from './service/service-end.ts'
import { previewFleetService } from './service/service-preview.ts'
import { deployFleetService } from './service/service-run.ts'
import { toServiceResult } from './service/to-service-result.ts'
import { SharedTrackerLimit } from './shared-tracker-limit.ts'

/** Deploys the services of a plan in this job, each after those that it needs: of its own plan, or a part of one that an earlier job made. */
export async function deployPlan(job: Job, host: FleetHost, inputs: FleetInputs): Promise<FleetRun | PlainEnd> {
  const { timeoutMs, all } = inputs
  let deployService = deployFleetService
  if (inputs.mode === 'preview') {
    const hasKey = all.text('api-key') !== undefined
    const none = await host.previews.whyNone({ hasKey, labels: all.get('when-labeled') })
    if (none !== undefined) return plainEnd(none.outcome, none.reason)
    deployService = previewFleetService
  }
  const folder = openResults(job, inputs)
  await using platform = openPlatform(readConnection(all), job)
  const run = new Run({ timeoutMs, signal: job.signal })
  const planning = { host, platform, deadline: AbortSignal.timeout(timeoutMs) }
  const { plan, earlier } =
    folder === undefined
      ? { plan: await makePlan(job, inputs, planning), earlier: new Map<string, ServiceResult>() }
      : beginPart(inputs, folder)
  if (run.remaining() <= 0) {
    const text = `${job.inputs.named('timeout')} (${formatDuration(timeoutMs)}) passed before it was known what is to be deployed. Nothing was sent.`
    return plainEnd('timed-out', text)
  }

  const { services } = inputs.found.file
  const console = new FleetConsole(job, plan.services.length)
  const addresses = new AddressBook({ signal: job.signal, platform, services, plan, earlier })
  const limit = new SharedTrackerLimit()
  const shared = { job, host, inputs, platform, console, plan, addresses, limit, earlier }
  const context: FleetContext = { ...shared, keyCheck: KeyCheck.of(run, platform) }
  const startedMs = systemClock.date().getTime()
  const tasks = plan.services.flatMap(({ service: name, needs }): FleetTask[] => {
    const service = services.get(name)
    if (service === undefined) return []
    const run = async (taskContext: TaskContext): Promise<ServiceEnd> => {
      for (const need of needs) {
        const before = earlier.get(need)
        if (before !== undefined && !before.passed) return { ...needFailed(need, before.outcome), passed: false }
      }
      const end = await deployService(context, service, taskContext)
      addresses.note(name, end.url)
      return end
    }
    return [{ name, needs, run }]
  })
  const results = new Map<string, ServiceResult>()
  const unwritten: string[] = []
  await runFleet(tasks, {
    named: job.inputs.named,
    timeoutMs,
    signal: job.signal,
    maxParallel: all.get('max-parallel'),
    failFast: all.get('fail-fast'),
    onBegin: (name) => console.began(name),
    onEnd: (each) => {
      const result = toServiceResult(each, context, startedMs)
      results.set(each.name, result)
      const never = result.startedMs === null ? `: ${result.reason}` : ` after ${formatDuration(result.durationMs)}`
      console.ended(each.name, each.outcome, never)
      try {
        folder?.end(result)
      } catch (error) {
        unwritten.push(`"${each.name}" (${explainFileError(error)})`)
      }
    },
  })
  await console.close()
  if (limit.missed.size > 0) job.console.notice(whatGitHubMissed(limit.missed))
  const ended = plan.services.flatMap(({ service }) => results.get(service) ?? [])
  const fleet = setFleetOutputs(job, ended, plan)
  if (unwritten.length === 0) return fleet
  // For the jobs after this one they began and never ended.
  const reason = message`fleet-result-unwritten: The results of ${unwritten.join(', ')} could not be written to the folder of ${job.inputs.named('results')}, so the report calls them \`indeterminate\`. ${fleet.reason}`
  return { ...fleet, outcome: 'indeterminate', verdict: 'indeterminate', passed: false, reason }
}

function whatGitHubMissed(services: ReadonlySet<string>): string {
  return message`fleet-github-limit: GitHub limits requests, so it was not told all about ${listFirst([...services])}. The next plan repeats what GitHub does not remember.`
}

/**
 * The part of the plan that this job deploys, and the results of what it needs; a need whose result is not known did not pass. Notes that its
 * services begin, before anything is sent: from now on no result of an earlier execution counts.
 */
function beginPart(inputs: FleetInputs, folder: ResultsFolder) {
  const { whole, part: plan } = readPart(inputs, folder)
  const own = new Set(plan.services.map(({ service }) => service))
  const others = folder.readResults(whole).filter(({ service }) => !own.has(service))
  folder.begin([...own])
  return { plan, earlier: new Map(others.map((each) => [each.service, each])) }
}
