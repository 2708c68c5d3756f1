import { InputError } from '../../client/errors.ts'
import type { ConfiguredService } from '../../config/file/config-file.ts'
import { type FollowInputs, readFollowInputs } from '../../config/following.ts'
import { readVariables } from '../../config/variables.ts'
import type { LastGoodSearch } from '../../deployment/last-good.ts'
import type { HandedPlan } from '../../fleet/result.ts'
import type { ServiceRequest } from '../../fleet/service.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { message } from '../../text/message.ts'
import type { RefSource } from '../deploy/inputs.ts'
import { readChecks } from '../gate/inputs.ts'
import type { Job } from '../shared/job.ts'

/** What the plan says of a service. */
export type PlannedService = HandedPlan['services'][number]

/** What a service of a fleet is deployed with, and how it is checked. */
export interface ServiceInputs {
  readonly source: RefSource
  readonly follow: FollowInputs
  readonly wait: boolean
  readonly dryRun: boolean
  readonly gate: ServiceRequest['gate']
}

/** What GitHub remembers of the service. */
type Remembered = Pick<LastGoodSearch, 'remembered'>

/** @throws InputError that names the input, what is wrong and what to do; nothing of this service was sent */
export function readServiceInputs(
  job: Job,
  service: ConfiguredService,
  planned: PlannedService | undefined,
  { commit, remembered }: { readonly commit: string | undefined } & Remembered,
): ServiceInputs {
  const { inputs, context } = job
  const serviceId = inputs.get('service-id')
  if (serviceId === undefined || service.inputs.has('archive-path')) {
    const text = message`fleet-upload: A fleet deploys services from Git. An upload creates another service each time: remove \`archive-path\` and set \`service-id\`.`
    throw new InputError('service-id', text)
  }
  const follow = readFollowInputs(inputs)
  const isDeployed = !planned?.check
  return {
    source: {
      kind: 'ref',
      serviceId,
      ref: commit ?? inputs.get('ref'),
      // They may need addresses that are not known if nothing is deployed.
      variables: isDeployed ? readVariables(inputs, context.workspace) : [],
    },
    follow,
    wait: inputs.get('wait'),
    dryRun: inputs.get('dry-run'),
    gate: service.gate && {
      checks: readChecks(job, serviceId, follow),
      ...rollbackOf(inputs.get('rollback'), planned, remembered),
    },
  }
}

/** What a failed check deploys again, or why it deploys nothing. */
function rollbackOf(
  isAsked: boolean,
  planned: PlannedService | undefined,
  remembered: Remembered['remembered'],
): ServiceRequest['gate'] {
  if (planned?.check) {
    const noRollback = message`fleet-gate-only: A failed check rolls nothing back, because this run did not deploy the service.`
    return { noRollback }
  }
  if (isAsked) return { rollback: true, ...definedFields({ remembered }) }
  const noRollback = message`fleet-rollback-not-set: The deployment stays in place, because \`rollback\` is not \`true\` in its \`gate\`.`
  return { noRollback }
}
