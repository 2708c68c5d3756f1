import { TaxiwayError } from '../../client/errors.ts'
import type { Platform } from '../../client/platform.ts'
import { openPlatform } from '../../config/connection.ts'
import { operationOf } from '../../contract/operations.ts'
import { preflight } from '../../deployment/start/preflight.ts'
import type { Job } from '../../github/job/job.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { excerpt } from '../../text/excerpt.ts'
import { setStatus } from './failure.ts'
import type { CallRequest } from './inputs.ts'
import { answerMayBeLost, settle } from './lost-answer.ts'
import { writeResult } from './result.ts'

/** Of what a database said; its first words tell. */
const longestFailure = 500

/** One request and its answer. Rejects as the client does, and where a failure hides in the success. */
export async function callOnce(job: Job, request: CallRequest): Promise<void> {
  await using platform = openPlatform(request.connection, job)
  const operation = operationOf(request.operation)
  const isWrite = operation.effect !== 'read'
  if (isWrite) await preflight(platform, request.operation, serviceOf(request.args), { signal: job.signal })
  const result = await parseResult(job, platform, request).catch((error: unknown) => {
    throw isWrite && job.signal.aborted ? cancelled(request.operation, job.signal) : error
  })
  await writeResult(job, operation, result)
  const failure = operation.hiddenFailure?.(result)
  if (failure !== undefined) throw new HiddenFailure(excerpt(sanitizeText(failure, job.redactor), longestFailure))
}

/** The answer, or what could be read back of a setting whose answer was lost. */
async function parseResult(job: Job, platform: Platform, { operation, args }: CallRequest): Promise<unknown> {
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
    const { result, warning } = await settle(platform, { operation, args }, error, signal)
    job.console.warn(warning)
    return result
  }
}

/** Every write whose path holds an `id` is a service's. */
function serviceOf(args: Readonly<Record<string, unknown>>): { readonly serviceId?: string } {
  const { id } = args
  return typeof id === 'string' ? { serviceId: id } : {}
}

/** A failure that the platform reports with a status of success. */
class HiddenFailure extends TaxiwayError {
  constructor(message: string) {
    super('refused', message)
  }
}

/** Nothing is looked up after a cancellation: the runner leaves seconds. */
function cancelled(name: string, { reason }: AbortSignal): Error {
  const why = reason instanceof Error ? reason.message : String(reason)
  return new TaxiwayError('no-answer', `${why} ${name} may have taken effect: check the state before running it again.`)
}
