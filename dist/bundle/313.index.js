export const id = 313;
export const ids = [313];
export const modules = {

/***/ 5012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deployPlan: () => (/* binding */ deployPlan)
});

// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/deployment/start/preflight.js
var preflight = __webpack_require__(6266);
// EXTERNAL MODULE: ./build/fleet/result.js
var fleet_result = __webpack_require__(130);
// EXTERNAL MODULE: ./build/fleet/run.js + 1 modules
var fleet_run = __webpack_require__(7913);
// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
// EXTERNAL MODULE: ./build/actions/fleet/addresses.js
var fleet_addresses = __webpack_require__(9119);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/output/job-log.js + 1 modules
var job_log = __webpack_require__(6031);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/output/log-file.js
var log_file = __webpack_require__(7553);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
;// CONCATENATED MODULE: ./build/actions/fleet/service-console.js





function lineByLine(console, service, { stand, log }) {
    const named = (text) => `${service}: ${text}`;
    return {
        mask: (value) => console.mask(value),
        say: (text) => console.say(named(text)),
        warn: (text) => console.warn(named(text)),
        notice: (text) => console.notice(named(text)),
        error: (text) => console.error(named(text)),
        lost: (text) => console.lost(named(text)),
        annotate: (place) => console.annotate?.(place),
        stand,
        block: async (lines) => {
            const named = Buffer.from(nameLines(Buffer.from(lines).toString(), service));
            await Promise.all([console.block(named), log?.append(named)]);
        },
        resume: () => undefined,
        close: async () => undefined,
    };
}
function nameLines(lines, service) {
    return lines
        .split('\n')
        .map((line) => (line.startsWith(untrusted/* bar */.M0) ? `${untrusted/* bar */.M0}${service}${untrusted/* bar */.M0}${line.slice(untrusted/* bar */.M0.length)}` : line))
        .join('\n');
}
class GroupedConsole {
    #console;
    #path;
    #fleet;
    #entries = [];
    #file;
    constructor(console, path, fleet) {
        this.#console = console;
        this.#path = path;
        this.#fleet = fleet;
    }
    stand(text) {
        this.#fleet.stand(text);
    }
    mask(value) {
        this.#console.mask(value);
    }
    say(text) {
        this.#entries.push({ kind: 'say', text });
    }
    warn(text) {
        this.#entries.push({ kind: 'warn', text });
    }
    notice(text) {
        this.#entries.push({ kind: 'notice', text });
    }
    error(text) {
        this.#entries.push({ kind: 'error', text });
    }
    lost(text) {
        this.#entries.push({ kind: 'lost', text });
    }
    annotate(place) {
        this.#console.annotate?.(place);
    }
    async block(lines) {
        this.#file ??= new log_file/* LogFile */.$(this.#path, (reason) => this.warn((0,message/* message */.i) `fleet-log-incomplete: The log is incomplete. Could not write it to a temporary file: ${reason}`));
        const last = this.#entries.at(-1);
        if (last?.kind === 'block')
            this.#entries[this.#entries.length - 1] = { ...last, bytes: last.bytes + lines.length };
        else
            this.#entries.push({ kind: 'block', bytes: lines.length });
        await this.#file.append(lines);
    }
    resume() { }
    async close() {
        await this.#file?.close();
        await this.#fleet.print(() => this.#replay());
        await (0,promises_.rm)(this.#path, { force: true }).catch(() => undefined);
    }
    async #replay() {
        let at = 0;
        for (const entry of this.#entries) {
            if (entry.kind !== 'block')
                this.#console[entry.kind](entry.text);
            else {
                await this.#copy(at, entry.bytes);
                at += entry.bytes;
            }
        }
    }
    async #copy(start, bytes) {
        try {
            let rest = Buffer.of();
            for await (const chunk of (0,external_node_fs_.createReadStream)(this.#path, { start, end: start + bytes - 1 })) {
                const read = Buffer.concat([rest, chunk]);
                const end = read.lastIndexOf('\n') + 1;
                rest = read.subarray(end);
                if (end > 0)
                    await this.#console.block(read.subarray(0, end));
            }
            if (rest.length > 0)
                await this.#console.block(Buffer.concat([rest, Buffer.from('\n')]));
        }
        catch (error) {
            this.#console.warn((0,message/* message */.i) `fleet-log-unread: The log could not be read from its temporary file: ${error instanceof Error ? error.message : String(error)}`);
        }
    }
}

;// CONCATENATED MODULE: ./build/actions/fleet/console.js






const widestName = 20;
const durationWidth = 6;
class FleetConsole {
    #job;
    #printing = Promise.resolve();
    #groups = 0;
    #pending = [];
    #running = new Map();
    #all;
    #ended = 0;
    #log;
    constructor(job, all) {
        this.#job = job;
        this.#all = all;
        const { logFile } = job.context;
        if (logFile === undefined || job.console.group !== undefined)
            return;
        this.#log = (0,job_log/* openLogFile */.J)(logFile, job.console);
    }
    began(service) {
        this.#running.set(service, { state: 'begins', beganMs: performance.now() });
        this.#say(`${service}: begins.`);
        this.#draw();
    }
    ended(service, outcome, more) {
        this.#running.delete(service);
        this.#ended += 1;
        this.#say(`${service}: ${outcome}${more} (${this.#ended} of ${this.#all})`);
        this.#draw();
    }
    async close() {
        this.#job.console.rows?.(() => [], `${this.#ended} of ${this.#all} ended`);
        await this.#printing;
        await this.#log?.close();
    }
    #draw() {
        const waiting = this.#all - this.#ended - this.#running.size;
        const rows = () => {
            const shown = [...this.#running].map(([name, row]) => ({ ...row, name: (0,excerpt/* excerpt */.Kb)(name, widestName) }));
            const width = Math.max(...shown.map(({ name }) => name.length));
            return shown.map(({ name, state, beganMs }) => {
                return `${name.padEnd(width)}  ${(0,duration/* formatDuration */.a3)(performance.now() - beganMs).padStart(durationWidth)}  ${state}`;
            });
        };
        const standing = `${this.#ended} of ${this.#all} ended, ${waiting} waiting`;
        const { console } = this.#job;
        if (console.rows !== undefined)
            console.rows(rows, standing);
        else if (console.group === undefined)
            console.stand?.(standing);
    }
    #stand(service, text) {
        const row = this.#running.get(service);
        if (row === undefined)
            return;
        this.#running.set(service, { ...row, state: text });
        this.#draw();
    }
    #say(text) {
        if (this.#groups === 0)
            this.#job.console.say(text);
        else
            this.#pending.push(text);
    }
    open(service) {
        const { console, context } = this.#job;
        const { group } = console;
        if (group === undefined)
            return lineByLine(console, service, { stand: (text) => this.#stand(service, text), log: this.#log });
        const file = (0,external_node_path_.join)(context.temporaryFolder, `taxiway-${(0,external_node_crypto_.randomUUID)()}.log`);
        return new GroupedConsole(console, file, {
            print: (print) => this.#inGroup(service, print),
            stand: (text) => this.#say(`${service}: ${text}`),
        });
    }
    async #inGroup(service, print) {
        this.#groups += 1;
        const before = this.#printing;
        this.#printing = before.then(async () => {
            await this.#job.console.group?.(service, print);
            this.#groups -= 1;
            for (const text of this.#pending.splice(0))
                this.#job.console.say(text);
        });
        await this.#printing;
    }
}

// EXTERNAL MODULE: ./build/actions/fleet/service.js + 2 modules
var service = __webpack_require__(1439);
;// CONCATENATED MODULE: ./build/actions/fleet/deploy.js









async function deployPlan({ job, inputs, platform }, plan, { onResult, earlier, deploy = service/* deployFleetService */.V, }) {
    const { services } = inputs.found.file;
    const { timeoutMs } = inputs;
    const { signal } = job;
    const run = new time_run/* Run */.K({ timeoutMs, signal });
    const console = new FleetConsole(job, plan.services.length);
    const addresses = (0,fleet_addresses/* addressBook */.m)({ job, platform, services, earlier });
    const keyCheck = preflight/* KeyCheck */.yw.of(run, platform);
    const context = { job, inputs, platform, keyCheck, console, plan, addressOf: addresses.of };
    const startedMs = Date.now();
    const tasks = plan.services.flatMap(({ service: name, needs }) => {
        const service = services.get(name);
        if (service === undefined)
            return [];
        const run = async (turn) => {
            for (const need of needs) {
                const before = earlier.get(need);
                if (before !== undefined && !before.passed)
                    return { ...(0,fleet_run/* needFailed */.CC)(need, before.outcome), passed: false };
            }
            const end = await deploy(context, service, turn);
            addresses.note(name, end.url);
            return end;
        };
        return [{ name, needs, run }];
    });
    const clean = (text) => (0,untrusted/* sanitizeText */.jZ)(text, job.redactor);
    const own = (name) => services.get(name)?.inputs.get('service-id')?.text;
    const results = new Map();
    const report = await (0,fleet_run/* runFleet */.gI)(tasks, {
        timeoutMs,
        signal,
        maxParallel: inputs.all.get('max-parallel'),
        failFast: inputs.all.get('fail-fast'),
        onBegin: (name) => console.began(name),
        onEnd: (each) => {
            const result = (0,fleet_result/* resultOfService */.sh)(each, { plan, serviceId: own(each.name), startedMs, clean });
            results.set(each.name, result);
            const never = result.startedMs === null ? `: ${result.reason}` : ` after ${(0,duration/* formatDuration */.a3)(result.durationMs)}`;
            console.ended(each.name, each.outcome, never);
            onResult(result);
        },
    });
    await console.close();
    return report.services.flatMap(({ name }) => results.get(name) ?? []);
}


/***/ }),

/***/ 8008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isReadOnlyKey),
/* harmony export */   R: () => (/* binding */ kindOfKey)
/* harmony export */ });
function kindOfKey(identity) {
    const { keyScope: scope } = identity;
    const word = kindWord(identity);
    if (scope?.serviceId || word.includes('service'))
        return 'service';
    if (word.includes('account') || (!scope && !word.includes('project')))
        return 'account';
    return 'project';
}
function isReadOnlyKey(identity) {
    const [fields, scope] = told(identity);
    return fields['readOnly'] === true || scope['readOnly'] === true || /read[-_ ]?only/.test(kindWord(identity));
}
function kindWord(identity) {
    const [fields, scope] = told(identity);
    const words = [scope['kind'], fields['keyKind'], fields['kind']];
    return String(words.find((word) => typeof word === 'string') ?? '').toLowerCase();
}
function told(identity) {
    return [identity, identity.keyScope ?? {}];
}


/***/ }),

/***/ 3752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readFollowInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9022);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);




function readFollowInputs(inputs) {
    const pollIntervalMs = inputs.get('poll-interval');
    const successStates = inputs.get('success-states') ?? [];
    const failureStates = inputs.get('failure-states') ?? [];
    const failures = new Set(failureStates.map(_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7));
    const both = successStates.find((word) => failures.has((0,_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7)(word)));
    if (both !== undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `word-in-both-lists: \`success-states\` and \`failure-states\` both contain "${both}". Keep it in one of them.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('success-states', text);
    }
    return {
        timeoutMs: inputs.get('timeout'),
        ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definedFields */ .X)({ pollIntervalMs }),
        successStates,
        failureStates,
        explainFailure: true,
    };
}


/***/ }),

/***/ 9274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readVariables)
/* harmony export */ });
/* unused harmony export parseDotenv */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(196);




const largestFile = 1024 * 1024;
const quotes = new Set(['"', "'", '`']);
const escapes = { n: '\n', r: '\r', '"': '"', '\\': '\\' };
function readVariables(inputs, workspace) {
    const file = readEnvFile(inputs, workspace);
    const own = parseDotenv(inputs.get('env-vars') ?? '', 'env-vars');
    const env = [...inputs.env].map(([key, value]) => ({ key, value }));
    const merged = new Map([...file.all, ...env, ...own.all].map((variable) => [variable.key, variable]));
    return { all: [...merged.values()], duplicates: [...file.duplicates, ...own.duplicates] };
}
function readEnvFile(inputs, workspace) {
    const given = inputs.get('env-file');
    if (given === undefined)
        return { all: [], duplicates: [] };
    const path = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathInWorkspace */ .ep)(workspace, 'env-file', given);
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    if (stat.isFile() && stat.size <= largestFile)
        return parseDotenv((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'), 'env-file');
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `env-file-invalid: \`env-file\` is not a dotenv file: "${given}". Use a file of at most 1 MiB.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('env-file', text);
}
function parseDotenv(text, source) {
    const variables = new Map();
    const duplicates = new Set();
    const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    for (let at = 0; at < normal.length;) {
        const entry = normal.includes('\0') ? { problem: 'a NUL character' } : readEntry(normal, at);
        if ('problem' in entry) {
            const line = normal.slice(0, at).split('\n').length;
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `dotenv-invalid: Line ${line} of \`${source}\` is not a dotenv line: it has ${entry.problem}. Write \`NAME=value\` lines.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(source, why);
        }
        at = entry.end;
        if (entry.key === undefined)
            continue;
        if (variables.has(entry.key))
            duplicates.add(entry.key);
        variables.set(entry.key, entry.value);
    }
    return { all: [...variables].map(([key, value]) => ({ key, value })), duplicates: [...duplicates] };
}
function readEntry(text, at) {
    const end = lineEnd(text, at);
    const line = text.slice(at, end);
    if (/^\s*(?:#|$)/.test(line))
        return { key: undefined, value: '', end: end + 1 };
    const equals = line.indexOf('=');
    if (equals < 0)
        return { problem: 'no `=`' };
    const key = line
        .slice(0, equals)
        .trim()
        .replace(/^export\s+/, '');
    if (key === '')
        return { problem: 'no name before the `=`' };
    const raw = line.slice(equals + 1);
    const quote = raw.trimStart().charAt(0);
    if (!quotes.has(quote))
        return { key, value: raw.replace(/(?:^|\s)\s*#.*$/, '').trim(), end: end + 1 };
    const opens = at + equals + 1 + raw.indexOf(quote);
    const closes = closingQuote(text, opens + 1, quote);
    if (closes < 0)
        return { problem: 'a quote that is never closed' };
    const after = lineEnd(text, closes);
    if (!/^\s*(?:#.*)?$/.test(text.slice(closes + 1, after)))
        return { problem: 'text after a closing quote' };
    const value = text.slice(opens + 1, closes);
    const unescaped = value.replace(/\\([nr"\\])/g, (_whole, name) => escapes[name] ?? '');
    return { key, value: quote === '"' ? unescaped : value, end: after + 1 };
}
function lineEnd(text, at) {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
}
function closingQuote(text, from, quote) {
    if (quote !== '"')
        return text.indexOf(quote, from);
    for (let at = from; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === '"')
            return at;
    }
    return -1;
}


/***/ }),

/***/ 278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FL: () => (/* binding */ readNewestIds),
/* harmony export */   Tq: () => (/* binding */ findRecord),
/* harmony export */   WI: () => (/* binding */ serviceMissing),
/* harmony export */   aK: () => (/* binding */ readRows)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8093);


async function findRecord(platform, target, meaningOf, signal, mostPages) {
    const { serviceId, deploymentId, boundary } = target;
    const isOlder = (row) => boundary.kind === 'row' && (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(row) === boundary.id;
    const isLast = (page) => page.some((row) => (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(row) === deploymentId || isOlder(row));
    const { rows, isEnd } = await readRows(platform, serviceId, { signal, isLast, mostPages });
    const index = indexOf(rows, deploymentId);
    const own = rows[index];
    if (own !== undefined)
        return { kind: 'found', record: (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(own), boundary: boundaryAfter(rows[index + 1], isEnd) ?? boundary };
    const older = rows.findIndex(isOlder);
    const finished = rows.slice(0, older < 0 ? rows.length : older).some((row) => isFinished(row, meaningOf));
    return { kind: 'absent', newerFinished: finished && (older >= 0 || boundary.kind === 'nothing'), boundary };
}
function serviceMissing(serviceId, status) {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `service-missing: The platform shows no service "${serviceId}" to this key (${status}). Check \`service-id\` for a typo, and that the key belongs to the same account or project.`;
}
function indexOf(rows, deploymentId) {
    const isOurs = (row) => (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(row) === deploymentId;
    const withWord = rows.findIndex((row) => isOurs(row) && (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row).word !== undefined);
    return withWord >= 0 ? withWord : rows.findIndex(isOurs);
}
async function readRows(platform, serviceId, { signal, isLast = () => false, mostPages = 20 }) {
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
function boundaryAfter(next, isEnd) {
    if (next === undefined)
        return isEnd ? { kind: 'nothing' } : undefined;
    const id = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .TH)(next);
    return id === undefined ? undefined : { kind: 'row', id };
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


/***/ }),

/***/ 6266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ checkAndLook),
/* harmony export */   Mz: () => (/* binding */ preflight),
/* harmony export */   dD: () => (/* binding */ keyProblem),
/* harmony export */   yw: () => (/* binding */ KeyCheck)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_key_kind_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8008);
/* harmony import */ var _client_time_timeout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3541);
/* harmony import */ var _contract_operations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1825);
/* harmony import */ var _text_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4080);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3597);
/* harmony import */ var _wrong_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1393);
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







const preflightMs = 15_000;
class KeyCheck {
    #answer;
    constructor(platform, options = {}) {
        this.#answer = ask(platform, { timeoutMs: preflightMs, ...options });
        this.#answer.catch(() => undefined);
    }
    static of(run, platform) {
        const onRetry = (error) => run.noteRetryAfter(error);
        return new KeyCheck(platform, { signal: run.signal, timeoutMs: Math.min(preflightMs, run.remaining()), onRetry });
    }
    get answer() {
        return this.#answer;
    }
    async require(operation, target = {}) {
        const answer = await this.#answer;
        const problem = answer.kind === 'told' ? keyProblem(answer.identity, operation, target) : undefined;
        if (problem !== undefined)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('api-key', problem, { answered: true });
        return answer;
    }
}
async function preflight(platform, operation, target, options = {}) {
    await new KeyCheck(platform, options).require(operation, target);
}
async function checkAndLook(run, { key, operation, target }, look) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const scope = __addDisposableResource(env_1, new _client_time_timeout_js__WEBPACK_IMPORTED_MODULE_1__/* .AbortScope */ .DK({ clock: run.clock, signal: run.signal }), false);
        const looking = look(scope.signal);
        looking.catch(() => undefined);
        try {
            const answer = await key.require(operation, target);
            if (answer.kind === 'untold')
                run.noteRetryAfter(answer.error);
        }
        catch (error) {
            scope.abort(error);
            throw error;
        }
        return await looking;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function keyProblem(identity, operation, target) {
    const { access, effect } = _contract_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .operations */ .zU[operation];
    const kind = (0,_client_key_kind_js__WEBPACK_IMPORTED_MODULE_5__/* .kindOfKey */ .R)(identity);
    const scope = identity.keyScope ?? {};
    const ownService = scope.serviceId ?? undefined;
    if (effect !== 'read' && (0,_client_key_kind_js__WEBPACK_IMPORTED_MODULE_5__/* .isReadOnlyKey */ .C)(identity)) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `key-read-only: \`api-key\` is a read-only key, and ${operation} writes. Use a key that can write.`;
    }
    if (kind === 'service' && target.isNew) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `key-of-one-service: \`api-key\` belongs to one service (${ownService ?? 'unnamed'}) and cannot deploy to a new one. Use an account key, or a key of the project.`;
    }
    if (ownService && target.serviceId !== undefined && ownService !== target.serviceId) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `key-of-another-service: \`api-key\` belongs to another service (${ownService}). Use a key of ${target.serviceId}, or of its project, or check \`service-id\`.`;
    }
    switch (access.kind) {
        case 'any-key':
        case 'own-project':
        case 'not-shown':
            return undefined;
        case 'account-only':
            if (kind === 'account')
                return undefined;
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `key-must-be-account: ${operation} needs an account key, and \`api-key\` belongs to a ${kind}.`;
        case 'capability': {
            if (kind === 'account')
                return undefined;
            const needed = `${access.capability}:${access.level}`;
            if (kind === 'service' && !access.serviceKey) {
                return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `key-must-not-be-service: A service key cannot use ${operation}. Use an account key, or a project key with ${needed}.`;
            }
            if (!scope.permissions || grants(scope.permissions, access))
                return undefined;
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_6__/* .message */ .i) `key-lacks-capability: \`api-key\` lacks the capability ${needed}, which ${operation} needs. Grant it in the dashboard.`;
        }
        default:
            return access;
    }
}
function grants(permissions, access) {
    const granted = permissions[access.capability];
    return granted === 'write' || granted === access.level;
}
async function ask(platform, options) {
    try {
        const identity = await platform.call('whoami', {}, options);
        const problem = (0,_wrong_address_js__WEBPACK_IMPORTED_MODULE_4__/* .whyNotThisInterface */ .$)(platform.baseUrl, identity);
        if (problem !== undefined)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', problem, { answered: true });
        return { kind: 'told', identity };
    }
    catch (error) {
        options.signal?.throwIfAborted();
        if (!(error instanceof _text_error_js__WEBPACK_IMPORTED_MODULE_3__/* .TaxiwayError */ .y) || error.kind === 'input')
            throw error;
        const problem = (0,_wrong_address_js__WEBPACK_IMPORTED_MODULE_4__/* .whyNotThisInterface */ .$)(platform.baseUrl, error);
        if (problem !== undefined)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', problem, { answered: true });
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 401)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('api-key', error.message, { answered: true });
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5 && !error.sent && error.code !== undefined)
            throw error;
        return { kind: 'untold', error };
    }
}


/***/ }),

/***/ 1393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ whyNotThisInterface)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(525);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);



const ownStatuses = new Set([401, 403, 408, 429]);
const identityFields = ['id', 'name', 'email', 'keyScope'];
function whyNotThisInterface(baseUrl, answer) {
    if (answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5) {
        if (answer.code?.startsWith('HPE_') !== true)
            return undefined;
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `base-url-not-http: What answers at ${baseUrl} does not speak HTTP (${answer.code}). Are scheme and port of \`base-url\` correct?`;
    }
    if (answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk) {
        const { status, found } = answer;
        if (status >= 500)
            return undefined;
        if (status < 400)
            return answer.message;
        return found !== 'HTML' && ownStatuses.has(status) ? undefined : otherText(baseUrl, status, found);
    }
    if (answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadableError */ .Gy) {
        const { status, found, body } = answer;
        const mayBeOurs = (0,_client_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .isFields */ .C)(body) || found === 'broken JSON' || (found === 'JSON' && body === undefined);
        return mayBeOurs ? undefined : otherText(baseUrl, status, found);
    }
    const isIdentity = (0,_client_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .isFields */ .C)(answer) && identityFields.some((name) => answer[name] !== undefined);
    return isIdentity ? undefined : otherText(baseUrl, 200, 'JSON');
}
function otherText(baseUrl, status, found) {
    if (/\/api$/i.test(baseUrl))
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `base-url-doubled-api: ${baseUrl} answered whoami with ${found} (status ${status}). Does the platform need the "/api" at the end of \`base-url\`? Taxiway adds "/api" itself: try without it. Nothing was written.`;
    if (status === 404 && found !== 'HTML')
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `base-url-without-api: ${baseUrl} answered whoami with 404: there is no /api/auth/me. Is \`base-url\` the address of the platform's API, with its path prefix if it has one? Nothing was written.`;
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `base-url-other-interface: ${baseUrl} answered whoami with ${found} (status ${status}), which is not an answer of the platform's API. Is \`base-url\` its address, and not that of a website or a sign-in page? Nothing was written.`;
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


/***/ })

};
