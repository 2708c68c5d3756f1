import type { Result } from '../deploy/result.ts'
import { formatDuration } from '../text/format.ts'

/** What the excerpt of a start is: a platform may still show lines of the version before. */
export const startNote = 'The last lines of its runtime log; some may be of the version before.'

/** How a run ended, in the line that everything begins with: a summary, an annotation, the last line of a log. */
export function headline({ outcome, serviceId, reason, durationMs, phases }: Result): string {
  // Who only waited does not know how long the deployment took.
  const isOurs = phases[0]?.name !== 'waiting'
  if (outcome === 'succeeded' && isOurs)
    return `${serviceId ?? 'The service'} was deployed in ${formatDuration(durationMs)}.`
  return serviceId === null ? reason : `${serviceId}: ${reason}`
}

/** What an annotation and a terminal say of a run that failed: the line, and what broke or what a person can do. */
export function formatFailure(result: Result): string {
  const { cause, next } = result
  if (cause === null) return [headline(result), ...next].join('\n')
  return [headline(result), ...(cause.phase === 'start' ? [startNote] : []), ...cause.excerpt].join('\n')
}
