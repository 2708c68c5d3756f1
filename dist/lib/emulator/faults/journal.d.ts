import type { IncomingMessage, ServerResponse } from 'node:http';
import { type OperationName } from '../../contract/operations.ts';
import type { Key } from '../access/key.ts';
import type { State } from '../state/state.ts';
import type { Fault } from './fault.ts';
/** One request, and what became of it. It holds no key and nothing of a body. */
export interface JournalEntry {
    /** Counts up from 1; older entries than the newest 10,000 are gone. */
    readonly number: number;
    /** When it came: RFC 3339. */
    readonly at: string;
    /** `GET`, `POST` … */
    readonly method: string;
    /** With the documented parts of its query. */
    readonly path: string;
    /** The operation of the contract; null for everything else. */
    readonly operation: OperationName | null;
    /** Whose key came with it; `unknown` for one that is not valid. */
    readonly key: Key['kind'] | 'none' | 'unknown';
    /** The faults that struck it. */
    readonly faults: readonly Fault['kind'][];
    /** What the operation really came to; null where it was not carried out. */
    readonly trueStatus: number | null;
    /** What the caller was answered; null for no answer, or none yet. */
    readonly status: number | null;
    /** Still `open`; answered as a `whole`; `cut` off by a fault; or `left` by the caller. */
    readonly end: 'open' | 'whole' | 'cut' | 'left';
    /** Milliseconds until that end; null while it is open. */
    readonly ms: number | null;
}
type Note = {
    -readonly [Field in keyof JournalEntry]: JournalEntry[Field];
};
/** The requests of late. */
export declare class Journal {
    #private;
    constructor(state: State, now: () => Date);
    /** Oldest first, as they are now; those after a number, where one is given. */
    entries(after?: number): readonly JournalEntry[];
    /** Forgets every request; their numbers do not come again. */
    forget(): void;
    /** Begins the entry of a request, which its end completes, and returns its number. */
    open(request: IncomingMessage, response: ServerResponse): number;
    /** Adds to the entry of a request what is known by now. */
    note(request: IncomingMessage, known: Partial<Pick<Note, 'faults' | 'trueStatus'>>): void;
    /** It is a fault that ends the request now, and not its caller. */
    noteCut(request: IncomingMessage): void;
}
/** The operation that a request is for; undefined where it is for none. */
export declare function operationAt(method: string, path: string): OperationName | undefined;
export {};
