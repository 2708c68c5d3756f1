export const id = 278;
export const ids = [278];
export const modules = {

/***/ 278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FL: () => (/* binding */ readNewestIds),
/* harmony export */   Tq: () => (/* binding */ findRecord),
/* harmony export */   U8: () => (/* binding */ deploymentMissing),
/* harmony export */   WI: () => (/* binding */ serviceMissing),
/* harmony export */   aK: () => (/* binding */ readRows)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8093);


async function findRecord(platform, target, meaningOf, signal, mostPages) {
    const { serviceId, deploymentId, older } = target;
    const isOlder = (row) => (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(row) !== undefined && (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(row) === older;
    const isLast = (page) => page.some((row) => (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(row) === deploymentId || isOlder(row));
    const { rows, isEnd } = await readRows(platform, serviceId, { signal, isLast, mostPages });
    const index = indexOf(rows, deploymentId);
    const own = rows[index];
    if (own !== undefined) {
        const next = rows[index + 1];
        const oldest = isEnd && next === undefined;
        return { kind: 'found', record: (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(own), older: oldest ? null : ((next && (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(next)) ?? older) };
    }
    const end = rows.findIndex(isOlder);
    const finished = rows.slice(0, end < 0 ? rows.length : end).some((row) => isFinished(row, meaningOf));
    return { kind: 'absent', newerFinished: finished && (end >= 0 || older === null), older };
}
function serviceMissing(serviceId, status) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU) `service-missing: The platform shows no service "${serviceId}" to this key (${status}). Check \`service-id\` for a typo, and that the key belongs to the same account or project.`;
}
function deploymentMissing({ serviceId, deploymentId }) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU) `deployment-unknown: No record of deployment "${deploymentId}" of service "${serviceId}" was seen. Check both ids: the outputs of the deploy have them.`;
}
function indexOf(rows, deploymentId) {
    const isOurs = (row) => (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(row) === deploymentId;
    const withWord = rows.findIndex((row) => isOurs(row) && (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row).word !== undefined);
    return withWord >= 0 ? withWord : rows.findIndex(isOurs);
}
async function readRows(platform, serviceId, { signal, isLast = () => false, mostPages = 20, }) {
    const rows = [];
    let pages = 0;
    for await (const { deployments, nextCursor } of platform.history(serviceId, { signal, retries: false })) {
        rows.push(...deployments);
        if (nextCursor === undefined)
            return { rows, isEnd: true };
        if (++pages === mostPages || isLast(deployments))
            break;
    }
    return { rows, isEnd: false };
}
async function readNewestIds(platform, serviceId, signal) {
    const idsOf = (rows) => rows.map(_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH).filter((id) => id !== undefined);
    const { rows } = await readRows(platform, serviceId, { signal, isLast: (page) => idsOf(page).length > 0 });
    return idsOf(rows);
}
function isFinished(row, meaningOf) {
    const { word } = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row);
    const meaning = word === undefined ? 'unknown' : meaningOf(word);
    return meaning === 'succeeded' || meaning === 'failed';
}


/***/ }),

/***/ 8093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ createdKeys),
/* harmony export */   EV: () => (/* binding */ commitKeys),
/* harmony export */   Iu: () => (/* binding */ compareRefs),
/* harmony export */   Kd: () => (/* binding */ sameCommit),
/* harmony export */   N$: () => (/* binding */ addressKeys),
/* harmony export */   TH: () => (/* binding */ idOf),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   fh: () => (/* binding */ readTimes),
/* harmony export */   j2: () => (/* binding */ isNewestFirst),
/* harmony export */   nR: () => (/* binding */ timeOf),
/* harmony export */   rY: () => (/* binding */ statusKeys),
/* harmony export */   sg: () => (/* binding */ readRef),
/* harmony export */   u3: () => (/* binding */ nameKeys),
/* harmony export */   wo: () => (/* binding */ readUrl),
/* harmony export */   xB: () => (/* binding */ endedKeys),
/* harmony export */   yg: () => (/* binding */ idKeys)
/* harmony export */ });
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(525);
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
    const commits = [...shown.commits, ...shown.names].filter(isCommit);
    if (isCommit(asked)) {
        if (commits.some((commit) => sameCommit(commit, asked)))
            return 'ours';
        return commits.length > 0 || shown.names.length > 0 ? 'another' : 'not-shown';
    }
    const names = shown.names.filter((name) => !isCommit(name)).map(shortName);
    if (names.length === 0)
        return 'not-shown';
    return names.includes(shortName(asked)) ? 'ours' : 'another';
}
function isNewestFirst(rows) {
    const fields = rows.map(normalised);
    const key = createdKeys.find((each) => fields.every((row) => timeOf(row[each]) !== undefined));
    const times = key === undefined ? [] : fields.flatMap((row) => timeOf(row[key]) ?? []);
    if (times[0] === times.at(-1))
        return undefined;
    return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time));
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
    return { names, commits: commits.filter(isCommit) };
}
function normalised(raw) {
    return Object.fromEntries(Object.entries(raw).map(([name, value]) => [(0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .j7)(name), value]));
}
function isCommit(text) {
    return /^[0-9a-f]{7,64}$/i.test(text);
}
function sameCommit(one, other) {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    return long.toLowerCase().startsWith(short.toLowerCase());
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


/***/ })

};
