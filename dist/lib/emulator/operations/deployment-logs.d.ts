import type { Handler } from './handler.ts';
export declare const getDeploymentLogs: Handler<'get_deployment_logs'>;
export declare const streamDeploymentLogs: Handler<'stream_deployment_logs'>;
