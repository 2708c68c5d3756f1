import { comparedLines, type RunReport } from './run-report.ts'

/** What an annotation, and the last words of a log, say of a run that failed: why, and below it the lines that show it. */
export function formatFailure(run: RunReport): string {
  const { reason, cause } = run
  const shown = comparedLines(run)
  const added = shown === undefined ? [] : ['', `${shown.title}:`, ...shown.lines]
  return [reason, ...cause, ...added].join('\n')
}
