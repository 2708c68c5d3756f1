import type { Handler } from './handler.ts';
export declare const createDeployTrigger: Handler<'create_deploy_trigger'>;
