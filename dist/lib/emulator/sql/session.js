import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
/** The sources run as they are and as compiled, and a thread is named by its file. */
const program = new URL(`./engine-worker${extname(import.meta.url)}`, import.meta.url);
/** Milliseconds for opening a database; a new one takes ten seconds on a busy machine. */
const openMs = 120_000;
/**
 * PostgreSQL in WebAssembly, in a thread of its own: a statement that does not end can be ended there, and only there. What was
 * committed is on the disk, and what was not is undone when the database is opened again, as after a crash.
 */
export class Session {
    #worker;
    #gone;
    /** What ended the thread by itself, if anything did. */
    #failure = '';
    #answer;
    constructor(start) {
        // What the engine writes beside its answers belongs to nobody, and nothing of this process's environment to it.
        this.#worker = new Worker(program, { workerData: start, env: {}, execArgv: [], stdout: true, stderr: true });
        this.#worker.stdout.resume();
        this.#worker.stderr.resume();
        this.#worker.on('message', (said) => this.#answer?.(said));
        this.#gone = new Promise((resolve) => {
            this.#worker.once('error', (error) => {
                if (error instanceof Error)
                    this.#failure = ` ${error.message}`;
                resolve(undefined);
            });
            this.#worker.once('exit', () => resolve(undefined));
        });
    }
    /** Opens the database in a folder, a new one where it is empty or missing. Rejects where the engine does not start. */
    static async open(start, signal) {
        signal.throwIfAborted();
        const session = new Session(start);
        const end = () => void session.end();
        signal.addEventListener('abort', end);
        const said = await session.#next(openMs).finally(() => signal.removeEventListener('abort', end));
        if (said !== 'late' && said?.kind === 'open')
            return session;
        await session.end();
        throw new Error(`The database engine could not be started.${session.#failure}`);
    }
    /** Runs one query. After any outcome but `printed` the session is over and wants to be ended. */
    async query(sql, timeoutMs) {
        this.#ask({ kind: 'query', sql });
        const said = await this.#next(timeoutMs);
        if (said === 'late')
            return { kind: 'late' };
        if (said?.kind !== 'printed')
            return { kind: 'gone', output: '' };
        return { kind: said.broken ? 'gone' : 'printed', output: said.output };
    }
    /** Closes the database in order, as far as the engine still does it in time. */
    async close() {
        this.#ask({ kind: 'close' });
        await this.#next(openMs);
        await this.end();
    }
    /** Ends it at once, whatever it is doing. May be called again. */
    async end() {
        await this.#worker.terminate();
    }
    #ask(asked) {
        this.#worker.postMessage(asked);
    }
    /** What the thread says next: undefined where it is gone. */
    async #next(timeoutMs) {
        const { promise, resolve } = Promise.withResolvers();
        this.#answer = resolve;
        const timer = setTimeout(() => resolve('late'), timeoutMs);
        try {
            return await Promise.race([promise, this.#gone]);
        }
        finally {
            clearTimeout(timer);
        }
    }
}
