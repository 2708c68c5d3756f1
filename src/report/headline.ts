import { judgedOutcome, outcomeFacts } from '../deploy/outcome.ts'
import type { Result } from '../deploy/result.ts'
import { formatDuration } from '../text/format.ts'

/** Explains the excerpt of a failed start: a platform may still show lines of the previous version. */
export const startNote = 'The last lines of its runtime log; some may be of the version before.'

/** How many failed services of a fleet an annotation shows. */
const mostFailures = 10

/** How a run ended, in one line: the first of a summary and an annotation, and the last of a log. */
export function headline(result: Result): string {
  const { serviceId, reason, durationMs } = result
  if (isPlainDeploy(result)) return `${serviceId ?? 'The service'} was deployed in ${formatDuration(durationMs)}.`
  return serviceId === null ? reason : `${serviceId}: ${reason}`
}

/**
 * Whether the headline can be a plain sentence. For a run that only looked, waited, checked or rolled back, and for a
 * fleet, the reason says more.
 */
function isPlainDeploy({ outcome, phases, checks }: Result): boolean {
  const [begun] = phases
  const isDeploy = begun !== undefined && begun.name !== 'waiting' && begun.name !== 'choosing'
  return outcome === 'succeeded' && isDeploy && checks.length === 0
}

/** The icon before a title. A deployment that succeeded may have failed its checks. */
export function iconOf(result: Result): string {
  return outcomeFacts[judgedOutcome(result)].icon
}

/** The text of a failed run in an annotation: the headline, then the cause or the next steps. */
export function formatFailure(result: Result): string {
  const { cause, next, services } = result
  const failed = services.filter((service) => !service.result.passed).slice(0, mostFailures)
  const lines = failed.map(({ name, result: own }) => `${name}: ${own.reason}`)
  if (cause === null) return [headline(result), ...lines, ...next].join('\n')
  return [headline(result), ...(cause.phase === 'start' ? [startNote] : []), ...cause.excerpt].join('\n')
}
