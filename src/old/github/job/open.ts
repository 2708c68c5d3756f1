import type { Environment } from '../../ci/ci-job.ts'
import { readPurpose } from '../../ci/manual-start.ts'
import type { Job } from '../../run/job.ts'
import { StateRecord } from '../../run/job-state.ts'
import { maskSecretInputs } from '../../run/secret-masking.ts'
import { Redactor } from '../../text/secrets/redactor.ts'
import { githubCommitGraph } from '../api/github-commit-graph.ts'
import { GitHubTracker } from '../deployments/github-tracker.ts'
import { JobConsole } from './job-console.ts'
import { printedInputs, readContext, runnerInputs } from './runner-environment.ts'
import { saveJobState } from './saved-state.ts'
import { StepOutputs } from './step-outputs.ts'

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
    state: new StateRecord((state) => saveJobState(console, redactor, state)),
    signal,
    openTracker: (job, reportInputs, limit) => new GitHubTracker(job, reportInputs, { limit }),
    openCommits: ({ context, redactor }, { githubToken: token }) => {
      const { repository } = context
      return repository === undefined || token === undefined
        ? undefined
        : githubCommitGraph({ repository, token, redactor })
    },
    purpose: readPurpose(environment),
    printedInputs: (hidden) => printedInputs(environment, hidden),
    end: ({ passed }) => {
      process.exitCode = passed ? 0 : 1
    },
  }
}
