import { integer, text } from './row.js';
/** Lines of one service that are kept at least: a program may print for ever. */
const kept = 20_000;
/** Lines that may come before the oldest go. */
const slack = 1_000;
/** The runtime logs of all services. */
export class RuntimeLogs {
    #database;
    #now;
    #insert;
    #prune;
    /** Lines since the oldest went, by service. */
    #surplus = new Map();
    constructor(database, now) {
        this.#database = database;
        this.#now = now;
        this.#insert = database.prepare('INSERT INTO runtimeLines (serviceId, stream, line, ts) VALUES (?, ?, ?, ?)');
        this.#prune = database.prepare(`DELETE FROM runtimeLines WHERE serviceId = ? AND id <= (
         SELECT id FROM runtimeLines WHERE serviceId = ? ORDER BY id DESC LIMIT 1 OFFSET ?)`);
    }
    /** Stores lines in one transaction, and lets the oldest go that are too many. */
    append(serviceId, stream, lines) {
        const ts = this.#now().getTime();
        this.#database.exec('BEGIN');
        try {
            for (const line of lines)
                this.#insert.run(serviceId, stream, line, ts);
            this.#pruneAfter(serviceId, lines.length);
            this.#database.exec('COMMIT');
        }
        catch (error) {
            this.#database.exec('ROLLBACK');
            throw error;
        }
    }
    #pruneAfter(serviceId, added) {
        const surplus = (this.#surplus.get(serviceId) ?? 0) + added;
        if (surplus >= slack)
            this.#prune.run(serviceId, serviceId, kept);
        this.#surplus.set(serviceId, surplus >= slack ? 0 : surplus);
    }
    /** The oldest `limit` lines after an id, for following along; with `before`, those below it. Oldest first. */
    after(serviceId, id, { limit, before }) {
        return this.#database
            .prepare('SELECT * FROM runtimeLines WHERE serviceId = ? AND id > ? AND id < ? ORDER BY id LIMIT ?')
            .all(serviceId, id, before ?? Number.MAX_SAFE_INTEGER, limit)
            .map(readLine);
    }
    /** The newest `limit` lines of the past that is wanted, oldest first. */
    newest(serviceId, { before, q, since, until }, limit) {
        const conditions = ['serviceId = ?'];
        const values = [serviceId];
        const demand = (condition, value) => {
            if (value === undefined)
                return;
            conditions.push(condition);
            values.push(value);
        };
        demand('id < ?', before);
        demand('instr(line, ?) > 0', q);
        demand('ts >= ?', since);
        demand('ts < ?', until);
        return this.#database
            .prepare(`SELECT * FROM runtimeLines WHERE ${conditions.join(' AND ')} ORDER BY id DESC LIMIT ?`)
            .all(...values, limit)
            .map(readLine)
            .reverse();
    }
}
function readLine(row) {
    return {
        id: integer(row, 'id'),
        line: text(row, 'line'),
        stream: text(row, 'stream'),
        ts: new Date(integer(row, 'ts')).toISOString(),
    };
}
