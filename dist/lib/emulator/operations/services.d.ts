import type { Handler } from './handler.ts';
export declare const createService: Handler<'create_service'>;
