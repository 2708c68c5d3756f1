import type { DeploymentReport } from '../deployment/report.ts'
import type { CheckReport, CheckResult, GateReport, RollbackReport } from '../gate/report.ts'
import { formatDuration } from '../text/duration.ts'
import { excerpt } from '../text/excerpt.ts'
import type { Redact } from '../text/redactor.ts'
import type { ChartSection } from './chart.ts'
import { folded, prose, table } from './markdown.ts'

/** What is known of a gate so far. */
export interface GateProgress
  extends Partial<Pick<GateReport, 'passed' | 'reason' | 'chosenBy' | 'checks' | 'newer' | 'rollback' | 'durationMs'>> {
  readonly deployment: Pick<DeploymentReport, 'outcome' | 'reason'> & Partial<DeploymentReport>
}

/** Of one text in the report: a status word of the platform may be of any length. */
const longestText = 2_000

/** What makes texts safe to show: `text` one that may be untrusted, `sentence` one of ours, which may hold untrusted words. */
export interface Cleaning {
  readonly text: Redact
  readonly sentence: Redact
}

/**
 * The `report` output, for `fromJSON`, and what `--json` says of a gate. Times in milliseconds, null if unknown; about 40 texts for
 * each check, each of at most 2,000 characters.
 */
export function gateOutput(known: GateProgress, { text, sentence }: Cleaning) {
  const { passed = false, chosenBy = null, deployment, checks = [], newer = [], rollback } = known
  const cut = (long: string): string => long.slice(0, longestText).toWellFormed()
  const shown = (word: string | undefined): string | null => (word === undefined ? null : cut(text(word)))
  const said = (words: string): string => cut(sentence(words))
  return {
    passed,
    outcome: deployment.outcome,
    reason: said(known.reason ?? deployment.reason),
    chosenBy,
    deploymentId: shown(deployment.deploymentId),
    serviceId: shown(deployment.serviceId),
    ref: shown(deployment.ref),
    status: shown(deployment.status),
    durationMs: Math.round(known.durationMs ?? deployment.durationMs ?? 0),
    checks: checks.map(({ name, result, summary, evidence, startMs, endMs }) => ({
      name: cut(text(name)),
      result,
      summary: said(summary),
      evidence: evidence.map((line) => cut(text(line))),
      durationMs: Math.round(endMs - startMs),
    })),
    newer: newer.map((id) => cut(text(id))),
    rollback: rollback === undefined ? null : rollbackOutput(rollback, { text, sentence: said }),
  }
}

function rollbackOutput({ ref, deployment }: RollbackReport, { text, sentence }: Cleaning) {
  const { deploymentId, outcome, reason } = deployment
  return {
    ref: text(ref),
    deploymentId: deploymentId === undefined ? null : text(deploymentId),
    outcome,
    reason: sentence(reason),
  }
}

const resultTexts: Readonly<Record<CheckResult, string>> = {
  passed: '✅ passed',
  failed: '❌ failed',
  'cut-short': '⚠️ cut short',
  'not-run': '➖ not run',
}
const longestCell = 300

/** The table of the summary: deployment, checks and rollback, with their results. `clean` makes untrusted text safe. */
export function checkTable({ deployment, checks, rollback }: GateReport, clean: Redact): string {
  const row = (what: string, result: string, evidence: string, ms?: number): string[] => {
    const took = ms === undefined ? '' : formatDuration(ms)
    return [prose(what), result, prose(excerpt(clean(evidence), longestCell)), took]
  }
  const { outcome, status, deploymentId, durationMs } = deployment
  const evidence = [deploymentId, status === undefined ? undefined : `the platform says "${status}"`]
  const known = evidence.filter((each) => each !== undefined).join(', ')
  const rows = [row('deployment', `${outcome === 'succeeded' ? '✅' : '❌'} ${outcome}`, known, durationMs)]
  for (const { name, result, summary, startMs, endMs } of checks) {
    if (result === 'not-run') rows.push(row(name, resultTexts[result], ''))
    else rows.push(row(name, resultTexts[result], summary, endMs - startMs))
  }
  if (rollback !== undefined) {
    const { outcome, deploymentId, durationMs } = rollback.deployment
    const by = deploymentId === undefined ? '' : ` by ${deploymentId}`
    const icon = outcome === 'succeeded' ? '↩️' : '❌'
    rows.push(row('rollback', `${icon} ${outcome}`, `to ${rollback.ref}${by}`, durationMs))
  }
  return table(rows, ['Check', 'Result', 'Evidence', 'Duration'])
}

/** The evidence of each check, collapsed. */
export function evidenceFolds(checks: readonly CheckReport[], clean: Redact): readonly string[] {
  return checks.flatMap(({ name, evidence }) => {
    const title = `Evidence: ${prose(name)}`
    return evidence.length === 0 ? [] : [folded(title, evidence.map(clean))]
  })
}

/** The phases of the whole run, in sections. */
export function gatePhases(gate: GateReport, clean: Redact): readonly ChartSection[] {
  const { deployment, followedFromMs, checks, rollback } = gate
  const choosing = followedFromMs === 0 ? [] : [{ name: 'choosing', startMs: 0, endMs: followedFromMs }]
  const ran = checks.filter(({ result }) => result !== 'not-run')
  return [
    { name: 'Deployment', phases: [...choosing, ...shifted(deployment.phases, followedFromMs)] },
    { name: 'Checks', phases: ran.map(({ name, startMs, endMs }) => ({ name, startMs, endMs })) },
    { name: 'Rollback', phases: rollback === undefined ? [] : shifted(rollback.deployment.phases, rollback.startMs) },
  ].map(({ name, phases }) => ({ name, phases: phases.map((phase) => ({ ...phase, name: clean(phase.name) })) }))
}

function shifted(phases: GateReport['deployment']['phases'], byMs: number): GateReport['deployment']['phases'] {
  return phases.map(({ name, startMs, endMs }) => ({ name, startMs: startMs + byMs, endMs: endMs + byMs }))
}
