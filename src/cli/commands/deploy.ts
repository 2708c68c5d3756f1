import { type AddCommand, addRunCommand } from '../command.ts'
import { followInputs } from '../options.ts'
import { UsageError } from '../usage-error.ts'

/** `taxiway deploy` */
export const deployCommand: AddCommand = (program, signal) =>
  addRunCommand(program, signal, {
    name: 'deploy',
    description: 'Deploy a service from its Git repository, and follow the deployment.',
    example: 'taxiway deploy --base-url https://platform.example --service-id svc_1 --ref main',
    inputs: ['service-id', 'ref', 'env-file', ...followInputs, 'wait', 'dry-run'],
    load: async () => {
      const { deploy } = await import('../../actions/deploy/action.ts')
      return async (job) => {
        if (job.inputs.text('service-id') === undefined) {
          throw new UsageError(
            'There is nothing to deploy. Give --service-id, or name a service of the configuration file that has a service-id with --service. To upload a folder or an archive: taxiway upload.',
          )
        }
        await deploy(job)
      }
    },
  })
