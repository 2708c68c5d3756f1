import type { Platform } from '../../client/platform.ts'
import { openPlatform, readConnection } from '../../config/connection.ts'
import type { ConfiguredService } from '../../config/file/config-file.ts'
import { gitIn, type RunGit } from '../../git/run.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { toPlanRun } from '../../report/fleet-run.ts'
import { formatPlanSummary } from '../../report/plan-summary.ts'
import type { PlanRun } from '../../report/run-report.ts'
import type { SerializedPlan } from '../../report/serialized-plan.ts'
import type { Job } from '../../run/job.ts'
import { message } from '../../text/message.ts'
import type { FleetHost } from '../host.ts'
import type { FleetInputs } from '../inputs.ts'
import { openResults } from '../results/results-folder.ts'
import { serviceInputs } from '../service-job.ts'
import { type BaselineContext, readBaselines } from './baselines.ts'
import { compareWith, forkPoint, readHead, resolveRef } from './changed-files.ts'
import { toMatrices } from './matrices.ts'
import { type Baseline, planFleet } from './plan.ts'

/** How many matrices have a job of their own in .github/workflows/fleet.yml. */
const matricesOfWorkflow = 8

/** Plans the fleet for later jobs, and deploys nothing. */
export async function plan(job: Job, host: FleetHost, inputs: FleetInputs): Promise<PlanRun> {
  const startMs = performance.now()
  const folder = openResults(job, inputs)
  const hasKey = inputs.all.text('api-key') !== undefined
  await using platform = hasKey ? openPlatform(readConnection(inputs.all), job) : undefined
  const made = await makePlan(job, inputs, { host, platform, deadline: AbortSignal.timeout(inputs.timeoutMs) })
  job.outputs.setMasked('report', JSON.stringify(made))
  folder?.writePlan(made)
  const run = toPlanRun(made, performance.now() - startMs)
  if (inputs.report.jobSummary) await job.outputs.addSummary(formatPlanSummary(run))
  return run
}

/** What a plan is made with. */
interface Planning {
  readonly host: FleetHost
  /** Undefined without a key. */
  readonly platform: Platform | undefined
  /** Aborts when the timeout of the fleet passes. What is not known by then is not known. */
  readonly deadline: AbortSignal
}

/** Makes the plan, says it and sets its outputs: reads what was deployed last, and what changed since. */
export async function makePlan(job: Job, inputs: FleetInputs, planning: Planning): Promise<SerializedPlan> {
  const made = await decidePlan(job, inputs, planning)
  const { console, outputs } = job
  for (const { service, reason, check } of made.services)
    console.say(`${check === null ? 'Deploy' : 'Check'} ${service}: ${reason}.`)
  for (const { service, reason } of made.unchanged) console.say(`Leave ${service}: ${reason}.`)
  const matrices = toMatrices(made)
  const rest = matrices.slice(matricesOfWorkflow).flatMap((matrix) => matrix.map(({ service }) => service))
  outputs.setMasked('plan', JSON.stringify(matrices))
  outputs.set('matrices', String(matrices.length))
  outputs.set('rest', rest.join(','))
  outputs.set('any', String(made.services.length > 0))
  return made
}

async function decidePlan(
  job: Job,
  inputs: FleetInputs,
  { host, platform, deadline }: Planning,
): Promise<SerializedPlan> {
  const { choice } = inputs
  const services = withProofs(job, inputs)
  const git = gitIn(inputs.found.root, AbortSignal.any([job.signal, deadline]))
  const common =
    choice === 'changed' && inputs.changedSince !== undefined
      ? await sinceRef({ job, host }, git, inputs.changedSince)
      : undefined
  const commit = job.context.sha ?? (await readHead(git)).commit ?? null
  const gates = inputs.mode !== 'preview'
  const asked = services.filter(
    ({ gate }) => choice === 'changed' && (common === undefined || (gates && gate !== undefined)),
  )
  const earlier = await readBaselines({ job, host, inputs, platform, head: commit ?? undefined, deadline }, asked)
  const baselines = new Map(
    services.flatMap(({ name }) => {
      const baseline = common ?? earlier.get(name)?.baseline
      return baseline === undefined ? [] : [[name, baseline]]
    }),
  )
  const commits = [...baselines.values()].flatMap(({ commit: each }) => each ?? [])
  const unjudged = services.filter(({ name, gate }) => gates && gate && earlier.get(name)?.unjudged !== undefined)
  const decided = planFleet({
    services,
    choice,
    baselines,
    differences: await compareWith(git, commits),
    unjudged: new Set(unjudged.map(({ name }) => name)),
    failed: new Set([...earlier].flatMap(([name, { hasFailed }]) => (hasFailed ? [name] : []))),
  })
  job.signal.throwIfAborted()
  // Names of files are the texts of whoever wrote the commit.
  const clean = (text: string): string => sanitizeText(text, job.redactor)
  return {
    commit,
    services: decided.services.map(({ name, level, needs, task, reason }) => {
      const { unjudged: deploymentId, baseline } = earlier.get(name) ?? {}
      const deployed = { deploymentId: deploymentId ?? '', commit: baseline?.commit ?? null }
      const check = task === 'check' ? deployed : null
      return { service: name, level, needs: [...needs], reason: clean(reason), check }
    }),
    unchanged: decided.unchanged.map(({ name, reason }) => ({ service: name, reason: clean(reason) })),
  }
}

/** A service waits for those of the plan in which `after` wants its commit to be proven. */
function withProofs(job: Job, inputs: FleetInputs): readonly ConfiguredService[] {
  const { services } = inputs.found.file
  return [...services.values()].map((service) => {
    const after = serviceInputs(job, inputs, { service, sha: undefined, takes: (name) => name === 'after' }).get(
      'after',
    )
    const others = (after ?? []).filter((name) => name !== service.name && services.has(name))
    return { ...service, needs: [...new Set([...service.needs, ...others])] }
  })
}

async function sinceRef(
  { job, host }: Pick<BaselineContext, 'job' | 'host'>,
  git: RunGit,
  ref: string,
): Promise<Baseline> {
  const { named } = job.inputs
  if (ref !== 'event') return { commit: await resolveRef(git, ref, job.signal, named), of: `\`changed-since\` ${ref}` }
  const { changeBase, before } = job.context
  if (changeBase !== undefined) {
    const commit = await forkPoint(git, await resolveRef(git, changeBase, job.signal, named))
    return { commit, of: `the base of the ${host.isQueued ? 'merge queue' : 'pull request'}` }
  }
  if (before !== undefined) return { commit: before, of: 'the commit before the push' }
  const why = message`fleet-event-without-base: the CI system names no earlier commit to compare with (set \`changed-since\` to a branch, tag or commit)`
  return { commit: undefined, why }
}
