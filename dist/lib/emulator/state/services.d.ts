import type { DatabaseSync } from 'node:sqlite';
import { type Births } from './births.ts';
export type RuntimeMode = 'web' | 'worker' | 'static' | 'cron';
/** How a service is built and run, as far as its owner said; the build finds out the rest. */
export interface Settings {
    /** Where it is left out: `web` if there is something to start, else `static`. */
    readonly runtimeMode?: RuntimeMode | undefined;
    /** Relative to the source, with `/`. */
    readonly rootDir?: string | undefined;
    /** Installs the dependencies. */
    readonly installCommand?: string | undefined;
    /** Builds the source. */
    readonly buildCommand?: string | undefined;
    /** The output folder of a static service. */
    readonly startCommand?: string | undefined;
    /** Mentioned in the log alone: on one machine each service gets a free port, in `PORT`. */
    readonly internalPort?: number | undefined;
    /** Shown, and without effect. */
    readonly planKey?: string | undefined;
}
declare const sourceTypes: readonly ['git', 'upload', 'image', 'database'];
/** Where what runs of a service comes from. */
export type SourceType = (typeof sourceTypes)[number];
export interface Service extends Settings {
    readonly id: string;
    readonly projectId: string;
    readonly environmentId: string;
    readonly name: string;
    readonly slug: string;
    readonly sourceType: SourceType;
    readonly status: 'idle' | 'running';
    readonly planKey: string;
    readonly repoUrl: string | undefined;
    /** The reference of a container image. */
    readonly image: string | undefined;
    /** The tracked branch; undefined for the repository's own default. */
    readonly branch: string | undefined;
}
export interface NewService extends Settings {
    readonly id?: string | undefined;
    readonly projectId: string;
    readonly environmentId: string;
    readonly name: string;
    readonly sourceType: SourceType;
    readonly repoUrl?: string | undefined;
    readonly image?: string | undefined;
    readonly branch?: string | undefined;
}
/** Services and the archives that were uploaded for them. */
export declare class Services {
    #private;
    constructor(database: DatabaseSync, births?: Births);
    /** Adds a service: an idle one, but for a database, which needs no deployment. Names may repeat, ids may not. */
    add(service: NewService): Service;
    byId(id: string): Service | undefined;
    /** Services of a project, oldest first. */
    ofProject(projectId: string): Service[];
    setStatus(id: string, status: Service['status']): void;
    /** No service runs when a platform starts, but for databases, whose engines start when they are asked. */
    setAllIdle(): void;
    keepArchive(serviceId: string, content: Uint8Array): void;
    archiveOf(serviceId: string): Uint8Array | undefined;
    hasArchive(serviceId: string): boolean;
    countOf(projectId: string): number;
}
export {};
