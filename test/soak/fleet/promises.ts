import { broken, leaksOf } from '../../support/every-run.ts'
import { githubToken } from '../../support/runner/run-action.ts'
import { brokenByCommand } from '../command-step.ts'
import {
  falseVerdict,
  isDeployment,
  killedAfterItsEnd,
  lostOrDoubledLines,
  oursOf,
  requestsAfterTheEnd,
  requestsOf,
  tooLate,
  tooManyWrites,
} from '../promises.ts'
import { earlyRequests } from '../traffic.ts'
import type { ServicePlan } from './plan.ts'
import { type FleetEvidence, idOf, type ReportedService } from './play.ts'

/** The externally visible promises that the run of a fleet broke, one sentence each; empty for a good run. */
export function brokenFleetPromises(evidence: FleetEvidence): string[] {
  const { plan, services, result, secrets } = evidence
  return [
    ...(killedAfterItsEnd(evidence) ? [] : brokenRun(evidence)),
    ...leaksOf(result, [githubToken, ...secrets]),
    ...tooLate(evidence),
    ...earlyRequests(evidence),
    ...requestsAfterTheEnd(evidence),
    ...(services.length === 0 ? withoutReport(evidence) : wholeFleet(evidence)),
    ...plan.services.flatMap((service) => {
      const reported = services.find((each) => each.service === service.name)
      const wrong = [
        ...(reported ? [...ofOneService(evidence, reported), ...wrongSkip(evidence, service, reported)] : []),
        ...beforeItsNeeds(evidence, service),
      ]
      return wrong.map((sentence) => `${service.name}: ${sentence}`)
    }),
  ]
}

function brokenRun({ plan, result, inputs }: FleetEvidence): string[] {
  return plan.byCommand ? brokenByCommand(result) : broken({ ...result, errors: result.errors.slice(-1) }, inputs)
}

/** The plan of all services needs no request, so that only a cancellation before it leaves no report. */
function withoutReport({ result, cancelled, ...evidence }: FleetEvidence): string[] {
  const made = oursOf(evidence).length
  if (made > 0) return [`it made ${made} deployments, and reports none`]
  return cancelled !== undefined && result.outcome === 'aborted' ? [] : [`it is ${result.outcome} without a report`]
}

/** The worst first, as the description of the output `outcome` has them. */
const bySeverity = [
  'failed',
  'indeterminate',
  'timed-out',
  'cancelled',
  'aborted',
  'superseded',
  'skipped',
  'accepted',
  'succeeded',
]

/** A service is missing or there twice, the outcome is not the worst, or a failure is not said. */
function wholeFleet({ plan, services, result }: FleetEvidence): string[] {
  const wrong: string[] = []
  const names = (all: readonly string[]): string => [...all].sort().join()
  const reported = names(services.map(({ service }) => service))
  const planned = names(plan.services.map(({ name }) => name))
  if (reported !== planned) wrong.push(`it reports ${reported} of ${planned}`)
  const worst = bySeverity.find((outcome) => services.some((service) => service.outcome === outcome))
  if (result.outcome !== worst) wrong.push(`it is ${result.outcome}, and its worst service is ${worst}`)
  const failed = services.filter(({ passed }) => !passed)
  const listed = names((result.outputs['failed'] ?? '').split(',').filter((name) => name !== ''))
  if (listed !== names(failed.map(({ service }) => service))) wrong.push(`the output failed is ${listed}`)
  // One for the fleet, and one for each service that failed after it began.
  const begun = failed.filter(({ startedMs }) => startedMs !== null).length
  const annotations = result.outcome === 'succeeded' ? 0 : begun + 1
  if (result.errors.length !== annotations) wrong.push(`it made ${result.errors.length} error annotations`)
  for (const { service, outcome } of failed) {
    if (!result.errors.join().includes(`${service}: ${outcome}`))
      wrong.push(`its error hides that ${service} is ${outcome}`)
  }
  for (const { service } of services) {
    if (!new RegExp(`<td>\\S+ (?:<a [^>]+>)?${service}<`).test(result.summary))
      wrong.push(`its summary hides ${service}`)
  }
  return wrong
}

/** What holds for each deployment holds for each of a fleet: its verdict, one deployment at most, its log. */
function ofOneService(evidence: FleetEvidence, service: ReportedService): string[] {
  const { journal, ledger, cancelled, result, plan } = evidence
  const id = idOf(service.service)
  const own = {
    journal,
    cancelled,
    ledger: ledger.filter(isDeployment).filter(({ serviceId }) => serviceId === id),
    result: {
      outcome: service.outcome,
      outputs: { 'deployment-id': service.deploymentId ?? '' },
      errors: [service.reason],
      warnings: result.warnings,
    },
  }
  const log = evidence.logs.get(service.deploymentId ?? '') ?? []
  const stdout = (plan.byCommand ? linesOf : groupOf)(result.stdout, service.service)
  const printed = {
    outcome: service.outcome,
    stdout,
    buildLog: stdout.split('\n').filter((line) => line.startsWith(' │ ')),
  }
  const unsaid = service.passed === (service.outcome === 'succeeded') ? [] : [`it is ${service.outcome}, and passed`]
  return [...falseVerdict(own), ...tooManyWrites(own), ...lostOrDoubledLines({ plan, result: printed, log }), ...unsaid]
}

/** What is printed between the beginning and the end of a service's group; empty if it has none. */
function groupOf(stdout: string, name: string): string {
  const [, group = ''] = stdout.split(`::group::${name}\n`)
  return group.split('\n::endgroup::')[0] ?? ''
}

/** What the command prints of a service, without its name. */
function linesOf(stdout: string, name: string): string {
  const own = new RegExp(`^(?: │ ${name} │ |(?:Warning: )?${name}: )`)
  const lines = stdout.split('\n').filter((line) => own.test(line))
  return lines.map((line) => line.replace(own, line.startsWith(' │ ') ? ' │ ' : '')).join('\n')
}

/** A service was skipped although nothing before it failed, does not say what did, or was not skipped. */
function wrongSkip(evidence: FleetEvidence, { name, needs }: ServicePlan, reported: ReportedService): string[] {
  const { services, journal } = evidence
  const unpassed = services.filter(({ passed }) => !passed).map(({ service }) => service)
  const missing = needs.filter((need) => unpassed.includes(need))
  const { outcome, reason } = reported
  // A cancellation ends what waits at once, before what it waits for has ended.
  if (outcome === 'aborted' && reported.startedMs === null) return []
  if (outcome !== 'skipped') {
    return missing.length === 0 ? [] : [`it is ${outcome}, and it needs ${missing}, which did not pass`]
  }
  const wrong: string[] = []
  if (missing.length === 0) wrong.push('it is skipped, and nothing before it failed')
  else if (!missing.some((cause) => reason.includes(`"${cause}"`)))
    wrong.push(`it is skipped, and says only: ${reason}`)
  const sent = requestsOf({ journal }).find(({ service, method }) => service === idOf(name) && method === 'POST')
  if (sent) wrong.push(`it is skipped, and sent ${sent.operation}`)
  return wrong
}

/** It asked for a deployment before what it needs was live by the platform's record. */
function beforeItsNeeds(evidence: FleetEvidence, { name, needs }: ServicePlan): string[] {
  const { journal, liveMs, services } = evidence
  const writes = requestsOf({ journal }).filter(({ service, method }) => service === idOf(name) && method === 'POST')
  return writes.flatMap(({ at, operation }) =>
    needs.flatMap((need) => {
      const id = services.find(({ service }) => service === need)?.deploymentId ?? ''
      const neededMs = liveMs.get(id) ?? Number.POSITIVE_INFINITY
      return Date.parse(at) < neededMs ? [`it sent ${operation} before ${need} was live`] : []
    }),
  )
}
