import { integer, text } from './row.js';
/** What can be switched on and off for a service, and how it stands until someone does. */
const untouched = { searchIndexing: true, autoDeploy: false };
/** The switches of services. */
export class Switches {
    #database;
    constructor(database) {
        this.#database = database;
    }
    set(serviceId, name, on) {
        this.#database
            .prepare('INSERT OR REPLACE INTO switches (serviceId, name, isOn) VALUES (?, ?, ?)')
            .run(serviceId, name, Number(on));
    }
    isOn(serviceId, name) {
        const row = this.#database
            .prepare('SELECT isOn FROM switches WHERE serviceId = ? AND name = ?')
            .get(serviceId, name);
        return row ? integer(row, 'isOn') === 1 : untouched[name];
    }
    /** The ids of the services for which someone switched it on. */
    switchedOn(name) {
        const rows = this.#database.prepare('SELECT serviceId FROM switches WHERE name = ? AND isOn = 1').all(name);
        return rows.map((row) => text(row, 'serviceId'));
    }
}
