import { type Check } from './check.ts';
/** Whose log is watched, for how long, and what must not stand in it. */
export interface SoakOptions {
    /** The service that runs what was deployed. */
    readonly serviceId: string;
    /** A regular expression that no line may match. */
    readonly failPattern: string;
    /** Milliseconds from the beginning of this check. */
    readonly durationMs: number;
    /** Between two reads; 2 s by default, and at most. */
    readonly intervalMs?: number;
}
/**
 * Tails the runtime log: passes where no line matches that was written between the beginning of the checks and the end of the
 * soak. Reads that fail are tried again; where the log could not be read up to its end the check fails, for then nobody knows.
 *
 * @throws InputError where the pattern is none
 */
export declare function soakCheck(options: SoakOptions): Check;
