import type { Handler } from './handler.ts';
/** A service without a schedule, cron or not, has an empty one that is not valid: the contract documents no refusal. */
export declare const getCron: Handler<'get_cron'>;
