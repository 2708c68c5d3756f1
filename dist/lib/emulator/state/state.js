import { BuildLogs } from './build-logs.js';
import { Changes } from './changes.js';
import { openDatabase, wipe } from './database.js';
import { Deployments } from './deployments.js';
import { Keys } from './keys.js';
import { Projects } from './projects.js';
import { Services } from './services.js';
import { Variables } from './variables.js';
/** All that the platform remembers. */
export class State {
    projects;
    services;
    deployments;
    buildLogs;
    variables;
    keys;
    changes = new Changes();
    #database;
    /** Opens `file`, or `:memory:`. What an earlier run left unfinished is marked failed: its processes are gone. */
    constructor(file, now) {
        this.#database = openDatabase(file);
        this.projects = new Projects(this.#database);
        this.services = new Services(this.#database);
        this.deployments = new Deployments(this.#database, this.changes, now);
        this.buildLogs = new BuildLogs(this.#database, this.changes, now);
        this.variables = new Variables(this.#database);
        this.keys = new Keys(this.#database);
        this.#recover();
    }
    /** Forgets everything. */
    wipe() {
        wipe(this.#database);
        this.changes.ringAll();
    }
    [Symbol.dispose]() {
        this.changes.ringAll();
        this.#database.close();
    }
    #recover() {
        this.services.setAllIdle();
        for (const { id } of this.deployments.unfinished()) {
            const reason = 'The local platform was stopped before this deployment had finished.';
            this.buildLogs.append(id, 'system', [reason]);
            this.deployments.move(id, 'failed', reason);
        }
    }
}
