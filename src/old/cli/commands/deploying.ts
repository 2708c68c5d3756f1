import { type AddCommand, addRunCommand, type RunCommand } from '../command.ts'

/** The commands that run the flow of an action on one service, as data. */
const commands = {
  gate: {
    name: 'gate',
    description: 'Wait for a deployment that something else started, check it, and roll back if a check fails.',
    example:
      'taxiway gate --base-url https://platform.example --service-id svc_1 --health-url https://shop.example/health',
    load: async () => (await import('../../run/gate/gate-action.ts')).gateAction,
  },
  rollback: {
    name: 'rollback',
    description: 'Deploy the commit of the last good deployment again, and follow the deployment.',
    example: 'taxiway rollback --base-url https://platform.example --service-id svc_1',
    load: async () => (await import('../../run/rollback/rollback-action.ts')).rollbackAction,
  },
} as const satisfies Readonly<Record<string, RunCommand>>

/** Adds one of them to the program. */
export function deployingCommand(name: keyof typeof commands): AddCommand {
  return (program, signal) => addRunCommand(program, signal, commands[name])
}
