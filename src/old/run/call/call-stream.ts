import { LogFollower } from '../../build-log/follower.ts'
import type { Hint, LinesEvent, LogEvent } from '../../build-log/log-event.ts'
import { NoAnswerError, type RefusedError } from '../../client/errors.ts'
import { Platform } from '../../client/platform.ts'
import { AbortScope } from '../../client/time/abort-scope.ts'
import { Run } from '../../client/time/run.ts'
import { PrintedBuildLog } from '../../output/printed-build-log.ts'
import { formatCount } from '../../text/formats/count.ts'
import type { Job } from '../job.ts'
import type { CallRequest } from './call-inputs.ts'
import { setResult } from './call-result.ts'

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
  const log = new PrintedBuildLog(job.console, job.redactor, job.context.logFile)
  let count = 0
  let lastSeq: number | null = null
  const emit = async (event: LinesEvent | LogEvent): Promise<void> => {
    switch (event.kind) {
      case 'lines':
        count += event.lines.length
        for (const { seq } of event.lines) lastSeq = Math.max(seq, lastSeq ?? 0)
        return await log.print(event.lines)
      case 'hole':
        return await log.hole(event.from, event.to)
      case 'warning':
        return job.console.warn(event.text)
      case 'notice':
        return job.console.notice(event.text)
      default:
        event satisfies never
    }
  }
  const over = Promise.withResolvers<'ended' | 'lost' | RefusedError>()
  await using platform = new Platform(connection)
  // The first record alone: a log that may not be read, or does not exist, fails at once.
  for await (const _ of platform.storedLog(id, { signal: job.signal })) break
  let quietEnds = 0
  let lastWellMs = run.elapsed()
  const hear = (hint: Hint): void => {
    quietEnds = hint === 'stream-ended' ? quietEnds + 1 : 0
    if (quietEnds === endsThatCount) over.resolve('ended')
    if (hint !== 'stream-lost') lastWellMs = run.elapsed()
    else if (run.elapsed() - lastWellMs > longestWithoutStreamMs) over.resolve('lost')
  }
  const follower = new LogFollower(run, { platform, deploymentId: id, emit, onRefusal: over.resolve }, hear)
  const lose = (): void => over.resolve('lost')
  let end: Awaited<typeof over.promise>
  try {
    follower.start()
    using timeout = new AbortScope({ signal: job.signal, timeoutMs: run.remaining() })
    timeout.signal.addEventListener('abort', lose, { once: true })
    follower.end.then(lose, lose)
    end = await over.promise
    job.signal.throwIfAborted()
    const rest = await follower.finish('succeeded', run.elapsed())
    if (rest.kind === 'incomplete') job.console.warn(rest.warning)
    else if (rest.notice !== undefined) job.console.notice(rest.notice)
  } catch (error) {
    await follower.abandon()
    throw error
  } finally {
    await log.close()
    setResult(job, { lines: count, lastSeq })
  }
  if (end === 'lost') {
    throw new NoAnswerError(
      `${operation}: the stream was out of reach for too long. What was stored is printed, and the log may continue.`,
      { operation, sent: true },
    )
  }
  if (end !== 'ended') throw end
  job.outputs.set('http-status', '200')
  job.console.say(`${operation}: the log has ended after ${formatCount(count, 'line')}.`)
}
