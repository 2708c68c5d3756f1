import { type AddCommand, addRunCommand, type RunCommand } from '../command.ts'
import { addForce } from '../options/command-options.ts'
import { UsageError } from '../usage-error.ts'

/** The commands that run the flow of an action on one service, as data. */
const commands = {
  upload: {
    name: 'upload',
    argument: '[path]',
    description:
      'Upload a folder or an archive as a new service, and follow its deployment. Every upload is a new, billed service.',
    example: 'taxiway upload ./site --base-url https://platform.example --project-slug shop --service-name web',
    addOptions: addForce,
    load: loadUpload,
  },
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

/** The deploy action; without something to upload the command is a mistake. */
async function loadUpload(): ReturnType<RunCommand['load']> {
  const { deployAction } = await import('../../run/deploy/deploy-action.ts')
  return async (job) => {
    if (job.inputs.text('archive-path') === undefined)
      throw new UsageError(
        'There is nothing to upload. Give PATH, which is . for the current folder (taxiway upload .), or name a service of the configuration file that has an archive-path with --service.',
      )
    await deployAction(job)
  }
}
