import type { LedgerEntry, MadeDeployment } from '../../src/emulator/index.ts'
import { broken, leaksOf } from '../support/every-run.ts'
import { githubToken, type StepResult } from '../support/runner/run-action.ts'
import { mostMs, slackMs, timeFactor } from './plan.ts'
import type { Evidence } from './play.ts'

/** Which of the promises that can be seen from outside a run broke, one sentence each; none for a good run. */
export function brokenPromises(evidence: Evidence): string[] {
  return [
    ...(killedAfterItsEnd(evidence) ? [] : broken(evidence.result, evidence.inputs)),
    ...leaksOf(evidence.result, [githubToken, ...evidence.secrets]),
    ...falseVerdict(evidence),
    ...tooManyWrites(evidence),
    ...lostOrDoubledLines(evidence),
    ...tooLate(evidence),
    ...tooManyRequests(evidence),
    ...hastyReturns(evidence),
    ...requestsAfterTheEnd(evidence),
  ]
}

/** Node takes its handlers away a moment before the process is gone; a signal that comes then finds everything written. */
export function killedAfterItsEnd({ result, cancelled }: Evidence): boolean {
  return cancelled !== undefined && result.signal !== null && result.outcome !== undefined
}

/** Requests of the action; those of strangers come by a trigger, and those before the start are of the preparation. */
export function requestsOf({ journal }: Evidence) {
  return journal.slice(2).filter(({ key }) => key === 'account')
}

export function isDeployment(entry: LedgerEntry): entry is MadeDeployment {
  return entry.kind === 'deployment'
}

/** The deployments that the action made. */
export function oursOf(evidence: Evidence): readonly MadeDeployment[] {
  const ours = new Set(requestsOf(evidence).map(({ number }) => number))
  return evidence.ledger.filter(isDeployment).filter(({ request }) => request !== null && ours.has(request))
}

/** It claims what the ledger denies. */
export function falseVerdict(evidence: Evidence): string[] {
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
  if (outcome === 'aborted') return cancelled === undefined ? ['it is aborted, and nobody cancelled it'] : []
  return allowed === undefined || allowed.includes(stage) ? [] : [`it says ${outcome}, and the deployment is ${stage}`]
}

/** What the truth may be where the outcome claims to know it. `retired` was live; its word is a dialect's own choice. */
export const stagesOf: Readonly<Record<string, readonly string[]>> = {
  succeeded: ['live', 'retired'],
  // A refused request makes none.
  failed: ['failed', 'retired', 'none'],
  cancelled: ['superseded', 'retired'],
  superseded: ['superseded', 'retired'],
}

/** It made two, or took somebody else's for its own. */
export function tooManyWrites(evidence: Evidence): string[] {
  const ours = oursOf(evidence)
  const wrong: string[] = []
  if (ours.length > 1) wrong.push(`it made ${ours.length} deployments: ${ours.map(({ id }) => id).join(', ')}`)
  const id = evidence.result.outputs['deployment-id'] ?? ''
  const foreign = evidence.ledger.filter(isDeployment).find((entry) => entry.id === id && !ours.includes(entry))
  const inferred = evidence.result.warnings.some((warning) => warning.includes('infer'))
  if (foreign && !inferred) wrong.push(`it adopted ${id}, which somebody else made (ref ${foreign.ref})`)
  return wrong
}

function lostOrDoubledLines({ plan, result, log }: Evidence): string[] {
  const printed = result.buildLog.flatMap((line) => [...line.matchAll(/#(\d+)#/g)].map(([, n]) => Number(n)))
  const stored = log.flatMap((line) => [...line.matchAll(/^#(\d+)#/g)].map(([, n]) => Number(n)))
  // Garbled bytes may have hit the number itself.
  if (plan.faults.some(({ kind }) => kind === 'garble-events')) return []
  const wrong: string[] = []
  if (printed.some((n, index) => n <= (printed[index - 1] ?? 0)))
    wrong.push(`lines came twice or out of order: ${printed}`)
  const seen = new Set(printed)
  const missing = stored.filter((n) => !seen.has(n))
  if (missing.length === 0 || saysThatLinesAreMissing(result.stdout)) return wrong
  // Without a verdict nothing is drained, and a log that is shown as it was before cannot be seen to have gone on.
  const knowsTheEnd = ['succeeded', 'failed'].includes(result.outcome ?? '')
  const isStale = plan.faults.some(({ kind, operation }) => kind === 'stale' && operation === 'get_deployment_logs')
  if (knowsTheEnd && !isStale) wrong.push(`the lines ${missing} were lost without a word, of ${stored.length}`)
  return wrong
}

function saysThatLinesAreMissing(stdout: string): boolean {
  return /not delivered|could not be read|may not read the build log|does not show/.test(stdout)
}

/** Counted from the first request: how long a process takes to start is the machine's affair. */
function tooLate({ plan, result, firstRequestMs, cancelled }: Evidence): string[] {
  const tookMs = result.endedAt - firstRequestMs
  const wrong = tookMs > mostMs(plan) ? [`it took ${Math.round(tookMs)} ms, and ${mostMs(plan)} were given`] : []
  const lateMs = cancelled === undefined ? 0 : result.endedAt - cancelled.ms
  if (lateMs > afterCancelMs / timeFactor + slackMs)
    wrong.push(`it ended ${Math.round(lateMs)} ms after it was cancelled`)
  return wrong
}

/** The runner kills a cancelled job 7.5 s after SIGINT; `afterCancelMs` of the action's clock leave room. */
const afterCancelMs = 5_000

/** By far more than any good run needs: what this finds is a hot loop. */
function tooManyRequests(evidence: Evidence): string[] {
  const seconds = ((evidence.result.endedAt - evidence.result.startedAt) * timeFactor) / 1_000
  const most = 40 + 8 * seconds
  const count = requestsOf(evidence).length
  return count > most ? [`it sent ${count} requests in ${Math.round(seconds)} s`] : []
}

/** A `Retry-After` of three seconds is 0.3 s of the world's, to whichever request it was said. What is on its way already may arrive. */
function hastyReturns(evidence: Evidence): string[] {
  const waits = new Map(
    evidence.plan.faults.flatMap((fault) =>
      fault.kind === 'status' && typeof fault.retryAfter === 'number' ? [[fault.operation, fault.retryAfter]] : [],
    ),
  )
  const requests = requestsOf(evidence)
  return requests.flatMap((told) => {
    const leastMs = ((waits.get(told.operation ?? '*') ?? 0) * 1_000) / timeFactor - earlyMs
    if (told.status !== 429 || told.ms === null) return []
    const toldMs = Date.parse(told.at) + told.ms
    const next = requests.find(({ at }) => Date.parse(at) > toldMs + onItsWayMs && Date.parse(at) < toldMs + leastMs)
    if (!next) return []
    const waitedMs = Date.parse(next.at) - toldMs
    return [`it sent ${next.operation} ${waitedMs} ms after ${told.operation} was told to wait ${leastMs} ms`]
  })
}

/** How much earlier than it was told a request may come, for timers and the journal count in whole milliseconds. */
const earlyMs = 20
const onItsWayMs = 100

/** It asked on after it was cancelled: the signal has to travel, and what was on its way may arrive. */
export function requestsAfterTheEnd(evidence: Evidence): string[] {
  const { cancelled } = evidence
  if (cancelled === undefined) return []
  const late = requestsOf(evidence).filter(({ at }) => Date.parse(at) > cancelled.wallMs + slackMs)
  return late.map(({ method, path, at }) => {
    return `it sent ${method} ${path} ${Date.parse(at) - cancelled.wallMs} ms after it was cancelled`
  })
}

/** It says that GitHub, which failed each request, is not up to date. */
export function saysUnsettled({ warnings }: StepResult): boolean {
  return warnings.some((warning) => /Could not (?:settle|update) (?:the|a) GitHub deployment/.test(warning))
}
