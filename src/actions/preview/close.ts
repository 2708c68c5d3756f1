import { withTimeout } from '../../client/time/timeout.ts'
import { githubRefusal } from '../../github/api/client.ts'
import { endDeployments } from '../../github/deployments/end.ts'
import type { RunResult } from '../../output/run-result.ts'
import { PreviewComment } from './comment.ts'
import { githubMs, type PreviewStage } from './context.ts'
import { noServiceLeft, type Recalled } from './memory.ts'
import { recollect } from './recall.ts'
import { remainsOf } from './remains.ts'
import { standingOf } from './standing.ts'

const closedReason = 'The pull request was closed'

/**
 * Ends the preview of a closed pull request: no deployment is active, none is made any more, and who pays knows it.
 *
 * @param again whether the run was started again: the event may be old, and the pull request open since
 */
export async function previewClose(stage: PreviewStage, again: boolean): Promise<RunResult> {
  const { inputs, job } = stage
  const standing = await standingOf(stage, 'closed')
  if (standing.kind === 'stale') return { outcome: 'skipped', reason: standing.why }
  const { target, recalled } = await recollect(stage)
  const serviceId = inputs.givenId ?? (recalled.kind === 'service' ? recalled.serviceId : undefined)
  const comment = new PreviewComment(stage, target)
  if (serviceId === undefined) return await closeUnknown(stage, recalled, comment)
  job.outputs.set('service-id', serviceId)
  const remains = await remainsOf(stage, serviceId, { mayBeOpen: again && standing.kind === 'not-known' })
  await settleDeployments(stage, target, { recalled, gone: remains.gone })
  const reason = `The pull request is closed. ${remains.text}`
  await comment.close({ news: 'has ended', reason })
  return { outcome: remains.outcome, reason: reason, serviceId }
}

async function closeUnknown(
  { inputs, job }: PreviewStage,
  recalled: Recalled,
  comment: PreviewComment,
): Promise<RunResult> {
  const { name } = inputs
  switch (recalled.kind) {
    case 'unreadable': {
      const why = `Which service is that of ${name} is not known (${recalled.why}); it may exist and be billed: give \`service-id\`.`
      return { outcome: 'failed', reason: why }
    }
    case 'doubt': {
      const reason = `The pull request is closed. A service ${name} may exist and be billed, for the answer to its creation was lost: look at the project.`
      job.console.warn(reason)
      await comment.close({ news: 'has ended', reason })
      return { outcome: 'skipped', reason: reason }
    }
    case 'nothing':
    case 'service':
      return { outcome: 'skipped', reason: 'The pull request is closed, and no preview of it is left.' }
    default:
      return recalled satisfies never
  }
}

async function settleDeployments(
  stage: PreviewStage,
  target: string,
  { recalled, gone }: { readonly recalled: Recalled; readonly gone: boolean },
): Promise<void> {
  const { deployments, event, job } = stage
  if (deployments === undefined) return
  const ended = { description: closedReason, since: event.createdAt }
  try {
    await withTimeout(endDeployments(deployments, target, ended), githubMs(stage), job.signal)
    if (!gone || recalled.kind !== 'service') return
    await deployments.update(recalled.githubDeployment, { state: 'inactive', description: noServiceLeft })
  } catch (error) {
    job.signal.throwIfAborted()
    job.console.warn(
      `The GitHub deployments of the preview may still be active: ${githubRefusal(error, 'deployments: write')}.`,
    )
  }
}
