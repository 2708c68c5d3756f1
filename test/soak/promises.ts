import type { LedgerEntry, MadeDeployment } from '../../emulator/src/index.ts'
import { broken, leaksOf } from '../support/every-run.ts'
import { githubToken, type StepResult } from '../support/runner/run-action.ts'
import { brokenByCommand } from './command-step.ts'
import { mostMs, type Plan, slackMs, timeFactor } from './plan.ts'
import type { Evidence } from './play.ts'
import { earlyRequests, type Times } from './traffic.ts'

/** What the verdict on one deployment is judged by. */
export interface Judged extends Pick<Evidence, 'journal' | 'ledger' | 'cancelled'> {
  readonly result: Pick<StepResult, 'outcome' | 'outputs' | 'errors' | 'warnings'>
}

/** What the printed log of one deployment is judged by. */
export interface Printed extends Pick<Evidence, 'log'> {
  readonly plan: Pick<Plan, 'faults'>
  readonly result: Pick<StepResult, 'outcome' | 'buildLog' | 'stdout'>
}

/** What the times of a run's end and requests are judged by. */
export interface Timed extends Pick<Evidence, 'cancelled' | keyof Times> {
  readonly plan: Pick<Plan, 'timeoutSeconds'>
}

/** The externally visible promises that a run broke, one sentence each; empty for a good run. */
export function brokenPromises(evidence: Evidence): string[] {
  return [
    ...(killedAfterItsEnd(evidence) ? [] : brokenRun(evidence)),
    ...leaksOf(evidence.result, [githubToken, ...evidence.secrets]),
    ...falseVerdict(evidence),
    ...tooManyWrites(evidence),
    ...lostOrDoubledLines(evidence),
    ...tooLate(evidence),
    ...tooManyRequests(evidence),
    ...earlyRequests(evidence),
    ...requestsAfterTheEnd(evidence),
  ]
}

function brokenRun({ plan, result, inputs }: Evidence): string[] {
  return plan.byCommand ? brokenByCommand(result) : broken(result, inputs)
}

/** Node removes its signal handlers just before the process exits; a signal at that moment kills it after everything was written. */
export function killedAfterItsEnd({ result, cancelled }: Pick<Evidence, 'result' | 'cancelled'>): boolean {
  return cancelled !== undefined && result.signal !== null && result.outcome !== undefined
}

/** The action's requests: not deployments by others, which use a trigger, nor the two requests of the preparation. */
export function requestsOf({ journal }: Pick<Evidence, 'journal'>) {
  return journal.slice(2).filter(({ key }) => key === 'account')
}

export function isDeployment(entry: LedgerEntry): entry is MadeDeployment {
  return entry.kind === 'deployment'
}

/** The deployments that the action made. */
export function oursOf(evidence: Pick<Evidence, 'journal' | 'ledger'>): readonly MadeDeployment[] {
  const ours = new Set(requestsOf(evidence).map(({ number }) => number))
  return evidence.ledger.filter(isDeployment).filter(({ request }) => request !== null && ours.has(request))
}

/** The outcome contradicts the ledger. */
export function falseVerdict(evidence: Judged): string[] {
  const { result, ledger, cancelled } = evidence
  const { outcome = '', outputs } = result
  const id = outputs['deployment-id'] ?? ''
  const made = ledger.filter(isDeployment).find((entry) => entry.id === id)
  if (id !== '' && !made) return [`it names the deployment ${id}, which was never made`]
  const unknown = oursOf(evidence).length > 0 && id === ''
  if (outcome === 'failed' && unknown && !/may (exist|be running)/.test(result.errors.join())) {
    return ['it says failed and names no deployment, and does not say that one may exist, as one does']
  }
  const stage = made?.stage ?? 'none'
  const allowed = stagesOf[outcome]
  if (outcome === 'aborted') return cancelled === undefined ? ['it is aborted, but was not cancelled'] : []
  return allowed === undefined || allowed.includes(stage) ? [] : [`it says ${outcome}, and the deployment is ${stage}`]
}

/** The stages that each definite outcome allows. `retired` was live once; each dialect chooses its own word for it. */
export const stagesOf: Readonly<Record<string, readonly string[]>> = {
  succeeded: ['live', 'retired'],
  // A refused request creates no deployment.
  failed: ['failed', 'retired', 'none'],
  cancelled: ['superseded', 'retired'],
  superseded: ['superseded', 'retired'],
}

/** It made two deployments, or adopted another run's. */
export function tooManyWrites(evidence: Judged): string[] {
  const ours = oursOf(evidence)
  const wrong: string[] = []
  if (ours.length > 1) wrong.push(`it made ${ours.length} deployments: ${ours.map(({ id }) => id).join(', ')}`)
  const id = evidence.result.outputs['deployment-id'] ?? ''
  const other = evidence.ledger.filter(isDeployment).find((entry) => entry.id === id && !ours.includes(entry))
  const inferred = evidence.result.warnings.some((warning) => warning.includes('infer'))
  if (other && !inferred) wrong.push(`it adopted ${id}, which another run made (ref ${other.ref})`)
  return wrong
}

/** Printed lines came twice, out of order, or not at all, without a warning. */
export function lostOrDoubledLines({ plan, result, log }: Printed): string[] {
  const printed = result.buildLog.flatMap((line) => [...line.matchAll(/#(\d+)#/g)].map(([, n]) => Number(n)))
  const stored = log.flatMap((line) => [...line.matchAll(/^#(\d+)#/g)].map(([, n]) => Number(n)))
  // The garbled bytes may include the number itself.
  if (plan.faults.some(({ kind }) => kind === 'garble-events')) return []
  const wrong: string[] = []
  // Without a stored log nobody can tell a line that a new connection repeats, and the run says so.
  const saysRepeated = result.stdout.includes('or repeated after a reconnection')
  if (!saysRepeated && printed.some((n, index) => n <= (printed[index - 1] ?? 0)))
    wrong.push(`lines came twice or out of order: ${printed}`)
  const seen = new Set(printed)
  const missing = stored.filter((n) => !seen.has(n))
  if (missing.length === 0 || saysThatLinesAreMissing(result.stdout)) return wrong
  // Without a verdict the rest of the log is not read, and a stale log does not show its new lines.
  const knowsTheEnd = ['succeeded', 'failed'].includes(result.outcome ?? '')
  const isStale = plan.faults.some(({ kind, operation }) => kind === 'stale' && operation === 'get_deployment_logs')
  if (knowsTheEnd && !isStale) wrong.push(`the lines ${missing} were lost without a warning, of ${stored.length}`)
  return wrong
}

function saysThatLinesAreMissing(stdout: string): boolean {
  return /not delivered|could not be read|may not read the build log|does not show|Lines may be missing/.test(stdout)
}

/** Measured from the first request, because the start of the process depends on the machine. */
export function tooLate({ plan, endedMs, firstRequestMs, cancelled }: Timed): string[] {
  const tookMs = endedMs - firstRequestMs
  const wrong = tookMs > mostMs(plan) ? [`it took ${Math.round(tookMs)} ms, and ${mostMs(plan)} were given`] : []
  const lateMs = cancelled === undefined ? 0 : endedMs - cancelled
  if (lateMs > afterCancelMs / timeFactor + slackMs)
    wrong.push(`it ended ${Math.round(lateMs)} ms after it was cancelled`)
  return wrong
}

/** The runner kills a cancelled job 7.5 s after SIGINT; `afterCancelMs` of the action's clock leave room. */
const afterCancelMs = 5_000

/** The limit is far above what any good run needs, so this finds hot loops. */
function tooManyRequests(evidence: Evidence): string[] {
  const seconds = ((evidence.result.endedAt - evidence.result.startedAt) * timeFactor) / 1_000
  const most = 40 + 8 * seconds
  const count = requestsOf(evidence).length
  return count > most ? [`it sent ${count} requests in ${Math.round(seconds)} s`] : []
}

/** It sent requests after it was cancelled, allowing for the delivery of the signal. */
export function requestsAfterTheEnd({ traffic, cancelled }: Pick<Evidence, 'traffic' | 'cancelled'>): string[] {
  if (cancelled === undefined) return []
  return traffic.flatMap((entry) =>
    entry.kind === 'sent' && entry.at > cancelled + slackMs
      ? [`it sent ${entry.method} ${entry.url} ${entry.at - cancelled} ms after it was cancelled`]
      : [],
  )
}

/** It warns that the GitHub deployment is not up to date, because every request to GitHub failed. */
export function saysUnsettled({ warnings }: StepResult): boolean {
  return warnings.some((warning) =>
    /Could not (?:settle|update) (?:the|a) GitHub deployment|The GitHub deployment is not (?:kept )?up to date/.test(
      warning,
    ),
  )
}

/** The last state of a GitHub deployment is not one that a deployment at this stage may have; `error` means that the outcome is unknown. */
export function falseStates(
  { githubStates, post }: { readonly githubStates: readonly (readonly unknown[])[]; readonly post: StepResult },
  stage: string,
  own: Readonly<Record<string, boolean>>,
): string[] {
  const may: Readonly<Record<string, boolean>> = {
    error: true,
    failure: ['failed', 'retired'].includes(stage),
    inactive: ['superseded', 'retired'].includes(stage),
    ...own,
  }
  const wrong = githubStates.length > 1 ? [`it made ${githubStates.length} GitHub deployments`] : []
  if (saysUnsettled(post)) return wrong
  const others = githubStates.filter((states) => may[String(states.at(-1))] !== true)
  return [
    ...wrong,
    ...others.map((states) => `the GitHub deployment went through [${states}], and that one is ${stage}`),
  ]
}

/** The first lines of the summaries of runs that ended so. */
const firstLines: Readonly<Record<string, RegExp>> = {
  succeeded: /^✅ (?!.*(?: was accepted, and may still fail|accepted the deployment))/,
  accepted: /^✅ .*(?: was accepted, and may still fail|accepted the deployment)/,
  failed: /^❌ /,
  cancelled: /^⏹️ .*(?: was cancelled on the platform|deployment was cancelled)/,
  aborted: /^⏹️ (?!.*(?: was cancelled on the platform|deployment was cancelled))/,
  superseded: /^⏭️ /,
  'timed-out': /^⌛ /,
  indeterminate: /^❔ /,
  skipped: /^➖ /,
}

/** The outcomes that the first lines of summaries say. */
function titlesIn(summary: string): string[] {
  return [...summary.matchAll(/^(?:<h3>|### )([^\n]*)$/gm)].flatMap(([, line = '']) =>
    Object.keys(firstLines).filter((outcome) => firstLines[outcome]?.test(line)),
  )
}

/** The summary is missing, or is not one that shows one of these outcomes; or post claims one. */
export function falseSummary(
  { result, post }: { readonly result: StepResult; readonly post: StepResult },
  may: readonly (string | undefined)[] = [result.outcome],
): string[] {
  const [title, ...others] = titlesIn(result.summary)
  if (others.length > 0 || (title !== undefined && !may.includes(title)))
    return [`its summary says ${[title, ...others]}, its outputs ${result.outcome} and ${result.outputs['passed']}`]
  if (result.signal === null && title === undefined) return ['it ended without a summary']
  return titlesIn(post.summary).length > 0 ? ['post claims an outcome'] : []
}
