import { withoutCredentials } from '../builds/repository.js';
import { addressOf } from '../dialect.js';
/** A service as the platform shows it: the documented fields, what it is made from, and where it is served. */
export function serviceRecord(service, { state, builds, dialect }) {
    const database = state.managedDatabases.of(service.id);
    const { id, name, slug, sourceType, status, planKey, projectId, environmentId, repoUrl, image } = service;
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
        ...addressOf(dialect, builds.urlOf(id)),
    };
}
