import type { DatabaseSync } from 'node:sqlite';
import type { Service } from './services.ts';
/** A service that was deleted, as far as it is remembered. */
export interface DeletedService extends Pick<Service, 'id' | 'projectId' | 'environmentId' | 'name' | 'slug'> {
    /** RFC 3339. */
    readonly deletedAt: string;
}
/** The services that were deleted. */
export declare class DeletedServices {
    #private;
    constructor(database: DatabaseSync, now: () => Date);
    /** Takes the service and what belongs to it away, and remembers that it was. */
    add({ id, projectId, environmentId, name, slug }: Service): void;
    /** Whether there ever was a service of that id that is deleted now. */
    has(id: string): boolean;
    /** Those of a project that are still inside the restore window, the latest first. */
    restorable(projectId: string): DeletedService[];
}
