import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { InputError } from '../client/errors.ts'
import type { Platform } from '../client/platform.ts'
import { deploy, type Variable } from '../deploy/deploy.ts'
import { type Run, servedAt } from '../deploy/events.ts'
import type { Result } from '../deploy/result.ts'
import { RunTime } from '../deploy/run-time.ts'
import { parseFile, type Service } from '../fleet/file.ts'
import { type FleetRun, fleet, type Part } from '../fleet/fleet.ts'
import { checkDeployed, gate } from '../gate/gate.ts'
import { trackedBy } from '../github/tracked.ts'
import { inputs as inputTable } from '../inputs/declared.ts'
import { Inputs } from '../inputs/read.ts'
import { checkInputs, openPlatform, readRunOptions } from '../inputs/run-settings.ts'
import { secretsAmong } from '../inputs/secrets.ts'
import { type Host, namesIn } from '../report/host.ts'
import { safeJson } from '../report/json.ts'
import { ServiceHost } from '../report/services.ts'
import { messageOf } from '../text/format.ts'
import { readChecks } from './gate.ts'

/** The fleet action and the command: deploys the services of a repository that changed. */
export async function* fleetRun(host: Host): FleetRun {
  const { inputs, facts, signal } = host
  checkInputs(inputs, 'fleet')
  const path = resolve(facts.workspace, inputs.get('config'))
  const services = choose(parseFile(readFile(path, inputs), inputs.get('config')), inputs)
  const variables = new Map(services.map((service) => [service.name, readVariables(service)]))
  const values = [...variables.values()].flatMap((own) => own.map(({ value }) => value))
  const shown = services.flatMap(({ name, given }) => [
    name,
    ...Object.values(given).filter((text) => text !== undefined),
  ])
  host.hide(secretsAmong(values, [...namesIn(facts), ...shown]))
  // Check every gate before anything is sent.
  for (const service of services) readGate(hostOf(service, host), service)

  const timeoutMs = inputTable.timeout.read('timeout', inputs.text('timeout') ?? inputTable.timeout.fleetDefault)
  await using platform = openPlatform(inputs, host.secrets)
  const request = {
    ...{ services, folder: dirname(path) },
    always: inputs.get('all') ? '`all` is set' : inputs.text('services') && '`services` names it',
    maxParallel: inputs.get('max-parallel'),
    dryRun: inputs.get('dry-run'),
    start: (part: Part) => runPart(host, platform, part, variables.get(part.service.name) ?? []),
  }
  if (!request.dryRun) host.remember({ hasBegun: true })
  const changed: string[] = []
  await using run = fleet(platform, request, { ...readRunOptions(inputs, signal), timeoutMs })
  for (;;) {
    const step = await run.next()
    if (step.done) {
      setOutputs(host, step.value, request.dryRun ? [] : changed)
      return step.value
    }
    if (step.value.kind === 'plan') {
      for (const { name, action } of step.value.services) if (action === 'deploy') changed.push(name)
      host.setOutput('changed', JSON.stringify(changed))
    }
    yield step.value
  }
}

function readFile(path: string, inputs: Inputs): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const why = messageOf(error)
    const advice = 'Check `config`, and that the repository is checked out before this step.'
    throw new InputError('config', `"${inputs.get('config')}" cannot be read (${why}). ${advice}`)
  }
}

/** All services, or those that the step names. */
function choose(services: readonly Service[], inputs: Inputs): readonly Service[] {
  const named = inputs.get('services')
  if (named === undefined) return services
  if (inputs.get('all')) throw new InputError('services', 'services and all cannot be combined. Remove one of them.')
  const known = services.map(({ name }) => name)
  const unknown = named.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    const file = inputs.get('config')
    throw new InputError(
      'services',
      `"${file}" lists no service "${unknown}". It lists ${known.slice(0, 20).join(', ')}.`,
    )
  }
  return services.filter(({ name }) => named.includes(name))
}

/** Reads the variables that a service names in the file; their values come from the job. */
function readVariables({ name, env }: Service): readonly Variable[] {
  const missing = env.filter((key) => !process.env[key])
  if (missing.length > 0) {
    const [what, are] = missing.length === 1 ? ['variable', 'is'] : ['variables', 'are']
    const advice = 'Set them in `env:` of the step or job; a secret that does not exist is empty.'
    throw new InputError(
      'config',
      `The service "${name}" needs the ${what} ${missing.join(', ')}, which ${are} not set. ${advice}`,
    )
  }
  return env.map((key) => ({ key, value: process.env[key] ?? '' }))
}

/** The settings of a service in the file take precedence over those of the step. */
function hostOf({ name, given }: Service, host: Host, mostMs = Number.POSITIVE_INFINITY): ServiceHost {
  const timeoutMs = inputTable.timeout.read('timeout', given.timeout)
  const timeout = `${Math.max(1, Math.floor(Math.min(timeoutMs, mostMs)))}ms`
  return new ServiceHost(
    host,
    name,
    new Inputs((input) => (input === 'timeout' ? timeout : (given[input] ?? host.inputs.text(input)))),
  )
}

function readGate(host: ServiceHost, { name }: Service): ReturnType<typeof readChecks> {
  try {
    return readChecks(host)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new InputError('config', `The gate of the service "${name}" cannot be used. ${error.message}`)
  }
}

/** Deploys one service and checks it, as a deploy and a gate do; or checks its live deployment. */
async function* runPart(host: Host, platform: Platform, part: Part, variables: readonly Variable[]): Run {
  const { service, commit, deploymentId, leftMs } = part
  const own = hostOf(service, host, leftMs)
  const checks = readGate(own, service)
  const options = readRunOptions(own.inputs, own.signal)
  const { serviceId } = service
  const url = own.inputs.get('environment-url')
  const run =
    deploymentId === undefined ? deployAndCheck() : gate(platform, { serviceId, deploymentId, commit, checks }, options)
  return yield* trackedBy(own, url === undefined ? run : servedAt(run, url), commit)

  async function* deployAndCheck(): Run {
    const time = new RunTime(platform.clock, options)
    const deployed = yield* deploy(platform, { serviceId, ref: commit, variables }, options)
    const request = { commit, checks, rollback: own.inputs.get('rollback') }
    return yield* checkDeployed(platform, request, deployed, time, options)
  }
}

/** A longer report might exceed the limit of a job's outputs. */
const longestReport = 400_000

function setOutputs(host: Host, result: Result, deployable: readonly string[]): void {
  const namesOf = (test: (each: Result) => boolean): readonly string[] =>
    result.services.filter((service) => test(service.result)).map(({ name }) => name)
  // A service that failed its gate is live, unless it was rolled back.
  const live = namesOf(({ outcome, rollback }) => outcome === 'succeeded' && rollback?.outcome !== 'succeeded')
  host.setOutput('deployed', JSON.stringify(live.filter((name) => deployable.includes(name))))
  host.setOutput('failed', JSON.stringify(namesOf(({ passed }) => !passed)))
  const report = safeJson(result)
  host.setOutput('report', report.length <= longestReport ? report : safeJson(withoutQuotes(result)))
}

/** Removes the quotes from logs and checks. */
function withoutQuotes(result: Result): Result {
  return {
    ...result,
    cause: result.cause && { ...result.cause, excerpt: [] },
    checks: result.checks.map((check) => ({ ...check, evidence: check.evidence.slice(0, 1) })),
    rollback: result.rollback && withoutQuotes(result.rollback),
    services: result.services.map(({ name, result: own }) => ({ name, result: withoutQuotes(own) })),
  }
}
