import { RefusedError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import type { StreamEvent } from '../client/streams/event-stream.ts'
import { AbortScope } from '../client/time/abort-scope.ts'
import { discarded } from '../client/time/clock.ts'
import type { Run } from '../client/time/run.ts'
import { WakeableTimer } from '../client/time/wakeable-timer.ts'
import { TaxiwayError } from '../text/taxiway-error.ts'
import type { Emit, Hint, LinesEvent, LogEnd, LogEvent } from './log-event.ts'
import { readStoredRecord, readStreamedText } from './payload.ts'
import { beginLog, type Ending, type LogEffect, type LogInput, type LogStep } from './state.ts'
import { stepLog } from './step.ts'
import { isOver, type StreamedText } from './stream-state.ts'

/** An answer is given up after so much time without a byte. */
const silenceMs = 10_000
/** A timer that rings a moment early must not ring again at once. */
const leastSleepMs = 1

interface LogSource {
  readonly platform: Platform
  readonly deploymentId: string
  readonly emit: Emit<LinesEvent | LogEvent>
  /** Hears that the platform refuses the stream, which the follower tries again and again. */
  readonly onRefusal?: (refusal: RefusedError) => void
}

/** Follows one deployment's log: does what `stepLog` asks for, one input after the other. The log never decides the verdict. */
export class LogFollower {
  readonly #run: Run
  readonly #source: LogSource
  readonly #onHint: (hint: Hint) => void
  readonly #timer = new WakeableTimer()
  readonly #answered = new WakeableTimer()
  readonly #scope: AbortScope
  readonly #end = Promise.withResolvers<LogEnd>()
  readonly #tasks = new Set<Promise<void>>()
  /** The input before: the next one waits until its lines are written out, and so does what brings it. */
  #inputs: Promise<void> = Promise.resolve()
  #step: LogStep
  #lastEventId: string | undefined

  constructor(run: Run, source: LogSource, onHint: (hint: Hint) => void) {
    this.#run = run
    this.#source = source
    this.#onHint = onHint
    this.#scope = new AbortScope({ clock: run.clock, signal: run.signal })
    this.#step = { state: beginLog({ deadlineMs: run.deadlineMs, random: run.random }), effects: [], dueMs: 0 }
    // A failure to write is thrown by `finish`; until then it must not count as unhandled.
    this.#end.promise.catch(() => undefined)
  }

  get evidence(): { readonly anyLine: boolean; readonly streamOver: boolean } {
    return { anyLine: this.#step.state.printed.lines > 0, streamOver: isOver(this.#step.state.stream) }
  }

  /** Settles as `finish` does, also if a line cannot be written while nothing has asked for the end. */
  get end(): Promise<LogEnd> {
    return this.#end.promise
  }

  start(): void {
    this.#begin(this.#loop())
  }

  note(kind: 'status-changed' | 'history-read'): void {
    this.#begin(this.#take({ kind }))
  }

  /** As evidence: the number of lines, or undefined if the end of the stored log is not seen within `ms`. */
  async readToEnd(ms: number): Promise<number | undefined> {
    const fromMs = this.#run.elapsed()
    this.#begin(this.#take({ kind: 'evidence-wanted' }))
    for (let leftMs = ms; leftMs > 0; leftMs = fromMs + ms - this.#run.elapsed()) {
      await this.#answered.sleep(this.#run.clock, leftMs, this.#scope.signal)
      if ((this.#step.state.quiet?.askedMs ?? Number.NEGATIVE_INFINITY) >= fromMs) return this.#step.state.printed.lines
    }
    return undefined
  }

  /**
   * After the verdict: prints the rest of the log, and resolves with what is known of its end. Rejects if a line cannot be written, or
   * when the run is aborted.
   *
   * @param askedMs when the read was sent that brought the verdict
   */
  async finish(ending: Ending, askedMs: number): Promise<LogEnd> {
    this.#begin(this.#take({ kind: 'verdict', askedMs, ending }))
    const end = await this.#end.promise
    await this.abandon()
    return end
  }

  /** Ends everything without another request. */
  async abandon(): Promise<void> {
    this.#scope.abort(discarded)
    await Promise.all(this.#tasks)
    this.#scope[Symbol.dispose]()
  }

  async #loop(): Promise<void> {
    for (;;) {
      await this.#take({ kind: 'time' })
      const waitMs = Math.max(this.#step.dueMs - this.#run.elapsed(), leastSleepMs)
      await this.#timer.sleep(this.#run.clock, waitMs, this.#scope.signal)
    }
  }

  #take(input: LogInput): Promise<void> {
    this.#inputs = this.#inputs.then(async () => {
      this.#scope.signal.throwIfAborted()
      const { printed, stream } = this.#step.state
      this.#step = stepLog(this.#step.state, input, this.#run.elapsed())
      const { state, effects } = this.#step
      for (const effect of effects) await this.#do(effect)
      this.#hint(input, state.printed.lines > printed.lines || state.stream.sent > stream.sent)
      if (input.kind === 'answered' || input.kind === 'read-failed') this.#answered.wake()
      if (input.kind !== 'time') this.#timer.wake()
    })
    return this.#inputs
  }

  async #do(effect: LogEffect): Promise<void> {
    switch (effect.kind) {
      case 'print':
        return await this.#source.emit({ kind: 'lines', lines: effect.lines })
      case 'report':
        return await this.#source.emit(effect.event)
      case 'read':
        return this.#begin(this.#read(effect.after))
      case 'open-stream':
        return this.#begin(this.#stream())
      case 'finish':
        this.#end.resolve(effect.end)
        return this.#scope.abort(discarded)
      default:
        effect satisfies never
    }
  }

  #hint(input: LogInput, grew: boolean): void {
    if (this.#step.state.verdict !== undefined) return
    if (input.kind === 'stream-ended') this.#onHint(input.clean ? 'stream-ended' : 'stream-lost')
    else if (grew) this.#onHint('line')
  }

  /** Work beside the loop. Its failure, an abort of the run included, ends the log, unless that has ended. */
  #begin(work: Promise<void>): void {
    const task = work.catch((error: unknown) => {
      this.#end.reject(error)
      this.#scope.abort(discarded)
    })
    this.#tasks.add(task)
    void task.then(() => this.#tasks.delete(task))
  }

  async #read(after: number | undefined): Promise<void> {
    const { platform, deploymentId } = this.#source
    const { signal } = this.#scope
    await this.#run.waitWhileHeld(platform, signal)
    const askedMs = this.#run.elapsed()
    const limits = { idleMs: silenceMs, timeoutMs: Number.POSITIVE_INFINITY, retries: false }
    const failure = await this.#catchFailure(async () => {
      for await (const records of platform.storedLogChunks(deploymentId, { after, signal, ...limits }))
        await this.#take({ kind: 'records', records: records.map(readStoredRecord) })
    })
    if (failure === undefined) return await this.#take({ kind: 'answered', askedMs })
    const status = failure instanceof RefusedError ? failure.status : undefined
    await this.#take({ kind: 'read-failed', status, why: failure instanceof TaxiwayError ? failure.message : '' })
  }

  /** One connection, from its opening to its end. */
  async #stream(): Promise<void> {
    const { signal } = this.#scope
    const { platform, deploymentId } = this.#source
    await this.#run.waitWhileHeld(platform, signal)
    const connection = platform.streamLogChunks(deploymentId, { lastEventId: this.#lastEventId, signal })
    let isOpen = false
    const failure = await this.#catchFailure(async () => {
      for await (const events of connection) {
        if (!isOpen) this.#begin(this.#take({ kind: 'stream-opened' }))
        isOpen = true
        if (events.length === 0) continue
        this.#lastEventId = events.findLast(({ id }) => id !== undefined)?.id ?? this.#lastEventId
        await this.#take({ kind: 'stream-texts', texts: events.flatMap(readTexts) })
      }
    })
    const isRefused = failure instanceof RefusedError && failure.status < 500 && failure.status !== 429
    if (isRefused) this.#source.onRefusal?.(failure)
    await this.#take({ kind: 'stream-ended', clean: failure === undefined })
  }

  /** The failure of this work; undefined if it has none. Rejects when the log has ended. A failure to write also fails the next input. */
  async #catchFailure(work: () => Promise<void>): Promise<unknown> {
    try {
      await work()
      return undefined
    } catch (error) {
      this.#scope.signal.throwIfAborted()
      return error
    }
  }
}

function readTexts(event: StreamEvent): StreamedText[] {
  const text = readStreamedText(event.data)
  return text === undefined ? [] : [{ text, event }]
}
