import { bucketSecretKeyMinimum } from 'taxiway/contract'
import { StatusError } from '../http/status-error.ts'
import { engineCatalog } from '../state/engine-catalog.ts'
import type { ManagedDatabase } from '../state/service-tables.ts'
import type { Handler, RequestContext } from './request-context.ts'

/** The largest billed size, GB: the contract shows no bounds. */
const largestStorageGb = 100_000

/** The database or bucket of a service; 400 for any other service. */
function requireDatabase(id: string, { visible, state }: RequestContext): ManagedDatabase {
  const service = visible.service(id)
  const database = state.managedDatabases.get({ serviceId: service.id })
  if (database) return database
  throw new StatusError(400, `The service "${service.name}" is neither a managed database nor a bucket.`)
}

/** PostgreSQL listens on this machine; of the other engines nothing listens at the host and the port. */
export const getDbConnection: Handler<'get_db_connection'> = ({ id }, context) => {
  const { serviceId, engine, username, password, database, tls, allowIps } = requireDatabase(id, context)
  const port = context.engines.findPort(serviceId)
  return {
    engine,
    host: port === undefined ? `${context.visible.service(serviceId).slug}.internal` : '127.0.0.1',
    port: port ?? engineCatalog[engine].port,
    username,
    password,
    database,
    externalAccess: false,
    tls,
    allowIps: [...allowIps],
  }
}

/** An open query continues: a server too asks for the password only at the start. */
export const rotateDbCredentials: Handler<'rotate_db_credentials'> = ({ id, password, accessKey }, context) => {
  const { serviceId, engine, username } = requireDatabase(id, context)
  const isBucket = engineCatalog[engine].storage
  if (password === '') throw new StatusError(400, '"password" is empty.')
  if (isBucket && [...password].length < bucketSecretKeyMinimum) {
    throw new StatusError(400, `The secret key of a bucket must have at least ${bucketSecretKeyMinimum} characters.`)
  }
  if (accessKey !== undefined && !isBucket) throw new StatusError(400, '"accessKey" is for buckets only.')
  if (accessKey === '') throw new StatusError(400, '"accessKey" is empty: leave it out to keep the current one.')
  context.state.managedDatabases.update({ serviceId }, { password, username: accessKey ?? username })
  return { status: 'rotated' }
}

/** The list is stored and shown. This machine has no firewall to apply it, which `enforced` says. */
export const setDbAllowlist: Handler<'set_db_allowlist'> = ({ id, allowIps }, context) => {
  const { serviceId } = requireDatabase(id, context)
  const unique = [...new Set(allowIps)]
  context.state.managedDatabases.update({ serviceId }, { allowIps: unique })
  return { allowIps: unique, enforced: false }
}

/** A change restarts a running engine after its queued queries. */
export const setDbTls: Handler<'set_db_tls'> = ({ id, tls }, context) => {
  const { serviceId, engine, tls: before } = requireDatabase(id, context)
  if (engineCatalog[engine].storage) throw new StatusError(400, 'A bucket always uses HTTPS, so it has no TLS switch.')
  context.state.managedDatabases.update({ serviceId }, { tls })
  return { tls, redeploying: tls !== before && context.engines.restart(serviceId) }
}

/**
 * Every request changes the billed size. The filesystem only grows, and only as far as the machine has room; `applyError` says
 * what could not be applied (contract: Errors). `filesystemGb` is an extension of this platform.
 */
export const setStorage: Handler<'set_storage'> = ({ id, storageGb }, context) => {
  const { serviceId, storageGb: previousGb, filesystemGb: before } = requireDatabase(id, context)
  if (storageGb < 1 || storageGb > largestStorageGb) {
    throw new StatusError(400, `"storageGb" must be from 1 to ${largestStorageGb}, not ${storageGb}.`)
  }
  const isTooLarge = storageGb > Math.max(before, context.volumeGb)
  const filesystemGb = isTooLarge ? before : Math.max(before, storageGb)
  context.state.managedDatabases.update({ serviceId }, { storageGb, filesystemGb })
  const applyError = isTooLarge
    ? `the volume could not grow to ${storageGb} GB: this machine has room for ${context.volumeGb} GB`
    : ''
  return { storageGb, previousGb, applyError, filesystemGb }
}

/** Runs the query as PostgreSQL's first user. The output also reports errors, as the answer is always 200 (contract: db_query). */
export const dbQuery: Handler<'db_query'> = async ({ id, query }, context) => {
  const { serviceId, engine } = requireDatabase(id, context)
  if (engine !== 'postgres') {
    const { name } = engineCatalog[engine]
    throw new StatusError(400, `The local platform has a console for PostgreSQL only, not for ${name}.`)
  }
  if (query.includes('\0')) throw new StatusError(400, '"query" must not hold a null character.')
  return { output: await context.engines.query(serviceId, query) }
}

export const listEngines: Handler<'list_engines'> = () => Object.values(engineCatalog).map((entry) => ({ ...entry }))
