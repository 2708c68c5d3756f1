import type { Handler } from './handler.ts';
/** Takes effect with the next request to the service. */
export declare const setSearchIndexing: Handler<'set_search_indexing'>;
