import type { DeploymentReport } from '../deployment/deployment-report.ts'
import { type Outcome, outcomeFacts, passes } from '../deployment/outcome.ts'
import type { Phase } from '../deployment/phases.ts'
import { type GateReport, judgeGate } from '../gate/gate-report.ts'
import type { LogExcerpt } from '../output/cause/log-excerpt.ts'
import { definedFields } from '../text/defined-fields.ts'
import { excerpt } from '../text/formats/shortening.ts'
import type { Redact } from '../text/secrets/redactor.ts'
import type { DeploymentEnd, Facts, GateEnd, PlainEnd, PreviewsEnd, RunEnd, UnusualEntries } from './run-end.ts'
import type { DeploymentRun, GateRun, PlainRun, PreviewsRun, RunReport } from './run-report.ts'

/** Of one text of a check or a rollback. */
export const longestText = 2_000
/** Lines of evidence in the cause. */
export const shownEvidence = 10

/** What the report needs beside what the flow says. */
interface Surroundings {
  /** The address of the result, safe to show. */
  readonly url?: string | undefined
  /** Whether `superseded` leaves the job green (`on-superseded: neutral`); false by default. */
  readonly supersededIsNeutral?: boolean
  /** What is kept of the log, which is clean already. */
  readonly log?: LogExcerpt
}

/** The end of a flow as everything shows it. All its texts become safe to show here. */
export function toRunReport(end: RunEnd, cleaning: Cleaning, around: Surroundings = {}): RunReport {
  switch (end.kind) {
    case 'plain':
      return plainRun(end, cleaning, around)
    case 'deployment':
      return deploymentRun(end, cleaning, around)
    case 'gate':
      return gateRun(end, cleaning, around)
    case 'previews':
      return previewsRun(end, cleaning)
    default:
      return end satisfies never
  }
}

function plainRun(end: PlainEnd, cleaning: Cleaning, around: Surroundings): PlainRun {
  const { serviceId, facts, wrongUsage, durationMs = 0 } = end
  return {
    kind: 'plain',
    ...toEnding({ ...end, durationMs }, cleaning, around),
    ...toShown(around),
    serviceId: cleaned(serviceId, cleaning),
    facts: cleanFacts(facts, cleaning),
    unusual: cleanUnusual(end.unusual, cleaning),
    wrongUsage,
    outdatedBy: cleaned(end.outdatedBy, cleaning),
  }
}

function deploymentRun(end: DeploymentEnd, cleaning: Cleaning, around: Surroundings): DeploymentRun {
  return {
    kind: 'deployment',
    ...cleanDeployment(end, cleaning),
    ...toEnding(end, cleaning, around),
    ...toShown(around),
    facts: cleanFacts(end.facts, cleaning),
    unusual: cleanUnusual(end.unusual, cleaning),
  }
}

function gateRun({ gate, wrongUsage }: GateEnd, cleaning: Cleaning, around: Surroundings): GateRun {
  const { deployment, checks, reason, durationMs } = gate
  const failed = checks.find(({ result }) => result === 'failed')
  const evidence = failed?.evidence.slice(-shownEvidence) ?? []
  const end = { outcome: deployment.outcome, verdict: judgeGate(gate), reason, durationMs, evidence }
  const { url } = around
  const clean = cleanGate(gate, cleaning)
  return {
    kind: 'gate',
    ...toEnding(end, cleaning, around),
    ...toShown(around),
    gate: { ...clean, deployment: { ...clean.deployment, url } },
    wrongUsage,
  }
}

function previewsRun(end: PreviewsEnd, cleaning: Cleaning): PreviewsRun {
  const { durationMs = 0, table } = end
  return { kind: 'previews', ...toEnding({ ...end, durationMs }, cleaning, {}), table }
}

/** How a flow ended, and lines that say why in addition to its log; may be untrusted. */
interface UncleanEnding {
  readonly outcome: Outcome
  /** By default the outcome. */
  readonly verdict?: Outcome
  readonly reason: string
  readonly durationMs: number
  readonly evidence?: readonly string[]
}

function toEnding(end: UncleanEnding, { text }: Cleaning, { supersededIsNeutral = false, log }: Surroundings) {
  const { outcome, verdict = outcome, reason, durationMs, evidence = [] } = end
  const passed = passes(verdict, supersededIsNeutral)
  const said = outcomeFacts[outcome].isExplainedByLog && log !== undefined ? log.failure() : []
  return {
    outcome,
    verdict,
    passed,
    // What is wrong with a configuration file is a line for each mistake.
    reason: reason.split('\n').map(text).join('\n'),
    durationMs,
    cause: passed ? [] : [...evidence.map(text), ...said],
  }
}

function toShown({ url, log }: Surroundings): Pick<PlainRun, 'url' | 'tail'> {
  return { url, tail: log?.tail() ?? [] }
}

/** The report of a gate, which may not be over, with texts that are safe to show: of a check or a rollback at most 2,000 characters. */
export function cleanGate(gate: GateReport, cleaning: Cleaning): GateReport {
  const { text } = cleaning
  const { deployment, reason, checks, newer, rollback } = gate
  const cut = (untrusted: string): string => excerpt(text(untrusted), longestText)
  return {
    ...gate,
    reason: text(reason),
    deployment: cleanDeployment(deployment, cleaning),
    checks: checks.map((check) => ({
      ...check,
      name: cut(check.name),
      summary: excerpt(text(check.summary), longestText),
      evidence: check.evidence.map(cut),
    })),
    newer: newer.map(cut),
    rollback: rollback && {
      ...rollback,
      ref: text(rollback.ref),
      deployment: cleanDeployment(rollback.deployment, cleaning),
    },
  }
}

/** What no good build had is left out: what is shown of it is chosen by itself. */
function cleanDeployment(report: DeploymentReport, cleaning: Cleaning): DeploymentReport {
  const { outcome, reason, deploymentId, serviceId, ref, url, status, durationMs, phases, outdatedBy } = report
  return {
    outcome,
    reason: cleaning.text(reason),
    deploymentId: cleaned(deploymentId, cleaning),
    serviceId: cleaned(serviceId, cleaning),
    ref: cleaned(ref, cleaning),
    url: cleaned(url, cleaning),
    status: cleaned(status, cleaning),
    durationMs,
    phases: phases.map((phase): Phase => ({ ...phase, name: cleaning.text(phase.name) })),
    ...definedFields({ outdatedBy: cleaned(outdatedBy, cleaning) }),
  }
}

function cleaned(text: string | undefined, cleaning: Cleaning): string | undefined {
  return text === undefined ? undefined : cleaning.text(text)
}

function cleanUnusual(
  unusual: readonly UnusualEntries[] | undefined,
  { text }: Cleaning,
): readonly UnusualEntries[] | undefined {
  return unusual?.map((each) => ({ ...each, names: each.names.map(text), text: text(each.text) }))
}

function cleanFacts(facts: Facts, { text }: Cleaning): Facts {
  return facts.map(([name, value]) => [name, text(value)])
}

/** What makes texts safe to show: `text` one that may be untrusted, or may hold untrusted words. */
export interface Cleaning {
  readonly text: Redact
}
