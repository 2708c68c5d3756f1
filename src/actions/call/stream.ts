import { LogFollower } from '../../build-log/follower.ts'
import type { Hint, LogEnd, LogEvent, LogHost, LogLine } from '../../build-log/host.ts'
import { NoAnswerError, RefusedError } from '../../client/errors.ts'
import type { StreamOptions } from '../../client/options.ts'
import { Platform } from '../../client/platform.ts'
import type { StreamEvent } from '../../client/streams/event-stream.ts'
import { Run } from '../../client/time/run.ts'
import { AbortScope } from '../../client/time/timeout.ts'
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
 * Prints a deployment's log until the platform's stream has ended, every line once. Rejects as the client does if the log
 * or its stream may not be read, and with `NoAnswerError` if the stream was out of reach for five minutes, or went on for six hours.
 */
export async function printStream(job: Job, { operation, args, connection }: CallRequest): Promise<void> {
  const { id } = args
  if (typeof id !== 'string') throw new TypeError('the arguments were checked before')
  const run = new Run({ timeoutMs: longestMs, signal: job.signal })
  const host = new StreamHost(job)
  const over = Promise.withResolvers<'ended' | 'lost' | RefusedError>()
  await using platform = new WatchedPlatform(connection, over.resolve)
  await checkReadable(platform, id, job.signal)
  let quietEnds = 0
  let lastWellMs = run.elapsed()
  const hear = (hint: Hint): void => {
    quietEnds = hint === 'stream-ended' ? quietEnds + 1 : 0
    if (quietEnds === endsThatCount) over.resolve('ended')
    if (hint !== 'stream-lost') lastWellMs = run.elapsed()
    else if (run.elapsed() - lastWellMs > longestWithoutStreamMs) over.resolve('lost')
  }
  const follower = new LogFollower(run, { platform, deploymentId: id, host }, hear)
  const lose = (): void => over.resolve('lost')
  let end: Awaited<typeof over.promise>
  try {
    follower.start()
    using timeout = new AbortScope({ signal: job.signal, timeoutMs: run.remaining() })
    timeout.signal.addEventListener('abort', lose, { once: true })
    follower.end.then(lose, lose)
    end = await over.promise
    job.signal.throwIfAborted()
    host.showEnd(await follower.finish('succeeded', run.elapsed()))
  } catch (error) {
    await follower.abandon()
    throw error
  } finally {
    await host.close()
    setResult(job, { lines: host.lines, lastSeq: host.lastSeq ?? null })
  }
  if (end === 'lost') {
    throw new NoAnswerError(
      message`stream-out-of-reach: ${operation}: the stream was out of reach for too long. What was stored is printed, and the log may continue.`,
      { operation, sent: true },
    )
  }
  if (end !== 'ended') throw end
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
