import type { ConfiguredService } from '../../config/file/checked-config.ts'
import type { RunGit } from '../../git/git-command.ts'
import type { SerializedPlan } from '../../report/formats/serialized-plan.ts'
import { type BaselineContext, readBaselines } from './baselines.ts'
import { compareWith } from './git-comparison.ts'
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

/** Reads what was deployed last, and what changed since. */
export async function readChangesSinceDeployed(
  context: ChangesContext,
  services: readonly ConfiguredService[],
): Promise<KnownChanges> {
  const earlier = await readBaselines(context, services)
  const baselines = new Map<string, Baseline>()
  const unjudged = new Map<string, DeployedService>()
  const failed = new Set<string>()
  for (const { name, gate } of services) {
    const last = earlier.get(name)
    if (last === undefined) continue
    const { baseline } = last
    baselines.set(name, baseline)
    if (gate && last.unjudged !== undefined)
      unjudged.set(name, { deploymentId: last.unjudged, commit: baseline.commit ?? null })
    if (last.hasFailed) failed.add(name)
  }
  const commits = [...baselines.values()].flatMap(({ commit }) => commit ?? [])
  return { baselines, differences: await compareWith(context.git, commits), unjudged, failed }
}
