import type { Births } from './births.ts';
import { BuildLogs } from './build-logs.ts';
import { Changes } from './changes.ts';
import { DedicatedIps } from './dedicated-ips.ts';
import { DeletedServices } from './deleted-services.ts';
import { DeployTriggers } from './deploy-triggers.ts';
import { Deployments } from './deployments.ts';
import { Domains } from './domains.ts';
import { EnvGroups } from './env-groups.ts';
import { ExposedPorts } from './exposed-ports.ts';
import { Keys } from './keys.ts';
import { ManagedDatabases } from './managed-databases.ts';
import { Projects } from './projects.ts';
import { RuntimeLogs } from './runtime-logs.ts';
import { Samples } from './samples.ts';
import { Scaling } from './scaling.ts';
import { Schedules } from './schedules.ts';
import { Services } from './services.ts';
import { Switches } from './switches.ts';
import { Variables } from './variables.ts';
/** All that the platform remembers. */
export declare class State implements Disposable {
    #private;
    readonly projects: Projects;
    readonly services: Services;
    readonly managedDatabases: ManagedDatabases;
    readonly deletedServices: DeletedServices;
    readonly deployments: Deployments;
    readonly buildLogs: BuildLogs;
    readonly runtimeLogs: RuntimeLogs;
    readonly samples: Samples;
    readonly variables: Variables;
    readonly envGroups: EnvGroups;
    readonly schedules: Schedules;
    readonly scaling: Scaling;
    readonly switches: Switches;
    readonly deployTriggers: DeployTriggers;
    readonly exposedPorts: ExposedPorts;
    readonly domains: Domains;
    readonly dedicatedIps: DedicatedIps;
    readonly keys: Keys;
    readonly changes: Changes;
    /**
     * Opens `file`, or `:memory:`. What an earlier run left unfinished is marked failed: its processes are gone. `births` is told
     * of what comes into being.
     */
    constructor(file: string, now: () => Date, births?: Births);
    /** Forgets everything. */
    wipe(): void;
    [Symbol.dispose](): void;
}
