import type { Handler } from './handler.ts';
export declare const whoami: Handler<'whoami'>;
