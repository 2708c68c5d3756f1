import { InputError } from '../../client/errors.ts'
import { actionInputs } from '../../config/action-inputs.ts'
import { Inputs } from '../../config/inputs.ts'
import { inputTable, isInputName } from '../../config/table.ts'
import { readState } from '../../github/job/state.ts'
import type { Job } from './job.ts'

/**
 * The job with the inputs of the configuration file below its own, if the step names a file or a service. What is wrong with
 * the file is thrown once an input is read that it could hold, so that the run reports it.
 *
 * @param action its name
 */
export async function withConfigFile(job: Job, action: string): Promise<Job> {
  const { inputs: given } = job
  if (given.text('config') === undefined && given.text('service') === undefined) return job
  try {
    return { ...job, inputs: await readConfigured(job, action) }
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

async function readConfigured({ inputs, environment, context, console }: Job, action: string): Promise<Inputs> {
  const { configuredRun, productionInputs } = await import('../../config/file/inputs.ts')
  const isPreview = action === 'preview' || readState(environment)?.preview !== undefined
  // What is left after a stopped run is what a deploy leaves.
  const known = actionInputs[action] ?? actionInputs['deploy'] ?? {}
  const { inputs: configured, notice } = await configuredRun(inputs, context.config, {
    sha: context.sha,
    takes: (name) => name in known && !(isPreview && productionInputs.has(name)),
  })
  if (notice !== undefined) console.notice(notice)
  return configured
}
