import { InputError } from '../client/errors.ts'
import { type PlainEnd, plainEnd } from '../report/run-end.ts'
import type { Job } from '../run/job.ts'
import type { FleetInputs } from './fleet-inputs.ts'
import { readPart } from './plan/plan-part.ts'
import { openResults } from './results/results-folder.ts'

/**
 * Notes in the folder of the results that this job is going to deploy its services, and sends nothing. Once that is uploaded, a job whose
 * runner dies later is known to have begun, and a result of an earlier execution no longer counts.
 */
export function begin(job: Job, inputs: FleetInputs): PlainEnd {
  const folder = openResults(job, inputs)
  if (folder === undefined) {
    const text = `${job.inputs.named('mode', 'begin')} needs ${job.inputs.named('results')}. Set the folder through which the jobs of the fleet pass on their results.`
    throw new InputError('results', text)
  }
  const { part } = readPart(inputs, folder)
  const names = part.services.map(({ service }) => service)
  folder.begin(names)
  return plainEnd('skipped', `Noted that the deployment of ${names.join(', ')} begins. Nothing was sent.`)
}
