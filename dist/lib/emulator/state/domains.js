import { newId } from './identifier.js';
import { integer, text } from './row.js';
/** The custom domains of all services. */
export class Domains {
    #database;
    constructor(database) {
        this.#database = database;
    }
    /** The hostname must be free. */
    add(domain) {
        const id = newId('dom');
        this.#database
            .prepare('INSERT INTO domains (id, serviceId, hostname, port) VALUES (?, ?, ?, ?)')
            .run(id, domain.serviceId, domain.hostname, domain.port);
        return { id, ...domain, status: 'pending' };
    }
    byHostname(hostname) {
        const row = this.#database.prepare('SELECT * FROM domains WHERE hostname = ?').get(hostname);
        return row && readDomain(row);
    }
}
function readDomain(row) {
    return {
        id: text(row, 'id'),
        serviceId: text(row, 'serviceId'),
        hostname: text(row, 'hostname'),
        status: 'pending',
        port: integer(row, 'port'),
    };
}
