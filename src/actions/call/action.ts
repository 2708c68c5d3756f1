import { operationOf } from '../../contract/operations.ts'
import type { Job } from '../../github/job/job.ts'
import { reportFailure } from './failure.ts'
import { readCallInputs } from './inputs.ts'
import { maskArguments } from './secrets.ts'

/** The call action: one operation of the contract, its answer as an output. */
export async function call(job: Job): Promise<void> {
  try {
    const request = await readCallInputs(job.inputs, (given) => maskArguments(job, given))
    if (operationOf(request.operation).events) await (await import('./stream.ts')).streamToTheEnd(job, request)
    else await (await import('./once.ts')).callOnce(job, request)
  } catch (error) {
    reportFailure(job, error)
  }
}
