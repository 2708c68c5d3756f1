import type { Visit } from './entry.ts';
import type { Meter } from './limits.ts';
/** Visits the entries of a `.tar.gz` in order. Rejects with the first thing that is wrong. */
export declare function readTar(content: Uint8Array, meter: Meter, visit: Visit): Promise<void>;
