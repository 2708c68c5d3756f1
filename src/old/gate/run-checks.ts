import type { Emit } from '../build-log/log-event.ts'
import { type Check, type CheckContext, type CheckedDeployment, cleanEvidence } from '../checks/check.ts'
import type { Platform } from '../client/platform.ts'
import type { Run } from '../client/time/run.ts'
import { withoutFullStop } from '../text/formats/shortening.ts'
import { message } from '../text/message.ts'
import type { Redact } from '../text/secrets/redactor.ts'
import type { CheckReport } from './gate-report.ts'
import type { RunEvent } from './run-event.ts'

export interface ChecksContext {
  readonly platform: Platform
  readonly emit: Emit<RunEvent>
  readonly clean: Redact
  readonly run: Run
  readonly deployment?: CheckedDeployment
}

/** Prepares all checks, then runs them in order, up to the first that does not pass. A report for each check. */
export async function runChecks(checks: readonly Check[], context: ChecksContext): Promise<readonly CheckReport[]> {
  const { emit, run } = context
  // A failed preparation is reported when it is the check's turn.
  const failures = new Map<Check, unknown>()
  for (const check of checks) {
    try {
      if (!run.signal.aborted) await check.prepare?.(toCheckContext(check, context))
    } catch (error) {
      failures.set(check, error)
    }
  }
  const reports: CheckReport[] = []
  for (const check of checks) {
    if (reports.some(({ result }) => result !== 'passed')) {
      reports.push(notRun(check))
      continue
    }
    const { name } = check
    await emit({ kind: 'check-began', name })
    const startMs = run.elapsed()
    const result = await runCheck(check, context, failures)
    const report = { name, ...result, startMs, endMs: run.elapsed() }
    await emit({ kind: 'check-ended', check: report })
    reports.push(report)
  }
  return reports
}

export function notRun({ name }: Check): CheckReport {
  return { name, result: 'not-run', summary: 'not run', evidence: [], startMs: 0, endMs: 0 }
}

/** A check that crashes has failed. */
async function runCheck(
  check: Check,
  context: ChecksContext,
  failures: ReadonlyMap<Check, unknown>,
): Promise<Pick<CheckReport, 'result' | 'summary' | 'evidence'>> {
  const { signal } = context.run
  const checkContext = toCheckContext(check, context)
  try {
    signal.throwIfAborted()
    if (failures.has(check)) throw failures.get(check)
    const { passed, summary, evidence } = await check.run(checkContext)
    const kept = cleanEvidence(evidence, checkContext.clean)
    return { result: passed ? 'passed' : 'failed', summary: withoutFullStop(summary), evidence: kept }
  } catch (error) {
    if (signal.aborted) {
      const doubt = check.doubt === undefined ? '' : `; ${check.doubt}`
      return { result: 'cut-short', summary: `the run was cancelled${doubt}`, evidence: [] }
    }
    const why = withoutFullStop(error instanceof Error ? error.message : String(error))
    return { result: 'failed', summary: message`check-crashed: it could not be run: ${why}`, evidence: [] }
  }
}

function toCheckContext({ name }: Check, { platform, emit, clean, run, deployment }: ChecksContext): CheckContext {
  return {
    platform,
    clock: run.clock,
    signal: run.signal,
    progress: (text) => void emit({ kind: 'check-progress', name, text }),
    clean,
    print: (lines) => emit({ kind: 'check-output', name, lines }),
    ...(deployment && { deployment }),
  }
}
