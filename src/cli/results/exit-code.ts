import { outcomeFacts } from '../../deployment/outcome.ts'
import type { EndedRun } from '../../output/run-result.ts'

const wrongUsage = 2
const terminated = 143

/** The exit code of a command (docs/ci.md has the table). `signal` is the reason why it was aborted, which names the signal. */
export function exitCodeOf(
  { verdict, passed, wrongUsage: isWrongUsage }: EndedRun,
  signal: string | undefined,
): number {
  if (passed) return 0
  if (isWrongUsage) return wrongUsage
  if (verdict === 'aborted') return stoppedCode(signal)
  return outcomeFacts[verdict].exitCode || 1
}

/** The exit code after a signal, which the reason of the abort names. */
export function stoppedCode(reason = ''): number {
  return reason.includes('SIGTERM') ? terminated : outcomeFacts.aborted.exitCode
}
