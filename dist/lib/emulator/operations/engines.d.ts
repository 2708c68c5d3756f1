import type { Handler } from './handler.ts';
/** `storage` tells buckets from databases; the contract shows no more than its name. */
export declare const listEngines: Handler<'list_engines'>;
