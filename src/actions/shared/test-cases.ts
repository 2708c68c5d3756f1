import type { Inputs } from '../../config/inputs.ts'
import type { ShownFleet } from '../../output/fleet-report.ts'
import type { gateOutput } from '../../output/gate-report.ts'
import type { TestCase } from '../../output/reports/junit.ts'
import type { EndedRun } from '../../output/run-result.ts'

/** A check of a gate, safe to show. */
export type ShownCheck = ReturnType<typeof gateOutput>['checks'][number]

/**
 * A run as test cases: the services of a fleet, or the deployment and each check of its gate.
 *
 * @param inputs name the service
 */
export function casesOf(inputs: Inputs, run: EndedRun, checks: readonly ShownCheck[]): readonly TestCase[] {
  return run.fleet === undefined ? deploymentCases(inputs, run, checks) : fleetCases(run.fleet)
}

/** The deployment, and each check of a gate, which alone is to blame if it failed. */
function deploymentCases(inputs: Inputs, run: EndedRun, checks: readonly ShownCheck[]): readonly TestCase[] {
  const { outcome, passed, reason, cause, durationMs } = run
  const isCheckToBlame = checks.some(({ result }) => result === 'failed')
  const names = (['service', 'service-name', 'service-id'] as const).map((name) => inputs.text(name))
  const environment = inputs.text('environment') ?? inputs.text('environment-slug')
  const service = names.find((each) => each !== undefined) ?? 'deployment'
  const blamed = passed || isCheckToBlame ? {} : { failure: `${outcome}: ${reason}`, cause }
  return [
    {
      name: environment === undefined ? service : `${service} in ${environment}`,
      durationMs,
      ...(outcome === 'skipped' ? { skipped: reason } : blamed),
    },
    ...checks.map(({ name, result, summary, evidence, durationMs }) => ({
      name: `check: ${name}`,
      durationMs,
      ...(result === 'failed' && { failure: summary, cause: evidence }),
      ...((result === 'not-run' || result === 'cut-short') && { skipped: result }),
    })),
  ]
}

/** Each service is a test case. */
function fleetCases({ services }: ShownFleet): readonly TestCase[] {
  return services.map(({ service, passed, outcome, reason, excerpt: cause, durationMs }) => ({
    name: service,
    durationMs,
    ...(outcome === 'skipped' ? { skipped: reason } : passed ? {} : { failure: `${outcome}: ${reason}`, cause }),
  }))
}
