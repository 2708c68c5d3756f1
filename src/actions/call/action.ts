import { operationOf } from '../../contract/operations.ts'
import type { Job } from '../../github/job/job.ts'
import { explain, textOf } from '../shared/failure.ts'
import { readCallInputs } from './inputs.ts'
import { maskArguments, setStatus } from './result.ts'

/** The call action: one operation of the contract, its answer as an output. A failure ends the step red. */
export async function call(job: Job): Promise<void> {
  try {
    const request = await readCallInputs(job.inputs, (given) => maskArguments(job, given))
    if (operationOf(request.operation).events) await (await import('./stream.ts')).printStream(job, request)
    else await (await import('./once.ts')).callOnce(job, request)
  } catch (error) {
    process.exitCode = 1
    setStatus(job, error)
    const cancelled = job.signal.aborted && error === job.signal.reason
    job.console.error(cancelled ? textOf(error) : explain(error))
  }
}
