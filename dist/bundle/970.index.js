export const id = 970;
export const ids = [970];
export const modules = {

/***/ 8309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ compareRefs),
/* harmony export */   KU: () => (/* binding */ readZonedCreation),
/* harmony export */   YM: () => (/* binding */ provesNewestFirst),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   aQ: () => (/* binding */ readTime),
/* harmony export */   dZ: () => (/* binding */ findId),
/* harmony export */   fh: () => (/* binding */ readTimes),
/* harmony export */   j2: () => (/* binding */ isNewestFirst),
/* harmony export */   sg: () => (/* binding */ readRef),
/* harmony export */   vr: () => (/* binding */ readLastDuration),
/* harmony export */   y9: () => (/* binding */ creationTimes)
/* harmony export */ });
/* unused harmony exports idKeys, statusKeys, addressKeys, nameKeys, commitKeys, createdKeys, endedKeys, readUrl */
/* harmony import */ var _client_json_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4544);
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(872);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8028);



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
        id: findId(raw),
        word: texts(raw, statusKeys)[0],
        rollbackable: raw['rollbackable'] === true,
        url: readUrl(raw),
        refs: shownRefs(raw),
        fingerprint: fingerprint(raw),
    };
}
function findId(raw) {
    return (0,_client_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .readId */ .w)(raw, idKeys);
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
    const commits = [...shown.commits, ...shown.names].filter(_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM);
    if ((0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM)(asked)) {
        if (commits.some((commit) => (0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .sameCommit */ .Kd)(commit, asked)))
            return 'ours';
        return commits.length > 0 || shown.names.length > 0 ? 'another' : 'not-shown';
    }
    const names = shown.names.filter((name) => !(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM)(name)).map(shortName);
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
    const key = createdKeys.find((each) => fields.every((row) => readTime(row[each]) !== undefined));
    return key === undefined ? undefined : fields.flatMap((row) => readTime(row[key]) ?? []);
}
const ownCreationKeys = createdKeys.filter((key) => key !== 'startedat' && key !== 'timestamp');
function readZonedCreation(raw) {
    const fields = normalised(raw);
    const value = ownCreationKeys.map((key) => fields[key]).find((each) => readTime(each) !== undefined);
    return typeof value === 'string' && !/(?:Z|[+-]\d\d:?\d\d)$/i.test(value) ? undefined : readTime(value);
}
function readTime(value) {
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
    const first = (keys) => keys.map((key) => readTime(fields[key])).find((ms) => ms !== undefined);
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
        if (!(0,_client_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(value))
            continue;
        const nested = normalised(value);
        names.push(...texts(nested, nameKeys));
        commits.push(...texts(nested, nestsOfCommits.includes(nest) ? [...commitKeys, 'id', 'hash'] : commitKeys));
    }
    return { names, commits: commits.filter(_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .isCommit */ .WM) };
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
    return JSON.stringify(value, (_key, inner) => (0,_client_json_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner);
}


/***/ }),

/***/ 3589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ PastDeployments),
/* harmony export */   r: () => (/* binding */ readPast)
/* harmony export */ });
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(872);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5023);
/* harmony import */ var _text_formats_count_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7028);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8028);
/* harmony import */ var _history_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8309);





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
        const counted = (0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(this.#records, 'record');
        return this.#isWhole ? counted : `${counted} (there are more)`;
    }
    async newest() {
        for await (const past of this)
            return past;
        return undefined;
    }
    async *[Symbol.asyncIterator]() {
        const { signal, timeoutMs, retries, limit, mostPages: most = mostPages, ...words } = this.#options;
        const interpret = (0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .buildVocabulary */ .vQ)(words);
        const pages = this.#platform.history(this.#serviceId, (0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definedFields */ .X)({ signal, timeoutMs, retries, limit }));
        for await (const { deployments, nextCursor, answeredAtMs } of pages) {
            this.#pages++;
            this.#records += deployments.length;
            this.#isWhole = nextCursor === undefined;
            for (const record of deployments) {
                signal?.throwIfAborted();
                yield readPast(record, interpret, answeredAtMs);
            }
            if (this.#pages === most)
                return;
        }
    }
}
function readPast(record, interpret, answeredAtMs) {
    const { id, word, rollbackable, refs, url } = (0,_history_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecord */ .aE)(record);
    const meaning = word === undefined ? 'ambiguous' : interpret(word);
    const mayBe = meaning === 'ambiguous' || meaning === 'superseded';
    const succeeded = meaning === 'succeeded' || (mayBe && rollbackable);
    const commit = [...refs.commits, ...refs.names].map(_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_4__/* .readCommit */ .kN).find((each) => each !== undefined);
    const { createdMs } = (0,_history_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readTimes */ .fh)(record);
    const ageMs = answeredAtMs === undefined || createdMs === undefined ? undefined : answeredAtMs - createdMs;
    return { id, commit, ref: (0,_history_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRef */ .sg)(refs), url, succeeded, createdMs, ageMs, record };
}


/***/ })

};
