import { NoAnswerError, RefusedError } from '../../client/errors.ts'
import { whyNoAnswer } from '../../client/http/unreachable.ts'
import { isTimeout } from '../../client/time/timeout.ts'
import { formatDuration } from '../../text/duration.ts'
import { message } from '../../text/message.ts'

/** Why GitHub did not do it, as a clause. A permission that the token lacks is named as a workflow spells it. */
export function githubRefusal(error: unknown, permission: string): string {
  if (isTimeout(error)) return message`github-timeout: GitHub did not answer in time`
  if (error instanceof NoAnswerError) {
    return message`github-no-answer: GitHub gave no complete answer: ${whyNoAnswer(error)}`
  }
  if (!(error instanceof RefusedError)) return error instanceof Error ? error.message : String(error)
  const { status, said, found, retryAfterMs } = error
  if (retryAfterMs !== undefined) {
    return message`github-rate-limit: GitHub limits the token's requests for another ${formatDuration(retryAfterMs)}`
  }
  if ((status === 403 || status === 404) && said.includes('not accessible')) {
    return message`github-permission-missing: the token lacks the permission \`${permission}\`; grant it under \`permissions:\` of the job`
  }
  // A proxy before GitHub's API answers with a page.
  return found === 'HTML'
    ? message`github-error-page: GitHub answered ${status} with a page`
    : message`github-error: GitHub answered ${status}: ${said}`
}
