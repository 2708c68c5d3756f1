import { InputError } from '../../client/errors.ts'
import { withTimeout } from '../../client/time/timeout.ts'
import type { RememberedCommit } from '../../deployment/forward/live-commit.ts'
import type { RememberedRun } from '../../deployment/history/last-good.ts'
import { readCommit } from '../../text/commits/commit-id.ts'
import { message } from '../../text/message.ts'
import type { Deployments } from './deployments.ts'
import { findLastSuccess, readRuns } from './remembered-deployments.ts'
import { findDeployedCommit } from './status-description.ts'

// What a run asks of the history of GitHub deployments, each question within its time. What GitHub does not say is not known; all reject with
// the reason of the signal.

const readTimeoutMs = 30_000

/**
 * The runs that deployed the target, and how each ended.
 *
 * @throws InputError if GitHub does not say: what has failed its checks must not be gone back to
 */
export async function rememberRuns(
  deployments: Deployments,
  target: string,
  signal: AbortSignal,
): Promise<readonly RememberedRun[]> {
  const runs = await within(deployments, readRuns(deployments, target), signal)
  return runs.map((each) => ({ ...each, result: () => within(deployments, each.result(), signal) }))
}

async function within<T>({ github }: Deployments, work: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await withTimeout(work, readTimeoutMs, signal)
  } catch (error) {
    signal.throwIfAborted()
    const why = github.explain(error, 'deployments: read')
    const text = message`rollback-memory-unread: GitHub does not say which commits have failed their checks: ${why}. Give the commit to go back to yourself.`
    throw new InputError('environment', text, { answered: true })
  }
}

/** The commit of the newest success of the targets that are wanted. */
export async function findLastCommit(
  deployments: Deployments,
  isWanted: (target: string) => boolean,
  signal: AbortSignal,
): Promise<RememberedCommit> {
  try {
    const finding = findLastSuccess(deployments, ({ memory }) => isWanted(memory.target))
    const last = await withTimeout(finding, readTimeoutMs, signal)
    if (last.kind !== 'found') return last
    const { memory, last: status } = last.value
    const commit = readCommit(findDeployedCommit(memory, status) ?? '')
    if (commit !== undefined) return { kind: 'found', value: { commit, deploymentId: memory.deployment } }
    return { kind: 'unknown', why: `GitHub does not show the commit of the newest deployment that succeeded` }
  } catch (error) {
    signal.throwIfAborted()
    return { kind: 'unknown', why: deployments.github.explain(error, 'deployments: read') }
  }
}
