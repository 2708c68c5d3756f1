import { unnoticed } from './births.js';
import { newId } from './identifier.js';
import { integer, optionalText, text } from './row.js';
/** The life of a deployment. The platform's words for these are the dialect's. */
export const stages = ['queued', 'building', 'starting', 'live', 'retired', 'failed', 'superseded'];
/** Nothing of its build is still to come. */
export function isFinal(stage) {
    return stage !== 'queued' && stage !== 'building' && stage !== 'starting';
}
/** The deployments of all services. */
export class Deployments {
    #database;
    #changes;
    #now;
    #births;
    constructor(database, changes, now, births = unnoticed) {
        this.#database = database;
        this.#changes = changes;
        this.#now = now;
        this.#births = births;
    }
    queue(serviceId, ref) {
        const id = newId('dep');
        this.#database
            .prepare("INSERT INTO deployments (id, serviceId, stage, ref, createdAt) VALUES (?, ?, 'queued', ?, ?)")
            .run(id, serviceId, ref ?? null, this.#now().toISOString());
        const queued = this.byId(id);
        if (!queued)
            throw new Error(`The deployment ${id} was not stored.`);
        this.#births.deployment(queued);
        return queued;
    }
    byId(id) {
        const row = this.#database.prepare('SELECT * FROM deployments WHERE id = ?').get(id);
        return row && readDeployment(row);
    }
    /** At most `limit` deployments of a service older than the cursor, newest first. */
    page(serviceId, limit, before) {
        return this.#database
            .prepare('SELECT * FROM deployments WHERE serviceId = ? AND number < ? ORDER BY number DESC LIMIT ?')
            .all(serviceId, before ?? Number.MAX_SAFE_INTEGER, limit)
            .map(readDeployment);
    }
    inStage(serviceId, ...wanted) {
        return this.#database
            .prepare('SELECT * FROM deployments WHERE serviceId = ? ORDER BY number')
            .all(serviceId)
            .map(readDeployment)
            .filter(({ stage }) => wanted.includes(stage));
    }
    /** Moves it on. A final stage sets the time of its end once; a `reason` says why it did not come to life. */
    move(id, stage, reason) {
        this.#database
            .prepare(`UPDATE deployments SET stage = ?, reason = coalesce(?, reason), finishedAt = coalesce(finishedAt, ?) WHERE id = ?`)
            .run(stage, reason ?? null, isFinal(stage) ? this.#now().toISOString() : null, id);
        this.#changes.ring(id);
    }
    /** What is built: the ref, now that it is known which one that was, and its commit. */
    setSource(id, { ref, commit }) {
        this.#database.prepare('UPDATE deployments SET ref = ?, commitSha = ? WHERE id = ?').run(ref, commit, id);
    }
    /** Those that an earlier run of the platform left open, oldest first. */
    unfinished() {
        return this.#database
            .prepare("SELECT * FROM deployments WHERE stage IN ('queued', 'building', 'starting') ORDER BY number")
            .all()
            .map(readDeployment);
    }
}
function isStage(word) {
    return stages.includes(word);
}
function readDeployment(row) {
    const stage = text(row, 'stage');
    return {
        number: integer(row, 'number'),
        id: text(row, 'id'),
        serviceId: text(row, 'serviceId'),
        stage: isStage(stage) ? stage : 'failed',
        ref: optionalText(row, 'ref'),
        commit: optionalText(row, 'commitSha'),
        reason: optionalText(row, 'reason'),
        createdAt: text(row, 'createdAt'),
        finishedAt: optionalText(row, 'finishedAt'),
    };
}
