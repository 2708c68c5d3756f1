import type { Platform } from '../../client/platform.ts'
import { Run } from '../../client/time/run.ts'
import { KeyCheck } from '../../deployment/start/preflight.ts'
import { type HandedPlan, resultOfService, type ServiceResult } from '../../fleet/result.ts'
import { type FleetTask, needFailed, runFleet, type ServiceEnd, type Turn } from '../../fleet/run.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { formatDuration } from '../../text/duration.ts'
import { addressBook } from './addresses.ts'
import { FleetConsole } from './console.ts'
import type { PlanContext } from './plan.ts'
import { deployFleetService, type FleetContext } from './service.ts'

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
  const startedMs = Date.now()
  const tasks = plan.services.flatMap(({ service: name, needs }): FleetTask[] => {
    const service = services.get(name)
    if (service === undefined) return []
    const run = async (turn: Turn): Promise<ServiceEnd> => {
      for (const need of needs) {
        const before = earlier.get(need)
        if (before !== undefined && !before.passed) return { ...needFailed(need, before.outcome), passed: false }
      }
      const end = await deploy(context, service, turn)
      addresses.note(name, end.url)
      return end
    }
    return [{ name, needs, run }]
  })
  const clean = (text: string): string => sanitizeText(text, job.redactor)
  const own = (name: string): string | undefined => services.get(name)?.inputs.get('service-id')?.text
  const results = new Map<string, ServiceResult>()
  const report = await runFleet(tasks, {
    timeoutMs,
    signal,
    maxParallel: inputs.all.get('max-parallel'),
    failFast: inputs.all.get('fail-fast'),
    onBegin: (name) => console.began(name),
    onEnd: (each) => {
      const result = resultOfService(each, { plan, serviceId: own(each.name), startedMs, clean })
      results.set(each.name, result)
      const never = result.startedMs === null ? `: ${result.reason}` : ` after ${formatDuration(result.durationMs)}`
      console.ended(each.name, each.outcome, never)
      onResult(result)
    },
  })
  await console.close()
  return report.services.flatMap(({ name }) => results.get(name) ?? [])
}
