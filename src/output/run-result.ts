import { type Outcome, outcomeFacts, passes } from '../deployment/outcome.ts'
import type { DeploymentReport, Phase } from '../deployment/report.ts'
import type { SerializedPlan } from '../fleet/result.ts'
import { formatDuration } from '../text/duration.ts'
import { lastLines } from '../text/message.ts'
import type { LogExcerpt } from './cause/excerpt.ts'
import { type ShownNewLines, shownNewLines } from './cause/new-lines.ts'
import { type ChartSection, gantt } from './chart.ts'
import type { ShownFleet } from './fleet-report.ts'
import {
  type Cleaning,
  checkTable,
  evidenceFolds,
  type GateProgress,
  gateOutput,
  gatePhases,
  type ShownGate,
} from './gate-report.ts'
import { code, folded, heading, lines, link, prose, table } from './markdown.ts'

/**
 * How a flow ended, and as much of a deployment's report as there was: a run that ended before it had a deployment is an outcome and
 * a reason. Its texts may be untrusted, but for `table`.
 */
export interface RunResult
  extends Pick<DeploymentReport, 'outcome' | 'reason'>,
    Partial<Omit<DeploymentReport, 'outcome' | 'reason'>> {
  /** Of the run as a whole, if it differs from `outcome`: a check failed after the deployment had succeeded. */
  readonly verdict?: Outcome
  /** Lines that follow the reason if the run failed. */
  readonly details?: readonly string[]
  /** Rows for the summary's table, after those of the deployment. */
  readonly facts?: readonly (readonly [name: string, value: string])[]
  /** For the summary, as Markdown that is safe already. */
  readonly table?: string
  /** Of a gate: what it found. */
  readonly gate?: GateProgress
  /** Of an upload: what was unusual in the folder. */
  readonly unusual?: readonly UnusualFinding[]
  /** Of a fleet: what would be deployed. */
  readonly plan?: SerializedPlan
  /** Of a fleet: what became of its services. */
  readonly fleet?: ShownFleet
  /** The run was refused for what its caller gave. */
  readonly wrongUsage?: boolean
}

/** What was unusual in a folder: of one kind how many entries, the first names, and what to do. */
interface UnusualFinding {
  readonly kind: string
  readonly count: number
  readonly names: readonly string[]
  readonly text: string
}

/** The tail's share of the 1 MiB above which the runner drops the whole summary; escaping makes five bytes of one. */
const mostTail = 100 * 1024

/** A run that is over: what the exit code, the log, the summary, the comment, GitHub, JSON, JUnit, events and the trace show of it. */
export interface EndedRun extends Omit<RunResult, 'gate'> {
  readonly verdict: Outcome
  /** Whether the job is green. */
  readonly passed: boolean
  readonly durationMs: number
  /** What failed in about 20 lines, clean: the evidence of a check, and what the log says. Empty if the run passed. */
  readonly cause: readonly string[]
  /** The end of the log, clean. */
  readonly tail: readonly string[]
  /** What no good build had; it follows the cause. */
  readonly newLines?: ShownNewLines | undefined
  /** Of a gate: what it found, clean. */
  readonly gate?: ShownGate | undefined
  /** The phases of its parts, clean. */
  readonly sections: readonly ChartSection[]
}

interface RunEnding {
  /** Whether `superseded` leaves the job green (`on-superseded: neutral`); false by default. */
  readonly supersededIsNeutral?: boolean
  /** What is kept of the log, which is clean already. */
  readonly log?: LogExcerpt
  /** Milliseconds since 1970, for the age of the last good deployment. */
  readonly nowMs?: number
}

/** The result as everything shows it. Its `url` must be safe to show; all other texts become so here. */
export function endRun(
  { gate, ...result }: RunResult,
  { text: clean, sentence }: Cleaning,
  { supersededIsNeutral = false, log, nowMs = 0 }: RunEnding = {},
): EndedRun {
  const { outcome, verdict = outcome, durationMs = 0, details = [], facts = [], phases = [] } = result
  const passed = passes(verdict, supersededIsNeutral)
  const { isExplainedByLog } = outcomeFacts[outcome]
  const cleaned = (text: string | undefined): string | undefined => (text === undefined ? undefined : clean(text))
  const cleanPhases = (all: readonly Phase[]): Phase[] => all.map((phase) => ({ ...phase, name: clean(phase.name) }))
  const sections = gate?.checks === undefined ? [{ name: 'Deployment', phases }] : gatePhases(gate)
  return {
    ...result,
    verdict,
    passed,
    durationMs,
    // What is wrong with a configuration file is a line for each mistake.
    reason: result.reason.split('\n').map(sentence).join('\n'),
    deploymentId: cleaned(result.deploymentId),
    serviceId: cleaned(result.serviceId),
    ref: cleaned(result.ref),
    status: cleaned(result.status),
    facts: facts.map(([name, value]) => [name, clean(value)]),
    phases: cleanPhases(phases),
    cause: passed ? [] : [...details.map(clean), ...(isExplainedByLog && log !== undefined ? log.failure() : [])],
    tail: log?.tail() ?? [],
    newLines: result.newSinceGood && shownNewLines(result.newSinceGood, clean, nowMs),
    gate: gate && gateOutput(gate, { text: clean, sentence }),
    sections: sections.map((section) => ({ ...section, phases: cleanPhases(section.phases) })),
  }
}

/**
 * The summary of a run as Markdown.
 *
 * @param action names the action in the title
 */
export function summaryOf(action: string, run: EndedRun): string {
  const { outcome, verdict, reason, cause, newLines, deploymentId, serviceId, ref, status, durationMs } = run
  const { url, facts = [], tail, gate, sections } = run
  const rows = [
    ['Outcome', outcome],
    ['Deployment', deploymentId],
    ['Service', serviceId],
    ['Ref', ref],
    ['Status', status],
    ['Duration', formatDuration(durationMs)],
    ...facts,
  ].flatMap(([name = '', value]) => (value ? [[name, code(value)]] : []))
  if (url !== undefined) rows.push(['URL', link(url)])
  const parts = [
    heading(prose(`Taxiway ${action}: ${verdict}`)),
    `<p>${prose(reason)}</p>`,
    cause.length === 0 ? '' : lines(cause),
    newLines === undefined ? '' : `<p>${prose(newLines.title)}</p>\n\n${lines(newLines.lines)}`,
    gate === undefined || (gate.chosenBy === null && gate.checks.length === 0)
      ? (run.table ?? '')
      : checkTable(gate, sections),
    table(rows),
    gantt(sections),
    ...(gate === undefined ? [] : evidenceFolds(gate)),
    tail.length === 0
      ? ''
      : folded(`The end of the build log${gate?.rollback ? ' of the rollback' : ''}`, lastLines(tail, mostTail)),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** What failed, in lines: the cause, and below it what no good build had. */
export function causeLines({ cause, newLines }: Pick<EndedRun, 'cause' | 'newLines'>): readonly string[] {
  return newLines === undefined ? cause : [...cause, '', `${newLines.title}:`, ...newLines.lines]
}
