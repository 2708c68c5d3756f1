import { randomBytes } from 'node:crypto';
import { catalog, isEngineName } from '../catalog.js';
import { integer, text } from './row.js';
/** The managed databases and buckets, each of them the other half of a service. */
export class ManagedDatabases {
    #database;
    constructor(database) {
        this.#database = database;
    }
    /** Adds one with a random password. `postgres` is what PostgreSQL itself calls its first user and database. */
    add(serviceId, engine, storageGb) {
        const { hasUser, hasDatabase, storage } = catalog[engine];
        const user = engine === 'postgres' ? 'postgres' : storage ? randomBytes(10).toString('hex') : 'admin';
        this.#database
            .prepare(`INSERT INTO managedDatabases (serviceId, engine, username, password, databaseName, tls, allowIps, storageGb,
           filesystemGb) VALUES (?, ?, ?, ?, ?, 0, '[]', ?, ?)`)
            .run(serviceId, engine, hasUser ? user : '', randomBytes(18).toString('base64url'), hasDatabase ? (engine === 'postgres' ? 'postgres' : 'app') : '', storageGb, storageGb);
    }
    /** Undefined for a service that is no database. */
    of(serviceId) {
        const row = this.#database.prepare('SELECT * FROM managedDatabases WHERE serviceId = ?').get(serviceId);
        return row && readDatabase(row);
    }
    /** Changes what is named, and nothing else. */
    change(serviceId, changes) {
        const before = this.of(serviceId);
        if (!before)
            throw new Error(`The service ${serviceId} is no database.`);
        const { username, password, tls, allowIps, storageGb, filesystemGb } = { ...before, ...changes };
        this.#database
            .prepare(`UPDATE managedDatabases SET username = ?, password = ?, tls = ?, allowIps = ?, storageGb = ?, filesystemGb = ?
         WHERE serviceId = ?`)
            .run(username, password, Number(tls), JSON.stringify(allowIps), storageGb, filesystemGb, serviceId);
    }
}
function readDatabase(row) {
    const engine = text(row, 'engine');
    if (!isEngineName(engine))
        throw new Error(`The data file holds a database of the unknown engine "${engine}".`);
    return {
        serviceId: text(row, 'serviceId'),
        engine,
        username: text(row, 'username'),
        password: text(row, 'password'),
        database: text(row, 'databaseName'),
        tls: integer(row, 'tls') === 1,
        // What stands in this column was written by `change`, above.
        allowIps: JSON.parse(text(row, 'allowIps')),
        storageGb: integer(row, 'storageGb'),
        filesystemGb: integer(row, 'filesystemGb'),
    };
}
