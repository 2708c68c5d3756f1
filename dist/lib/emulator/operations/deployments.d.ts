import type { Handler } from './handler.ts';
export declare const deployService: Handler<'deploy_service'>;
export declare const listDeployments: Handler<'list_deployments'>;
