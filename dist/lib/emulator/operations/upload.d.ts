import type { Handler } from './handler.ts';
export declare const deployUpload: Handler<'deploy_upload'>;
