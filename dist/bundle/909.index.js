export const id = 909;
export const ids = [909];
export const modules = {

/***/ 909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ LogFollower)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/time/clock.js
var clock = __webpack_require__(9376);
// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
// EXTERNAL MODULE: ./build/client/time/wakeable-timer.js
var wakeable_timer = __webpack_require__(2800);
// EXTERNAL MODULE: ./build/text/error.js
var error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/build-log/payload.js
var payload = __webpack_require__(910);
// EXTERNAL MODULE: ./build/client/time/token-bucket.js
var token_bucket = __webpack_require__(7250);
;// CONCATENATED MODULE: ./build/build-log/pace.js

const allowance = { most: 5, everyMs: 1_000, fullAtMs: 0 };
const later = { fromMs: 60_000, everyMs: 2_000 };
const apartMs = 250;
const idleMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 60_000, 120_000];
const settledStep = 5;
const withoutStreamMs = 5_000;
const afterFailuresMs = [2_000, 4_000, 8_000, 15_000];
const refusalLimit = 2;
const atEnd = { everyMs: 500, forMs: 5_000, laterMs: 1_000 };
const largePage = 100;
const smallestPage = 5;
const pages = { most: 300, everyMs: 10_000, fullAtMs: 0 };
const beginPace = {
    allowance,
    pages,
    atOnce: true,
    woken: false,
    askedMs: Number.NEGATIVE_INFINITY,
    idleStep: 0,
    idleAtMs: Number.POSITIVE_INFINITY,
    notBeforeMs: 0,
    failures: 0,
    isBehind: false,
};
function nextReadMs(pace, { streamOpen, verdictMs, patientUntilMs }) {
    const { atOnce, woken, askedMs, notBeforeMs } = pace;
    if (atOnce)
        return notBeforeMs;
    if (verdictMs !== undefined) {
        const usualMs = askedMs + (askedMs < verdictMs + atEnd.forMs ? atEnd.everyMs : atEnd.laterMs);
        const isNear = patientUntilMs > askedMs && patientUntilMs < usualMs + atEnd.everyMs / 2;
        return Math.max(notBeforeMs, isNear ? patientUntilMs : usualMs);
    }
    const idleAtMs = streamOpen ? pace.idleAtMs : Math.min(pace.idleAtMs, askedMs + withoutStreamMs);
    return Math.min(spareReadMs(pace, idleAtMs), woken ? Math.max(notBeforeMs, askedMs + apartMs, (0,token_bucket/* nextTokenMs */.Z0)(pace.allowance)) : Number.POSITIVE_INFINITY);
}
function spareReadMs({ allowance, askedMs, notBeforeMs }, wantedMs) {
    return Math.max(wantedMs, notBeforeMs, askedMs + apartMs, (0,token_bucket/* nextTokenMs */.Z0)({ ...allowance, most: allowance.most - 1 }));
}
function wake(pace) {
    return { ...pace, woken: true, idleStep: 0 };
}
function beginRead(pace, atMs) {
    const bucket = (0,token_bucket/* changeRate */.hb)(pace.allowance, atMs < later.fromMs ? allowance.everyMs : later.everyMs, atMs);
    const left = pace.atOnce ? bucket : (0,token_bucket/* takeToken */.FV)(bucket, atMs);
    return { ...pace, allowance: left, atOnce: false, woken: false, askedMs: atMs };
}
function endRead(pace, fresh, atMs, { streamOpen, owed, verdictMs }) {
    const isBehind = fresh >= largePage || (fresh >= smallestPage && owed >= fresh) || (fresh > 0 && verdictMs !== undefined);
    const readsOn = isBehind && (0,token_bucket/* nextTokenMs */.Z0)(pace.pages) <= atMs;
    const step = fresh > 0 ? 0 : Math.min(pace.idleStep + 1, idleMs.length - 1);
    const idleStep = streamOpen && owed === 0 ? Math.max(step, settledStep) : step;
    return {
        ...pace,
        atOnce: pace.atOnce || readsOn,
        isBehind,
        pages: readsOn ? (0,token_bucket/* takeToken */.FV)(pace.pages, atMs) : pace.pages,
        idleStep,
        idleAtMs: atMs + (idleMs[idleStep] ?? 0),
        notBeforeMs: 0,
        failures: 0,
    };
}
function failRead(pace, atMs, isAtEnd) {
    const pauseMs = isAtEnd ? atEnd.everyMs : (afterFailuresMs[pace.failures] ?? afterFailuresMs.at(-1) ?? 0);
    const notBeforeMs = atMs + pauseMs;
    return { ...pace, notBeforeMs, idleAtMs: notBeforeMs, failures: pace.failures + 1 };
}

;// CONCATENATED MODULE: ./build/build-log/stream.js
const maximumBadConnections = 3;
const reconnectMs = { from: 1_000, to: 8_000, afterGivingUp: 60_000 };
const fewestForProof = 5;
const mostHeld = { lines: 1_000, length: 4_000_000 };
const notLines = new Set(['', '{}', '[done]', 'done', 'end', 'ping', 'heartbeat', 'keep-alive']);
function mayBeLine(text) {
    return text.length > 12 || !notLines.has(text.trim().toLowerCase());
}
const noStream = {
    open: false,
    openAtMs: 0,
    bad: 0,
    anyLost: false,
    givenUp: false,
    over: false,
    cleanEndMs: Number.POSITIVE_INFINITY,
    firstTextMs: Number.POSITIVE_INFINITY,
    firstEvent: undefined,
    connections: 0,
    counts: new Map(),
    before: 0,
    total: 0,
    sought: undefined,
    found: false,
    offset: 0,
    lastText: '',
    held: [],
};
function openStream(stream) {
    return { ...stream, open: true, cleanEndMs: Number.POSITIVE_INFINITY, before: stream.total, counts: new Map() };
}
function countTexts(stream, texts, atMs) {
    const [first] = texts;
    if (first === undefined)
        return stream;
    const isFirst = stream.counts.size === 0;
    const firstEvent = `${first.event.id} ${first.event.data}`;
    const before = isFirst && firstEvent === stream.firstEvent ? stream.offset : stream.before;
    const counts = new Map(stream.counts);
    for (const { text, event } of texts)
        counts.set(event.event, (counts.get(event.event) ?? 0) + Number(mayBeLine(text)));
    const total = Math.max(stream.total, before + Math.max(...counts.values()));
    const line = texts.find(({ text }) => mayBeLine(text))?.text.trim();
    const last = texts.findLast(({ text }) => text !== '[DONE]')?.text.trim();
    return {
        ...stream,
        over: false,
        firstTextMs: Math.min(stream.firstTextMs, atMs),
        firstEvent: stream.firstEvent ?? firstEvent,
        connections: stream.connections + (isFirst ? 1 : 0),
        counts,
        before,
        total,
        sought: stream.found ? undefined : (stream.sought ?? line),
        bad: total > stream.total ? -1 : stream.bad,
        lastText: last ?? stream.lastText,
    };
}
function findStart(stream, texts, before) {
    const index = stream.sought === undefined ? -1 : texts.findIndex((text) => text.trim() === stream.sought);
    if (index < 0)
        return stream;
    const offset = before + texts.slice(0, index).filter(mayBeLine).length;
    return {
        ...stream,
        sought: undefined,
        found: true,
        offset,
        before: stream.before + offset,
        total: stream.total + offset,
    };
}
function holdTexts(stream, texts) {
    const held = [...stream.held, ...texts].slice(-mostHeld.lines);
    let length = held.reduce((sum, text) => sum + text.length, 0);
    while (length > mostHeld.length)
        length -= held.shift()?.length ?? 0;
    return { ...stream, held };
}
function endStream(stream, clean, atMs, random) {
    const bad = stream.bad + 1;
    const isBad = bad >= maximumBadConnections;
    const ceilingMs = Math.min(reconnectMs.to, reconnectMs.from * 2 ** bad);
    const delayMs = isBad ? reconnectMs.afterGivingUp : reconnectMs.from + random() * (ceilingMs - reconnectMs.from);
    const cleanEndMs = clean ? atMs : Number.POSITIVE_INFINITY;
    const anyLost = stream.anyLost || !clean;
    const givenUp = stream.givenUp || (isBad && anyLost);
    return { ...stream, open: false, openAtMs: atMs + delayMs, bad, anyLost, givenUp, over: clean || isBad, cleanEndMs };
}
function provesEnd(stream, shown, lastText) {
    const { total, found, connections, cleanEndMs } = stream;
    const isExact = found && total === shown && total >= fewestForProof && lastText?.trim() === stream.lastText;
    return isExact && connections === 1 && cleanEndMs < Number.POSITIVE_INFINITY;
}

;// CONCATENATED MODULE: ./build/build-log/records.js

const confirmAfterMs = 300;
const mostInVain = 3;
const mostGaps = 500;
const largestFirst = 1_000;
const roundMs = 5_000;
const mostAsks = 20;
const nothingPrinted = {
    lines: 0,
    texts: 0,
    last: -1,
    numbered: undefined,
    first: undefined,
    firstText: undefined,
    lastText: undefined,
    moved: false,
    newMs: 0,
    ones: 0,
    jumps: 0,
    gaps: [],
    anyFilled: false,
    suspect: undefined,
    inVain: 0,
    round: { atMs: Number.POSITIVE_INFINITY, waitMs: roundMs, behind: -1, asks: 0, doneMs: Number.NEGATIVE_INFINITY },
};
function beginAnswer(after, gap) {
    return { after, gap, records: 0, fresh: 0, highest: -1, waiting: [], isDescending: false, isFixed: false };
}
function takeRecords(before, answer, records, atMs) {
    const numbered = before.numbered ?? records[0]?.seq !== undefined;
    if (records.length === 0)
        return { printed: before, answer, lines: [] };
    if (!numbered)
        return countRecords({ ...before, numbered }, answer, records, atMs);
    const lines = [];
    const waiting = [];
    let printed = { ...before, numbered };
    let { highest, isFixed } = answer;
    for (const { seq = highest + 1, text } of records) {
        highest = Math.max(highest, seq);
        if (seq === printed.last + 1 || (printed.last < 0 && seq === 1)) {
            lines.push({ seq, text });
            printed.last = seq;
            printed.ones++;
        }
        else if (seq > printed.last) {
            waiting.push({ seq, text });
        }
        else {
            isFixed ||= answer.after !== undefined && seq < answer.after;
            const gaps = fillGap(printed.gaps, seq);
            if (gaps === undefined && seq >= (printed.first ?? lines[0]?.seq ?? 0))
                continue;
            lines.push({ seq, text, late: true });
            printed = { ...printed, gaps: gaps ?? printed.gaps, first: Math.min(seq, printed.first ?? seq), anyFilled: true };
        }
    }
    const held = waiting.length === 0 ? answer.waiting : [...answer.waiting, waiting];
    const isDescending = answer.isDescending || (records[1]?.seq ?? highest) < (records[0]?.seq ?? 0);
    const taken = { highest, isFixed, isDescending, records: answer.records + records.length, waiting: held };
    return show(printed, { ...answer, ...taken }, lines, atMs);
}
function endAnswer(before, answer, { askedMs, atMs }) {
    const waiting = answer.waiting.flat().sort((one, other) => (one.seq ?? 0) - (other.seq ?? 0));
    const lines = [];
    const { suspect } = before;
    const isSecond = suspect !== undefined && askedMs >= suspect.askAtMs;
    const printed = { ...before, suspect: isSecond ? undefined : suspect };
    if (isSecond) {
        const seen = answer.fresh + waiting.filter(({ seq = 0 }) => seq <= suspect.seenTo).length;
        printed.inVain = seen > suspect.seen ? 0 : printed.inVain + 1;
    }
    for (const { seq = 0, text } of waiting) {
        const { last } = printed;
        if (seq <= last)
            continue;
        if (seq > Math.max(last, 0) + 1) {
            const isConfirmed = isSecond && seq <= suspect.seenTo;
            const isTrimmed = last < 0 && seq > largestFirst;
            if (!isConfirmed && !isTrimmed && (isDense(printed) || printed.inVain < mostInVain)) {
                const seen = waiting.filter((record) => (record.seq ?? 0) > last).length;
                printed.suspect ??= { askAtMs: atMs + confirmAfterMs, seenTo: waiting.at(-1)?.seq ?? 0, seen };
                break;
            }
            if (last >= 0)
                printed.jumps++;
            if (!isTrimmed)
                printed.gaps = [...printed.gaps, { from: last + 1, to: seq - 1 }].slice(-mostGaps);
            if (!isTrimmed)
                printed.round = { ...nothingPrinted.round, atMs: atMs + roundMs };
        }
        else
            printed.ones++;
        lines.push({ seq, text });
        printed.last = seq;
    }
    return show(printed, { ...answer, waiting: [] }, lines, atMs);
}
function countRecords(before, answer, records, atMs) {
    const known = before.lines - answer.records;
    const firstText = before.firstText ?? records[0]?.text;
    const hasMoved = (index, text) => text !== (records[index]?.text ?? text);
    const moved = before.moved || (answer.records === 0 && hasMoved(0, firstText)) || hasMoved(known - 1, before.lastText);
    const lines = moved
        ? []
        : records.slice(Math.max(0, known)).map(({ text }, index) => ({ seq: before.lines + index + 1, text }));
    const next = { ...answer, records: answer.records + records.length, isFixed: true };
    return show({ ...before, moved, last: before.lines + lines.length }, next, lines, atMs);
}
function show(printed, answer, lines, atMs) {
    const [first] = lines;
    if (first === undefined)
        return { printed, answer, lines };
    let { texts, firstText = first.text, lastText } = printed;
    for (const { text, late } of lines) {
        if (mayBeLine(text))
            texts++;
        if (!late)
            lastText = text;
    }
    const lowest = printed.first ?? first.seq;
    const shown = {
        ...printed,
        lines: printed.lines + lines.length,
        texts,
        first: lowest,
        firstText,
        lastText,
        newMs: atMs,
    };
    return { printed: shown, answer: { ...answer, fresh: answer.fresh + lines.length }, lines };
}
function isDense({ ones, jumps, anyFilled }) {
    return anyFilled || ones >= jumps;
}
function fillGap(gaps, seq) {
    const index = gaps.findIndex(({ from, to }) => from <= seq && seq <= to);
    const gap = gaps[index];
    if (gap === undefined)
        return undefined;
    const parts = [
        { from: gap.from, to: seq - 1 },
        { from: seq + 1, to: gap.to },
    ].filter(({ from, to }) => from <= to);
    return gaps.toSpliced(index, 1, ...parts).slice(-mostGaps);
}
function nextGap(printed) {
    return printed.gaps.find(({ to }) => to > printed.round.behind);
}
function endGapRead(printed, gap, highest, atMs) {
    const { round } = printed;
    const behind = Math.max(round.behind, gap.to, highest);
    const next = { ...printed, round: { ...round, behind, asks: round.asks + 1 } };
    if (round.asks + 1 < mostAsks && nextGap(next) !== undefined)
        return next;
    return {
        ...printed,
        round: { atMs: atMs + round.waitMs, waitMs: round.waitMs * 2, behind: -1, asks: 0, doneMs: atMs },
    };
}
function missingLines(printed) {
    return isDense(printed) ? printed.gaps.filter(({ from }) => from > 0) : [];
}
function looksLikePage({ records }) {
    return records >= 10 && /^(1|2|25|5)0*$/.test(`${records}`);
}
function mayLackBeginning(first, answer) {
    return first > largestFirst || (first > 1 && (looksLikePage(answer) || answer.isDescending));
}

;// CONCATENATED MODULE: ./build/build-log/state.js



function beginLog(rules) {
    const nothing = {
        answer: undefined,
        last: undefined,
        quietAskedMs: undefined,
        failure: undefined,
        verdict: undefined,
    };
    return {
        ...nothing,
        rules,
        source: 'undecided',
        printed: nothingPrinted,
        pace: beginPace,
        stream: noStream,
        refusals: 0,
    };
}

// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
;// CONCATENATED MODULE: ./build/build-log/end.js




const patienceMs = 2_000;
const owedPatienceMs = 5_000;
const mostMs = { usual: 30_000, pages: 120_000, silence: 10_000, pastDeadline: 5_000 };
const mostRanges = 5;
function judgeEnd(state, atMs) {
    const { verdict, printed, source, failure } = state;
    if (verdict === undefined)
        return undefined;
    if (source === 'stream')
        return judgeStream(state, atMs);
    if (printed.moved) {
        const text = (0,message/* message */.i) `log-moved: The stored build log has no line numbers, and a line that was shown has changed, so new lines could not be told from old ones. The dashboard has all of them.`;
        return conclude(state, text);
    }
    if (isWhole(state) && !awaitsGaps(state))
        return judgeWhole(state);
    if (atMs < endsAtMs(state))
        return undefined;
    if (state.refusals >= refusalLimit)
        return judgeStream(state, atMs);
    const text = (0,message/* message */.i) `log-end-unread: The end of the build log could not be read. The dashboard has all of it. `;
    return conclude(state, text + (failure ?? (0,message/* message */.i) `log-still-arriving: Its lines were still arriving.`));
}
function endsAtMs({ verdict, source, pace, printed, rules, refusals }) {
    if (verdict === undefined)
        return Number.POSITIVE_INFINITY;
    const isShort = verdict.ending === 'open' || source === 'stream' || refusals >= refusalLimit;
    const pagesMs = pace.isBehind ? Math.min(mostMs.pages, printed.newMs + mostMs.silence - verdict.atMs) : 0;
    const ms = isShort ? owedPatienceMs : Math.max(mostMs.usual, pagesMs);
    return Math.min(verdict.atMs + ms, rules.deadlineMs + mostMs.pastDeadline);
}
function patientUntilMs({ verdict, printed, stream }) {
    if (verdict === undefined)
        return Number.POSITIVE_INFINITY;
    if (verdict.ending === 'open')
        return verdict.askedMs;
    const ms = stream.total > printed.texts ? owedPatienceMs : patienceMs;
    return Math.max(verdict.atMs + ms, printed.newMs + patienceMs);
}
function awaitsGaps(state) {
    const { verdict, printed } = state;
    if (verdict === undefined || verdict.ending === 'open' || !isWhole(state))
        return false;
    return nextGap(printed) !== undefined && printed.round.doneMs < verdict.atMs;
}
function isWhole(state) {
    const { quietAskedMs } = state;
    return quietAskedMs !== undefined && (isProven(state) || quietAskedMs >= patientUntilMs(state));
}
function isProven({ verdict, stream, printed, quietAskedMs }) {
    if (verdict === undefined || quietAskedMs === undefined || !provesEnd(stream, printed.texts, printed.lastText))
        return false;
    return quietAskedMs >= Math.max(stream.cleanEndMs, verdict.askedMs);
}
function judgeWhole(state) {
    const { printed, stream, verdict, last } = state;
    if (isProven(state) || verdict?.ending === 'open')
        return conclude(state);
    const isFailed = verdict?.ending === 'failed';
    if (last?.isFixed && looksLikePage(last)) {
        const text = (0,message/* message */.i) `log-one-page: The platform answers with the first ${last.records} lines of the build log, whatever is asked for. If there are more, see the dashboard.`;
        return conclude(state, text);
    }
    if (stream.total > printed.texts) {
        const text = (0,message/* message */.i) `log-owed: The log stream has sent ${stream.total} lines, but the stored build log shows ${printed.texts}. If lines are missing, see the dashboard.`;
        return isFailed ? conclude(state, text) : conclude(state, undefined, text);
    }
    const text = (0,message/* message */.i) `log-end-unproven: The platform gave no proof that this is the whole build log. If its end is missing, see the dashboard.`;
    return isFailed ? conclude(state, undefined, text) : conclude(state);
}
function judgeStream(state, atMs) {
    const { stream, failure, source } = state;
    if (source === 'stream' && stream.cleanEndMs < Number.POSITIVE_INFINITY)
        return conclude(state);
    if ((stream.open || stream.total > 0) && atMs < endsAtMs(state))
        return undefined;
    const text = (0,message/* message */.i) `log-unreadable: The build log could not be read to its end. The outcome is not affected. If the API key lacks the capability logs:read, grant it: \`taxiway doctor\` shows what the key may do. `;
    return conclude(state, text + (failure ?? ''));
}
function conclude({ printed }, warning, notice) {
    const missing = missingLines(printed);
    if (missing.length === 0)
        return warning === undefined ? { kind: 'complete', notice } : { kind: 'incomplete', warning, missing };
    const ranges = missing.slice(0, mostRanges).map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`));
    const more = missing.length > mostRanges ? ` and ${missing.length - mostRanges} more gaps` : '';
    const text = (0,message/* message */.i) `log-lines-missing: The platform did not deliver these lines of the build log: ${ranges.join(', ')}${more}. The dashboard may have them.`;
    return { kind: 'incomplete', warning: [text, warning ?? notice ?? ''].join(' ').trim(), missing };
}

;// CONCATENATED MODULE: ./build/build-log/step.js





const refusals = new Set([403, 405, 501]);
const storeSilentMs = { whileItBuilds: 10_000, atEnd: 2_000 };
const soonMs = 5_000;
const togetherMs = 50;
function stepLog(before, input, atMs) {
    const effects = [];
    const state = chooseSource(take(before, input, atMs, effects), atMs, effects);
    const end = judgeEnd(state, atMs);
    if (end === undefined)
        return schedule(state, atMs, effects);
    if (end.kind === 'incomplete')
        for (const gap of end.missing)
            report(effects, { kind: 'hole', from: gap.from, to: gap.to });
    return { state, effects: [...effects, { kind: 'finish', end }], dueMs: Number.POSITIVE_INFINITY };
}
function take(state, input, atMs, effects) {
    const { printed, answer, pace, stream } = state;
    switch (input.kind) {
        case 'time':
            return state;
        case 'records':
            return answer === undefined ? state : print(state, takeRecords(printed, answer, input.records, atMs), effects);
        case 'answered':
            return answer === undefined ? state : takeAnswer(state, answer, { askedMs: input.askedMs, atMs }, effects);
        case 'read-failed': {
            const count = refusals.has(input.status) ? state.refusals + 1 : 0;
            const gaps = answer?.gap === undefined ? printed : endGapRead(printed, answer.gap, -1, atMs);
            const failed = { answer: undefined, quietAskedMs: undefined, failure: input.why, refusals: count, printed: gaps };
            return { ...state, ...failed, pace: failRead(pace, atMs, state.verdict !== undefined) };
        }
        case 'stream-opened':
            return { ...state, stream: openStream(stream), pace: wake(pace) };
        case 'stream-texts': {
            const counted = countTexts(stream, input.texts, atMs);
            const streamed = input.texts.map(({ text }) => text);
            if (state.source === 'stream')
                return printTexts({ ...state, stream: counted }, streamed, effects);
            const { firstText, lastText, texts } = printed;
            const fromStart = firstText === undefined ? holdTexts(counted, streamed) : findStart(counted, [firstText], 0);
            const found = lastText === undefined ? fromStart : findStart(fromStart, [lastText], texts - 1);
            return { ...state, stream: found, pace: wake(pace) };
        }
        case 'stream-ended': {
            const ended = endStream(stream, input.clean, atMs, state.rules.random);
            if (ended.givenUp && !stream.givenUp && state.source !== 'stream') {
                const text = (0,message/* message */.i) `log-stream-lost: The log stream was lost three times in a row. Lines of the build log may now appear up to 5 s late.`;
                report(effects, { kind: 'warning', text });
            }
            const woken = stream.open ? wake(pace) : pace;
            return { ...state, stream: ended, pace: { ...woken, atOnce: pace.atOnce || input.clean } };
        }
        case 'status-changed':
            return { ...state, pace: wake(pace) };
        case 'history-read':
            if (Math.abs(atMs - stream.cleanEndMs) > soonMs || pace.askedMs >= atMs - togetherMs)
                return state;
            return { ...state, pace: { ...pace, atOnce: true } };
        case 'evidence-wanted':
            return { ...state, pace: { ...pace, atOnce: true } };
        case 'verdict': {
            const verdict = { atMs, askedMs: input.askedMs - togetherMs, ending: input.ending };
            const round = { ...printed.round, behind: -1, asks: 0 };
            const isAsked = answer !== undefined && pace.askedMs >= verdict.askedMs;
            const next = { ...pace, atOnce: pace.atOnce || !isAsked };
            return { ...state, verdict, printed: { ...printed, round }, pace: next };
        }
        default:
            return input;
    }
}
function takeAnswer(state, answer, times, effects) {
    const merged = endAnswer(state.printed, answer, times);
    const { gap, fresh, highest } = merged.answer;
    const next = { ...print(state, merged, effects), answer: undefined, failure: undefined, refusals: 0 };
    if (gap !== undefined)
        return { ...next, printed: endGapRead(next.printed, gap, highest, times.atMs) };
    const isQuiet = fresh === 0 && merged.printed.suspect === undefined;
    const pace = endRead(state.pace, fresh, times.atMs, situationOf(next));
    return { ...next, last: merged.answer, quietAskedMs: isQuiet ? times.askedMs : undefined, pace };
}
function print(state, { printed, answer, lines }, effects) {
    const [first] = lines;
    if (first === undefined)
        return { ...state, printed, answer };
    effects.push({ kind: 'print', lines });
    if (state.printed.lines === 0 && mayLackBeginning(first.seq, answer)) {
        const text = (0,message/* message */.i) `log-offset: The stored build log begins with line ${first.seq}. If there are lines before it, see the dashboard.`;
        report(effects, { kind: 'notice', text });
    }
    const texts = lines.map(({ text }) => text);
    const stream = { ...findStart(state.stream, texts, state.printed.texts), held: [] };
    return { ...state, source: 'stored', quietAskedMs: undefined, stream, printed, answer };
}
function chooseSource(state, atMs, effects) {
    const { stream, verdict, source, failure, last } = state;
    if (source !== 'undecided')
        return state;
    const stayedEmpty = stream.held.length > 0 && verdict?.ending !== 'open' && isWhole(state);
    if (atMs < storeGivenUpMs(state) && !stayedEmpty)
        return state;
    if (stream.held.length > 0 || stream.open) {
        const text = (0,message/* message */.i) `log-by-stream: The stored build log cannot be read, so the lines of the stream are shown. Lines may be missing, or repeated after a reconnection. `;
        const empty = last === undefined ? (0,message/* message */.i) `log-no-answer: No answer came.` : (0,message/* message */.i) `log-stayed-empty: It stayed empty.`;
        report(effects, { kind: 'notice', text: text + (failure ?? empty) });
    }
    return printTexts({ ...state, source: 'stream', stream: { ...stream, held: [] } }, stream.held, effects);
}
function storeGivenUpMs({ refusals: count, last, stream, verdict }) {
    if (count >= refusalLimit)
        return stream.firstTextMs;
    if (last !== undefined)
        return Number.POSITIVE_INFINITY;
    const atEndMs = Math.max(stream.firstTextMs, (verdict?.atMs ?? Number.POSITIVE_INFINITY) + storeSilentMs.atEnd);
    return Math.min(stream.firstTextMs + storeSilentMs.whileItBuilds, atEndMs);
}
function printTexts(state, texts, effects) {
    const { printed } = state;
    const lines = texts.filter(mayBeLine).map((text, index) => ({ seq: printed.lines + index + 1, text }));
    if (lines.length > 0)
        effects.push({ kind: 'print', lines });
    return { ...state, printed: { ...printed, lines: printed.lines + lines.length } };
}
function situationOf(state) {
    const { stream, printed, verdict } = state;
    const owed = stream.total === 0 ? -1 : stream.total - printed.texts;
    return { streamOpen: stream.open, owed, verdictMs: verdict?.atMs, patientUntilMs: patientUntilMs(state) };
}
function nextRead(state) {
    const { printed, pace, verdict } = state;
    if (state.answer !== undefined || state.source === 'stream')
        return { atMs: Number.POSITIVE_INFINITY, gap: undefined };
    if (printed.suspect !== undefined)
        return { atMs: Math.max(printed.suspect.askAtMs, pace.notBeforeMs), gap: undefined };
    const atMs = nextReadMs(pace, situationOf(state));
    const gap = nextGap(printed);
    const gapMs = verdict === undefined ? spareReadMs(pace, printed.round.atMs) : pace.notBeforeMs;
    const isForGap = verdict === undefined ? gapMs < atMs : awaitsGaps(state);
    return gap !== undefined && isForGap ? { atMs: gapMs, gap } : { atMs, gap: undefined };
}
function schedule(state, atMs, effects) {
    let next = state;
    if (openMs(next) <= atMs) {
        effects.push({ kind: 'open-stream' });
        next = { ...next, stream: { ...next.stream, openAtMs: Number.POSITIVE_INFINITY } };
    }
    const read = nextRead(next);
    if (read.atMs <= atMs) {
        const mark = read.gap === undefined ? next.printed.last : read.gap.from - 1;
        const after = next.printed.numbered === true && mark >= 0 ? mark : undefined;
        effects.push({ kind: 'read', after });
        next = { ...next, answer: beginAnswer(after, read.gap), pace: beginRead(next.pace, atMs) };
    }
    const sourceMs = next.source === 'undecided' ? storeGivenUpMs(next) : Number.POSITIVE_INFINITY;
    return { state: next, effects, dueMs: Math.min(openMs(next), nextRead(next).atMs, sourceMs, endsAtMs(next)) };
}
function openMs({ verdict, stream }) {
    return verdict === undefined && !stream.open ? stream.openAtMs : Number.POSITIVE_INFINITY;
}
function report(effects, event) {
    effects.push({ kind: 'report', event });
}

;// CONCATENATED MODULE: ./build/build-log/follower.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});








const silenceMs = 10_000;
const leastSleepMs = 1;
class LogFollower {
    #run;
    #source;
    #onHint;
    #timer = new wakeable_timer/* WakeableTimer */.w();
    #answered = new wakeable_timer/* WakeableTimer */.w();
    #scope;
    #end = Promise.withResolvers();
    #tasks = new Set();
    #turn = Promise.resolve();
    #state;
    #dueMs = 0;
    #lastEventId;
    constructor(run, source, onHint) {
        this.#run = run;
        this.#source = source;
        this.#onHint = onHint;
        this.#scope = new timeout/* AbortScope */.DK({ clock: run.clock, signal: run.signal });
        this.#state = beginLog({ deadlineMs: run.deadlineMs, random: run.random });
        this.#end.promise.catch(() => undefined);
    }
    get anyLine() {
        return this.#state.printed.lines > 0;
    }
    get streamOver() {
        return this.#state.stream.over;
    }
    get end() {
        return this.#end.promise;
    }
    start() {
        this.#begin(this.#loop());
    }
    note(kind) {
        this.#begin(this.#take({ kind }));
    }
    async readToEnd(ms) {
        const fromMs = this.#run.elapsed();
        this.#begin(this.#take({ kind: 'evidence-wanted' }));
        for (let leftMs = ms; leftMs > 0; leftMs = fromMs + ms - this.#run.elapsed()) {
            await this.#answered.sleep(this.#run.clock, leftMs, this.#scope.signal);
            if ((this.#state.quietAskedMs ?? Number.NEGATIVE_INFINITY) >= fromMs)
                return this.#state.printed.lines;
        }
        return undefined;
    }
    async finish(ending, askedMs) {
        this.#begin(this.#take({ kind: 'verdict', askedMs, ending }));
        const end = await this.#end.promise;
        await this.abandon();
        return end;
    }
    async abandon() {
        this.#scope.abort(clock/* notNeeded */.t);
        await Promise.all(this.#tasks);
        this.#scope[Symbol.dispose]();
    }
    async #loop() {
        for (;;) {
            await this.#take({ kind: 'time' });
            const waitMs = Math.max(this.#dueMs - this.#run.elapsed(), leastSleepMs);
            await this.#timer.sleep(this.#run.clock, waitMs, this.#scope.signal);
        }
    }
    #take(input) {
        this.#turn = this.#turn.then(async () => {
            this.#scope.signal.throwIfAborted();
            const { printed, stream } = this.#state;
            const { state, effects, dueMs } = stepLog(this.#state, input, this.#run.elapsed());
            this.#state = state;
            this.#dueMs = dueMs;
            for (const effect of effects)
                await this.#do(effect);
            this.#hint(input, state.printed.lines > printed.lines || state.stream.total > stream.total);
            if (input.kind === 'answered' || input.kind === 'read-failed')
                this.#answered.wake();
            if (input.kind !== 'time')
                this.#timer.wake();
        });
        return this.#turn;
    }
    async #do(effect) {
        switch (effect.kind) {
            case 'print':
                return await this.#source.host.print(effect.lines);
            case 'report':
                return this.#source.host.report(effect.event);
            case 'read':
                return this.#begin(this.#read(effect.after));
            case 'open-stream':
                return this.#begin(this.#stream());
            case 'finish':
                this.#end.resolve(effect.end);
                return this.#scope.abort(clock/* notNeeded */.t);
            default:
                effect;
        }
    }
    #hint(input, grew) {
        if (this.#state.verdict !== undefined)
            return;
        if (input.kind === 'stream-ended')
            this.#onHint(input.clean ? 'stream-ended' : 'stream-lost');
        else if (grew)
            this.#onHint('line');
    }
    #begin(work) {
        const task = work.catch((error) => {
            this.#end.reject(error);
            this.#scope.abort(clock/* notNeeded */.t);
        });
        this.#tasks.add(task);
        void task.then(() => this.#tasks.delete(task));
    }
    async #read(after) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { platform, deploymentId } = this.#source;
            const scope = __addDisposableResource(env_1, new timeout/* AbortScope */.DK({ clock: this.#run.clock, signal: this.#scope.signal }), false);
            await this.#run.waitForRetryAfter(scope.signal);
            const askedMs = this.#run.elapsed();
            const options = { after, signal: scope.signal, timeoutMs: Number.POSITIVE_INFINITY, retries: false };
            const chunks = platform.storedLogChunks(deploymentId, options);
            const next = (limit) => {
                limit.addEventListener('abort', () => scope.abort(limit.reason), { once: true });
                return chunks.next();
            };
            const failure = await this.#failureOf(async () => {
                for (;;) {
                    const { done, value } = await this.#run.within(silenceMs, 'get_deployment_logs', next, scope.signal);
                    if (done)
                        return;
                    await this.#take({ kind: 'records', records: value.map(payload/* readStoredRecord */.hx) });
                }
            });
            if (failure === undefined)
                return await this.#take({ kind: 'answered', askedMs });
            const status = failure instanceof errors/* RefusedError */.fk ? failure.status : undefined;
            await this.#take({ kind: 'read-failed', status, why: failure instanceof error/* TaxiwayError */.y ? failure.message : '' });
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    async #stream() {
        const { signal } = this.#scope;
        const { platform, deploymentId } = this.#source;
        await this.#run.waitForRetryAfter(signal);
        const onOpen = () => this.#begin(this.#take({ kind: 'stream-opened' }));
        const connection = platform.streamLogChunks(deploymentId, { lastEventId: this.#lastEventId, signal, onOpen });
        const failure = await this.#failureOf(async () => {
            for await (const events of connection) {
                this.#lastEventId = events.findLast(({ id }) => id !== undefined)?.id ?? this.#lastEventId;
                await this.#take({ kind: 'stream-texts', texts: events.flatMap(textOf) });
            }
        });
        await this.#take({ kind: 'stream-ended', clean: failure === undefined });
    }
    async #failureOf(work) {
        try {
            await work();
            return undefined;
        }
        catch (error) {
            this.#scope.signal.throwIfAborted();
            this.#run.noteRetryAfter(error);
            return error;
        }
    }
}
function textOf(event) {
    const text = (0,payload/* readStreamedText */.ju)(event.data);
    return text === undefined ? [] : [{ text, event }];
}


/***/ }),

/***/ 910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ textKeys),
/* harmony export */   HF: () => (/* binding */ sequenceNumber),
/* harmony export */   Il: () => (/* binding */ sequenceKeys),
/* harmony export */   ex: () => (/* binding */ parsePayload),
/* harmony export */   hx: () => (/* binding */ readStoredRecord),
/* harmony export */   ju: () => (/* binding */ readStreamedText)
/* harmony export */ });
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(525);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5666);


const sequenceKeys = ['seq', 'sequence', 'id'];
const textKeys = ['line', 'message', 'text', 'msg'];
function readStoredRecord(raw) {
    if (typeof raw === 'string')
        return { seq: undefined, text: raw };
    if (!(0,_client_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isFields */ .C)(raw))
        return { seq: undefined, text: JSON.stringify(raw) ?? '' };
    return { seq: numberOf(raw), text: textOf(raw) ?? JSON.stringify(raw) };
}
function readStreamedText(data) {
    const payload = parsePayload(data);
    return (0,_client_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isFields */ .C)(payload) ? textOf(payload) : typeof payload === 'string' ? payload : data;
}
function textOf(raw) {
    for (const key of textKeys) {
        const value = raw[key];
        if (typeof value === 'string')
            return value;
    }
    return undefined;
}
function numberOf(raw) {
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
function parsePayload(text) {
    const first = text.trimStart()[0];
    if (first !== '{' && first !== '"')
        return undefined;
    try {
        return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 7250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ takeToken),
/* harmony export */   Z0: () => (/* binding */ nextTokenMs),
/* harmony export */   hb: () => (/* binding */ changeRate)
/* harmony export */ });
function nextTokenMs({ most, everyMs, fullAtMs }) {
    return fullAtMs - (most - 1) * everyMs;
}
function takeToken(bucket, atMs) {
    return { ...bucket, fullAtMs: Math.max(bucket.fullAtMs, atMs) + bucket.everyMs };
}
function changeRate(bucket, everyMs, atMs) {
    const missing = Math.max(0, bucket.fullAtMs - atMs) / bucket.everyMs;
    return { ...bucket, everyMs, fullAtMs: atMs + missing * everyMs };
}


/***/ }),

/***/ 2800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ WakeableTimer)
/* harmony export */ });
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9376);
/* harmony import */ var _timeout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3541);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});


class WakeableTimer {
    #woken = false;
    #sleep;
    wake() {
        this.#woken = true;
        this.#sleep?.abort(_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .notNeeded */ .t);
    }
    async sleep(clock, ms, signal) {
        signal.throwIfAborted();
        if (!this.#woken && ms > 0) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const scope = __addDisposableResource(env_1, new _timeout_js__WEBPACK_IMPORTED_MODULE_1__/* .AbortScope */ .DK({ clock, signal }), false);
                this.#sleep = scope;
                try {
                    await clock.sleep(ms, scope.signal);
                }
                catch (error) {
                    signal.throwIfAborted();
                    if (!this.#woken)
                        throw error;
                }
                finally {
                    this.#sleep = undefined;
                }
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                __disposeResources(env_1);
            }
        }
        this.#woken = false;
    }
}


/***/ })

};
