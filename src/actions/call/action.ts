import { InputError, NoAnswerError } from '../../client/errors.ts'
import { operationOf } from '../../contract/operations.ts'
import { endRun } from '../../output/run-result.ts'
import { textOf } from '../../text/error.ts'
import { cleaningOf, type Job } from '../shared/job.ts'
import { explain } from '../shared/run.ts'
import { readCallInputs } from './inputs.ts'
import { maskArguments, setStatus } from './result.ts'

/** The call action: one operation of the contract, its answer as an output. A failure ends the step red. */
export async function call(job: Job): Promise<void> {
  let isWrite = false
  try {
    const request = await readCallInputs(job.inputs, (given) => maskArguments(job, given))
    isWrite = operationOf(request.operation).effect !== 'read'
    if (operationOf(request.operation).events) await (await import('./stream.ts')).printStream(job, request)
    else await (await import('./call-once.ts')).callOnce(job, request)
  } catch (error) {
    setStatus(job, error)
    const cancelled = job.signal.aborted
    const reason = error === job.signal.reason ? textOf(error) : explain(error)
    const isUnknown = error instanceof NoAnswerError && error.sent && isWrite
    const outcome = cancelled ? 'aborted' : isUnknown ? 'indeterminate' : 'failed'
    const result = { outcome, reason, wrongUsage: error instanceof InputError && !error.answered } as const
    job.end(endRun(result, cleaningOf(job)))
    job.console.error(reason)
  }
}
