import type { InputName } from '../../config/input-table.ts'
import { type AddCommand, addRunCommand, type RunCommand } from '../command.ts'
import { addForce } from '../options/command-options.ts'
import { UsageError } from '../usage-error.ts'

/** The commands that run the flow of an action on one service, as data. */
const commands = {
  deploy: {
    name: 'deploy',
    description: 'Deploy a service from its Git repository, and follow the deployment.',
    example: 'taxiway deploy --base-url https://platform.example --service-id svc_1 --ref main',
    addOptions: addForce,
    load: () =>
      loadDeploy(
        'service-id',
        'There is nothing to deploy. Give --service-id, or name a service of the configuration file that has a service-id with --service. To upload a folder or an archive: taxiway upload.',
      ),
  },
  upload: {
    name: 'upload',
    argument: '[path]',
    description:
      'Upload a folder or an archive as a new service, and follow its deployment. Every upload is a new, billed service.',
    example: 'taxiway upload ./site --base-url https://platform.example --project-slug shop --service-name web',
    addOptions: addForce,
    load: () =>
      loadDeploy(
        'archive-path',
        'There is nothing to upload. Give PATH, which is . for the current folder (taxiway upload .), or name a service of the configuration file that has an archive-path with --service.',
      ),
  },
  follow: {
    name: 'follow',
    argument: '<deployment>',
    description: 'Wait for a deployment that exists already.',
    example: 'taxiway follow dep_1 --base-url https://platform.example --service-id svc_1',
    load: async () => (await import('../flows/follow.ts')).followDeployment,
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

/** The deploy action, which `needed` tells what to deploy; without it the command is a mistake. */
async function loadDeploy(needed: InputName, mistake: string): ReturnType<RunCommand['load']> {
  const { deployAction } = await import('../../run/deploy/deploy-action.ts')
  return async (job) => {
    if (job.inputs.text(needed) === undefined) throw new UsageError(mistake)
    await deployAction(job)
  }
}
