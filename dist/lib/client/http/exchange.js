import { NoAnswerError, RefusedError } from '../errors.js';
import { redactionOf } from '../redaction.js';
import { belongsElsewhere, maximumRedirects, parseRedirect } from './redirect.js';
import { refusedError } from './refusal.js';
import { endOf, repeat } from './repeat.js';
import { readRefusal } from './response-body.js';
import { parseRetryAfter } from './retry.js';
/** Calls over one transport with one key: retries, redirects, refusals. What a success means is for its reader. */
export class Exchange {
    #options;
    #redact;
    constructor(options) {
        this.#options = options;
        const { key, redact = (text) => text } = options;
        const withoutKey = redactionOf(key);
        this.#redact = (text) => withoutKey(redact(text));
    }
    /** Sends the call until a success is read. The body counts: one that breaks off is no answer. */
    async run(call, terms, read) {
        const { base, clock, random } = this.#options;
        let path = base.prefix + call.path;
        for (let hops = 0;; hops++) {
            const attempt = () => this.#attempt(call, path, terms.scope, read);
            const { scope } = terms;
            const outcome = terms.retries
                ? await repeat(attempt, { effect: call.effect, clock, random, scope })
                : await once(attempt, scope);
            if ('value' in outcome)
                return outcome.value;
            path = followed(call, outcome, { hops, origin: base.origin });
        }
    }
    async #attempt(call, path, scope, read) {
        const { base, clock, key, transport, userAgent } = this.#options;
        scope.signal.throwIfAborted();
        const response = await transport.send({
            operation: call.operation,
            method: call.method,
            origin: base.origin,
            path,
            headers: {
                ...call.headers,
                authorization: `Bearer ${key.reveal()}`,
                'user-agent': userAgent,
                ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
            },
            body: call.body,
            headersTimeoutMs: call.patience.headersMs,
            idleTimeoutMs: call.patience.idleMs,
            signal: scope.signal,
        });
        const { status } = response;
        const redirect = parseRedirect(status, response.header('location'), new URL(base.origin + path));
        if (redirect !== undefined) {
            response.discard();
            return { redirect, status };
        }
        if (status >= 200 && status <= 299)
            return { value: await read(response) };
        throw refusedError({
            operation: call.operation,
            status,
            said: await readRefusal(response, this.#redact),
            retryAfterMs: parseRetryAfter(response.header('retry-after'), clock.date()),
            access: call.access,
            effect: call.effect,
        });
    }
}
async function once(attempt, scope) {
    try {
        return await attempt();
    }
    catch (error) {
        throw scope.signal.aborted ? endOf(scope, error) : error;
    }
}
/**
 * The path to go on with. Where a redirect must not be followed throws `RefusedError` if it says that the request belongs
 * elsewhere as it is, and so took no effect here, else `NoAnswerError`.
 */
function followed(call, { redirect, status }, from) {
    if (call.effect === 'read' && redirect.kind === 'here' && from.hops < maximumRedirects)
        return redirect.path;
    const { operation } = call;
    const message = `${operation}: ${whyNot(call, redirect, from.origin)}`;
    if (belongsElsewhere(status))
        throw new RefusedError(message, { operation, status, said: '', retryAfterMs: undefined });
    throw new NoAnswerError(message, { operation, sent: true });
}
function whyNot(call, redirect, origin) {
    switch (redirect.kind) {
        case 'elsewhere':
            return `the platform redirects to ${redirect.origin}, which is not followed: the key belongs to ${origin} alone. Check the base-url.`;
        case 'nowhere':
            return 'the platform redirects without saying where.';
        case 'here':
            return call.effect === 'read'
                ? `the platform redirects more than ${maximumRedirects} times.`
                : 'the platform redirects a write, which is never followed: check the base-url, and the state before trying again.';
        default:
            return redirect;
    }
}
