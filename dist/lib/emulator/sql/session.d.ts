import type { EngineStart } from './engine-worker.ts';
/** What became of a query. */
export type Outcome = {
    readonly kind: 'printed';
    readonly output: string;
}
/** The engine is gone, or was ended, with what it had printed until then. */
 | {
    readonly kind: 'gone';
    readonly output: string;
} | {
    readonly kind: 'late';
};
/**
 * PostgreSQL in WebAssembly, in a thread of its own: a statement that does not end can be ended there, and only there. What was
 * committed is on the disk, and what was not is undone when the database is opened again, as after a crash.
 */
export declare class Session {
    #private;
    private constructor();
    /** Opens the database in a folder, a new one where it is empty or missing. Rejects where the engine does not start. */
    static open(start: EngineStart, signal: AbortSignal): Promise<Session>;
    /** Runs one query. After any outcome but `printed` the session is over and wants to be ended. */
    query(sql: string, timeoutMs: number): Promise<Outcome>;
    /** Closes the database in order, as far as the engine still does it in time. */
    close(): Promise<void>;
    /** Ends it at once, whatever it is doing. May be called again. */
    end(): Promise<void>;
}
