/** The flags of `taxiway emulator`, checked as far as the platform itself does not. */
export interface EmulatorOptions {
    readonly help: boolean;
    readonly port: number;
    readonly data: string | undefined;
    readonly dialect: string;
    /** A URL, or an absolute path. */
    readonly repository: string | undefined;
    /** An absolute path. */
    readonly faults: string | undefined;
    readonly seed: number | undefined;
}
/** Throws a `UsageError` that names the flag. */
export declare function parseEmulatorOptions(args: readonly string[]): EmulatorOptions;
