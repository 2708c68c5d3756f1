/** Runs a local platform until SIGINT or SIGTERM. */
export declare function emulator(args: readonly string[]): Promise<void>;
