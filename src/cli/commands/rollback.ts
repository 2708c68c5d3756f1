import { type AddCommand, addRunCommand } from '../command.ts'
import { followInputs } from '../options.ts'

/** `taxiway rollback` */
export const rollbackCommand: AddCommand = (program, signal) =>
  addRunCommand(program, signal, {
    name: 'rollback',
    description: 'Deploy the commit of the last good deployment again, and follow the deployment.',
    example: 'taxiway rollback --base-url https://platform.example --service-id svc_1',
    inputs: ['service-id', 'to', ...followInputs, 'dry-run'],
    load: async () => (await import('../../actions/rollback/action.ts')).rollback,
  })
