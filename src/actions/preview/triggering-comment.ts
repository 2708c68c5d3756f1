import { RefusedError } from '../../client/errors.ts'
import { type GitHubRepository, githubRefusal } from '../../github/api/github-repository.ts'
import type { CommentEvent } from '../../github/job/pull-request-event.ts'
import { message } from '../../text/message.ts'

/** The comment that started a run, as it is now. */
export type TriggeringComment =
  | { readonly kind: 'found'; readonly isAsInEvent: boolean }
  | { readonly kind: 'absent'; readonly proof: 'GitHub does not have it' }
  /** `why` is a clause. */
  | { readonly kind: 'unknown'; readonly why: string }

/**
 * Reads whether it is still there. Its pull request is read with the same token: only if that succeeds, a 404 says that the comment is gone.
 * Rejects only with the reason of the repository's signal.
 */
export async function readTriggeringComment(
  github: GitHubRepository,
  { id, body }: CommentEvent,
): Promise<TriggeringComment> {
  if (id === undefined) return { kind: 'unknown', why: 'the event does not name it' }
  try {
    const now = await github.commentBody(id)
    return { kind: 'found', isAsInEvent: now === body }
  } catch (error) {
    github.signal.throwIfAborted()
    // A 410 may be about all issues of the repository.
    if (error instanceof RefusedError && error.status === 404)
      return { kind: 'absent', proof: 'GitHub does not have it' }
    return { kind: 'unknown', why: githubRefusal(error, 'pull-requests: read') }
  }
}

/** What becomes of a run for a pull request that nobody asks for. */
interface NotAsked {
  readonly outcome: 'skipped' | 'failed'
  readonly reason: string
}

interface CommentedRun {
  readonly number: number
  readonly isRerun: boolean
}

/** A run that the deletion of the comment started, or that came after it. */
export function deletedEnd({ number }: CommentedRun): NotAsked {
  const reason = message`preview-comment-deleted: No preview: the comment on pull request #${number} that asked for one was deleted.`
  return { outcome: 'skipped', reason }
}

/** What a comment that no longer asks makes of the run; undefined if it asks. */
export function whyNotAsked(comment: TriggeringComment, run: CommentedRun): NotAsked | undefined {
  const { number, isRerun } = run
  switch (comment.kind) {
    case 'found': {
      if (comment.isAsInEvent) return undefined
      const reason = message`preview-comment-edited: No preview: the comment on pull request #${number} that started this run was edited since, so it may not ask for one any more. To ask for one, write another comment.`
      return { outcome: 'skipped', reason }
    }
    case 'absent':
      return deletedEnd(run)
    case 'unknown': {
      // What started a first attempt has just been there.
      if (!isRerun) return undefined
      const reason = message`preview-comment-unread: Nothing was created or deployed: this is a re-run, and it is not known whether the comment on pull request #${number} that asked for a preview is still there (${comment.why}). Run it again.`
      return { outcome: 'failed', reason }
    }
    default:
      return comment satisfies never
  }
}
