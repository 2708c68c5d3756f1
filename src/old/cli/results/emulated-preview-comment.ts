import { outcomeFacts } from '../../deployment/outcome.ts'
import { formatOutcome, renderComment } from '../../preview/comment/comment-text.ts'
import { formatDuration } from '../../text/formats/duration.ts'
import type { CommentFacts } from '../local-platform-package.ts'

/** The comment of a preview that ended as a run on the local platform did, as Markdown; empty if the run told no outcome. */
export function formatPreviewComment({ outcome, name, url, commit, seconds, reason }: CommentFacts): string {
  const known = (Object.keys(outcomeFacts) as (keyof typeof outcomeFacts)[]).find((each) => each === outcome)
  if (known === undefined) return ''
  return renderComment({
    ...formatOutcome(known),
    name,
    reason,
    url,
    commit: commit === undefined ? undefined : { sha: commit, address: undefined },
    duration: seconds === undefined ? undefined : formatDuration(seconds * 1_000),
  })
}
