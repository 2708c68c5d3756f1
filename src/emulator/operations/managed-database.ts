import { Refusal } from '../refusal.ts'
import type { ManagedDatabase } from '../state/managed-databases.ts'
import type { Scene } from './handler.ts'

/** The database or bucket of a service; 400 for a service that is neither: the operation does not fit it. */
export function managedDatabase(id: string, { sight, state }: Scene): ManagedDatabase {
  const service = sight.service(id)
  const database = state.managedDatabases.of(service.id)
  if (!database) throw new Refusal(400, `The service "${service.name}" is neither a managed database nor a bucket.`)
  return database
}
