import type { ConfiguredService } from '../../config/file/checked-config.ts'
import type { RunGit } from '../../git/git-command.ts'
import type { SerializedPlan } from '../../report/formats/serialized-plan.ts'
import { message } from '../../text/message.ts'
import { type BaselineContext, readBaselines } from './baselines.ts'
import { compareWith, forkPoint, resolveRef } from './git-comparison.ts'
import type { Baseline, Difference } from './plan.ts'

/** What is known of what changed since the services were deployed. */
export interface KnownChanges {
  /** By the service's name. */
  readonly baselines: ReadonlyMap<string, Baseline>
  /** By the commit of a baseline. */
  readonly differences: ReadonlyMap<string, Difference>
  /** By the service's name its last successful deployment, if it has a gate and nothing says whether that passed. */
  readonly unjudged: ReadonlyMap<string, DeployedService>
  /** Services whose newest deployment is known not to have succeeded. */
  readonly failed: ReadonlySet<string>
}

/** A deployment that is live, as a plan has it. */
type DeployedService = NonNullable<SerializedPlan['services'][number]['check']>

interface ChangesContext extends BaselineContext {
  readonly git: RunGit
}

/** Reads what was deployed last, or what `changed-since` names, and what changed since. */
export async function readChangesSinceDeployed(
  context: ChangesContext,
  services: readonly ConfiguredService[],
): Promise<KnownChanges> {
  const { inputs, git } = context
  const common = inputs.changedSince === undefined ? undefined : await sinceRef(context, inputs.changedSince)
  const gates = inputs.mode !== 'preview'
  // With `changed-since` the last deployment tells only whether it, and its gate, has passed.
  const asked = services.filter(({ gate }) => common === undefined || (gates && gate !== undefined))
  const earlier = await readBaselines(context, asked)
  const baselines = new Map<string, Baseline>()
  const unjudged = new Map<string, DeployedService>()
  const failed = new Set<string>()
  for (const { name, gate } of services) {
    const last = earlier.get(name)
    const baseline = common ?? last?.baseline
    if (baseline !== undefined) baselines.set(name, baseline)
    if (gates && gate && last?.unjudged !== undefined)
      unjudged.set(name, { deploymentId: last.unjudged, commit: last.baseline.commit ?? null })
    if (last?.hasFailed) failed.add(name)
  }
  const commits = [...baselines.values()].flatMap(({ commit }) => commit ?? [])
  return { baselines, differences: await compareWith(git, commits), unjudged, failed }
}

/** What `changed-since` names, for every service. */
async function sinceRef({ job, host, git }: ChangesContext, ref: string): Promise<Baseline> {
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
