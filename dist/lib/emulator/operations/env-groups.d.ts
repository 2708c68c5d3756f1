import type { Handler } from './handler.ts';
export declare const listEnvGroups: Handler<'list_env_groups'>;
