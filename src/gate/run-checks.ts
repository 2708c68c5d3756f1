import { type Check, type CheckContext, evidenceOf } from '../checks/check.ts'
import type { Platform } from '../client/platform.ts'
import type { Run } from '../client/time/run.ts'
import { withoutFullStop } from '../text/excerpt.ts'
import { message } from '../text/message.ts'
import type { Redact } from '../text/redactor.ts'
import type { CheckReport, GateHost } from './report.ts'

/** Runs the checks of a gate in order, up to the first that does not pass. */
export class RunChecks {
  readonly #checks: readonly Check[]
  readonly #platform: Platform
  readonly #host: GateHost
  readonly #run: Run
  readonly #clean: Redact
  readonly #unprepared = new Map<Check, unknown>()

  constructor(checks: readonly Check[], context: { platform: Platform; host: GateHost; run: Run }) {
    this.#checks = checks
    this.#platform = context.platform
    this.#host = context.host
    this.#run = context.run
    this.#clean = (text) => context.host.clean?.(text) ?? text
  }

  /** A report for each check. */
  async run(): Promise<readonly CheckReport[]> {
    for (const check of this.#checks) await this.#prepare(check)
    const reports: CheckReport[] = []
    for (const check of this.#checks) {
      const goOn = reports.every(({ result }) => result === 'passed')
      reports.push(goOn ? await this.#runOne(check) : notRun(check))
    }
    return reports
  }

  /** The same where no deployment succeeded, so that there is nothing to check. */
  notRun(): readonly CheckReport[] {
    return this.#checks.map(notRun)
  }

  /** An error is reported when it is the check's turn. */
  async #prepare(check: Check): Promise<void> {
    try {
      if (!this.#run.signal.aborted) await check.prepare?.(this.#context(check))
    } catch (error) {
      this.#unprepared.set(check, error)
    }
  }

  async #runOne(check: Check): Promise<CheckReport> {
    this.#host.report({ kind: 'check-began', name: check.name })
    const startMs = this.#run.elapsed()
    const report = { name: check.name, ...(await this.#finding(check)), startMs, endMs: this.#run.elapsed() }
    this.#host.report({ kind: 'check-ended', check: report })
    return report
  }

  /** A check that crashes has failed. */
  async #finding(check: Check): Promise<Pick<CheckReport, 'result' | 'summary' | 'evidence'>> {
    const { signal } = this.#run
    try {
      signal.throwIfAborted()
      if (this.#unprepared.has(check)) throw this.#unprepared.get(check)
      const { passed, summary, evidence } = await check.run(this.#context(check))
      return {
        result: passed ? 'passed' : 'failed',
        summary: withoutFullStop(summary),
        evidence: evidenceOf(evidence, this.#clean),
      }
    } catch (error) {
      if (signal.aborted) {
        const doubt = check.doubt === undefined ? '' : `; ${check.doubt}`
        return { result: 'cut-short', summary: `the run was cancelled${doubt}`, evidence: [] }
      }
      const why = withoutFullStop(error instanceof Error ? error.message : String(error))
      return { result: 'failed', summary: message('check-crashed')`it could not be run: ${why}`, evidence: [] }
    }
  }

  #context({ name }: Check): CheckContext {
    const { clock, signal } = this.#run
    const progress = (text: string): void => this.#host.report({ kind: 'check-progress', name, text })
    return { platform: this.#platform, clock, signal, progress, clean: this.#clean }
  }
}

function notRun({ name }: Check): CheckReport {
  return { name, result: 'not-run', summary: 'not run', evidence: [], startMs: 0, endMs: 0 }
}
