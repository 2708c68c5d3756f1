import type { LocalImages } from './builds/image.ts';
import { type BuildLimits } from './builds/limits.ts';
import type { Dialect } from './dialect.ts';
import { type DialectName } from './dialects.ts';
import type { Fault } from './faults/fault.ts';
import type { FaultControl } from './faults/fault-control.ts';
import { type JournalEntry } from './faults/journal.ts';
import { type LedgerEntry } from './faults/ledger.ts';
import { type SeedIp, type SeedKey, type SeedService } from './seed.ts';
import { type ConsoleLimits } from './sql/engine.ts';
/** What a local platform begins with. */
export interface StartOptions {
    /** A free one by default. */
    readonly port?: number;
    /** The file that keeps the state; it is created where it is missing. In memory by default. */
    readonly data?: string;
    /** How it speaks where the contract shows nothing: a name, or `plain` with some habits replaced. `plain` by default. */
    readonly dialect?: DialectName | Partial<Dialect>;
    /** Services that exist from the start. By default `svc_demo`, which has nothing to build, and the database `svc_database`. */
    readonly services?: readonly SeedService[];
    /** Further keys, by name. */
    readonly keys?: Readonly<Record<string, SeedKey>>;
    /** Dedicated outbound addresses of the account. By default `ip_demo`, and `ip_project`, which the project `demo` has. */
    readonly dedicatedIps?: readonly SeedIp[];
    /** Names of environment groups; `shared` by default. */
    readonly envGroups?: readonly string[];
    /** What stands for each container image that a service may name; this platform runs no containers. None by default. */
    readonly images?: LocalImages;
    /**
     * How large the volume of a database or bucket can really grow, GB; 1,000 by default. Beyond it the size is billed all the
     * same, and set_storage tells in its `applyError` that it was not applied.
     */
    readonly volumeGb?: number;
    /** What one query of the SQL console may take; milliseconds and characters. */
    readonly console?: Partial<ConsoleLimits>;
    /** What one build may take; milliseconds and bytes. */
    readonly limits?: Partial<BuildLimits>;
    /** What goes wrong; nothing by default. */
    readonly faults?: readonly Fault[];
    /** What the chance of faults begins with; 1 by default. */
    readonly seed?: number;
    /** Told of each answered request, as one line without secrets. */
    readonly log?: (line: string) => void;
}
/** The API keys by role; a service's own key stands under its id too. */
export interface LocalKeys {
    /** Reaches everything. */
    readonly account: string;
    /** An account key that cannot change anything. */
    readonly readOnly: string;
    /** A key of the project `demo`. */
    readonly project: string;
    /** The same, restricted to the environment `preview`. */
    readonly preview: string;
    /** A key of the first seeded service; empty where none was seeded. */
    readonly service: string;
    /** Further ones by the name that `StartOptions.keys` gave, and each service's by its id. */
    readonly [role: string]: string;
}
/** A platform that runs on this machine. `await using` closes it. */
export interface LocalPlatform extends AsyncDisposable {
    /** `http://127.0.0.1:PORT`: the `{base_url}` of the contract. */
    readonly url: string;
    /** API keys that it accepts. */
    readonly keys: LocalKeys;
    /** What goes wrong from now on. */
    readonly faults: FaultControl;
    /** The requests so far, oldest first: the newest 10,000. A copy. */
    readonly journal: readonly JournalEntry[];
    /** The services and deployments that were really made since the start, oldest first, whatever callers were told. A copy. */
    readonly ledger: readonly LedgerEntry[];
    /**
     * Deletes a service: ends its builds and what runs of it, and lists it as deleted. The contract has deletion, and documents
     * no operation for it. Rejects where there is no such service.
     */
    deleteService(id: string): Promise<void>;
    /** Ends every build and everything that runs, and returns to the seeded state and the faults of the start; address and keys stay. */
    reset(): Promise<void>;
    /** Ends every process, removes every temporary folder and stops listening. May be called again. */
    close(): Promise<void>;
}
/** What the platform takes from the machine that it runs on. */
export interface Machine {
    readonly temporaryFolder: string;
    /** PATH, and on Windows what else a program needs to start. */
    readonly environment: Readonly<Record<string, string>>;
    now(): Date;
}
/** Starts a platform. Rejects, with nothing left open, where the port is taken or the data file is not usable. */
export declare function startOn(machine: Machine, options: StartOptions): Promise<LocalPlatform>;
