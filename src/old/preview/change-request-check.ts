import { abbreviateCommit } from '../text/commits/commit-id.ts'
import { message } from '../text/message.ts'
import type { ChangeRequestNow } from './host.ts'
import type { PreviewContext } from './preview-context.ts'

/**
 * Why the change request is not as it was when the run was started, as a sentence; undefined if it is, or that is not known.
 *
 * @param now undefined if it is not known
 * @param expected what the run is for
 */
export function whyOutdated(
  { host }: Pick<PreviewContext, 'host'>,
  now: ChangeRequestNow | undefined,
  expected: 'open' | 'closed',
): string | undefined {
  const { headSha, reference } = host
  if (now === undefined) return undefined
  if (expected === 'closed') return now.open ? `Nothing to do: ${reference} is open now.` : undefined
  if (!now.open) return `Nothing to do: ${reference} is closed now.`
  if (now.headSha === headSha) return undefined
  return message`preview-head-outdated: Nothing to do: ${abbreviateCommit(headSha)} is no longer the head of ${reference}. The head is now ${abbreviateCommit(now.headSha)}.`
}
