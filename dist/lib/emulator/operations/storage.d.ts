import type { Handler } from './handler.ts';
/**
 * The size that is billed follows every request, and the filesystem only where it grows and the machine has room for it. What
 * the request could not do to the filesystem is told in `applyError` (contract: Errors). `filesystemGb` is this platform's own.
 */
export declare const setStorage: Handler<'set_storage'>;
