import { declare, type OwnUse } from '../declaration.ts'
import { flag, gitRef, identifier, line, oneOf, path, port, text, words } from '../kinds.ts'
import { flows, following } from './host-groups.ts'

const needed: OwnUse = { required: true }

/** Inputs that say what is deployed, and with which variables. */
export const whatIsDeployed = {
  'service-id': declare({
    kind: identifier,
    text: 'Service of the platform, by its id.',
    file: ['service'],
    section: 'what',
    isOfProduction: true,
    actions: {
      ...flows,
      deploy: (named) => `Service to deploy from its Git repository. Give either this or ${named('archive-path')}.`,
      preview: "Existing service to deploy to. Empty finds or creates this pull request's own one.",
      doctor: 'Service to read. Empty reads the one that the key belongs to.',
    },
    commands: {
      deploy: true,
      follow: true,
      preview: {
        text: "An existing service to deploy to. Without it, the change request's own service is found or created.",
        optionOnly: true,
      },
      gate: true,
      rollback: true,
      history: true,
      logs: true,
      doctor: 'Service to read. Empty reads the one that the key belongs to.',
    },
  }),
  service: declare({
    kind: line,
    text: 'Service of the configuration file, by its name there.',
    section: 'file',
    actions: {
      ...flows,
      preview: 'Service of the file. A preview takes its values, but not its id, name and environment.',
    },
    commands: { ...following, history: { section: 'what' }, logs: { section: 'what' }, doctor: { section: 'mode' } },
  }),
  ref: declare({
    kind: gitRef,
    text: (named) => `Branch, tag or commit to build, with ${named('service-id')}. Empty builds the branch it tracks.`,
    section: 'what',
    actions: { deploy: true },
    commands: {
      deploy: true,
      preview: {
        text: 'Commit to deploy. Without it, the head of the change request, if the CI names it.',
        optionOnly: true,
      },
    },
  }),
  'archive-path': declare({
    kind: path,
    text: (named) =>
      `Folder to pack and upload, or a \`.tar.gz\`, \`.tgz\` or \`.zip\` to upload as it is. Must be inside the workspace. Every upload creates a new, billed service. Give either this or ${named('service-id')}.`,
    file: ['service'],
    section: 'what',
    isOfProduction: true,
    actions: { deploy: true },
    commands: { upload: { argument: 'path' } },
    option: 'PATH',
  }),
  operation: declare({
    kind: line,
    text: 'Name of the operation, such as `get_scaling`.',
    section: 'what',
    actions: { call: needed },
    commands: { call: { argument: 'operation' } },
    option: 'OPERATION',
  }),
  args: declare({
    kind: text,
    text: 'Path, query and body fields in one object, as JSON or YAML. Empty for an operation without arguments. Secrets in it must come from GitHub secrets.',
    section: 'what',
    actions: { call: true },
    commands: { call: { text: 'Path, query and body fields in one object, as JSON.', placeholder: 'JSON' } },
  }),
  to: declare({
    kind: gitRef,
    text: 'Branch, tag or commit to roll back to. Empty takes the newest successful deployment whose commit differs from that of the newest deployment.',
    section: 'what',
    actions: { rollback: true },
    commands: { rollback: true },
  }),
  'project-slug': declare({
    kind: identifier,
    text: 'Project in which the service is created. An upload needs it.',
    file: ['top', 'service'],
    section: 'what',
    isOfUpload: true,
    actions: {
      deploy: true,
      preview: "Project of the new service. Empty uses the account's default; a project key must name its own.",
    },
    commands: {
      upload: true,
      preview: "Project in which the service is created. Without it, the account's default.",
      previews: 'Project of the previews, whose deleted services are then told apart.',
    },
  }),
  'service-name': declare({
    kind: line,
    text: 'Name of the service that is created. An upload needs it.',
    file: ['service'],
    section: 'what',
    isOfUpload: true,
    isOfProduction: true,
    actions: {
      deploy: true,
      preview: {
        text: 'Name of the service. It tells the previews of one pull request apart. Empty uses `<repo>-pr-<number>`. A name longer than 63 characters is cut and ends in a hash.',
        before: 'project-slug',
      },
    },
    commands: {
      upload: true,
      preview: {
        text: 'Name of the service. Without it, the name of the repository and the number: shop-pr-7.',
        optionOnly: true,
        before: 'project-slug',
      },
    },
  }),
  'environment-slug': declare({
    kind: identifier,
    text: "Platform environment in which the service is created. Empty uses the project's default. A key that is restricted to environments needs it.",
    file: ['top', 'service'],
    section: 'what',
    isOfUpload: true,
    actions: { deploy: true, preview: true },
    commands: { upload: true, preview: true },
  }),
  'runtime-mode': declare({
    kind: oneOf('web', 'worker', 'static', 'cron'),
    text: "How an upload runs: `web`, `worker`, `static` or `cron`. Empty uses the platform's default, `web`.",
    file: ['service'],
    section: 'what',
    isOfUpload: true,
    actions: { deploy: true },
    commands: { upload: true },
  }),
  'root-dir': declare({
    kind: line,
    text: 'Folder inside the upload to build from.',
    file: ['service'],
    section: 'what',
    isOfUpload: true,
    actions: { deploy: true },
    commands: { upload: true },
  }),
  'install-command': declare({
    kind: text,
    text: "Command that installs an upload's dependencies.",
    file: ['service'],
    section: 'what',
    isOfUpload: true,
    actions: { deploy: true },
    commands: { upload: true },
  }),
  'build-command': declare({
    kind: text,
    text: 'Command that builds an upload.',
    file: ['service'],
    section: 'what',
    isOfUpload: true,
    actions: { deploy: true },
    commands: { upload: true },
  }),
  'start-command': declare({
    kind: text,
    text: 'Command that starts an upload. For `static`, the output folder.',
    file: ['service'],
    section: 'what',
    isOfUpload: true,
    actions: { deploy: true },
    commands: { upload: true },
  }),
  'internal-port': declare({
    kind: port,
    text: 'Port on which the created service listens.',
    file: ['service'],
    section: 'what',
    isOfUpload: true,
    actions: { deploy: true, preview: true },
    commands: { upload: true, preview: true },
  }),
  'plan-key': declare({
    kind: line,
    text: 'Plan of the service that is created. Empty uses the cheapest plan that fits.',
    file: ['top', 'service'],
    section: 'what',
    isOfUpload: true,
    actions: { deploy: true, preview: { before: 'internal-port' } },
    commands: { upload: true, preview: { before: 'internal-port' } },
  }),
  'env-vars': declare({
    kind: text,
    text: 'Variables as dotenv text (`NAME=value` lines), imported before each deploy. An unquoted value must be neither empty nor have a `#` that begins a comment. Taxiway never prints a value and masks values of six characters or more, unless another input or an address without a path shows them. An upload takes none.',
    section: 'variables',
    decides: true,
    actions: { deploy: true, preview: true },
  }),
  'env-file': declare({
    kind: path,
    text: (named) =>
      `Dotenv file in the workspace with variables to import before each deploy. Taxiway never prints a value. \`env\` in \`taxiway.yaml\` and ${named('env-vars')} take precedence.`,
    file: ['service'],
    section: 'variables',
    actions: { deploy: true, preview: true },
    commands: { deploy: true, preview: true },
    option: '--dotenv',
  }),
  'env-required': declare({
    kind: words,
    text: 'Names of variables that must have a value in this run, separated by commas or line breaks. Otherwise it fails before anything is sent.',
    file: ['service'],
    section: 'variables',
    actions: { deploy: true, preview: true },
    commands: { deploy: true, preview: true },
  }),
  'removed-env': declare({
    kind: oneOf('keep', 'delete'),
    text: (named) =>
      `What becomes of variables that an earlier deploy imported and that nothing gives any more: \`keep\` names them in a notice, \`delete\` deletes them on the service before the deploy. Their names are remembered with the GitHub deployment of ${named('environment')}; without it nothing is said or deleted.`,
    default: 'keep',
    file: ['top', 'service'],
    section: 'variables',
    decides: true,
    actions: {
      deploy: true,
      preview:
        'What becomes of variables that an earlier push imported and that nothing gives any more: `keep` names them in a notice, `delete` deletes them on the service before the deploy. Their names are remembered with the preview.',
    },
    commands: {
      preview:
        'What becomes of variables that an earlier run imported and that nothing gives any more: `keep` names them in a notice, `delete` deletes them on the service before the deploy. Their names are remembered with the preview.',
    },
  }),
  'skip-unchanged': declare({
    kind: flag,
    text: (named) =>
      `ends with outcome \`skipped\` when the archive and all upload inputs equal those of the last successful GitHub deployment of ${named('environment')}. Requires ${named('environment')}.`,
    default: 'false',
    file: ['top', 'service'],
    section: 'rules',
    decides: true,
    actions: { deploy: true },
  }),
}
