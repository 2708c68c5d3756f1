import { withoutCredentials } from 'taxiway/contract'
import type { Service } from '../../state/service-tables.ts'
import { toAddress } from '../deployments/dialect-records.ts'
import type { RequestContext } from '../request-context.ts'

/** A service as the platform shows it: the documented fields, its source and its address. */
export function serviceRecord(
  service: Service,
  { state, builds, dialect }: RequestContext,
): Record<string, unknown> & { id: string } {
  const database = state.managedDatabases.get({ serviceId: service.id })
  const { id, name, slug, sourceType, status, planKey, projectId, environmentId, repoUrl, image } = service
  return {
    id,
    name,
    slug,
    sourceType,
    status,
    planKey,
    projectId,
    environmentId,
    ...(repoUrl === undefined ? {} : { repoUrl: withoutCredentials(repoUrl) }),
    ...(image === undefined ? {} : { image }),
    ...(database ? { engine: database.engine } : {}),
    ...toAddress(dialect, builds.urlOf(id)),
  }
}
