import { Refusal } from '../refusal.js';
/** The database or bucket of a service; 400 for a service that is neither: the operation does not fit it. */
export function managedDatabase(id, { sight, state }) {
    const service = sight.service(id);
    const database = state.managedDatabases.of(service.id);
    if (!database)
        throw new Refusal(400, `The service "${service.name}" is neither a managed database nor a bucket.`);
    return database;
}
