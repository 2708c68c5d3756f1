import type { DatabaseSync } from 'node:sqlite';
export interface Project {
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly description: string;
}
export interface Environment {
    readonly id: string;
    readonly projectId: string;
    readonly slug: string;
}
/** What every project has; the first is the one that is used where none is named. */
export declare const environmentSlugs: readonly ['production', 'preview'];
/** Projects and their environments. */
export declare class Projects {
    #private;
    constructor(database: DatabaseSync);
    /** Adds a project with its environments. The slug must be free. */
    add(project: Omit<Project, 'id'>): Project;
    /** All projects, oldest first. */
    all(): Project[];
    bySlug(slug: string): Project | undefined;
    byId(id: string): Project | undefined;
    environment(projectId: string, slug: string): Environment | undefined;
    environmentById(id: string): Environment | undefined;
}
