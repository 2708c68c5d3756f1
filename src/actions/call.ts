import { Platform } from '../client/platform.ts'
import { operationOf } from '../contract/operations.ts'
import type { Job } from '../github/job.ts'
import { reportFailure } from './call-failure.ts'
import { readCallInputs } from './call-inputs.ts'
import { callOnce } from './call-once.ts'
import { maskArguments } from './call-secrets.ts'

/** The call action: one operation of the contract, its answer as an output. */
export async function call(job: Job): Promise<void> {
  try {
    const request = await readCallInputs(job.inputs, (given) => maskArguments(job, given))
    await using platform = new Platform(request.connection)
    if (operationOf(request.operation).events) {
      const { streamToTheEnd } = await import('./call-stream.ts')
      await streamToTheEnd(job, platform, request)
    } else {
      await callOnce(job, platform, request)
    }
  } catch (error) {
    reportFailure(job, error)
  }
}
