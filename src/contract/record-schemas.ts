import * as v from 'valibot'

/**
 * The records that the contract specifies (contract: Resources and their fields). Unknown fields are kept, and a
 * documented one may be missing or null: a platform that leaves one out must not turn a write that took effect into an
 * error. A field is required only if the answer is useless without it.
 */
const text = v.nullish(v.string())
const integer = v.nullish(v.pipe(v.number(), v.integer()))
const flag = v.nullish(v.boolean())

const keyScope = v.looseObject({
  kind: text,
  serviceId: text,
  serviceName: text,
  permissions: v.nullish(v.record(v.string(), v.unknown())),
})

/** The identity and scope of a key (contract: Key scope). */
export const identity = v.looseObject({ id: text, name: text, email: text, keyScope: v.nullish(keyScope) })

/** Contract: Database engine catalog entry. */
export const engine = v.looseObject({
  engine: text,
  name: text,
  port: integer,
  hasUser: flag,
  hasDatabase: flag,
  storage: flag,
})

/** The answer of create_project. */
export const newProject = v.looseObject({ id: text, name: text, slug: text, description: text })

/** A project in a list (contract: Project). */
export const project = v.looseObject({
  ...newProject.entries,
  serviceCount: integer,
  services: v.nullish(v.array(v.looseObject({ sourceType: text, engine: text }))),
})

/** A service that can still be restored (contract: Other records). */
export const deletedService = v.looseObject({ id: text, name: text, slug: text, deletedAt: text })

/** Contract: Service. */
export const service = v.looseObject({
  id: text,
  name: text,
  slug: text,
  sourceType: text,
  status: text,
  planKey: text,
  projectId: text,
  environmentId: text,
})

/** A service after set_search_indexing. */
export const indexedService = v.looseObject({ ...service.entries, searchIndexing: flag })

/** A service after set_autodeploy. */
export const autodeployedService = v.looseObject({ ...service.entries, autoDeploy: flag })

/** Required and not empty, because the deployment cannot be followed without it. */
const deploymentId = v.pipe(v.string(), v.nonEmpty())

/** The answer of deploy_upload. */
export const upload = v.looseObject({ service: v.nullish(service), deploymentId })

/** The answer of deploy_service. */
export const queuedDeployment = v.looseObject({ deploymentId, ref: text })

/** A record of the history (contract: Deployment, which shows no other fields). */
export const deployment = v.looseObject({ deploymentId: text, rollbackable: flag })

/** The contract shows the type of the cursor only by the `before` that takes it. */
export const history = v.looseObject({
  deployments: v.array(deployment),
  nextCursor: v.nullish(v.union([v.number(), v.string()])),
})

/** Contract: Scaling. */
export const scaling = v.looseObject({
  minReplicas: integer,
  maxReplicas: integer,
  desiredReplicas: integer,
  instances: integer,
  autoscaleEnabled: flag,
  autoscaleCpuPct: integer,
  autoscaleMemPct: integer,
  autoscalable: flag,
})

/** The answer of scale_service. */
export const scaled = v.looseObject({ scaling: v.nullish(scaling), redeploying: flag })

/** `applyError` is empty on success. */
export const storage = v.looseObject({ storageGb: integer, previousGb: integer, applyError: text })

/** `token` and `url` are shown once. */
export const deployTrigger = v.looseObject({ configured: flag, token: text, url: text })

/** The answer of operations that only confirm that they are done. */
export const statusOnly = v.looseObject({ status: text })

/** The answer of import_env: how many were set, and which were skipped and why. */
export const importedEnv = v.looseObject({
  imported: integer,
  skipped: v.nullish(v.array(v.looseObject({ key: text, reason: text }))),
})

/** A cron configuration (contract: Other records). */
export const cron = v.looseObject({ schedule: text, command: text, nextRun: text, scheduleValid: flag })

/** Contract: Exposed port. */
export const exposedPort = v.looseObject({ port: integer, label: text, hostname: text })

/** Contract: Domain. */
export const domain = v.looseObject({ id: text, serviceId: text, hostname: text, status: text, port: integer })

/** Contract: Dedicated IP, which does not show the shape of an attachment. */
export const dedicatedIp = v.looseObject({
  id: text,
  address: text,
  label: text,
  attachments: v.nullish(v.array(v.unknown())),
})

/** The answer of detach_project_dedicated_ip: `ip` is null. */
export const detachedIp = v.looseObject({ ip: v.nullish(v.unknown()) })

/** The attachment of a service and that of its project; either may be null. */
export const serviceIps = v.looseObject({ ip: v.nullish(dedicatedIp), projectIp: v.nullish(dedicatedIp) })

/** The answer of attach_service_dedicated_ip. */
export const attachedIp = v.looseObject({ ip: v.nullish(dedicatedIp), redeployRequired: flag, effective: text })

/** Contract: Log record (service runtime log). */
export const logRecord = v.looseObject({ id: integer, serviceId: text, line: text, stream: text, ts: text })

/** The answer of get_logs. */
export const runtimeLogs = v.looseObject({ logs: v.nullish(v.array(logRecord)) })

/** Contract: Database connection. All of it is secret. */
export const connection = v.looseObject({
  engine: text,
  host: text,
  port: integer,
  username: text,
  password: text,
  database: text,
  externalAccess: flag,
  tls: flag,
  allowIps: v.nullish(v.array(v.string())),
})

/** The answer of set_db_allowlist. */
export const allowlist = v.looseObject({ allowIps: v.nullish(v.array(v.string())), enforced: flag })

/** The answer of set_db_tls. */
export const tlsSetting = v.looseObject({ tls: flag, redeploying: flag })

/** The answer of db_query; its output may be an error. */
export const consoleOutput = v.looseObject({ output: text })

/** An environment group (contract: Other records). */
export const envGroup = v.looseObject({ id: text, name: text })
