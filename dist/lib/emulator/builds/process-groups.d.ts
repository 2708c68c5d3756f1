/** A command for the system's shell, or a program with its arguments. */
export type Command = string | {
    readonly program: string;
    readonly args: readonly string[];
};
export interface GroupOptions {
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
    /** Called with the lines of each chunk, in order; never with none. */
    readonly onLines: (stream: 'stdout' | 'stderr', lines: readonly string[]) => void;
}
/** How a command ended. `code` is null where a signal ended it. */
export interface Exit {
    readonly code: number | null;
    readonly signal: string | null;
}
/** A command and all that it starts. */
export interface ProcessGroup {
    /** The process id of its leader, and so on Unix the id of the group. */
    readonly leader: number;
    /** When it was started, by `performance.now()`. */
    readonly startedAt: number;
    /** Resolves when the command has ended, everything that it left behind was killed, and its output was read to the end. */
    readonly exited: Promise<Exit>;
    /** Asks the group to end, and kills it after the grace. Resolves with `exited`. */
    end(): Promise<Exit>;
}
/**
 * Starts commands, each as the leader of its own process group, and knows which still run, so that none outlives the platform:
 * not when it is closed, and not when the process that holds it ends without closing it. Only a signal that kills that process
 * at once leaves them running.
 */
export declare class ProcessGroups {
    #private;
    /** Rejects where the program cannot be started, e.g. because it is not installed. */
    start(command: Command, { cwd, env, onLines }: GroupOptions): Promise<ProcessGroup>;
    /** Ends whatever still runs. */
    endAll(): Promise<void>;
}
