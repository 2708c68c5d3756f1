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
import { isLoopback } from '../client/base-url.js';
import { InputError } from '../client/errors.js';
import { UndiciTransport } from '../client/http/undici-transport.js';
import { Tally } from './attempt-log.js';
import { evidenceOf, excerpt } from './excerpt.js';
import { Pattern, SlowPatternError } from './pattern.js';
import { probe } from './probe.js';
import { StatusRanges } from './status-ranges.js';
const longestLookMs = 10_000;
/** The last look has this long, also past the timeout: one that is cut short would tell nothing. */
const shortestLookMs = 1_000;
const shownOfBody = 160;
/**
 * Passes once the address gives so many good answers in a row. Redirects are followed on the same origin, and the last answer
 * counts; one to another origin fails the check at once. A redirect status that `status` names by itself is an answer.
 *
 * @throws InputError where the options make no check; nothing was sent
 */
export function healthCheck(options) {
    const { successes = 3, intervalMs = 2_000, timeoutMs = 120_000, redirectAway = 'failure' } = options;
    const expected = {
        url: addressOf(options.url),
        ranges: new StatusRanges('health-status', options.status ?? '200-399'),
        pattern: options.body === undefined ? undefined : new Pattern('health-body', options.body),
        redirectAway,
        successes,
        intervalMs,
        timeoutMs,
    };
    return {
        name: 'health',
        run: async (context) => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                if (options.transport !== undefined)
                    return await watch(expected, options.transport, context);
                const transport = __addDisposableResource(env_1, new UndiciTransport(isLoopback(expected.url.hostname) ? 'direct' : {}), true);
                return await watch(expected, transport, context);
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                const result_1 = __disposeResources(env_1);
                if (result_1)
                    await result_1;
            }
        },
    };
}
async function watch(expected, transport, context) {
    const { clock, signal, clean } = context;
    const { url, ranges, pattern, redirectAway, successes, intervalMs, timeoutMs } = expected;
    const startMs = clock.now();
    const leftMs = () => startMs + timeoutMs - clock.now();
    const seen = new Tally();
    const finding = (passed, summary) => {
        return { passed, summary, evidence: evidenceOf(seen.lines(), clean) };
    };
    for (let inARow = 0; leftMs() > 0;) {
        const atMs = clock.now() - startMs;
        const sighting = await probe(url, {
            transport,
            clock,
            signal,
            timeoutMs: Math.max(shortestLookMs, Math.min(longestLookMs, leftMs())),
            readBody: pattern !== undefined,
            wanted: (status) => ranges.names(status),
            redirectAway,
        });
        const verdict = judge(sighting, expected, clean);
        seen.add(atMs, verdict.said);
        if (verdict.kind === 'hopeless')
            return finding(false, `${url.host} ${verdict.said}`);
        inARow = verdict.kind === 'good' ? inARow + 1 : 0;
        if (inARow === successes)
            return finding(true, `${times(successes)} in a row: ${verdict.said}`);
        context.progress(`${url.host} ${verdict.said}${inARow > 0 ? ` (${inARow} of ${successes})` : ''}`);
        await clock.sleep(Math.max(0, Math.min(intervalMs, leftMs())), signal);
    }
    const short = (successes - 1) * intervalMs >= timeoutMs;
    const hurry = short ? `, too short a time for looks ${intervalMs / 1000} s apart` : '';
    const within = `within ${timeoutMs / 1000} s${hurry}`;
    return finding(false, `not ${times(successes)} in a row ${within}; at last it ${seen.last ?? ''}`);
}
function judge(sighting, { ranges, pattern }, clean) {
    switch (sighting.kind) {
        case 'unanswered':
            return { kind: 'bad', said: `gave no answer: ${sighting.why}` };
        case 'astray':
            return { kind: 'bad', said: sighting.why };
        case 'elsewhere':
            return { kind: 'hopeless', said: sighting.why };
        case 'answered': {
            const { status, body } = sighting;
            if (!ranges.includes(status))
                return { kind: 'bad', said: `answered ${status}` };
            return pattern === undefined
                ? { kind: 'good', said: `answered ${status}` }
                : judgeBody(pattern, { status, body: body ?? '' }, clean);
        }
        default:
            return sighting;
    }
}
function judgeBody(pattern, { status, body }, clean) {
    try {
        if (pattern.find([body]) === 0)
            return { kind: 'good', said: `answered ${status}, and the body matches` };
    }
    catch (error) {
        if (!(error instanceof SlowPatternError))
            throw error;
        return { kind: 'hopeless', said: `answered ${status}, but health-body cannot be judged: ${error.message}` };
    }
    const shown = excerpt(clean(body), shownOfBody);
    return { kind: 'bad', said: `answered ${status}, but the body does not match: ${JSON.stringify(shown)}` };
}
function times(successes) {
    return successes === 1 ? 'one good answer' : `${successes} good answers`;
}
function addressOf(text) {
    const url = URL.parse(text);
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
        throw new InputError('health-url', 'Input `health-url` must be a whole address that begins with `https://` or `http://`.');
    }
    if (url.username !== '' || url.password !== '') {
        throw new InputError('health-url', 'Input `health-url` holds a user name or password: name an address that needs none.');
    }
    return url;
}
