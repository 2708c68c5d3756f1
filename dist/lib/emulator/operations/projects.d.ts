import type { Handler } from './handler.ts';
export declare const listProjects: Handler<'list_projects'>;
export declare const createProject: Handler<'create_project'>;
