import { Alarm, within } from '../client/clock.ts'
import { InputError, PlatformError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import { messageOf, shorten } from '../text/format.ts'
import { cleanText } from '../text/untrusted.ts'
import { type Explanation, explainFailure } from './cause/explain.ts'
import { CauseFinder } from './cause/finder.ts'
import type { DeployEvent, Run } from './events.ts'
import { findDeployment, isCommit, isSameCommit, type Row, readDetails, shortRef } from './history.ts'
import { DeploymentLog } from './log/log.ts'
import { type Ending, outcomeFacts } from './outcome.ts'
import { Queue, ReaderLeft } from './queue.ts'
import { endRun, Phases, type Result } from './result.ts'
import { type RunOptions, RunTime } from './run-time.ts'
import { type Look, Verdict } from './verdict.ts'
import { buildVocabulary } from './words.ts'

export interface FollowRequest {
  readonly serviceId: string
  readonly deploymentId: string
}

/** The deployment that a run follows. */
export interface Target extends FollowRequest {
  /** The ref that was requested, or that the platform answered with. */
  readonly ref: string | undefined
  /** The ref of our request, if we made one. */
  readonly askedRef?: string | undefined
  /** Whether our own request has just started it. */
  readonly isOurs: boolean
  /** When our request was sent, by the platform's `clock`; by default when following begins. */
  readonly sentMs?: number
  /** The record that the history showed under this id before our request. */
  readonly earlier?: Row | undefined
  /** The answer to our request was lost, and nothing has shown yet that the deployment is of our ref. */
  readonly isUnconfirmed?: boolean | undefined
}

/** Follows a deployment that was started elsewhere, to its end. Only reads. */
export async function* follow(platform: Platform, request: FollowRequest, options: RunOptions = {}): Run {
  const time = new RunTime(platform.clock, options)
  return yield* followTarget(
    platform,
    { ...request, ref: undefined, isOurs: false },
    time,
    new Phases('waiting'),
    options,
  )
}

/** The rest of a run, after the platform has accepted the request. */
export async function* followTarget(
  platform: Platform,
  target: Target,
  time: RunTime,
  phases: Phases,
  options: RunOptions,
): Run {
  const events = new Queue<DeployEvent>()
  const stop = new AbortController()
  const following = new Following({ platform, target, time, phases, options, events, stop: stop.signal })
  const ended = following.run().finally(() => events.close())
  // Awaited below, after all events are read.
  ended.catch(() => {})
  try {
    yield* events
    return await ended
  } finally {
    stop.abort(new ReaderLeft())
    await ended.catch(() => {})
  }
}

const lookMs = 15_000
const lastLookMs = 3_500
/** Delay of the first look after our own request. */
const firstLookMs = 1_000
/** Time to read the rest of the log: of a deployment that is still running, and of one that has ended. */
const stopLogMs = 2_000
const finishLogMs = 30_000
/**
 * The search for the cause may last until this long after the timeout. With the last look, the run ends at most 10 s
 * after it.
 */
const explainUntilMs = 9_000
const eager = { everyMs: 1_000, forMs: 15_000 }
const slowestMs = 10_000
const leastPauseMs = 100
/** Pauses between looks after the stream ends: the status may become final a moment later. */
const afterStreamMs = [250, 500]

interface FollowingOptions {
  readonly platform: Platform
  readonly target: Target
  readonly time: RunTime
  readonly phases: Phases
  readonly options: RunOptions
  readonly events: Queue<DeployEvent>
  /** Aborts when the reader of the events leaves. */
  readonly stop: AbortSignal
}

/**
 * Looks at the history until there is a verdict, and reads the log in parallel. A *look* is one search of the history
 * for our record; `Verdict` judges each one.
 */
class Following {
  readonly #platform: Platform
  readonly #target: Target
  readonly #time: RunTime
  readonly #phases: Phases
  readonly #options: RunOptions
  readonly #events: Queue<DeployEvent>
  readonly #signal: AbortSignal
  readonly #verdict: Verdict
  readonly #log: DeploymentLog
  readonly #causes: CauseFinder
  readonly #sentMs: number
  /** Starts the next look early. */
  readonly #alarm: Alarm
  /** Pauses before the next looks, instead of the usual ones. */
  #quickPauses: number[] = []
  /** Number of failed looks in a row. */
  #failures = 0
  /** When the last look was sent. */
  #lookedAtMs = 0
  #url: string | undefined
  #ref: string | undefined
  #createdMs: number | undefined
  /** The record shows a different commit from the one that was requested. */
  #isOther = false
  /** A newer deployment exists. */
  #isReplaced = false
  readonly #leftOut = new Set<string>()

  constructor({ platform, target, time, phases, options, events, stop }: FollowingOptions) {
    this.#platform = platform
    this.#target = target
    this.#time = time
    this.#phases = phases
    this.#options = options
    this.#events = events
    this.#ref = target.ref
    this.#signal = AbortSignal.any([time.signal, stop])
    this.#alarm = new Alarm(platform.clock, this.#signal)
    this.#causes = new CauseFinder((text) => platform.redact(text))
    this.#sentMs = target.sentMs ?? platform.clock.now()
    const { serviceId, deploymentId, earlier } = target
    const graceUntilMs = time.elapsedMs + (target.isOurs ? 30_000 : 0)
    const ids = { serviceId, deploymentId, unconfirmedRef: target.isUnconfirmed ? target.ref : undefined }
    const rules = { ...ids, earlier, graceUntilMs, vocabulary: buildVocabulary(options) }
    this.#verdict = new Verdict(rules)
    this.#log = new DeploymentLog(platform, deploymentId, {
      signal: this.#signal,
      emit: async (event) => {
        if (event.kind === 'lines') this.#causes.add(event.lines.map(({ text }) => text))
        await events.push(event)
      },
      onStreamEnd: () => this.#lookAtOnce(),
    })
  }

  async run(): Promise<Result> {
    const logFailure = rejectionOf(this.#log.follow())
    let ending: Ending
    try {
      ending = await Promise.race([this.#lookUntilVerdict(), logFailure])
    } catch (error) {
      if (error instanceof ReaderLeft || (error instanceof InputError && !this.#target.isOurs)) throw error
      ending = this.#time.signal.aborted ? aborted : unexpected(error)
    }
    await Promise.race([this.#endLog(ending), logFailure]).catch(async (error: unknown) => {
      if (error instanceof ReaderLeft) throw error
      const why = this.#time.signal.aborted ? 'the run was cancelled' : messageOf(error)
      // This does not change the verdict.
      await this.#warn(`The end of the build log was not read: ${why}.`)
    })
    const { outcome, reason } = ending
    const explanation = { cause: null, reason: reason + this.#whatIsLeft(outcome) }
    // If the status word names the build, the service never started.
    const mayHaveStarted = !/build/i.test(this.#verdict.word ?? '')
    return this.#end(outcome, outcome === 'failed' ? await this.#explain(reason, mayHaveStarted) : explanation)
  }

  async #lookUntilVerdict(): Promise<Ending> {
    const { pollIntervalMs } = this.#options
    const firstMs = Math.min(firstLookMs, pollIntervalMs ?? firstLookMs)
    let nextMs = this.#time.elapsedMs + (this.#target.isOurs ? firstMs : 0)
    for (;;) {
      await this.#pauseUntil(nextMs)
      const isLast = this.#time.leftMs <= 0
      const { heldMs } = this.#platform
      const limitMs = isLast ? lastLookMs : Math.min(lookMs, this.#time.leftMs)
      const ending = isLast && heldMs > 0 ? undefined : await this.#look(limitMs)
      if (ending !== undefined) return ending
      if (isLast) return this.#verdict.endAtDeadline(heldMs)
      nextMs = this.#time.elapsedMs + this.#nextPauseMs()
    }
  }

  /**
   * Pauses until the next look is due, the stream ends, or the time is up, and in any case until the platform accepts
   * requests again.
   */
  async #pauseUntil(dueMs: number): Promise<void> {
    let isEarly = false
    while (this.#time.leftMs > 0) {
      const waitMs = Math.max(isEarly ? 0 : dueMs - this.#time.elapsedMs, this.#platform.heldMs)
      if (waitMs <= 0) return
      const hasRung = await this.#alarm.wait(Math.min(waitMs, this.#time.leftMs))
      isEarly ||= hasRung
    }
  }

  #nextPauseMs(): number {
    if (this.#failures > 0) return Math.min(slowestMs, eager.everyMs * 2 ** (this.#failures - 1))
    const quickMs = this.#quickPauses.shift()
    if (quickMs !== undefined) return quickMs
    if (this.#options.pollIntervalMs !== undefined) return Math.max(leastPauseMs, this.#options.pollIntervalMs)
    const slowMs = eager.everyMs + (this.#time.elapsedMs - eager.forMs) * 0.2
    return Math.min(slowestMs, Math.max(eager.everyMs, slowMs))
  }

  #lookAtOnce(): void {
    this.#quickPauses = [...afterStreamMs]
    this.#alarm.ring()
  }

  async #look(limitMs: number): Promise<Ending | undefined> {
    this.#lookedAtMs = this.#platform.clock.now()
    this.#log.readBeside()
    const look = await this.#read(limitMs)
    this.#failures = 'error' in look ? this.#failures + 1 : 0
    const before = this.#verdict.word
    const { ending, warnings } = this.#verdict.judge(look, this.#log.evidence, this.#time.elapsedMs)
    const { word } = this.#verdict
    if (word !== undefined && word !== before && (await this.#isFact('status', word))) {
      this.#phases.enter(word, this.#time.elapsedMs)
      await this.#events.push({ kind: 'status', word, atMs: this.#time.elapsedMs })
    }
    if ('found' in look) {
      this.#isReplaced = look.found.newest[0]?.id !== this.#target.deploymentId
      await this.#noteFacts(look.found.own[0])
    }
    for (const text of warnings) await this.#warn(text)
    return ending
  }

  async #read(limitMs: number): Promise<Look> {
    const { clock } = this.#platform
    const reason = (): PlatformError =>
      new PlatformError('no-answer', 'list_deployments', 'list_deployments: the history was not read in time.')
    try {
      const limit = { clock, ms: limitMs, parent: this.#signal, reason }
      return {
        found: await within(limit, (signal) => findDeployment(this.#platform, this.#target, { attempts: 1, signal })),
      }
    } catch (error) {
      this.#signal.throwIfAborted()
      if (!(error instanceof PlatformError)) throw error
      return { error }
    }
  }

  async #noteFacts(row: Row | undefined): Promise<void> {
    if (row === undefined) return
    const { commits, names, url, createdMs } = readDetails(row)
    if (!this.#target.isOurs) this.#createdMs = createdMs
    await this.#compareCommit(commits)
    const ref = commits[0] ?? names[0]
    if (this.#ref === undefined && ref !== undefined && (await this.#isFact('ref', ref))) this.#ref = ref
    if (url === undefined || url === this.#url || !(await this.#isFact('url', url))) return
    this.#url = url
    await this.#events.push({ kind: 'url', url })
  }

  /** Warns if the platform builds a different commit from the one that was requested. */
  async #compareCommit(commits: readonly string[]): Promise<void> {
    const { ref, askedRef } = this.#target
    const asked = askedRef !== undefined && isCommit(askedRef) ? askedRef : ref
    const [shown] = commits
    if (this.#isOther || shown === undefined || asked === undefined || !isCommit(asked)) return
    if (commits.some((commit) => isSameCommit(commit, asked))) return
    this.#isOther = true
    await this.#warn(`The record shows commit ${shortRef(shown)}, but ${shortRef(asked)} was asked for.`)
  }

  /**
   * Whether a fact from the record can be passed on. Facts are never rewritten: one that contains the API key is left
   * out.
   */
  async #isFact(name: string, fact: string): Promise<boolean> {
    if (!this.#platform.holdsApiKey(fact)) return true
    if (!this.#leftOut.has(name)) {
      this.#leftOut.add(name)
      const text = `The ${name} that the platform shows holds the API key, so it is left out. Create a new key.`
      await this.#warn(text)
    }
    return false
  }

  async #warn(text: string): Promise<void> {
    await this.#events.push({ kind: 'warning', text: this.#platform.redact(text) })
  }

  async #endLog({ outcome }: Ending): Promise<void> {
    if (this.#signal.aborted) return
    const knownMs = this.#platform.clock.now()
    const restMs = Math.min(finishLogMs, Math.max(0, this.#time.leftMs) + 5_000)
    const latestMs = knownMs + (outcomeFacts[outcome].mayContinue ? stopLogMs : restMs)
    await this.#log.finish({ outcome, lookedAtMs: this.#lookedAtMs, knownMs, latestMs })
  }

  /** Never changes the outcome: the deployment has failed. */
  async #explain(reason: string, mayHaveStarted: boolean): Promise<Explanation> {
    const limitMs = Math.max(0, this.#time.leftMs + explainUntilMs)
    const { serviceId } = this.#target
    const times = { sentMs: this.#sentMs, createdMs: this.#createdMs, limitMs }
    const failed = { serviceId, reason, mayHaveStarted, isReplaced: this.#isReplaced, ...times, signal: this.#signal }
    try {
      const explanation = await explainFailure(this.#platform, this.#causes, failed)
      const { notice } = explanation
      if (notice !== undefined) await this.#events.push({ kind: 'notice', text: this.#platform.redact(notice) })
      return explanation
    } catch (error) {
      if (error instanceof ReaderLeft) throw error
      if (!this.#signal.aborted) await this.#warn(`The cause was not looked for: ${messageOf(error)}.`)
      return { cause: null, reason }
    }
  }

  #end(outcome: Ending['outcome'], { cause, reason }: Explanation): Result {
    const { serviceId, deploymentId } = this.#target
    const ending = { outcome, reason }
    const isKnown = this.#target.isOurs || this.#verdict.seen
    return endRun(this.#platform, this.#time, ending, {
      serviceId,
      // There may be no deployment of an id that somebody has given.
      deploymentId: isKnown ? deploymentId : null,
      ref: this.#ref ?? null,
      url: this.#url ?? null,
      status: this.#leftOut.has('status') ? null : (this.#verdict.word ?? null),
      cause,
      phases: this.#phases.until(this.#time.elapsedMs),
      onSuperseded: this.#options.onSuperseded,
    })
  }

  /** Says that the deployment still runs: the contract has no operation that stops one. */
  #whatIsLeft(outcome: Ending['outcome']): string {
    if (!outcomeFacts[outcome].mayContinue || !(this.#target.isOurs || this.#verdict.seen)) return ''
    const isSure = outcome !== 'indeterminate'
    return ` Deployment ${shorten(cleanText(this.#target.deploymentId), 100)} ${isSure ? 'is left running' : 'may still be running'}.`
  }
}

const aborted: Ending = { outcome: 'aborted', reason: 'The run was cancelled.' }

/** A bug in Taxiway says nothing about the deployment. */
function unexpected(error: unknown): Ending {
  return { outcome: 'indeterminate', reason: `Taxiway failed unexpectedly (${messageOf(error)}).` }
}

/** Rejects when the promise rejects; never resolves. */
function rejectionOf(promise: Promise<unknown>): Promise<never> {
  const rejection = promise.then(() => new Promise<never>(() => {}))
  // Nobody may be waiting by then, and an unhandled rejection would end the process.
  rejection.catch(() => {})
  return rejection
}
