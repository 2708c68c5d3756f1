import type { Access } from '../../contract/operation.ts';
import type { NameWithAccess } from '../../contract/operations.ts';
/**
 * What this platform asks of a scoped key where the contract shows no authorisation (contract: Gaps in the endpoint list):
 * the category whose name fits. A client must not rely on it.
 */
export declare const assumed: Readonly<Record<NameWithAccess<'not-shown'>, Access>>;
