import { catalog } from '../catalog.js';
import { Refusal } from '../refusal.js';
import { managedDatabase } from './managed-database.js';
/** Runs as the first user of PostgreSQL. A failure is what it prints, for the answer is 200 (contract: db_query). */
export const dbQuery = async ({ id, query }, scene) => {
    const { serviceId, engine } = managedDatabase(id, scene);
    if (engine !== 'postgres') {
        throw new Refusal(400, `The local platform runs PostgreSQL alone, and so has no console for ${catalog[engine].name}.`);
    }
    if (query.includes('\0'))
        throw new Refusal(400, '"query" cannot hold a null character.');
    return { output: await scene.engines.query(serviceId, query) };
};
