import { integer } from './row.js';
/** How long samples are kept, milliseconds: the longest range that can be asked for. */
const keptFor = 7 * 24 * 3_600_000;
/** The measurements of all services. */
export class Samples {
    #insert;
    #prune;
    #buckets;
    constructor(database) {
        this.#insert = database.prepare('INSERT INTO samples (serviceId, at, cpuPct, memoryBytes) VALUES (?, ?, ?, ?)');
        this.#prune = database.prepare('DELETE FROM samples WHERE serviceId = ? AND at < ?');
        this.#buckets = database.prepare(`SELECT at / CAST(?2 AS INTEGER) * CAST(?2 AS INTEGER) AS start, max(memoryBytes) AS memoryBytes,
         CAST(round(avg(cpuPct) * 10) AS INTEGER) AS tenths
       FROM samples WHERE serviceId = ?1 AND at >= ?3 GROUP BY start ORDER BY start`);
    }
    /** Adds one, and lets go of those that nobody can ask for any more. */
    add(serviceId, { at, cpuPct, memoryBytes }) {
        this.#insert.run(serviceId, at, cpuPct, memoryBytes);
        this.#prune.run(serviceId, at - keptFor);
    }
    /** Since a moment, one for each stretch of `step` milliseconds in which there was any; oldest first. */
    since(serviceId, from, step) {
        return this.#buckets.all(serviceId, step, from).map(readBucket);
    }
}
function readBucket(row) {
    return {
        at: integer(row, 'start'),
        cpuPct: integer(row, 'tenths') / 10,
        memoryBytes: integer(row, 'memoryBytes'),
    };
}
