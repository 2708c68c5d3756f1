import type { Fault } from './fault.ts';
import type { Wire } from './wire.ts';
/** What a fault makes of the events of a stream; the same stream for all faults but those in events. */
export declare function withTroubledEvents(wire: Wire, fault: Fault): Wire;
