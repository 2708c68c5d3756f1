/** What one build may take. Milliseconds and bytes. */
export interface BuildLimits {
    /** Each of fetching, installing and building. */
    readonly commandMs: number;
    /** From the start command to the first answer on the port. */
    readonly startMs: number;
    /** How long a worker must stay alive to count as started. */
    readonly settleMs: number;
    /** What a build may print. */
    readonly outputBytes: number;
}
export declare const buildLimits: BuildLimits;
