import type { Handler } from './handler.ts';
/** By the time of the answer the repository is watched, so that no push after it is missed. */
export declare const setAutodeploy: Handler<'set_autodeploy'>;
