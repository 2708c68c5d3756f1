import { setImmediate } from 'node:timers/promises';
import { pause, untilAborted } from './pause.js';
import { BrokenOff } from './wire.js';
/** What a fault makes of the bytes of a body; the same body for all faults but `drip`, `cut` and those that break it off. */
export function withTroubledBytes(wire, fault) {
    switch (fault.kind) {
        case 'drip':
            return { ...wire, pieces: dripping(wire.pieces, fault.bytes ?? 1, fault.ms ?? 0) };
        case 'cut': {
            // Without a length the body ends wherever it ends.
            const { 'content-length': _, ...headers } = wire.headers;
            // Events would come late without their last byte, and need not be whole to be cut.
            const whole = headers['content-type'] === 'text/event-stream' ? wire.pieces : allButLast(wire.pieces);
            return { ...wire, headers, pieces: upTo(whole, fault.afterBytes) };
        }
        case 'reset':
        case 'close':
        case 'mute':
            return { ...wire, pieces: brokenOff(upTo(wire.pieces, fault.afterBytes), fault.kind) };
        default:
            return wire;
    }
}
function dripping(pieces, bytes, ms) {
    return async function* (signal) {
        for await (const piece of pieces(signal)) {
            for (let start = 0; start < piece.length; start += bytes) {
                // In a later turn of the event loop, so that two pieces do not leave as one.
                await (ms > 0 ? pause(ms, signal) : setImmediate());
                if (signal.aborted)
                    return;
                yield piece.subarray(start, start + bytes);
            }
        }
    };
}
function upTo(pieces, bytes = Number.POSITIVE_INFINITY) {
    return async function* (signal) {
        let left = bytes;
        if (left === 0)
            return;
        for await (const piece of pieces(signal)) {
            if (piece.length > 0)
                yield piece.subarray(0, left);
            left -= piece.length;
            if (left <= 0)
                return;
        }
    };
}
function allButLast(pieces) {
    return async function* (signal) {
        let kept = Buffer.alloc(0);
        for await (const piece of pieces(signal)) {
            const known = Buffer.concat([kept, piece]);
            yield known.subarray(0, -1);
            kept = known.subarray(-1);
        }
    };
}
function brokenOff(pieces, how) {
    return async function* (signal) {
        yield* pieces(signal);
        if (how === 'mute')
            await untilAborted(signal);
        else
            throw new BrokenOff(how);
    };
}
