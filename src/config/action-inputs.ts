import { gateInputs, type InputName, uploadInputs, waitInputs } from './table.ts'

/** What an action says of an input beside the table of inputs. */
export interface ActionInput {
  readonly required?: true
  /** In place of the table's. */
  readonly text?: string
  /** In place of the table's. */
  readonly default?: string
  /** Those of the table's that the action takes. */
  readonly choices?: readonly string[]
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of workflows
const jobToken = '${{ github.token }}'

type ActionInputs = Partial<Record<InputName, ActionInput>>

/** Inputs that mean in an action what the table says. */
function plain(...names: readonly InputName[]): ActionInputs {
  return Object.fromEntries(names.map((name) => [name, {}]))
}

const connection: ActionInputs = { 'base-url': { required: true }, 'api-key': { required: true } }
const ofService = plain('config', 'config-ref', 'service', 'service-id')
const reports: ActionInputs = {
  ...plain('job-summary', 'junit', 'events', 'annotate-files'),
  'github-token': { default: jobToken },
}
const reporting = { ...plain('environment', 'environment-url'), ...reports }

/** The inputs of each action, in the order in which its documentation shows them: an input stays where it is named first. */
export const actionInputs: Readonly<Record<string, ActionInputs>> = {
  deploy: {
    ...connection,
    ...ofService,
    'service-id': { text: 'Service to deploy from its Git repository. Give either this or `archive-path`.' },
    ...plain(
      'ref',
      'archive-path',
      ...uploadInputs,
      'env-vars',
      'env-file',
      'env-required',
      'removed-env',
      'skip-unchanged',
      'on-outdated',
      'after',
      'dry-run',
      'wait',
    ),
    ...plain(...waitInputs),
    ...reporting,
  },
  preview: {
    mode: {
      choices: ['deploy', 'report', 'sweep'],
      text: '`deploy` deploys or ends the preview of this pull request. `report`, made for `schedule`, lists every remembered preview, and `sweep` sends `teardown-request` for each whose pull request is closed.',
    },
    ...connection,
    'api-key': {
      required: true,
      text: 'API key of the platform. Store it as a secret: the runner prints all inputs before any action code runs, and hides only registered secrets. On a fork or for Dependabot it is empty, and the step ends green.',
    },
    ...ofService,
    service: { text: 'Service of the file. A preview takes its values, but not its id, name and environment.' },
    'service-id': { text: "Existing service to deploy to. Empty finds or creates this pull request's own one." },
    'service-name': {
      text: 'Name of the service. It tells the previews of one pull request apart. Empty uses `<repo>-pr-<number>`. A name longer than 63 characters is cut and ends in a hash.',
    },
    'project-slug': {
      text: "Project of the new service. Empty uses the account's default; a project key must name its own.",
    },
    ...plain('environment-slug', 'repo-url', 'image', 'plan-key', 'internal-port', 'port', 'label'),
    ...plain(
      'env-vars',
      'env-file',
      'env-required',
      'removed-env',
      'wait-for-url',
      'teardown-request',
      'when-labeled',
      'max-previews',
      'comment',
      'trust-checkout',
      ...waitInputs,
    ),
    ...reporting,
    environment: {
      text: "Name of the GitHub environment whose deployments Taxiway keeps up to date. They remember the pull request's service, which needs the permission `deployments: write`.",
      default: 'preview',
    },
    'removed-env': {
      text: 'What becomes of variables that an earlier push imported and that nothing gives any more: `keep` names them in a notice, `delete` deletes them on the service before the deploy. Their names are remembered with the preview.',
    },
    'environment-url': { text: 'Address where the preview is served, instead of the address that `port` gives.' },
  },
  gate: {
    ...connection,
    ...ofService,
    ...plain('deployment-id', 'allow-latest', ...gateInputs, 'rollback-ref', ...waitInputs),
    timeout: {
      text: 'How long the deployment may take to finish, such as `90s`, `30m` or `1h30m`. Above 0, at most 6h. The checks have their own limits.',
    },
    'poll-interval': {
      text: 'Fixed time between two status reads, from 50ms to 1h, such as `300ms` or `2s`. Empty adapts: 1 s for the first 15 s, then growing to 10 s. The runtime log is read every 2 s, or this often if it is shorter.',
    },
    ...reporting,
    environment: {
      text: 'Name of a GitHub environment. When set, Taxiway keeps a GitHub deployment in that environment up to date, which needs the permission `deployments: write`. It becomes a success only after every check has passed.',
    },
  },
  rollback: {
    ...connection,
    ...ofService,
    to: {},
    'dry-run': { text: '`true` says which commit would be deployed and why, checks its needs, and writes nothing.' },
    ...plain(...waitInputs),
    ...reporting,
    environment: {
      text: 'Name of a GitHub environment. When set, a commit whose checks failed there is not chosen, and Taxiway keeps a GitHub deployment in that environment up to date, which needs the permission `deployments: write`.',
    },
  },
  fleet: {
    mode: { choices: ['plan', 'begin', 'deploy', 'preview', 'report'] },
    'base-url': {
      text: "Address of the platform's API. May include a path prefix. Must be https, except on loopback (localhost, 127.0.0.0/8, ::1). Required unless `mode: plan` has an `environment` and no `results`, or for `mode: begin` and `mode: report`.",
    },
    'api-key': {
      text: 'API key of the platform. Required unless `mode: plan` has an `environment` and no `results`. Store it as a secret: the runner prints all inputs before any action code runs, and hides only registered secrets.',
    },
    config: {
      text: 'Configuration file with the services. On a pull request the file of the base commit counts. Empty takes `taxiway.yaml`.',
    },
    ...plain('config-ref', 'services', 'all', 'changed-since', 'max-parallel', 'fail-fast'),
    ...plain('on-outdated', 'after', 'dry-run', ...waitInputs),
    timeout: {
      text: 'How long the whole fleet may take, such as `30m` or `2h`. Above 0, at most 6h. A `timeout` in the file is that of each service.',
      default: '2h',
    },
    environment: {
      text: 'Name of a GitHub environment. Taxiway keeps a GitHub deployment of each service in an environment of its own up to date, such as `production/api`, which needs the permission `deployments: write`. The plan compares with the last successful one.',
    },
    ...plain('results', 'comment'),
    ...reports,
  },
  doctor: {
    ...connection,
    'service-id': { text: 'Service to read. Empty reads the one that the key belongs to.' },
    'deployment-id': { text: 'Deployment whose log is read. Empty takes a finished one of the history.' },
    timeout: { text: 'How long the run may take, such as `90s` or `5m`. Above 0, at most 6h.', default: '2m' },
    ...plain('success-states', 'failure-states', 'report', 'job-summary'),
  },
  call: { ...connection, operation: { required: true }, args: {} },
}
