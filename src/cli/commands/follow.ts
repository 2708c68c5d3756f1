import { type AddCommand, addRunCommand } from '../command.ts'
import { followInputs } from '../options.ts'

/** `taxiway follow DEPLOYMENT` */
export const followCommand: AddCommand = (program, signal) =>
  addRunCommand(program, signal, {
    name: 'follow <deployment>',
    description: 'Wait for a deployment that exists already.',
    example: 'taxiway follow dep_1 --base-url https://platform.example --service-id svc_1',
    texts: {
      'service-id': 'Service of the deployment.',
    },
    inputs: ['service-id', ...followInputs],
    load: async () => (await import('../flows/follow.ts')).followDeployment,
  })
