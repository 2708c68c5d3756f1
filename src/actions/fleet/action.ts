import { InputError } from '../../client/errors.ts'
import type { Platform } from '../../client/platform.ts'
import { openPlatform, readConnection } from '../../config/connection.ts'
import type { HandedPlan, ServiceResult } from '../../fleet/result.ts'
import { readPullRequestEvent } from '../../github/job/environment.ts'
import { fleetSentence, planSummary, type ShownFleet } from '../../output/fleet-report.ts'
import { endRun, type RunResult } from '../../output/run-result.ts'
import { message } from '../../text/message.ts'
import { cleaningOf, type Job } from '../shared/job.ts'
import { resultOf } from '../shared/run.ts'
import { type Handoff, openHandoff } from './handoff.ts'
import type { FleetInputs } from './inputs.ts'
import { failuresOf, setPlanOutputs, setReportOutputs, shownFleet, writeReport, writeSummary } from './report.ts'

/** The fleet action: plans many services, deploys them, or sums up what other jobs deployed. */
export async function fleet(job: Job): Promise<void> {
  const result = await resultOf(job, async () => {
    const { readFleetInputs } = await import('./inputs.ts')
    const inputs = await readFleetInputs(job)
    switch (inputs.mode) {
      case 'plan':
        return await plan(job, inputs)
      case 'deploy':
      case 'preview':
        return await deploy(job, inputs)
      case 'report':
        return await report(job, inputs)
      default:
        return inputs.mode satisfies never
    }
  })
  end(job, result)
}

/** Exit code, outputs, words: in this order, because the job may be killed at any moment. */
function end(job: Job, result: RunResult): void {
  const supersededIsNeutral = job.inputs.get('on-superseded') === 'neutral'
  const run = endRun(result, cleaningOf(job), { supersededIsNeutral })
  const { outcome, passed, reason, cause } = run
  job.end(run)
  job.outputs.set('outcome', outcome)
  job.observe?.({ kind: 'result', outcome, passed, reason, cause })
  if (passed) job.console.say(reason)
  else job.console.error([reason, ...cause].join('\n'))
}

async function plan(job: Job, inputs: FleetInputs): Promise<RunResult> {
  const handoff = openHandoff(job, inputs)
  await using platform = inputs.all.text('api-key') === undefined ? undefined : open(job, inputs)
  const made = await planOf(job, inputs, platform)
  job.outputs.setMasked('report', JSON.stringify(made))
  handoff?.writePlan(made)
  const { services, unchanged } = made
  const due = services.filter(({ check }) => check === null)
  const reason = `${due.length} of ${services.length + unchanged.length} services are to be deployed.`
  await writeSummary(job, inputs, planSummary(made, 'Taxiway fleet', reason))
  // A plan deploys nothing.
  return { outcome: 'skipped', reason, plan: made }
}

async function deploy(job: Job, inputs: FleetInputs): Promise<RunResult> {
  const isPreview = inputs.mode === 'preview'
  if (isPreview) {
    const { interpretEvent } = await import('../preview/action.ts')
    const hasKey = inputs.all.text('api-key') !== undefined
    const request = interpretEvent(readPullRequestEvent(job.environment), job.environment, hasKey)
    if (request.kind === 'none') return { outcome: request.outcome, reason: request.reason }
  }
  const handoff = openHandoff(job, inputs)
  await using platform = open(job, inputs)
  const { plan: made, earlier } =
    handoff === undefined
      ? { plan: await planOf(job, inputs, platform), earlier: new Map<string, ServiceResult>() }
      : partOf(inputs, handoff)
  const onResult = (result: ServiceResult): void => handoff?.write(result)
  const { deployPlan } = await import('./deploy.ts')
  const own = isPreview ? { deploy: (await import('./preview.ts')).previewFleetService } : {}
  const startedMs = performance.now()
  const ended = await deployPlan({ job, inputs, platform }, made, { onResult, earlier, ...own })
  const shown = shownFleet(ended, made, performance.now() - startedMs)
  setReportOutputs(job, shown)
  // The jobs of a fleet leave the summary and the comment to the one that reports.
  if (handoff === undefined) await writeReport(job, inputs, shown)
  return endOf(shown)
}

async function report(job: Job, inputs: FleetInputs): Promise<RunResult> {
  const handoff = openHandoff(job, inputs)
  if (handoff === undefined) {
    throw new InputError(
      'results',
      message`fleet-report-without-results: \`mode: report\` needs \`results\`. Set the folder into which the artifacts of the other jobs were downloaded.`,
    )
  }
  const made = handoff.readPlan()
  const shown = shownFleet(handoff.readResults(made), made)
  setReportOutputs(job, shown)
  await writeReport(job, inputs, shown)
  return endOf(shown)
}

function endOf(shown: ShownFleet): RunResult {
  return {
    outcome: shown.outcome,
    reason: fleetSentence(shown),
    details: failuresOf(shown),
    fleet: shown,
    durationMs: shown.durationMs,
    ...(shown.passed && { verdict: 'succeeded' as const }),
  }
}

function open(job: Job, inputs: FleetInputs): Platform {
  return openPlatform(readConnection(inputs.all), job)
}

async function planOf(job: Job, inputs: FleetInputs, platform: Platform | undefined): Promise<HandedPlan> {
  const { makePlan } = await import('./plan.ts')
  const made = await makePlan({ job, inputs, platform })
  for (const { service, reason, check } of made.services)
    job.console.say(`${check === null ? 'Deploy' : 'Check'} ${service}: ${reason}.`)
  for (const { service, reason } of made.unchanged) job.console.say(`Leave ${service}: ${reason}.`)
  setPlanOutputs(job, made)
  return made
}

/** What the jobs that came before leave to one that deploys a part of the plan. */
interface Part {
  readonly plan: HandedPlan
  /** The results of what the part needs; a need that left none did not pass. */
  readonly earlier: ReadonlyMap<string, ServiceResult>
}

/** The chosen part of a plan that an earlier job made. */
function partOf({ choice }: FleetInputs, handoff: Handoff): Part {
  const whole = handoff.readPlan()
  if (choice === 'all') return { plan: whole, earlier: new Map() }
  if (choice === 'changed') {
    const text = message`fleet-part-missing: \`results\` is set, and \`services\` is empty, so it is not known which part of the plan this job deploys. Set \`services\` to those of the matrix, or \`all: true\`.`
    throw new InputError('services', text)
  }
  const services = whole.services.filter(({ service }) => choice.includes(service))
  const missing = choice.find((name) => !services.some(({ service }) => service === name))
  if (missing !== undefined) {
    const text = message`fleet-service-not-planned: \`services\` names a service that the plan in \`results\` does not have: "${missing}". Use a name from the output \`plan\`.`
    throw new InputError('services', text)
  }
  const earlier = handoff.readResults(whole).filter(({ service }) => !choice.includes(service))
  return { plan: { ...whole, services }, earlier: new Map(earlier.map((each) => [each.service, each])) }
}
