import { InputError } from '../client/errors.ts'
import { defaultReport, type ReportInputs } from '../config/report-inputs.ts'
import { type PlainEnd, plainEnd, type RunEnd } from '../report/run-end.ts'
import type { RunReport } from '../report/run-report.ts'
import { formatError } from '../text/formats/format-error.ts'
import { explain } from './explain-error.ts'
import type { Job } from './job.ts'
import { JobReporter } from './reporter.ts'
import type { Tracker } from './tracker.ts'

/**
 * Waits for the end of a run, and gives it, also if that was an error: a cancelled job is `aborted`, all else `failed`. Never rejects.
 * Measures the run if the flow did not.
 *
 * @param run is under way; of an async function, so that what it throws at once is an end too
 * @param whatIsLeft says, as a sentence, what a cancelled job leaves behind
 */
export async function runToEnd<End extends object>(
  job: Job,
  run: Promise<End>,
  whatIsLeft = `Nothing that starts a deployment was sent.`,
): Promise<End | PlainEnd> {
  const startMs = performance.now()
  try {
    const end = await run
    return { durationMs: performance.now() - startMs, ...end }
  } catch (error) {
    const end = endByError(job, error, whatIsLeft)
    return { ...end, durationMs: performance.now() - startMs }
  }
}

/**
 * The end of a run that an error has ended.
 *
 * @param whatIsLeft says, as a sentence, what a cancelled job leaves behind
 */
export function endByError(job: Job, error: unknown, whatIsLeft: string): PlainEnd {
  const cancelled = job.signal.aborted && error === job.signal.reason
  const reason = cancelled ? `${formatError(error)} ${whatIsLeft}`.trimEnd() : explainWithOrigin(job, error)
  const wrongUsage = error instanceof InputError && !error.answered
  return plainEnd(cancelled ? 'aborted' : 'failed', reason, { wrongUsage })
}

/** An error about a value of the configuration file begins with its place. */
function explainWithOrigin({ inputs }: Job, error: unknown): string {
  const name = error instanceof InputError ? error.input : ''
  const origin = inputs.findOrigin(name)
  const text = explain(error)
  return origin === undefined ? text : `${origin}: ${text}`
}

/**
 * Runs an action and reports how it ended, whatever happens: by its result, by an error, before its inputs could be read. Never
 * rejects.
 *
 * @param action its name, for the summary's title
 * @param run calls `openReporter` once its inputs are read; a run that ends before that is reported with the defaults
 */
export async function runAction(
  job: Job,
  action: string,
  run: (openReporter: (inputs: ReportInputs, tracker?: Tracker) => JobReporter) => Promise<RunEnd>,
): Promise<RunReport> {
  let reporter: JobReporter | undefined
  const end = await runToEnd(
    job,
    run((inputs, tracker) => {
      reporter = new JobReporter(job, action, inputs, tracker)
      return reporter
    }),
  )
  return await (reporter ?? new JobReporter(job, action, defaultReport())).finish(end)
}
