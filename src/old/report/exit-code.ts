import { outcomeFacts } from '../deployment/outcome.ts'
import { isWrongUsage, type RunReport } from './run-report.ts'

const wrongUsage = 2
const terminated = 143

/** The exit code of a command (docs/ci.md has the table). `signal` is the reason why it was aborted, which names the signal. */
export function toExitCode(run: RunReport, signal: string | undefined): number {
  if (run.passed) return 0
  if (isWrongUsage(run)) return wrongUsage
  if (run.verdict === 'aborted') return stoppedCode(signal)
  return outcomeFacts[run.verdict].exitCode || 1
}

/** The exit code after a signal, which the reason of the abort names. */
export function stoppedCode(reason = ''): number {
  return reason.includes('SIGTERM') ? terminated : outcomeFacts.aborted.exitCode
}
