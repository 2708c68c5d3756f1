export const id = 505;
export const ids = [505];
export const modules = {

/***/ 5928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ findLastGood),
/* harmony export */   kN: () => (/* binding */ readCommit),
/* harmony export */   rj: () => (/* binding */ readPast)
/* harmony export */ });
/* harmony import */ var _client_streams_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7766);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7397);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8093);
/* harmony import */ var _verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9022);






const wholeCommit = /^[0-9a-f]{7,64}$/;
const mostPages = 10;
const shortCommit = 12;
async function findLastGood(platform, { serviceId, current, remembered, signal, timeoutMs, ...words }) {
    const runs = (await remembered?.()) ?? [];
    const failed = new Set();
    let newest;
    let rows = 0;
    let isShown = false;
    for await (const past of (0,_client_streams_read_js__WEBPACK_IMPORTED_MODULE_0__/* .oneByOne */ .E)(readPast(platform, serviceId, { ...words, signal, timeoutMs }), signal)) {
        const { id, commit, succeeded } = past;
        newest ??= past;
        rows++;
        isShown ||= commit !== undefined;
        const from = current ?? newest.commit;
        if (from === undefined)
            break;
        if (commit === undefined || !succeeded || !isNew(commit, from, newest))
            continue;
        const run = runs.find((each) => (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(each.commit, commit));
        if (run !== undefined && (failed.has(run.commit) || (await run.result()) === 'failed')) {
            failed.add(run.commit);
            continue;
        }
        const deployment = id === undefined ? 'the newest deployment' : `deployment ${id}, the newest`;
        const how = `Going back to ${commit.slice(0, shortCommit)}: it is the commit of ${deployment} that succeeded with another commit than ${from.slice(0, shortCommit)}.`;
        return { kind: 'found', commit, from, how };
    }
    const from = current ?? newest?.commit;
    if (from === undefined) {
        const reason = newest === undefined
            ? `The service has no deployment yet.`
            : `The record of the newest deployment (${newest.id ?? 'without an id'}) shows no commit, so it is not known what to go back from.`;
        return { kind: 'none', from, reason };
    }
    for (const { commit, result } of isShown ? [] : runs) {
        if (!isNew(commit, from, newest) || (await result()) !== 'succeeded')
            continue;
        const how = `Going back to ${commit.slice(0, shortCommit)}: GitHub remembers it as the newest that succeeded with another commit than ${from.slice(0, shortCommit)}; the platform's records show no commit.`;
        return { kind: 'found', commit, from, how };
    }
    const passed = failed.size > 0 ? ' and passed its checks' : '';
    const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `rollback-nothing-good: No deployment to go back to: of ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B)(rows, 'record')} none succeeded with a known commit other than ${from.slice(0, shortCommit)}${passed}.`;
    return { kind: 'none', from, reason };
}
function isNew(commit, from, newest) {
    return !(0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, from) && (newest?.commit === undefined || !(0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, newest.commit));
}
async function* readPast(platform, serviceId, { signal, timeoutMs, retries, ...words }) {
    const meaningOf = (0,_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .buildVocabulary */ .vQ)(words);
    let pages = 0;
    for await (const { deployments } of platform.history(serviceId, (0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .definedFields */ .X)({ signal, timeoutMs, retries }))) {
        yield deployments.map((row) => {
            const { id, word, rollbackable, refs } = (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecord */ .aE)(row);
            const meaning = word === undefined ? 'ambiguous' : meaningOf(word);
            const mayBe = meaning === 'ambiguous' || meaning === 'superseded';
            const succeeded = meaning === 'succeeded' || (mayBe && rollbackable);
            const commit = [...refs.commits, ...refs.names].map(readCommit).find((each) => each !== undefined);
            return { id, commit, ref: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readRef */ .sg)(refs), succeeded, createdMs: (0,_record_js__WEBPACK_IMPORTED_MODULE_1__/* .readTimes */ .fh)(row).createdMs };
        });
        if (++pages === mostPages)
            return;
    }
}
function readCommit(ref) {
    const text = ref.toLowerCase();
    return wholeCommit.test(text) ? text : undefined;
}


/***/ }),

/***/ 8093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ createdKeys),
/* harmony export */   EV: () => (/* binding */ commitKeys),
/* harmony export */   Iu: () => (/* binding */ compareRefs),
/* harmony export */   KU: () => (/* binding */ readZonedCreation),
/* harmony export */   Kd: () => (/* binding */ sameCommit),
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
/* harmony export */   wo: () => (/* binding */ readUrl),
/* harmony export */   xB: () => (/* binding */ endedKeys),
/* harmony export */   y9: () => (/* binding */ creationTimes),
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


/***/ }),

/***/ 9022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j7: () => (/* binding */ normalise),
/* harmony export */   vQ: () => (/* binding */ buildVocabulary)
/* harmony export */ });
/* unused harmony export assumedWords */
const assumedWords = [
    ['succeeded', ['success', 'succeeded', 'succeed', 'successful', 'conditionsucceeded', 'runtimesuccessful']],
    ['succeeded', ['live', 'healthy', 'ready', 'complete', 'completed', 'finished', 'done']],
    ['failed', ['failed', 'fail', 'failure', 'error', 'errored', 'internalerror', 'crashed', 'crashederror', 'rejected']],
    ['failed', ['timeout', 'timedout', 'timeouterror', 'expired']],
    ['failed', ['buildfailed', 'builderror', 'predeployfailed', 'hookerror', 'updatefailed', 'createfailed']],
    ['failed', ['launchfailed', 'runtimefailed', 'conditionfailed', 'submissionfailure']],
    ['failed', ['deploymentfailed', 'deploymentcontentfailed', 'deploymentlost']],
    ['failed', ['rollbacksucceeded', 'rollbacksuccessful', 'rollbackfailed']],
    ['cancelled', ['canceled', 'cancelled', 'cancelledbyuser', 'deploymentcancelled', 'aborted', 'buildaborted']],
    ['cancelled', ['interrupted', 'removed', 'deleted', 'destroyed']],
    ['superseded', ['superseded', 'replaced', 'deactivated', 'inactive']],
    ['ambiguous', ['running', 'started', 'active', 'deployed', 'ok', 'sleeping']],
    ['ongoing', ['new', 'created', 'pending', 'pendingreview', 'accepted', 'enqueued', 'queued', 'scheduled', 'waiting']],
    ['ongoing', ['needsapproval', 'idle', 'retrying', 'deploymentattempterror']],
    ['ongoing', ['initializing', 'cloning', 'building', 'buildinprogress', 'buildpending', 'buildrequestreceived']],
    ['ongoing', ['buildsuccessful', 'pendingbuild', 'working', 'uploading', 'uploaded', 'preparing', 'prepared']],
    ['ongoing', ['processing', 'processed', 'pushing']],
    ['ongoing', ['inprogress', 'wip', 'workinprogress', 'taskrunning', 'taskinprogress', 'operationinprogress']],
    ['ongoing', ['predeployinprogress', 'updateinprogress', 'pendingdeploy', 'deploying', 'deploymentinprogress']],
    ['ongoing', ['provisioning', 'allocating', 'creating', 'starting', 'restarting', 'updating', 'replacing']],
    ['ongoing', ['activating', 'baking', 'conditionpending', 'conditionreconciling', 'postbuildrestartrequired']],
    ['ongoing', ['startpolling', 'startpollingwithrestart', 'runtimestarting']],
    ['ongoing', ['syncingfiles', 'finishedfilesync', 'updatingpages', 'purgingcdn']],
    ['ongoing', ['canceling', 'cancelling', 'stopping', 'stoprequested', 'erroring', 'removing', 'destroying']],
    ['ongoing', ['rollbackrequested', 'rollbackinprogress']],
];
const assumed = new Map(assumedWords.flatMap(([meaning, words]) => words.map((word) => [word, meaning])));
function normalise(word) {
    return word.toLowerCase().replace(/[-_\s]+/gu, '');
}
function buildVocabulary(user = {}) {
    const taught = new Map();
    for (const word of user.successStates ?? [])
        taught.set(normalise(word), 'succeeded');
    for (const word of user.failureStates ?? [])
        taught.set(normalise(word), 'failed');
    taught.delete('');
    return (word) => {
        const known = normalise(word);
        return taught.get(known) ?? assumed.get(known) ?? 'unknown';
    };
}


/***/ }),

/***/ 7810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ git),
/* harmony export */   u: () => (/* binding */ gitIn)
/* harmony export */ });
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);


async function git(folder, args) {
    const answer = await gitIn(folder)(args);
    return answer.ok ? answer.output.trim() : undefined;
}
const mostWords = 4_000;
function gitIn(folder, signal, env) {
    return async (args, input = '') => {
        const { spawn } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1421, 19));
        return await new Promise((resolve) => {
            const child = spawn('git', ['--no-replace-objects', '-c', 'core.askPass=', '-C', folder, ...args], {
                stdio: ['pipe', 'pipe', 'pipe'],
                windowsHide: true,
                ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .definedFields */ .X)({ signal, env }),
            });
            const chunks = [];
            let words = '';
            child.stdout.on('data', (chunk) => chunks.push(chunk));
            child.stderr.setEncoding('utf8').on('data', (text) => {
                if (words.length < mostWords)
                    words += text;
            });
            child.stdin.on('error', () => undefined);
            child.stdin.end(input);
            child.on('error', (error) => resolve({ ok: false, why: error.message }));
            child.on('close', (code) => {
                if (code === 0)
                    resolve({ ok: true, output: Buffer.concat(chunks).toString('utf8') });
                else
                    resolve({ ok: false, why: causeIn(words) || `git ended with ${code}` });
            });
        });
    };
}
function causeIn(words) {
    const cause = words.split('\n').find((line) => /^(?:fatal|error): /.test(line));
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((cause ?? words).trim());
}


/***/ }),

/***/ 505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  annotateFiles: () => (/* binding */ annotateFiles)
});

// EXTERNAL MODULE: ./build/deployment/last-good.js
var last_good = __webpack_require__(5928);
// EXTERNAL MODULE: ./build/git/commit.js
var git_commit = __webpack_require__(4474);
// EXTERNAL MODULE: ./build/git/run.js
var git_run = __webpack_require__(7810);
// EXTERNAL MODULE: ./build/output/cause/failure-signs.js
var failure_signs = __webpack_require__(1833);
;// CONCATENATED MODULE: ./build/output/cause/places.js

const mostPlaces = 9;
const longestLine = 1_000;
const file = String.raw `(?<file>(?:file:\/\/)?(?:(?<![A-Za-z])[A-Za-z]:[\\/])?[^\s:()"'<>\[\]|=,]*(?:[^\s:()"'<>\[\]|=,\\/]\.[A-Za-z]\w{0,9}|\b(?:Docker|Rake|Gem)file))`;
const places_forms = [
    String.raw `${file}:(?<line>\d{1,7})(?::(?<column>\d{1,5}))?(?!\d|\.\d)`,
    String.raw `${file}:?[(\[](?<line>\d{1,7}),(?<column>\d{1,5})[)\]]`,
    String.raw `${file} \((?<line>\d{1,7}):(?<column>\d{1,5})\)`,
    String.raw `${file} (?<line>\d{1,7}):(?<column>\d{1,5})(?=[-\s]|$)`,
    String.raw `${file}(?:", line|:line| on line| line) (?<line>\d{1,7})\b`,
].map((source) => new RegExp(source));
const reversed = new RegExp(String.raw `\bline (?<line>\d{1,7}) of ${file}`);
const below = /^\s+(?<line>\d{1,7}):(?<column>\d{1,5})\s+error\s+(?<text>\S.*)/;
const heading = new RegExp(`^${file}$`);
const message = /^[\])]?(?::| -|,)? *(?:\S.*)$/;
const harmless = /\b(?:warning|note|info)\b/i;
const buildFolder = /^\/(?:app|workspace|usr\/src\/app|src|code|build|project|repo|source)\//;
function placesIn(lines, project) {
    const plain = lines.map((line) => (0,failure_signs/* bare */.$B)(line.slice(0, longestLine)));
    const found = [...findAll(plain, project)];
    const messages = found.filter(({ kind }) => kind === 'message');
    const statement = plain.find((line) => (0,failure_signs/* signalStrength */.cR)(line) === 3)?.trim();
    const frames = found.filter(({ kind }) => kind === 'frame');
    const frame = frames.some(({ isPython }) => isPython) ? frames.findLast(({ isPython }) => isPython) : frames[0];
    const chosen = messages.length > 0 || frame === undefined ? messages : [{ ...frame, text: statement ?? frame.text }];
    const unique = new Map(chosen.map((place) => [`${place.file}:${place.line}:${place.text}`, place]));
    return [...unique.values()].slice(0, mostPlaces).map(({ kind: _, isPython: __, ...place }) => place);
}
function* findAll(lines, project) {
    let named;
    for (const text of lines) {
        const head = heading.exec(text.trim())?.groups?.['file'];
        if (head !== undefined)
            named = ownFile(head, project);
        const inner = named === undefined ? undefined : below.exec(text)?.groups;
        if (named !== undefined && inner !== undefined) {
            const [line, column] = [Number(inner['line']), Number(inner['column'])];
            yield { file: named, line, column, text: (inner['text'] ?? '').trim(), kind: 'message', isPython: false };
        }
        else if (!(0,failure_signs/* isOthers */.s2)(text))
            yield* findIn(text, project);
    }
}
function* findIn(text, project) {
    for (const form of [...places_forms, reversed]) {
        const match = form.exec(text);
        const { file: path = '', line = '', column } = match?.groups ?? {};
        const own = match === null ? undefined : ownFile(path, project);
        if (match === null || own === undefined || Number(line) === 0)
            continue;
        const rest = text.slice(match.index + match[0].length).trim();
        const before = text.slice(0, match.index);
        const isFirst = /^[\s\W]*(?:ERROR\]?[\s\W]*|\w*Error: )?$/.test(before);
        const says = isFirst && message.test(rest) && /[A-Za-z]{3}/.test(rest) && !/^:?in `/.test(rest);
        const isMessage = (says && !harmless.test(rest)) || form === reversed || /\b(?:on )?line$/.test(form.source);
        if (says && harmless.test(rest))
            return;
        const place = { file: own, line: Number(line), column: column === undefined ? undefined : Number(column) };
        yield { ...place, text: text.trim(), kind: isMessage ? 'message' : 'frame', isPython: /^\s*File "/.test(text) };
        return;
    }
}
function ownFile(given, { paths, root }) {
    const path = given
        .replace(/^file:\/\//, '')
        .replaceAll('\\', '/')
        .replace(/^(?:\.\/)+/, '');
    if (path.startsWith('//') || path.split('/').includes('..'))
        return undefined;
    const isAbsolute = /^(?:[A-Za-z]:)?\//.test(path);
    if (!isAbsolute) {
        if (paths.has(root + path))
            return root + path;
        if (paths.has(path))
            return path;
        return onlyOne([...paths].filter((each) => each.endsWith(`/${path}`)));
    }
    const absolute = path.replace(/^[A-Za-z]:/, '');
    const usual = absolute.replace(buildFolder, '');
    for (const known of [root + usual, usual])
        if (paths.has(known))
            return known;
    const ends = [...absolute.matchAll(/\//g)].slice(1).map(({ index }) => absolute.slice(index + 1));
    return onlyOne(ends.flatMap((end) => [root + end, end]).filter((end) => paths.has(end)));
}
function onlyOne(found) {
    const [first, ...others] = new Set(found);
    return others.length === 0 ? first : undefined;
}

// EXTERNAL MODULE: ./build/report/run-report.js
var run_report = __webpack_require__(2065);
;// CONCATENATED MODULE: ./build/run/annotate.js





const mostMs = 3_000;
async function annotateFiles(job, run) {
    const { cause } = run;
    const { ref } = (0,run_report/* judgedDeployment */.x9)(run) ?? {};
    const { console, context, inputs } = job;
    if (console.annotate === undefined || cause.length === 0)
        return;
    const git = (0,git_run/* gitIn */.u)(context.workspace, AbortSignal.timeout(mostMs));
    const isBranch = ref === undefined || ref === context.refName;
    const commit = (0,last_good/* readCommit */.kN)(ref ?? '') ?? (isBranch ? context.sha : undefined);
    if (commit === undefined || !(await isCheckedOut(git, commit)))
        return;
    const listed = await git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', 'HEAD']);
    if (!listed.ok)
        return;
    const folder = [inputs.text('archive-path'), inputs.text('root-dir')].filter((each) => each !== undefined).join('/');
    const root = folder.replace(/^(?:\.?\/)+|\/\.?(?=\/|$)|^\.$/g, '');
    const project = { paths: new Set(listed.output.split('\0')), root: root === '' ? '' : `${root}/` };
    for (const place of placesIn(cause, project))
        console.annotate(place);
}
async function isCheckedOut(git, commit) {
    const [head, , ...merged] = await (0,git_commit/* checkedOutCommits */.Cm)(git);
    return [head, ...merged].some((each) => each?.startsWith(commit));
}


/***/ })

};
