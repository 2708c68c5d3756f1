import type { Platform } from '../../client/platform.ts'
import { Run } from '../../client/time/run.ts'
import { KeyCheck } from '../../deployment/start/preflight.ts'
import type { HandedPlan, ServiceResult } from '../../fleet/result.ts'
import { type FleetTask, needFailed, runFleet, type ServiceReport } from '../../fleet/run.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { formatDuration } from '../../text/duration.ts'
import { addressBook } from './addresses.ts'
import { FleetConsole } from './console.ts'
import type { PlanContext } from './plan.ts'
import { type DeployedService, deployFleetService, type FleetContext } from './service.ts'

/** Deploys the services of a plan in this job, each after those that it needs. Gives what became of them, in the order of the plan. */
export async function deployPlan(
  { job, inputs, platform }: PlanContext & { readonly platform: Platform },
  plan: HandedPlan,
  {
    onResult,
    earlier,
    deploy = deployFleetService,
  }: {
    /** What became of services that other jobs deployed. */
    readonly earlier: ReadonlyMap<string, ServiceResult>
    /** Hears of each service that has ended. */
    readonly onResult: (result: ServiceResult) => void
    readonly deploy?: typeof deployFleetService
  },
): Promise<readonly ServiceResult[]> {
  const { services } = inputs.found.file
  const { timeoutMs } = inputs
  const { signal } = job
  const run = new Run({ timeoutMs, signal })
  const console = new FleetConsole(job, plan.services.length)
  const addresses = addressBook({ job, platform, services, earlier })
  const keyCheck = KeyCheck.of(run, platform)
  const context: FleetContext = { job, inputs, platform, keyCheck, console, plan, addressOf: addresses.of }
  const ended = new Map<string, DeployedService>()
  const startedMs = Date.now()
  const planned = new Map(plan.services.map((each) => [each.service, each]))
  const tasks = plan.services.flatMap(({ service: name, needs }): FleetTask[] => {
    const service = services.get(name)
    return service === undefined
      ? []
      : [
          {
            name,
            needs,
            run: async (turn) => {
              for (const need of needs) {
                const before = earlier.get(need)
                if (before !== undefined && !before.passed)
                  return { ...needFailed(need, before.outcome), passed: false }
              }
              const end = await deploy(context, service, turn)
              ended.set(name, end)
              addresses.note(name, end.url)
              return end
            },
          },
        ]
  })
  const toResult = (report: ServiceReport): ServiceResult => {
    const end = ended.get(report.name)
    const clean = (text: string): string => sanitizeText(text, job.redactor)
    const given = end?.result
    return {
      service: report.name,
      outcome: report.outcome,
      passed: report.passed,
      reason: clean(report.reason),
      why: clean(planned.get(report.name)?.reason ?? ''),
      commit: planned.get(report.name)?.check?.commit ?? (given?.ref === undefined ? plan.commit : clean(given.ref)),
      url: report.url ?? null,
      serviceId: given?.serviceId ?? services.get(report.name)?.inputs.get('service-id')?.text ?? null,
      deploymentId: given?.deploymentId === undefined ? null : clean(given.deploymentId),
      deployed: end?.isLive ?? false,
      startedMs: end === undefined ? null : Math.round(startedMs + report.startMs),
      durationMs: Math.round(report.endMs - report.startMs),
      excerpt: [...(end?.excerpt ?? [])],
    }
  }
  const results = new Map<string, ServiceResult>()
  const report = await runFleet(tasks, {
    timeoutMs,
    signal,
    maxParallel: inputs.all.get('max-parallel'),
    failFast: inputs.all.get('fail-fast'),
    onBegin: (name) => console.began(name),
    onEnd: (each) => {
      const result = toResult(each)
      results.set(each.name, result)
      const never = result.startedMs === null ? `: ${result.reason}` : ` after ${formatDuration(result.durationMs)}`
      console.ended(each.name, each.outcome, never)
      onResult(result)
    },
  })
  await console.close()
  return report.services.flatMap(({ name }) => results.get(name) ?? [])
}
