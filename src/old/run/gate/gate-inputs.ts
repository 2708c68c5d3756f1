import type { Check } from '../../checks/check.ts'
import { commandCheck } from '../../checks/command-check.ts'
import { healthCheck } from '../../checks/health-check.ts'
import { soakCheck } from '../../checks/log-soak-check.ts'
import { parseHeaders } from '../../checks/request-headers.ts'
import { statementCheck } from '../../checks/statement-check.ts'
import { StatusRanges } from '../../checks/status-ranges.ts'
import { InputError } from '../../client/errors.ts'
import { readConnection } from '../../config/connection.ts'
import { type FollowInputs, readFollowInputs } from '../../config/follow-inputs.ts'
import type { Inputs } from '../../config/inputs.ts'
import { readReportInputs } from '../../config/report-inputs.ts'
import type { GateRequest } from '../../gate/gate.ts'
import { definedFields } from '../../text/defined-fields.ts'
import { message } from '../../text/message.ts'
import type { Job } from '../job.ts'

export type CheckingJob = Pick<Job, 'inputs' | 'context' | 'environment' | 'redactor'>

/** Variables that a step of an action has and a `run:` step has not: inputs, and the files in which outputs are passed on. */
const ofAction = /^(?:INPUT_|STATE_|ACTIONS_(?:RUNTIME|RESULTS|CACHE)_|GITHUB_(?:OUTPUT|STATE|ENV|PATH|STEP_SUMMARY)$)/i

/** What a command reads secrets from, and tokens of CI systems. */
const tokens = /^(?:TAXIWAY_(?:API_KEY|HEALTH_HEADERS)|(?:TAXIWAY_)?(?:GITHUB|GITLAB)_TOKEN|GH_TOKEN|CI_JOB_TOKEN)$/i

/** @throws InputError that names the input, what is wrong and what to do; nothing was sent */
export function readGateInputs(job: CheckingJob) {
  const { inputs, context } = job
  const report = readReportInputs(inputs)
  const connection = readConnection(inputs)
  const follow = readFollowInputs(inputs)
  const serviceId = inputs.required('service-id', 'the service whose deployment the gate judges')
  const deploymentId = inputs.get('deployment-id')
  const rollbackRef = inputs.get('rollback-ref')
  const request: GateRequest = {
    serviceId,
    ...definedFields({ deploymentId, commit: context.sha, rollbackRef }),
    rollback: inputs.get('rollback'),
    checks: readChecks(job, serviceId, follow),
  }
  return { connection, request, follow, report }
}

/** The checks of a service, in the order in which they run. */
export function readChecks(job: CheckingJob, serviceId: string, follow: FollowInputs): Check[] {
  const { inputs } = job
  const checks = [readHealth(inputs), readCommand(job), readSoak(inputs, serviceId, follow), readStatement(inputs)]
  return checks.filter((check) => check !== undefined)
}

function readHealth(inputs: Inputs): Check | undefined {
  const url = inputs.get('health-url')
  const status = inputs.get('health-status')
  // Also without an address: it is a mistake of its own.
  if (status !== undefined) new StatusRanges('health-status', status, inputs.named)
  const given = inputs.get('health-headers')
  const headers = given === undefined ? undefined : parseHeaders(given, inputs.named)
  const body = inputs.get('health-body')
  const successes = inputs.get('health-successes')
  const intervalMs = inputs.get('health-interval')
  const timeoutMs = inputs.get('health-timeout')
  if (url === undefined)
    return (
      refuseAlone(inputs, 'health-headers', headers, 'health-url') ??
      refuseAlone(inputs, 'health-body', body, 'health-url')
    )
  const { named } = inputs
  return healthCheck({ url, named, ...definedFields({ headers, status, body, successes, intervalMs, timeoutMs }) })
}

function readCommand({ inputs, context, environment, redactor }: CheckingJob): Check | undefined {
  const command = inputs.get('check-command')
  const timeoutMs = inputs.get('check-timeout')
  if (command === undefined) return undefined
  const url = inputs.get('environment-url')
  const passedOn = Object.entries(environment).filter(
    ([name, value = '']) => !ofAction.test(name) && !tokens.test(name) && !redactor.finds(value),
  )
  return commandCheck({
    command,
    folder: context.config.folder,
    environment: Object.fromEntries(passedOn),
    url,
    timeoutMs,
  })
}

function readSoak(inputs: Inputs, serviceId: string, { pollIntervalMs }: FollowInputs): Check | undefined {
  const durationMs = inputs.get('soak')
  const failPattern = inputs.get('log-fail-pattern')
  if (durationMs === undefined) return refuseAlone(inputs, 'log-fail-pattern', failPattern, 'soak')
  if (failPattern === undefined) return refuseAlone(inputs, 'soak', durationMs, 'log-fail-pattern')
  return soakCheck({
    serviceId,
    failPattern,
    durationMs,
    named: inputs.named,
    ...definedFields({ intervalMs: pollIntervalMs }),
  })
}

function readStatement(inputs: Inputs): Check | undefined {
  const query = inputs.get('sql')
  const serviceId = inputs.get('sql-service-id')
  if (query === undefined) return refuseAlone(inputs, 'sql-service-id', serviceId, 'sql')
  if (serviceId === undefined) return refuseAlone(inputs, 'sql', query, 'sql-service-id')
  return statementCheck({ serviceId, query })
}

/** Refuses half a check, which would check nothing and stay green. */
function refuseAlone({ named }: Inputs, name: string, value: unknown, missing: string): undefined {
  if (value === undefined) return undefined
  const text = message`half-a-check: ${named(name)} has no effect without ${named(missing)}. Set both or neither.`
  throw new InputError(name, text)
}
