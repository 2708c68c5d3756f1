import { type Outcome, passes, worstOutcome } from '../deployment/outcome.ts'
import { formatCount } from '../text/formats/count.ts'
import type { SerializedPlan } from './formats/serialized-plan.ts'
import type { FleetRun, PlanRun } from './run-report.ts'
import type { ServiceResult } from './service-result.ts'
import type { Cleaning } from './to-run-report.ts'

/**
 * A fleet that is over, from the results of its services, which hold no secret.
 *
 * @param supersededPasses whether a run whose worst is that a newer deployment replaced one passes
 */
export function toFleetRun(
  services: readonly ServiceResult[],
  { commit, unchanged }: SerializedPlan,
  { text: clean }: Cleaning,
  supersededPasses: boolean,
): FleetRun {
  const outcome = worstOutcome(services.map((each) => each.outcome))
  const failed = services.filter((each) => !each.passed)
  const verdict = failed.length === 0 ? 'succeeded' : worstVerdict(failed, outcome)
  const passed = passes(verdict, supersededPasses)
  const cause = [...Map.groupBy(failed, ({ outcome, reason }) => `${outcome}. ${reason}`)].map(([end, those]) =>
    clean(`${those.map((each) => each.service).join(', ')}: ${end}`),
  )
  const reason = countServices(services, unchanged)
  return {
    kind: 'fleet',
    ...{ outcome, verdict, passed, reason, durationMs: measureElapsed(services), cause: passed ? [] : cause },
    ...{ services, unchanged, commit },
  }
}

/** A deployment that succeeded and did not pass, as it lies over a newer commit, is a failure of the fleet. */
function worstVerdict(failed: readonly ServiceResult[], outcome: Outcome): Outcome {
  const isLaidOver = failed.some((each) => each.outcome === 'succeeded')
  return isLaidOver && passes(outcome, false) ? 'failed' : outcome
}

/** A fleet that was planned. */
export function toPlanRun(plan: SerializedPlan, durationMs: number): PlanRun {
  const { services, unchanged } = plan
  const due = services.filter(({ check }) => check === null)
  const reason = `${due.length} of ${services.length + unchanged.length} services are to be deployed.`
  const outcome = 'skipped'
  return { kind: 'plan', outcome, verdict: outcome, passed: true, reason, durationMs, cause: [], plan }
}

/** One sentence: how many services ended how. */
export function countServices(services: FleetRun['services'], unchanged: FleetRun['unchanged']): string {
  const counts = new Map<Outcome, number>()
  for (const { outcome } of services) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  const parts = [...counts].map(([outcome, count]) => `${count} ${outcome}`)
  const rest = unchanged.length === 0 ? '' : ` ${formatCount(unchanged.length, 'other service')} left as deployed.`
  if (parts.length === 0) return `Nothing to deploy.${rest}`
  return `${formatCount(services.length, 'service')}: ${parts.join(', ')}.${rest}`
}

/** Milliseconds from the first service that began to the last that ended. */
function measureElapsed(services: readonly ServiceResult[]): number {
  const begun = services.flatMap(({ startedMs, durationMs }) =>
    startedMs === null ? [] : { startMs: startedMs, endMs: startedMs + durationMs },
  )
  if (begun.length === 0) return 0
  return Math.max(...begun.map(({ endMs }) => endMs)) - Math.min(...begun.map(({ startMs }) => startMs))
}
