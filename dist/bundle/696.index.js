export const id = 696;
export const ids = [696];
export const modules = {

/***/ 9497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ defaultReport),
/* harmony export */   g: () => (/* binding */ readReportInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9190);


function readReportInputs(inputs) {
    return {
        jobSummary: inputs.get('job-summary'),
        annotateFiles: inputs.get('annotate-files'),
        supersededIsNeutral: inputs.get('on-superseded') === 'neutral',
        environmentUrl: inputs.get('environment-url'),
        environment: inputs.get('environment'),
        githubToken: readToken(inputs),
        timeoutMs: inputs.get('timeout'),
    };
}
const defaultReport = readReportInputs(new _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .Inputs */ .G(() => undefined));
function readToken(inputs) {
    const token = inputs.get('github-token');
    if (token === undefined || /^[\x21-\x7e]+$/.test(token))
        return token;
    const text = `${inputs.named('github-token')} is not a token: it contains a space, a line break or a non-ASCII character.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', text);
}


/***/ }),

/***/ 9828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ PastDeployments),
/* harmony export */   r: () => (/* binding */ readPast)
/* harmony export */ });
/* harmony import */ var _text_commit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5573);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4917);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7397);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8093);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9022);





const mostPages = 10;
class PastDeployments {
    #platform;
    #serviceId;
    #options;
    #pages = 0;
    #records = 0;
    #isWhole = false;
    constructor(platform, serviceId, options) {
        this.#platform = platform;
        this.#serviceId = serviceId;
        this.#options = options;
    }
    get pages() {
        return this.#pages;
    }
    get isWhole() {
        return this.#isWhole;
    }
    get extent() {
        const counted = (0,_text_size_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(this.#records, 'record');
        return this.#isWhole ? counted : `${counted} (there are more)`;
    }
    async newest() {
        for await (const past of this)
            return past;
        return undefined;
    }
    async *[Symbol.asyncIterator]() {
        const { signal, timeoutMs, retries, limit, mostPages: most = mostPages, ...words } = this.#options;
        const meaningOf = (0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .buildVocabulary */ .vQ)(words);
        const pages = this.#platform.history(this.#serviceId, (0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definedFields */ .X)({ signal, timeoutMs, retries, limit }));
        for await (const { deployments, nextCursor, answeredAtMs } of pages) {
            this.#pages++;
            this.#records += deployments.length;
            this.#isWhole = nextCursor === undefined;
            for (const record of deployments) {
                signal?.throwIfAborted();
                yield readPast(record, meaningOf, answeredAtMs);
            }
            if (this.#pages === most)
                return;
        }
    }
}
function readPast(record, meaningOf, answeredAtMs) {
    const { id, word, rollbackable, refs, url } = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(record);
    const meaning = word === undefined ? 'ambiguous' : meaningOf(word);
    const mayBe = meaning === 'ambiguous' || meaning === 'superseded';
    const succeeded = meaning === 'succeeded' || (mayBe && rollbackable);
    const commit = [...refs.commits, ...refs.names].map(_text_commit_js__WEBPACK_IMPORTED_MODULE_4__/* .readCommit */ .kN).find((each) => each !== undefined);
    const { createdMs } = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readTimes */ .fh)(record);
    const ageMs = answeredAtMs === undefined || createdMs === undefined ? undefined : answeredAtMs - createdMs;
    return { id, commit, ref: (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRef */ .sg)(refs), url, succeeded, createdMs, ageMs, record };
}


/***/ }),

/***/ 8093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ createdKeys),
/* harmony export */   EV: () => (/* binding */ commitKeys),
/* harmony export */   Iu: () => (/* binding */ compareRefs),
/* harmony export */   KU: () => (/* binding */ readZonedCreation),
/* harmony export */   N$: () => (/* binding */ addressKeys),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   YM: () => (/* binding */ provesNewestFirst),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   fh: () => (/* binding */ readTimes),
/* harmony export */   j2: () => (/* binding */ isNewestFirst),
/* harmony export */   nR: () => (/* binding */ timeOf),
/* harmony export */   rY: () => (/* binding */ statusKeys),
/* harmony export */   sg: () => (/* binding */ readRef),
/* harmony export */   u3: () => (/* binding */ nameKeys),
/* harmony export */   vr: () => (/* binding */ readLastDuration),
/* harmony export */   wo: () => (/* binding */ readUrl),
/* harmony export */   xB: () => (/* binding */ endedKeys),
/* harmony export */   y9: () => (/* binding */ creationTimes),
/* harmony export */   yg: () => (/* binding */ idKeys)
/* harmony export */ });
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(525);
/* harmony import */ var _text_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5573);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9022);



const idKeys = ['deploymentId', 'id'];
const statusKeys = ['status', 'state', 'phase'];
const addressKeys = ['url', 'hostname'];
const nameKeys = ['ref', 'gitref', 'branch', 'gitbranch', 'tag', 'gittag', 'commitref'];
const commitKeys = [
    ...['commit', 'commitsha', 'commithash', 'commitid', 'commitref', 'sha', 'revision'],
    ...['gitcommit', 'gitcommitsha', 'gitcommithash', 'gitsha'],
];
const createdKeys = ['createdat', 'created', 'createdtime', 'creationtime', 'queuedat', 'startedat', 'timestamp'];
const endedKeys = ['finishedat', 'completedat', 'endedat', 'readyat', 'deployedat', 'finished', 'completed'];
const nestsOfCommits = ['commit', 'gitcommit', 'git'];
const nests = [...nestsOfCommits, 'source', 'gitsource', 'meta', 'metadata'];
function readRecord(raw) {
    return {
        id: idOf(raw),
        word: texts(raw, statusKeys)[0],
        rollbackable: raw['rollbackable'] === true,
        url: readUrl(raw),
        refs: shownRefs(raw),
        fingerprint: fingerprint(raw),
    };
}
function idOf(raw) {
    return (0,_client_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .readId */ .w)(raw, idKeys);
}
function readUrl(raw) {
    const [shown] = texts(raw, addressKeys);
    if (shown === undefined)
        return undefined;
    const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(shown) ? shown : `https://${shown}`;
    const url = URL.parse(address);
    if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
        return undefined;
    return url.username === '' && url.password === '' ? address : undefined;
}
function compareRefs(asked, shown) {
    if (asked === undefined)
        return 'not-shown';
    const commits = [...shown.commits, ...shown.names].filter(_text_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM);
    if ((0,_text_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM)(asked)) {
        if (commits.some((commit) => (0,_text_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .sameCommit */ .Kd)(commit, asked)))
            return 'ours';
        return commits.length > 0 || shown.names.length > 0 ? 'another' : 'not-shown';
    }
    const names = shown.names.filter((name) => !(0,_text_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM)(name)).map(shortName);
    if (names.length === 0)
        return 'not-shown';
    return names.includes(shortName(asked)) ? 'ours' : 'another';
}
function isNewestFirst(rows) {
    const times = creationTimes(rows);
    if (times === undefined || times[0] === times.at(-1))
        return undefined;
    return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time));
}
function provesNewestFirst(rows) {
    return isNewestFirst(rows) === true && isNewestFirst(rows.slice(1)) === true;
}
function creationTimes(rows) {
    const fields = rows.map(normalised);
    const key = createdKeys.find((each) => fields.every((row) => timeOf(row[each]) !== undefined));
    return key === undefined ? undefined : fields.flatMap((row) => timeOf(row[key]) ?? []);
}
const ownCreationKeys = createdKeys.filter((key) => key !== 'startedat' && key !== 'timestamp');
function readZonedCreation(raw) {
    const fields = normalised(raw);
    const value = ownCreationKeys.map((key) => fields[key]).find((each) => timeOf(each) !== undefined);
    return typeof value === 'string' && !/(?:Z|[+-]\d\d:?\d\d)$/i.test(value) ? undefined : timeOf(value);
}
function timeOf(value) {
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)) {
        const ms = Date.parse(value);
        return Number.isNaN(ms) ? undefined : ms;
    }
    if (typeof value !== 'number' || value < 1e9 || value > 1e14)
        return undefined;
    return value < 1e11 ? value * 1_000 : value;
}
function readTimes(raw) {
    const fields = normalised(raw);
    const first = (keys) => keys.map((key) => timeOf(fields[key])).find((ms) => ms !== undefined);
    return { createdMs: first(createdKeys), endedMs: first(endedKeys) };
}
function readLastDuration(rows) {
    const took = rows.map(readTimes).map(({ createdMs, endedMs }) => (endedMs ?? Number.NaN) - (createdMs ?? Number.NaN));
    return took.find((ms) => ms > 0);
}
function readRef({ commits, names }) {
    return commits[0] ?? names[0];
}
function shownRefs(raw) {
    const fields = normalised(raw);
    const names = texts(fields, nameKeys);
    const commits = texts(fields, commitKeys);
    for (const nest of nests) {
        const value = fields[nest];
        if (!(0,_client_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(value))
            continue;
        const nested = normalised(value);
        names.push(...texts(nested, nameKeys));
        commits.push(...texts(nested, nestsOfCommits.includes(nest) ? [...commitKeys, 'id', 'hash'] : commitKeys));
    }
    return { names, commits: commits.filter(_text_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM) };
}
function normalised(raw) {
    return Object.fromEntries(Object.entries(raw).map(([name, value]) => [(0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j7)(name), value]));
}
function shortName(ref) {
    return ref.replace(/^refs\/(heads|tags)\//, '');
}
function texts(raw, keys) {
    return keys
        .map((key) => raw[key])
        .filter((value) => typeof value === 'string' && value.trim() !== '');
}
function fingerprint(value) {
    return JSON.stringify(value, (_key, inner) => (0,_client_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner);
}


/***/ }),

/***/ 2255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   PW: () => (/* binding */ isAddress),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oN: () => (/* binding */ besides),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3597);

function escapeMarkdown(text) {
    return text.replace(/[&<>"'`@#![\]]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function prose(text) {
    return withoutMentions((0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text));
}
function withoutMentions(text) {
    return escapeMarkdown(text).replace(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
}
function sentence(text) {
    const parts = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text).split(/(`[^`]+`)/);
    return parts
        .map((part) => part.length > 2 && part.startsWith('`') && part.endsWith('`') ? code(part.slice(1, -1)) : withoutMentions(part))
        .join('');
}
function heading(text) {
    return `<h3>${text}</h3>`;
}
function code(text) {
    return text === undefined || text === '' ? '' : `<code>${escapeMarkdown((0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text))}</code>`;
}
function paragraph(text) {
    return text === '' ? '' : `<p>${text}</p>`;
}
function besides(texts) {
    return texts.filter((text) => text !== '').join(' · ');
}
function isAddress(text) {
    return /^https?:\/\/[^\s\p{Cc}<>"']+$/u.test(text);
}
function link(address, text) {
    if (!isAddress(address))
        return text ?? code(address);
    const own = text ?? escapeMarkdown(address.replace(/^https?:\/\/(?=[^/])/, '').replace(/^([^/]+)\/$/, '$1'));
    return `<a href="${escapeMarkdown(address)}">${own}</a>`;
}
function lines(texts) {
    return `<pre>\n${texts.map(escapeMarkdown).join('\n')}\n</pre>`;
}
function fold(title, content) {
    return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
function folded(title, texts) {
    return fold(title, lines(texts));
}
function table(rows, header = []) {
    const row = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const lines = rows.map((cells) => row(cells, 'td'));
    return ['<table>', ...(header.length === 0 ? [] : [row(header, 'th')]), ...lines, '</table>'].join('\n');
}


/***/ })

};
