import { BuildLogs } from './build-logs.ts';
import { Changes } from './changes.ts';
import { Deployments } from './deployments.ts';
import { Keys } from './keys.ts';
import { Projects } from './projects.ts';
import { Services } from './services.ts';
import { Variables } from './variables.ts';
/** All that the platform remembers. */
export declare class State implements Disposable {
    #private;
    readonly projects: Projects;
    readonly services: Services;
    readonly deployments: Deployments;
    readonly buildLogs: BuildLogs;
    readonly variables: Variables;
    readonly keys: Keys;
    readonly changes: Changes;
    /** Opens `file`, or `:memory:`. What an earlier run left unfinished is marked failed: its processes are gone. */
    constructor(file: string, now: () => Date);
    /** Forgets everything. */
    wipe(): void;
    [Symbol.dispose](): void;
}
