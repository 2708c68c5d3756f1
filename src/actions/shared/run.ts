import { ArchiveError } from '../../archive/error.ts'
import { InputError } from '../../client/errors.ts'
import { defaultReport, type ReportInputs } from '../../config/reporting.ts'
import type { EndedRun, RunResult } from '../../output/run-result.ts'
import { explain, textOf } from './failure.ts'
import type { Job } from './job.ts'
import { JobReporter } from './job-reporter.ts'

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
  run: (openReporter: (inputs: ReportInputs) => JobReporter) => Promise<RunResult>,
): Promise<EndedRun> {
  let reporter: JobReporter | undefined
  const result = await resultOf(job, () =>
    run((inputs) => {
      reporter = new JobReporter(job, action, inputs)
      return reporter
    }),
  )
  return await (reporter ?? new JobReporter(job, action, defaultReport)).finish(result)
}

/**
 * The result of a run, also if it ended by an error: a cancelled job is `aborted`, all else `failed`. Never rejects.
 *
 * @param whatIsLeft says, as a sentence, what a cancelled job leaves behind
 */
export async function resultOf(
  job: Job,
  run: () => Promise<RunResult>,
  whatIsLeft = (): string => `Nothing that starts a deployment was sent.`,
): Promise<RunResult> {
  const startMs = performance.now()
  try {
    const result = await run()
    const durationMs = result.durationMs ?? performance.now() - startMs
    return { ...result, durationMs }
  } catch (error) {
    const cancelled = job.signal.aborted && error === job.signal.reason
    const reason = cancelled ? `${textOf(error)} ${whatIsLeft()}`.trimEnd() : explainWithOrigin(job, error)
    const wrongUsage = (error instanceof InputError && !error.answered) || error instanceof ArchiveError
    const durationMs = performance.now() - startMs
    return { outcome: cancelled ? 'aborted' : 'failed', reason, wrongUsage, durationMs }
  }
}

/** An error about a value of the configuration file begins with its place. */
function explainWithOrigin({ inputs }: Job, error: unknown): string {
  const name = error instanceof ArchiveError ? 'archive-path' : error instanceof InputError ? error.input : ''
  const origin = inputs.originOf(name)
  return origin === undefined ? explain(error) : `${origin}: ${explain(error)}`
}
