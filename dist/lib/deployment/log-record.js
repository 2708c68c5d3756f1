import { isFields } from './fields.js';
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
    const numbers = numbersOf(raw);
    const seq = sequenceKeys.map((key) => numbers[key]).find((value) => value !== undefined);
    return { seq, text: textOf(raw) ?? JSON.stringify(raw) };
}
/** Where a stream event can carry its sequence: a field of the payload, or the event's own `id:`. */
export const numberSources = [...sequenceKeys, 'event-id'];
export function readStreamEvent(event) {
    const eventId = event.id === undefined ? undefined : sequenceNumber(event.id);
    const own = eventId === undefined ? {} : { 'event-id': eventId };
    const payload = parseJson(event.data);
    if (isFields(payload))
        return { text: textOf(payload), numbers: { ...numbersOf(payload), ...own } };
    return { text: typeof payload === 'string' ? payload : event.data, numbers: own };
}
function textOf(raw) {
    return textKeys.map((key) => raw[key]).find((value) => typeof value === 'string');
}
function numbersOf(raw) {
    const numbers = {};
    for (const key of sequenceKeys) {
        const value = sequenceNumber(raw[key]);
        if (value !== undefined)
            numbers[key] = value;
    }
    return numbers;
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
