import * as v from 'valibot'
import { strictObject as args, optional } from 'valibot'
import { findStatementFailure, findStorageFailure } from './hidden-failure.ts'
import * as limits from './limits.ts'
import { type Access, type ArgumentsOf, type Effect, type Operation, operation, type ResultOf } from './operation.ts'
import * as records from './record-schemas.ts'
import { base64, flag, id, integer, integerFrom, oneOf, patterned, text } from './schema-builders.ts'

const anyKey = { kind: 'any-key' } as const
const accountOnly = { kind: 'account-only' } as const
const notShown = { kind: 'not-shown' } as const
const ownProject = { kind: 'own-project' } as const
const settingsRead = { kind: 'capability', capability: 'settings', level: 'read', serviceKey: true } as const
const settingsWrite = { kind: 'capability', capability: 'settings', level: 'write', serviceKey: true } as const
const deploymentsWrite = { kind: 'capability', capability: 'deployments', level: 'write', serviceKey: true } as const
const variablesWrite = { kind: 'capability', capability: 'variables', level: 'write', serviceKey: true } as const
const projectWrite = { kind: 'capability', capability: 'project', level: 'write', serviceKey: false } as const

const service = id('Service id.')
const database = id('Service id of a database or bucket.')
const deployment = id('Deployment id.')

/**
 * The whole documented interface (contract: Endpoints), keyed by tool name, in the contract's order. An operation is added
 * here and nowhere else: the client, the local platform, the `call` action, the tools and the documents read this table.
 */
export const operations = {
  // Identity and catalog

  whoami: operation({
    section: 'Identity and catalog',
    method: 'GET',
    path: '/api/auth/me',
    summary: 'Shows whose key this is and, for a service or project key, its scope.',
    args: args({}),
    result: records.identity,
    success: 200,
    access: anyKey,
    errors: [401, 403],
    effect: 'read',
    tool: {},
  }),

  list_engines: operation({
    section: 'Identity and catalog',
    method: 'GET',
    path: '/api/hangar/engines',
    summary: 'Lists the database engines on offer.',
    args: args({}),
    result: v.array(records.engine),
    success: 200,
    access: anyKey,
    errors: [401, 403],
    effect: 'read',
    tool: {},
  }),

  // Projects

  list_projects: operation({
    section: 'Projects',
    method: 'GET',
    path: '/api/projects',
    summary: 'Lists projects with their number of services and a capped preview of service types.',
    args: args({}),
    result: v.array(records.project),
    success: 200,
    access: accountOnly,
    errors: [401, 403, 500],
    effect: 'read',
  }),

  create_project: operation({
    section: 'Projects',
    method: 'POST',
    path: '/api/projects',
    summary: 'Creates a project.',
    args: args({ name: text('Name of the project.'), description: optional(text('What the project is for.')) }),
    result: records.newProject,
    success: 201,
    access: accountOnly,
    errors: [400, 401, 403, 409, 500],
    effect: 'create',
    tool: {},
  }),

  list_deleted_services: operation({
    section: 'Projects',
    method: 'GET',
    path: '/api/projects/{slug}/deleted-services',
    summary: 'Lists deleted services that can still be restored.',
    args: args({ slug: id('Project slug.') }),
    result: v.array(records.deletedService),
    success: 200,
    access: ownProject,
    errors: [401, 403, 404, 500],
    effect: 'read',
    tool: {},
  }),

  detach_project_dedicated_ip: operation({
    section: 'Projects',
    method: 'DELETE',
    path: '/api/projects/{slug}/dedicated-ip',
    summary: 'Detaches the dedicated IP of a project; the address is not released and its billing continues.',
    args: args({ slug: id('Project slug.') }),
    result: records.detachedIp,
    success: 200,
    access: accountOnly,
    errors: [401, 403],
    effect: 'delete',
    tool: {},
  }),

  // Creating services

  create_service: operation({
    section: 'Creating services',
    method: 'POST',
    path: '/api/services',
    summary: 'Creates a billed service from a Git repository or an image and queues its first deployment.',
    args: args({
      name: text('Name of the service.'),
      projectSlug: optional(text('Project; a project key must name its own, an account key may use its default one.')),
      environmentSlug: optional(text('Environment; required for a key restricted to environments.')),
      repoUrl: optional(text('Git repository to build.')),
      image: optional(text('Container image to run.')),
      internalPort: optional(integer('Port that the service listens on.')),
      planKey: optional(text('Plan; by default the cheapest that matches the service type.')),
    }),
    rules: [{ kind: 'exactly-one-of', names: ['repoUrl', 'image'] }],
    result: records.service,
    success: 201,
    access: notShown,
    errors: [400, 401, 402, 403, 404],
    effect: 'create',
    tool: { required: ['projectSlug'] },
  }),

  deploy_upload: operation({
    section: 'Creating services',
    method: 'POST',
    path: '/api/projects/{projectSlug}/services/upload-b64',
    summary: 'Creates a billed service from an uploaded archive and deploys it; each call creates another service.',
    args: args({
      projectSlug: id('Project slug.'),
      env: optional(text('Environment slug; required for a key restricted to environments.')),
      name: text('Name of the service.'),
      archiveBase64: base64('Base64 of a .tar.gz or .zip of the project folder, without dependencies and .git.'),
      runtimeMode: optional(oneOf(limits.runtimeModes, 'What the service runs as; web by default.')),
      rootDir: optional(text('Folder of the archive to build in.')),
      installCommand: optional(text('Command that installs the dependencies.')),
      buildCommand: optional(text('Command that builds the project.')),
      startCommand: optional(text('Command that starts the service; for static services the output directory.')),
      internalPort: optional(integer('Port that the service listens on.')),
      planKey: optional(text('Plan; by default the cheapest that matches the service type.')),
    }),
    query: ['env'],
    result: records.upload,
    success: 201,
    access: projectWrite,
    errors: [400, 401, 403, 409, 500],
    effect: 'create',
    tool: {},
  }),

  // Deployments and service settings

  deploy_service: operation({
    section: 'Deployments and service settings',
    method: 'POST',
    path: '/api/services/{id}/deploy',
    summary: 'Queues a deployment; a later build failure is not reported here.',
    args: args({
      id: service,
      ref: optional(text('Branch, tag or commit SHA, for Git services only; by default the tracked branch.')),
    }),
    result: records.queuedDeployment,
    success: 202,
    access: deploymentsWrite,
    errors: [400, 401, 403, 409],
    effect: 'create',
    tool: {},
  }),

  list_deployments: operation({
    section: 'Deployments and service settings',
    method: 'GET',
    path: '/api/services/{id}/deployments',
    summary: 'Reads one page of the deployment history, newest first.',
    args: args({
      id: service,
      limit: optional(integer(`Deployments a page; ${limits.historyPageSize} by default.`)),
      before: optional(integer('Cursor: the nextCursor of the page before.')),
    }),
    result: records.history,
    success: 200,
    access: notShown,
    errors: [],
    effect: 'read',
    tool: { hidden: ['before'] },
  }),

  get_scaling: operation({
    section: 'Deployments and service settings',
    method: 'GET',
    path: '/api/services/{id}/scaling',
    summary: 'Shows instances and autoscaling of a service.',
    args: args({ id: service }),
    result: records.scaling,
    success: 200,
    access: settingsRead,
    errors: [401, 403, 500],
    effect: 'read',
    tool: {},
  }),

  scale_service: operation({
    section: 'Deployments and service settings',
    method: 'PATCH',
    path: '/api/services/{id}/scaling',
    summary: 'Sets instances and autoscaling of a service.',
    args: args({
      id: service,
      instances: optional(integerFrom(limits.instancesMinimum, 'Instances; with autoscaling on, the floor.')),
      maxInstances: optional(integer('Ceiling of autoscaling, at least `instances`.')),
      autoscaleEnabled: optional(flag('Whether the scaler decides.')),
      autoscaleCpuPct: optional(integer('Target CPU percent per instance; 0 ignores CPU.')),
      autoscaleMemPct: optional(integer('Target memory percent per instance; 0 ignores memory.')),
    }),
    rules: [{ kind: 'not-below', lower: 'instances', upper: 'maxInstances' }],
    result: records.scaled,
    success: 200,
    access: settingsWrite,
    errors: [400, 401, 403, 500],
    effect: 'set',
    tool: {},
  }),

  set_storage: operation({
    section: 'Deployments and service settings',
    method: 'PATCH',
    path: '/api/services/{id}/storage',
    summary: 'Sets the storage of a database or bucket; growth of the filesystem cannot be undone.',
    args: args({ id: database, storageGb: integer('Gigabytes.') }),
    result: records.storage,
    success: 200,
    access: settingsWrite,
    errors: [400, 401, 403, 409, 500],
    effect: 'set',
    hiddenFailure: findStorageFailure,
    tool: {},
  }),

  create_deploy_trigger: operation({
    section: 'Deployments and service settings',
    method: 'POST',
    path: '/api/services/{id}/deploy-trigger',
    summary: 'Creates or rotates the secret URL that deploys without a key; it is shown once.',
    args: args({ id: service }),
    result: records.deployTrigger,
    success: 201,
    access: deploymentsWrite,
    errors: [401, 403, 500],
    effect: 'secret',
    secrets: ['token', 'url'],
    tool: {},
  }),

  delete_env: operation({
    section: 'Deployments and service settings',
    method: 'DELETE',
    path: '/api/services/{id}/env/{key}',
    summary: 'Removes an environment variable; the running environment changes with the next deployment.',
    args: args({ id: service, key: id('Name of the variable.') }),
    result: records.statusOnly,
    success: 200,
    access: variablesWrite,
    errors: [400, 401, 403, 500],
    effect: 'delete',
    tool: {},
  }),

  import_env: operation({
    section: 'Deployments and service settings',
    method: 'POST',
    path: '/api/services/{id}/env/import',
    summary: 'Sets environment variables; they apply with the next deployment.',
    args: args({
      id: service,
      vars: v.array(args({ key: text('Name of the variable.'), value: text('Its value.') })),
    }),
    result: records.importedEnv,
    success: 200,
    access: notShown,
    errors: [400, 401, 403],
    effect: 'set',
    secretArgs: ['vars.*.value'],
    tool: {},
  }),

  get_cron: operation({
    section: 'Deployments and service settings',
    method: 'GET',
    path: '/api/services/{id}/cron',
    summary: 'Shows the schedule of a cron service.',
    args: args({ id: service }),
    result: records.cron,
    success: 200,
    access: settingsRead,
    errors: [401, 403],
    effect: 'read',
    tool: {},
  }),

  expose_port: operation({
    section: 'Deployments and service settings',
    method: 'POST',
    path: '/api/services/{id}/ports',
    summary: 'Exposes an HTTP port under a generated hostname; port mappings apply on redeploy.',
    args: args({
      id: service,
      port: text('Container port.'),
      label: patterned(
        limits.portLabel,
        'must contain only lowercase letters, digits and hyphens',
        'Lowercase letters, digits and hyphens; becomes part of the hostname.',
      ),
      deploy: optional(text('Redeploy now.')),
    }),
    result: records.exposedPort,
    success: 201,
    access: notShown,
    errors: [400, 401, 403, 409, 500],
    effect: 'create',
    tool: {},
  }),

  add_domain: operation({
    section: 'Deployments and service settings',
    method: 'POST',
    path: '/api/services/{id}/domains',
    summary: 'Adds a custom domain, pending until DNS is configured.',
    args: args({ id: service, hostname: text('Hostname of the domain.') }),
    result: records.domain,
    success: 201,
    access: notShown,
    errors: [400, 401, 403, 409, 500],
    effect: 'create',
    tool: {},
  }),

  set_search_indexing: operation({
    section: 'Deployments and service settings',
    method: 'PATCH',
    path: '/api/services/{id}/search-indexing',
    summary: 'Allows or forbids search engines to index the generated hostname.',
    args: args({ id: service, enabled: flag('True allows indexing.') }),
    result: records.indexedService,
    success: 200,
    access: notShown,
    errors: [400, 401, 403, 500],
    effect: 'set',
    tool: {},
  }),

  set_autodeploy: operation({
    section: 'Deployments and service settings',
    method: 'PATCH',
    path: '/api/services/{id}/autodeploy',
    summary: 'Switches automatic deployment of future matching Git pushes.',
    args: args({ id: service, enabled: flag('True deploys each matching push.') }),
    result: records.autodeployedService,
    success: 200,
    access: notShown,
    errors: [400, 401, 403, 500],
    effect: 'set',
    tool: {},
  }),

  get_service_dedicated_ip: operation({
    section: 'Deployments and service settings',
    method: 'GET',
    path: '/api/services/{id}/dedicated-ip',
    summary: 'Shows the dedicated IP of a service and that of its project.',
    args: args({ id: service }),
    result: records.serviceIps,
    success: 200,
    access: accountOnly,
    errors: [401, 403],
    effect: 'read',
    tool: {},
  }),

  attach_service_dedicated_ip: operation({
    section: 'Deployments and service settings',
    method: 'PUT',
    path: '/api/services/{id}/dedicated-ip',
    summary: 'Attaches a dedicated IP to a service; a new deployment applies it.',
    args: args({ id: service, ipId: text('Id of an IP that the account owns.') }),
    result: records.attachedIp,
    success: 200,
    access: notShown,
    errors: [401, 403, 409],
    effect: 'set',
    tool: {},
  }),

  // Logs and metrics

  get_logs: operation({
    section: 'Logs and metrics',
    method: 'GET',
    path: '/api/services/{id}/logs',
    summary: 'Reads the runtime log of a service.',
    args: args({
      id: service,
      limit: optional(integer('Lines at most.')),
      q: optional(text('Substring that a line must hold.')),
      before: optional(integer('Lines older than this log id.')),
      after: optional(integer('Lines newer than this log id; search and time filters are then not applied.')),
      since: optional(text('Inclusive RFC 3339 timestamp; ignored if malformed.')),
      until: optional(text('Exclusive RFC 3339 timestamp; ignored if malformed.')),
    }),
    result: records.runtimeLogs,
    success: 200,
    access: notShown,
    errors: [401, 403, 500],
    effect: 'read',
    tool: { hidden: ['before', 'after', 'since', 'until'] },
  }),

  get_deployment_logs: operation({
    section: 'Logs and metrics',
    method: 'GET',
    path: '/api/deployments/{id}/logs',
    summary: 'Reads the stored build log of a deployment.',
    args: args({ id: deployment, after: optional(integer('The last sequence number seen: newer records are sent.')) }),
    result: v.array(v.unknown()),
    success: 200,
    access: notShown,
    errors: [],
    effect: 'read',
    tool: {},
  }),

  stream_deployment_logs: operation({
    section: 'Logs and metrics',
    method: 'GET',
    path: '/api/deployments/{id}/logs/stream',
    summary: 'Follows the build log of a deployment as server-sent events.',
    args: args({ id: deployment }),
    result: v.unknown(),
    events: true,
    success: 200,
    access: notShown,
    errors: [],
    effect: 'read',
  }),

  get_metrics: operation({
    section: 'Logs and metrics',
    method: 'GET',
    path: '/api/services/{id}/metrics',
    summary: 'Reads the metrics of a service.',
    args: args({ id: service, range: optional(oneOf(limits.metricsRanges, 'How far back.')) }),
    result: v.unknown(),
    success: 200,
    access: notShown,
    errors: [],
    effect: 'read',
    tool: {},
  }),

  // Database operations

  get_db_connection: operation({
    section: 'Database operations',
    method: 'GET',
    path: '/api/services/{id}/connection',
    summary: 'Shows how to connect to a database or bucket; the answer is a secret.',
    args: args({ id: database }),
    result: records.connection,
    success: 200,
    access: accountOnly,
    errors: [400, 401, 403, 500],
    effect: 'read',
    secrets: ['password'],
    confidential: true,
    tool: {},
  }),

  rotate_db_credentials: operation({
    section: 'Database operations',
    method: 'POST',
    path: '/api/services/{id}/db/password',
    summary: 'Sets a new credential and invalidates the previous one.',
    args: args({
      id: database,
      password: text(`New password; for buckets the secret key, ${limits.bucketSecretKeyMinimum} characters at least.`),
      accessKey: optional(text('New access key, for buckets only; by default the current one stays.')),
    }),
    rules: [{ kind: 'not-shorter', name: 'password', minimum: limits.bucketSecretKeyMinimum, when: 'accessKey' }],
    result: records.statusOnly,
    success: 200,
    access: accountOnly,
    errors: [400, 401, 403, 500],
    effect: 'set',
    secretArgs: ['password', 'accessKey'],
    tool: {},
  }),

  set_db_allowlist: operation({
    section: 'Database operations',
    method: 'POST',
    path: '/api/services/{id}/db/allowlist',
    summary: 'Sets who may reach a database from outside; an empty list allows all sources.',
    args: args({
      id: database,
      allowIps: v.array(
        patterned(
          limits.allowedSource,
          'must be an IPv4 address or a CIDR, as 203.0.113.0/24',
          'IPv4 address or CIDR.',
        ),
      ),
    }),
    result: records.allowlist,
    success: 200,
    access: accountOnly,
    errors: [400, 401, 403, 500],
    effect: 'set',
    tool: {},
  }),

  set_db_tls: operation({
    section: 'Database operations',
    method: 'POST',
    path: '/api/services/{id}/db/tls',
    summary: 'Switches TLS for outside connections, if the database supports it.',
    args: args({ id: database, tls: flag('True switches TLS on.') }),
    result: records.tlsSetting,
    success: 200,
    access: accountOnly,
    errors: [400, 401, 403, 500],
    effect: 'set',
    tool: {},
  }),

  db_query: operation({
    section: 'Database operations',
    method: 'POST',
    path: '/api/services/{id}/db/console',
    summary: 'Runs a statement in the SQL console; it can modify data, and its failure hides in a 200.',
    args: args({ id: database, query: text('The statement.') }),
    result: records.consoleOutput,
    success: 200,
    access: accountOnly,
    errors: [400, 401, 403],
    effect: 'exec',
    hiddenFailure: findStatementFailure,
    tool: {},
  }),

  // Other

  list_env_groups: operation({
    section: 'Other',
    method: 'GET',
    path: '/api/env-groups',
    summary: 'Lists shared environment groups, without their values.',
    args: args({}),
    result: v.array(records.envGroup),
    success: 200,
    access: accountOnly,
    errors: [401, 403],
    effect: 'read',
    tool: {},
  }),
} as const satisfies Record<string, Operation>

/** The tool name of an operation, or Taxiway's own name if the contract has no tool. */
export type OperationName = keyof typeof operations
/**
 * The operations with this effect of a repetition. With a record of them, the compiler asks for an entry for each new
 * one.
 */
export type NameWithEffect<E extends Effect> = {
  [N in OperationName]: (typeof operations)[N]['effect'] extends E ? N : never
}[OperationName]
/** The operations with this kind of access. */
export type NameWithAccess<K extends Access['kind']> = {
  [N in OperationName]: (typeof operations)[N]['access']['kind'] extends K ? N : never
}[OperationName]
/** Path, query and body fields of an operation in one object. */
export type Arguments<N extends OperationName> = ArgumentsOf<(typeof operations)[N]>
/** The parsed answer of an operation. */
export type Result<N extends OperationName> = ResultOf<(typeof operations)[N]>

/** Every operation's name, in the contract's order. */
export const operationNames = Object.keys(operations).filter(isOperationName)

/** True only for the names in the table, not for inherited properties of an object. */
export function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(operations, name)
}

/** An operation without its literal types, for code that walks the table. */
export function operationOf(name: OperationName): Operation {
  return operations[name]
}
