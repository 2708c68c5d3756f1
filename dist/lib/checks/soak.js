import { RefusedError, TaxiwayError } from '../client/errors.js';
import { clauseOf } from './check.js';
import { evidenceOf, excerpt } from './excerpt.js';
import { Pattern, SlowPatternError } from './pattern.js';
import { RuntimeLog } from './runtime-log.js';
const longestIntervalMs = 2_000;
/** How long reads are tried again before the first check, so that it is known where the log stands. */
const markMs = 10_000;
/** How long reads are tried again after the end: the last lines count too. */
const lastReadMs = 30_000;
const refusalLimit = 2;
const linesBefore = 5;
const shownOfSummary = 200;
const shownOfLine = 480;
/**
 * Tails the runtime log: passes where no line matches that was written between the beginning of the checks and the end of the
 * soak. Reads that fail are tried again; where the log could not be read up to its end the check fails, for then nobody knows.
 *
 * @throws InputError where the pattern is none
 */
export function soakCheck(options) {
    const { serviceId, durationMs, failPattern, intervalMs = longestIntervalMs } = options;
    const pattern = new Pattern('log-fail-pattern', failPattern);
    let log;
    return {
        name: 'runtime log',
        prepare: async (context) => {
            log = new RuntimeLog(context, serviceId);
            await markBefore(log, context);
        },
        run: async (context) => {
            const pace = { durationMs, intervalMs: Math.min(longestIntervalMs, intervalMs) };
            return await new Soak(log ?? new RuntimeLog(context, serviceId), pattern, context).watch(pace);
        },
    };
}
/** Notes where the log stands; a platform that does not say so, or not by then, is asked again when the soak begins. */
async function markBefore(log, { clock, signal }) {
    for (const untilMs = clock.now() + markMs; !log.marked && clock.now() < untilMs;) {
        try {
            await log.begin();
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof TaxiwayError))
                throw error;
            const pauseMs = pauseAfter(error, longestIntervalMs);
            if (isForbidden(error) || clock.now() + pauseMs > untilMs)
                return;
            await clock.sleep(pauseMs, signal);
        }
    }
}
class Soak {
    #log;
    #pattern;
    #context;
    #before = [];
    #lines = 0;
    #failures = 0;
    #refusals = 0;
    #lastFailure = '';
    #lateMs;
    constructor(log, pattern, context) {
        this.#log = log;
        this.#pattern = pattern;
        this.#context = context;
    }
    async watch({ durationMs, intervalMs }) {
        const { clock, signal, progress } = this.#context;
        const startMs = clock.now();
        let endMs = startMs + durationMs;
        for (;;) {
            const sentMs = clock.now();
            const marked = this.#log.marked;
            const read = await this.#read(endMs + lastReadMs);
            if (!marked && this.#log.marked) {
                // Lines from before cannot be told from older ones, so the whole time counts from here.
                this.#lateMs = clock.now() - startMs;
                endMs = clock.now() + durationMs;
            }
            if (read.kind === 'over')
                return read.finding;
            if (read.kind === 'good' && sentMs >= endMs)
                return this.#passed(durationMs);
            const nowMs = clock.now();
            const waitMs = read.kind === 'good' ? Math.min(intervalMs, endMs - nowMs) : Math.max(intervalMs, read.pauseMs);
            if (nowMs + waitMs > endMs + lastReadMs)
                return this.#unread();
            progress(`${this.#lines} lines so far, none matches`);
            await clock.sleep(Math.max(0, waitMs), signal);
        }
    }
    async #read(lastMs) {
        try {
            for await (const lines of this.#log.read()) {
                const finding = this.#judge(lines);
                if (finding !== undefined)
                    return { kind: 'over', finding };
                if (this.#context.clock.now() > lastMs)
                    return this.#failed('lines come faster than they can be read', 0);
            }
            this.#refusals = 0;
            return { kind: 'good' };
        }
        catch (error) {
            this.#context.signal.throwIfAborted();
            if (!(error instanceof TaxiwayError))
                throw error;
            this.#refusals = isForbidden(error) ? this.#refusals + 1 : 0;
            const failed = this.#failed(clauseOf(error.message), pauseAfter(error, 0));
            return this.#refusals < refusalLimit ? failed : { kind: 'over', finding: this.#unread() };
        }
    }
    #failed(why, pauseMs) {
        this.#failures++;
        this.#lastFailure = why;
        return { kind: 'bad', pauseMs };
    }
    #judge(lines) {
        try {
            const index = this.#pattern.find(lines.map(({ text }) => text));
            if (index >= 0)
                return this.#matched(lines, index);
        }
        catch (error) {
            if (!(error instanceof SlowPatternError))
                throw error;
            return { passed: false, summary: `log-fail-pattern cannot be judged: ${clauseOf(error.message)}`, evidence: [] };
        }
        this.#lines += lines.length;
        this.#before = [...this.#before, ...lines.slice(-linesBefore)].slice(-linesBefore);
        return undefined;
    }
    #matched(lines, index) {
        const around = [...this.#before, ...lines.slice(0, index)].slice(-linesBefore);
        const after = lines.slice(index + 1, index + 1 + linesBefore);
        const show = ({ id, text }) => `${id}: ${text}`;
        const line = lines[index];
        const text = this.#context.clean(line?.text ?? '');
        const place = this.#placeIn(text);
        const match = `> ${line?.id}: ${excerpt(text, shownOfLine, place)}`;
        return {
            passed: false,
            summary: `a line matches: ${excerpt(text, shownOfSummary, place)}`,
            evidence: this.#evidenceOf([...this.#restarts(), ...around.map(show), match, ...after.map(show)]),
        };
    }
    /** Where the cleaned line matches; at its beginning where what matched was taken out. */
    #placeIn(text) {
        try {
            return Math.max(0, this.#pattern.placeIn(text));
        }
        catch (error) {
            if (error instanceof SlowPatternError)
                return 0;
            throw error;
        }
    }
    #passed(durationMs) {
        const failures = this.#failures === 0 ? [] : [`${this.#failures} reads failed on the way; at last ${this.#lastFailure}`];
        return {
            passed: true,
            summary: `none of ${this.#lines} lines matches, in ${durationMs / 1000} s`,
            evidence: this.#evidenceOf([
                ...this.#lateness(),
                ...this.#restarts(),
                ...failures,
                ...this.#before.map(({ id, text }) => `${id}: ${text}`),
            ]),
        };
    }
    #lateness() {
        if (this.#lateMs === undefined)
            return [];
        const seconds = (this.#lateMs / 1000).toFixed(1);
        return [`the log could not be read before this check, so it was watched from ${seconds} s after its beginning`];
    }
    /** A container that crashed is worth a look, whatever its lines say. */
    #restarts() {
        const { restarts } = this.#log;
        return restarts === 0
            ? []
            : [`the log began anew ${restarts === 1 ? 'once' : `${restarts} times`}, as after a restart`];
    }
    #evidenceOf(lines) {
        return evidenceOf(lines, this.#context.clean);
    }
    #unread() {
        const upTo = this.#lines === 0 ? 'at all' : `beyond line ${this.#before.at(-1)?.id}`;
        return {
            passed: false,
            summary: `the runtime log could not be read ${upTo}, so nobody knows what is in it: ${this.#lastFailure}`,
            evidence: this.#evidenceOf([`${this.#failures} reads failed`]),
        };
    }
}
function isForbidden(error) {
    return error instanceof RefusedError && (error.status === 401 || error.status === 403);
}
/** The wait that the platform asked for, and at least so much. */
function pauseAfter(error, leastMs) {
    return Math.max(leastMs, error instanceof RefusedError ? (error.retryAfterMs ?? 0) : 0);
}
