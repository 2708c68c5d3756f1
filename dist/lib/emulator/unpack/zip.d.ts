import type { Visit } from './entry.ts';
import type { Meter } from './limits.ts';
/** Visits the entries of a `.zip` in the order of its directory. Rejects with the first thing that is wrong. */
export declare function readZip(content: Uint8Array, meter: Meter, visit: Visit): Promise<void>;
