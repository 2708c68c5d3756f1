/** A command line that cannot be understood: one sentence, and exit code 2. */
export declare class UsageError extends Error {
    constructor(message: string);
}
