var __addDisposableResource = (this && this.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (this && this.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
import { notNeeded } from '../client/time/clock.js';
import { AbortScope } from '../client/time/timeout.js';
import { WakeableTimer } from '../client/time/wakeable-timer.js';
import { EventQueue } from './event-queue.js';
/** Lines written between the last stored read and the connection may be in neither: one look soon after connecting. */
const settleMs = 300;
/** A stream that ran ahead of the stored log: look again after these. */
const lagLooksMs = [300, 1_000];
const failedReadMs = 2_000;
/** A stream that stays open and says nothing may be held back on its way: the stored log is looked at now and then. */
const quietLookMs = 15_000;
const longestQuietLookMs = 120_000;
const mutedLookMs = 2_000;
const holeLookMs = 1_000;
const holeForMs = 5_000;
/** Stored reads that events cause, where the stream proves nothing by itself: so many at once, then one every second. */
const readBurst = 200;
const readEveryMs = 1_000;
const manyLines = 100;
/** One connection to the event stream, from its opening to its end. */
export class LogConnection {
    #run;
    #log;
    #timer = new WakeableTimer();
    #onLines;
    #stopAtMs = Number.POSITIVE_INFINITY;
    #readAtMs = 0;
    #lagLooks = 0;
    /** Events that the stored log has yet to tell as lines; at most, for a replay tells lines again. */
    #owed = 0;
    #waitsSinceMs;
    #tokens = { count: readBurst, atMs: 0 };
    #quietMs = quietLookMs / 2;
    #quietAtMs = 0;
    #lastEventId;
    constructor(run, log, onLines) {
        this.#run = run;
        this.#log = log;
        this.#onLines = onLines;
    }
    /** Leaves the connection some milliseconds for its last lines, then ends it. */
    stop(graceMs) {
        this.#stopAtMs = this.#run.elapsed() + graceMs;
        this.#timer.wake();
    }
    async follow(platform, target, signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { deploymentId, lastEventId } = target;
            const before = this.#log.mark;
            this.#log.beginConnection();
            const socket = __addDisposableResource(env_1, new AbortScope({ signal }), false);
            const queue = new EventQueue(() => this.#timer.wake());
            const reader = queue.fill(platform.streamLogChunks(deploymentId, {
                ...(lastEventId === undefined ? {} : { lastEventId }),
                signal: socket.signal,
            }));
            this.#lastEventId = lastEventId;
            this.#readAtMs = this.#run.elapsed() + settleMs;
            this.#quietAtMs = this.#readAtMs + quietLookMs;
            try {
                for (let open = true; open;)
                    open = await this.#turn(queue, signal);
            }
            finally {
                socket.abort(notNeeded);
                queue.abandon();
                await reader;
            }
            const { clean, error } = queue.end ?? { clean: false, error: undefined };
            return { clean, error, productive: this.#log.mark > before, lastEventId: this.#lastEventId };
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    /** Events as they come, stored reads as they fall due. False at the connection's end. */
    async #turn(queue, signal) {
        const nowMs = this.#run.elapsed();
        if (nowMs >= this.#stopAtMs)
            return false;
        const readAtMs = Math.max(Math.min(this.#readAtMs, this.#quietAtMs), this.#run.retryAfterUntilMs);
        if (nowMs >= readAtMs) {
            await this.#readStored(signal);
            return true;
        }
        const events = queue.take();
        if (events.length > 0) {
            this.#quietAtMs = nowMs + longestQuietLookMs;
            this.#lastEventId = events.findLast((event) => event.id !== undefined)?.id ?? this.#lastEventId;
            const before = this.#log.mark;
            const unproven = await this.#log.offerEvents(events);
            this.#owed += unproven;
            if (unproven > 0)
                this.#wantRead();
            if (this.#log.mark > before)
                this.#onLines();
            return true;
        }
        if (queue.end !== undefined)
            return false;
        const untilMs = Math.min(readAtMs, this.#stopAtMs, nowMs + 60_000);
        await this.#timer.sleep(this.#run.clock, untilMs - nowMs, signal);
        return true;
    }
    #wantRead() {
        const nowMs = this.#run.elapsed();
        const earned = (nowMs - this.#tokens.atMs) / readEveryMs;
        const count = Math.min(readBurst, this.#tokens.count + earned);
        this.#tokens = { count, atMs: nowMs };
        const waitMs = count >= 1 ? 0 : (1 - count) * readEveryMs;
        this.#readAtMs = Math.min(this.#readAtMs, nowMs + waitMs);
        this.#lagLooks = lagLooksMs.length;
    }
    async #readStored(signal) {
        this.#tokens = { ...this.#tokens, count: Math.max(0, this.#tokens.count - 1) };
        this.#readAtMs = Number.POSITIVE_INFINITY;
        const before = this.#log.mark;
        try {
            const { ended } = await this.#log.read(this.#run.remaining(), signal);
            if (ended)
                this.#readOn(this.#log.mark - before);
            else
                this.#lookAgain(holeLookMs);
        }
        catch {
            signal.throwIfAborted();
            if (!this.#log.forbidden)
                this.#lookAgain(failedReadMs);
        }
        const grew = this.#log.mark > before;
        if (grew)
            this.#onLines();
        this.#quietMs = grew ? mutedLookMs : Math.min(longestQuietLookMs, Math.max(quietLookMs, 2 * this.#quietMs));
        this.#quietAtMs = this.#run.elapsed() + this.#quietMs;
        await this.#endLongWait(grew);
    }
    /** The stored log may come in pages: where lines are known to be missing, or many came, the next read is free. */
    #readOn(gained) {
        this.#owed = gained === 0 ? 0 : Math.max(0, this.#owed - gained);
        if (gained > 0 && (this.#owed > 0 || this.#log.waits || gained >= manyLines))
            this.#lookAgain(0);
        else if (gained > 0)
            this.#wantRead();
        else
            this.#afterNothingNew();
    }
    #afterNothingNew() {
        if (this.#lagLooks === 0)
            return;
        const waitMs = lagLooksMs[lagLooksMs.length - this.#lagLooks] ?? 0;
        this.#lagLooks--;
        this.#lookAgain(waitMs);
    }
    /** A hole into which the stored log brought nothing for 5 s is told, and the lines beyond it are written. */
    async #endLongWait(grew) {
        const nowMs = this.#run.elapsed();
        const sinceMs = grew ? nowMs : (this.#waitsSinceMs ?? nowMs);
        this.#waitsSinceMs = this.#log.waits ? sinceMs : undefined;
        if (this.#waitsSinceMs === undefined)
            return;
        if (nowMs - this.#waitsSinceMs < holeForMs) {
            this.#lookAgain(holeLookMs);
            return;
        }
        await this.#log.giveUpWaiting();
        this.#waitsSinceMs = undefined;
    }
    #lookAgain(ms) {
        this.#readAtMs = Math.min(this.#readAtMs, this.#run.elapsed() + ms);
    }
}
