import { PlatformError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import type { DeployEvent, Run } from '../deploy/events.ts'
import { type FollowRequest, followTarget } from '../deploy/follow.ts'
import { findDeployment, isCommit } from '../deploy/history.ts'
import { findScopeProblem, readKey } from '../deploy/key.ts'
import { type Ending, isEnding } from '../deploy/outcome.ts'
import { type CheckResult, endRun, makeResult, Phases, type Result } from '../deploy/result.ts'
import { type RunOptions, RunTime } from '../deploy/run-time.ts'
import { outcomeOf, readStatus, type Status } from '../deploy/status.ts'
import { buildVocabulary } from '../deploy/words.ts'
import { count, formatDuration, messageOf, shorten, withoutFullStop } from '../text/format.ts'
import type { Prose } from '../text/redact.ts'
import { cleanText } from '../text/untrusted.ts'
import type { Check, CheckContext, Finding } from './checks/check.ts'
import { type ChoiceRequest, chooseDeployment } from './choose.ts'
import { lookUntil } from './look.ts'
import { rollback } from './rollback.ts'

export interface CheckRequest {
  /** The commit that should be deployed, if the record of the deployment shows none. */
  readonly commit?: string | undefined
  /** Run in this order, up to the first that fails. */
  readonly checks: readonly Check[]
  /** Deploys the last good commit if a check fails and the judged deployment is still the newest. */
  readonly rollback?: boolean
}

export type GateRequest = ChoiceRequest & CheckRequest

/** How long, and how often, the record is read after the checks. */
const lookAgain = { forMs: 30_000, everyMs: 2_000 }

/**
 * Waits for a deployment that was started elsewhere, and checks it. `outcome` is the deployment's; `passed` says
 * whether its checks passed, too. The timeout limits the wait; checks have their own, and a rollback gets the full
 * timeout again.
 */
export async function* gate(platform: Platform, request: GateRequest, options: RunOptions = {}): Run {
  const { serviceId } = request
  const time = new RunTime(platform.clock, options)
  let deploymentId: string
  try {
    const problem = request.rollback ? await findKeyProblem(platform, serviceId, time) : undefined
    if (problem !== undefined) return endEarly({ outcome: 'failed', reason: `No deployment was judged. ${problem}` })
    const choice = yield* chooseDeployment(platform, request, buildVocabulary(options), time)
    if (isEnding(choice)) return endEarly(choice)
    deploymentId = choice.deploymentId
  } catch (error) {
    if (!time.signal.aborted) throw error
    return endEarly({ outcome: 'aborted', reason: 'The run was cancelled before a deployment was chosen.' })
  }
  yield { kind: 'chosen', serviceId, deploymentId }

  const target = { serviceId, deploymentId, ref: undefined, isOurs: false }
  const deployed = yield* followTarget(platform, target, time, new Phases('waiting'), options)
  return yield* checkDeployed(platform, request, deployed, time, options)

  function endEarly(ending: Ending): Result {
    return endRun(platform, time, ending, { serviceId, deploymentId: request.deploymentId ?? null })
  }
}

/**
 * The rest of a gate, after a deployment has ended.
 *
 * @param time began with the run that deployed or followed it
 */
export async function* checkDeployed(
  platform: Platform,
  request: CheckRequest,
  deployed: Result,
  time: RunTime,
  options: RunOptions,
): Run {
  const { outcome, serviceId, deploymentId } = deployed
  if (outcome !== 'succeeded' || serviceId === null || deploymentId === null || request.checks.length === 0) {
    return deployed
  }
  const target = { serviceId, deploymentId }
  const checks = yield* runChecks(platform, request, deployed, target, time.signal)
  const failed = checks.filter(({ passed }) => !passed)
  const isCut = time.signal.aborted && failed.length > 0
  const now = isCut ? unchanged : yield* readAgain(platform, target, deployed.status, time, options)
  const problems = [...failed.map(describeCheck), ...now.problems]
  const durationMs = (): number => Math.round(time.elapsedMs)
  const checked = { ...deployed, ...now.facts, checks, phases: withChecks(deployed, durationMs()) }
  if (problems.length === 0) {
    const reason = platform.redact(`${deployed.reason} ${count(checks.length, 'check')} passed.`)
    return makeResult({ ...checked, reason, durationMs: durationMs() })
  }

  const isBad = now.isBad || failed.length > 0
  const nested = request.rollback && isBad ? yield* rollBack(platform, target, time.signal, options) : null
  const why = `Deployed, but the gate failed: ${problems.join('; ')}.`
  const undone = request.rollback ? ` ${describeRollback(nested)}` : ''
  const reason = platform.redact(why + undone)
  return makeResult({ ...checked, passed: false, reason, rollback: nested, durationMs: durationMs() })
}

/** Why the key could not roll back. It is better to know this now than when a rollback is needed. */
async function findKeyProblem(platform: Platform, serviceId: string, time: RunTime): Promise<string | undefined> {
  const key = await readKey(platform, time)
  return key instanceof PlatformError ? undefined : findScopeProblem(key.keyScope, serviceId)
}

async function* runChecks(
  platform: Platform,
  { checks, commit: given }: CheckRequest,
  { ref, url }: Result,
  target: FollowRequest,
  signal: AbortSignal,
): AsyncGenerator<DeployEvent, readonly CheckResult[]> {
  const commit = ref !== null && isCommit(ref) ? ref : (given ?? null)
  const context: CheckContext = { platform, signal, deployment: { ...target, commit, url } }
  const results: CheckResult[] = []
  // A failure here is reported when the check itself runs.
  for (const check of checks) await check.prepare?.(context).catch(() => {})
  for (const check of checks) {
    const { passed, evidence } = yield* runCheck(check, context)
    const result = { name: check.name, passed, evidence: toEvidence(platform, evidence) }
    results.push(result)
    yield { kind: 'check', ...result }
    if (!passed) break
  }
  return results
}

/** Runs one check. A check that throws has failed. */
async function* runCheck(check: Check, context: CheckContext): AsyncGenerator<DeployEvent, Finding> {
  const { signal } = context
  try {
    signal.throwIfAborted()
    return yield* check.run(context)
  } catch (error) {
    const text = messageOf(error)
    const found = signal.aborted ? 'the run was cancelled' : `it could not be run: ${withoutFullStop(text)}`
    return { passed: false, evidence: [found] }
  }
}

const mostEvidence = 20
const longestEvidence = 500

/** The finding and the last lines, redacted before they are cut: a cut secret is not recognised. */
function toEvidence(platform: Platform, [found = '', ...lines]: readonly string[]): readonly Prose[] {
  const clean = (line: string): Prose => platform.redact(shorten(platform.redact(cleanText(line)), longestEvidence))
  return [found, ...lines.slice(-mostEvidence)].map(clean)
}

function describeCheck({ name, evidence }: CheckResult): string {
  return `${name}: ${withoutFullStop(evidence[0] ?? 'it failed')}`
}

interface Again {
  /** The outcome and status that the record shows now, instead of the earlier ones. */
  readonly facts: Partial<Pick<Result, 'outcome' | 'status'>>
  readonly problems: readonly string[]
  /** Whether the record says that the deployment did not succeed after all. */
  readonly isBad: boolean
}

const unchanged: Again = { facts: {}, problems: [], isBad: false }

/** Reads the record again: the deployment may have failed or been replaced during the checks. */
async function* readAgain(
  platform: Platform,
  target: FollowRequest,
  status: string | null,
  time: RunTime,
  options: RunOptions,
): AsyncGenerator<DeployEvent, Again> {
  const vocabulary = buildVocabulary(options)
  let last: Status | undefined
  let newest: string | undefined
  try {
    const read = await lookUntil(platform, time.signal, lookAgain, async (call) => {
      const found = await findDeployment(platform, target, call)
      newest = found.newest[0]?.id
      // If two rows of the deployment differ, the one that denies the success counts.
      const statuses = found.own.map(({ record }) => readStatus(record, vocabulary))
      last = statuses.find(({ kind }) => kind !== 'succeeded') ?? statuses[0]
      // An undecided record may be decided in a moment.
      return last !== undefined && !isUndecided(last, status) ? last : undefined
    })
    // A word that was still open is no answer if the record could not be read since.
    const now = read instanceof PlatformError ? undefined : (read ?? last)
    if (newest !== undefined && newest !== target.deploymentId) {
      const text = `Deployment ${cleanText(newest)} is newer: the checks may have seen that one.`
      yield { kind: 'warning', text: platform.redact(text) }
    }
    if (now === undefined) {
      const held = `the platform wants no request for another ${formatDuration(platform.heldMs)}`
      const absent = platform.heldMs > 0 ? held : 'the history does not show it'
      const why = read instanceof PlatformError ? withoutFullStop(read.message) : absent
      const problem = `the record could not be read again after the checks (${why})`
      return { facts: { outcome: 'indeterminate' }, problems: [problem], isBad: false }
    }
    const word = now.word === undefined || platform.holdsApiKey(now.word) ? null : now.word
    if (word !== null && word !== status) yield { kind: 'status', word, atMs: time.elapsedMs }
    if (saysSuccess(now, status)) return { facts: { status: word }, problems: [], isBad: false }
    const said = (each: string | null): string => (each === null ? 'no status' : `"${each}"`)
    const problem = `the platform said ${said(status)}, and says ${said(word)}${word === status ? ' beside an error' : ''} now`
    return { facts: { outcome: outcomeOf(now), status: word }, problems: [problem], isBad: true }
  } catch (error) {
    if (!time.signal.aborted) throw error
    return { ...unchanged, problems: ['the run was cancelled before the record was read again'] }
  }
}

/** A word that means both live and in progress does not take a success back; a word that has disappeared does. */
function saysSuccess({ kind, word }: Status, before: string | null): boolean {
  return kind === 'succeeded' || (kind === 'undecided' && (word !== undefined || before === null))
}

function isUndecided(now: Status, before: string | null): boolean {
  return !saysSuccess(now, before) && outcomeOf(now) === 'indeterminate'
}

/** Rolls back within the run. The rollback is shown, but the outputs stay those of the judged deployment. */
async function* rollBack(
  platform: Platform,
  { serviceId, deploymentId }: FollowRequest,
  signal: AbortSignal,
  options: RunOptions,
): AsyncGenerator<DeployEvent, Result | null> {
  if (signal.aborted) return null
  const say = (text: string): DeployEvent => ({ kind: 'notice', text: platform.redact(`Rollback: ${text}`) })
  // Ends the rollback if the reader leaves this loop.
  await using run = rollback(platform, { serviceId, onlyIfNewest: deploymentId }, options)
  for (;;) {
    const step = await run.next()
    if (step.done) return step.value
    const event = step.value
    if (event.kind === 'accepted') yield say(`deployment ${event.deploymentId} was accepted.`)
    else if (event.kind === 'status') yield say(`the platform says "${event.word}".`)
    else if (event.kind === 'lines' || event.kind === 'warning' || event.kind === 'notice') yield event
  }
}

function describeRollback(nested: Result | null): string {
  if (nested === null) return 'Nothing was rolled back.'
  const { outcome, reason } = nested
  if (outcome === 'succeeded') return reason
  return outcome === 'skipped' ? reason : `The rollback ended as ${outcome}. ${reason}`
}

function withChecks({ phases, durationMs }: Result, nowMs: number): Result['phases'] {
  return [...phases, { name: 'checks', durationMs: nowMs - durationMs }]
}
