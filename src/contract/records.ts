import * as v from 'valibot'

/**
 * The records that the contract specifies (contract: Resources and their fields). Unknown fields stay, and a documented one
 * may be missing or null: a platform that says less than it promised must not turn a write that took effect into an error.
 * Only what makes an answer useless without it is required.
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

export const identity = v.looseObject({ id: text, name: text, email: text, keyScope: v.nullish(keyScope) })

export const engine = v.looseObject({
  engine: text,
  name: text,
  port: integer,
  hasUser: flag,
  hasDatabase: flag,
  storage: flag,
})

export const newProject = v.looseObject({ id: text, name: text, slug: text, description: text })

export const project = v.looseObject({
  ...newProject.entries,
  serviceCount: integer,
  services: v.nullish(v.array(v.looseObject({ sourceType: text, engine: text }))),
})

export const deletedService = v.looseObject({ id: text, name: text, slug: text, deletedAt: text })

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

export const indexedService = v.looseObject({ ...service.entries, searchIndexing: flag })

export const autodeployedService = v.looseObject({ ...service.entries, autoDeploy: flag })

/** Without the id the deployment cannot be followed. */
export const upload = v.looseObject({ service: v.nullish(service), deploymentId: v.string() })

/** Without the id the deployment cannot be followed. */
export const queuedDeployment = v.looseObject({ deploymentId: v.string(), ref: text })

export const deployment = v.looseObject({ deploymentId: text, rollbackable: flag })

/** The type of the cursor is not shown beyond the `before` that takes it. */
export const history = v.looseObject({
  deployments: v.array(deployment),
  nextCursor: v.nullish(v.union([v.number(), v.string()])),
})

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

export const scaled = v.looseObject({ scaling: v.nullish(scaling), redeploying: flag })

/** `applyError` is empty on success. */
export const storage = v.looseObject({ storageGb: integer, previousGb: integer, applyError: text })

/** `token` and `url` are shown once. */
export const deployTrigger = v.looseObject({ configured: flag, token: text, url: text })

export const statusOnly = v.looseObject({ status: text })

export const importedEnv = v.looseObject({
  imported: integer,
  skipped: v.nullish(v.array(v.looseObject({ key: text, reason: text }))),
})

export const cron = v.looseObject({ schedule: text, command: text, nextRun: text, scheduleValid: flag })

export const exposedPort = v.looseObject({ port: integer, label: text, hostname: text })

export const domain = v.looseObject({ id: text, serviceId: text, hostname: text, status: text, port: integer })

export const dedicatedIp = v.looseObject({
  id: text,
  address: text,
  label: text,
  attachments: v.nullish(v.array(v.unknown())),
})

export const detachedIp = v.looseObject({ ip: v.nullish(v.unknown()) })

export const serviceIps = v.looseObject({ ip: v.nullish(dedicatedIp), projectIp: v.nullish(dedicatedIp) })

export const attachedIp = v.looseObject({ ip: v.nullish(dedicatedIp), redeployRequired: flag, effective: text })

export const logRecord = v.looseObject({ id: integer, serviceId: text, line: text, stream: text, ts: text })

export const runtimeLogs = v.looseObject({ logs: v.nullish(v.array(logRecord)) })

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

export const allowlist = v.looseObject({ allowIps: v.nullish(v.array(v.string())), enforced: flag })

export const tlsSetting = v.looseObject({ tls: flag, redeploying: flag })

export const consoleOutput = v.looseObject({ output: text })

export const envGroup = v.looseObject({ id: text, name: text })
