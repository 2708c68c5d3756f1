import { notNeeded } from '../client/time/clock.js';
import { AbortScope } from '../client/time/timeout.js';
import { WakeableTimer } from '../client/time/wakeable-timer.js';
import { LogConnection } from './connection.js';
import { LogDrain } from './drain.js';
import { StoredLog } from './stored-log.js';
const strikesOut = 3;
const reconnectFromMs = 1_000;
const reconnectToMs = 8_000;
const streamAgainAfterMs = 60_000;
const fallbackFromMs = 1_000;
const fallbackToMs = 15_000;
/** The stream's last lines are usually on their way when the status turns final. */
const lastLinesMs = 250;
/** A log that grows with every read is left to the stream. */
const catchUpRounds = 50;
/**
 * Follows one deployment's log: the stored log, then the stream, then the stored log again on any end, until it is
 * empty. Three empty or failed streams: the stored log alone, and the stream again each minute. The log never decides
 * the verdict; what it does not deliver is said.
 */
export class LogFollower {
    #run;
    #platform;
    #deploymentId;
    #host;
    #onHint;
    #log;
    #timer = new WakeableTimer();
    #loop;
    #task = Promise.resolve();
    #connection;
    #stopping = false;
    #strikes = 0;
    #fallbackMs = fallbackFromMs;
    #anyFailure = false;
    #saidLost = false;
    #saidForbidden = false;
    #streamOver = false;
    #lastEventId;
    constructor(run, source, onHint) {
        this.#run = run;
        this.#platform = source.platform;
        this.#deploymentId = source.deploymentId;
        this.#host = source.host;
        this.#onHint = onHint;
        this.#log = new StoredLog(run, source);
        this.#loop = new AbortScope({ clock: run.clock, signal: run.signal });
    }
    get anyLine() {
        return this.#log.anyLine;
    }
    /** The stream ended cleanly or was given up, and no later connection brought a line. */
    get streamOver() {
        return this.#streamOver;
    }
    /** Settles when the following has ended, also where it ended by itself: the key may not read the log any more. */
    get over() {
        return this.#task;
    }
    start() {
        this.#task = this.#follow()
            .catch((error) => {
            if (!this.#loop.signal.aborted)
                throw error;
        })
            .finally(() => this.#loop[Symbol.dispose]());
        // A failure to write is thrown by `finish`; until then it is not unhandled.
        this.#task.catch(() => undefined);
    }
    /** The status changed: lines are likely, so a log that is read at intervals is read soon. */
    expectLines() {
        this.#fallbackMs = fallbackFromMs;
        // A stream that broke is not opened again any sooner for it.
        if (this.#strikes >= strikesOut)
            this.#timer.wake();
    }
    /** Reads the stored log to its end, as evidence; undefined where that failed. */
    async readToEnd(ms) {
        try {
            return await this.#log.readToEnd(ms, this.#run.signal);
        }
        catch {
            this.#run.signal.throwIfAborted();
            return undefined;
        }
    }
    /** After the verdict: the stream's last lines, then what is left of the stored log. */
    async finish() {
        const drain = new LogDrain(this.#run, this.#log);
        this.#stopping = true;
        this.#connection?.stop(lastLinesMs);
        this.#timer.wake();
        this.#loop.abortAfter(lastLinesMs, () => notNeeded);
        await this.#task;
        const ended = await drain.toTheEnd();
        await this.#log.giveUpWaiting();
        this.#tellOfTheEnd(ended);
    }
    /** After an abort: ends the loop and starts nothing. */
    async abandon() {
        this.#loop.abort(notNeeded);
        await this.#task.catch(() => undefined);
    }
    async #follow() {
        await this.#catchUp();
        while (!this.#stopping && !this.#log.forbidden) {
            if (!(await this.#run.waitForRetryAfter(this.#loop.signal)))
                return;
            if (this.#stopping)
                return;
            await this.#connect();
            if (this.#stopping)
                return;
            await this.#catchUp();
            if (this.#strikes < strikesOut)
                await this.#pause(this.#reconnectDelay());
            else
                await this.#readStoredForAMinute();
        }
        this.#streamOver = true;
        if (this.#log.forbidden)
            this.#warnForbidden();
    }
    async #connect() {
        const connection = new LogConnection(this.#run, this.#log, () => {
            this.#streamOver = false;
            this.#onHint('line');
        });
        this.#connection = connection;
        const target = { deploymentId: this.#deploymentId, lastEventId: this.#lastEventId };
        const end = await connection.follow(this.#platform, target, this.#loop.signal);
        this.#connection = undefined;
        this.#run.noteRetryAfter(end.error);
        this.#lastEventId = end.lastEventId;
        this.#anyFailure ||= !end.clean;
        this.#strikes = end.productive ? 0 : Math.min(strikesOut, this.#strikes + 1);
        this.#streamOver = end.clean || this.#strikes >= strikesOut;
        if (!this.#stopping)
            this.#onHint(end.clean ? 'stream-ended' : 'stream-lost');
        if (this.#strikes >= strikesOut && this.#anyFailure)
            this.#warnLost();
    }
    async #catchUp() {
        const before = this.#log.mark;
        try {
            await this.#log.readToEnd(this.#run.remaining(), this.#loop.signal, catchUpRounds);
        }
        catch {
            this.#loop.signal.throwIfAborted();
        }
        if (this.#log.mark > before && !this.#stopping)
            this.#onHint('line');
    }
    async #readStoredForAMinute() {
        const untilMs = this.#run.elapsed() + streamAgainAfterMs;
        while (!this.#stopping && !this.#log.forbidden && this.#run.elapsed() < untilMs) {
            await this.#pause(this.#fallbackMs);
            if (this.#stopping)
                return;
            const before = this.#log.mark;
            await this.#catchUp();
            this.#fallbackMs = this.#log.mark > before ? fallbackFromMs : Math.min(fallbackToMs, this.#fallbackMs * 1.5);
        }
    }
    #tellOfTheEnd(ended) {
        if (this.#log.forbidden) {
            this.#warnForbidden();
        }
        else if (!ended) {
            const text = 'The end of the build log could not be read; the dashboard has all of it.';
            this.#host.report({ kind: 'warning', text });
        }
        else if (this.#log.hasUnconfirmed) {
            const text = 'The log stream told something that the stored log does not show; the dashboard has all of the log.';
            this.#host.report({ kind: 'notice', text });
        }
    }
    #reconnectDelay() {
        const ceiling = Math.min(reconnectToMs, reconnectFromMs * 2 ** this.#strikes);
        return reconnectFromMs + this.#run.random() * (ceiling - reconnectFromMs);
    }
    async #pause(ms) {
        if (!this.#stopping)
            await this.#timer.sleep(this.#run.clock, ms, this.#loop.signal);
    }
    #warnLost() {
        if (this.#saidLost)
            return;
        this.#saidLost = true;
        const text = 'The log stream was lost three times; the stored log is read instead. Lines may come later, none is lost.';
        this.#host.report({ kind: 'warning', text });
    }
    #warnForbidden() {
        if (this.#saidForbidden)
            return;
        this.#saidForbidden = true;
        const text = 'The API key may not read the build log; give it the capability logs:read. The outcome is not affected.';
        this.#host.report({ kind: 'warning', text });
    }
}
