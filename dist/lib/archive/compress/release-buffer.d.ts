/**
 * Gives back at once what a buffer holds, which nobody may use any more; one that shares its memory with others keeps it.
 * The garbage collector does not see how much hangs on a buffer: it would come late, and then have much to do.
 */
export declare function release({ buffer, length }: Buffer): void;
