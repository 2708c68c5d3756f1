import { uploadInputs } from '../../config/table.ts'
import { type AddCommand, addRunCommand } from '../command.ts'
import { followInputs } from '../options.ts'
import { UsageError } from '../usage-error.ts'

/** `taxiway upload PATH` */
export const uploadCommand: AddCommand = (program, signal) =>
  addRunCommand(program, signal, {
    name: 'upload [path]',
    description:
      'Upload a folder or an archive as a new service, and follow its deployment. Every upload is a new, billed service.',
    example: 'taxiway upload ./site --base-url https://platform.example --project-slug shop --service-name web',
    inputs: [...uploadInputs, ...followInputs, 'wait', 'dry-run'],
    load: async () => {
      const { deploy } = await import('../../actions/deploy/action.ts')
      return async (job) => {
        if (job.inputs.text('archive-path') === undefined) {
          throw new UsageError(
            'There is nothing to upload. Give PATH, or name a service of the configuration file that has an archive-path with --service.',
          )
        }
        await deploy(job)
      }
    },
  })
