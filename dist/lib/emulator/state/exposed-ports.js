import { integer, text } from './row.js';
/** The ports that services expose. A mapping applies with the next deployment. */
export class ExposedPorts {
    #database;
    constructor(database) {
        this.#database = database;
    }
    /** Port, label and hostname must be free. */
    add({ serviceId, hostname, port, label }) {
        this.#database
            .prepare('INSERT INTO exposedPorts (hostname, serviceId, port, label) VALUES (?, ?, ?, ?)')
            .run(hostname, serviceId, port, label);
    }
    of(serviceId) {
        return this.#database
            .prepare('SELECT * FROM exposedPorts WHERE serviceId = ? ORDER BY rowid')
            .all(serviceId)
            .map(readPort);
    }
    byHostname(hostname) {
        const row = this.#database.prepare('SELECT * FROM exposedPorts WHERE hostname = ?').get(hostname);
        return row && readPort(row);
    }
}
function readPort(row) {
    return {
        serviceId: text(row, 'serviceId'),
        hostname: text(row, 'hostname'),
        port: integer(row, 'port'),
        label: text(row, 'label'),
    };
}
