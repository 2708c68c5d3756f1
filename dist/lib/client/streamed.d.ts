import type { Clock } from './clock.ts';
import { type StreamEvent } from './event-stream.ts';
import type { Scope } from './scope.ts';
import type { WireResponse } from './transport.ts';
/** The elements of an answer that is a JSON array, as they arrive. Throws `UnreadableError` where it is none or is cut off. */
export declare function readRecords(response: WireResponse, operation: string, scope: Scope): AsyncGenerator<unknown>;
/** The events of an answer, as they arrive. Throws `NoAnswerError` after `idleMs` without a byte. */
export declare function readEvents(response: WireResponse, { operation, scope, clock, idleMs }: {
    operation: string;
    scope: Scope;
    clock: Clock;
    idleMs: number;
}): AsyncGenerator<StreamEvent>;
