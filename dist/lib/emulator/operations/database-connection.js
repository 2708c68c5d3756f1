import { bucketSecretKeyMinimum } from '../../contract/limits.js';
import { catalog } from '../catalog.js';
import { Refusal } from '../refusal.js';
import { managedDatabase } from './managed-database.js';
/** Nothing listens at host and port: the console is the only way to the data here. */
export const getDbConnection = ({ id }, scene) => {
    const { serviceId, engine, username, password, database, tls, allowIps } = managedDatabase(id, scene);
    return {
        engine,
        host: `${scene.sight.service(serviceId).slug}.internal`,
        port: catalog[engine].port,
        username,
        password,
        database,
        externalAccess: false,
        tls,
        allowIps: [...allowIps],
    };
};
/** What runs at that moment goes on, as in a server, which asks for a password only at the beginning. */
export const rotateDbCredentials = ({ id, password, accessKey }, scene) => {
    const { serviceId, engine } = managedDatabase(id, scene);
    const isBucket = catalog[engine].storage;
    if (password === '')
        throw new Refusal(400, '"password" is empty.');
    if (isBucket && [...password].length < bucketSecretKeyMinimum) {
        throw new Refusal(400, `The secret key of a bucket has ${bucketSecretKeyMinimum} characters at least.`);
    }
    if (accessKey !== undefined && !isBucket)
        throw new Refusal(400, '"accessKey" is for buckets only.');
    if (accessKey === '')
        throw new Refusal(400, '"accessKey" is empty: leave it out to keep the current one.');
    scene.state.managedDatabases.change(serviceId, {
        password,
        ...(accessKey === undefined ? {} : { username: accessKey }),
    });
    return { status: 'rotated' };
};
/** Kept and shown; there is no firewall on this machine that would apply it, and `enforced` says so. */
export const setDbAllowlist = ({ id, allowIps }, scene) => {
    const { serviceId } = managedDatabase(id, scene);
    scene.state.managedDatabases.change(serviceId, { allowIps: [...new Set(allowIps)] });
    return { allowIps: [...new Set(allowIps)], enforced: false };
};
/** A change restarts the engine behind the queries that wait, where it runs. */
export const setDbTls = ({ id, tls }, scene) => {
    const { serviceId, engine, tls: before } = managedDatabase(id, scene);
    if (catalog[engine].storage)
        throw new Refusal(400, 'A bucket has no TLS switch: it is reached over HTTPS.');
    scene.state.managedDatabases.change(serviceId, { tls });
    return { tls, redeploying: tls !== before && scene.engines.restart(serviceId) };
};
