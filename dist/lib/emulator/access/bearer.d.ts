import type { State } from '../state/state.ts';
import type { Key } from './key.ts';
/** The key in an `Authorization` header (contract: Authentication, 1). Refuses with 401 where there is none that is valid. */
export declare function keyOf(authorization: string | undefined, state: State): Key;
