import { NoAnswerError, TaxiwayError, UnreadableError } from './errors.js';
import { eventsOf } from './event-stream.js';
import { elementsOf } from './json-array.js';
import { watched } from './watchdog.js';
/** The elements of an answer that is a JSON array, as they arrive. Throws `UnreadableError` where it is none or is cut off. */
export function readRecords(response, operation, scope) {
    refuseHtml(response, operation, 'JSON');
    return translated(elementsOf(response.body), response, { operation, scope });
}
/** The events of an answer, as they arrive. Throws `NoAnswerError` after `idleMs` without a byte. */
export function readEvents(response, { operation, scope, clock, idleMs }) {
    refuseHtml(response, operation, 'an event stream');
    const message = `${operation}: nothing arrived for ${idleMs / 1000} s.`;
    const onIdle = () => scope.end(new NoAnswerError(message, { operation, sent: true }));
    return translated(eventsOf(watched(response.body, { clock, idleMs, onIdle })), response, { operation, scope });
}
function refuseHtml(response, operation, expected) {
    if (!/^text\/html\b/i.test(response.header('content-type') ?? ''))
        return;
    const { status } = response;
    response.discard();
    const message = `${operation}: the platform answered ${status} with HTML where ${expected} should be. Check the base-url.`;
    throw new UnreadableError(message, { operation, status });
}
/** The same items; what went wrong, in the words of the client. */
async function* translated(items, { status }, { operation, scope }) {
    try {
        for await (const item of items) {
            // Items that came in one chunk with others must not outlive an abort.
            scope.signal.throwIfAborted();
            yield item;
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
