import type { Handler } from './handler.ts';
/** With `after`, search and time filters are not applied; a malformed time is none (contract: Logs and metrics). */
export declare const getLogs: Handler<'get_logs'>;
