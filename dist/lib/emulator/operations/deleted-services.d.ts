import type { Handler } from './handler.ts';
export declare const listDeletedServices: Handler<'list_deleted_services'>;
