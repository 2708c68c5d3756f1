import { text } from './row.js';
/** The environment variables of services. They apply with the next deployment. */
export class Variables {
    #database;
    constructor(database) {
        this.#database = database;
    }
    set(serviceId, key, value) {
        this.#database
            .prepare('INSERT OR REPLACE INTO variables (serviceId, key, value) VALUES (?, ?, ?)')
            .run(serviceId, key, value);
    }
    /** False where there was none of that name. */
    remove(serviceId, key) {
        return (this.#database.prepare('DELETE FROM variables WHERE serviceId = ? AND key = ?').run(serviceId, key).changes > 0);
    }
    of(serviceId) {
        const rows = this.#database.prepare('SELECT key, value FROM variables WHERE serviceId = ?').all(serviceId);
        return Object.fromEntries(rows.map((row) => [text(row, 'key'), text(row, 'value')]));
    }
}
