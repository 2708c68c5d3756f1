import { InputError } from '../../client/errors.ts'
import type { ConfiguredService } from '../../config/file/config-file.ts'
import { type FollowInputs, readFollowInputs } from '../../config/following.ts'
import { readVariables } from '../../config/variables.ts'
import type { HandedPlan } from '../../fleet/result.ts'
import type { ServiceRequest } from '../../fleet/service.ts'
import { message } from '../../text/message.ts'
import type { RefSource } from '../deploy/inputs.ts'
import { readChecks } from '../gate/inputs.ts'
import type { Job } from '../shared/job.ts'

const shortCommit = 12

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

/** @throws InputError that names the input, what is wrong and what to do; nothing of this service was sent */
export function readServiceInputs(
  { inputs, context }: Job,
  service: ConfiguredService,
  planned: PlannedService | undefined,
  commit: string | undefined,
): ServiceInputs {
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
      // They may need addresses that are not known where nothing is deployed.
      variables: isDeployed ? readVariables(inputs, context.workspace) : { all: [], duplicates: [] },
    },
    follow,
    wait: inputs.get('wait'),
    dryRun: inputs.get('dry-run'),
    gate: service.gate && {
      checks: readChecks(inputs, serviceId, follow),
      ...rollbackOf(service.gate.rollback, planned, commit),
    },
  }
}

/** What a failed check deploys again, or why it deploys nothing. */
function rollbackOf(isAsked: boolean, planned: PlannedService | undefined, commit = ''): ServiceRequest['gate'] {
  if (planned?.check) {
    const noRollback = message`fleet-gate-only: A failed check rolls nothing back, because this run did not deploy the service.`
    return { noRollback }
  }
  if (!isAsked) {
    const noRollback = message`fleet-rollback-not-set: The deployment stays in place, because \`rollback\` is not \`true\` in its \`gate\`.`
    return { noRollback }
  }
  if (planned?.goBackTo) return { rollbackRef: planned.goBackTo }
  const judged = commit.slice(0, shortCommit)
  const noRollback = message`fleet-nothing-to-go-back-to: A failed check rolls nothing back, because no successful deployment of a commit other than ${judged} is known.`
  return { noRollback }
}
