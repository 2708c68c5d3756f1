import { text } from './row.js';
/** The cron expressions of services, as they were given: whether one is valid is judged where it is read. */
export class Schedules {
    #database;
    constructor(database) {
        this.#database = database;
    }
    set(serviceId, expression) {
        this.#database
            .prepare('INSERT OR REPLACE INTO schedules (serviceId, expression) VALUES (?, ?)')
            .run(serviceId, expression);
    }
    of(serviceId) {
        const row = this.#database.prepare('SELECT expression FROM schedules WHERE serviceId = ?').get(serviceId);
        return row && text(row, 'expression');
    }
}
