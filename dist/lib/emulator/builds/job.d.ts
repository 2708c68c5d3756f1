import type { Deployment } from '../state/deployments.ts';
import type { Service } from '../state/services.ts';
import type { State } from '../state/state.ts';
import type { LocalImages } from './image.ts';
import type { BuildLimits } from './limits.ts';
import type { Command, Exit, ProcessGroup, ProcessGroups } from './process-groups.ts';
/** What every build of a platform works with. */
export interface Workshop {
    readonly state: State;
    readonly groups: ProcessGroups;
    readonly limits: BuildLimits;
    readonly images: LocalImages;
    /** A folder of this platform alone. */
    readonly folder: string;
    /** PATH, and on Windows what else a program needs to start. */
    readonly systemEnvironment: Readonly<Record<string, string>>;
}
export interface RunOptions {
    readonly cwd: string;
    readonly env?: Readonly<Record<string, string>>;
    /** Whether its output goes to the service's runtime log from the start. */
    readonly live?: boolean;
    /** Takes the lines of stdout instead of the log. */
    readonly capture?: ((lines: readonly string[]) => unknown) | undefined;
}
/** The build of one deployment: its folder, its log, its end. */
export declare class Job {
    #private;
    readonly service: Service;
    readonly deployment: Deployment;
    readonly workshop: Workshop;
    readonly folder: string;
    /** Aborts with a `BuildFailure`: the platform stops, or a limit is reached. */
    readonly signal: AbortSignal;
    constructor(workshop: Workshop, service: Service, deployment: Deployment, stop: AbortSignal);
    get home(): string;
    /** Where the source is unpacked. */
    get source(): string;
    makeFolders(): Promise<void>;
    /** As far as it can be done now: what is still held open goes with the platform's own folder. */
    removeFolders(): Promise<void>;
    /** A line of the log in the platform's own voice. */
    say(text: string): void;
    /** Starts a command whose output goes to the log until `goLive` is called, and to the service's runtime log from then on. */
    start(command: Command, { cwd, env, capture, live }: RunOptions): Promise<ProcessGroup & {
        goLive(): void;
    }>;
    /** Runs a command to its end, within the time that one may take. */
    run(command: Command, options: RunOptions): Promise<Exit>;
}
