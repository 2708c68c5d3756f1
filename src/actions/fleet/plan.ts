import type { Platform } from '../../client/platform.ts'
import { compareWith, forkPoint, readHead, resolveRef } from '../../fleet/changed-files.ts'
import { type Baseline, planFleet } from '../../fleet/plan.ts'
import type { HandedPlan } from '../../fleet/result.ts'
import { gitIn, type RunGit } from '../../git/run.ts'
import { mergeQueue } from '../../github/job/environment.ts'
import { sanitizeText } from '../../output/untrusted.ts'
import { message } from '../../text/message.ts'
import type { Job } from '../shared/job.ts'
import { readBaselines } from './baselines.ts'
import type { FleetInputs } from './inputs.ts'

/** What a plan is made with. */
export interface PlanContext {
  readonly job: Job
  readonly inputs: FleetInputs
  /** Undefined without a key. */
  readonly platform: Platform | undefined
}

/** Plans the fleet: reads what was deployed last, and what changed since. Writes nothing. */
export async function makePlan(context: PlanContext): Promise<HandedPlan> {
  const { job, inputs } = context
  const { choice } = inputs
  const services = [...inputs.found.file.services.values()]
  const git = gitIn(inputs.found.root, job.signal)
  const common =
    choice === 'changed' && inputs.changedSince !== undefined
      ? await sinceRef(job, git, inputs.changedSince)
      : undefined
  const commit = job.context.sha ?? (await readHead(git))?.commit ?? null
  const gates = inputs.mode !== 'preview'
  const asked = services.filter(
    ({ gate }) => choice === 'changed' && (common === undefined || (gates && gate !== undefined)),
  )
  const earlier = await readBaselines({ ...context, head: commit ?? undefined }, asked)
  const baselines = new Map(
    services.flatMap(({ name }) => {
      const baseline = common ?? earlier.get(name)?.baseline
      return baseline === undefined ? [] : [[name, baseline]]
    }),
  )
  const commits = choice === 'changed' ? [...baselines.values()].flatMap(({ commit: each }) => each ?? []) : []
  const unjudged = services.filter(({ name, gate }) => {
    return gates && gate !== undefined && earlier.get(name)?.unjudged !== undefined
  })
  const plan = planFleet({
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
    services: plan.services.map(({ name, level, needs, task, reason }) => {
      const { unjudged: deploymentId, baseline } = earlier.get(name) ?? {}
      const deployed = { deploymentId: deploymentId ?? '', commit: baseline?.commit ?? null }
      return {
        service: name,
        level,
        needs: [...needs],
        reason: clean(reason),
        check: task === 'check' ? deployed : null,
      }
    }),
    unchanged: plan.unchanged.map(({ name, reason }) => ({ service: name, reason: clean(reason) })),
  }
}

async function sinceRef(job: Job, git: RunGit, ref: string): Promise<Baseline> {
  if (ref !== 'event') return { commit: await resolveRef(git, ref), of: `\`changed-since\` ${ref}` }
  const { changeBase, before } = job.context
  if (changeBase !== undefined)
    return {
      commit: await forkPoint(git, await resolveRef(git, changeBase)),
      of:
        job.environment['GITHUB_EVENT_NAME'] === mergeQueue
          ? 'the base of the merge queue'
          : 'the base of the pull request',
    }
  if (before !== undefined) return { commit: before, of: 'the commit before the push' }
  const why = message`fleet-event-without-base: the CI system names no earlier commit to compare with (set \`changed-since\` to a branch, tag or commit)`
  return { commit: undefined, why }
}
