import type { Platform } from '../../client/platform.ts'
import { openPlatform } from '../../config/connection.ts'
import { operationOf } from '../../contract/operations.ts'
import { preflight } from '../../deployment/start/preflight.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { TaxiwayError } from '../../text/error.ts'
import { excerpt } from '../../text/excerpt.ts'
import { message } from '../../text/message.ts'
import { textOf } from '../shared/failure.ts'
import type { Job } from '../shared/job.ts'
import type { CallRequest } from './inputs.ts'
import { answerMayBeLost, lostAnswer } from './lost-answer.ts'
import { setStatus, writeResult } from './result.ts'

/** Characters of a database's error; its first words are enough. */
const longestFailure = 500

/** One request and its answer. Rejects as the client does, and if a failure hides in the success. */
export async function callOnce(job: Job, request: CallRequest): Promise<void> {
  await using platform = openPlatform(request.connection, job)
  const operation = operationOf(request.operation)
  const isWrite = operation.effect !== 'read'
  const { id } = request.args
  // Every write whose path has an `id` is a service's.
  const target = typeof id === 'string' ? { serviceId: id } : {}
  if (isWrite) await preflight(platform, request.operation, target, { signal: job.signal })
  const result = await askFor(job, platform, request).catch((error: unknown) => {
    throw isWrite && job.signal.aborted ? cancelled(request.operation, job.signal) : error
  })
  await writeResult(job, operation, result)
  const failure = operation.hiddenFailure?.(result)
  // A failure that the platform reports with a status of success.
  if (failure !== undefined) {
    throw new TaxiwayError('refused', excerpt(sanitizeText(failure, job.redactor), longestFailure))
  }
}

/** The answer. If it was lost, the error says what may have taken effect. */
async function askFor(job: Job, platform: Platform, { operation, args }: CallRequest): Promise<unknown> {
  const { signal } = job
  try {
    const { status, result } = await platform.answer(operation, args, { signal })
    job.outputs.set('http-status', String(status))
    job.console.say(`${operation}: the platform answered ${status}.`)
    return result
  } catch (error) {
    signal.throwIfAborted()
    if (!answerMayBeLost(error, operationOf(operation).effect)) throw error
    setStatus(job, error)
    throw lostAnswer(operation, error)
  }
}

/** Nothing is looked up after a cancellation: the runner leaves only seconds. */
function cancelled(operation: string, { reason }: AbortSignal): Error {
  return new TaxiwayError(
    'no-answer',
    message`cancelled-during-write: ${textOf(reason)} ${operation} may have taken effect. Check the state before you run it again.`,
  )
}
