import {
  address,
  duration,
  flag,
  gitRef,
  hourMs,
  identifier,
  type Kind,
  line,
  oneOf,
  path,
  port,
  removalRequest,
  text,
  url,
  wholeNumber,
  words,
} from './kinds.ts'

export const actionNames = ['deploy', 'preview', 'gate', 'rollback', 'fleet', 'call'] as const
export type ActionName = (typeof actionNames)[number]
export type CommandName =
  | 'deploy'
  | 'upload'
  | 'follow'
  | 'gate'
  | 'rollback'
  | 'fleet'
  | 'history'
  | 'logs'
  | 'call'
  | 'doctor'
  | 'mcp'

/** An input, its meaning, and the actions and commands that take it. */
export interface Input<Value> {
  readonly kind: Kind<unknown>
  /** Its description, in Markdown. */
  readonly text: string
  /** As a user would write it. */
  readonly default?: string
  /** The default of a fleet, if it differs. */
  readonly fleetDefault?: string
  /** The default in an action.yml, if that is a workflow expression. */
  readonly expression?: string
  readonly actions?: readonly ActionName[]
  readonly commands?: readonly CommandName[]
  /** The only kind of deploy that it applies to: by ref, or an upload. */
  readonly only?: 'ref' | 'upload'
  /** Every step must set it. */
  readonly required?: true
  /** A command reads it only from the environment: other users of a machine can see the options of a process. */
  readonly secret?: true
  /** Throws `InputError` for a text that the kind does not accept. */
  readonly read: (name: string, given: string | undefined) => Value
}

type Declaration<Value> = Omit<Input<Value>, 'read' | 'kind'> & { readonly kind: Kind<Value> }

function input<Value>(declaration: Declaration<Value> & { readonly default: string }): Input<Value>
function input<Value>(declaration: Declaration<Value>): Input<Value | undefined>
function input<Value>(declaration: Declaration<Value>): Input<Value | undefined> {
  return {
    ...declaration,
    read(name, given) {
      const value = given ?? declaration.default
      return value === undefined ? undefined : declaration.kind.parse(name, value)
    },
  }
}

/** A job on a GitHub-hosted runner lasts at most six hours. */
const upToSixHours = duration({ leastMs: 1, mostMs: 6 * hourMs, text: 'above 0 and at most 6h' })

/** The actions and the commands that follow a deployment; a fleet follows many. */
const flows = ['deploy', 'preview', 'gate', 'rollback'] as const
const runs = [...flows, 'fleet'] as const
const following = ['deploy', 'upload', 'follow', 'gate', 'rollback', 'fleet'] as const
const knowing = [...following, 'doctor', 'mcp'] as const
const reaching = [...knowing, 'history', 'logs', 'call'] as const
/** The actions without a preview. */
const plainFlows = ['deploy', 'gate', 'rollback'] as const
const gate = { actions: ['gate'], commands: ['gate'] } as const

/** Every input, in the order in which actions and commands list them. */
export const inputs = {
  'base-url': input({
    kind: address,
    text: "Address of the platform's API. May include a path prefix. Must be https, except on loopback (localhost, 127.0.0.0/8, ::1).",
    required: true,
    actions: [...runs, 'call'],
    commands: reaching,
  }),
  'api-key': input({
    kind: text,
    text: 'API key of the platform. Store it as a secret: the runner prints all inputs before any action code runs, and hides only registered secrets. A preview of a fork has none, and ends green.',
    required: true,
    secret: true,
    actions: [...runs, 'call'],
    commands: reaching,
  }),
  mode: input({
    kind: oneOf('pull-request', 'sweep'),
    text: '`pull-request` keeps the preview of the pull request that started the job. `sweep`, on a schedule, finds the previews of closed pull requests.',
    default: 'pull-request',
    actions: ['preview'],
  }),
  'service-id': input({
    kind: identifier,
    text: 'Service, by its id. A deploy builds it from its Git repository; the action takes either this or `archive-path`.',
    actions: [...plainFlows],
    commands: ['deploy', 'follow', 'gate', 'rollback', 'history', 'logs', 'doctor'],
  }),
  ref: input({
    kind: gitRef,
    only: 'ref',
    text: 'Branch, tag or commit to build, with `service-id`. An action without it builds the branch that the service tracks; a command deploys the checked-out commit.',
    actions: ['deploy'],
    commands: ['deploy'],
  }),
  'deployment-id': input({
    kind: identifier,
    text: 'Deployment, by its id. Without it, a gate judges the one whose record shows this commit, else the newest unfinished one, and says which; `follow` takes the newest, and `logs` the runtime log.',
    actions: ['gate'],
    commands: ['follow', 'gate', 'logs'],
  }),
  'archive-path': input({
    kind: path,
    text: 'Folder to pack and upload, or a `.tar.gz`, `.tgz` or `.zip` to upload as it is. Every upload creates a new, billed service. The action takes either this or `service-id`, and uploads only from the workspace.',
    actions: ['deploy'],
    commands: ['upload'],
  }),
  'project-slug': input({
    kind: identifier,
    only: 'upload',
    text: 'Project in which an upload or a preview creates its service. An upload needs it, and so does a project key; a preview with an account key can use the default project.',
    actions: ['deploy', 'preview'],
    commands: ['upload'],
  }),
  'service-name': input({
    kind: line,
    only: 'upload',
    text: 'Name of the service that is created. An upload needs it; a preview without it uses `<repository>-pr-<number>`, and needs it to tell several services of one pull request apart.',
    actions: ['deploy', 'preview'],
    commands: ['upload'],
  }),
  'environment-slug': input({
    kind: identifier,
    only: 'upload',
    text: "Platform environment in which the service is created. Empty uses the project's default. A key that is restricted to environments needs it.",
    actions: ['deploy', 'preview'],
    commands: ['upload'],
  }),
  'repo-url': input({
    kind: line,
    text: 'Repository to build from. Empty uses this repository. Give either this or `image`.',
    actions: ['preview'],
  }),
  image: input({
    kind: line,
    text: 'Container image that the service runs instead. No commit is sent then.',
    actions: ['preview'],
  }),
  'runtime-mode': input({
    kind: oneOf('web', 'worker', 'static', 'cron'),
    only: 'upload',
    text: "How an upload runs: `web`, `worker`, `static` or `cron`. Empty uses the platform's default, `web`.",
    actions: ['deploy'],
    commands: ['upload'],
  }),
  'root-dir': input({
    kind: line,
    only: 'upload',
    text: 'Folder inside the upload to build from.',
    actions: ['deploy'],
    commands: ['upload'],
  }),
  'install-command': input({
    kind: text,
    only: 'upload',
    text: "Command that installs an upload's dependencies.",
    actions: ['deploy'],
    commands: ['upload'],
  }),
  'build-command': input({
    kind: text,
    only: 'upload',
    text: 'Command that builds an upload.',
    actions: ['deploy'],
    commands: ['upload'],
  }),
  'start-command': input({
    kind: text,
    only: 'upload',
    text: 'Command that starts an upload. For `static`, the output folder.',
    actions: ['deploy'],
    commands: ['upload'],
  }),
  'internal-port': input({
    kind: port,
    only: 'upload',
    text: 'Port on which the created service listens.',
    actions: ['deploy', 'preview'],
    commands: ['upload'],
  }),
  'plan-key': input({
    kind: line,
    only: 'upload',
    text: 'Plan of the service that is created. Empty uses the cheapest plan that fits.',
    actions: ['deploy', 'preview'],
    commands: ['upload'],
  }),
  port: input({
    kind: port,
    text: 'Container port to expose under a generated hostname, unless the service has an address already. Empty exposes none.',
    actions: ['preview'],
  }),
  label: input({
    kind: line,
    text: 'First part of that hostname: lowercase letters, digits and hyphens. Empty derives it from the name of the service.',
    actions: ['preview'],
  }),
  'env-vars': input({
    kind: text,
    only: 'ref',
    text: 'Variables as dotenv text (`NAME=value` lines), imported before a deploy by ref, or of a preview. Quote a value that is empty or contains `#`. Values of eight characters or more are hidden in everything that is printed, except numbers and facts of the run such as its branch. An upload takes none.',
    secret: true,
    actions: ['deploy', 'preview'],
    commands: ['deploy'],
  }),
  comment: input({
    kind: flag,
    text: '`false` writes no comment on the pull request.',
    default: 'true',
    actions: ['preview'],
  }),
  'teardown-request': input({
    kind: removalRequest,
    text: 'Method and path of a request that removes a service, such as `DELETE /api/services/{id}`; the contract has none. The path belongs to the origin of `base-url`. Without it, the services of closed pull requests stay, and are billed.',
    actions: ['preview'],
  }),
  'max-previews': input({
    kind: wholeNumber(1, 1_000),
    text: 'How many open pull requests may have a preview. A run for another one ends as `skipped` and names those that have one. Empty sets no limit.',
    actions: ['preview'],
  }),
  'expires-after': input({
    kind: duration({ leastMs: hourMs, mostMs: 365 * 24 * hourMs, text: 'from 1h to 365d' }),
    text: 'A sweep also finds previews of open pull requests that were not deployed for this long, such as `3d`. A push brings them back.',
    actions: ['preview'],
  }),
  operation: input({
    kind: line,
    text: 'Operation to call, such as `list_deployments`.',
    required: true,
    actions: ['call'],
  }),
  args: input({
    kind: text,
    text: 'Arguments of the operation, path, query and body fields together: a JSON object, or the same as YAML. Secrets in it must come from secrets of the job.',
    actions: ['call'],
    commands: ['call'],
  }),
  to: input({
    kind: gitRef,
    text: 'Branch, tag or commit to roll back to. Empty takes the newest successful deployment whose commit differs from that of the newest deployment.',
    actions: ['rollback'],
    commands: ['rollback'],
  }),
  'health-url': input({
    kind: url,
    text: 'http or https address that must answer, three times in a row. Requested without a key. A redirect to another origin fails the check.',
    ...gate,
  }),
  'health-status': input({
    kind: text,
    text: 'Statuses that pass, as codes and ranges, such as `200, 204`. A redirect with a listed status passes, and is not followed.',
    default: '200-299',
    ...gate,
  }),
  'health-body': input({
    kind: text,
    text: 'Text, or a regular expression between slashes, that the body must contain. Use something that only the new version has.',
    ...gate,
  }),
  'health-headers': input({
    kind: text,
    text: 'Headers of the health requests, as `Name: value` lines, for an app behind a login. Sent to the origin of `health-url` alone, and hidden.',
    secret: true,
    ...gate,
  }),
  'health-timeout': input({
    kind: upToSixHours,
    text: 'How long the health check may take, at most 6h.',
    default: '2m',
    ...gate,
  }),
  'check-command': input({
    kind: text,
    text: 'Command of your own that must exit with 0, such as `npm run smoke`. It runs in the workspace, without the secrets of the step, and with `TAXIWAY_URL`, `TAXIWAY_SHA`, `TAXIWAY_DEPLOYMENT_ID` and `TAXIWAY_SERVICE_ID`.',
    ...gate,
  }),
  'check-timeout': input({
    kind: upToSixHours,
    text: 'How long `check-command` may take, at most 6h.',
    default: '10m',
    ...gate,
  }),
  soak: input({
    kind: upToSixHours,
    text: 'How long to watch the runtime log for `log-fail-pattern`, at most 6h. Lines count from the moment when the first check begins.',
    ...gate,
  }),
  'log-fail-pattern': input({
    kind: text,
    text: 'Regular expression that no line of the runtime log may match, with `soak`.',
    ...gate,
  }),
  sql: input({
    kind: text,
    text: 'Statement to run once in the SQL console of `sql-service-id`. An error fails the check. Needs an account key.',
    ...gate,
  }),
  'sql-service-id': input({
    kind: identifier,
    text: 'Service of the database that runs `sql`.',
    ...gate,
  }),
  rollback: input({
    kind: flag,
    text: '`true` deploys the last good commit if a check fails and the judged deployment is still the newest. The job stays red.',
    default: 'false',
    ...gate,
  }),
  config: input({
    kind: path,
    text: 'File that lists the services, relative to the workspace.',
    default: 'taxiway.yaml',
    actions: ['fleet'],
    commands: ['fleet'],
  }),
  services: input({
    kind: words,
    text: 'Names of services of the file, separated by commas or line breaks. Only these are deployed, whether they changed or not.',
    actions: ['fleet'],
    commands: ['fleet'],
  }),
  all: input({
    kind: flag,
    text: '`true` deploys every service, whether it changed or not.',
    default: 'false',
    actions: ['fleet'],
    commands: ['fleet'],
  }),
  'max-parallel': input({
    kind: wholeNumber(1, 100),
    text: 'How many services are deployed at a time, 1 to 100.',
    default: '8',
    actions: ['fleet'],
    commands: ['fleet'],
  }),
  'on-outdated': input({
    kind: oneOf('deploy', 'skip', 'fail'),
    only: 'ref',
    text: 'How to treat a commit that is behind the live one: `deploy` compares nothing; `skip` ends as `skipped`, green; `fail` is red. GitHub compares the two commits, which needs `contents: read`. If the live commit is not known, the deploy goes on.',
    default: 'deploy',
    actions: ['deploy'],
  }),
  'wait-when-busy': input({
    kind: duration({ leastMs: 0, mostMs: 6 * hourMs, text: 'from 0s to 6h' }),
    only: 'ref',
    text: 'How long a deploy is tried again while the service is busy (409), within `timeout`.',
    default: '0s',
    actions: ['deploy'],
    commands: ['deploy'],
  }),
  'dry-run': input({
    kind: flag,
    text: '`true` checks the inputs, the key, and whether the service or project is there, packs or chooses a commit, says what it could not check, and writes nothing. A fleet prints its plan and gives `changed`.',
    default: 'false',
    actions: ['deploy', 'rollback', 'fleet'],
    commands: ['deploy', 'upload', 'rollback', 'fleet'],
  }),
  wait: input({
    kind: flag,
    text: '`false` ends as soon as the platform accepts the deployment, with outcome `accepted`.',
    default: 'true',
    actions: ['deploy'],
    commands: ['deploy', 'upload'],
  }),
  timeout: input({
    kind: upToSixHours,
    text: 'How long the whole run may take, such as `90s`, `30m` or `1h30m`; at most 6h. The deployment itself keeps running. The checks of a gate have their own limits. A fleet has `2h`, and each of its services `30m` or what the file says.',
    default: '30m',
    fleetDefault: '2h',
    actions: [...runs],
    commands: [...following, 'mcp'],
  }),
  'poll-interval': input({
    kind: duration({ leastMs: 100, mostMs: hourMs, text: 'at least 100ms and at most 1h' }),
    text: 'Fixed time between two reads of the status, such as `2s`. Empty adapts: 1 s for the first 15 s, then growing to 10 s.',
    actions: [...runs],
    commands: [...following, 'mcp'],
  }),
  'success-states': input({
    kind: words,
    text: 'Status words that mean success, separated by commas or line breaks. They take precedence over the built-in words.',
    actions: [...runs],
    commands: knowing,
  }),
  'failure-states': input({
    kind: words,
    text: 'Status words that mean failure, separated by commas or line breaks. They take precedence over the built-in words.',
    actions: [...runs],
    commands: knowing,
  }),
  'on-superseded': input({
    kind: oneOf('fail', 'neutral'),
    text: '`fail` or `neutral`: whether the job fails when a newer deployment replaces this one.',
    default: 'fail',
    actions: [...runs],
    commands: [...following, 'mcp'],
  }),
  environment: input({
    kind: line,
    text: 'Name of a GitHub environment. When set, Taxiway keeps a GitHub deployment in that environment up to date, which needs the permission `deployments: write`. A preview is remembered there; by default in `preview`.',
    actions: [...flows],
  }),
  'environment-url': input({
    kind: url,
    text: 'Address where the result is served, in place of what the platform shows.',
    actions: [...flows],
    commands: ['deploy', 'upload', 'follow', 'gate', 'rollback'],
  }),
  'job-summary': input({
    kind: flag,
    text: '`false` writes no job summary.',
    default: 'true',
    actions: [...runs],
  }),
  'github-token': input({
    kind: text,
    text: "Token for GitHub deployments, comments and comparisons. Defaults to the job's own token.",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of workflows
    expression: '${{ github.token }}',
    secret: true,
    actions: [...runs],
  }),
} satisfies Readonly<Record<string, Input<unknown>>>

export type InputName = keyof typeof inputs

export const inputNames = Object.keys(inputs).filter(isInputName)

function isInputName(name: string): name is InputName {
  return Object.hasOwn(inputs, name)
}

/** The inputs of an action, in order. */
export function inputsOfAction(action: ActionName): readonly InputName[] {
  return inputNames.filter((name) => takers(inputs[name].actions).includes(action))
}

/** The inputs of a command, in order. */
export function inputsOfCommand(command: CommandName): readonly InputName[] {
  return inputNames.filter((name) => takers(inputs[name].commands).includes(command))
}

function takers(list: readonly string[] = []): readonly string[] {
  return list
}
