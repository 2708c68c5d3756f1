import { type AddCommand, addRunCommand } from '../command.ts'
import { followInputs } from '../options.ts'

/** `taxiway deploy` */
export const deployCommand: AddCommand = (program, signal) =>
  addRunCommand(program, signal, {
    name: 'deploy',
    description: 'Deploy a service from its Git repository, and follow the deployment.',
    example: 'taxiway deploy --base-url https://platform.example --service-id svc_1 --ref main',
    texts: {
      'service-id': 'Service to deploy.',
      ref: 'Branch, tag or commit to build. Without it, the branch that the service tracks.',
      'env-file': 'A dotenv file with variables to import before the deploy. Values are never printed.',
      'environment-url': 'Address where the result is served, in place of what the platform shows.',
    },
    inputs: ['service-id', 'ref', 'env-file', ...followInputs, 'wait', 'dry-run'],
    load: async () => (await import('../../actions/deploy/action.ts')).deploy,
  })
