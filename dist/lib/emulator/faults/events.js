import { createHash } from 'node:crypto';
import { pause, untilAborted } from './pause.js';
/** What a fault makes of the events of a stream; the same stream for all faults but those in events. */
export function withTroubledEvents(wire, fault) {
    const change = changeOf(fault);
    return change ? { ...wire, pieces: change(eventByEvent(wire.pieces)) } : wire;
}
function changeOf(fault) {
    switch (fault.kind) {
        case 'drop-events':
            return each(fault.every, () => []);
        case 'double-events':
            return each(fault.every, (event) => [event, event]);
        case 'garble-events':
            return each(fault.every, (event) => [garbled(event)]);
        case 'event-ids':
            return each(1, (event) => [renamed(event, fault.ids)]);
        case 'swap-events':
            return (events) => swapped(events, fault.every ?? 1);
        case 'replay-events':
            return (events) => replayed(events, fault.after);
        case 'end-stream':
            return (events) => ended(events, fault.after ?? 0);
        case 'long-line':
            return (events) => withForeign(events, fault.after ?? 0, fault.bytes ?? 2 * 2 ** 20);
        case 'heartbeats':
            return (events) => beating(events, fault.everyMs);
        default:
            return undefined;
    }
}
/** A piece of the true stream holds whole events; here each is a piece of its own, and so is each comment. */
function eventByEvent(pieces) {
    return async function* (signal) {
        for await (const piece of pieces(signal)) {
            // Latin-1 keeps each byte as it is.
            for (const event of piece.toString('latin1').split(/(?<=\n\n)/))
                yield Buffer.from(event, 'latin1');
        }
    };
}
function isComment(event) {
    return event[0] === ':'.charCodeAt(0);
}
/** Puts others in the place of each so many-th event. */
function each(every = 1, change) {
    return (events) => async function* (signal) {
        let count = 0;
        for await (const event of events(signal)) {
            if (isComment(event) || ++count % every !== 0)
                yield event;
            else
                yield* change(event);
        }
    };
}
function swapped(events, every) {
    return async function* (signal) {
        let count = 0;
        let held;
        for await (const event of events(signal)) {
            if (held === undefined && !isComment(event) && ++count % every === 0) {
                held = event;
                continue;
            }
            yield event;
            if (isComment(event) || held === undefined)
                continue;
            yield held;
            held = undefined;
        }
        if (held !== undefined)
            yield held;
    };
}
function replayed(events, after) {
    return async function* (signal) {
        const past = [];
        for await (const event of events(signal)) {
            yield event;
            if (isComment(event) || past.length === after)
                continue;
            past.push(event);
            if (past.length === after)
                yield* past;
        }
    };
}
function ended(events, after) {
    return async function* (signal) {
        let left = after;
        if (left === 0)
            return;
        for await (const event of events(signal)) {
            yield event;
            if (!isComment(event) && --left === 0)
                return;
        }
    };
}
function withForeign(events, after, bytes) {
    return async function* (signal) {
        const foreign = Buffer.concat([Buffer.from('data: '), Buffer.alloc(bytes, 'x'), Buffer.from('\n\n')]);
        let left = after;
        if (left === 0)
            yield foreign;
        for await (const event of events(signal)) {
            yield event;
            if (!isComment(event) && --left === 0)
                yield foreign;
        }
    };
}
/** The source is asked for its next event once, however many beats pass until it comes. */
function beating(events, everyMs) {
    return async function* (signal) {
        const beat = () => (everyMs === null ? untilAborted(signal) : pause(everyMs, signal));
        const source = events(signal)[Symbol.asyncIterator]();
        let event = source.next();
        let silence = beat();
        while (!signal.aborted) {
            const first = await Promise.race([event, silence]);
            if (!first) {
                yield Buffer.from(':\n\n');
                silence = beat();
                continue;
            }
            if (first.done)
                return;
            if (!isComment(first.value))
                yield first.value;
            event = source.next();
        }
    };
}
/** Bytes that are no UTF-8, in the middle of what the event holds. */
function garbled(event) {
    const start = event.indexOf('data: ') + 'data: '.length;
    const middle = Math.floor((start + event.indexOf('\n', start)) / 2);
    return Buffer.concat([event.subarray(0, middle), Buffer.from([0xc3, 0x28, 0xff]), event.subarray(middle)]);
}
function renamed(event, ids) {
    const text = event.toString('latin1').replace(/^id: (.*)\n/m, (_, id) => {
        if (ids === 'none')
            return '';
        return `id: ${ids === 'shifted' ? Number(id) + 1_000 : createHash('sha256').update(id).digest('hex').slice(0, 12)}\n`;
    });
    return Buffer.from(text, 'latin1');
}
