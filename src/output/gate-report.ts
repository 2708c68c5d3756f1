import { outcomeFacts } from '../deployment/outcome.ts'
import { type DeploymentReport, shiftPhases } from '../deployment/report.ts'
import type { CheckResult, GateReport } from '../gate/report.ts'
import { formatDuration } from '../text/duration.ts'
import { excerpt } from '../text/message.ts'
import type { Redact } from '../text/redactor.ts'
import type { ChartSection } from './chart.ts'
import { folded, prose, table } from './markdown.ts'

export interface GateProgress extends Partial<Omit<GateReport, 'deployment'>> {
  readonly deployment: Pick<DeploymentReport, 'outcome' | 'reason'> & Partial<DeploymentReport>
}

/** Of one text in the report: a status word of the platform may be of any length. */
const longestText = 2_000

/** What makes texts safe to show: `text` one that may be untrusted, `sentence` one of ours, which may hold untrusted words. */
export interface Cleaning {
  readonly text: Redact
  readonly sentence: Redact
}

export type ShownGate = ReturnType<typeof gateOutput>

/**
 * The `report` output, for `fromJSON`, and what `--json` says of a gate. Times in milliseconds, null if unknown; about 40 texts for
 * each check, each of at most 2,000 characters.
 */
export function gateOutput(known: GateProgress, { text, sentence }: Cleaning) {
  const { passed = false, chosenBy = null, deployment, checks = [], newer = [], rollback = null } = known
  const cut = (long: string): string => excerpt(long, longestText)
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
    rollback: rollback && {
      ref: text(rollback.ref),
      deploymentId: rollback.deployment.deploymentId === undefined ? null : text(rollback.deployment.deploymentId),
      outcome: rollback.deployment.outcome,
      reason: said(rollback.deployment.reason),
    },
  }
}

const resultTexts: Readonly<Record<CheckResult, string>> = {
  passed: '✅ passed',
  failed: '❌ failed',
  'cut-short': '⚠️ cut short',
  'not-run': '➖ not run',
}
const longestCell = 300

/** The table of the summary: deployment, checks and rollback, with their results. */
export function checkTable(
  { outcome, status, deploymentId, checks, rollback }: ShownGate,
  sections: readonly ChartSection[],
): string {
  const row = (what: string, result: string, evidence: string, ms?: number): string[] => {
    const took = ms === undefined ? '' : formatDuration(ms)
    return [prose(what), result, prose(excerpt(evidence, longestCell)), took]
  }
  const evidence = [deploymentId, status === null ? null : `the platform says "${status}"`]
  const known = evidence.filter((each) => each !== null).join(', ')
  const [followed, , deployed] = sections
  const rows = [row('deployment', `${outcomeFacts[outcome].icon} ${outcome}`, known, lengthOf(followed))]
  for (const { name, result, summary, durationMs } of checks) {
    if (result === 'not-run') rows.push(row(name, resultTexts[result], ''))
    else rows.push(row(name, resultTexts[result], summary, durationMs))
  }
  if (rollback !== null) {
    const { ref, outcome, deploymentId } = rollback
    const by = deploymentId === null ? '' : ` by ${deploymentId}`
    rows.push(
      row(
        'rollback',
        `${outcome === 'succeeded' ? '↩️' : outcomeFacts[outcome].icon} ${outcome}`,
        `to ${ref}${by}`,
        lengthOf(deployed),
      ),
    )
  }
  return table(rows, ['Check', 'Result', 'Evidence', 'Duration'])
}

export function evidenceFolds({ checks }: ShownGate): readonly string[] {
  return checks.flatMap(({ name, evidence }) =>
    evidence.length === 0 ? [] : [folded(`Evidence: ${prose(name)}`, evidence)],
  )
}

/** The phases of the whole run, in sections. */
export function gatePhases({
  deployment,
  followedFromMs = 0,
  checks = [],
  rollback,
}: GateProgress): readonly ChartSection[] {
  const choosing = followedFromMs === 0 ? [] : [{ name: 'choosing', startMs: 0, endMs: followedFromMs }]
  const ran = checks.filter(({ result }) => result !== 'not-run')
  const back = rollback === undefined ? [] : shiftPhases(rollback.deployment.phases, rollback.startMs)
  return [
    { name: 'Deployment', phases: [...choosing, ...shiftPhases(deployment.phases ?? [], followedFromMs)] },
    { name: 'Checks', phases: ran.map(({ name, startMs, endMs }) => ({ name, startMs, endMs })) },
    { name: 'Rollback', phases: back },
  ]
}

/** Milliseconds from the first phase to the last. */
function lengthOf({ phases = [] }: Partial<ChartSection> = {}): number | undefined {
  const [first, last] = [phases[0], phases.at(-1)]
  return first === undefined || last === undefined ? undefined : last.endMs - first.startMs
}
