import { gateInputs } from '../../config/table.ts'
import { type AddCommand, addRunCommand } from '../command.ts'
import { followInputs } from '../options.ts'

/** `taxiway gate` */
export const gateCommand: AddCommand = (program, signal) =>
  addRunCommand(program, signal, {
    name: 'gate',
    description: 'Wait for a deployment that something else started, check it, and roll back if a check fails.',
    example:
      'taxiway gate --base-url https://platform.example --service-id svc_1 --health-url https://shop.example/health',
    inputs: ['service-id', 'deployment-id', 'allow-latest', ...gateInputs, 'rollback-ref', ...followInputs],
    load: async () => (await import('../../actions/gate/action.ts')).gate,
  })
