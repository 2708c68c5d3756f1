import { openPlatform, readConnection } from '../../config/connection.ts'
import { gitIn } from '../../git/git-command.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import type { SerializedPlan } from '../../report/formats/serialized-plan.ts'
import type { PlanRun } from '../../report/run-report.ts'
import { toPlanRun } from '../../report/to-fleet-run.ts'
import type { Job } from '../../run/job.ts'
import type { FleetInputs } from '../fleet-inputs.ts'
import type { FleetHost } from '../host.ts'
import type { Planning } from './baselines.ts'
import { readChangesSinceDeployed } from './changes-since-deployed.ts'
import { readHead } from './git-comparison.ts'
import { planFleet } from './plan.ts'

/** Plans the fleet, and deploys nothing: a dry run. */
export async function plan(job: Job, host: FleetHost, inputs: FleetInputs): Promise<PlanRun> {
  const startMs = performance.now()
  await using platform = openPlatform(readConnection(inputs.all), job)
  const made = await makePlan(job, inputs, { host, platform, deadline: AbortSignal.timeout(inputs.timeoutMs) })
  job.outputs.setMasked('report', JSON.stringify(made))
  return toPlanRun(made, performance.now() - startMs)
}

/** Makes the plan, says it and sets its output: reads what was deployed last, and what changed since. */
export async function makePlan(job: Job, inputs: FleetInputs, planning: Planning): Promise<SerializedPlan> {
  const made = await decidePlan(job, inputs, planning)
  const { console, outputs } = job
  for (const { service, reason, check } of made.services)
    console.say(`${check === null ? 'Deploy' : 'Check'} ${service}: ${reason}.`)
  for (const { service, reason } of made.unchanged) console.say(`Leave ${service}: ${reason}.`)
  outputs.setMasked('changed', JSON.stringify(made.services.map(({ service }) => service)))
  return made
}

async function decidePlan(job: Job, inputs: FleetInputs, planning: Planning): Promise<SerializedPlan> {
  const { choice, found } = inputs
  const services = [...found.file.services.values()]
  const git = gitIn(found.root, AbortSignal.any([job.signal, planning.deadline]))
  const commit = job.context.sha ?? (await readHead(git)).commit ?? null
  // Nothing is compared if the services are chosen by hand.
  const known =
    choice === 'changed'
      ? await readChangesSinceDeployed({ ...planning, job, inputs, git, head: commit }, services)
      : undefined
  const decided = planFleet({
    ...{ services, choice },
    ...(known ?? { baselines: new Map(), differences: new Map() }),
    unjudged: new Set(known?.unjudged.keys()),
  })
  job.signal.throwIfAborted()
  // Names of files are the texts of whoever wrote the commit.
  const clean = (text: string): string => sanitizeText(text, job.redactor)
  return {
    commit,
    services: decided.services.map(({ name, level, needs, task, reason }) => {
      const check = task === 'check' ? (known?.unjudged.get(name) ?? null) : null
      return { service: name, level, needs: [...needs], reason: clean(reason), check }
    }),
    unchanged: decided.unchanged.map(({ name, reason }) => ({ service: name, reason: clean(reason) })),
  }
}
