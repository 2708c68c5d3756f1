import { type AddCommand, addRunCommand } from '../command.ts'
import { followInputs } from '../options.ts'

/** `taxiway gate` */
export const gateCommand: AddCommand = (program, signal) =>
  addRunCommand(program, signal, {
    name: 'gate',
    description: 'Wait for a deployment that something else started, check it, and roll back if a check fails.',
    example:
      'taxiway gate --base-url https://platform.example --service-id svc_1 --health-url https://shop.example/health',
    texts: {
      'service-id': 'Service whose deployment is judged.',
      'environment-url': 'Address where the result is served, in place of what the platform shows.',
    },
    inputs: [
      'service-id',
      'deployment-id',
      'allow-latest',
      'health-url',
      'health-status',
      'health-body',
      'health-successes',
      'health-interval',
      'health-timeout',
      'check-command',
      'check-timeout',
      'soak',
      'log-fail-pattern',
      'sql',
      'sql-service-id',
      'rollback',
      'rollback-ref',
      ...followInputs,
    ],
    load: async () => (await import('../../actions/gate/action.ts')).gate,
  })
