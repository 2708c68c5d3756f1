import type { Handler } from './handler.ts';
export declare const listEngines: Handler<'list_engines'>;
