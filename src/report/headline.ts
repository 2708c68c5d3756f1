import { outcomeFacts } from '../deploy/outcome.ts'
import type { Result } from '../deploy/result.ts'
import { formatDuration } from '../text/format.ts'

/** What the excerpt of a start is: a platform may still show lines of the version before. */
export const startNote = 'The last lines of its runtime log; some may be of the version before.'

/** Services of a fleet whose reasons an annotation has room for. */
const mostFailures = 10

/** How a run ended, in the line that everything begins with: a summary, an annotation, the last line of a log. */
export function headline(result: Result): string {
  const { serviceId, reason, durationMs } = result
  if (isPlainDeploy(result)) return `${serviceId ?? 'The service'} was deployed in ${formatDuration(durationMs)}.`
  return serviceId === null ? reason : `${serviceId}: ${reason}`
}

/** Of what was only looked at or waited for, checked, or rolled back the reason says more; so does that of a fleet. */
function isPlainDeploy({ outcome, reason, phases, checks }: Result): boolean {
  const [begun] = phases
  const isOurs = begun !== undefined && begun.name !== 'waiting'
  return outcome === 'succeeded' && isOurs && checks.length === 0 && !reason.startsWith('Rolled back')
}

/** Before a title: a deployment that succeeded may have failed its checks. */
export function iconOf({ outcome, passed }: Result): string {
  return outcomeFacts[outcome === 'succeeded' && !passed ? 'failed' : outcome].icon
}

/** What an annotation and a terminal say of a run that failed: the line, and what broke or what a person can do. */
export function formatFailure(result: Result): string {
  const { cause, next, services } = result
  const failed = services.filter((service) => !service.result.passed).slice(0, mostFailures)
  const lines = failed.map(({ name, result: own }) => `${name}: ${own.reason}`)
  if (cause === null) return [headline(result), ...lines, ...next].join('\n')
  return [headline(result), ...(cause.phase === 'start' ? [startNote] : []), ...cause.excerpt].join('\n')
}
