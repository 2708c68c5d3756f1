import type { Handler } from './handler.ts';
export declare const exposePort: Handler<'expose_port'>;
