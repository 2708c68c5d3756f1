import { productionInputs } from '../../config/file/inputs.ts'
import { gateInputs, type InputName, uploadInputs } from '../../config/table.ts'
import { type AddCommand, addRunCommand, type RunCommand } from '../command.ts'
import { addForce, followInputs } from '../options.ts'
import { UsageError } from '../usage-error.ts'

/** The commands that run the flow of an action on one service, as data. */
const commands = {
  deploy: {
    name: 'deploy',
    description: 'Deploy a service from its Git repository, and follow the deployment.',
    example: 'taxiway deploy --base-url https://platform.example --service-id svc_1 --ref main',
    inputs: [
      'service-id',
      'ref',
      'env-file',
      'env-required',
      'on-outdated',
      'after',
      ...followInputs,
      'wait',
      'dry-run',
    ],
    addOptions: addForce,
    load: () =>
      loadDeploy(
        'service-id',
        'There is nothing to deploy. Give --service-id, or name a service of the configuration file that has a service-id with --service. To upload a folder or an archive: taxiway upload.',
      ),
  },
  upload: {
    name: 'upload [path]',
    description:
      'Upload a folder or an archive as a new service, and follow its deployment. Every upload is a new, billed service.',
    example: 'taxiway upload ./site --base-url https://platform.example --project-slug shop --service-name web',
    inputs: [...uploadInputs, 'on-outdated', 'after', ...followInputs, 'wait', 'dry-run'],
    addOptions: addForce,
    load: () =>
      loadDeploy(
        'archive-path',
        'There is nothing to upload. Give PATH, which is . for the current folder (taxiway upload .), or name a service of the configuration file that has an archive-path with --service.',
      ),
  },
  follow: {
    name: 'follow <deployment>',
    description: 'Wait for a deployment that exists already.',
    example: 'taxiway follow dep_1 --base-url https://platform.example --service-id svc_1',
    inputs: ['service-id', ...followInputs],
    load: async () => (await import('../flows/follow.ts')).followDeployment,
  },
  preview: {
    name: 'preview',
    description:
      "Find or create the service of a change request, deploy the change request's head, and print its address.",
    example: 'taxiway preview --base-url https://platform.example --project-slug shop --port 8080 --state preview.json',
    texts: {
      'service-id':
        "An existing service to deploy to. Without it, the change request's own service is found or created.",
      ref: 'Commit to deploy. Without it, the head of the change request, if the CI names it.',
      'service-name': 'Name of the service. Without it, the name of the repository and the number: shop-pr-7.',
      'project-slug': "Project in which the service is created. Without it, the account's default.",
      'repo-url': 'Repository that the service is built from. Without it, that of the CI job.',
      'removed-env':
        'What becomes of variables that an earlier run imported and that nothing gives any more: `keep` names them in a notice, `delete` deletes them on the service before the deploy. Their names are remembered with the preview.',
      environment:
        'GitLab environment that remembers the service if --state is not given. Without it, that of the job, else preview/ and the number.',
      'environment-url': 'Address where the preview is served, in place of the one that --port gives.',
      'teardown-request':
        'Method and path of a request that removes the service, such as DELETE /api/services/{id}, sent with --close. The path begins with one / and is resolved against the origin of --base-url.',
      comment: '`false` keeps no note on the merge request. GitLab alone has one, and it needs TAXIWAY_GITLAB_TOKEN.',
    },
    inputs: [
      'service-id',
      'ref',
      'service-name',
      'project-slug',
      'environment-slug',
      'repo-url',
      'image',
      'plan-key',
      'internal-port',
      'port',
      'label',
      'env-file',
      'env-required',
      'removed-env',
      'wait-for-url',
      'teardown-request',
      'when-labeled',
      'max-previews',
      'comment',
      'environment',
      ...followInputs,
    ],
    // A pipeline that also deploys to production has these in its variables, in its file, or in the dotenv report of an earlier job.
    optionOnly: [...productionInputs, 'ref'],
    addOptions: (command) =>
      command
        .option('--change-request <NUMBER>', 'Number of the pull or merge request, if the CI does not give it.')
        .option(
          '--state <FILE>',
          'File that remembers the service from one run to the next, such as one in the cache of a CI.',
        )
        .option(
          '--create',
          'Create the service if the file of --state names none. For the first run of a change request.',
        )
        .option('--close', 'End the preview: the change request was closed.'),
    load: async () => (await import('../flows/preview.ts')).runPreviewCommand,
  },
  gate: {
    name: 'gate',
    description: 'Wait for a deployment that something else started, check it, and roll back if a check fails.',
    example:
      'taxiway gate --base-url https://platform.example --service-id svc_1 --health-url https://shop.example/health',
    texts: {
      'health-headers':
        'Headers of the health requests, as `Name: value` lines, sent to the origin of health-url alone. Other users of this machine can see an option: give a secret as TAXIWAY_HEALTH_HEADERS.',
    },
    inputs: ['service-id', 'deployment-id', 'allow-latest', ...gateInputs, 'rollback-ref', ...followInputs],
    load: async () => (await import('../../run/gate/action.ts')).gate,
  },
  rollback: {
    name: 'rollback',
    description: 'Deploy the commit of the last good deployment again, and follow the deployment.',
    example: 'taxiway rollback --base-url https://platform.example --service-id svc_1',
    inputs: ['service-id', 'to', ...followInputs, 'dry-run'],
    load: async () => (await import('../../run/rollback/action.ts')).rollback,
  },
} as const satisfies Readonly<Record<string, RunCommand>>

/** Adds one of them to the program. */
export function deployingCommand(name: keyof typeof commands): AddCommand {
  return (program, signal) => addRunCommand(program, signal, commands[name])
}

/** The deploy action, which `needed` tells what to deploy; without it the command is a mistake. */
async function loadDeploy(needed: InputName, mistake: string): ReturnType<RunCommand['load']> {
  const { deploy } = await import('../../run/deploy/action.ts')
  return async (job) => {
    if (job.inputs.text(needed) === undefined) throw new UsageError(mistake)
    await deploy(job)
  }
}
