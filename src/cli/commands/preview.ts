import { productionInputs } from '../../config/file/inputs.ts'
import { type AddCommand, addRunCommand } from '../command.ts'
import { followInputs } from '../options.ts'

/** `taxiway preview` */
export const previewCommand: AddCommand = (program, signal) =>
  addRunCommand(program, signal, {
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
      'wait-for-url',
      'teardown-request',
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
  })
