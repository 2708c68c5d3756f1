import type { Handler } from './handler.ts';
export declare const getScaling: Handler<'get_scaling'>;
export declare const scaleService: Handler<'scale_service'>;
