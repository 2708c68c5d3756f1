import { type OperationName } from '../../contract/operations.ts';
import type { Key } from './key.ts';
/**
 * Why the key may not call the operation at all, whatever resource it names; undefined where it may. Answered with 403.
 * What lies outside a key's sight is another matter, and 404 (`Sight`).
 */
export declare function forbidden(key: Key, name: OperationName): string | undefined;
