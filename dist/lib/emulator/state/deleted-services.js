import { integer, text } from './row.js';
/** How long a service could be restored, milliseconds; the contract says only that there is such a window. */
const restoreWindow = 7 * 24 * 3_600_000;
/** What goes with a service: the rows of these tables that bear its id. What it printed stays, and nobody can ask for it. */
const belongings = [
    'archives',
    'variables',
    'schedules',
    'deployTriggers',
    'exposedPorts',
    'domains',
    'switches',
    'scaling',
    'managedDatabases',
];
/** The services that were deleted. */
export class DeletedServices {
    #database;
    #now;
    constructor(database, now) {
        this.#database = database;
        this.#now = now;
    }
    /** Takes the service and what belongs to it away, and remembers that it was. */
    add({ id, projectId, environmentId, name, slug }) {
        this.#database.exec('BEGIN');
        try {
            this.#database
                .prepare('INSERT INTO deletedServices (id, projectId, environmentId, name, slug, at) VALUES (?, ?, ?, ?, ?, ?)')
                .run(id, projectId, environmentId, name, slug, this.#now().getTime());
            this.#database.prepare('DELETE FROM services WHERE id = ?').run(id);
            this.#database.prepare("DELETE FROM ipAttachments WHERE kind = 'service' AND holderId = ?").run(id);
            for (const table of belongings)
                this.#database.prepare(`DELETE FROM ${table} WHERE serviceId = ?`).run(id);
            this.#database.exec('COMMIT');
        }
        catch (error) {
            this.#database.exec('ROLLBACK');
            throw error;
        }
    }
    /** Whether there ever was a service of that id that is deleted now. */
    has(id) {
        return this.#database.prepare('SELECT 1 FROM deletedServices WHERE id = ?').get(id) !== undefined;
    }
    /** Those of a project that are still inside the restore window, the latest first. */
    restorable(projectId) {
        return this.#database
            .prepare('SELECT * FROM deletedServices WHERE projectId = ? AND at > ? ORDER BY at DESC, rowid DESC')
            .all(projectId, this.#now().getTime() - restoreWindow)
            .map(readDeleted);
    }
}
function readDeleted(row) {
    return {
        id: text(row, 'id'),
        projectId: text(row, 'projectId'),
        environmentId: text(row, 'environmentId'),
        name: text(row, 'name'),
        slug: text(row, 'slug'),
        deletedAt: new Date(integer(row, 'at')).toISOString(),
    };
}
