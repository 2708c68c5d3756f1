import { withoutCredentials } from '../builds/repository.ts'
import { addressOf } from '../dialect.ts'
import type { Service } from '../state/services.ts'
import type { Scene } from './handler.ts'

/** A service as the platform shows it: the documented fields, the repository, and where it is served. */
export function serviceRecord(service: Service, { builds, dialect }: Scene): Record<string, unknown> & { id: string } {
  const { id, name, slug, sourceType, status, planKey, projectId, environmentId, repoUrl } = service
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
    ...addressOf(dialect, builds.urlOf(id)),
  }
}
