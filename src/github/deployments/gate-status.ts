import type { RunReport } from '../../report/run-report.ts'

const words = { passed: 'Gate passed. ', failed: 'Gate failed. ' } as const

/** The description of the last status of a run. A gate begins it with its result, by which `after` knows it. */
export function describeEnd(run: RunReport, reason: string): string {
  if (run.kind !== 'gate') return reason
  if (run.verdict === 'succeeded') return words.passed + reason
  return run.gate.checks.some(({ result }) => result === 'failed') ? words.failed + reason : reason
}

/** What a gate has written; undefined if a status is not of its end. */
export function readGate({
  state,
  description,
}: {
  readonly state: string
  readonly description: string
}): 'passed' | 'failed' | undefined {
  if (state === 'success' && description.startsWith(words.passed)) return 'passed'
  return state === 'failure' && description.startsWith(words.failed) ? 'failed' : undefined
}
