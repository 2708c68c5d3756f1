import { Session } from './session.js';
/** What it may take where the caller says nothing. */
export const consoleLimits = { statementMs: 60_000, outputCharacters: 2 ** 20 };
// In PostgreSQL's own words, for these are its own situations: statement_timeout, and a server that is told to stop.
const timedOut = 'ERROR:  canceling statement due to statement timeout';
const stopped = 'FATAL:  terminating connection due to administrator command';
// A single engine cannot lose a connection; it stops on a few statements that need a real operating system.
const broken = 'FATAL:  the engine stopped at this statement; what was committed before is kept';
/** The engine of one database: it starts with the first query, takes one query at a time, and starts anew after it had to be ended. */
export class Engine {
    #folder;
    #limits;
    #session;
    /** The queries, one after the other. Never rejects. */
    #tail = Promise.resolve();
    #over = new AbortController();
    /** `folder` makes the folder of the database where there is none. */
    constructor(folder, limits) {
        this.#folder = folder;
        this.#limits = limits;
    }
    /** What psql would print of the query, its failure included. Rejects where the engine cannot be started. */
    query(sql) {
        return this.#inTurn(() => this.#run(sql));
    }
    /** Closes the engine behind the queries that wait; the next one starts it anew. False where it does not run. */
    restart() {
        if (!this.#session)
            return false;
        void this.#inTurn(async () => {
            const session = this.#session;
            this.#session = undefined;
            await session?.close();
        });
        return true;
    }
    /** Ends the engine at once. What runs and what waits is answered as by a server that was stopped, now and from now on. */
    async end() {
        this.#over.abort();
        await this.#session?.end();
        await this.#tail;
    }
    #inTurn(work) {
        const done = this.#tail.then(work);
        this.#tail = done.catch(() => undefined);
        return done;
    }
    async #run(sql) {
        const { signal } = this.#over;
        try {
            // What is over must not ask for its folder again, which may be waiting for this end.
            signal.throwIfAborted();
            this.#session ??= await this.#open(signal);
            signal.throwIfAborted();
        }
        catch (error) {
            if (signal.aborted)
                return this.#giveUp('', stopped);
            throw error;
        }
        const outcome = await this.#session.query(sql, this.#limits.statementMs);
        switch (outcome.kind) {
            case 'printed':
                return outcome.output;
            case 'late':
                return this.#giveUp('', timedOut);
            case 'gone':
                return this.#giveUp(outcome.output, signal.aborted ? stopped : broken);
            default:
                return outcome;
        }
    }
    async #open(signal) {
        const { outputCharacters } = this.#limits;
        return Session.open({ folder: await this.#folder(), outputCharacters }, signal);
    }
    async #giveUp(printed, reason) {
        await this.#session?.end();
        this.#session = undefined;
        return printed === '' ? reason : `${printed}\n${reason}`;
    }
}
