import { NoAnswerError, TaxiwayError, UnreadableError } from '../errors.js';
import { parseEvents } from './event-stream.js';
import { parseElements } from './json-array.js';
import { watched } from './watchdog.js';
/** The elements of an answer that is a JSON array, chunk by chunk. Throws `UnreadableError` where it is none or is cut off. */
export function readRecords(response, operation, scope) {
    refuseHtml(response, operation, 'JSON');
    return translated(parseElements(response.body), response, { operation, scope });
}
/** The events of an answer, chunk by chunk. Throws `NoAnswerError` after `idleMs` without a byte. */
export function readEvents(response, { operation, scope, clock, idleMs }) {
    refuseHtml(response, operation, 'an event stream');
    const message = `${operation}: nothing arrived for ${idleMs / 1000} s.`;
    const onIdle = () => scope.abort(new NoAnswerError(message, { operation, sent: true }));
    return translated(parseEvents(watched(response.body, { clock, idleMs, onIdle })), response, { operation, scope });
}
function refuseHtml(response, operation, expected) {
    if (!/^text\/html\b/i.test(response.header('content-type') ?? ''))
        return;
    const { status } = response;
    response.discard();
    const message = `${operation}: the platform answered ${status} with HTML where ${expected} should be. Check the base-url.`;
    throw new UnreadableError(message, { operation, status });
}
/** The items one by one; those that came together with others do not outlive an abort. */
export async function* oneByOne(chunks, signal) {
    for await (const items of chunks) {
        for (const item of items) {
            signal?.throwIfAborted();
            yield item;
        }
    }
}
/** The same chunks; what went wrong, in the words of the client. */
async function* translated(chunks, { status }, { operation, scope }) {
    try {
        for await (const chunk of chunks) {
            scope.signal.throwIfAborted();
            yield chunk;
        }
    }
    catch (cause) {
        scope.signal.throwIfAborted();
        if (cause instanceof TaxiwayError || !(cause instanceof SyntaxError || cause instanceof RangeError))
            throw cause;
        const message = `${operation}: the answer cannot be read: ${cause.message}.`;
        throw new UnreadableError(message, { operation, status, cause });
    }
}
