import { lineHints, streamEndHints } from './poll-schedule.js';
export function beginVerdict(rules, atMs) {
    const state = {
        rules,
        pollAtMs: atMs,
        look: undefined,
        quickLooks: 0,
        hints: { line: lineHints, stream: streamEndHints },
        notBeforeMs: 0,
        lastReadMs: Number.NEGATIVE_INFINITY,
        lastGoodReadMs: atMs,
        failures: 0,
        refusals: 0,
        absences: { count: 0, sinceMs: 0 },
        seen: false,
        word: undefined,
        url: undefined,
        warned: [],
        needsEvidence: false,
        unchanged: undefined,
    };
    return readNext(state);
}
/** Goes on: the next read is due when the schedule, a hint or `Retry-After` says. */
export function readNext(state, events = []) {
    const wantedMs = Math.min(state.pollAtMs, state.look?.atMs ?? Number.POSITIVE_INFINITY);
    const atMs = Math.max(state.notBeforeMs, wantedMs);
    return { state, effects: [{ kind: 'read', atMs, withLog: state.needsEvidence }], events };
}
export function finish(state, outcome, reason, events = []) {
    return { state, effects: [{ kind: 'finish', outcome, reason }], events };
}
