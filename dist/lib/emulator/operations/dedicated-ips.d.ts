import type { Handler } from './handler.ts';
export declare const getServiceDedicatedIp: Handler<'get_service_dedicated_ip'>;
/** `effective` is the address that what runs sends from; empty for a shared one. The contract shows no more than its type. */
export declare const attachServiceDedicatedIp: Handler<'attach_service_dedicated_ip'>;
/** Detaching what is not attached changes nothing. */
export declare const detachProjectDedicatedIp: Handler<'detach_project_dedicated_ip'>;
