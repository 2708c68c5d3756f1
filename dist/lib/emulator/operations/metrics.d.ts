import type { Handler } from './handler.ts';
/** The shape is this platform's own: the contract shows none. A stretch in which nothing ran has no point. */
export declare const getMetrics: Handler<'get_metrics'>;
