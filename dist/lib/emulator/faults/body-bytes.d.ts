import type { Fault } from './fault.ts';
import { type Wire } from './wire.ts';
/** What a fault makes of the bytes of a body; the same body for all faults but `drip`, `cut` and those that break it off. */
export declare function withTroubledBytes(wire: Wire, fault: Fault): Wire;
