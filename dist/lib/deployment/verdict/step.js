import { isForbiddenStatus, refusalLimit } from '../../client/errors.js';
import { failureBackoff, hintGapMs, pollInterval, quickLooksMs, spendHint } from './poll-schedule.js';
import { finish, readNext, } from './state.js';
const silenceMs = 5 * 60_000;
const absencesThatCount = 3;
const absenceSpanMs = 10_000;
const absencePollMs = 4_000;
const unchangedForMs = 5_000;
const pauseMs = 300;
const wordsWarnedOf = 5;
/**
 * Whether a deployment succeeded, decided without I/O and without a clock. Green only on proof: `succeeded` leaves this
 * file only from a read of our own record.
 */
export function step(state, input) {
    switch (input.kind) {
        case 'read': {
            const read = afterRead(state, input);
            const good = { ...read, failures: 0, refusals: 0, lastGoodReadMs: input.atMs, notBeforeMs: 0 };
            return input.read.kind === 'found'
                ? judgeRecord(good, input.read.record, input.log, input.atMs)
                : judgeAbsence(good, input.read.newerFinished, input.atMs);
        }
        case 'read-failed':
            return judgeFailure(afterRead(state, input), input.failure, input.atMs);
        case 'hint':
            return takeHint(state, input.hint, input.atMs);
        case 'deadline':
            return finish(state, 'timed-out', timedOut(state));
        default:
            return input;
    }
}
function judgeRecord(before, record, log, atMs) {
    const events = [];
    if (record.word !== undefined && record.word !== before.word) {
        events.push({ kind: 'status', word: record.word, atMs });
    }
    if (record.url !== undefined && record.url !== before.url)
        events.push({ kind: 'url', url: record.url });
    const state = {
        ...before,
        seen: true,
        absences: { count: 0, sinceMs: 0 },
        word: record.word ?? before.word,
        url: record.url ?? before.url,
        needsEvidence: false,
        unchanged: undefined,
    };
    const meaning = record.word === undefined ? 'ambiguous' : state.rules.meaningOf(record.word);
    const said = record.word === undefined ? 'no status' : `"${record.word}"`;
    switch (meaning) {
        case 'succeeded':
            return finish(state, 'succeeded', `The deployment succeeded: the platform says ${said}.`, events);
        case 'failed':
            return finish(state, 'failed', `The deployment failed: the platform says ${said}.`, events);
        case 'cancelled':
            return finish(state, 'cancelled', `The deployment was cancelled: the platform says ${said}.`, events);
        case 'superseded':
            return finish(state, 'superseded', `A newer deployment took over: the platform says ${said}.`, events);
        case 'ongoing':
            return readNext(state, events);
        case 'unknown':
            return warnOfWord(state, record.word ?? '', events);
        case 'ambiguous':
            return inferSuccess({ ...state, unchanged: before.unchanged }, record, log, { atMs, said, events });
        default:
            return meaning;
    }
}
/** One warning a word; a platform that invents words without end does not fill the log. */
function warnOfWord(state, word, events) {
    if (state.warned.includes(word) || state.warned.length >= wordsWarnedOf)
        return readNext(state, events);
    const text = `The status word "${word}" is not known, so the deployment counts as still going; ` +
        'if it is a final one, name it in success-states or failure-states.';
    return readNext({ ...state, warned: [...state.warned, word] }, [...events, { kind: 'warning', text }]);
}
/**
 * No word proves success. It is inferred only where an image is available for rollback, the build has said something, its
 * stream is over, and neither the record nor the stored log changed between two reads 5 s apart.
 */
function inferSuccess(state, record, log, context) {
    const { atMs, said, events } = context;
    if (!record.rollbackable || !log.anyLine || !log.streamOver) {
        return readNext({ ...state, unchanged: undefined }, events);
    }
    const candidate = { ...state, needsEvidence: true };
    if (log.storedMark === undefined)
        return readNext(candidate, events);
    const key = `${log.storedMark} ${record.fingerprint}`;
    const sinceMs = state.unchanged?.key === key ? state.unchanged.sinceMs : atMs;
    if (atMs - sinceMs < unchangedForMs) {
        const lookMs = sinceMs + unchangedForMs;
        return readNext({ ...candidate, unchanged: { key, sinceMs }, pollAtMs: Math.min(candidate.pollAtMs, lookMs) }, events);
    }
    const text = `Success is inferred: the platform shows ${said}, which can also mean that it is still going, but the deployment can ` +
        'be rolled back to, its log has ended, and nothing changed for 5 s. Name the word in success-states to be certain.';
    return finish(candidate, 'succeeded', 'Inferred from an ended log and an unchanged record.', [
        ...events,
        { kind: 'warning', text },
    ]);
}
function judgeAbsence(state, newerFinished, atMs) {
    const pollAtMs = Math.min(state.pollAtMs, atMs + absencePollMs);
    const missing = { ...state, pollAtMs, unchanged: undefined, needsEvidence: false };
    if (atMs < state.rules.graceUntilMs)
        return readNext(missing);
    const { count, sinceMs } = state.absences;
    const absences = count === 0 ? { count: 1, sinceMs: atMs } : { count: count + 1, sinceMs };
    if (absences.count < absencesThatCount || atMs - absences.sinceMs < absenceSpanMs) {
        return readNext({ ...missing, absences });
    }
    return newerFinished && state.seen
        ? finish(missing, 'superseded', 'A newer deployment finished, and this one is no longer in the history.')
        : finish(missing, 'indeterminate', 'The deployment is not in the history of its service; look at the dashboard.');
}
function judgeFailure(state, failure, atMs) {
    const retryAfterMs = failure.kind === 'refused' ? failure.retryAfterMs : undefined;
    const notBeforeMs = retryAfterMs === undefined ? 0 : atMs + retryAfterMs;
    if (notBeforeMs > state.rules.deadlineMs) {
        const seconds = Math.ceil((retryAfterMs ?? 0) / 1000);
        return finish(state, 'indeterminate', `The platform asked to wait ${seconds} s, which is past the timeout.`);
    }
    if (failure.kind === 'refused' && failure.status === 404) {
        return judgeAbsence({ ...state, failures: 0, refusals: 0, notBeforeMs, lastGoodReadMs: atMs }, false, atMs);
    }
    const failures = state.failures + 1;
    const forbidden = failure.kind === 'refused' && isForbiddenStatus(failure.status);
    const refusals = forbidden ? state.refusals + 1 : 0;
    const next = { ...state, failures, refusals, unchanged: undefined };
    if (refusals >= refusalLimit) {
        return finish(next, 'indeterminate', forbiddenReason(failure.kind === 'refused' ? failure.status : 0));
    }
    if (atMs - state.lastGoodReadMs >= silenceMs) {
        return finish(next, 'indeterminate', 'The platform gave no readable answer for 5 minutes.');
    }
    const pollAtMs = atMs + failureBackoff(failures, state.rules.random);
    return readNext({ ...next, notBeforeMs, pollAtMs });
}
function takeHint(state, hint, atMs) {
    if (hint === 'line' && state.look !== undefined && state.look.cause !== 'line')
        return readNext(state);
    if (spendHint(budgetOf(state, hint), atMs) === undefined)
        return readNext(state);
    const quickLooks = hint === 'stream-ended' ? quickLooksMs.length : state.quickLooks;
    return readNext({ ...state, look: { atMs: lookAfter(hint, state, atMs), cause: hint }, quickLooks });
}
function lookAfter(hint, state, atMs) {
    switch (hint) {
        case 'line':
            // A line matters once the log pauses: a build's last words come just before its status changes.
            return atMs + pauseMs;
        case 'stream-ended':
            // The build is over, as a rule, and a job waits for nothing else.
            return atMs;
        case 'stream-lost':
            return Math.max(atMs, state.lastReadMs + hintGapMs);
        default:
            return hint;
    }
}
function budgetOf(state, hint) {
    return hint === 'line' ? state.hints.line : state.hints.stream;
}
function spend(state, hint, atMs) {
    const left = spendHint(budgetOf(state, hint), atMs) ?? budgetOf(state, hint);
    return hint === 'line' ? { ...state.hints, line: left } : { ...state.hints, stream: left };
}
/**
 * The schedule after any read: a look that was due is spent, quick looks follow, then the usual interval. A look that fell
 * due while the read was under way stays: what was asked before it tells nothing of what came after.
 */
function afterRead(state, { askedMs, atMs }) {
    const due = state.look !== undefined && state.look.atMs <= askedMs ? state.look : undefined;
    // A read before its time was a look's, also where a line that came during the read has put the look off again.
    const spent = atMs < state.pollAtMs ? state.look : due;
    const quick = state.quickLooks > 0 ? quickLooksMs[quickLooksMs.length - state.quickLooks] : undefined;
    const interval = pollInterval({ fixedMs: state.rules.pollIntervalMs }, atMs);
    return {
        ...state,
        lastReadMs: atMs,
        look: due === undefined ? state.look : undefined,
        hints: spent === undefined ? state.hints : spend(state, spent.cause, atMs),
        quickLooks: Math.max(0, state.quickLooks - 1),
        pollAtMs: atMs + Math.min(interval, quick ?? interval),
    };
}
function forbiddenReason(status) {
    return status === 401
        ? 'The platform no longer accepts the API key (401); it was revoked, or it lacks the capability deployments:read.'
        : 'The API key may not read the deployment history (403); give it the capability deployments:read.';
}
function timedOut(state) {
    if (!state.seen)
        return 'The timeout passed before the deployment could be seen in the history.';
    if (state.word === undefined)
        return 'The timeout passed, and the platform shows no status for this deployment.';
    const passed = `The timeout passed while the platform said "${state.word}"`;
    // Of a build that is known to be going on, only the timeout was too short.
    if (state.rules.meaningOf(state.word) === 'ongoing')
        return `${passed}.`;
    return `${passed}; if that is a final word, name it in success-states or failure-states.`;
}
