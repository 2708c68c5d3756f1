import { deploy } from '../../actions/deploy/action.ts'
import { type AddCommand, addRunCommand } from '../command.ts'
import { followInputs } from '../options.ts'

/** `taxiway deploy` */
export const deployCommand: AddCommand = (program, signal) =>
  addRunCommand(program, signal, {
    name: 'deploy',
    description: 'Deploy a service from its Git repository, and follow the deployment.',
    example: 'taxiway deploy --base-url https://platform.example --service-id svc_1 --ref main',
    inputs: ['service-id', 'ref', 'env-file', ...followInputs, 'wait', 'dry-run'],
    run: deploy,
  })
