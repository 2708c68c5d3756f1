import { randomBytes } from 'node:crypto';
import { text } from './row.js';
/** API keys, each with a role: the name under which whoever starts the platform knows it. */
export class Keys {
    #database;
    constructor(database) {
        this.#database = database;
    }
    /** Stores a key. Without a token a random one is made. */
    add(role, key, token = newToken(role)) {
        this.#database
            .prepare('INSERT INTO keys (token, role, grants) VALUES (?, ?, ?)')
            .run(token, role, JSON.stringify(key));
        return token;
    }
    byToken(token) {
        const row = this.#database.prepare('SELECT grants FROM keys WHERE token = ?').get(token);
        // What stands in this column was written by `add`, above.
        return row && JSON.parse(text(row, 'grants'));
    }
    /** The token of each role. */
    tokens() {
        const rows = this.#database.prepare('SELECT role, token FROM keys').all();
        return Object.fromEntries(rows.map((row) => [text(row, 'role'), text(row, 'token')]));
    }
}
function newToken(role) {
    return `local_${role.replace(/[^A-Za-z0-9]+/g, '_')}_${randomBytes(18).toString('base64url')}`;
}
