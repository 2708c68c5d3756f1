import { LogFollower } from '../../build-log/follower.ts'
import type { Hint, LogEnd, LogEvent, LogHost, LogLine } from '../../build-log/host.ts'
import { NoAnswerError, RefusedError } from '../../client/errors.ts'
import type { StreamOptions } from '../../client/options.ts'
import { Platform } from '../../client/platform.ts'
import type { StreamEvent } from '../../client/streams/event-stream.ts'
import { Run } from '../../client/time/run.ts'
import { WakeableTimer } from '../../client/time/wakeable-timer.ts'
import type { Connection } from '../../config/connection.ts'
import { JobLog } from '../../output/job-log.ts'
import { message } from '../../text/message.ts'
import { formatCount } from '../../text/size.ts'
import type { Job } from '../shared/job.ts'
import type { CallRequest } from './inputs.ts'
import { setResult } from './result.ts'

/** As long as a job may last. */
const longestMs = 6 * 3_600_000
/** A connection that ends with nothing new may have been cut; the next one then shows whether the log is over. */
const endsThatCount = 2
const longestWithoutStreamMs = 5 * 60_000

/**
 * Prints a deployment's log until the platform's stream has ended, every line once. Rejects as the client does where the log
 * or its stream may not be read, and with `NoAnswerError` where the stream was out of reach for five minutes, or went on for six hours.
 */
export async function printStream(job: Job, { operation, args, connection }: CallRequest): Promise<void> {
  const { id } = args
  if (typeof id !== 'string') throw new TypeError('the arguments were checked before')
  const run = new Run({ timeoutMs: longestMs, signal: job.signal })
  const host = new StreamHost(job)
  const end = new StreamEnd(run)
  await using platform = new WatchedPlatform(connection, (refusal) => end.refuse(refusal))
  await checkReadable(platform, id, job.signal)
  const follower = new LogFollower(run, { platform, deploymentId: id, host }, (hint) => end.hear(hint))
  try {
    follower.start()
    await end.reached(follower.end)
    host.showEnd(await follower.finish('succeeded', run.elapsed()))
  } catch (error) {
    await follower.abandon()
    throw error
  } finally {
    await host.close()
    setResult(job, { lines: host.lines, lastSeq: host.lastSeq ?? null })
  }
  if (end.refusal !== undefined) throw end.refusal
  if (end.lost) {
    throw new NoAnswerError(
      message`stream-out-of-reach: ${operation}: the stream was out of reach for too long. What was stored is printed, and the log may go on.`,
      { operation, sent: true },
    )
  }
  job.outputs.set('http-status', '200')
  job.console.say(`${operation}: the log has ended after ${formatCount(host.lines, 'line')}.`)
}

/** Reads the first record alone: a log that may not be read, or does not exist, fails at once. */
async function checkReadable(platform: Platform, deploymentId: string, signal: AbortSignal): Promise<void> {
  for await (const _ of platform.storedLog(deploymentId, { signal })) return
}

/** Reports a stream that the platform refuses, which a log follower would try again and again. */
class WatchedPlatform extends Platform {
  readonly #onRefusal: (refusal: RefusedError) => void

  constructor(connection: Connection, onRefusal: (refusal: RefusedError) => void) {
    super(connection)
    this.#onRefusal = onRefusal
  }

  override async *streamLogChunks(
    deploymentId: string,
    options: StreamOptions = {},
  ): AsyncGenerator<readonly StreamEvent[]> {
    try {
      yield* super.streamLogChunks(deploymentId, options)
    } catch (error) {
      const final = error instanceof RefusedError && error.status < 500 && error.status !== 429
      if (final) this.#onRefusal(error)
      throw error
    }
  }
}

/** Decides when the log is over, by the hints of the follower. */
class StreamEnd {
  readonly #run: Run
  readonly #timer = new WakeableTimer()
  #quietEnds = 0
  #lastWellMs: number
  #over = false
  /** The stream was out of reach for too long. */
  lost = false
  /** The platform refuses the stream. */
  refusal: RefusedError | undefined

  constructor(run: Run) {
    this.#run = run
    this.#lastWellMs = run.elapsed()
  }

  hear(hint: Hint): void {
    const nowMs = this.#run.elapsed()
    if (hint === 'stream-lost') this.lost = nowMs - this.#lastWellMs > longestWithoutStreamMs
    else this.#lastWellMs = nowMs
    this.#quietEnds = hint === 'stream-ended' ? this.#quietEnds + 1 : 0
    this.#timer.wake()
  }

  refuse(refusal: RefusedError): void {
    this.refusal = refusal
    this.#stop()
  }

  /** @param stopped settles when the follower has stopped */
  async reached(stopped: Promise<unknown>): Promise<void> {
    const stop = (): void => this.#stop()
    stopped.then(stop, stop)
    while (this.#quietEnds < endsThatCount && !this.lost && !this.#over) {
      const leftMs = this.#run.remaining()
      if (leftMs <= 0) this.lost = true
      else await this.#timer.sleep(this.#run.clock, leftMs, this.#run.signal)
    }
    if (this.#over && this.#quietEnds < endsThatCount) this.lost = true
  }

  #stop(): void {
    this.#over = true
    this.#timer.wake()
  }
}

/** Shows the log, and counts it. */
class StreamHost implements LogHost {
  readonly #job: Job
  readonly #log: JobLog
  lines = 0
  lastSeq: number | undefined

  constructor(job: Job) {
    this.#job = job
    this.#log = new JobLog(job.console, job.redactor, job.context.logFile)
  }

  print(lines: readonly LogLine[]): Promise<void> {
    this.lines += lines.length
    for (const { seq } of lines) this.lastSeq = Math.max(seq, this.lastSeq ?? 0)
    return this.#log.print(lines)
  }

  report(event: LogEvent): void {
    if (event.kind === 'hole') void this.#log.hole(event.from, event.to)
    if (event.kind === 'warning') this.#job.console.warn(event.text)
    if (event.kind === 'notice') this.#job.console.notice(event.text)
  }

  showEnd(end: LogEnd): void {
    if (end.kind === 'incomplete') this.#job.console.warn(end.warning)
    else if (end.notice !== undefined) this.#job.console.notice(end.notice)
  }

  close(): Promise<void> {
    return this.#log.close()
  }
}
