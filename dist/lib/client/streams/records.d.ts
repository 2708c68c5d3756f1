import type { HttpResponse } from '../http/transport.ts';
import type { Clock } from '../time/clock.ts';
import type { AbortScope } from '../time/timeout.ts';
import { type StreamEvent } from './event-stream.ts';
/** The elements of an answer that is a JSON array, chunk by chunk. Throws `UnreadableError` where it is none or is cut off. */
export declare function readRecords(response: HttpResponse, operation: string, scope: AbortScope): AsyncGenerator<readonly unknown[]>;
/** The events of an answer, chunk by chunk. Throws `NoAnswerError` after `idleMs` without a byte. */
export declare function readEvents(response: HttpResponse, { operation, scope, clock, idleMs }: {
    operation: string;
    scope: AbortScope;
    clock: Clock;
    idleMs: number;
}): AsyncGenerator<readonly StreamEvent[]>;
/** The items one by one; those that came together with others do not outlive an abort. */
export declare function oneByOne<T>(chunks: AsyncIterable<readonly T[]>, signal: AbortSignal | undefined): AsyncGenerator<T>;
