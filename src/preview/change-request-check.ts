import { abbreviateCommit } from '../text/commits/commit-id.ts'
import { message } from '../text/message.ts'
import type { ChangeRequestNow } from './host.ts'
import { hasListed } from './listed-labels.ts'
import type { PreviewContext } from './preview-context.ts'
import type { Ending } from './task.ts'

/** What follows for a run from its change request as it is now. */
interface Standing {
  /** Why this run is no longer needed, as a sentence. */
  readonly outdated?: string
  /** A preview needs a label, and it is not known which ones there are. */
  readonly mayLackLabel?: boolean
}

/**
 * Whether the change request is still as it was when the run was started.
 *
 * @param now undefined if it is not known
 * @param expected what the run is for
 */
export function compareChangeRequest(
  { host, inputs, job }: Pick<PreviewContext, 'host' | 'inputs' | 'job'>,
  now: ChangeRequestNow | undefined,
  expected: 'open' | Ending,
): Standing {
  const { headSha, reference } = host
  const { whenLabeled } = inputs
  if (now !== undefined && expected === 'closed')
    return now.open ? { outdated: `Nothing to do: ${reference} is open now.` } : {}
  const labels = now?.labels ?? host.labels
  const hasLabel = whenLabeled === undefined || (labels && hasListed(labels, whenLabeled))
  if (expected !== 'open') {
    const isBack = now?.open === true && hasLabel === true
    return isBack ? { outdated: `Nothing to do: ${reference} has a label again that asks for a preview.` } : {}
  }
  if (now?.open === false) return { outdated: `Nothing to do: ${reference} is closed now.` }
  if (now !== undefined && now.headSha !== headSha) {
    const outdated = message`preview-head-outdated: Nothing to do: ${abbreviateCommit(headSha)} is no longer the head of ${reference}. The head is now ${abbreviateCommit(now.headSha)}.`
    return { outdated }
  }
  if (hasLabel === false) {
    const outdated = message`preview-without-label: No preview: ${reference} has none of the labels of ${job.inputs.named('when-labeled')} (${whenLabeled?.join(', ')}).`
    return { outdated }
  }
  return hasLabel === undefined ? { mayLackLabel: true } : {}
}

/** Whether the preview is certainly no longer wanted: the change request is closed, or has lost its label. */
export function hasEnded({ open, labels }: ChangeRequestNow, whenLabeled: readonly string[] | undefined): boolean {
  const lacksLabel = whenLabeled !== undefined && labels !== undefined && !hasListed(labels, whenLabeled)
  return !open || lacksLabel
}
