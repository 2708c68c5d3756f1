import type { CallOptions } from '../../client/options.ts';
import type { Platform } from '../../client/platform.ts';
import { type OperationName, type Result } from '../../contract/operations.ts';
type KeyScope = NonNullable<Result<'whoami'>['keyScope']>;
/** A platform that cannot say by then whose key it is does not hold the deploy up. */
export declare const preflightMs = 15000;
/** What an operation is about to write to. */
export interface WriteTarget {
    readonly serviceId?: string;
    /** The service is yet to be made. */
    readonly isNew?: boolean;
}
/** How long the question may take; 15 s by default. */
export interface PreflightOptions extends CallOptions {
    /** Told of the failure after which the check went on without an answer. */
    readonly onFailure?: (error: unknown) => void;
}
/**
 * Asks the platform whose key this is, before the first write: refuses a key whose scope names another service or lacks
 * what the contract states for the operation. Goes on where the contract states nothing, the key has no scope, or the
 * platform cannot say.
 *
 * @throws InputError naming `api-key` and the missing capability.
 */
export declare function preflight(platform: Platform, operation: OperationName, target: WriteTarget, options?: PreflightOptions): Promise<void>;
/** Why this scope does not permit the operation, in one sentence; undefined where it does, or nobody can say. */
export declare function scopeProblem(scope: KeyScope, operation: OperationName, target: WriteTarget): string | undefined;
export {};
