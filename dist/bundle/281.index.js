export const id = 281;
export const ids = [281];
export const modules = {

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
/* harmony import */ var _client_json_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1786);
/* harmony import */ var _text_parsed_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7012);


const sequenceKeys = ['seq', 'sequence', 'id'];
const textKeys = ['line', 'message', 'text', 'msg'];
function readStoredRecord(raw) {
    if (typeof raw === 'string')
        return { seq: undefined, text: withoutBreak(raw) };
    if (!(0,_client_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isFields */ .C)(raw))
        return { seq: undefined, text: JSON.stringify(raw) ?? '' };
    return { seq: readNumber(raw), text: readText(raw) ?? JSON.stringify(raw) };
}
function readStreamedText(data) {
    const payload = parsePayload(data);
    return (0,_client_json_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .isFields */ .C)(payload) ? readText(payload) : typeof payload === 'string' ? payload : data;
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
        return (0,_text_parsed_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 1023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ createdKeys),
/* harmony export */   EV: () => (/* binding */ commitKeys),
/* harmony export */   Iu: () => (/* binding */ compareRefs),
/* harmony export */   KU: () => (/* binding */ readZonedCreation),
/* harmony export */   N$: () => (/* binding */ addressKeys),
/* harmony export */   YM: () => (/* binding */ provesNewestFirst),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   aQ: () => (/* binding */ readTime),
/* harmony export */   dZ: () => (/* binding */ findId),
/* harmony export */   fh: () => (/* binding */ readTimes),
/* harmony export */   j2: () => (/* binding */ isNewestFirst),
/* harmony export */   rY: () => (/* binding */ statusKeys),
/* harmony export */   sg: () => (/* binding */ readRef),
/* harmony export */   u3: () => (/* binding */ nameKeys),
/* harmony export */   vr: () => (/* binding */ readLastDuration),
/* harmony export */   wo: () => (/* binding */ readUrl),
/* harmony export */   xB: () => (/* binding */ endedKeys),
/* harmony export */   y9: () => (/* binding */ creationTimes),
/* harmony export */   yg: () => (/* binding */ idKeys)
/* harmony export */ });
/* harmony import */ var _client_json_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1786);
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7058);
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

/***/ 4281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  doctor: () => (/* binding */ doctor)
});


var base_url = __webpack_require__(2701);

var built_call = __webpack_require__(9010);

var undici_transport = __webpack_require__(2857);

var time_run = __webpack_require__(6487);

var vocabulary = __webpack_require__(9022);

var input_name = __webpack_require__(140);
// EXTERNAL MODULE: ./build/node_modules/valibot/index.mjs
var valibot = __webpack_require__(3374);

var key_kind = __webpack_require__(8008);

var operations = __webpack_require__(3380);

var history_record = __webpack_require__(1023);

var build_log_payload = __webpack_require__(910);

var history_pages = __webpack_require__(6119);

var json_fields = __webpack_require__(1786);
;




const mostRows = 1_000;
function isSuccess(answer) {
    return answer?.status !== undefined && answer.status >= 200 && answer.status <= 299;
}
function readPage(answer) {
    const body = isSuccess(answer) && (0,json_fields/* isFields */.C)(answer.json) ? answer.json : {};
    const { deployments } = body;
    const list = Array.isArray(deployments) ? deployments.slice(0, mostRows) : undefined;
    return { ...(0,history_pages/* parseHistoryPage */.b)({ ...body, deployments: list ?? [] }), list };
}
function readRows(pages) {
    const known = new Set();
    const rowKey = (row) => JSON.stringify([(0,history_record/* findId */.dZ)(row), (0,history_record/* readRecord */.aE)(row).word]);
    const all = pages.flatMap((page) => {
        const rows = readPage(page).deployments;
        const fresh = rows.filter((row) => (0,history_record/* findId */.dZ)(row) === undefined || !known.has(rowKey(row)));
        for (const row of rows)
            known.add(rowKey(row));
        return fresh;
    });
    return all.slice(0, mostRows);
}
function isOpen(meaning) {
    return meaning === 'unknown' || meaning === 'ambiguous';
}
function readNumbers(records = []) {
    return records.flatMap((record) => (0,build_log_payload/* readStoredRecord */.hx)(record).seq ?? []);
}
function readStoredRecords(logs) {
    const known = new Set();
    return logs.flatMap(({ records = [] }, page) => {
        const fresh = records.filter((record) => {
            const { seq } = (0,build_log_payload/* readStoredRecord */.hx)(record);
            return seq === undefined ? page === 0 : !known.has(seq);
        });
        for (const number of readNumbers(records))
            known.add(number);
        return fresh;
    });
}

;





const wholeHistory = { mostPages: 8, mostRecords: 100 };
const twoSmallPages = { limit: 2, mostPages: 2, mostRecords: 4 };
const mostLogPages = 4;
const readsApartMs = 30_000;
const [finishedStreamMs, otherStreamMs] = [20_000, 5_000];
const noSuchDeployment = 'taxiway-doctor-asks-for-nothing';
async function readPlatform(reader, request, progress) {
    const { run, baseUrl, answers, exchanges } = reader;
    const { interpret } = request;
    progress('Asking whose key it is');
    const whoami = await reader.read('whoami', {});
    const identity = readIdentity(whoami);
    if (identity !== undefined && (0,key_kind/* readKeyKind */._)(identity) === 'account')
        await reader.read('list_projects', {});
    const { status = 0 } = whoami ?? {};
    const isAnswering = identity !== undefined || status === 403 || status === 429 || status >= 500;
    const serviceId = isAnswering ? (request.serviceId ?? identity?.keyScope?.serviceId ?? undefined) : undefined;
    progress('Reading the history');
    const history = serviceId === undefined ? [] : await reader.readHistory(serviceId, wholeHistory);
    const dueMs = run.elapsed() + readsApartMs;
    const rows = readRows(history);
    const smallPages = serviceId !== undefined && rows.length > 2 ? await reader.readHistory(serviceId, twoSmallPages) : [];
    const { deploymentId, isFinished } = chooseDeployment(rows, request, isAnswering);
    if (deploymentId !== undefined)
        progress('Reading the log of one deployment');
    const logs = deploymentId === undefined ? [] : await readLogs(reader, deploymentId);
    const streamMs = Math.max(1_000, Math.min(isFinished ? finishedStreamMs : otherStreamMs, run.remaining() / 3));
    const stream = deploymentId === undefined ? undefined : await reader.readStream(deploymentId, streamMs);
    if (serviceId !== undefined)
        await reader.read('get_logs', { id: serviceId, limit: 5 });
    const missing = isAnswering ? await reader.read('get_deployment_logs', { id: noSuchDeployment }) : undefined;
    const someOpen = rows.flatMap((row) => (0,history_record/* readRecord */.aE)(row).word ?? []).some((word) => isOpen(interpret(word)));
    let again = [];
    if (someOpen && serviceId !== undefined && reader.stopped === undefined && dueMs < run.deadlineMs) {
        progress('Some status words are not known: reading the history again, 30 s after the first time');
        await run.sleep(dueMs - run.elapsed());
        again = await reader.readHistory(serviceId, wholeHistory);
    }
    return {
        ...{ interpret, baseUrl, whoami, identity, serviceId, history, rows, smallPages, again },
        ...{ deploymentId, isFinished, logs, stream, missing, answers, exchanges, stopped: reader.stopped },
    };
}
function chooseDeployment(rows, { deploymentId, interpret }, isAnswering) {
    const records = rows.map((row) => {
        const { id, word, rollbackable } = (0,history_record/* readRecord */.aE)(row);
        const meaning = word === undefined ? 'unknown' : interpret(word);
        return { id, rollbackable, isOver: rollbackable || (meaning !== 'ongoing' && !isOpen(meaning)) };
    });
    const named = records.filter(({ id }) => id !== undefined);
    const over = named.filter(({ isOver }) => isOver);
    const chosen = over.find(({ rollbackable }) => rollbackable) ?? over[0] ?? named[0];
    const given = isAnswering ? deploymentId : undefined;
    if (given === undefined)
        return { deploymentId: chosen?.id, isFinished: chosen?.isOver ?? false };
    return { deploymentId: given, isFinished: over.some(({ id }) => id === given) };
}
async function readLogs(reader, id) {
    const logs = [];
    const numbers = [];
    const read = async (after) => {
        const answer = await reader.read('get_deployment_logs', { id, after });
        if (answer === undefined)
            return [];
        const records = isSuccess(answer) && Array.isArray(answer.json) ? answer.json : undefined;
        logs.push({ answer, after, records });
        return readNumbers(records);
    };
    for (let after; logs.length < mostLogPages;) {
        const page = await read(after);
        const last = page.at(-1);
        numbers.push(...page);
        if (last === undefined || last === after)
            break;
        after = last;
    }
    const middle = numbers[Math.floor(numbers.length / 2)];
    if (numbers.length >= 3 && middle !== undefined)
        await read(middle);
    return logs;
}
function readIdentity(answer) {
    if (!isSuccess(answer))
        return undefined;
    const { success, output } = valibot/* safeParse */.xL(operations/* operations */.zU.whoami.result, answer.json);
    return success ? output : undefined;
}


var errors = __webpack_require__(6695);

var client_platform = __webpack_require__(2063);

var abort_scope = __webpack_require__(9713);

var parsed_json = __webpack_require__(7012);

var taxiway_error = __webpack_require__(2190);
;
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





const mostRequests = 60;
const readTimeoutMs = 20_000;
const mostFailures = 2;
const mostCharacters = 32 * 2 ** 20;
const shownHeaders = [
    ...['content-type', 'content-encoding', 'date', 'age', 'retry-after', 'ratelimit', 'ratelimit-policy'],
    ...['limit', 'remaining', 'reset'].flatMap((name) => ['ratelimit', 'x-ratelimit', 'x-rate-limit'].map((prefix) => `${prefix}-${name}`)),
];
class Reader {
    run;
    #platform;
    exchanges = [];
    answers = [];
    #failures = 0;
    #leftCharacters = mostCharacters;
    #stopped;
    constructor(platform, transport, run) {
        this.run = run;
        const recorder = {
            send: (request) => this.#record(transport, request),
            [Symbol.asyncDispose]: () => transport[Symbol.asyncDispose](),
        };
        this.#platform = new client_platform/* Platform */.O({ ...platform, clock: run.clock, transport: recorder, userAgent: 'doctor' });
    }
    get baseUrl() {
        return this.#platform.baseUrl;
    }
    get stopped() {
        return this.#stopped ?? (this.run.remaining() <= 0 ? 'the time is over' : undefined);
    }
    async read(name, args) {
        return await this.#observe(name, (limits) => this.#platform.answer(name, args, limits));
    }
    async readHistory(id, { limit, mostPages, mostRecords }) {
        const answers = [];
        let before;
        for (let records = 0; answers.length < mostPages && records < mostRecords;) {
            let page;
            const answer = await this.#observe('list_deployments', async (limits) => {
                page = (await this.#platform.history(id, { ...limits, limit, before }).next()).value ?? undefined;
            });
            if (answer !== undefined)
                answers.push(answer);
            if (answer === undefined || page?.nextCursor === undefined || page.nextCursor === before)
                break;
            before = page.nextCursor;
            records += page.deployments.length;
        }
        return answers;
    }
    async readStream(id, mostMs) {
        const events = [];
        const answer = await this.#observe('stream_deployment_logs', async ({ signal }) => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const onTimeout = () => new taxiway_error/* TaxiwayError */.y('no-answer', 'the stream was read for long enough');
                const scope = __addDisposableResource(env_1, new abort_scope/* AbortScope */.D({ clock: this.run.clock, signal, timeoutMs: mostMs, onTimeout }), false);
                const chunks = this.#platform.streamLogChunks(id, { signal: scope.signal, idleMs: readTimeoutMs });
                for await (const chunk of chunks)
                    events.push(...chunk);
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                __disposeResources(env_1);
            }
        });
        return answer === undefined ? undefined : { answer, events };
    }
    async [Symbol.asyncDispose]() {
        await this.#platform[Symbol.asyncDispose]();
    }
    async #observe(operation, work) {
        const { run, exchanges } = this;
        run.signal.throwIfAborted();
        if (this.stopped === undefined && !(await run.waitWhileHeld(this.#platform)))
            this.#stopped = 'the platform asks for a longer wait than the time that is left';
        if (this.stopped !== undefined)
            return undefined;
        const before = exchanges.length;
        let error;
        try {
            await work({ signal: run.signal, timeoutMs: Math.min(readTimeoutMs, run.remaining()) });
        }
        catch (thrown) {
            run.signal.throwIfAborted();
            if (!(thrown instanceof taxiway_error/* TaxiwayError */.y))
                throw thrown;
            error = thrown;
        }
        this.#failures = isTrouble(error) ? this.#failures + 1 : 0;
        if (this.#failures >= mostFailures)
            this.#stopped = 'the platform is in trouble, and further requests would add to it';
        const last = exchanges.at(-1);
        if (last === undefined || exchanges.length === before)
            return undefined;
        const answer = { ...last, operation, endMs: run.clock.now() - last.sentMs, error, json: parsed(last) };
        this.answers.push(answer);
        return answer;
    }
    async #record(transport, request) {
        const { clock } = this.run;
        if (this.exchanges.length >= mostRequests) {
            this.#stopped = `${mostRequests} requests were sent`;
            throw new taxiway_error/* TaxiwayError */.y('input', this.#stopped);
        }
        const chunks = [];
        const seen = {
            ...{ operation: request.operation, sentMs: clock.now(), date: clock.date() },
            ...{ status: undefined, headers: {}, chunks, ended: false, headersMs: 0 },
        };
        this.exchanges.push(seen);
        const response = await transport.send(request);
        const { status } = response;
        seen.headersMs = clock.now() - seen.sentMs;
        seen.date = clock.date();
        seen.status = status;
        const headers = shownHeaders.map((name) => [name, response.header(name)]);
        seen.headers = Object.fromEntries(headers.filter((entry) => entry[1] !== undefined));
        const keep = (text) => {
            chunks.push({ atMs: clock.now() - seen.sentMs, text });
            this.#leftCharacters -= text.length;
        };
        const least = this.#leftCharacters * 0.75;
        const isFull = () => this.#leftCharacters < least;
        async function* recorded() {
            const decoder = new TextDecoder();
            for await (const bytes of response.body) {
                keep(decoder.decode(bytes, { stream: true }));
                yield bytes;
                if (isFull())
                    return;
            }
            seen.ended = true;
        }
        return { status, header: (name) => response.header(name), body: recorded(), discard: () => response.discard() };
    }
}
function parsed({ ended, chunks }) {
    try {
        return ended ? (0,parsed_json/* parseJson */.q)(chunks.map(({ text }) => text).join('')) : undefined;
    }
    catch {
        return undefined;
    }
}
function isTrouble(error) {
    if (error instanceof errors/* RefusedError */.fk)
        return error.status >= 500 || error.status === 429;
    return error instanceof errors/* NoAnswerError */.i5;
}


var version = __webpack_require__(6438);
;


const mostFields = 200;
const jsonTypes = ['string', 'number', 'boolean', 'object', 'array', 'null'];
function jsonType(value) {
    if (value === null || value === undefined)
        return 'null';
    if (Array.isArray(value))
        return 'array';
    if ((0,json_fields/* isFields */.C)(value))
        return 'object';
    return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string';
}
function fieldShapes(records) {
    const entries = records.filter(json_fields/* isFields */.C).flatMap((record) => Object.entries(record));
    return [...Map.groupBy(entries, ([name]) => name)].slice(0, mostFields).map(([name, values]) => {
        const types = new Set(values.map(([, value]) => jsonType(value)));
        return { name, count: values.length, types: [...types].sort((a, b) => Number(a === 'null') - Number(b === 'null')) };
    });
}
function findPlaces(records) {
    const names = fieldShapes(records).map(({ name }) => name);
    const place = (read) => {
        const whole = records.map((record) => ({ record, shown: read(record) })).filter(({ shown }) => shown !== undefined);
        const isIn = (name) => whole.some(({ record, shown }) => Object.hasOwn(record, name) && read({ [name]: record[name] }) === shown);
        return names.find(isIn);
    };
    return {
        id: place(history_record/* findId */.dZ),
        status: place((record) => (0,history_record/* readRecord */.aE)(record).word),
        ref: place((record) => (0,history_record/* readRecord */.aE)(record).refs.names[0]),
        commit: place((record) => (0,history_record/* readRecord */.aE)(record).refs.commits[0]),
        address: place(history_record/* readUrl */.wo),
        created: place((record) => (0,history_record/* readTimes */.fh)(record).createdMs),
        finished: place((record) => (0,history_record/* readTimes */.fh)(record).endedMs),
    };
}


var finding = __webpack_require__(4227);

var date_header = __webpack_require__(9049);
;





const count = valibot/* pipe */.Fs(valibot/* number */.ai(), valibot/* integer */.nd(), valibot/* minValue */.Ww(0));
const inputs = valibot/* picklist */.KI(['success-states', 'failure-states']);
const wordSchema = valibot/* strictObject */.re({
    word: valibot/* string */.Yj(),
    meaning: valibot/* picklist */.KI(['succeeded', 'failed', 'cancelled', 'superseded', 'ongoing', 'ambiguous', 'unknown']),
    count: valibot/* pipe */.Fs(count, valibot/* description */.h_('Records that have it.')),
    rollbackable: valibot/* pipe */.Fs(count, valibot/* description */.h_('Records of this word that can be rolled back to.')),
    onNewest: valibot/* pipe */.Fs(valibot/* boolean */.zM(), valibot/* description */.h_('Whether the newest record has it.')),
    unchanged: valibot/* pipe */.Fs(count, valibot/* description */.h_('Records that a second read, 30 s later, showed again as they were.')),
    changed: valibot/* pipe */.Fs(count, valibot/* description */.h_('Records that another read showed differently.')),
    ageMs: valibot/* pipe */.Fs(valibot/* nullable */.me(count), valibot/* description */.h_('Milliseconds since the newest of them was created.')),
    input: valibot/* pipe */.Fs(valibot/* nullable */.me(inputs), valibot/* description */.h_('The input that would take the word, if your dashboard agrees.')),
});
const leastSuccesses = 2;
const leastFailures = 3;
const copyable = /^(?=.{1,40}$)\p{L}[\p{L}\p{N}]*(?:[-_. ]\p{L}[\p{L}\p{N}]*)*$/u;
function countWords({ history, rows, again, interpret, }) {
    const first = rows.map((row) => ({ ...(0,history_record/* readRecord */.aE)(row), row }));
    const second = readRows(again).map(history_record/* readRecord */.aE);
    const shownAs = Map.groupBy([...first, ...second], ({ id }) => id);
    const shownAgain = new Set(second.map(({ id }) => id));
    const answeredAtMs = (0,date_header/* readAnswerTime */.S)({ header: (name) => history[0]?.headers[name] });
    const withWord = first.filter(({ word }) => word !== undefined);
    const groups = Map.groupBy(withWord, ({ word = '' }) => (0,vocabulary/* normalise */.j7)(word));
    return [...groups.values()].map((records) => {
        const { word = '' } = records[0] ?? {};
        const meaning = interpret(word);
        const known = records.filter(({ id }) => id !== undefined);
        const isChanged = ({ id, fingerprint }) => shownAs.get(id)?.some((other) => other.fingerprint !== fingerprint) ?? false;
        const created = records.flatMap(({ row }) => (0,history_record/* readTimes */.fh)(row).createdMs ?? []);
        const counts = {
            count: records.length,
            rollbackable: records.filter(({ rollbackable }) => rollbackable).length,
            unchanged: known.filter((record) => shownAgain.has(record.id) && !isChanged(record)).length,
            changed: known.filter(isChanged).length,
        };
        const refused = records.filter(({ row }) => row['rollbackable'] === false).length;
        const mayBeCopied = isOpen(meaning) && copyable.test(word) && counts.unchanged === counts.count;
        return {
            ...{ word, meaning, ...counts, onNewest: first[0] === records[0] },
            ageMs: created.length === 0 || answeredAtMs === undefined
                ? undefined
                : Math.max(0, answeredAtMs - Math.max(...created)),
            input: mayBeCopied ? inputFor({ ...counts, refused }) : undefined,
        };
    });
}
function inputFor({ count, rollbackable, refused }) {
    if (rollbackable === count && count >= leastSuccesses)
        return 'success-states';
    return refused === count && count >= leastFailures ? 'failure-states' : undefined;
}

;










const anonymized_report_count = valibot/* pipe */.Fs(valibot/* number */.ai(), valibot/* integer */.nd(), valibot/* minValue */.Ww(0));
const described = (schema, text) => valibot/* pipe */.Fs(schema, valibot/* description */.h_(text));
const milliseconds = described(anonymized_report_count, 'Milliseconds.');
const sharedReportSchema = valibot/* strictObject */.re({
    format: described(valibot/* literal */.eu(1), 'The version of this document.'),
    taxiway: described(valibot/* string */.Yj(), 'The version of Taxiway.'),
    ready: described(valibot/* boolean */.zM(), 'Whether nothing blocks a deploy. False sets the exit code 1.'),
    requests: described(anonymized_report_count, 'Requests that were sent, all of them reads.'),
    durationMs: milliseconds,
    findings: valibot/* array */.YO(valibot/* strictObject */.re({
        area: valibot/* picklist */.KI(finding/* areas */.bn),
        name: described(valibot/* string */.Yj(), 'Stable; docs/doctor.md has a row for each.'),
        result: valibot/* picklist */.KI(finding/* findingResults */.O2),
    })),
    records: described(anonymized_report_count, 'Records of the history that were read.'),
    lines: described(anonymized_report_count, 'Records of the stored log that were read.'),
    fields: valibot/* array */.YO(valibot/* strictObject */.re({
        of: described(valibot/* picklist */.KI(['history', 'log', 'error']), 'Whose field it is.'),
        name: valibot/* string */.Yj(),
        types: valibot/* array */.YO(valibot/* picklist */.KI(jsonTypes)),
        count: described(anonymized_report_count, 'Records that have it.'),
        holds: described(valibot/* nullable */.me(valibot/* string */.Yj()), 'What Taxiway reads from it, such as the id or the status.'),
    })),
    words: valibot/* array */.YO(wordSchema),
    answers: valibot/* array */.YO(valibot/* strictObject */.re({ operation: valibot/* string */.Yj(), status: valibot/* nullable */.me(anonymized_report_count), ms: milliseconds })),
    leftOut: described(anonymized_report_count, 'Names and words that are not shown, as they may be values.'),
});
const emptyReport = {
    ...{ format: 1, taxiway: version/* version */.r, ready: false, requests: 0, durationMs: 0, findings: [], records: 0, lines: 0 },
    ...{ fields: [], words: [], answers: [], leftOut: 0 },
};
function buildSharedReport(readings, findings, { words, ...rest }) {
    const names = new NameFilter(readings);
    const { rows } = readings;
    const lines = readStoredRecords(readings.logs);
    const places = Object.entries(findPlaces(rows));
    const describeFields = (of, records) => fieldShapes(records)
        .filter(({ name }) => names.allows(name))
        .map(({ types, ...shape }) => {
        const [holds = null] = of === 'history' ? (places.find(([, name]) => name === shape.name) ?? []) : [];
        return { of, ...shape, types: [...types], holds };
    });
    return {
        ...{ format: 1, taxiway: version/* version */.r, ...rest, requests: readings.exchanges.length },
        findings: findings.map(({ area, name, result }) => ({ area, name, result })),
        ...{ records: rows.length, lines: lines.length },
        fields: [
            ...describeFields('history', rows),
            ...describeFields('log', lines),
            ...describeFields('error', [readings.missing?.json]),
        ],
        words: words
            .filter(({ word, meaning }) => meaning !== 'unknown' || names.allows(word))
            .map(({ ageMs = null, input = null, ...each }) => ({ ...each, ageMs, input })),
        answers: readings.answers.map(({ operation, status = null, endMs }) => ({
            ...{ operation, status, ms: Math.round(endMs) },
        })),
        leftOut: names.leftOut,
    };
}
const known = new Set([...history_record/* idKeys */.yg, ...history_record/* statusKeys */.rY, ...history_record/* addressKeys */.N$, ...history_record/* nameKeys */.u3, ...history_record/* commitKeys */.EV, ...history_record/* createdKeys */.B1, ...history_record/* endedKeys */.xB]
    .concat(build_log_payload/* sequenceKeys */.Il, build_log_payload/* textKeys */.Ee, ['rollbackable', 'stream', 'ts', 'error', 'code', 'message', 'details'])
    .map(vocabulary/* normalise */.j7));
const [shortestValue, longestName] = [4, 40];
class NameFilter {
    #values;
    leftOut = 0;
    constructor({ answers, exchanges, baseUrl, rows }) {
        const { status } = findPlaces(rows);
        const texts = answers.flatMap((answer) => textsIn(answer.json, status));
        const headers = exchanges.flatMap((exchange) => Object.values(exchange.headers));
        const all = [...texts, ...headers, new URL(baseUrl).hostname].flatMap(splitParts);
        this.#values = new Set(all.map(onlyLetters).filter((letters) => letters.length >= shortestValue));
    }
    allows(name) {
        const allowed = known.has((0,vocabulary/* normalise */.j7)(name)) || (isPlain(name) && !this.#values.has(onlyLetters(name)));
        if (!allowed)
            this.leftOut++;
        return allowed;
    }
}
function splitParts(text) {
    return text.length > longestName && /\s/.test(text) ? [text] : [text, ...text.split(/[^A-Za-z]+/)];
}
function isPlain(name) {
    return /^(?=.{1,32}$)[A-Za-z]{1,16}(?:[-_ ][A-Za-z]{1,16}){0,3}$/.test(name) && !/[^aeiouy_ -]{5}/i.test(name);
}
function onlyLetters(text) {
    return text.toLowerCase().replaceAll(/[^a-z]+/g, '');
}
function textsIn(value, except) {
    if (typeof value === 'string')
        return [value];
    if (Array.isArray(value))
        return value.flatMap((each) => textsIn(each, except));
    if (!(0,json_fields/* isFields */.C)(value))
        return [];
    return Object.entries(value).flatMap(([name, each]) => (name === except ? [] : textsIn(each, except)));
}


var preflight = __webpack_require__(6266);

var formats_count = __webpack_require__(5150);

var duration = __webpack_require__(1589);
;





const slowMs = 1_000;
const skewMs = 5_000;
function connectionFindings(readings, proxied) {
    const { baseUrl, exchanges, whoami } = readings;
    if (exchanges.every(({ status }) => status === undefined)) {
        const text = whoami?.error?.message ?? 'No answer came before the timeout.';
        return [(0,finding/* finding */.gk)('fail', 'reachable', ...(0,finding/* splitMessage */.kw)(text))];
    }
    const how = `${baseUrl.startsWith('https:') ? 'https' : 'http'}, HTTP/1.1, ${proxied ? 'a proxy is set' : 'no proxy'}`;
    return [
        (0,finding/* finding */.gk)('pass', 'reachable', how),
        redirectsFinding(readings),
        roundTripFinding(readings),
        clockFinding(readings),
        interfaceFinding(readings),
    ];
}
function typicalMs(exchanges) {
    const times = exchanges.flatMap(({ status, headersMs }) => (status === undefined ? [] : headersMs));
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
function redirectsFinding({ exchanges, answers }) {
    const isRedirect = ({ status = 0 }) => status >= 300 && status <= 399;
    const redirected = exchanges.filter(isRedirect).length;
    if (redirected === 0)
        return (0,finding/* finding */.gk)('pass', 'redirects', 'none');
    const refused = answers.find(isRedirect);
    if (refused !== undefined)
        return (0,finding/* finding */.gk)('fail', 'redirects', ...(0,finding/* splitMessage */.kw)(refused.error?.message ?? ''));
    const advice = 'Taxiway never follows a redirect of a write: set `base-url` to the address that answers.';
    return (0,finding/* finding */.gk)('warn', 'redirects', `${(0,formats_count/* formatCount */.B)(redirected, 'redirect')} on the same origin`, { advice });
}
function roundTripFinding({ exchanges }) {
    const ms = typicalMs(exchanges);
    const text = `half of the answers began within ${Math.round(ms)} ms`;
    const advice = 'Everything takes longer at this distance. Raise `timeout` if builds are long.';
    return ms > slowMs ? (0,finding/* finding */.gk)('warn', 'round-trip', text, { advice }) : (0,finding/* finding */.gk)('pass', 'round-trip', text);
}
function clockFinding({ exchanges }) {
    const answer = exchanges.find(({ headers }) => headers['date'] !== undefined && headers['age'] === undefined);
    const shownMs = Date.parse(answer?.headers['date'] ?? '');
    if (answer === undefined || Number.isNaN(shownMs))
        return (0,finding/* finding */.gk)('inconclusive', 'clock', 'no answer has a readable `Date`');
    const skew = Math.abs(answer.date.getTime() - shownMs);
    if (skew <= skewMs + answer.headersMs)
        return (0,finding/* finding */.gk)('pass', 'clock', 'the clocks agree');
    const advice = 'Set the clock of this machine: certificates, and the times of events and traces, depend on it.';
    const text = `the clocks of this machine and of the platform differ by ${(0,duration/* formatDuration */.a3)(skew)}`;
    return (0,finding/* finding */.gk)('warn', 'clock', text, { advice });
}
function interfaceFinding({ baseUrl, whoami, identity }) {
    const { status, ended = false } = whoami ?? {};
    if (status === undefined)
        return (0,finding/* finding */.gk)('inconclusive', 'interface', 'whoami had no answer');
    const other = ended ? (0,preflight/* whyNotThisInterface */.$d)(baseUrl, whoami?.error ?? identity) : undefined;
    if (other !== undefined)
        return (0,finding/* finding */.gk)('fail', 'interface', ...(0,finding/* splitMessage */.kw)(other));
    if (isSuccess(whoami) && whoami.json !== undefined)
        return (0,finding/* finding */.gk)('pass', 'interface', 'whoami answers as the interface does');
    return (0,finding/* finding */.gk)('inconclusive', 'interface', `whoami answered ${status}${ended ? '' : ', but not to its end'}`);
}

;






const optional = new Set(['keyScope']);
function contractFindings({ answers }) {
    const names = [...new Set(answers.map(({ operation }) => operation))].filter((name) => !(0,operations/* operationOf */.zI)(name).events);
    if (names.length === 0)
        return [(0,finding/* finding */.gk)('skipped', 'contract', 'nothing was read')];
    return names.map((name) => {
        const answer = answers.find((each) => each.operation === name && isSuccess(each));
        return answer === undefined ? (0,finding/* finding */.gk)('skipped', name, 'no success to compare') : answerFinding(name, answer);
    });
}
function answerFinding(name, { json, ended }) {
    if (json === undefined)
        return (0,finding/* finding */.gk)(ended ? 'warn' : 'inconclusive', name, ended ? 'not JSON' : 'not read to its end');
    const found = differences((0,operations/* operationOf */.zI)(name).result, [json], '');
    const count = (kind) => found.filter((each) => each.kind === kind).length;
    const evidence = found.map(({ line }) => line);
    const [wrong, missing, more] = [count('wrong'), count('missing'), count('additional')];
    if (wrong > 0) {
        const advice = 'Taxiway reads on where it can; please report this platform.';
        return (0,finding/* finding */.gk)('warn', name, `${(0,formats_count/* formatCount */.B)(wrong, 'place')} not as documented`, { evidence, advice });
    }
    const parts = [missing > 0 ? `${missing} documented missing` : '', more > 0 ? `${more} additional` : ''];
    return (0,finding/* finding */.gk)('pass', name, ['as documented', ...parts.filter(Boolean)].join(', '), { evidence });
}
function differences(schema, values, path) {
    if (!(0,json_fields/* isFields */.C)(schema))
        return [];
    const { wrapped, item, entries } = schema;
    const shown = values.filter((value) => value !== null && value !== undefined);
    if (wrapped !== undefined)
        return differences(wrapped, shown, path);
    const expected = String(schema['expects']).toLowerCase().replaceAll(/[()]/g, '');
    const odd = expected === 'unknown' ? undefined : values.map(jsonType).find((type) => !expected.includes(type));
    const found = odd === undefined ? [] : [{ kind: 'wrong', line: `${path || 'the answer'}: ${expected}, not ${odd}` }];
    if (item !== undefined) {
        const items = values.filter((value) => Array.isArray(value)).flat();
        return [...found, ...differences(item, items, `${path}[]`)];
    }
    const records = values.filter(json_fields/* isFields */.C);
    if (!(0,json_fields/* isFields */.C)(entries) || records.length === 0)
        return found;
    const at = (name) => (path === '' ? name : `${path}.${name}`);
    for (const [name, each] of Object.entries(entries)) {
        const held = records.flatMap((record) => (Object.hasOwn(record, name) ? [record[name]] : []));
        const isRequired = (0,json_fields/* isFields */.C)(each) && each['type'] !== 'nullish';
        if (held.length > 0)
            found.push(...differences(each, held, at(name)));
        else if (!optional.has(name))
            found.push({ kind: isRequired ? 'wrong' : 'missing', line: `${at(name)}: missing` });
    }
    const more = new Set(records.flatMap(Object.keys).filter((name) => !Object.hasOwn(entries, name)));
    return [...found, ...[...more].map((name) => ({ kind: 'additional', line: `${at(name)}: additional` }))];
}

;





function historyFindings({ history, rows, smallPages, serviceId }) {
    const [first] = history;
    if (first === undefined)
        return [(0,finding/* finding */.gk)('skipped', 'history', serviceId === undefined ? 'no service to read' : 'not read')];
    if (rows.length === 0)
        return [unreadFinding(first)];
    const shapes = fieldShapes(rows);
    const evidence = shapes.map(({ name, count, types }) => {
        const where = count === rows.length ? 'every record' : `${count} of ${rows.length}`;
        return `${name}: ${types.join(' or ')}, on ${where}`;
    });
    return [
        (0,finding/* finding */.gk)('pass', 'history', `${(0,formats_count/* formatCount */.B)(rows.length, 'record')} on ${(0,formats_count/* formatCount */.B)(history.length, 'page')}`),
        (0,finding/* finding */.gk)('pass', 'fields', (0,formats_count/* formatCount */.B)(shapes.length, 'field'), { evidence }),
        ...placeFindings(findPlaces(rows), rows),
        orderFinding(rows),
        pageFinding(smallPages),
        cursorFinding(smallPages.length > 1 ? smallPages : history),
    ];
}
function unreadFinding(first) {
    const { status, error, json } = first;
    if (status === 401 || status === 403) {
        const advice = 'Grant the capability deployments:read.';
        return (0,finding/* finding */.gk)('fail', 'history', `the key may not read the history (${status})`, { advice });
    }
    if (status === 404) {
        const advice = 'Check `service-id` for a typo, and that the key belongs to the same account or project.';
        return (0,finding/* finding */.gk)('fail', 'history', 'the platform shows no such service to this key (404)', { advice });
    }
    const { list } = readPage(first);
    if (list?.length === 0) {
        const advice = 'Deploy once, then run the doctor again.';
        const text = 'the history is empty, so no record and no status word was seen yet';
        return (0,finding/* finding */.gk)('inconclusive', 'history', text, { advice });
    }
    if (isSuccess(first) && json !== undefined && list === undefined) {
        const advice = 'Taxiway finds a deployment only there: please report this platform.';
        return (0,finding/* finding */.gk)('fail', 'history', 'the answer has no list `deployments`', { advice });
    }
    const why = status === undefined ? `no answer: ${error?.message}` : `the platform answered ${status}`;
    const text = isSuccess(first) ? 'the answer is not readable to its end, or holds no record' : why;
    return (0,finding/* finding */.gk)('inconclusive', 'history', text, { advice: 'Try again when the platform is well.' });
}
const unshown = {
    ref: 'no record shows what was requested; after a lost answer a deployment is adopted on inference',
    commit: 'no record shows a commit; the gate cannot choose a deployment by its commit',
    address: 'no record shows an address; set `environment-url` if you need one',
    created: 'no record shows when it was created',
    finished: 'no record shows when it ended',
};
function placeFindings(places, rows) {
    const withoutId = rows.filter((row) => (0,history_record/* findId */.dZ)(row) === undefined).length;
    const advice = 'Taxiway reads `deploymentId` and `id`: it cannot find a deployment without one.';
    return [
        withoutId > 0
            ? (0,finding/* finding */.gk)('fail', 'id', `${withoutId} of ${rows.length} records have no id`, { advice })
            : (0,finding/* finding */.gk)('pass', 'id', `\`${places.id}\``),
        statusFinding(places, rows),
        rollbackFinding(rows),
        ...['ref', 'commit', 'address', 'created', 'finished'].map((name) => {
            const place = places[name];
            return place === undefined ? (0,finding/* finding */.gk)('inconclusive', name, unshown[name]) : (0,finding/* finding */.gk)('pass', name, `\`${place}\``);
        }),
    ];
}
function statusFinding({ status }, rows) {
    if (status !== undefined) {
        const without = rows.filter((row) => typeof row[status] !== 'string').length;
        if (without === 0)
            return (0,finding/* finding */.gk)('pass', 'status', `\`${status}\``);
        const advice = 'Taxiway waits while its record has none, or infers success as if there were no such field.';
        return (0,finding/* finding */.gk)('warn', 'status', `\`${status}\`, which ${without} of ${rows.length} records lack`, { advice });
    }
    const summary = 'no record has a text in `status`, `state` or `phase`';
    if (rows.some((row) => typeof row['rollbackable'] === 'boolean')) {
        const advice = 'Success is then inferred: it needs `rollbackable`, a log, the end of its stream, and 5 s without a change.';
        return (0,finding/* finding */.gk)('warn', 'status', summary, { advice });
    }
    const advice = 'No run can see a success: please report this platform.';
    return (0,finding/* finding */.gk)('fail', 'status', `${summary}; \`rollbackable\` cannot be read either`, { advice });
}
function rollbackFinding(rows) {
    const values = rows.map((row) => row['rollbackable']);
    const yes = values.filter((value) => value === true).length;
    const odd = values.filter((value) => typeof value !== 'boolean').length;
    if (odd === 0)
        return (0,finding/* finding */.gk)('pass', 'rollbackable', `${yes} of ${rows.length} records can be rolled back to`);
    const advice = 'Without it success cannot be inferred: configure the status words.';
    const text = `${odd} of ${rows.length} records have no \`true\` or \`false\` in the documented \`rollbackable\``;
    return (0,finding/* finding */.gk)('warn', 'rollbackable', text, { advice });
}
function orderFinding(rows) {
    const isOrdered = (0,history_record/* isNewestFirst */.j2)(rows);
    if (isOrdered === undefined)
        return (0,finding/* finding */.gk)('inconclusive', 'order', 'too few records, or no times to order them by');
    if (isOrdered)
        return (0,finding/* finding */.gk)('pass', 'order', 'newest first');
    const advice = 'Taxiway then reads more pages to find a deployment.';
    return (0,finding/* finding */.gk)('warn', 'order', 'the records are not newest first, as the contract says they are', { advice });
}
function pageFinding([small]) {
    const { length } = readPage(small).deployments;
    if (length < 2)
        return (0,finding/* finding */.gk)('inconclusive', 'page', 'too few records to see a page');
    if (length === 2)
        return (0,finding/* finding */.gk)('pass', 'page', 'the server honours `limit`');
    const advice = 'Nothing is to be done: each look at the history costs the platform more than it must.';
    return (0,finding/* finding */.gk)('warn', 'page', `asked for 2 records, got ${length}`, { advice });
}
function cursorFinding([first, second]) {
    const { nextCursor, deployments } = readPage(first);
    if (nextCursor === undefined)
        return (0,finding/* finding */.gk)('inconclusive', 'cursor', 'there was one page only');
    const form = `a ${jsonType(nextCursor)}`;
    const after = readPage(second).deployments;
    if (after.length === 0)
        return (0,finding/* finding */.gk)('inconclusive', 'cursor', `${form}; the page after it shows no record`);
    const known = new Set(deployments.map(history_record/* findId */.dZ));
    const again = after.filter((row) => known.has((0,history_record/* findId */.dZ)(row))).length;
    if (again === 0)
        return (0,finding/* finding */.gk)('pass', 'cursor', `${form} that advances`);
    const advice = 'Taxiway refuses a cursor that repeats: a deployment beyond the first page is not found.';
    return (0,finding/* finding */.gk)('warn', 'cursor', `${form}, after which ${again} known records came again`, { advice });
}

;





function answerFindings({ exchanges, missing }) {
    const came = exchanges.filter(({ status }) => status !== undefined);
    if (came.length === 0)
        return [(0,finding/* finding */.gk)('skipped', 'answers', 'nothing answered')];
    const codings = [...new Set(came.flatMap(({ headers }) => headers['content-encoding'] ?? []))];
    return [
        (0,finding/* finding */.gk)('pass', 'compression', codings.length === 0 ? 'none' : codings.join(', ')),
        statusesFinding(came),
        errorFinding(missing),
        limitsFinding(came),
    ];
}
function statusesFinding(came) {
    const odd = came.filter(({ operation, status = 0 }) => {
        if (!(0,operations/* isOperationName */.F)(operation) || (status >= 300 && status <= 399))
            return false;
        const { success, errors, path } = (0,operations/* operationOf */.zI)(operation);
        const documented = [success, ...errors, 401, 403, 500, ...(path.includes('{') ? [400, 404] : [])];
        return !documented.includes(status);
    });
    if (odd.length === 0)
        return (0,finding/* finding */.gk)('pass', 'statuses', 'only documented ones');
    const evidence = [...new Set(odd.map(({ operation, status }) => `${operation}: ${status}`))];
    const advice = 'If it is 429 or 5xx, try again when the platform is well.';
    const text = `${(0,formats_count/* formatCount */.B)(odd.length, 'answer')} with a status that the contract does not document`;
    return (0,finding/* finding */.gk)('warn', 'statuses', text, { evidence, advice });
}
function errorFinding(missing) {
    if (missing?.status === undefined)
        return (0,finding/* finding */.gk)('skipped', 'errors', 'none was seen');
    if (isSuccess(missing))
        return (0,finding/* finding */.gk)('warn', 'errors', `the log of a deployment that does not exist is answered with ${missing.status}`, {
            advice: 'A mistyped deployment id then looks like an empty log.',
        });
    const body = (0,json_fields/* isFields */.C)(missing.json) ? missing.json : {};
    const evidence = Object.keys(body);
    if (typeof body['error'] === 'string')
        return (0,finding/* finding */.gk)('pass', 'errors', 'JSON with `error`', { evidence });
    const advice = 'Messages then show the status alone, without what the platform said.';
    return (0,finding/* finding */.gk)('warn', 'errors', 'not JSON with the documented `error`', { evidence, advice });
}
function limitsFinding(came) {
    const all = came.flatMap(({ headers }) => Object.keys(headers));
    const names = [...new Set(all)].filter((name) => /rate-?limit|retry-after/.test(name));
    const throttled = came.filter(({ status }) => status === 429).length;
    const responses = (0,formats_count/* formatCount */.B)(came.length, 'response');
    if (throttled > 0) {
        const advice = 'Taxiway obeys `Retry-After`; runs at the same time share the limit.';
        const text = `${throttled} of ${responses} said "too many requests" (429)`;
        return (0,finding/* finding */.gk)('warn', 'limits', text, { evidence: names, advice });
    }
    return (0,finding/* finding */.gk)('pass', 'limits', names.length === 0 ? `no rate-limit headers in ${responses}` : (0,finding/* quoted */.TL)(names));
}

;



const commands = {
    deploy: ['deploy_service'],
    'deploy-with-variables': ['deploy_service', 'import_env'],
    upload: ['deploy_upload'],
    preview: ['create_service', 'expose_port'],
    gate: ['list_deployments'],
    'gate-with-rollback': ['deploy_service'],
    'gate-with-sql': ['db_query'],
};
const creating = new Set(['deploy_upload', 'create_service']);
function keyFindings({ whoami, identity, serviceId }) {
    const status = whoami?.status;
    if (status === 401) {
        const advice = 'Check `api-key`, or create a new key in the dashboard.';
        return [(0,finding/* finding */.gk)('fail', 'key-accepted', 'the platform does not accept the key (401)', { advice })];
    }
    if (identity === undefined) {
        const why = status === undefined ? 'whoami had no answer' : `whoami answered ${status}, without an identity`;
        return [(0,finding/* finding */.gk)('inconclusive', 'key-accepted', `unknown: ${why}`)];
    }
    const kind = `${(0,key_kind/* readKeyKind */._)(identity)} key${(0,key_kind/* isReadOnlyKey */.C)(identity) ? ', read-only' : ''}`;
    const permissions = Object.entries(identity.keyScope?.permissions ?? {});
    const evidence = permissions.map(([name, level]) => `${name}:${String(level)}`);
    return [
        (0,finding/* finding */.gk)('pass', 'key-accepted', 'the platform accepts the key'),
        (0,finding/* finding */.gk)('pass', 'key-kind', kind, { evidence }),
        scopeFinding(identity, serviceId),
        ...Object.entries(commands).map(([command, needs]) => commandFinding(command, needs, { identity, serviceId })),
    ];
}
function scopeFinding({ keyScope }, serviceId) {
    const scope = keyScope?.serviceId ?? undefined;
    if (serviceId === undefined) {
        const advice = 'Name a service with `service-id`: the interface does not list them.';
        return (0,finding/* finding */.gk)('inconclusive', 'key-scope', 'the key does not name a service, so no history was read', { advice });
    }
    if (scope === undefined || scope === serviceId)
        return (0,finding/* finding */.gk)('pass', 'key-scope', 'read one service');
    const advice = 'Use a key of this service, or of its project, or correct `service-id`.';
    return (0,finding/* finding */.gk)('fail', 'key-scope', 'the key belongs to another service', { advice });
}
function commandFinding(command, needs, { identity, serviceId }) {
    const problems = needs.map((operation) => {
        const own = operation === 'db_query' ? undefined : serviceId;
        return (0,preflight/* keyProblem */.dD)(identity, operation, creating.has(operation) ? { isNew: true } : { serviceId: own });
    });
    const problem = problems.find((text) => text !== undefined);
    const name = `can-${command}`;
    if (problem === undefined)
        return (0,finding/* finding */.gk)('pass', name, `the key suffices for ${command.replaceAll('-', ' ')}`);
    const [summary, details] = (0,finding/* splitMessage */.kw)(problem);
    return command === 'deploy' ? (0,finding/* finding */.gk)('fail', name, summary, details) : (0,finding/* finding */.gk)('skipped', name, summary);
}

;



const mostShown = 20;
const phrases = {
    succeeded: 'known as success',
    failed: 'known as failure',
    cancelled: 'known as cancelled',
    superseded: 'known as replaced by a newer deployment',
    ongoing: 'known as still going',
    ambiguous: 'means success on some platforms and still going on others',
    unknown: 'unknown',
};
function wordFindings(readings, census) {
    if (census.length === 0)
        return [(0,finding/* finding */.gk)('skipped', 'words', 'no record with a status word was seen')];
    const known = census.filter(({ meaning }) => !isOpen(meaning));
    const open = census.filter(({ meaning }) => isOpen(meaning));
    const others = open.length - mostShown;
    const advice = 'Please report this platform: no other has so many status words.';
    const line = (each) => `\`${each.word}\`: ${phrases[each.meaning]}; ${tallyWords(each, readings)}`;
    const summary = (0,finding/* quoted */.TL)(known.map(({ word }) => word));
    return [
        ...(known.length === 0 ? [] : [(0,finding/* finding */.gk)('pass', 'known-words', summary, { evidence: known.map(line) })]),
        ...open.slice(0, mostShown).map((each) => openFinding(each, line(each))),
        ...(others <= 0 ? [] : [(0,finding/* finding */.gk)('warn', 'unknown-word', `${others} further words that are unknown`, { advice })]),
    ];
}
function openFinding(census, summary) {
    const { word, meaning, changed, input } = census;
    const name = meaning === 'ambiguous' ? 'ambiguous-word' : 'unknown-word';
    if (input !== undefined) {
        const state = input === 'success-states' ? 'successful' : 'failed';
        const advice = `If your dashboard shows these as ${state}, set \`${input}: ${word}\``;
        return (0,finding/* finding */.gk)('warn', name, summary, { advice });
    }
    if (changed > 0)
        return (0,finding/* finding */.gk)('inconclusive', name, summary, { advice: 'Run the doctor again when this deployment is over.' });
    const until = meaning === 'unknown' ? `Taxiway waits on \`${word}\` until the timeout. ` : '';
    const advice = `${until}Look at your dashboard: if \`${word}\` is final, add it to \`success-states\` or \`failure-states\`.`;
    return (0,finding/* finding */.gk)('warn', name, summary, { advice });
}
function tallyWords({ count, rollbackable, onNewest, unchanged, changed, ageMs }, { rows }) {
    const unseen = count - unchanged - changed;
    const parts = [
        `on ${count} of ${rows.length} records`,
        onNewest ? 'the newest included' : 'older ones only',
        ageMs === undefined ? '' : `last created ${(0,duration/* formatAge */.nV)(ageMs)}`,
        `${rollbackable === 0 ? 'none' : rollbackable} of them rollbackable`,
        unchanged > 0 ? `${unchanged} unchanged in two reads` : '',
        changed > 0 ? `${changed} changed between the reads` : '',
        unseen > 0 ? `${unseen} seen in one read only` : '',
    ];
    return parts.filter(Boolean).join(', ');
}

;






function storedLogFindings({ logs, deploymentId }) {
    const [first] = logs;
    if (first === undefined)
        return [(0,finding/* finding */.gk)('skipped', 'log', deploymentId === undefined ? 'no deployment to read' : 'not read')];
    const all = readStoredRecords(logs);
    if (all.length === 0)
        return [stored_log_unreadFinding(first)];
    const numbers = readNumbers(all);
    return [
        (0,finding/* finding */.gk)('pass', 'log', (0,formats_count/* formatCount */.B)(all.length, 'line')),
        lineFinding(all),
        numbersFinding(all, numbers),
        stored_log_orderFinding(numbers),
        afterFinding(logs),
        stored_log_pageFinding(logs),
    ];
}
function stored_log_unreadFinding({ answer, records }) {
    const { status, ended } = answer;
    if (status === 401 || status === 403)
        return (0,finding/* finding */.gk)('warn', 'log', `the key may not read the log (${status})`, {
            advice: 'Grant the capability logs:read.',
        });
    if (records !== undefined)
        return (0,finding/* finding */.gk)('inconclusive', 'log', 'the log is empty');
    const advice = 'The log is then read from the stream alone, and lines that it loses stay lost.';
    if (isSuccess(answer) && ended)
        return (0,finding/* finding */.gk)('warn', 'log', 'the answer is not the documented JSON array', { advice });
    const why = status === undefined ? 'no answer' : `the platform answered ${status}${ended ? '' : ', but not to its end'}`;
    return (0,finding/* finding */.gk)('inconclusive', 'log', why, { advice });
}
function lineFinding(records) {
    const fields = records.filter(json_fields/* isFields */.C);
    const seq = build_log_payload/* sequenceKeys */.Il.find((key) => fields.some((record) => (0,build_log_payload/* readStoredRecord */.hx)({ [key]: record[key] }).seq !== undefined));
    const text = build_log_payload/* textKeys */.Ee.find((key) => fields.some((record) => typeof record[key] === 'string'));
    const evidence = fieldShapes(records).map(({ name, types }) => `${name}: ${types.join(' or ')}`);
    if (seq !== undefined && text !== undefined)
        return (0,finding/* finding */.gk)('pass', 'line', `number in \`${seq}\`, text in \`${text}\``, { evidence });
    const missing = seq === undefined ? `number in ${(0,finding/* quoted */.TL)(build_log_payload/* sequenceKeys */.Il)}` : `text in ${(0,finding/* quoted */.TL)(build_log_payload/* textKeys */.Ee)}`;
    const advice = 'A record of another shape is shown as its JSON; without a number a line may come twice.';
    return (0,finding/* finding */.gk)('warn', 'line', `no record has a ${missing}`, { evidence, advice });
}
function numbersFinding(records, numbers) {
    const [first, second] = numbers;
    const without = records.length - numbers.length;
    if (without > 0)
        return (0,finding/* finding */.gk)('warn', 'numbers', `${without} of ${(0,formats_count/* formatCount */.B)(records.length, 'line')} have no number`, {
            advice: 'Taxiway counts such lines: one that comes late may be printed twice, or not at all.',
        });
    if (first === undefined || second === undefined)
        return (0,finding/* finding */.gk)('inconclusive', 'numbers', `one line, with the number ${first}`);
    const step = second - first;
    if (numbers.every((number, index) => number === first + index * step))
        return (0,finding/* finding */.gk)('pass', 'numbers', `from ${first}, ${step === 1 ? 'without gaps' : `in steps of ${step}`}`);
    const advice = 'Taxiway reads a gap again and says which lines were not delivered.';
    return (0,finding/* finding */.gk)('warn', 'numbers', `from ${first}, with gaps`, { advice });
}
function stored_log_orderFinding(numbers) {
    if (numbers.length < 2)
        return (0,finding/* finding */.gk)('inconclusive', 'line-order', 'too few numbers to see an order');
    if (numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number)))
        return (0,finding/* finding */.gk)('pass', 'line-order', 'oldest first');
    const advice = 'Taxiway prints in the order of the numbers: a line that comes late is read again.';
    return (0,finding/* finding */.gk)('warn', 'line-order', 'the lines are not in the order of their numbers', { advice });
}
function afterFinding(logs) {
    const [start] = readNumbers(logs[0]?.records);
    const asked = logs.flatMap(({ after, records }) => after === undefined || records === undefined ? [] : { after, numbers: readNumbers(records) });
    const advice = 'Taxiway drops the lines that it knows; each read costs the platform more than it must.';
    if (asked.some(({ after, numbers }) => numbers.some((number) => number < after)))
        return (0,finding/* finding */.gk)('warn', 'after', '`after` is ignored: lines before it come again', { advice });
    if (asked.every(({ after, numbers }) => after === start && numbers.includes(after)))
        return (0,finding/* finding */.gk)('inconclusive', 'after', 'too few lines to ask for those after one');
    if (asked.every(({ after, numbers }) => !numbers.includes(after)))
        return (0,finding/* finding */.gk)('pass', 'after', 'the server honours `after`, and leaves out the line that it names');
    return (0,finding/* finding */.gk)('warn', 'after', '`after` includes the line that it names; the contract says "newer"', { advice });
}
function stored_log_pageFinding(logs) {
    const first = readStoredRecords(logs.slice(0, 1)).length;
    return readStoredRecords(logs).length === first
        ? (0,finding/* finding */.gk)('pass', 'log-page', 'one answer holds the whole log')
        : (0,finding/* finding */.gk)('pass', 'log-page', `an answer holds ${(0,formats_count/* formatCount */.B)(first, 'line')}`);
}

;








const heldBackMs = 3_000;
function streamFindings({ stream, deploymentId, isFinished, logs, exchanges }) {
    if (stream === undefined)
        return [(0,finding/* finding */.gk)('skipped', 'stream', deploymentId === undefined ? 'no deployment to read' : 'not opened')];
    const { answer, events } = stream;
    const advice = 'Taxiway reads the stored log instead, with one warning.';
    if (!isSuccess(answer)) {
        const why = answer.status === undefined ? 'no answer' : `the platform answered ${answer.status}`;
        return [(0,finding/* finding */.gk)(answer.status === undefined ? 'inconclusive' : 'warn', 'stream', why, { advice })];
    }
    const type = answer.headers['content-type'] ?? 'no content type';
    if (!/^text\/event-stream\b/i.test(type))
        return [(0,finding/* finding */.gk)('warn', 'stream', `not an event stream, but ${type.split(';')[0]}`, { advice })];
    const stored = readStoredRecords(logs).map(build_log_payload/* readStoredRecord */.hx);
    const texts = new Set(stored.map(({ text }) => text));
    const lines = events.filter((event) => texts.has(readLine(event)));
    const commentsMs = commentTimes(answer);
    const counts = { events: events.length, lines: lines.length, stored: stored.length };
    const others = exchanges.filter(({ operation }) => operation !== 'stream_deployment_logs');
    return [
        (0,finding/* finding */.gk)('pass', 'stream', 'opened'),
        replayFinding(counts, isFinished && (answer.ended || commentsMs.length > 0)),
        endFinding(answer, isFinished),
        eventsFinding(events, lines),
        stream_numbersFinding(lines, stored),
        heartbeatFinding(commentsMs, answer.endMs),
        stored.length === 0
            ? (0,finding/* finding */.gk)('inconclusive', 'delay', 'there is nothing to wait for')
            : delayFinding(stream, typicalMs(others)),
    ];
}
function readLine({ data }) {
    return (0,build_log_payload/* readStreamedText */.ju)(data) ?? data;
}
function commentTimes({ chunks }) {
    let before = '\n';
    return chunks.flatMap(({ atMs, text }) => {
        const isComment = /[\r\n]:/.test(before + text);
        before = text.at(-1) ?? before;
        return isComment ? [atMs] : [];
    });
}
function replayFinding(counts, isSilent) {
    const { events, lines, stored } = counts;
    if (stored === 0)
        return (0,finding/* finding */.gk)('inconclusive', 'replay', 'the stored log is empty');
    if (lines >= stored)
        return (0,finding/* finding */.gk)('pass', 'replay', 'replays the whole log');
    const isEndAlone = events <= 1 && events < stored;
    if (lines === 0 && !(isSilent && isEndAlone))
        return (0,finding/* finding */.gk)('inconclusive', 'replay', `it sent ${(0,formats_count/* formatCount */.B)(events, 'event')}, none of them a stored line`);
    const advice = 'Taxiway reads the others from the stored log.';
    return (0,finding/* finding */.gk)('warn', 'replay', `replays ${lines || 'none'} of ${(0,formats_count/* formatCount */.B)(stored, 'line')}`, { advice });
}
function endFinding({ ended, endMs, error }, isFinished) {
    if (!isFinished)
        return (0,finding/* finding */.gk)('inconclusive', 'stream-end', 'the deployment may not be over');
    if (ended)
        return (0,finding/* finding */.gk)('pass', 'stream-end', `ends by itself, after ${(0,duration/* formatDuration */.a3)(endMs)}`);
    if (error === undefined)
        return (0,finding/* finding */.gk)('inconclusive', 'stream-end', 'not read to its end: it is longer than what the doctor reads');
    if (error instanceof errors/* NoAnswerError */.i5)
        return (0,finding/* finding */.gk)('inconclusive', 'stream-end', 'the connection broke');
    const advice = 'Taxiway does not need its end if a status word decides.';
    const text = `stayed open for ${(0,duration/* formatDuration */.a3)(endMs)} after a finished deployment`;
    return (0,finding/* finding */.gk)('warn', 'stream-end', text, { advice });
}
function eventsFinding(events, [line]) {
    if (events.length === 0)
        return (0,finding/* finding */.gk)('inconclusive', 'events', 'no event came');
    const form = (0,json_fields/* isFields */.C)((0,build_log_payload/* parsePayload */.ex)(line?.data ?? '')) ? 'lines are JSON' : 'lines are bare text';
    const names = [...new Set(events.map(({ event }) => event ?? 'message'))];
    const known = line === undefined ? 'lines are in a form that the stored log does not show' : form;
    return (0,finding/* finding */.gk)('pass', 'events', `${known}; events are named ${(0,finding/* quoted */.TL)(names)}`);
}
function stream_numbersFinding(lines, stored) {
    if (lines.length === 0)
        return (0,finding/* finding */.gk)('inconclusive', 'stream-numbers', 'no line to compare');
    const byText = Map.groupBy(stored, ({ text }) => text);
    const known = lines.flatMap((event) => {
        const [record, ...others] = byText.get(readLine(event)) ?? [];
        return record?.seq === undefined || others.length > 0 ? [] : [{ seq: record.seq, event }];
    });
    const readNumber = ({ id, data }, source) => {
        const payload = (0,build_log_payload/* parsePayload */.ex)(data);
        return (0,build_log_payload/* sequenceNumber */.HF)(source === 'id:' ? id : (0,json_fields/* isFields */.C)(payload) ? payload[source] : undefined);
    };
    const agrees = (source) => known.every(({ seq, event }) => readNumber(event, source) === seq);
    const source = known.length === 0 ? undefined : [...build_log_payload/* sequenceKeys */.Il, 'id:'].find(agrees);
    if (source !== undefined)
        return (0,finding/* finding */.gk)('pass', 'stream-numbers', `\`${source}\` is the number of the stored log`);
    const advice = 'Taxiway prints lines from the stored log then, a moment later than they are streamed.';
    return (0,finding/* finding */.gk)('warn', 'stream-numbers', 'no number agrees with the stored log', { advice });
}
function heartbeatFinding(commentsMs, endMs) {
    const [first = 0] = commentsMs;
    const { length } = commentsMs;
    if (length < 2)
        return (0,finding/* finding */.gk)('inconclusive', 'heartbeat', `${(0,formats_count/* formatCount */.B)(length, 'comment')} in ${(0,duration/* formatDuration */.a3)(endMs)}`);
    const period = ((commentsMs.at(-1) ?? 0) - first) / (length - 1);
    return (0,finding/* finding */.gk)('pass', 'heartbeat', `a comment every ${(0,duration/* formatDuration */.a3)(period)}`);
}
function delayFinding({ answer, events }, othersMs) {
    const first = answer.chunks[0]?.atMs;
    if (events.length === 0 && (answer.ended || first !== undefined))
        return (0,finding/* finding */.gk)('inconclusive', 'delay', 'no event came');
    const heldMs = (first ?? answer.endMs) - othersMs;
    if (heldMs <= heldBackMs)
        return (0,finding/* finding */.gk)('pass', 'delay', 'not buffered by a proxy');
    const advice = 'Ask for a proxy on the way not to buffer `text/event-stream`.';
    const text = `it sent nothing for ${(0,duration/* formatDuration */.a3)(heldMs)} longer than other answers take: something may hold it back`;
    return (0,finding/* finding */.gk)('warn', 'delay', text, { advice });
}

;












function buildReport(readings, { proxied, durationMs }) {
    const { serviceId, exchanges } = readings;
    const words = countWords(readings);
    const found = {
        connection: connectionFindings(readings, proxied),
        key: keyFindings(readings),
        history: historyFindings(readings),
        words: wordFindings(readings, words),
        'stored log': storedLogFindings(readings),
        stream: streamFindings(readings),
        answers: answerFindings(readings),
        contract: contractFindings(readings),
    };
    const findings = finding/* areas */.bn.flatMap((area) => found[area].map((each) => ({ area, ...each })));
    const ready = whyUnread(readings) === undefined && !findings.some(({ result }) => result === 'fail');
    return {
        ...{ ready, next: nextStep(readings, findings), serviceId, findings, words },
        ...{ requests: exchanges.length, durationMs },
        shared: buildSharedReport(readings, findings, { ready, words, durationMs: Math.round(durationMs) }),
    };
}
function whyUnread({ identity, whoami, serviceId, history, rows }) {
    const again = 'Try again when the platform is well.';
    if (identity === undefined) {
        const isWhole = whoami?.status !== undefined && whoami.ended;
        return `the question whose key it is ${isWhole ? `was answered with ${whoami.status}` : 'had no whole answer'}. ${again}`;
    }
    if (serviceId === undefined)
        return 'no service was named. Name one with `service-id`.';
    const isRead = rows.length > 0 || readPage(history[0]).list?.length === 0;
    return isRead ? undefined : `the history could not be read. ${again}`;
}
function nextStep(readings, findings) {
    const failed = findings.find(({ result }) => result === 'fail');
    if (failed !== undefined)
        return `Not ready to deploy: ${joined(failed)}`;
    const { stopped } = readings;
    const unread = whyUnread(readings);
    const why = stopped === undefined ? '' : `Not everything was read, because ${stopped}.`;
    if (unread !== undefined)
        return `Not known whether a deploy can work: ${unread} ${why}`.trimEnd();
    if (why !== '')
        return `${why} Try again later.`;
    const open = findings.find(({ area, name, result, advice }) => advice !== undefined && (name === 'unknown-word' || (area === 'history' && result === 'inconclusive')));
    if (open?.advice !== undefined)
        return `Next: ${open.advice}`;
    const limited = findings.find(({ name, result }) => result === 'warn' && ['status', 'ambiguous-word'].includes(name));
    return limited === undefined ? 'Ready to deploy.' : `Ready to deploy, but ${joined(limited)}`;
}
function joined({ summary, advice }) {
    return advice === undefined ? `${summary}.` : `${summary}. ${advice}`;
}

;
var doctor_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var doctor_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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









const defaultTimeoutMs = 120_000;
async function doctor(request, options = {}) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { timeoutMs = defaultTimeoutMs, proxied = false, progress = () => undefined } = options;
        const { baseUrl, apiKey, serviceId, deploymentId } = request;
        if (serviceId !== undefined)
            (0,built_call/* buildCall */.dX)('list_deployments', { id: serviceId });
        if (deploymentId !== undefined)
            (0,built_call/* buildCall */.dX)('get_deployment_logs', { id: deploymentId });
        const run = new time_run/* Run */.K({ ...options, timeoutMs });
        const proxy = (0,base_url/* parseBaseUrl */.Q2)(baseUrl).loopback ? 'direct' : options.proxy;
        const transport = options.transport ?? new undici_transport/* UndiciTransport */.s(proxy, input_name/* nameAsInput */.A);
        const reader = doctor_addDisposableResource(env_1, new Reader({ baseUrl, apiKey }, transport, run), true);
        const readings = await readPlatform(reader, { serviceId, deploymentId, interpret: (0,vocabulary/* buildVocabulary */.vQ)(request) }, progress);
        return buildReport(readings, { proxied, durationMs: run.elapsed() });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = doctor_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


/***/ })

};
