import type { Handler } from './handler.ts';
export declare const importEnv: Handler<'import_env'>;
export declare const deleteEnv: Handler<'delete_env'>;
