import { createParser } from 'eventsource-parser';
/** Characters that one event may hold before its end is seen: an endless line must not fill the memory. */
export const largestEvent = 1024 * 1024;
/**
 * Events out of bytes that were cut anywhere, within a character too: those that a chunk completes, together. An event that
 * the stream's end cuts off is dropped, as the standard of server-sent events asks. Throws `RangeError` where an event
 * exceeds `largestEvent`.
 */
export async function* parseEvents(body) {
    const decoder = new TextDecoder();
    let events = [];
    let tooLarge = false;
    const parser = createParser({
        maxBufferSize: largestEvent,
        onEvent: ({ id, event, data }) => events.push({ id, event, data }),
        onError: ({ type }) => {
            if (type === 'max-buffer-size-exceeded')
                tooLarge = true;
        },
    });
    for await (const chunk of body) {
        parser.feed(decoder.decode(chunk, { stream: true }));
        if (events.length > 0)
            yield events;
        events = [];
        if (tooLarge)
            throw new RangeError('an event of the stream has no end');
    }
}
