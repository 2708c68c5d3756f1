import type { Handler } from './handler.ts';
/** Runs as the first user of PostgreSQL. A failure is what it prints, for the answer is 200 (contract: db_query). */
export declare const dbQuery: Handler<'db_query'>;
