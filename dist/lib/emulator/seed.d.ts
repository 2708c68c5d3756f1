import type { Permissions } from './access/key.ts';
import type { EngineName } from './catalog.ts';
import type { Settings } from './state/services.ts';
import type { State } from './state/state.ts';
/** A service that exists from the start. Nothing is deployed until someone asks for it. */
export interface SeedService extends Settings {
    /** `svc_` and the name where it is left out. */
    readonly id?: string;
    /** What people call it. */
    readonly name: string;
    /** An http, https or file URL, or an absolute path. A service without any source has nothing to build. */
    readonly repoUrl?: string;
    /** A container image instead; `StartOptions.images` says what stands for it. */
    readonly image?: string;
    /** Makes it a managed database or a bucket; the contract documents no operation that does. */
    readonly engine?: EngineName;
    /** What is billed for a database or bucket, and how large its filesystem is, GB; 10 where it is left out. */
    readonly storageGb?: number;
    /** The tracked branch; the repository's default one where it is left out. */
    readonly branch?: string;
    /** `demo` where it is left out; a project that does not exist is created. */
    readonly projectSlug?: string;
    /** `production` where it is left out. */
    readonly environmentSlug?: string;
    /** When a cron service runs, as a cron expression of five fields; the contract documents no way to set it. */
    readonly schedule?: string;
    /** Whether pushes to the tracked branch of a repository on this machine are deployed; not by default. */
    readonly autoDeploy?: boolean;
}
/** A dedicated outbound address that the account owns. */
export interface SeedIp {
    /** What attach_service_dedicated_ip takes. */
    readonly id: string;
    /** An IP address; nothing is really sent from it. */
    readonly address: string;
    /** Its id where it is left out. */
    readonly label?: string;
    /** The project that it is attached to, if any; the contract documents no way to do that. */
    readonly projectSlug?: string;
}
/** A further key, in the words of the seed: ids of services, slugs of projects and environments. */
export type SeedKey = {
    readonly kind: 'account';
    readonly readOnly?: boolean;
} | {
    readonly kind: 'project';
    readonly project: string;
    readonly environments?: readonly string[];
    readonly permissions: Permissions;
} | {
    readonly kind: 'service';
    readonly service: string;
    readonly permissions: Permissions;
};
export interface Seed {
    readonly services: readonly SeedService[];
    /** By name. */
    readonly keys: Readonly<Record<string, SeedKey>>;
    readonly dedicatedIps: readonly SeedIp[];
    /** Names of environment groups. */
    readonly envGroups: readonly string[];
}
/** What there is where the caller names nothing; the addresses are reserved for documentation. */
export declare const defaultSeed: Seed;
/** Adds what of the seed is missing; what an earlier run left stays, keys included. `tokens` gives keys their old values back. */
export declare function plant(state: State, seed: Seed, tokens?: Readonly<Record<string, string>>): void;
