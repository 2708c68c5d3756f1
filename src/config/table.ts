import { definedFields } from '../text/defined-fields.ts'
import {
  address,
  count,
  duration,
  flag,
  gitRef,
  identifier,
  type Kind,
  line,
  oneOf,
  path,
  port,
  request,
  text,
  url,
  words,
} from './kinds.ts'

/** A part of `taxiway.yaml`: its top level, a service, or the gate of a service. */
export type Place = 'top' | 'service' | 'gate'

/** An input: how it is read, what it is for, and its default. */
export interface Input<Value> {
  readonly kind: Kind<unknown>
  /** What it is for, in Markdown; an action may say it in its own words (action-inputs.ts). */
  readonly text: string
  /** As a user would write it. */
  readonly default?: string
  /** Where `taxiway.yaml` may set it. A value at the top level holds for every service. */
  readonly places: readonly Place[]
  /** @throws InputError for text that the kind does not take */
  readonly read: (name: string, given: string | undefined) => Value
}

/** Declares inputs that `taxiway.yaml` may set in these places; in none, they are those of a single run. */
function inputOf(...places: readonly Place[]) {
  function declare<Value>(kind: Kind<Value>, text: string): Input<Value | undefined>
  function declare<Value>(kind: Kind<Value>, text: string, fallback: string): Input<Value>
  function declare<Value>(kind: Kind<Value>, text: string, fallback?: string): Input<Value | undefined> {
    return {
      kind,
      text,
      places,
      ...definedFields({ default: fallback }),
      read(name, given) {
        const value = given ?? fallback
        return value === undefined ? undefined : kind.parse(name, value)
      },
    }
  }
  return declare
}

const ofRun = inputOf()
const ofFile = inputOf('top')
const ofServices = inputOf('top', 'service')
const ofService = inputOf('service')
const ofGate = inputOf('gate')

const hours = 3_600_000
/** A job on a hosted runner lasts at most six hours. */
const upToSixHours = { least: 1, most: 6 * hours, words: 'above 0 and at most 6h' }

const declared = {
  'base-url': ofRun(
    address,
    "Address of the platform's API. May include a path prefix. Must be https, except on loopback (localhost, 127.0.0.0/8, ::1).",
  ),
  'api-key': ofRun(
    text,
    'API key of the platform. Store it as a secret: the runner prints all inputs before any action code runs, and hides only registered secrets.',
  ),
  'service-id': ofService(identifier, 'Service of the platform, by its id.'),
  ref: ofRun(gitRef, 'Branch, tag or commit to build, with `service-id`. Empty builds the branch it tracks.'),
  'archive-path': ofService(
    path,
    'Folder to pack and upload, or a `.tar.gz`, `.tgz` or `.zip` to upload as it is. Must be inside the workspace. Every upload creates a new, billed service. Give either this or `service-id`.',
  ),
  'project-slug': ofServices(identifier, 'Project in which the service is created. An upload needs it.'),
  'service-name': ofService(line, 'Name of the service that is created. An upload needs it.'),
  'environment-slug': ofServices(
    identifier,
    "Platform environment in which the service is created. Empty uses the project's default. A key that is restricted to environments needs it.",
  ),
  'runtime-mode': ofService(
    oneOf('web', 'worker', 'static', 'cron'),
    "How an upload runs: `web`, `worker`, `static` or `cron`. Empty uses the platform's default, `web`.",
  ),
  'root-dir': ofService(line, 'Folder inside the upload to build from.'),
  'install-command': ofService(text, "Command that installs an upload's dependencies."),
  'build-command': ofService(text, 'Command that builds an upload.'),
  'start-command': ofService(text, 'Command that starts an upload. For `static`, the output folder.'),
  'internal-port': ofService(port, 'Port on which the created service listens.'),
  'plan-key': ofServices(line, 'Plan of the service that is created. Empty uses the cheapest plan that fits.'),
  'env-vars': ofRun(
    text,
    'Variables as dotenv text (`NAME=value` lines), imported before each deploy. An unquoted value must be neither empty nor have a `#` that begins a comment. Taxiway never prints a value and masks values of six characters or more, unless another input or an address without a path shows them. An upload takes none.',
  ),
  'env-file': ofService(
    path,
    'Dotenv file in the workspace with variables to import before each deploy. Taxiway never prints a value. `env` in `taxiway.yaml` and `env-vars` take precedence.',
  ),
  'env-required': ofService(
    words,
    'Names of variables that must have a value in this run, separated by commas or line breaks. Otherwise it fails before anything is sent.',
  ),
  'removed-env': ofServices(
    oneOf('keep', 'delete'),
    'What becomes of variables that an earlier deploy imported and that nothing gives any more: `keep` names them in a notice, `delete` deletes them on the service before the deploy. Their names are remembered with the GitHub deployment of `environment`; without it nothing is said or deleted.',
    'keep',
  ),
  'skip-unchanged': ofServices(
    flag,
    '`true` ends with outcome `skipped` when the archive and all upload inputs equal those of the last successful GitHub deployment of `environment`. Requires `environment`.',
    'false',
  ),
  'dry-run': ofRun(
    flag,
    '`true` checks the inputs, the key, and whether the service or project is there, packs, reports sizes, says what it could not check, and writes nothing. Fails if the deploy could not succeed.',
    'false',
  ),
  wait: ofRun(flag, '`false` ends as soon as the platform accepts the deployment, with outcome `accepted`.', 'true'),
  timeout: ofServices(
    duration(upToSixHours),
    'How long the whole run may take, such as `90s`, `30m` or `1h30m`. Above 0, at most 6h. The deployment itself keeps running.',
    '30m',
  ),
  'poll-interval': ofServices(
    duration({ least: 50, most: hours, words: 'at least 50ms and at most 1h' }),
    'Fixed time between two status reads, from 50ms to 1h, such as `300ms` or `2s`. Empty adapts: 1 s for the first 15 s, then growing to 10 s.',
  ),
  'success-states': ofServices(
    words,
    'Status words that mean success, separated by commas or line breaks. They take precedence over the built-in words.',
  ),
  'failure-states': ofServices(
    words,
    'Status words that mean failure, separated by commas or line breaks. They take precedence over the built-in words.',
  ),
  'on-superseded': ofServices(
    oneOf('fail', 'neutral'),
    '`fail` or `neutral`: whether the job fails when a newer deployment replaces this one.',
    'fail',
  ),
  'on-outdated': ofServices(
    oneOf('skip', 'fail', 'deploy'),
    'What becomes of a commit that is older than the one which is live: `skip` ends as `skipped` and is green, `fail` is red, and neither sends anything; `deploy` compares nothing. A run that a person started by hand deploys it. Without a clone it needs `contents: read`.',
    'skip',
  ),
  after: ofServices(
    words,
    'Where the commit must have succeeded before, and passed its gate if one is declared: services of the configuration file or GitHub environments, separated by commas. With `ref`, a commit that is not proven there is refused. Without `ref`, the newest that is proven there is deployed. Reads the run that wrote the proof, which needs `actions: read`.',
  ),
  environment: ofServices(
    line,
    'Name of a GitHub environment. When set, Taxiway keeps a GitHub deployment in that environment up to date, which needs the permission `deployments: write`.',
  ),
  'environment-url': ofService(url, 'Address where the result is served, in place of what the platform shows.'),
  'job-summary': ofRun(flag, '`false` writes no job summary.', 'true'),
  junit: ofRun(path, 'File in the workspace for a JUnit report of the deployment and each check, or of each service.'),
  events: ofRun(path, 'File in the workspace for every event as it happens, one JSON object a line.'),
  'annotate-files': ofFile(
    flag,
    '`false` does not annotate the lines of files on which the build failed. Annotations need a checkout of the deployed commit.',
    'true',
  ),
  'github-token': ofRun(text, "Token for GitHub deployments and comments. Defaults to the job's own token."),
  'repo-url': ofService(line, 'Repository to build from. Empty uses this repository. Give either this or `image`.'),
  image: ofService(line, 'Container image that the service runs instead. No commit is sent then.'),
  port: ofService(port, 'Container port to expose under a generated hostname, the `url`. Empty exposes no port.'),
  label: ofService(line, "First part of the hostname: a-z, 0-9 and hyphens. Empty derives it from the service's name."),
  'wait-for-url': ofServices(
    duration({ least: 0, most: 6 * hours, words: 'at most 6h' }),
    'How long the `url` may take to answer after the deployment, such as `90s` or `5m`. `0s` does not check it.',
    '0s',
  ),
  'teardown-request': ofServices(
    request,
    'Method and path of a request that removes the service, such as `DELETE /api/services/{id}`, sent when the pull request is closed. The path begins with one `/` and is resolved against the origin of `base-url`.',
  ),
  'when-labeled': ofServices(
    words,
    'Labels that ask for a preview, separated by commas or line breaks: a pull request with none of them has no preview, and loses the one that it has with its last label. Empty gives each pull request one.',
  ),
  'max-previews': ofServices(
    count({ least: 1, most: 1000 }),
    'How many previews `environment` may have. One more is not created: the run ends `skipped` and names those that there are. Empty sets no limit.',
  ),
  comment: ofFile(flag, '`false` keeps no comment on the pull request.', 'true'),
  'trust-checkout': ofRun(
    flag,
    '`true` says that no step of a `pull_request_target` job checks the change out, where Git cannot tell. A change that is seen to be checked out is refused all the same.',
    'false',
  ),
  'deployment-id': ofRun(
    identifier,
    'The deployment to judge. Empty chooses one and says how: the deployment whose record shows this commit (on a pull request, its head), waited for up to 60 s; otherwise the newest unfinished one.',
  ),
  'allow-latest': ofRun(flag, '`true` takes the newest deployment, even a finished one, if none is better.', 'false'),
  'health-url': ofGate(
    url,
    'http or https address that must answer. Requested without a key. A redirect on the same origin is followed; a redirect to another origin fails the check.',
  ),
  'health-headers': ofGate(
    text,
    'Headers of the health requests, as `Name: value` lines, such as `Authorization: Bearer …`, for an app behind a login. Sent to the origin of `health-url` alone. Taxiway never prints a value.',
  ),
  'health-status': ofGate(text, 'Statuses that pass, as codes and ranges, such as `200-399` or `200, 204`.', '200-399'),
  'health-body': ofGate(
    text,
    'JavaScript regular expression that the first 256 KiB of the body must match. Use text that only the new version contains.',
  ),
  'health-successes': ofGate(count({ least: 1, most: 100 }), 'Passing answers in a row that it needs, 1 to 100.', '3'),
  'health-interval': ofGate(
    duration(upToSixHours),
    'Time between two requests, less if the timeout would not suffice. Above 0, at most 6h.',
    '2s',
  ),
  'health-timeout': ofGate(duration(upToSixHours), 'How long the health check may take, at most 6h.', '2m'),
  'check-command': ofGate(
    text,
    'Command of your own that must exit with 0, such as `npm run smoke`. It runs in the workspace as a `run:` step does, after the health check, without the secrets of the step, and with `TAXIWAY_URL`, `TAXIWAY_SHA`, `TAXIWAY_DEPLOYMENT_ID` and `TAXIWAY_SERVICE_ID`.',
  ),
  'check-timeout': ofGate(duration(upToSixHours), 'How long `check-command` may take. Above 0, at most 6h.', '10m'),
  soak: ofGate(
    duration(upToSixHours),
    'How long to watch the runtime log, with `log-fail-pattern`. Lines count from the moment when the first check begins. Above 0, at most 6h.',
  ),
  'log-fail-pattern': ofGate(text, 'JavaScript regular expression that no line of the runtime log may match.'),
  sql: ofGate(
    text,
    'Statement to run once in the SQL console of `sql-service-id`. An error fails the check. Needs an account key. The job summary shows the first lines of its output.',
  ),
  'sql-service-id': ofGate(identifier, 'Service of the database that runs `sql`.'),
  'rollback-ref': ofRun(
    gitRef,
    'Branch, tag or commit to deploy and follow if a check fails. The job stays red. Not used if the deployment itself failed.',
  ),
  rollback: ofGate(
    flag,
    '`true` deploys the commit of the newest deployment that succeeded before, and whose checks have not failed since, if a check fails. `rollback-ref` has precedence.',
    'false',
  ),
  to: ofRun(
    gitRef,
    'Branch, tag or commit to roll back to. Empty takes the newest successful deployment whose commit differs from that of the newest deployment.',
  ),
  report: ofRun(
    path,
    'File to write a JSON report to. It can be shared in an issue: it holds types, field names, words, counts and durations, but no values.',
  ),
  operation: ofRun(line, 'Name of the operation, such as `get_scaling`.'),
  args: ofRun(
    text,
    'Path, query and body fields in one object, as JSON or YAML. Empty for an operation without arguments. Secrets in it must come from GitHub secrets.',
  ),
  config: ofRun(
    path,
    'Configuration file, such as `taxiway.yaml`, for the inputs that are not set otherwise. On a pull request the file of the base commit counts.',
  ),
  'config-ref': ofRun(
    gitRef,
    'Branch, tag or commit to read the configuration file from, such as `main`; `HEAD` is the checked-out commit. Empty takes the one that the CI system names. Never let a change under review choose it.',
  ),
  service: ofRun(line, 'Service of the configuration file, by its name there.'),
  'max-parallel': ofFile(count({ least: 1, most: 1000 }), 'Services of a fleet deployed at a time, 1 to 1000.', '8'),
  'fail-fast': ofFile(flag, '`true` starts no other service of a fleet once one has failed.', 'false'),
  mode: ofRun(
    oneOf('plan', 'begin', 'deploy', 'preview', 'report', 'sweep'),
    '`plan` says what would be deployed and why. `begin` notes in `results` that this job deploys `services` next, and sends nothing. `deploy` deploys it in this job. `preview` gives each service of the plan a preview for the pull request. `report` sums up the results that other jobs left in `results`.',
    'deploy',
  ),
  services: ofRun(
    words,
    'Names of services of the configuration file, separated by commas or line breaks, that are deployed whatever changed.',
  ),
  all: ofRun(flag, '`true` takes every service, whatever changed.', 'false'),
  'changed-since': ofRun(
    gitRef,
    'Branch, tag or commit that files are compared with, in place of the last successful deployment of each service. `event` takes the commit before the push, or the base of the pull request.',
  ),
  results: ofRun(
    path,
    'Folder in the workspace through which the jobs of a fleet pass on the plan and the result of each service, signed with a key derived from the API key. Empty for a fleet in one job.',
  ),
}

/** The name of an input. */
export type InputName = keyof typeof declared

/** What an input reads as: undefined if it has no default and may be absent. */
export type InputValue<Name extends InputName> = ReturnType<(typeof declared)[Name]['read']>

/** Every input of the actions and of the command, once. */
export const inputTable: { readonly [Name in InputName]: Input<InputValue<Name>> } = declared

/** Whether an input has this name. */
export function isInputName(name: string): name is InputName {
  return Object.hasOwn(inputTable, name)
}

/** Inputs that are secret whatever their length. */
export const secretInputs = ['api-key', 'github-token'] as const satisfies readonly InputName[]

/** What turns red into green, or writes, beside the checks of a gate and what names a file. */
const deciding: ReadonlySet<InputName> = new Set([
  'success-states',
  'failure-states',
  'on-superseded',
  'on-outdated',
  'after',
  'skip-unchanged',
  'teardown-request',
  'when-labeled',
  'max-previews',
  'env-vars',
  'removed-env',
] as const)

/** Whether an input decides how a run ends, or what leaves the machine: a change must not choose it. */
export function decides(name: InputName): boolean {
  const { kind, places } = inputTable[name]
  return deciding.has(name) || places.includes('gate') || (kind === path && places.length > 0)
}

/** Inputs of all that follows a deployment. */
export const waitInputs = [
  'timeout',
  'poll-interval',
  'success-states',
  'failure-states',
  'on-superseded',
] as const satisfies readonly InputName[]

/** Inputs of the checks of a gate. */
export const gateInputs: readonly InputName[] = Object.keys(inputTable)
  .filter(isInputName)
  .filter((name) => inputTable[name].places.includes('gate'))

/** Inputs that apply to uploads only. */
export const uploadInputs = [
  'project-slug',
  'service-name',
  'environment-slug',
  'runtime-mode',
  'root-dir',
  'install-command',
  'build-command',
  'start-command',
  'internal-port',
  'plan-key',
] as const satisfies readonly InputName[]

/** Inputs of a check that have no effect without another one. */
export const checkPairs = [
  ['health-headers', 'health-url'],
  ['health-body', 'health-url'],
  ['soak', 'log-fail-pattern'],
  ['log-fail-pattern', 'soak'],
  ['sql', 'sql-service-id'],
  ['sql-service-id', 'sql'],
] as const satisfies readonly (readonly [InputName, InputName])[]
