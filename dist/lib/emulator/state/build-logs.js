import { integer, text } from './row.js';
/** The stored build logs of all deployments. */
export class BuildLogs {
    #database;
    #changes;
    #now;
    #insert;
    #last;
    #after;
    constructor(database, changes, now) {
        this.#database = database;
        this.#changes = changes;
        this.#now = now;
        this.#insert = database.prepare('INSERT INTO lines (deploymentId, seq, stream, text, ts) VALUES (?, ?, ?, ?, ?)');
        this.#last = database.prepare('SELECT coalesce(max(seq), 0) AS seq FROM lines WHERE deploymentId = ?');
        this.#after = database.prepare('SELECT * FROM lines WHERE deploymentId = ? AND seq > ? ORDER BY seq LIMIT ?');
    }
    /** Stores lines in one transaction, whatever their number, and then wakes the streams. */
    append(deploymentId, stream, lines) {
        if (lines.length === 0)
            return;
        const ts = this.#now().toISOString();
        const last = this.#last.get(deploymentId);
        let seq = last ? integer(last, 'seq') : 0;
        this.#database.exec('BEGIN');
        try {
            for (const line of lines)
                this.#insert.run(deploymentId, ++seq, stream, line, ts);
            this.#database.exec('COMMIT');
        }
        catch (error) {
            this.#database.exec('ROLLBACK');
            throw error;
        }
        this.#changes.ring(deploymentId);
    }
    /** At most `limit` lines after a sequence number, in order. */
    after(deploymentId, seq, limit) {
        return this.#after.all(deploymentId, seq, limit).map(readLine);
    }
}
function readLine(row) {
    return { seq: integer(row, 'seq'), text: text(row, 'text'), stream: text(row, 'stream'), ts: text(row, 'ts') };
}
