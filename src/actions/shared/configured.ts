import { InputError } from '../../client/errors.ts'
import { Inputs } from '../../config/inputs.ts'
import { inputTable, isInputName } from '../../config/table.ts'
import { pathInWorkspace } from '../../config/workspace-path.ts'
import { baseOfPullRequest } from '../../github/job/environment.ts'
import { readState } from '../../github/job/state.ts'
import type { Job } from './job.ts'

/**
 * The job with the inputs of the configuration file below its own, where the step names a file or a service. What is wrong with
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

async function readConfigured({ inputs, environment, context, git, console }: Job, action: string): Promise<Inputs> {
  const [{ findConfig }, { configuredInputs, productionInputs, serviceOf, unusedRollback }] = await Promise.all([
    import('../../config/file/find.ts'),
    import('../../config/file/inputs.ts'),
  ])
  const { workspace: folder, sha } = context
  const base = baseOfPullRequest(environment)
  const path = inputs.get('config')
  // The base may have a file that the change removes.
  if (path !== undefined && base === undefined) pathInWorkspace(folder, 'config', path)
  const found = await findConfig({ path, folder, git, base, keys: inputs.secrets })
  const name = inputs.get('service')
  const service = name === undefined ? undefined : serviceOf(found.file, name)
  const unused = action === 'gate' ? unusedRollback(inputs, service) : undefined
  if (unused !== undefined) console.warn(unused)
  const isPreview = action === 'preview' || readState(environment)?.preview !== undefined
  return configuredInputs(inputs, found.file, found.folder, {
    service,
    sha,
    takes: (input) => !(isPreview && productionInputs.has(input)),
  })
}
