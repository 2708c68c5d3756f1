import { withoutCredentials } from '../builds/repository.js';
import { addressOf } from '../dialect.js';
/** A service as the platform shows it: the documented fields, the repository, and where it is served. */
export function serviceRecord(service, { builds, dialect }) {
    const { id, name, slug, sourceType, status, planKey, projectId, environmentId, repoUrl } = service;
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
    };
}
