import type { PlatformState } from '../state/platform-state.ts'
import type { Service } from '../state/service-tables.ts'
import type { EnginePool } from './engine-pool.ts'

/**
 * The address of the database that a service uses, as `DATABASE_URL`: the first of its project that listens, one of its own environment
 * before all others.
 */
export function toDatabaseUrl(service: Service, state: PlatformState, engines: EnginePool): string | undefined {
  const own = databaseFor(service, state, engines)
  if (own === undefined) return undefined
  const { username, password, database } = own.database
  return `postgres://${encodeURIComponent(username)}:${encodeURIComponent(password)}@127.0.0.1:${own.port}/${database}`
}

/** The database that a service uses by default. */
export function databaseFor(service: Service, state: PlatformState, engines: Pick<EnginePool, 'findPort'>) {
  const found = state.services.all({ projectId: service.projectId }).flatMap(({ id, environmentId }) => {
    const [database, port] = [state.managedDatabases.get({ serviceId: id }), engines.findPort(id)]
    return database === undefined || port === undefined ? [] : [{ database, port, environmentId }]
  })
  return found.find(({ environmentId }) => environmentId === service.environmentId) ?? found[0]
}
