import { createHash } from 'node:crypto';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Refusal } from '../refusal.js';
import { Engine } from './engine.js';
import { Session } from './session.js';
/** The database engines of a platform: one for each database service, with a folder and a thread of its own. */
export class Engines {
    #options;
    #engines = new Map();
    #template;
    #stopped = new AbortController();
    /** What is being removed. Never rejects. */
    #removal = Promise.resolve();
    constructor(options) {
        this.#options = options;
    }
    /** Runs a query in the database of a service. Refuses with 400 where the engine is not installed. */
    async query(serviceId, sql) {
        expectInstalled();
        return this.#engineOf(serviceId).query(sql);
    }
    /** Restarts the engine of a service behind its queries; false where it does not run. */
    restart(serviceId) {
        return this.#engines.get(serviceId)?.restart() ?? false;
    }
    /** Ends the engine of a service, and removes its data. */
    async remove(serviceId) {
        const engine = this.#engines.get(serviceId);
        this.#engines.delete(serviceId);
        await this.#removeAfter(engine?.end(), this.#folderOf(serviceId));
    }
    /** Ends every engine. Afterwards queries may come again. */
    async stop() {
        const engines = [...this.#engines.values()];
        this.#engines.clear();
        this.#stopped.abort();
        this.#stopped = new AbortController();
        await Promise.all(engines.map((engine) => engine.end()));
    }
    /** Ends every engine, and removes the data of all. */
    async wipe() {
        await this.#removeAfter(this.stop(), this.#options.folder);
    }
    /** From now on no database is opened until the folder is gone: those that come meanwhile belong to the time after. */
    #removeAfter(ended, folder) {
        const removed = Promise.all([this.#removal, ended]).then(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
        this.#removal = removed.catch(() => undefined);
        return removed;
    }
    #engineOf(serviceId) {
        const engine = this.#engines.get(serviceId) ?? new Engine(() => this.#prepare(serviceId), this.#options.limits);
        this.#engines.set(serviceId, engine);
        return engine;
    }
    /** An id may hold what no folder may. */
    #folderOf(serviceId) {
        return join(this.#options.folder, createHash('sha256').update(serviceId).digest('hex').slice(0, 32));
    }
    async #prepare(serviceId) {
        await this.#removal;
        const folder = this.#folderOf(serviceId);
        if (await stat(folder).catch(() => undefined))
            return folder;
        // A copy that was cut short must not pass for a database.
        const copy = `${folder}.new`;
        await mkdir(this.#options.folder, { recursive: true, mode: 0o700 });
        await rm(copy, { recursive: true, force: true });
        await cp(await this.#freshDatabase(), copy, { recursive: true });
        await rename(copy, folder);
        return folder;
    }
    /** A new database takes seconds of computing to make, and a copy of it none. */
    #freshDatabase() {
        this.#template ??= this.#makeDatabase(this.#stopped.signal).catch((error) => {
            this.#template = undefined;
            throw error;
        });
        return this.#template;
    }
    async #makeDatabase(signal) {
        const folder = join(this.#options.temporaryFolder, 'fresh-database');
        await rm(folder, { recursive: true, force: true });
        const session = await Session.open({ folder, outputCharacters: 0 }, signal);
        await session.close();
        return folder;
    }
}
/** It is large, and many never ask for SQL, so the package brings it along only for those who install it. */
function expectInstalled() {
    try {
        createRequire(import.meta.url).resolve('@electric-sql/pglite');
    }
    catch {
        throw new Refusal(400, 'The SQL console needs PostgreSQL for WebAssembly: run "npm install @electric-sql/pglite".');
    }
}
