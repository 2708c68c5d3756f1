import { NoAnswerError } from '../client/errors.js';
import { GrowingBuffer } from '../client/http/growing-buffer.js';
import { maximumRedirects, parseRedirect } from '../client/http/redirect.js';
import { endOf } from '../client/http/repeat.js';
import { buildUserAgent } from '../client/http/user-agent.js';
import { AbortScope } from '../client/time/timeout.js';
const longestBody = 256 * 1024;
/**
 * One GET without a key, on a connection of its own: behind a balancer the old version may hold the one before. Redirects are
 * followed on the same origin. Rejects with the signal's reason alone.
 */
export async function probe(address, options) {
    const { clock, signal, timeoutMs } = options;
    const seconds = Math.round(timeoutMs / 100) / 10;
    const onTimeout = () => new NoAnswerError(`no whole answer within ${seconds} s`, { operation: 'probe', sent: true });
    const scope = new AbortScope({ clock, signal, timeoutMs, onTimeout });
    try {
        return await look(address, scope, options);
    }
    catch (error) {
        signal.throwIfAborted();
        return { kind: 'unanswered', why: whyUnanswered(scope.signal.aborted ? endOf(scope, error) : error) };
    }
    finally {
        scope[Symbol.dispose]();
    }
}
async function look(address, scope, options) {
    let from = address;
    for (let hops = 0; hops <= maximumRedirects; hops++) {
        const response = await options.transport.send(requestOf(from, scope, options.timeoutMs));
        const { status } = response;
        const redirect = parseRedirect(status, response.header('location'), from);
        if (redirect?.kind === 'elsewhere' && options.redirectAway === 'failure') {
            response.discard();
            return { kind: 'elsewhere', why: `answered ${status}, a redirect to another origin (${redirect.origin})` };
        }
        if (redirect === undefined || redirect.kind === 'elsewhere' || options.wanted(status)) {
            const body = options.readBody ? await beginningOf(response) : undefined;
            response.discard();
            return { kind: 'answered', status, body };
        }
        response.discard();
        if (redirect.kind === 'nowhere') {
            return { kind: 'astray', why: `answered ${status}, a redirect that does not say where to` };
        }
        from = new URL(redirect.path, from);
    }
    return { kind: 'astray', why: `redirected more than ${maximumRedirects} times` };
}
function requestOf(address, scope, timeoutMs) {
    return {
        operation: 'probe',
        method: 'GET',
        origin: address.origin,
        path: `${address.pathname}${address.search}`,
        headers: {
            accept: '*/*',
            'accept-encoding': 'identity',
            'cache-control': 'no-cache',
            connection: 'close',
            'user-agent': buildUserAgent(undefined),
        },
        body: undefined,
        headersTimeoutMs: timeoutMs,
        idleTimeoutMs: timeoutMs,
        signal: scope.signal,
    };
}
/** Reads as much as is looked at, and leaves the rest. */
async function beginningOf(response) {
    const bytes = new GrowingBuffer();
    for await (const chunk of response.body) {
        bytes.add(chunk.subarray(0, longestBody - bytes.length));
        if (bytes.length === longestBody)
            break;
    }
    return bytes.takeText().replace(/^\uFEFF/, '');
}
/** The transport's sentence without the name that it puts first. */
function whyUnanswered(error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.replace(/^probe: /, '').replace(/\.$/, '');
}
