import { within } from '../../client/clock.ts'
import { InputError, isRefused, PlatformError } from '../../client/errors.ts'
import type { Platform } from '../../client/platform.ts'
import { readPage } from '../../deploy/history.ts'
import { buildVocabulary, type UserWords } from '../../deploy/words.ts'
import { count, formatDuration } from '../../text/format.ts'
import { type Finding, finding, judgeHistory, judgeKey, judgeLog } from './judge.ts'

export interface Questions extends UserWords {
  /** By default, the service in the key's scope. */
  readonly serviceId: string | undefined
  /** Time limit of all questions together, in milliseconds. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

const streamMs = 5_000

/** Asks the platform one question after the other; only reads. Throws the signal's reason when it aborts. */
export async function* examine(platform: Platform, questions: Questions): AsyncGenerator<Finding, void> {
  const { timeoutMs, signal } = questions
  const startMs = platform.clock.now()
  const passedMs = (): number => platform.clock.now() - startMs
  const leftMs = (most: number): number => Math.min(most, Math.max(1, timeoutMs - passedMs()))
  const limits = () => ({ signal, attempts: 2, totalMs: leftMs(timeoutMs / 4) })

  const key = await answerOf(platform.call('whoami', {}, limits()))
  const serviceId = questions.serviceId ?? (key instanceof Error ? undefined : key.keyScope?.serviceId)
  if (key instanceof Error) {
    // A deploy can continue without knowing whose key it is, but not with a wrong key, or if something else answers.
    const isPassable = isRefused(key, 403, 404, 500, 501, 502, 503, 504)
    yield finding(isPassable ? 'notice' : 'problem', 'platform', key.message)
    if (!isPassable) return
  } else {
    const text = `The platform answers at ${platform.baseUrl} in ${formatDuration(passedMs())}.`
    yield finding('good', 'platform', text)
    yield* judgeKey(key, serviceId ?? '')
  }

  if (!serviceId) {
    yield finding('problem', 'history', 'No service was looked at, because the key names none. Set `service-id`.')
    return
  }
  const page = await answerOf(readPage(platform, serviceId, limits()))
  if (page instanceof Error) {
    yield finding('problem', 'history', page.message)
    return
  }
  yield* judgeHistory(page, buildVocabulary(questions))

  const deploymentId = page.rows.find(({ id }) => id !== undefined)?.id
  if (deploymentId === undefined) return
  const log = await answerOf(platform.call('get_deployment_logs', { id: deploymentId }, limits()))
  yield log instanceof Error
    ? finding('notice', 'log', `${log.message} A deploy works without its log, but does not show why it failed.`)
    : judgeLog(deploymentId, log)
  yield await askStream(platform, deploymentId, leftMs(streamMs), signal)
}

/** Returns an answer, or the reason why there is none. */
async function answerOf<T>(answer: Promise<T>): Promise<T | PlatformError | InputError> {
  try {
    return await answer
  } catch (error) {
    // Even an id from the platform may not fit into a path.
    if (error instanceof PlatformError || error instanceof InputError) return error
    throw error
  }
}

async function askStream(platform: Platform, id: string, ms: number, parent: AbortSignal): Promise<Finding> {
  const late = new PlatformError('no-answer', 'stream_deployment_logs', `It did not open within ${formatDuration(ms)}.`)
  let events: number | undefined
  const read = within({ clock: platform.clock, ms, parent, reason: () => late }, async (signal) => {
    for await (const chunk of platform.stream(id, { signal })) {
      events = (events ?? 0) + chunk.length
    }
  })
  const error = await answerOf(read)
  if (events === undefined) {
    const why = error?.message ?? 'It ended at once.'
    return finding('notice', 'stream', `The stream of the log cannot be read. ${why} Lines then come a little later.`)
  }
  const ended = error === late ? `was still open after ${formatDuration(ms)}` : 'ended'
  const text = `The stream of the log opens. It sent ${count(events, 'event')} and`
  if (error === undefined || error === late) return finding('good', 'stream', `${text} ${ended}.`)
  return finding('notice', 'stream', `${text} broke: ${error.message}`)
}
