import type { Handler } from './handler.ts';
export declare const addDomain: Handler<'add_domain'>;
