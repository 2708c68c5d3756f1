import type { Inputs } from '../../config/inputs.ts'
import type { Git } from '../../github/job/checkout.ts'
import type { Environment, JobContext } from '../../github/job/environment.ts'
import type { JobState } from '../../github/job/state.ts'
import type { Console, Outputs } from '../../output/console.ts'
import type { RunResult } from '../../output/run-result.ts'
import type { Redactor } from '../../text/redactor.ts'

/** What a run works with, whoever started it: a step of a workflow, or a command. */
export interface Job {
  readonly environment: Environment
  readonly context: JobContext
  readonly inputs: Inputs
  readonly redactor: Redactor
  readonly console: Console
  readonly outputs: Outputs
  /** Written down for whatever looks after a run that was killed. */
  readonly state: { readonly current: JobState; note(change: Partial<JobState>): void }
  /** Aborts when the run is cancelled. */
  readonly signal: AbortSignal
  readonly git: Git
  /** Sets the exit code: the run has ended, and `result` is how. */
  readonly end: (result: RunResult, passed: boolean) => void
}
