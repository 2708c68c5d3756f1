import { isFields } from '../client/fields.js';
/**
 * Reading log records whose shape the contract does not show "beyond a per-record sequence number": the names in common
 * use are tried in order.
 */
export const sequenceKeys = ['seq', 'sequence', 'id'];
const textKeys = ['line', 'message', 'text', 'msg'];
/** An unknown shape is shown as its JSON, so that nothing is lost. */
export function readStoredRecord(raw) {
    if (typeof raw === 'string')
        return { seq: undefined, text: raw };
    if (!isFields(raw))
        return { seq: undefined, text: JSON.stringify(raw) ?? '' };
    return { seq: firstNumber(raw), text: textOf(raw) ?? JSON.stringify(raw) };
}
/** Where a stream event can carry its sequence: a field of the payload, or the event's own `id:`. */
export const numberSources = [...sequenceKeys, 'event-id'];
export function readStreamEvent(event) {
    const numbers = {};
    const eventId = event.id === undefined ? undefined : sequenceNumber(event.id);
    if (eventId !== undefined)
        numbers['event-id'] = eventId;
    const payload = parseJson(event.data);
    if (!isFields(payload))
        return { text: typeof payload === 'string' ? payload : event.data, numbers };
    for (const key of sequenceKeys) {
        const value = sequenceNumber(payload[key]);
        if (value !== undefined)
            numbers[key] = value;
    }
    return { text: textOf(payload), numbers };
}
// Loops where a chain of `map` and `find` would read better: these run once a line, and of a million lines too.
function textOf(raw) {
    for (const key of textKeys) {
        const value = raw[key];
        if (typeof value === 'string')
            return value;
    }
    return undefined;
}
function firstNumber(raw) {
    for (const key of sequenceKeys) {
        const value = sequenceNumber(raw[key]);
        if (value !== undefined)
            return value;
    }
    return undefined;
}
function sequenceNumber(value) {
    const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
function parseJson(text) {
    const first = text.trimStart()[0];
    if (first !== '{' && first !== '"')
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
