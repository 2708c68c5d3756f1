/** Waits so many milliseconds, or until the signal aborts. It keeps no process alive. */
export declare function pause(ms: number, signal?: AbortSignal): Promise<void>;
/** Waits until the signal aborts. */
export declare function untilAborted(signal: AbortSignal): Promise<void>;
