import { LogFollower } from '../build-log/follower.ts'
import type { Emit } from '../build-log/log-event.ts'
import { RefusedError } from '../client/errors.ts'
import type { Fields } from '../client/json-fields.ts'
import type { Platform } from '../client/platform.ts'
import { Run } from '../client/time/run.ts'
import { WakeableTimer } from '../client/time/wakeable-timer.ts'
import { message } from '../text/message.ts'
import { TaxiwayError } from '../text/taxiway-error.ts'
import type { DeploymentEvent } from './deployment-event.ts'
import type { DeploymentReport } from './deployment-report.ts'
import type { FlowContext, FlowOptions, FlowSettings, WaitTarget } from './flow-context.ts'
import { beginFlow, type FlowRun } from './flow-run.ts'
import { findRecord, type HistoryTarget } from './history/history.ts'
import { readRef } from './history/history-record.ts'
import { deploymentMissing, serviceMissing } from './history/missing-messages.ts'
import { readPast } from './history/past-deployments.ts'
import { type Outcome, outcomeFacts } from './outcome.ts'
import { Phases } from './phases.ts'
import { beginVerdict, type ReadFailure, type Step } from './verdict/state.ts'
import { step } from './verdict/step.ts'
import { buildVocabulary } from './verdict/vocabulary.ts'

const readTimeoutMs = 15_000
const lastReadTimeoutMs = 3_500
const evidenceMs = 5_000
/** Of the history, before a record that is not there is searched for in its newest pages only. */
const wholeSearches = 2
const newestPages = 3

export interface FollowTarget extends HistoryTarget {
  readonly ref: string | undefined
  readonly url: string | undefined
  /** Until then the record of our own request may be missing in the history. */
  readonly graceUntilMs: number
}

/** What the history showed with the verdict. */
export interface VerdictPage {
  /** The rows of the last read that was answered. */
  readonly rows: readonly Fields[]
  /** The ids of deployments that had succeeded when ours had not yet. */
  readonly succeededBefore: ReadonlySet<string>
}

/** A deployment that something else started. */
export interface FollowRequest extends WaitTarget {
  /** What it deploys, if that is known. */
  readonly ref?: string | undefined
}

/**
 * Follows a deployment to its outcome: tells the lines of its log and judges its record in the history. What the platform does is in
 * the report; rejects only as `onEvent` does.
 */
export function follow(
  platform: Platform,
  target: FollowRequest,
  options: FlowOptions = {},
): FlowRun<DeploymentEvent, DeploymentReport> {
  return beginFlow(options, (emit, signal) => runFollow(platform, target, emit, { ...options, signal }))
}

/** Follows a deployment within a flow. */
export async function runFollow(
  platform: Platform,
  target: FollowRequest,
  emit: Emit<DeploymentEvent>,
  options: FlowSettings,
): Promise<DeploymentReport> {
  const run = new Run(options)
  const unknown = { older: undefined, url: undefined, graceUntilMs: 0 }
  const known: FollowTarget = { ref: undefined, ...target, ...unknown }
  return new DeploymentFollower({ platform, emit, options, run }, known, new Phases('waiting')).run()
}

/** Drives one pure verdict: the reads of the history, the log, and the waits between them. */
export class DeploymentFollower {
  readonly #platform: Platform
  readonly #emit: Emit<DeploymentEvent>
  readonly #run: Run
  readonly #phases: Phases
  readonly #options: FlowSettings
  readonly #log: LogFollower
  readonly #timer = new WakeableTimer()
  #target: FollowTarget
  #step: Step
  /** When the last read of the history was sent. */
  #askedMs = 0
  #rows: readonly Fields[] = []
  readonly #overBefore = new Set<string>()
  /** What the last read of the history has not shown, as a sentence; empty if it showed our record, or failed. */
  #missing = ''

  constructor({ platform, emit, options, run }: FlowContext, target: FollowTarget, phases: Phases) {
    this.#platform = platform
    this.#target = target
    this.#emit = emit
    this.#options = options
    this.#run = run
    this.#phases = phases
    const source = {
      platform,
      deploymentId: target.deploymentId,
      emit: this.#emit,
    }
    this.#log = new LogFollower(run, source, (hint) => {
      const { effect } = this.#step
      if (effect.kind === 'finish') return
      void this.#advance(step(this.#step.state, { kind: 'hint', atMs: run.elapsed(), hint }))
      // A hint that postpones the next read needs no new timer.
      if (this.#step.effect.kind === 'read' && this.#step.effect.atMs < effect.atMs) this.#timer.wake()
    })
    const rules = {
      interpret: buildVocabulary(options),
      pollIntervalMs: options.pollIntervalMs,
      deadlineMs: run.deadlineMs,
      graceUntilMs: target.graceUntilMs,
      random: run.random,
      named: platform.named,
    }
    this.#step = beginVerdict(rules, run.elapsed())
  }

  /** What the history showed with the verdict. */
  get page(): VerdictPage {
    return { rows: this.#rows, succeededBefore: this.#overBefore }
  }

  async run(): Promise<DeploymentReport> {
    try {
      this.#log.start()
      const { outcome, reason } = await this.#judge()
      if (this.#hasLog(outcome)) await this.#finishLog(outcome)
      else await this.#log.abandon()
      return this.#report(outcome, reason)
    } catch (error) {
      await this.#log.abandon()
      if (!this.#run.signal.aborted) throw error
      return this.#report('aborted', message`run-cancelled: The run was cancelled.`)
    }
  }

  /** Whether the log has lines to read in time: of an unknown deployment, or while the platform asks for no request, there are none. */
  #hasLog(outcome: Outcome): boolean {
    if (this.#unknown !== '') return this.#log.evidence.anyLine
    return outcomeFacts[outcome].log !== 'open' || !this.#isHeldTooLong
  }

  /** Why a deployment that was only given is unknown, as a sentence: it was never seen, and is not there at the end. Else empty. */
  get #unknown(): string {
    const { state, effect } = this.#step
    const isUnjudged = effect.kind === 'finish' && effect.outcome === 'indeterminate'
    return isUnjudged && !state.seen && this.#target.graceUntilMs === 0 ? this.#missing : ''
  }

  /** An abort during the last reads of the log leaves the verdict as it is; a warning says that lines may be missing. */
  async #finishLog(outcome: Outcome): Promise<void> {
    try {
      const end = await this.#log.finish(outcomeFacts[outcome].log, this.#askedMs)
      if (end.kind === 'incomplete') await this.#emit({ kind: 'warning', text: end.warning })
      else if (end.notice !== undefined) await this.#emit({ kind: 'notice', text: end.notice })
    } catch (error) {
      await this.#log.abandon()
      if (!this.#run.signal.aborted) throw error
      const text = `The run was cancelled before the end of the build log was read. The dashboard has the whole log.`
      await this.#emit({ kind: 'warning', text })
    }
  }

  async #judge(): Promise<{ readonly outcome: Outcome; readonly reason: string }> {
    for (;;) {
      const effect = this.#step.effect
      if (effect.kind === 'finish') return effect
      if (this.#isHeldTooLong)
        return { outcome: 'indeterminate', reason: `The platform asked to wait past the timeout.` }
      const waitMs = Math.min(Math.max(effect.atMs - this.#run.elapsed(), this.#platform.heldMs), this.#run.remaining())
      if (waitMs > 0) await this.#timer.sleep(this.#run.clock, waitMs, this.#run.signal)
      else if (this.#run.remaining() > 0) await this.#read(effect.withLog)
      else await this.#readForTheLastTime(effect.withLog)
    }
  }

  /** The platform asked to wait past the deadline. */
  get #isHeldTooLong(): boolean {
    return this.#platform.heldMs > Math.max(0, this.#run.remaining())
  }

  async #readForTheLastTime(withLog: boolean): Promise<void> {
    if (this.#platform.heldMs === 0) await this.#read(withLog, lastReadTimeoutMs)
    if (this.#step.effect.kind === 'finish') return
    await this.#advance(step(this.#step.state, { kind: 'deadline', atMs: this.#run.elapsed() }))
  }

  async #read(withLog: boolean, ms = Math.min(readTimeoutMs, this.#run.remaining())): Promise<void> {
    const untilMs = this.#run.elapsed() + ms
    const storedMark = withLog ? await this.#log.readToEnd(Math.min(evidenceMs, ms / 2)) : undefined
    const askedMs = this.#run.elapsed()
    this.#askedMs = askedMs
    this.#log.note('history-read')
    let next: Step
    try {
      const read = await this.#run.within(untilMs - this.#run.elapsed(), 'list_deployments', (signal) =>
        findRecord(this.#platform, this.#target, this.#step.state.rules.interpret, signal, this.#pagesToRead()),
      )
      this.#keepPage(read.rows)
      const shown = read.kind === 'found' ? readRef(read.record.refs) : undefined
      this.#missing = read.kind === 'found' ? '' : deploymentMissing(this.#target)
      this.#target = { ...this.#target, older: read.older, ref: this.#target.ref ?? shown }
      const log = { ...this.#log.evidence, storedMark }
      next = step(this.#step.state, { kind: 'read', askedMs, atMs: this.#run.elapsed(), read, log })
    } catch (error) {
      this.#run.signal.throwIfAborted()
      const failure = readFailure(error)
      const isMissing = failure.kind === 'refused' && failure.status === 404
      this.#missing = isMissing ? serviceMissing(this.#target.serviceId, failure.status, this.#platform) : ''
      next = step(this.#step.state, { kind: 'read-failed', askedMs, atMs: this.#run.elapsed(), failure })
    }
    await this.#advance(next)
  }

  /** As long as it is read again, our deployment has not ended. */
  #keepPage(rows: readonly Fields[]): void {
    const { interpret } = this.#step.state.rules
    for (const row of this.#rows) {
      const { id, succeeded } = readPast(row, interpret, undefined)
      if (id !== undefined && succeeded) this.#overBefore.add(id)
    }
    this.#rows = rows
  }

  /** After two searches of the whole, a record can only appear among the newest. */
  #pagesToRead(): number | undefined {
    const searched = this.#step.state.absences.count >= wholeSearches
    return searched && this.#target.older === undefined ? newestPages : undefined
  }

  async #advance(next: Step): Promise<void> {
    this.#step = next
    for (const event of next.events) {
      if (event.kind === 'status') {
        this.#phases.enter(event.word, event.atMs)
        this.#log.note('status-changed')
      }
      if (event.kind === 'url') this.#target = { ...this.#target, url: event.url }
      await this.#emit(event)
    }
  }

  /** The contract documents no way to abort a deployment, so it may continue. The caller knows how a person waits for it again. */
  #whatIsLeft(outcome: Outcome): string {
    if (outcomeFacts[outcome].log !== 'open') return ''
    const { serviceId, deploymentId, graceUntilMs } = this.#target
    const wait = this.#options.waitAgain?.({ serviceId, deploymentId })
    const advice = wait === undefined ? '' : ` ${wait}`
    const isThere = graceUntilMs > 0 || this.#step.state.seen
    return outcome !== 'indeterminate' && isThere
      ? message`deployment-left-running:  Deployment ${deploymentId} is left running.` + advice
      : message`deployment-may-run:  Deployment ${deploymentId} may still be running.` + advice
  }

  #report(outcome: Outcome, reason: string): DeploymentReport {
    const { serviceId, deploymentId, ref, url } = this.#target
    const durationMs = this.#run.elapsed()
    return {
      outcome,
      reason: reason + (this.#unknown === '' ? this.#whatIsLeft(outcome) : ` ${this.#unknown}`),
      deploymentId,
      serviceId,
      ref,
      url,
      status: this.#step.state.word,
      durationMs,
      phases: this.#phases.end(durationMs),
    }
  }
}

function readFailure(error: unknown): ReadFailure {
  if (!(error instanceof TaxiwayError)) throw error
  const why = error.message
  if (!(error instanceof RefusedError)) return { kind: 'unanswered', why }
  return { kind: 'refused', status: error.status, retryAfterMs: error.retryAfterMs, why }
}
