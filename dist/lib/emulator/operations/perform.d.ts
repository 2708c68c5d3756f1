import type { OperationName } from '../../contract/operations.ts';
import type { Key } from '../access/key.ts';
import type { Scene, World } from './handler.ts';
/** Refuses with 403 what the key may not call at all. */
export declare function expectPermitted(key: Key, name: OperationName): void;
/** Who asks for an operation, and from where. */
export type Caller = Pick<Scene, 'key' | 'origin' | 'lastEventId'>;
/** Runs an operation that is permitted, with arguments that were found to fit the contract. */
export declare function perform(world: World, caller: Caller, name: OperationName, args: Readonly<Record<string, unknown>>): Promise<unknown>;
