import type { IncomingMessage } from 'node:http';
import { type Answer } from '../http/answer.ts';
import type { Fault } from './fault.ts';
/** The true answers of the latest reads, by caller and address. */
export declare class Reads {
    #private;
    /** Forgets all of them. */
    forget(): void;
    /** Remembers an answer and gives it back, or, struck by a stale fault, an older one in its place. */
    pass(request: IncomingMessage, answer: Answer, struck: readonly Fault[]): Promise<Answer>;
}
