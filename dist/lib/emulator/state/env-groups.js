import { newId } from './identifier.js';
import { text } from './row.js';
/** The environment groups of the account. */
export class EnvGroups {
    #database;
    constructor(database) {
        this.#database = database;
    }
    /** Adds one, unless there is one of that name. */
    ensure(name) {
        this.#database.prepare('INSERT OR IGNORE INTO envGroups (id, name) VALUES (?, ?)').run(newId('grp'), name);
    }
    /** All of them, by name. */
    all() {
        const rows = this.#database.prepare('SELECT id, name FROM envGroups ORDER BY name').all();
        return rows.map((row) => ({ id: text(row, 'id'), name: text(row, 'name') }));
    }
}
