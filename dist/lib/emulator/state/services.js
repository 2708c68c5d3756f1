import { unnoticed } from './births.js';
import { newId, slugOf } from './identifier.js';
import { bytes, integer, optionalInteger, optionalText, text } from './row.js';
const sourceTypes = ['git', 'upload', 'image', 'database'];
/** The plan of a service that names none. What it costs here is patience. */
const cheapestPlan = 'local';
/** Services and the archives that were uploaded for them. */
export class Services {
    #database;
    #births;
    constructor(database, births = unnoticed) {
        this.#database = database;
        this.#births = births;
    }
    /** Adds a service: an idle one, but for a database, which needs no deployment. Names may repeat, ids may not. */
    add(service) {
        const id = service.id ?? newId('svc');
        this.#database
            .prepare(`INSERT INTO services (id, projectId, environmentId, name, slug, sourceType, status, planKey, repoUrl, image, branch,
           runtimeMode, rootDir, installCommand, buildCommand, startCommand, internalPort)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
            .run(id, service.projectId, service.environmentId, service.name, `${slugOf(service.name) || 'service'}-${id.slice(-6)}`, service.sourceType, service.sourceType === 'database' ? 'running' : 'idle', service.planKey ?? cheapestPlan, service.repoUrl ?? null, service.image ?? null, service.branch ?? null, service.runtimeMode ?? null, service.rootDir ?? null, service.installCommand ?? null, service.buildCommand ?? null, service.startCommand ?? null, service.internalPort ?? null);
        const added = this.byId(id);
        if (!added)
            throw new Error(`The service ${id} was not stored.`);
        this.#births.service(added);
        return added;
    }
    byId(id) {
        const row = this.#database.prepare('SELECT * FROM services WHERE id = ?').get(id);
        return row && readService(row);
    }
    /** Services of a project, oldest first. */
    ofProject(projectId) {
        return this.#database
            .prepare('SELECT * FROM services WHERE projectId = ? ORDER BY rowid')
            .all(projectId)
            .map(readService);
    }
    setStatus(id, status) {
        this.#database.prepare('UPDATE services SET status = ? WHERE id = ?').run(status, id);
    }
    /** No service runs when a platform starts, but for databases, whose engines start when they are asked. */
    setAllIdle() {
        this.#database.exec("UPDATE services SET status = 'idle' WHERE sourceType <> 'database'");
    }
    keepArchive(serviceId, content) {
        this.#database.prepare('INSERT OR REPLACE INTO archives (serviceId, content) VALUES (?, ?)').run(serviceId, content);
    }
    archiveOf(serviceId) {
        const row = this.#database.prepare('SELECT content FROM archives WHERE serviceId = ?').get(serviceId);
        return row && bytes(row, 'content');
    }
    hasArchive(serviceId) {
        return this.#database.prepare('SELECT 1 FROM archives WHERE serviceId = ?').get(serviceId) !== undefined;
    }
    countOf(projectId) {
        const row = this.#database.prepare('SELECT count(*) AS n FROM services WHERE projectId = ?').get(projectId);
        return row ? integer(row, 'n') : 0;
    }
}
const modes = ['web', 'worker', 'static', 'cron'];
function isRuntimeMode(mode) {
    return mode !== undefined && modes.includes(mode);
}
function readService(row) {
    const mode = optionalText(row, 'runtimeMode');
    return {
        id: text(row, 'id'),
        projectId: text(row, 'projectId'),
        environmentId: text(row, 'environmentId'),
        name: text(row, 'name'),
        slug: text(row, 'slug'),
        sourceType: sourceTypes.find((type) => type === text(row, 'sourceType')) ?? 'upload',
        status: text(row, 'status') === 'running' ? 'running' : 'idle',
        planKey: text(row, 'planKey'),
        repoUrl: optionalText(row, 'repoUrl'),
        image: optionalText(row, 'image'),
        branch: optionalText(row, 'branch'),
        runtimeMode: isRuntimeMode(mode) ? mode : undefined,
        rootDir: optionalText(row, 'rootDir'),
        installCommand: optionalText(row, 'installCommand'),
        buildCommand: optionalText(row, 'buildCommand'),
        startCommand: optionalText(row, 'startCommand'),
        internalPort: optionalInteger(row, 'internalPort'),
    };
}
