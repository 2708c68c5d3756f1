import { BuildLogs } from './build-logs.js';
import { Changes } from './changes.js';
import { openDatabase, wipe } from './database.js';
import { DedicatedIps } from './dedicated-ips.js';
import { DeletedServices } from './deleted-services.js';
import { DeployTriggers } from './deploy-triggers.js';
import { Deployments } from './deployments.js';
import { Domains } from './domains.js';
import { EnvGroups } from './env-groups.js';
import { ExposedPorts } from './exposed-ports.js';
import { Keys } from './keys.js';
import { ManagedDatabases } from './managed-databases.js';
import { Projects } from './projects.js';
import { RuntimeLogs } from './runtime-logs.js';
import { Samples } from './samples.js';
import { Scaling } from './scaling.js';
import { Schedules } from './schedules.js';
import { Services } from './services.js';
import { Switches } from './switches.js';
import { Variables } from './variables.js';
/** All that the platform remembers. */
export class State {
    projects;
    services;
    managedDatabases;
    deletedServices;
    deployments;
    buildLogs;
    runtimeLogs;
    samples;
    variables;
    envGroups;
    schedules;
    scaling;
    switches;
    deployTriggers;
    exposedPorts;
    domains;
    dedicatedIps;
    keys;
    changes = new Changes();
    #database;
    /**
     * Opens `file`, or `:memory:`. What an earlier run left unfinished is marked failed: its processes are gone. `births` is told
     * of what comes into being.
     */
    constructor(file, now, births) {
        this.#database = openDatabase(file);
        this.projects = new Projects(this.#database);
        this.services = new Services(this.#database, births);
        this.managedDatabases = new ManagedDatabases(this.#database);
        this.deletedServices = new DeletedServices(this.#database, now);
        this.deployments = new Deployments(this.#database, this.changes, now, births);
        this.buildLogs = new BuildLogs(this.#database, this.changes, now);
        this.runtimeLogs = new RuntimeLogs(this.#database, now);
        this.samples = new Samples(this.#database);
        this.variables = new Variables(this.#database);
        this.envGroups = new EnvGroups(this.#database);
        this.schedules = new Schedules(this.#database);
        this.scaling = new Scaling(this.#database);
        this.switches = new Switches(this.#database);
        this.deployTriggers = new DeployTriggers(this.#database);
        this.exposedPorts = new ExposedPorts(this.#database);
        this.domains = new Domains(this.#database);
        this.dedicatedIps = new DedicatedIps(this.#database);
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
