import type { FleetRun, GateRun, RunReport } from '../run-report.ts'
import type { TestCase } from './junit.ts'

/**
 * A run as test cases of JUnit: the services of a fleet, or the deployment and each check of its gate.
 *
 * @param name of the service, the same in each run
 */
export function toTestCases(run: RunReport, name: string): readonly TestCase[] {
  if (run.kind === 'fleet') return serviceCases(run)
  return [deploymentCase(run, name), ...(run.kind === 'gate' ? checkCases(run) : [])]
}

/** A check that failed is alone to blame. */
function deploymentCase(run: Exclude<RunReport, FleetRun>, name: string): TestCase {
  const { outcome, passed, reason, cause, durationMs } = run
  const isCheckToBlame = run.kind === 'gate' && run.gate.checks.some(({ result }) => result === 'failed')
  if (outcome === 'skipped') return { name, durationMs, skipped: reason }
  return { name, durationMs, ...(passed || isCheckToBlame ? {} : { failure: `${outcome}: ${reason}`, cause }) }
}

function checkCases({ gate }: GateRun): readonly TestCase[] {
  return gate.checks.map(({ name, result, summary, evidence, startMs, endMs }) => ({
    name: `check: ${name}`,
    durationMs: Math.round(endMs - startMs),
    ...(result === 'failed' && { failure: summary, cause: evidence }),
    ...((result === 'not-run' || result === 'cut-short') && { skipped: result }),
  }))
}

function serviceCases({ services }: FleetRun): readonly TestCase[] {
  return services.map(({ service, passed, outcome, reason, excerpt: cause, durationMs }) => ({
    name: service,
    durationMs,
    ...(outcome === 'skipped' ? { skipped: reason } : passed ? {} : { failure: `${outcome}: ${reason}`, cause }),
  }))
}
