import { JobConsole } from '../../github/job/console.ts'
import { type Environment, readContext, runnerInputs } from '../../github/job/environment.ts'
import { StepOutputs } from '../../github/job/outputs.ts'
import { saveJobState } from '../../github/job/state.ts'
import { Redactor } from '../../text/redactor.ts'
import { type Job, maskSecretInputs, StateRecord } from './job.ts'

/** Reads the job from its environment. Masks the secret inputs before anything else happens. */
export function openJob(environment: Environment, signal: AbortSignal): Job {
  const inputs = runnerInputs(environment)
  const redactor = new Redactor()
  const console = new JobConsole(redactor)
  maskSecretInputs(inputs, console)
  return {
    environment,
    context: readContext(environment),
    inputs,
    redactor,
    console,
    outputs: new StepOutputs({ redactor, console, environment }),
    state: new StateRecord((state) => saveJobState(console, state)),
    signal,
    end: ({ passed }) => {
      process.exitCode = passed ? 0 : 1
    },
  }
}
