import type { DeploymentReport, Outcome } from '../deployment/report.ts'
import { formatDuration } from '../text/duration.ts'
import { renderSummary, type Summary } from './summary.ts'

/**
 * How a run ended, and as much of a deployment's report as there was: a run that ended before it had a deployment is an outcome and
 * a reason. Its texts may be untrusted, but for the Markdown in `summary`, which is safe already.
 */
export interface RunResult
  extends Pick<DeploymentReport, 'outcome' | 'reason'>,
    Partial<Omit<DeploymentReport, 'outcome' | 'reason'>> {
  /** Of the run as a whole, where it differs from `outcome`: a check failed after the deployment had succeeded. */
  readonly verdict?: Outcome
  /** Lines that follow the reason where the run failed. */
  readonly details?: readonly string[]
  /** Rows for the summary's table, after those of the deployment. */
  readonly facts?: readonly (readonly [name: string, value: string])[]
  /** What the summary holds beside them, or in place of the deployment's phases and log. */
  readonly summary?: Partial<Pick<Summary, 'head' | 'folds' | 'sections' | 'tailTitle'>>
  /** A failed check deployed what was there before again, with success. */
  readonly isRolledBack?: boolean
  /** The run was refused for what its caller gave. */
  readonly wrongUsage?: boolean
  /** Milliseconds of the run's timeout that were left at its end; 0 unless given. */
  readonly remainingMs?: number
}

/** Whether the result leaves the job green. */
export function passes(
  { outcome, verdict = outcome }: RunResult,
  { supersededIsNeutral }: { readonly supersededIsNeutral: boolean },
): boolean {
  if (verdict === 'superseded') return supersededIsNeutral
  return verdict === 'succeeded' || verdict === 'accepted' || verdict === 'skipped'
}

/**
 * The summary of a run as Markdown.
 *
 * @param action names the action in the title
 * @param shown the address and the end of the log, both safe to show; `clean` makes the other texts so
 */
export function summaryOf(
  action: string,
  result: RunResult,
  shown: Pick<Summary, 'url' | 'tail'> & { readonly clean: (text: string) => string },
): string {
  const { outcome, verdict = outcome, reason, deploymentId, serviceId, ref, status, durationMs = 0 } = result
  const { facts = [], phases = [], summary } = result
  const { clean, url, tail } = shown
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Outcome', outcome],
    ['Deployment', deploymentId],
    ['Service', serviceId],
    ['Ref', ref],
    ['Status', status],
    ['Duration', formatDuration(durationMs)],
    ...facts,
  ]
  return renderSummary({
    title: `Taxiway ${action}: ${verdict}`,
    reason: clean(reason),
    facts: rows.map(([name, value]) => [name, value === undefined ? undefined : clean(value)]),
    url,
    sections: [{ name: 'Deployment', phases: phases.map((phase) => ({ ...phase, name: clean(phase.name) })) }],
    tail,
    ...summary,
  })
}
