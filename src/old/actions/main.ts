import { setImmediate } from 'node:timers/promises'
import { InputError } from '../client/errors.ts'
import { inputsOfAction } from '../config/host-inputs.ts'
import { inputTable, isInputName } from '../config/input-table.ts'
import { Inputs } from '../config/inputs.ts'
import { exitDespiteLeftovers } from '../git/exit-despite-leftovers.ts'
import { openJob } from '../github/job/open.ts'
import { explain } from '../run/explain-error.ts'
import type { Job } from '../run/job.ts'
import { maskSecretInputs } from '../run/secret-masking.ts'

// What most actions load is part of the entry, because ncc would copy it into the chunk of each: 58 KB of the download.
export { Run } from '../client/time/run.ts'
export { openPlatform } from '../config/connection.ts'
export { readFollowInputs } from '../config/follow-inputs.ts'
export { readVariables } from '../config/given-variables.ts'
export { KeyCheck } from '../deployment/start/preflight.ts'
export { gitIn } from '../git/git-command.ts'
export { nearestWorkingCopy } from '../git/working-copy-root.ts'
export { toRunReport } from '../report/to-run-report.ts'
export { runAction } from '../run/run-to-end.ts'

/** What each entry under dist/ runs, loaded on demand. */
const actions = {
  fleet: async () => (await import('./fleet.ts')).fleet,
  post: async () => (await import('./post/action.ts')).post,
} satisfies Record<string, () => Promise<(job: Job) => Promise<unknown>>>

/**
 * Runs one action in this process. Never rejects: it sets `process.exitCode` and leaves nothing open, so that the process ends by
 * itself with everything written.
 *
 * @param cancel aborts when the job is cancelled, which may be the case already
 */
export async function run(name: keyof typeof actions, cancel: AbortController): Promise<void> {
  const job = openJob(process.env, cancel.signal)
  const crash = (error: unknown): void => {
    process.exitCode = 1
    if (job.outputs.get('outcome') === undefined) job.outputs.set('outcome', 'failed')
    job.console.error(explain(error))
    if (process.env['RUNNER_DEBUG'] === '1' && error instanceof Error) job.console.error(error.stack ?? '')
    cancel.abort(error)
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
  // A reader of stdout that leaves early is not a reason to stop following.
  process.stdout.on('error', () => undefined)
  try {
    const action = await actions[name]()
    // A signal that came while the action was loaded is handled in the next turn, before the first request.
    await setImmediate()
    // A fleet reads the file with all its services.
    const configured = name === 'fleet' ? job : await withConfigFile(job, name)
    await action(configured)
  } catch (error) {
    crash(error)
  }
  await exitDespiteLeftovers()
}

/**
 * The job with the inputs of the configuration file below its own, if the step names a file or a service. What is wrong with
 * the file is thrown once an input is read that it could hold, so that the run reports it.
 *
 * @param action its name
 */
async function withConfigFile(job: Job, action: keyof typeof actions): Promise<Job> {
  const { inputs: given } = job
  if (given.text('config') === undefined && given.text('service') === undefined) return job
  try {
    const inputs = await readConfigured(job, action)
    maskSecretInputs(inputs, job.console)
    return { ...job, inputs }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    const lookup = (name: string): string | undefined => {
      if (!isInputName(name)) return undefined
      if (given.text(name) === undefined && inputTable[name].places.length > 0) throw error
      return given.verbatim(name)
    }
    return { ...job, inputs: new Inputs(lookup) }
  }
}

async function readConfigured(
  { inputs, context, console, signal }: Job,
  action: keyof typeof actions,
): Promise<Inputs> {
  const { configuredRun } = await import('../config/file/configured-inputs.ts')
  // What is left after a stopped run is what a deploy leaves.
  const known = inputsOfAction(action === 'post' ? 'deploy' : action)
  const { inputs: configured, notice } = await configuredRun(
    inputs,
    { ...context.config, signal },
    {
      sha: context.sha,
      takes: (name) => known.has(name),
    },
  )
  if (notice !== undefined) console.notice(notice)
  return configured
}
