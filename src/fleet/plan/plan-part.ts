import { InputError } from '../../client/errors.ts'
import type { SerializedPlan } from '../../report/formats/serialized-plan.ts'
import type { FleetInputs } from '../fleet-inputs.ts'
import type { ResultsFolder } from '../results/results-folder.ts'

/** The plan that an earlier job made, and the part of it that this job deploys. */
export interface PlanPart {
  readonly whole: SerializedPlan
  readonly part: SerializedPlan
}

/** @throws InputError if there is no such plan, or if it does not say or have what this job deploys */
export function readPart({ choice, all }: FleetInputs, folder: ResultsFolder): PlanPart {
  const whole = folder.readPlan()
  if (choice === 'all') return { whole, part: whole }
  if (choice === 'changed') {
    const text = `${all.named('results')} is set, and ${all.named('services')} is empty, so it is not known which part of the plan this job deploys. Set ${all.named('services')} to those of the matrix, or ${all.named('all', 'true')}.`
    throw new InputError('services', text)
  }
  const services = whole.services.filter(({ service }) => choice.includes(service))
  const missing = choice.find((name) => !services.some(({ service }) => service === name))
  if (missing !== undefined) {
    const text = `${all.named('services')} names a service that the plan in ${all.named('results')} does not have: "${missing}". Use a name from the output \`plan\`.`
    throw new InputError('services', text)
  }
  return { whole, part: { ...whole, services } }
}
