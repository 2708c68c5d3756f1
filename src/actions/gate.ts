import { InputError } from '../client/errors.ts'
import { type Run, servedAt } from '../deploy/events.ts'
import type { Check } from '../gate/checks/check.ts'
import { commandCheck } from '../gate/checks/command.ts'
import { parseHeaders } from '../gate/checks/headers.ts'
import { healthCheck } from '../gate/checks/health.ts'
import { soakCheck } from '../gate/checks/runtime-log.ts'
import { sqlCheck } from '../gate/checks/sql.ts'
import { gate } from '../gate/gate.ts'
import { trackedBy } from '../github/tracked.ts'
import type { InputName } from '../inputs/declared.ts'
import type { Inputs } from '../inputs/read.ts'
import { checkInputs, openPlatform, readRunOptions } from '../inputs/run-settings.ts'
import type { Host } from '../report/host.ts'
import { safeJson } from '../report/json.ts'

/** Variables that the runner sets for an action, and those from which a command reads secrets. */
const ofStep = /^(?:INPUT_|STATE_|ACTIONS_(?:RUNTIME|RESULTS|CACHE)_|GITHUB_(?:OUTPUT|STATE|ENV|PATH|STEP_SUMMARY)$)/i
const tokens = /^(?:TAXIWAY_(?:API_KEY|ENV_VARS|HEALTH_HEADERS)|(?:GITHUB|GITLAB|GH)_TOKEN|CI_JOB_TOKEN)$/i

/** The gate action and the command: waits for a deployment that was started elsewhere, and checks it. */
export async function* gateRun(host: Host): Run {
  const { inputs, facts } = host
  host.setOutput('passed', 'false')
  checkInputs(inputs, 'gate')
  const options = readRunOptions(inputs, host.signal)
  const request = {
    serviceId: inputs.require('service-id', 'the service whose deployment is judged'),
    deploymentId: inputs.get('deployment-id'),
    commit: facts.commit,
    checks: readChecks(host),
    rollback: inputs.get('rollback'),
  }
  const url = inputs.get('environment-url')
  await using platform = openPlatform(inputs, host.secrets)
  const run = gate(platform, request, options)
  const result = yield* trackedBy(host, url === undefined ? run : servedAt(run, url), undefined)
  // The job may be green for a replaced deployment, but nothing was checked.
  host.setOutput('passed', String(result.passed && result.outcome === 'succeeded'))
  host.setOutput('report', safeJson(result))
  return result
}

/** The checks, in the order in which they run. */
export function readChecks(host: Host): readonly Check[] {
  const { inputs, facts } = host
  for (const name of ['health-headers', 'health-body'] as const) requireBoth(inputs, name, 'health-url')
  requireBoth(inputs, 'soak', 'log-fail-pattern')
  requireBoth(inputs, 'log-fail-pattern', 'soak')
  requireBoth(inputs, 'sql', 'sql-service-id')
  requireBoth(inputs, 'sql-service-id', 'sql')

  const checks: Check[] = []
  const url = inputs.get('health-url')
  if (url !== undefined) {
    const headers = parseHeaders(inputs.text('health-headers') ?? '')
    const [status, body] = [inputs.get('health-status'), inputs.get('health-body')]
    checks.push(healthCheck({ url, headers, status, body, timeoutMs: inputs.get('health-timeout') }))
  }
  const command = inputs.get('check-command')
  if (command !== undefined) {
    const environment = withoutSecrets(host, process.env)
    const timeoutMs = inputs.get('check-timeout')
    checks.push(
      commandCheck({ command, folder: facts.workspace, environment, url: inputs.get('environment-url'), timeoutMs }),
    )
  }
  const [durationMs, failPattern] = [inputs.get('soak'), inputs.get('log-fail-pattern')]
  if (durationMs !== undefined && failPattern !== undefined) {
    checks.push(soakCheck({ serviceId: inputs.require('service-id', 'a service'), durationMs, failPattern }))
  }
  const [query, serviceId] = [inputs.get('sql'), inputs.get('sql-service-id')]
  if (query !== undefined && serviceId !== undefined) checks.push(sqlCheck({ serviceId, query }))
  return checks
}

/** Requires both inputs of a check: with only one, it would check nothing and be green. */
function requireBoth(inputs: Inputs, name: InputName, other: InputName): void {
  if (inputs.text(name) === undefined || inputs.text(other) !== undefined) return
  throw new InputError(name, `${name} has no effect without ${other}. Set both or neither.`)
}

/** The environment of a check command: without the inputs of the step and the tokens of the job. */
function withoutSecrets(host: Host, environment: NodeJS.ProcessEnv): Readonly<Record<string, string | undefined>> {
  const isOpen = ([name, value = '']: readonly [string, string | undefined]): boolean =>
    !ofStep.test(name) && !tokens.test(name) && host.redact(value) === value
  return Object.fromEntries(Object.entries(environment).filter(isOpen))
}
