import { resolve } from 'node:path'
import type { ForwardRule } from '../../deployment/forward/forward-guard.ts'
import { cloneGraph } from '../../git/clone-graph.ts'
import { nearestWorkingCopy } from '../../git/working-copy-root.ts'
import type { CommitGraph } from '../../text/commits/commit-graph.ts'
import { serviceTarget } from '../tracker.ts'
import type { DeployContext } from './deploy-context.ts'
import type { RefSource } from './deploy-inputs.ts'

/** Keeps an older commit from replacing a newer one; undefined if any commit is to be deployed. */
export function forwardRule(context: DeployContext, { serviceId, ref }: RefSource): ForwardRule | undefined {
  const target = serviceTarget(serviceId)
  return ruleFor(context, ref, (each) => each === target)
}

/** @param isOfTarget of what is remembered */
function ruleFor(
  context: DeployContext,
  commit: string | undefined,
  isOfTarget: (target: string) => boolean,
): ForwardRule | undefined {
  const { job, reporter, inputs } = context
  const { onOutdated } = inputs
  if (onOutdated === 'deploy') return undefined
  const { sha, branch, refName } = job.context
  return {
    onOutdated,
    purpose: job.purpose,
    named: job.inputs.named,
    graphs: commitGraphs(context),
    // Of another commit than the job's it is not known.
    branch: commit === sha ? branch : undefined,
    isTagged: commit === sha && branch === undefined && refName !== undefined,
    remembered: (signal) => reporter.tracker.lastCommit(isOfTarget, signal),
  }
}

/** What knows the history of commits: the clone first, as it is near. */
export function commitGraphs({ job, reporter }: Pick<DeployContext, 'job' | 'reporter'>): readonly CommitGraph[] {
  const root = nearestWorkingCopy(resolve(job.context.config.folder))
  const clone = root === undefined ? [] : [cloneGraph(root)]
  const { commits } = reporter
  return commits === undefined ? clone : [...clone, commits]
}
