import { outcomeFacts } from '../../deployment/outcome.ts'
import type { Phase } from '../../deployment/phases.ts'
import type { CheckResult, GateReport } from '../../gate/gate-report.ts'
import { fold, folded, prose, table } from '../../output/markdown.ts'
import { shortenRef } from '../../text/commits/commit-id.ts'
import { formatDuration } from '../../text/formats/duration.ts'
import { excerpt } from '../../text/formats/shortening.ts'
import type { GateRun } from '../run-report.ts'
import { shownEvidence } from '../to-run-report.ts'
import { chartSections } from './chart-sections.ts'

const resultTexts: Readonly<Record<CheckResult, string>> = {
  passed: '✅ passed',
  failed: '❌ failed',
  'cut-short': '⚠️ cut short',
  'not-run': '➖ not run',
}
const longestCell = 300

/** The table of the summary: deployment, checks and rollback, with their results; folded if all passed, empty if nothing was checked. */
export function formatChecks(run: GateRun): string {
  const { deployment, checks, rollback, passed } = run.gate
  if (deployment.outcome !== 'succeeded' || checks.length === 0) return ''
  const row = (what: string, result: string, evidence: string, ms?: number): string[] => {
    const took = ms === undefined ? '' : formatDuration(ms)
    return [prose(what), result, prose(excerpt(evidence, longestCell)), took]
  }
  const [followed, , deployed] = chartSections(run)
  const { outcome, deploymentId, status } = deployment
  const evidence = [deploymentId, status === undefined ? undefined : `the platform says "${status}"`]
  const known = evidence.filter((each) => each !== undefined).join(', ')
  const rows = [row('deployment', `${outcomeFacts[outcome].icon} ${outcome}`, known, measureDuration(followed?.phases))]
  for (const { name, result, summary, startMs, endMs } of checks) {
    if (result === 'not-run') rows.push(row(name, resultTexts[result], ''))
    else rows.push(row(name, resultTexts[result], summary, Math.round(endMs - startMs)))
  }
  if (rollback !== undefined) rows.push(row('rollback', ...rollbackCells(rollback), measureDuration(deployed?.phases)))
  const shown = table(rows, ['Check', 'Result', 'Evidence', 'Time'])
  return passed ? fold('Checks', shown) : shown
}

function rollbackCells({ ref, deployment }: NonNullable<GateReport['rollback']>): [result: string, evidence: string] {
  const { outcome, deploymentId } = deployment
  const icon = outcome === 'succeeded' ? '↩️' : outcomeFacts[outcome].icon
  const by = deploymentId === undefined ? '' : ` by ${deploymentId}`
  return [`${icon} ${outcome}`, `to ${shortenRef(ref)}${by}`]
}

/** The evidence of each check, folded, unless the cause shows all of it. */
export function formatEvidence({ checks }: GateReport): readonly string[] {
  return checks.flatMap(({ name, result, evidence }) =>
    evidence.length === 0 || (result === 'failed' && evidence.length <= shownEvidence)
      ? []
      : [folded(`Evidence: ${prose(name)}`, evidence)],
  )
}

/** Milliseconds from the first phase to the last. */
function measureDuration(phases: readonly Phase[] = []): number | undefined {
  const [first, last] = [phases[0], phases.at(-1)]
  return first === undefined || last === undefined ? undefined : last.endMs - first.startMs
}
