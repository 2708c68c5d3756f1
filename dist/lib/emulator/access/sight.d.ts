import type { DeletedService } from '../state/deleted-services.ts';
import type { Deployment } from '../state/deployments.ts';
import { type Environment, type Project } from '../state/projects.ts';
import type { Service } from '../state/services.ts';
import type { State } from '../state/state.ts';
import type { Key } from './key.ts';
/** The resources that one key can see. Whatever it cannot see is missing: 404 (contract: Errors). */
export declare class Sight {
    #private;
    constructor(state: State, key: Key);
    service(id: string): Service;
    deployment(id: string): Deployment;
    project(slug: string): Project;
    /** The deleted services of a project that could still be restored. */
    deletedServices(slug: string): DeletedService[];
    /** The environment to create something in; the project's first where none is named and the key is not restricted. */
    environment(project: Project, slug: string | undefined): Environment;
}
