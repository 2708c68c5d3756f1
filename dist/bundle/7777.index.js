export const id = 7777;
export const ids = [7777];
export const modules = {

/***/ 7777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ LogFollower)
});


var errors = __webpack_require__(5373);

var abort_scope = __webpack_require__(7239);

var clock = __webpack_require__(342);

var wakeable_timer = __webpack_require__(666);

var taxiway_error = __webpack_require__(7776);

var json_fields = __webpack_require__(4544);

var parsed_json = __webpack_require__(2802);
;


const sequenceKeys = ['seq', 'sequence', 'id'];
const textKeys = ['line', 'message', 'text', 'msg'];
function readStoredRecord(raw) {
    if (typeof raw === 'string')
        return { seq: undefined, text: withoutBreak(raw) };
    if (!(0,json_fields/* isFields */.C)(raw))
        return { seq: undefined, text: JSON.stringify(raw) ?? '' };
    return { seq: readNumber(raw), text: readText(raw) ?? JSON.stringify(raw) };
}
function readStreamedText(data) {
    const payload = parsePayload(data);
    return (0,json_fields/* isFields */.C)(payload) ? readText(payload) : typeof payload === 'string' ? payload : data;
}
function readText(raw) {
    for (const key of textKeys) {
        const value = raw[key];
        if (typeof value === 'string')
            return withoutBreak(value);
    }
    return undefined;
}
function withoutBreak(text) {
    return text.endsWith('\n') ? text.slice(0, text.endsWith('\r\n') ? -2 : -1) : text;
}
function readNumber(raw) {
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
        return (0,parsed_json/* parseJson */.q)(text);
    }
    catch {
        return undefined;
    }
}

;
const mostInVain = 3;
const mostGaps = 500;
const largestFirst = 1_000;
const smallestTime = 1e9;
const roundMs = 5_000;
const mostAsks = 20;
const noGaps = {
    gaps: [],
    forgotten: 0,
    anyFilled: false,
    ones: 0,
    jumps: 0,
    suspect: undefined,
    round: { atMs: Number.POSITIVE_INFINITY, waitMs: roundMs, behind: -1, asks: 0 },
};
function isNext(last, seq) {
    return seq === last + 1 || (last < 0 && seq === 1);
}
function jumpTo(before, last, seq, atMs) {
    const from = last + 1;
    const steps = isNext(last, seq) ? { ones: before.ones + 1 } : { jumps: before.jumps + (from > 0 ? 1 : 0) };
    if (seq <= from)
        return { ...before, ...steps };
    const round = { ...noGaps.round, atMs: atMs + roundMs };
    return { ...before, ...steps, ...remember(before, [...before.gaps, { from, to: seq - 1 }]), round };
}
function fillGap(before, seq) {
    const gap = findGap(before, seq);
    if (gap === undefined)
        return undefined;
    const parts = [
        { from: gap.from, to: seq - 1 },
        { from: seq + 1, to: gap.to },
    ].filter(({ from, to }) => from <= to);
    const gaps = before.gaps.flatMap((each) => (each === gap ? parts : [each]));
    return { ...before, ...remember(before, gaps), anyFilled: true };
}
function findGap({ gaps }, seq) {
    return gaps.find(({ from, to }) => from <= seq && seq <= to);
}
function remember({ forgotten }, gaps) {
    return {
        gaps: gaps.slice(-mostGaps),
        forgotten: forgotten + gaps.slice(0, -mostGaps).filter(isWithin).length,
    };
}
function mayBeFilled(gaps, last, seq) {
    return last < 0 ? seq <= largestFirst : isDense(gaps) || gaps.jumps < mostInVain;
}
function isDense({ ones, jumps, anyFilled }) {
    return anyFilled || ones >= jumps;
}
function nextGap({ gaps, round }) {
    return gaps.find(({ from, to }) => to > round.behind && (from > 0 || (to > 0 && to < largestFirst)));
}
function endGapRead(before, gap, highest, atMs, isLast) {
    const { round } = before;
    const behind = Math.max(round.behind, gap?.to ?? 0, highest);
    const next = { ...before, round: { ...round, behind, asks: round.asks + 1 } };
    if (next.round.asks < mostAsks && nextGap(next) !== undefined)
        return next;
    const later = { atMs: atMs + round.waitMs, waitMs: round.waitMs * 2, asks: 0 };
    return { ...before, round: { ...later, behind: isLast ? Number.POSITIVE_INFINITY : -1 } };
}
function isSequence({ fell, first }) {
    return !fell && first < smallestTime;
}
function tellsMissing(printed) {
    return isSequence(printed) && !printed.shared && !printed.lacked && isDense(printed);
}
function missingLines(printed) {
    if (!tellsMissing(printed))
        return { gaps: [], more: 0 };
    return { gaps: printed.gaps.filter(isWithin), more: printed.forgotten };
}
function isWithin({ from }) {
    return from > 0;
}

;
const mostLines = 20_000;
const pieceSize = 500;
const nothingRecent = { pieces: [], floor: Number.NEGATIVE_INFINITY };
function addLines({ pieces, floor }, lines) {
    const last = pieces.at(-1);
    const isSmall = last !== undefined && last.numbers.length < pieceSize;
    const kept = [...(isSmall ? pieces.slice(0, -1) : pieces), appendPiece(isSmall ? last : undefined, lines)];
    let size = kept.reduce((sum, { numbers }) => sum + numbers.length, 0);
    let highest = floor - 1;
    while (size - (kept[0]?.numbers.length ?? size) >= mostLines) {
        const numbers = kept.shift()?.numbers ?? new Float64Array();
        size -= numbers.length;
        for (const number of numbers)
            highest = Math.max(highest, number);
    }
    return { pieces: kept, floor: highest + 1 };
}
function appendPiece(before, lines) {
    const from = before?.numbers.length ?? 0;
    const piece = { numbers: new Float64Array(from + lines.length), fingerprints: new Int32Array(from + lines.length) };
    if (before !== undefined) {
        piece.numbers.set(before.numbers);
        piece.fingerprints.set(before.fingerprints);
    }
    let place = from;
    for (const { seq, text } of lines) {
        piece.numbers[place] = seq;
        piece.fingerprints[place++] = fingerprint(text);
    }
    return piece;
}
function anyForgotten({ floor }) {
    return floor > Number.NEGATIVE_INFINITY;
}
function indexByNumber({ pieces }) {
    const index = new Map();
    for (const { numbers, fingerprints } of pieces) {
        for (const [place, number] of numbers.entries()) {
            const prints = index.get(number);
            const print = fingerprints[place] ?? 0;
            if (prints === undefined)
                index.set(number, [print]);
            else
                prints.push(print);
        }
    }
    return index;
}
function numberBefore({ pieces }, seq) {
    let highest = 0;
    for (const { numbers } of pieces)
        for (const number of numbers)
            if (number < seq)
                highest = Math.max(highest, number);
    return highest;
}
function isLastIn({ pieces }, { seq, text }) {
    const last = pieces.at(-1);
    return last?.numbers.at(-1) === seq && last.fingerprints.at(-1) === fingerprint(text);
}
function fingerprint(text) {
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length; index++)
        hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    return hash | 0;
}

;
const maximumBadConnections = 3;
const reconnectMs = { from: 1_000, to: 8_000, afterGivingUp: 60_000 };
const fewestForProof = 5;
const notLines = new Set(['', '{}', '[done]', 'done', 'end', 'ping', 'heartbeat', 'keep-alive']);
function mayBeLine(text) {
    return text.length > 12 || !notLines.has(text.trim().toLowerCase());
}
const noStream = {
    open: false,
    openAtMs: 0,
    bad: 0,
    saidLost: false,
    cleanEndMs: Number.POSITIVE_INFINITY,
    checkedMs: Number.POSITIVE_INFINITY,
    first: undefined,
    firstMs: Number.POSITIVE_INFINITY,
    skipped: undefined,
    lastText: '',
    connections: 0,
    counts: new Map(),
    before: 0,
    sent: 0,
};
function countTexts(stream, texts, atMs) {
    const lastText = texts.findLast(({ text }) => text !== '[DONE]')?.text.trim() ?? stream.lastText;
    const lines = texts.filter(({ text }) => mayBeLine(text));
    const [line] = lines;
    if (line === undefined)
        return { ...stream, lastText };
    const { first = line } = stream;
    const counts = new Map(stream.counts);
    for (const { event } of lines)
        counts.set(event.event, (counts.get(event.event) ?? 0) + 1);
    const isFirst = stream.counts.size === 0;
    const isAgain = isFirst && line.event.id === first.event.id && line.event.data === first.event.data;
    const before = isAgain ? 0 : stream.before;
    const sent = Math.max(stream.sent, before + Math.max(...counts.values()));
    const firstMs = Math.min(stream.firstMs, atMs);
    const connections = stream.connections + (isFirst ? 1 : 0);
    const bad = sent > stream.sent ? -1 : stream.bad;
    const cleanEndMs = Number.POSITIVE_INFINITY;
    return { ...stream, lastText, first, firstMs, counts, before, sent, connections, bad, cleanEndMs };
}
function findStart(stream, texts, before) {
    if (stream.skipped !== undefined || stream.first === undefined)
        return stream;
    const sought = stream.first.text.trim();
    const index = texts.findIndex((text) => text.trim() === sought);
    return index < 0 ? stream : { ...stream, skipped: before + texts.slice(0, index).filter(mayBeLine).length };
}
function endStream(stream, clean, atMs, random) {
    const bad = stream.bad + 1;
    const ceilingMs = Math.min(reconnectMs.to, reconnectMs.from * 2 ** bad);
    const delayMs = isGivenUp({ bad })
        ? reconnectMs.afterGivingUp
        : reconnectMs.from + random() * (ceilingMs - reconnectMs.from);
    const cleanEndMs = clean ? atMs : Number.POSITIVE_INFINITY;
    return { ...stream, open: false, openAtMs: atMs + delayMs, bad, cleanEndMs, checkedMs: Number.POSITIVE_INFINITY };
}
function isGivenUp({ bad }) {
    return bad >= maximumBadConnections;
}
function isOver({ cleanEndMs, bad, open, counts }) {
    return cleanEndMs < Number.POSITIVE_INFINITY || (isGivenUp({ bad }) && !(open && counts.size > 0));
}
function owedLines(stream, shown) {
    return stream.sent === 0 ? -1 : countLines(stream) - shown;
}
function countLines({ sent, skipped = 0 }) {
    return sent + skipped;
}
function provesEnd(stream, shown, lastText) {
    const { skipped, connections, counts, cleanEndMs } = stream;
    const isExact = countLines(stream) === shown && shown >= fewestForProof && lastText?.trim() === stream.lastText;
    const isOneConnection = connections === 1 && counts.size > 0;
    return isExact && skipped !== undefined && isOneConnection && cleanEndMs < Number.POSITIVE_INFINITY;
}

;



const confirmAfterMs = 300;
const nothingPrinted = {
    ...noGaps,
    lines: 0,
    texts: 0,
    first: Number.POSITIVE_INFINITY,
    last: -1,
    numbered: undefined,
    firstText: undefined,
    lastText: undefined,
    moved: false,
    newMs: 0,
    recent: nothingRecent,
    shared: false,
    lacked: false,
    fell: false,
    beginning: undefined,
    keepsBeginning: false,
    losesBeginning: false,
    anyChanged: false,
};
function beginAnswer(after, gap) {
    const [first, last, followed] = [undefined, undefined, undefined];
    return { after, gap, records: 0, fresh: 0, highest: -1, first, last, rises: 0, followed, waiting: [] };
}
function takeRecords(printed, answer, records, atMs) {
    if (records.length === 0)
        return { printed, answer, lines: [] };
    const numbered = printed.numbered ?? records.some(({ seq }) => seq !== undefined);
    if (!numbered)
        return countRecords({ ...printed, numbered }, answer, records, atMs);
    let { first, last, ones, lacked } = printed;
    let { highest, followed, rises } = answer;
    let number = answer.last?.seq;
    const lines = [];
    const waiting = [];
    for (const record of records) {
        const { seq, text } = record;
        lacked ||= seq === undefined;
        if (seq !== undefined) {
            first = Math.min(first, seq);
            highest = Math.max(highest, seq);
            rises += Math.sign(seq - (number ?? seq));
            number = seq;
        }
        const isFirst = answer.waiting.length + waiting.length === 0;
        if (seq !== undefined && isFirst && !printed.fell && isNext(last, seq)) {
            followed = { from: followed?.from ?? seq, to: seq };
            last = seq;
            ones++;
            lines.push({ seq, text });
        }
        else if (seq === undefined || !isForgotten(printed, seq))
            waiting.push(record);
    }
    const held = waiting.length === 0 ? answer.waiting : [...answer.waiting, waiting];
    const ends = { first: answer.first ?? records[0], last: records.at(-1) };
    const next = { ...answer, ...ends, highest, followed, rises, records: answer.records + records.length, waiting: held };
    return show({ ...printed, numbered, lacked, first, last, ones }, next, lines, atMs);
}
function isForgotten(printed, seq) {
    return seq < printed.recent.floor && findGap(printed, seq) === undefined;
}
function endAnswer(printed, answer, askedMs, atMs) {
    const ordered = numberAll(printed, answer);
    const known = ordered.length === 0 ? new Map() : indexByNumber(printed.recent);
    const { found, anyChanged } = findNew(printed, known, answer, ordered);
    const next = { ...printed, ...findFaults(printed, known, answer, ordered, found) };
    const sorted = next.fell ? ordered : ordered.toSorted((one, other) => one.seq - other.seq);
    const taken = takeInOrder(next, answer, sorted, found, askedMs, atMs);
    const merged = show(taken.printed, { ...answer, waiting: [] }, taken.lines, atMs);
    return { ...merged, printed: noteBeginning(merged.printed, answer, anyChanged) };
}
function numberAll({ recent }, answer) {
    const { followed, after = 0, waiting } = answer;
    const records = isNewestFirst(answer) ? waiting.flat().toReversed() : waiting.flat();
    const next = records.find(({ seq }) => seq !== undefined)?.seq ?? after + 1;
    const isBehind = answer.after !== undefined && next > after;
    let number = followed?.to ?? (isBehind ? after : numberBefore(recent, next));
    return records.map(({ seq = number, text }) => {
        number = seq;
        return { seq, text };
    });
}
function isNewestFirst({ rises }) {
    return rises < 0;
}
function findNew(printed, known, { followed }, lines) {
    const found = new Set();
    let anyChanged = false;
    for (const [seq, group] of Map.groupBy(lines, (line) => line.seq)) {
        if (isForgotten(printed, seq))
            continue;
        const prints = known.get(seq) ?? [];
        const inThisAnswer = isFollowed(followed, seq) ? 1 : 0;
        const count = Math.max(0, group.length + inThisAnswer - prints.length);
        const { seen, unseen } = partByText(group, prints);
        for (const line of count === 0 ? [] : [...seen, ...unseen].slice(-count))
            found.add(line);
        anyChanged ||= unseen.length > count;
    }
    return { found, anyChanged };
}
function isFollowed(followed, seq) {
    return followed !== undefined && followed.from <= seq && seq <= followed.to;
}
function partByText(group, prints) {
    const known = [...prints];
    const parts = { seen: [], unseen: [] };
    for (const line of group) {
        const place = known.indexOf(fingerprint(line.text));
        if (place >= 0)
            known.splice(place, 1);
        parts[place < 0 ? 'unseen' : 'seen'].push(line);
    }
    return parts;
}
function findFaults(printed, known, { followed }, lines, newLines) {
    const numbers = new Set(lines.map(({ seq }) => seq));
    const isTwice = numbers.size < lines.length || lines.some(({ seq }) => isFollowed(followed, seq));
    const isRising = lines.every(({ seq }, index) => seq >= (lines[index - 1]?.seq ?? followed?.to ?? seq));
    const { shared, fell } = printed;
    const isAgain = !printed.lacked && [...newLines].some(({ seq }) => seq < printed.last && known.has(seq));
    return { shared: shared || isTwice || isAgain, fell: fell || isAgain || (isTwice && !isRising) };
}
function takeInOrder(before, { highest, followed }, lines, newLines, askedMs, atMs) {
    const isSecond = askedMs >= (before.suspect?.askAtMs ?? Number.POSITIVE_INFINITY);
    const confirmedTo = isSecond ? (before.suspect?.seenTo ?? 0) : -1;
    const lastKnown = lines.findLastIndex((line) => !newLines.has(line));
    let isAtEnd = followed !== undefined || lines.slice(0, lastKnown + 1).some((line) => isLastIn(before.recent, line));
    let printed = { ...before, suspect: isSecond ? undefined : before.suspect };
    const taken = [];
    for (const [index, line] of lines.entries()) {
        if (!newLines.has(line))
            continue;
        const { seq, text } = line;
        const { last } = printed;
        if (seq > last) {
            const isGap = isSequence(printed) && !isNext(last, seq);
            if (isGap && seq > confirmedTo && mayBeFilled(printed, last, seq)) {
                printed.suspect ??= { askAtMs: atMs + confirmAfterMs, seenTo: highest };
                break;
            }
            if (!printed.fell)
                printed = jumpTo(printed, last, seq, atMs);
            printed.last = seq;
        }
        const isLate = index < lastKnown || (seq < last && !(before.fell && isAtEnd));
        isAtEnd ||= !isLate;
        printed = (seq < last ? fillGap(printed, seq) : undefined) ?? printed;
        taken.push(isLate ? { seq, text, late: true } : line);
    }
    return { printed, lines: taken };
}
function noteBeginning(printed, answer, anyChanged) {
    const oldest = isNewestFirst(answer) ? answer.last : answer.first;
    if (oldest === undefined)
        return printed;
    const { seq = 0 } = oldest;
    if (answer.after !== undefined && seq >= answer.after)
        return printed;
    const { records } = answer;
    const here = { seq, fingerprint: fingerprint(oldest.text), records };
    const beginning = seq < (printed.beginning?.seq ?? Number.POSITIVE_INFINITY) ? here : (printed.beginning ?? here);
    const isSame = seq === beginning.seq && here.fingerprint === beginning.fingerprint;
    const keepsBeginning = printed.keepsBeginning || (isSame && records > beginning.records);
    const losesBeginning = seq > beginning.seq || (seq === beginning.seq && !isSame && records < printed.lines);
    return { ...printed, beginning, keepsBeginning, losesBeginning, anyChanged };
}
function countRecords(printed, answer, records, atMs) {
    const known = printed.lines - answer.records;
    const hasMoved = (index, text) => text !== undefined && text !== (records[index]?.text ?? text);
    const moved = printed.moved || (answer.records === 0 && hasMoved(0, printed.firstText)) || hasMoved(known - 1, printed.lastText);
    const fresh = moved ? [] : records.slice(Math.max(0, known));
    const lines = fresh.map(({ text }, index) => ({ seq: printed.lines + index + 1, text }));
    return show({ ...printed, moved }, { ...answer, records: answer.records + records.length }, lines, atMs);
}
function show(printed, answer, lines, atMs) {
    const [line] = lines;
    if (line === undefined)
        return { printed, answer, lines };
    const { firstText = line.text } = printed;
    const lastText = lines.findLast(({ late }) => !late)?.text ?? printed.lastText;
    let { texts } = printed;
    for (const { text } of lines)
        if (mayBeLine(text))
            texts++;
    const recent = printed.numbered === true ? addLines(printed.recent, lines) : printed.recent;
    const count = printed.lines + lines.length;
    const shown = { ...printed, lines: count, texts, firstText, lastText, newMs: atMs, recent };
    return { printed: shown, answer: { ...answer, fresh: answer.fresh + lines.length }, lines };
}
function looksLikePage(records) {
    return records >= 10 && /^(1|2|25|5)0*$/.test(`${records}`);
}

;


const begin = {
    source: 'undecided',
    held: [],
    stream: noStream,
    printed: nothingPrinted,
    reach: {
        wholeAskedMs: Number.NEGATIVE_INFINITY,
        holdsAll: false,
        longest: 0,
        next: undefined,
        isFilled: false,
        isHidden: false,
    },
    pace: {
        allowance: { most: 5, everyMs: 1_000, fullAtMs: 0 },
        atOnce: true,
        woken: false,
        askedMs: Number.NEGATIVE_INFINITY,
        answeredMs: Number.NEGATIVE_INFINITY,
        idleStep: 0,
        notBeforeMs: 0,
        fullPages: 0,
    },
    answer: undefined,
    quiet: undefined,
    grewMs: Number.NEGATIVE_INFINITY,
    failed: { times: 0, refusals: 0, why: undefined },
    verdict: undefined,
};
function beginLog(rules) {
    return { ...begin, rules };
}


var message = __webpack_require__(1103);

var count = __webpack_require__(7028);
;







const patienceMs = 2_000;
const owedPatienceMs = 5_000;
const mostMs = { usual: 30_000, pages: 120_000, silence: 10_000, pastDeadline: 5_000 };
const mostRanges = 5;
const mostToReadAgain = 1_000;
function judgeEnd(state, atMs) {
    const { verdict, printed, source, failed, stream, quiet } = state;
    if (verdict === undefined)
        return undefined;
    const isOnTime = atMs < endsAtMs(state);
    if (isUnreadable(state) && (source === 'stream' || !isOnTime)) {
        if (source === 'stream' && !stream.open && stream.cleanEndMs < Number.POSITIVE_INFINITY)
            return conclude(state);
        if ((stream.open || stream.sent > 0) && isOnTime)
            return undefined;
        const text = (0,message/* message */.i) `log-unreadable: The build log could not be read to its end. The outcome is not affected. If the API key lacks the capability logs:read, grant it: \`taxiway doctor\` shows what the key may do. `;
        return conclude(state, text + (failed.why ?? ''));
    }
    if (printed.moved) {
        const text = `The stored build log has no line numbers, and a line that was shown has changed, so new lines could not be told from old ones. The dashboard may have all of them.`;
        return conclude(state, text);
    }
    if (!isWhole(state) || awaitsGaps(state)) {
        if (isOnTime)
            return undefined;
        const text = `The end of the build log could not be read. The dashboard may have all of it. `;
        return conclude(state, text + (failed.why ?? `There was no end to its lines.`));
    }
    if (isProven(state) || verdict.ending === 'open')
        return conclude(state);
    const isFailed = verdict.ending === 'failed';
    if (quiet !== undefined && looksLikePage(quiet.records)) {
        const text = `The platform answers with the first ${quiet.records} lines of the build log, whatever is asked for. If there are more, see the dashboard.`;
        return conclude(state, text);
    }
    if (state.reach.isHidden || state.reach.isFilled) {
        const text = (0,message/* message */.i) `log-number-shared: More lines of the build log have one number than an answer of the platform may hold. If lines are missing, see the dashboard.`;
        return conclude(state, text);
    }
    if (isUnchecked(state)) {
        const text = (0,message/* message */.i) `log-order-unchecked: The numbers of the stored build log begin again or are absent, and one answer does not hold all of its lines, so lines may be missing. The dashboard may have them.`;
        return conclude(state, text);
    }
    if (owedLines(stream, printed.texts) > 0) {
        const text = `The log stream has sent ${countLines(stream)} lines, but the stored build log shows ${printed.texts}. If lines are missing, see the dashboard.`;
        return isFailed ? conclude(state, text) : conclude(state, undefined, text);
    }
    if (!isFailed && printed.lines === 0)
        return conclude(state, undefined, (0,message/* message */.i) `log-empty: The platform showed no line of a build log.`);
    const text = (0,message/* message */.i) `log-end-unproven: The platform gave no proof that this is the whole build log. If its end is missing, see the dashboard.`;
    return isFailed ? conclude(state, undefined, text) : conclude(state);
}
function isUnreadable({ source, failed }) {
    return source === 'stream' || failed.refusals >= errors/* refusalLimit */.AU;
}
function endsAtMs(state) {
    const { verdict, pace, printed, rules } = state;
    if (verdict === undefined)
        return Number.POSITIVE_INFINITY;
    const pagesMs = pace.fullPages > 0 ? Math.min(mostMs.pages, printed.newMs + mostMs.silence - verdict.atMs) : 0;
    const isShort = verdict.ending === 'open' || isUnreadable(state);
    const ms = isShort ? owedPatienceMs : Math.max(mostMs.usual, pagesMs);
    return Math.min(verdict.atMs + ms, rules.deadlineMs + mostMs.pastDeadline);
}
function patientUntilMs(state) {
    const { verdict, printed, stream } = state;
    if (verdict === undefined)
        return Number.POSITIVE_INFINITY;
    if (verdict.ending === 'open')
        return verdict.askedMs;
    const ms = owedLines(stream, printed.texts) > 0 ? owedPatienceMs : patienceMs;
    return Math.max(verdict.atMs + ms, printed.newMs + patienceMs);
}
function awaitsGaps(state) {
    const { verdict, printed } = state;
    return verdict !== undefined && verdict.ending !== 'open' && isWhole(state) && nextGap(printed) !== undefined;
}
function isWhole(state) {
    const { quiet, reach } = state;
    if (quiet === undefined)
        return false;
    if (isProven(state))
        return true;
    const patientMs = patientUntilMs(state);
    return quiet.askedMs >= patientMs && (!wantsWhole(state) || reach.wholeAskedMs >= patientMs);
}
function wantsWhole(state) {
    const { verdict, source, printed, stream } = state;
    if (verdict === undefined || verdict.ending === 'open')
        return false;
    if (source !== 'stored' || printed.numbered !== true || isProven(state))
        return false;
    return printed.lines <= mostToReadAgain || !tellsMissing(printed) || owedLines(stream, printed.texts) > 0;
}
function isUnchecked({ printed, reach }) {
    return (printed.fell || printed.lacked) && (!reach.holdsAll || anyForgotten(printed.recent));
}
function isProven({ verdict, stream, printed, quiet, grewMs }) {
    if (verdict === undefined || quiet === undefined)
        return false;
    if (stream.firstMs >= verdict.atMs || stream.checkedMs < verdict.askedMs)
        return false;
    if (grewMs > verdict.atMs + patienceMs)
        return false;
    const askedAfterMs = Math.max(stream.cleanEndMs, verdict.askedMs);
    return quiet.askedMs >= askedAfterMs && provesEnd(stream, printed.texts, printed.lastText);
}
function conclude(state, warning, notice) {
    const { gaps, more } = missingLines(state.printed);
    const begins = beginningNotice(state);
    if (gaps.length + more === 0 && warning === undefined)
        return { kind: 'complete', notice: join(notice, begins) };
    if (gaps.length + more === 0)
        return { kind: 'incomplete', warning: join(warning, begins) ?? '' };
    const ranges = gaps.slice(0, mostRanges).map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`));
    const others = gaps.length - ranges.length + more;
    if (others > 0)
        ranges.push(`those of ${(0,count/* formatCount */.B)(others, 'more gap')}`);
    const text = (0,message/* message */.i) `log-lines-missing: The platform did not deliver these lines of the build log: ${ranges.join(', ')}. The dashboard may have them.`;
    return { kind: 'incomplete', warning: join(text, warning ?? notice, begins) ?? '' };
}
function beginningNotice(state) {
    const { source, printed, stream } = state;
    const { numbered, first, beginning, keepsBeginning, losesBeginning, anyChanged } = printed;
    if (source !== 'stored' || numbered !== true || beginning === undefined)
        return undefined;
    if (stream.skipped === 0 && isProven(state))
        return undefined;
    const number = Math.max(first, beginning.seq);
    if (number > 1 && !keepsBeginning)
        return `The stored build log begins with line ${number}. If there are lines before it, see the dashboard.`;
    if (!losesBeginning || (tellsMissing(printed) && !anyChanged))
        return undefined;
    return (0,message/* message */.i) `log-beginning-dropped: The stored build log does not keep its first lines. If lines are missing, see the dashboard.`;
}
function join(...sentences) {
    return (sentences
        .filter((sentence) => sentence !== undefined)
        .join(' ')
        .trim() || undefined);
}


var token_bucket = __webpack_require__(940);
;



const later = { fromMs: 60_000, everyMs: 2_000 };
const apartMs = 250;
const idleMs = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 60_000, 120_000];
const settledStep = 5;
const withoutStreamMs = 5_000;
const afterFailureMs = { least: 2_000, most: 15_000 };
const atEnd = { everyMs: 500, forMs: 5_000, laterMs: 1_000 };
const largePage = 100;
const smallestPage = 5;
const mostPages = 300;
function nextReadMs(state) {
    const { pace, verdict, stream } = state;
    const { atOnce, woken, askedMs, notBeforeMs } = pace;
    if (atOnce)
        return notBeforeMs;
    if (verdict !== undefined) {
        const usualMs = askedMs + (askedMs < verdict.atMs + atEnd.forMs ? atEnd.everyMs : atEnd.laterMs);
        const patientMs = patientUntilMs(state);
        const isNear = patientMs > askedMs && patientMs < usualMs + atEnd.everyMs / 2;
        return Math.max(notBeforeMs, isNear ? patientMs : usualMs);
    }
    const idleAtMs = pace.answeredMs + (idleMs[pace.idleStep] ?? 0);
    const idleReadMs = spareReadMs(pace, stream.open ? idleAtMs : Math.min(idleAtMs, askedMs + withoutStreamMs));
    return woken
        ? Math.min(idleReadMs, Math.max(notBeforeMs, askedMs + apartMs, (0,token_bucket/* nextTokenMs */.Z0)(pace.allowance)))
        : idleReadMs;
}
function spareReadMs({ allowance, askedMs, notBeforeMs }, wantedMs) {
    return Math.max(wantedMs, notBeforeMs, askedMs + apartMs, (0,token_bucket/* nextTokenMs */.Z0)({ ...allowance, most: allowance.most - 1 }));
}
function wake(pace) {
    return { ...pace, woken: true, idleStep: 0 };
}
function beginRead(pace, atMs) {
    const bucket = atMs < later.fromMs ? pace.allowance : (0,token_bucket/* changeRate */.hb)(pace.allowance, later.everyMs, atMs);
    return {
        ...pace,
        allowance: pace.atOnce ? bucket : (0,token_bucket/* takeToken */.FV)(bucket, atMs),
        atOnce: false,
        woken: false,
        askedMs: atMs,
    };
}
function endRead(state, fresh, atMs) {
    const { pace, stream, verdict, printed } = state;
    const owed = owedLines(stream, printed.texts);
    const isFull = fresh >= largePage || (fresh >= smallestPage && owed >= fresh) || (fresh > 0 && verdict !== undefined);
    const fullPages = isFull ? pace.fullPages + 1 : 0;
    const atOnce = pace.atOnce || (isFull && fullPages <= mostPages);
    const step = fresh > 0 ? 0 : Math.min(pace.idleStep + 1, idleMs.length - 1);
    const idleStep = stream.open && owed === 0 ? Math.max(step, settledStep) : step;
    return { ...pace, atOnce, fullPages, idleStep, answeredMs: atMs, notBeforeMs: 0 };
}
function failRead({ pace, verdict, failed }, atMs) {
    const pauseMs = Math.min(afterFailureMs.most, afterFailureMs.least * 2 ** failed.times);
    return { ...pace, notBeforeMs: atMs + (verdict === undefined ? pauseMs : atEnd.everyMs), idleStep: 0 };
}

;


function chooseMark(state, atMs) {
    const { last, numbered, shared, lacked, fell } = state.printed;
    const { next, holdsAll } = state.reach;
    if (numbered !== true)
        return -1;
    if (next === 'behind-number')
        return last;
    if (next === undefined && ((fell && holdsAll) || isWholeDue(state, atMs)))
        return -1;
    return shared || lacked ? last - 1 : last;
}
function isWholeDue(state, atMs) {
    const patientMs = patientUntilMs(state);
    const isWaiting = state.printed.suspect !== undefined;
    return wantsWhole(state) && atMs >= patientMs && state.reach.wholeAskedMs < patientMs && !isWaiting;
}
function reachWith({ printed, reach, quiet }, answer, isQuiet, askedMs) {
    const { after, records } = answer;
    const longest = Math.max(reach.longest, records);
    const isPage = looksLikePage(records);
    if (after === undefined) {
        const holdsAll = records >= printed.lines;
        const mayBePage = !holdsAll || isPage || printed.fell || quiet === undefined;
        const next = isQuiet && printed.numbered === true && mayBePage ? 'following' : undefined;
        return { ...reach, longest, wholeAskedMs: askedMs, holdsAll, next, isFilled: false };
    }
    if (reach.next === 'behind-number')
        return {
            ...reach,
            longest,
            next: undefined,
            isHidden: reach.isHidden || !isQuiet,
            isFilled: reach.isFilled && isQuiet,
        };
    const isOfOneNumber = isQuiet && records > 0 && after < printed.last;
    const next = isOfOneNumber && records >= reach.longest ? 'behind-number' : undefined;
    return { ...reach, longest, next, isFilled: isOfOneNumber && isPage };
}

;








const refusals = new Set([403, 405, 501]);
const storeSilentMs = { whileItBuilds: 10_000, atEnd: 2_000 };
const mostHeld = { lines: 1_000, length: 4_000_000 };
const soonMs = 5_000;
const togetherMs = 50;
function stepLog(before, input, atMs) {
    const effects = [];
    let state = take(before, input, atMs, effects);
    const stayedEmpty = state.source === 'undecided' && state.held.length > 0 && state.verdict?.ending !== 'open' && isWhole(state);
    if (atMs >= storeGivenUpMs(state) || stayedEmpty)
        state = switchToStream(state, effects);
    const end = judgeEnd(state, atMs);
    if (end === undefined)
        return schedule(state, atMs, effects);
    for (const { from, to } of missingLines(state.printed).gaps)
        effects.push({ kind: 'report', event: { kind: 'hole', from, to } });
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
            return answer === undefined ? state : takeAnswer(state, answer, input.askedMs, atMs, effects);
        case 'read-failed': {
            const { times, refusals: before } = state.failed;
            const failed = { times: times + 1, refusals: refusals.has(input.status) ? before + 1 : 0, why: input.why };
            const next = { ...state, answer: undefined, quiet: undefined, failed, pace: failRead(state, atMs) };
            return answer?.gap === undefined
                ? next
                : { ...next, printed: endGapRead(printed, answer.gap, answer.highest, atMs, state.verdict !== undefined) };
        }
        case 'stream-opened':
            return { ...state, stream: { ...stream, open: true, before: stream.sent, counts: new Map() }, pace: wake(pace) };
        case 'stream-texts': {
            const { firstText = '', lastText = '', texts } = printed;
            const counted = findStart(countTexts(stream, input.texts, atMs), [firstText], 0);
            const woken = { ...state, stream: findStart(counted, [lastText], texts - 1), pace: wake(pace) };
            const held = input.texts.map(({ text }) => text);
            return takeTexts(woken, held, effects);
        }
        case 'stream-ended': {
            const ended = endStream(stream, input.clean, atMs, state.rules.random);
            const isLost = isGivenUp(ended) && !input.clean && printed.lines > 0 && state.source !== 'stream';
            if (isLost && !stream.saidLost) {
                const text = (0,message/* message */.i) `log-stream-lost: The log stream was lost three times in a row. Lines of the build log may now appear up to 5 s late.`;
                effects.push({ kind: 'report', event: { kind: 'warning', text } });
            }
            const woken = stream.open ? wake(pace) : pace;
            return {
                ...state,
                stream: { ...ended, saidLost: stream.saidLost || isLost },
                pace: { ...woken, atOnce: pace.atOnce || input.clean },
            };
        }
        case 'status-changed':
            return { ...state, pace: wake(pace) };
        case 'history-read': {
            const checkedMs = atMs >= stream.cleanEndMs ? Math.min(stream.checkedMs, atMs) : stream.checkedMs;
            const next = { ...state, stream: { ...stream, checkedMs } };
            if (Math.abs(atMs - stream.cleanEndMs) > soonMs || pace.askedMs >= atMs - togetherMs)
                return next;
            return { ...next, pace: { ...pace, atOnce: true } };
        }
        case 'evidence-wanted':
            return { ...state, pace: { ...pace, atOnce: true } };
        case 'verdict': {
            const verdict = { atMs, askedMs: input.askedMs - togetherMs, ending: input.ending };
            const round = { ...printed.round, behind: -1, asks: 0 };
            const isAsked = answer !== undefined && pace.askedMs >= verdict.askedMs;
            return { ...state, verdict, printed: { ...printed, round }, pace: { ...pace, atOnce: pace.atOnce || !isAsked } };
        }
        default:
            return input;
    }
}
function takeAnswer(before, answer, askedMs, atMs, effects) {
    const merged = endAnswer(before.printed, answer, askedMs, atMs);
    const { gap, highest, fresh, records } = merged.answer;
    const state = {
        ...print(before, merged, effects),
        answer: undefined,
        failed: { times: 0, refusals: 0, why: undefined },
    };
    if (gap !== undefined)
        return { ...state, printed: endGapRead(state.printed, gap, highest, atMs, state.verdict !== undefined) };
    const isQuiet = fresh === 0 && state.printed.suspect === undefined;
    const reach = reachWith(state, merged.answer, isQuiet, askedMs);
    const pace = endRead(state, fresh, atMs);
    if (reach.next !== undefined)
        return { ...state, reach, quiet: undefined, pace: { ...pace, atOnce: true } };
    return { ...state, reach, quiet: isQuiet ? { askedMs, records } : undefined, pace };
}
function print(state, { printed, answer, lines }, effects) {
    if (lines.length === 0)
        return { ...state, printed, answer };
    effects.push({ kind: 'print', lines });
    if (printed.fell && !state.printed.fell) {
        const text = (0,message/* message */.i) `log-order: The numbers of the stored build log begin again, or tell no order. Its lines are shown in the order of the platform's answers.`;
        effects.push({ kind: 'report', event: { kind: 'notice', text } });
    }
    const texts = lines.map(({ text }) => text);
    const stream = findStart(state.stream, texts, state.printed.texts);
    const grewMs = state.quiet === undefined ? state.grewMs : printed.newMs;
    return { ...state, source: 'stored', held: [], quiet: undefined, grewMs, stream, printed, answer };
}
function nextRead(state) {
    const { printed, pace, verdict } = state;
    if (state.answer !== undefined || state.source === 'stream')
        return { atMs: Number.POSITIVE_INFINITY, gap: undefined };
    if (printed.suspect !== undefined)
        return { atMs: Math.max(printed.suspect.askAtMs, pace.notBeforeMs), gap: undefined };
    const atMs = nextReadMs(state);
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
    const { atMs: readMs, gap } = nextRead(next);
    if (readMs <= atMs) {
        const mark = gap === undefined ? chooseMark(next, atMs) : gap.from - 1;
        const after = mark >= 0 ? mark : undefined;
        effects.push({ kind: 'read', after });
        next = { ...next, answer: beginAnswer(after, gap), pace: beginRead(next.pace, atMs) };
    }
    return {
        state: next,
        effects,
        dueMs: Math.min(openMs(next), nextRead(next).atMs, storeGivenUpMs(next), endsAtMs(next)),
    };
}
function openMs({ verdict, stream }) {
    return verdict === undefined && !stream.open ? stream.openAtMs : Number.POSITIVE_INFINITY;
}
function takeTexts(state, texts, effects) {
    if (state.source === 'stored')
        return state;
    if (state.source === 'stream')
        return printTexts(state, texts, effects);
    const held = [...state.held, ...texts].slice(-mostHeld.lines);
    let length = held.reduce((sum, text) => sum + text.length, 0);
    while (length > mostHeld.length)
        length -= held.shift()?.length ?? 0;
    return { ...state, held };
}
function storeGivenUpMs({ source, failed, pace, stream, verdict }) {
    if (source === 'undecided' && failed.refusals >= errors/* refusalLimit */.AU)
        return stream.firstMs;
    if (source !== 'undecided' || pace.answeredMs > 0)
        return Number.POSITIVE_INFINITY;
    const atEndMs = Math.max(stream.firstMs, (verdict?.atMs ?? Number.POSITIVE_INFINITY) + storeSilentMs.atEnd);
    return Math.min(stream.firstMs + storeSilentMs.whileItBuilds, atEndMs);
}
function switchToStream(state, effects) {
    const { held, stream, failed, pace } = state;
    if (held.length > 0 || stream.open) {
        const text = (0,message/* message */.i) `log-by-stream: The stored build log cannot be read, so the lines of the stream are shown. Lines may be missing, or repeated after a reconnection. `;
        const empty = pace.answeredMs > 0 ? `It stayed empty.` : `No answer came.`;
        effects.push({ kind: 'report', event: { kind: 'notice', text: text + (failed.why ?? empty) } });
    }
    return printTexts({ ...state, source: 'stream', held: [] }, held, effects);
}
function printTexts(state, texts, effects) {
    const { printed } = state;
    const lines = texts.filter(mayBeLine).map((text, index) => ({ seq: printed.lines + index + 1, text }));
    if (lines.length > 0)
        effects.push({ kind: 'print', lines });
    return { ...state, printed: { ...printed, lines: printed.lines + lines.length } };
}

;









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
    #inputs = Promise.resolve();
    #step;
    #lastEventId;
    constructor(run, source, onHint) {
        this.#run = run;
        this.#source = source;
        this.#onHint = onHint;
        this.#scope = new abort_scope/* AbortScope */.D({ clock: run.clock, signal: run.signal });
        this.#step = { state: beginLog({ deadlineMs: run.deadlineMs, random: run.random }), effects: [], dueMs: 0 };
        this.#end.promise.catch(() => undefined);
    }
    get evidence() {
        return { anyLine: this.#step.state.printed.lines > 0, streamOver: isOver(this.#step.state.stream) };
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
            if ((this.#step.state.quiet?.askedMs ?? Number.NEGATIVE_INFINITY) >= fromMs)
                return this.#step.state.printed.lines;
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
        this.#scope.abort(clock/* discarded */.e);
        await Promise.all(this.#tasks);
        this.#scope[Symbol.dispose]();
    }
    async #loop() {
        for (;;) {
            await this.#take({ kind: 'time' });
            const waitMs = Math.max(this.#step.dueMs - this.#run.elapsed(), leastSleepMs);
            await this.#timer.sleep(this.#run.clock, waitMs, this.#scope.signal);
        }
    }
    #take(input) {
        this.#inputs = this.#inputs.then(async () => {
            this.#scope.signal.throwIfAborted();
            const { printed, stream } = this.#step.state;
            this.#step = stepLog(this.#step.state, input, this.#run.elapsed());
            const { state, effects } = this.#step;
            for (const effect of effects)
                await this.#do(effect);
            this.#hint(input, state.printed.lines > printed.lines || state.stream.sent > stream.sent);
            if (input.kind === 'answered' || input.kind === 'read-failed')
                this.#answered.wake();
            if (input.kind !== 'time')
                this.#timer.wake();
        });
        return this.#inputs;
    }
    async #do(effect) {
        switch (effect.kind) {
            case 'print':
                return await this.#source.emit({ kind: 'lines', lines: effect.lines });
            case 'report':
                return await this.#source.emit(effect.event);
            case 'read':
                return this.#begin(this.#read(effect.after));
            case 'open-stream':
                return this.#begin(this.#stream());
            case 'finish':
                this.#end.resolve(effect.end);
                return this.#scope.abort(clock/* discarded */.e);
            default:
                effect;
        }
    }
    #hint(input, grew) {
        if (this.#step.state.verdict !== undefined)
            return;
        if (input.kind === 'stream-ended')
            this.#onHint(input.clean ? 'stream-ended' : 'stream-lost');
        else if (grew)
            this.#onHint('line');
    }
    #begin(work) {
        const task = work.catch((error) => {
            this.#end.reject(error);
            this.#scope.abort(clock/* discarded */.e);
        });
        this.#tasks.add(task);
        void task.then(() => this.#tasks.delete(task));
    }
    async #read(after) {
        const { platform, deploymentId } = this.#source;
        const { signal } = this.#scope;
        await this.#run.waitWhileHeld(platform, signal);
        const askedMs = this.#run.elapsed();
        const limits = { idleMs: silenceMs, timeoutMs: Number.POSITIVE_INFINITY, retries: false };
        const failure = await this.#catchFailure(async () => {
            for await (const records of platform.storedLogChunks(deploymentId, { after, signal, ...limits }))
                await this.#take({ kind: 'records', records: records.map(readStoredRecord) });
        });
        if (failure === undefined)
            return await this.#take({ kind: 'answered', askedMs });
        const status = failure instanceof errors/* RefusedError */.fk ? failure.status : undefined;
        await this.#take({ kind: 'read-failed', status, why: failure instanceof taxiway_error/* TaxiwayError */.y ? failure.message : '' });
    }
    async #stream() {
        const { signal } = this.#scope;
        const { platform, deploymentId } = this.#source;
        await this.#run.waitWhileHeld(platform, signal);
        const connection = platform.streamLogChunks(deploymentId, { lastEventId: this.#lastEventId, signal });
        let isOpen = false;
        const failure = await this.#catchFailure(async () => {
            for await (const events of connection) {
                if (!isOpen)
                    this.#begin(this.#take({ kind: 'stream-opened' }));
                isOpen = true;
                if (events.length === 0)
                    continue;
                this.#lastEventId = events.findLast(({ id }) => id !== undefined)?.id ?? this.#lastEventId;
                await this.#take({ kind: 'stream-texts', texts: events.flatMap(readTexts) });
            }
        });
        const isRefused = failure instanceof errors/* RefusedError */.fk && failure.status < 500 && failure.status !== 429;
        if (isRefused)
            this.#source.onRefusal?.(failure);
        await this.#take({ kind: 'stream-ended', clean: failure === undefined });
    }
    async #catchFailure(work) {
        try {
            await work();
            return undefined;
        }
        catch (error) {
            this.#scope.signal.throwIfAborted();
            return error;
        }
    }
}
function readTexts(event) {
    const text = readStreamedText(event.data);
    return text === undefined ? [] : [{ text, event }];
}


/***/ }),

/***/ 940:
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

/***/ 666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ WakeableTimer)
/* harmony export */ });
/* harmony import */ var _abort_scope_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7239);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(342);
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
        this.#sleep?.abort(_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .discarded */ .e);
    }
    async sleep(clock, ms, signal) {
        signal.throwIfAborted();
        if (!this.#woken && ms > 0) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const scope = __addDisposableResource(env_1, new _abort_scope_js__WEBPACK_IMPORTED_MODULE_0__/* .AbortScope */ .D({ clock, signal }), false);
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
