import type { Check } from '../../checks/check.ts'
import { healthCheck } from '../../checks/health.ts'
import { soakCheck } from '../../checks/soak.ts'
import { statementCheck } from '../../checks/statement.ts'
import { InputError } from '../../client/errors.ts'
import { type Connection, readConnection } from '../../config/connection.ts'
import { type FollowInputs, readFollowInputs } from '../../config/following.ts'
import type { Inputs } from '../../config/inputs.ts'
import { type ReportInputs, readReportInputs } from '../../config/reporting.ts'
import type { GateRequest } from '../../gate/gate.ts'
import type { JobContext } from '../../github/job/environment.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { message } from '../../text/message.ts'

/** The inputs of the gate action. */
export interface GateInputs {
  readonly connection: Connection
  readonly request: GateRequest
  readonly follow: FollowInputs
  readonly report: ReportInputs
}

/** A job lasts at most six hours. */
const long = { least: 1, most: 6 * 3_600_000, words: 'above 0 and at most 6h' }

/** @throws InputError that names the input, what is wrong and what to do; nothing was sent */
export function readGateInputs(inputs: Inputs, context: JobContext): GateInputs {
  const report = readReportInputs(inputs)
  const connection = readConnection(inputs)
  const follow = readFollowInputs(inputs)
  return { connection, request: readRequest(inputs, context, follow), follow, report }
}

function readRequest(inputs: Inputs, { sha }: JobContext, follow: FollowInputs): GateRequest {
  const serviceId = inputs.identifier('service-id')
  if (serviceId === undefined) {
    const text = message`gate-service-missing: \`service-id\` is missing. Set the service whose deployment the gate judges.`
    throw new InputError('service-id', text)
  }
  const deploymentId = inputs.identifier('deployment-id')
  const rollbackRef = inputs.ref('rollback-ref')
  const allowLatest = inputs.boolean('allow-latest', false)
  const checks = [readHealth(inputs), readSoak(inputs, serviceId, follow), readStatement(inputs)]
  return {
    serviceId,
    ...definedFields({ deploymentId, commit: sha, rollbackRef }),
    allowLatest,
    checks: checks.filter((check) => check !== undefined),
  }
}

function readHealth(inputs: Inputs): Check | undefined {
  const url = inputs.url('health-url')
  const status = inputs.text('health-status')
  const body = inputs.text('health-body')
  const successes = inputs.count('health-successes', { least: 1, most: 100 })
  const intervalMs = inputs.duration('health-interval', long)
  const timeoutMs = inputs.duration('health-timeout', long)
  if (url === undefined) return refuseAlone('health-body', body, 'health-url')
  return healthCheck({ url, ...definedFields({ status, body, successes, intervalMs, timeoutMs }) })
}

function readSoak(inputs: Inputs, serviceId: string, { pollIntervalMs }: FollowInputs): Check | undefined {
  const durationMs = inputs.duration('soak', long)
  const failPattern = inputs.text('log-fail-pattern')
  if (durationMs === undefined) return refuseAlone('log-fail-pattern', failPattern, 'soak')
  if (failPattern === undefined) return refuseAlone('soak', durationMs, 'log-fail-pattern')
  return soakCheck({ serviceId, failPattern, durationMs, ...definedFields({ intervalMs: pollIntervalMs }) })
}

function readStatement(inputs: Inputs): Check | undefined {
  const query = inputs.text('sql')
  const serviceId = inputs.identifier('sql-service-id')
  if (query === undefined) return refuseAlone('sql-service-id', serviceId, 'sql')
  if (serviceId === undefined) return refuseAlone('sql', query, 'sql-service-id')
  return statementCheck({ serviceId, query })
}

/** Refuses half a check, which would check nothing and stay green. */
function refuseAlone(name: string, value: unknown, missing: string): undefined {
  if (value === undefined) return undefined
  const text = message`half-a-check: \`${name}\` has no effect without \`${missing}\`. Set both or neither.`
  throw new InputError(name, text)
}
