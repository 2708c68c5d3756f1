import type { PlatformState } from '../state/platform-state.ts'
import type { EnginePool } from './engine-pool.ts'

/** Lets clients connect to each PostgreSQL database of the platform. */
export async function serveDatabases(state: PlatformState, engines: EnginePool): Promise<void> {
  for (const { serviceId, engine } of state.managedDatabases.all())
    if (engine === 'postgres') await engines.serve(serviceId, () => state.managedDatabases.get({ serviceId }))
}
