/** Where a local process listens. */
export interface Origin {
    readonly host: '127.0.0.1' | '::1';
    readonly port: number;
}
/** A port that was free a moment ago. */
export declare function freePort(): Promise<number>;
/** Waits until something accepts connections on the port of either loopback address. Rejects when the signal aborts. */
export declare function untilItAnswers(port: number, signal: AbortSignal): Promise<Origin>;
