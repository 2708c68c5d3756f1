import { InputError } from '../../client/errors.ts'
import { type Connection, readConnection } from '../../config/connection.ts'
import { type FollowInputs, readFollowInputs } from '../../config/following.ts'
import type { Inputs } from '../../config/inputs.ts'
import { type ReportInputs, readReportInputs } from '../../config/reporting.ts'
import { message } from '../../text/message.ts'

/** The inputs of the rollback action. */
export interface RollbackInputs {
  readonly connection: Connection
  readonly serviceId: string
  /** In place of a choice. */
  readonly to: string | undefined
  readonly follow: FollowInputs
  readonly report: ReportInputs
  readonly dryRun: boolean
}

/** @throws InputError that names the input, what is wrong and what to do; nothing was sent */
export function readRollbackInputs(inputs: Inputs): RollbackInputs {
  const serviceId = inputs.get('service-id')
  if (serviceId === undefined) {
    const text = message`rollback-service-missing: \`service-id\` is missing. Set the service that goes back to an earlier commit.`
    throw new InputError('service-id', text)
  }
  return {
    connection: readConnection(inputs),
    serviceId,
    to: inputs.get('to'),
    follow: readFollowInputs(inputs),
    report: readReportInputs(inputs),
    dryRun: inputs.get('dry-run'),
  }
}
