import type { DatabaseSync } from 'node:sqlite';
import { type EngineName } from '../catalog.ts';
/** What is kept of a database or bucket; its data is elsewhere. Sizes are whole GB. */
export interface ManagedDatabase {
    readonly serviceId: string;
    readonly engine: EngineName;
    /** The user, or the access key of a bucket; empty where the engine has none. */
    readonly username: string;
    /** The password, or the secret key of a bucket. */
    readonly password: string;
    /** Empty where the engine has none. */
    readonly database: string;
    readonly tls: boolean;
    /** CIDRs and addresses; none for any source. */
    readonly allowIps: readonly string[];
    /** What is paid for. */
    readonly storageGb: number;
    /** How large the filesystem was ever made; it cannot shrink. */
    readonly filesystemGb: number;
}
/** What of a database can change. */
export type DatabaseSettings = Omit<ManagedDatabase, 'serviceId' | 'engine' | 'database'>;
/** The managed databases and buckets, each of them the other half of a service. */
export declare class ManagedDatabases {
    #private;
    constructor(database: DatabaseSync);
    /** Adds one with a random password. `postgres` is what PostgreSQL itself calls its first user and database. */
    add(serviceId: string, engine: EngineName, storageGb: number): void;
    /** Undefined for a service that is no database. */
    of(serviceId: string): ManagedDatabase | undefined;
    /** Changes what is named, and nothing else. */
    change(serviceId: string, changes: Partial<DatabaseSettings>): void;
}
