import type { Inputs } from '../../config/inputs.ts'
import { secretInputs } from '../../config/table.ts'
import { linesOf, Redactor } from '../../text/redactor.ts'
import { JobConsole } from './console.ts'
import { type Environment, type JobContext, readContext, runnerInputs } from './environment.ts'
import { Outputs } from './outputs.ts'
import { StateRecord } from './state.ts'

/** The job that a step runs in. */
export interface Job {
  readonly environment: Environment
  readonly context: JobContext
  readonly inputs: Inputs
  readonly redactor: Redactor
  readonly console: JobConsole
  readonly outputs: Outputs
  readonly state: StateRecord
  /** Aborts when the job is cancelled. */
  readonly signal: AbortSignal
}

/** Reads the job from its environment. Masks the secret inputs before anything else happens. */
export function openJob(environment: Environment, signal: AbortSignal): Job {
  const inputs = runnerInputs(environment)
  const redactor = new Redactor()
  const console = new JobConsole(redactor)
  for (const name of secretInputs) {
    const secret = inputs.text(name)
    for (const value of secret === undefined ? [] : [secret, ...linesOf(secret)]) console.mask(value)
  }
  return {
    environment,
    context: readContext(environment),
    inputs,
    redactor,
    console,
    outputs: new Outputs(redactor, console),
    state: new StateRecord(console),
    signal,
  }
}
