import type { Check } from '../checks/check.ts';
import type { Platform } from '../client/platform.ts';
import type { FlowOptions } from '../deployment/flow.ts';
import type { GateHost, GateReport } from './report.ts';
/** What to judge, and by what. */
export interface GateRequest {
    /** The service whose deployment it is. */
    readonly serviceId: string;
    /** The deployment that something else started. Absent: it is looked for. */
    readonly deploymentId?: string;
    /** Commit that the record must show, waited for up to 60 s. Only without `deploymentId`. */
    readonly commit?: string;
    /** Where nothing better is found, whether the newest deployment will do; false by default. */
    readonly allowLatest?: boolean;
    /** Run in this order once the deployment has succeeded, up to the first that fails. */
    readonly checks?: readonly Check[];
    /** Deployed where a check fails, and followed. */
    readonly rollbackRef?: string;
}
/**
 * Waits for a deployment that something else started, then checks what it made; where a check fails, deploys another ref. All that
 * the platform and the app do is in the report. `timeoutMs` bounds the following alone, and that of a rollback by itself.
 *
 * @throws InputError where the key's scope does not permit a check or the rollback; nothing was judged then.
 */
export declare function gate(platform: Platform, request: GateRequest, host: GateHost, options?: Omit<FlowOptions, 'wait'>): Promise<GateReport>;
