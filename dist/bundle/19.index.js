export const id = 19;
export const ids = [19];
export const modules = {

/***/ 1019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gateRun: () => (/* binding */ gateRun),
  w: () => (/* binding */ readChecks)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/deploy/events.js
var events = __webpack_require__(3913);
// EXTERNAL MODULE: ./build/client/clock.js
var client_clock = __webpack_require__(6092);
// EXTERNAL MODULE: ./build/deploy/queue.js
var queue = __webpack_require__(7965);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(3387);
;// CONCATENATED MODULE: ./build/gate/checks/command.js



const graceMs = 2_000;
const drainMs = 1_000;
const longestLine = 8_192;
const mostShown = 5_000_000;
const mostKept = 20;
function commandCheck(options) {
    return { name: 'command', run: ({ signal, deployment }) => run(options, signal, deployment) };
}
async function* run({ command, folder, environment, url, timeoutMs = 600_000 }, signal, deployment) {
    const own = {
        TAXIWAY_URL: url ?? deployment.url ?? undefined,
        TAXIWAY_SHA: deployment.commit ?? undefined,
        TAXIWAY_DEPLOYMENT_ID: deployment.deploymentId,
        TAXIWAY_SERVICE_ID: deployment.serviceId,
    };
    const child = await start(shellsFor(command), folder, { ...environment, ...own });
    if (child instanceof Error)
        return failed(`the command could not be started: ${child.message}`);
    const events = new queue/* Queue */.o();
    const output = new Output(events);
    const over = new AbortController();
    const ended = watch(child, output, AbortSignal.any([signal, over.signal]), timeoutMs).finally(() => events.close());
    ended.catch(() => { });
    try {
        yield* events;
        const end = await ended;
        signal.throwIfAborted();
        const found = end === 'timeout'
            ? `the command did not end within ${(0,format/* formatDuration */.a3)(timeoutMs)}`
            : typeof end === 'number'
                ? `the command exited with ${end}`
                : `the command was ended by ${end}`;
        return { passed: end === 0, evidence: [found, ...output.last] };
    }
    finally {
        over.abort(new queue/* ReaderLeft */.b());
        await ended.catch(() => { });
    }
}
async function watch(child, output, signal, timeoutMs) {
    const exited = new Promise((resolve) => {
        child.once('exit', (code, by) => resolve(code ?? by ?? 'SIGKILL'));
    });
    const reading = Promise.allSettled([output.read(child.stdout), output.read(child.stderr)]);
    const timer = new AbortController();
    const late = client_clock/* systemClock */.ml.sleep(timeoutMs, AbortSignal.any([signal, timer.signal])).then(() => 'timeout', () => 'timeout');
    const end = await Promise.race([exited, late]);
    timer.abort();
    await endGroup(child);
    await exited;
    const drained = new AbortController();
    await Promise.race([reading, client_clock/* systemClock */.ml.sleep(drainMs, drained.signal).catch(() => { })]);
    drained.abort();
    child.stdout?.destroy();
    child.stderr?.destroy();
    await reading;
    return end;
}
function shellsFor(command) {
    if (process.platform !== 'win32') {
        return [
            ['bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', command]],
            ['sh', ['-ec', command]],
        ];
    }
    const script = `$ErrorActionPreference = 'stop'\n${command}\nif (Test-Path variable:\\LASTEXITCODE) { exit $LASTEXITCODE }`;
    const encoded = Buffer.from(script, 'utf16le').toString('base64');
    const args = ['-NoLogo', '-NoProfile', '-NonInteractive', '-EncodedCommand', encoded];
    return [
        ['pwsh', args],
        ['powershell', args],
    ];
}
async function start(shells, folder, environment) {
    const { spawn } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1421, 19));
    let failure = new Error('no shell is installed');
    for (const [program, args] of shells) {
        const child = spawn(program, [...args], {
            cwd: folder,
            env: { ...environment },
            stdio: ['ignore', 'pipe', 'pipe'],
            detached: process.platform !== 'win32',
            windowsHide: true,
        });
        const error = await new Promise((resolve) => {
            child.once('spawn', () => resolve(undefined));
            child.once('error', resolve);
        });
        if (error === undefined)
            return child;
        failure = error;
        if (!('code' in error) || error.code !== 'ENOENT')
            break;
    }
    return failure;
}
async function endGroup({ pid }) {
    if (pid === undefined)
        return;
    if (process.platform === 'win32') {
        const { spawn } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1421, 19));
        const killer = spawn('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', windowsHide: true });
        await new Promise((resolve) => killer.once('close', () => resolve()).once('error', () => resolve()));
        return;
    }
    if (!signalGroup(pid, 'SIGTERM'))
        return;
    for (let leftMs = graceMs; leftMs > 0; leftMs -= 50) {
        await client_clock/* systemClock */.ml.sleep(50);
        if (!signalGroup(pid, 0))
            return;
    }
    signalGroup(pid, 'SIGKILL');
}
function signalGroup(pid, signal) {
    try {
        return process.kill(-pid, signal);
    }
    catch {
        return false;
    }
}
class Output {
    #events;
    #last = [];
    #shown = 0;
    constructor(events) {
        this.#events = events;
    }
    get last() {
        return this.#last;
    }
    async read(pipe) {
        let rest = '';
        pipe?.setEncoding('utf8');
        for await (const chunk of pipe ?? []) {
            const lines = `${rest}${chunk}`.split(/\r\n|\n|\r(?!$)/);
            rest = lines.pop() ?? '';
            for (; rest.length > longestLine; rest = rest.slice(longestLine))
                lines.push(rest.slice(0, longestLine));
            await this.#show(lines);
        }
        if (rest !== '')
            await this.#show([rest]);
    }
    async #show(lines) {
        if (lines.length === 0)
            return;
        this.#last = [...this.#last, ...lines.slice(-mostKept)].slice(-mostKept);
        if (this.#shown > mostShown)
            return;
        for (const line of lines)
            this.#shown += line.length + 1;
        const shown = this.#shown > mostShown ? [...lines, '… (the rest of the output is not shown)'] : lines;
        await this.#events.push({ kind: 'lines', lines: shown.map((text) => ({ number: undefined, text })) });
    }
}
function failed(found) {
    return { passed: false, evidence: [found] };
}

// EXTERNAL MODULE: ./build/gate/checks/headers.js
var checks_headers = __webpack_require__(3592);
// EXTERNAL MODULE: ./build/client/address.js
var address = __webpack_require__(458);
// EXTERNAL MODULE: ./build/client/platform.js + 3 modules
var platform = __webpack_require__(6116);
// EXTERNAL MODULE: ./build/client/request.js
var request = __webpack_require__(4699);
// EXTERNAL MODULE: ./build/text/redact.js
var redact = __webpack_require__(6953);
// EXTERNAL MODULE: ./build/text/untrusted.js
var untrusted = __webpack_require__(8020);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(714);
;// CONCATENATED MODULE: ./build/gate/checks/pattern.js



const mostMs = 1_000;
function searchFor(input, source) {
    const [, inner = source, flags = ''] = slashed.exec(source) ?? [];
    const expression = parse(input, inner, flags);
    if (expression.test('')) {
        const advice = 'Use one that needs at least one character.';
        throw new errors/* InputError */.dz(input, `${input} matches every text: "${(0,format/* shorten */.ml)(source, 80)}". ${advice}`);
    }
    return (texts) => bounded(() => texts.findIndex((text) => expression.test(text)));
}
function searchForText(input, given) {
    return slashed.test(given) ? searchFor(input, given) : (texts) => texts.findIndex((text) => text.includes(given));
}
const slashed = /^\/(.+)\/([imsu]*)$/s;
function parse(input, source, flags) {
    try {
        return new RegExp(source, flags);
    }
    catch (error) {
        const why = error instanceof Error ? (error.message.split(': ').at(-1) ?? '').toLowerCase() : String(error);
        const advice = 'Write a backslash before each character that is meant as itself.';
        throw new errors/* InputError */.dz(input, `${input} is not a valid regular expression: "${(0,format/* shorten */.ml)(source, 80)}" (${why}). ${advice}`);
    }
}
function bounded(search) {
    try {
        return Number(new external_node_vm_.Script('search()').runInContext((0,external_node_vm_.createContext)({ search }), { timeout: mostMs }));
    }
    catch (error) {
        const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
        if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/gate/checks/health.js










const needed = 3;
const pauseMs = 2_000;
const longestProbeMs = 10_000;
const shortestProbeMs = 1_000;
const longestBody = 256 * 1024;
const shownOfBody = 160;
const mostHops = 5;
const mostAttempts = 10;
function healthCheck(options) {
    const { headers = {}, body, timeoutMs = 120_000 } = options;
    const url = parseAddress(options.url);
    const redactor = new redact/* Redactor */.p((0,checks_headers/* secretsInHeaders */.F)(headers));
    const expected = {
        ...{ url, headers, isWanted: parseStatuses(options.status ?? '200-299') },
        search: body === undefined ? undefined : searchForText('health-body', body),
    };
    return {
        name: 'health',
        run: async function* (context) {
            const client = new request/* UndiciClient */.mL({ direct: (0,address/* isLoopbackHost */.cW)(url.hostname) });
            const target = { ...expected, redact: (text) => context.platform.redact(redactor.redact(text)) };
            try {
                return yield* ask(target, options.send ?? client.send, timeoutMs, context);
            }
            finally {
                await client.close();
            }
        },
    };
}
async function* ask(target, send, timeoutMs, context) {
    const { platform, signal } = context;
    const { clock } = platform;
    const startMs = clock.now();
    const leftMs = () => startMs + timeoutMs - clock.now();
    const { host } = target.url;
    const attempts = [];
    const finding = (passed, found) => {
        const lines = attempts.map(({ text, atMs, count }) => {
            return `after ${(0,format/* formatDuration */.a3)(atMs)}: ${text}${count > 1 ? ` (${count} times)` : ''}`;
        });
        return { passed, evidence: [found, ...lines.slice(-mostAttempts)] };
    };
    const betweenMs = Math.min(pauseMs, timeoutMs / (needed + 1));
    let isTold = false;
    for (let inARow = 0; leftMs() > 0;) {
        const atMs = clock.now() - startMs;
        const ms = Math.max(shortestProbeMs, Math.min(longestProbeMs, leftMs()));
        const answer = await probe(target, send, { clock, ms, signal });
        const text = target.redact((0,untrusted/* cleanText */.X5)(answer.text));
        const last = attempts.at(-1);
        if (last?.text === text)
            last.count++;
        else
            attempts.push({ text, atMs, count: 1 });
        inARow = answer.isGood ? inARow + 1 : 0;
        if (inARow === needed)
            return finding(true, `${host} gave ${needed} good answers in a row: it ${text}`);
        if (!answer.isGood && !isTold) {
            isTold = true;
            yield { kind: 'notice', text: platform.redact(`${host} is not healthy yet: it ${text}.`) };
        }
        await clock.sleep(Math.max(0, Math.min(betweenMs, leftMs())), signal);
    }
    const found = `${host} did not give ${needed} good answers in a row within ${(0,format/* formatDuration */.a3)(timeoutMs)}`;
    return finding(false, `${found}: the last time it ${attempts.at(-1)?.text ?? 'was not asked'}`);
}
async function probe(target, send, { clock, ms, signal }) {
    const over = new AbortController();
    const parent = AbortSignal.any([signal, over.signal]);
    const reason = () => new Error(`no whole answer within ${(0,format/* formatDuration */.a3)(ms)}`);
    try {
        return await (0,client_clock/* within */.ux)({ clock, ms, parent, reason }, (limited) => health_request(target, send, limited));
    }
    catch (error) {
        signal.throwIfAborted();
        return { isGood: false, text: `gave no answer (${(0,request/* describe */.q0)(error)})` };
    }
    finally {
        over.abort();
    }
}
async function health_request(target, send, signal) {
    const { headers, isWanted } = target;
    const all = {
        ...{
            accept: '*/*',
            'accept-encoding': 'identity',
            'cache-control': 'no-cache',
            'user-agent': `taxiway/${platform/* version */.r}`,
        },
        ...headers,
        connection: 'close',
    };
    let url = target.url;
    for (let hops = 0; hops <= mostHops; hops++) {
        const { origin, pathname, search } = url;
        const response = await send({ method: 'GET', origin, path: pathname + search, headers: all, signal });
        if (isWanted(response.status))
            return await judgeBody(target, response);
        const next = redirectOf(response, url);
        if (next === undefined)
            return { isGood: false, text: `answered ${response.status}` };
        if (next.origin !== origin || Object.keys(headers).length > 0) {
            const where = (0,format/* shorten */.ml)(next.origin + next.pathname, 200);
            const why = next.origin === origin ? ', and redirects are not followed with health-headers' : '';
            return { isGood: false, text: `answered ${response.status}, a redirect to ${where}${why}` };
        }
        url = next;
    }
    return { isGood: false, text: `redirected more than ${mostHops} times` };
}
async function judgeBody({ search, redact }, { status, body }) {
    if (search === undefined)
        return { isGood: true, text: `answered ${status}` };
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= longestBody)
            break;
    }
    const text = Buffer.concat(chunks).subarray(0, longestBody).toString();
    const place = search([text]);
    if (place === 0)
        return { isGood: true, text: `answered ${status}, and the body matches health-body` };
    if (place === undefined)
        return { isGood: false, text: `answered ${status}, but matching health-body took over 1 s` };
    const shown = (0,format/* shorten */.ml)(redact((0,untrusted/* cleanText */.X5)(text)), shownOfBody);
    return { isGood: false, text: `answered ${status}, but the body does not match health-body: "${shown}"` };
}
function redirectOf({ status, headers }, from) {
    const [location] = [headers['location']].flat();
    if (![301, 302, 303, 307, 308].includes(status) || location === undefined)
        return undefined;
    return URL.parse(location, from.href) ?? undefined;
}
function parseAddress(text) {
    const url = URL.parse(text);
    if (url === null || !/^https?:$/.test(url.protocol)) {
        const advice = 'Begin it with `https://` or `http://`.';
        throw new errors/* InputError */.dz('health-url', `health-url is not a complete URL: "${(0,format/* shorten */.ml)(text, 80)}". ${advice}`);
    }
    if (url.username === '' && url.password === '')
        return url;
    throw new errors/* InputError */.dz('health-url', 'health-url contains a user name or password. Put them into health-headers, as `Authorization: Basic …`.');
}
function parseStatuses(text) {
    const ranges = text
        .split(/[\s,]+/)
        .filter((part) => part !== '')
        .map((part) => {
        const [, from, to = from] = /^([1-5]\d\d)(?:-([1-5]\d\d))?$/.exec(part) ?? [];
        return { from: Number(from), to: Number(to) };
    });
    if (ranges.length > 0 && ranges.every(({ from, to }) => from <= to)) {
        return (status) => ranges.some(({ from, to }) => from <= status && status <= to);
    }
    const advice = 'Use statuses from 100 to 599 or ranges, such as `200-299,301`.';
    throw new errors/* InputError */.dz('health-status', `health-status is not a list of statuses: "${(0,format/* shorten */.ml)(text, 80)}". ${advice}`);
}

;// CONCATENATED MODULE: ./build/gate/checks/runtime-log.js




const runtime_log_pauseMs = 2_000;
const lastReadMs = 30_000;
const pageSize = 1_000;
const mostRefusals = 2;
const linesAround = 5;
function soakCheck(options) {
    const search = searchFor('log-fail-pattern', options.failPattern);
    let log;
    return {
        name: 'runtime log',
        prepare: async ({ platform, signal }) => {
            log = new RuntimeLog(platform, options.serviceId);
            await log.begin({ signal, totalMs: 10_000 }).catch((error) => {
                if (!(error instanceof errors/* PlatformError */.Wk))
                    throw error;
            });
        },
        run: (context) => runtime_log_watch(log ?? new RuntimeLog(context.platform, options.serviceId), search, options, context),
    };
}
async function* runtime_log_watch(log, search, { durationMs }, { platform, signal }) {
    const { clock } = platform;
    let endMs = clock.now() + durationMs;
    let lines = 0;
    let before = [];
    let refusals = 0;
    let failure = '';
    for (;;) {
        const sentMs = clock.now();
        let hasFailed = false;
        try {
            if (!log.hasBegun) {
                await log.begin({ signal, attempts: 1 });
                endMs = clock.now() + durationMs;
            }
            for (let page = await log.next(signal); page.length > 0; page = await log.next(signal)) {
                const index = search(page);
                if (index === undefined)
                    return runtime_log_failed('matching log-fail-pattern took over 1 s: use a simpler pattern');
                if (index >= 0)
                    return matched(page, index, before);
                lines += page.length;
                before = [...before, ...page.slice(-linesAround)].slice(-linesAround);
                if (clock.now() > endMs + lastReadMs)
                    return unread('lines are written faster than they can be read');
            }
            refusals = 0;
            const found = `none of ${(0,format/* count */.U9)(lines, 'line')} matches, in ${(0,format/* formatDuration */.a3)(durationMs)}`;
            if (sentMs >= endMs)
                return { passed: true, evidence: [found, ...before] };
        }
        catch (error) {
            if (!(error instanceof errors/* PlatformError */.Wk))
                throw error;
            hasFailed = true;
            failure = (0,format/* withoutFullStop */.Qu)(error.message);
            refusals = (0,errors/* isRefused */.H0)(error, 401, 403) ? refusals + 1 : 0;
            if (refusals >= mostRefusals)
                return unread(failure);
        }
        const wantedMs = hasFailed ? runtime_log_pauseMs : Math.max(0, Math.min(runtime_log_pauseMs, endMs - clock.now()));
        const waitMs = Math.max(platform.heldMs, wantedMs);
        if (clock.now() + waitMs > endMs + lastReadMs)
            return unread(failure || 'the platform wants no request');
        await clock.sleep(waitMs, signal);
    }
}
function matched(page, index, before) {
    const line = page[index] ?? '';
    const around = [...before, ...page.slice(0, index)].slice(-linesAround);
    const after = page.slice(index + 1, index + 1 + linesAround);
    return runtime_log_failed(`a line matches log-fail-pattern: ${(0,untrusted/* cleanText */.X5)(line)}`, [...around, `> ${line}`, ...after]);
}
function unread(why) {
    return runtime_log_failed(`the runtime log was not read to its end, so a line may match: ${why}`);
}
function runtime_log_failed(found, lines = []) {
    return { passed: false, evidence: [found, ...lines] };
}
class RuntimeLog {
    #platform;
    #serviceId;
    #last;
    constructor(platform, serviceId) {
        this.#platform = platform;
        this.#serviceId = serviceId;
    }
    get hasBegun() {
        return this.#last !== undefined;
    }
    async begin(options) {
        this.#last = (await this.#read({}, options)).at(-1)?.id ?? -1;
    }
    async next(signal) {
        const last = this.#last ?? -1;
        const options = { signal, attempts: 1 };
        let lines = (await this.#read(last < 0 ? {} : { after: last }, options)).filter(({ id }) => id > last);
        const newest = lines.at(-1);
        for (let first = lines[0]; first !== undefined && first.id > last + 1; first = lines[0]) {
            const { id: before } = first;
            const older = (await this.#read({ before }, options)).filter(({ id }) => id > last && id < before);
            if (older.length === 0)
                break;
            lines = [...older, ...lines];
        }
        this.#last = newest?.id ?? last;
        return lines.map(({ line }) => line);
    }
    async #read(cursor, options) {
        const args = { id: this.#serviceId, limit: pageSize, ...cursor };
        const { logs } = await this.#platform.call('get_logs', args, options);
        return (logs ?? []).map(readLine).sort((one, other) => one.id - other.id);
    }
}
function readLine({ id, line }) {
    if (typeof id === 'number' && typeof line === 'string')
        return { id, line };
    const text = 'get_logs: a line has no id or no text, so it cannot be checked.';
    throw new errors/* PlatformError */.Wk('unreadable', 'get_logs', text, { status: 200 });
}

// EXTERNAL MODULE: ./build/contract/operations.js + 3 modules
var operations = __webpack_require__(7402);
;// CONCATENATED MODULE: ./build/gate/checks/sql.js




const longestMs = 5 * 60_000;
const mostLines = 10;
const mayHaveRun = 'the statement may have run, and is not sent again';
function sqlCheck(options) {
    return {
        name: 'sql',
        run: async function* (context) {
            try {
                return await query(options, context);
            }
            catch (error) {
                if (context.signal.aborted)
                    return sql_failed(`the run was cancelled; ${mayHaveRun}`);
                if (!(error instanceof errors/* PlatformError */.Wk))
                    throw error;
                return sql_failed(`${(0,format/* withoutFullStop */.Qu)(error.message)}${error.effect === 'unknown' ? `; ${mayHaveRun}` : ''}`);
            }
        },
    };
}
async function query({ serviceId, query }, { platform, signal }) {
    const limits = { signal, attemptMs: longestMs, totalMs: longestMs };
    const answer = await platform.call('db_query', { id: serviceId, query }, limits);
    const failure = (0,operations/* operationOf */.zI)('db_query').hiddenFailure?.(answer);
    const { output } = answer;
    const lines = (0,untrusted/* cleanLines */.v3)(output ?? '').filter((line) => line.trim() !== '');
    const more = lines.length > mostLines ? [`… and ${(0,format/* count */.U9)(lines.length - mostLines, 'more line')}`] : [];
    const shown = [...lines.slice(0, mostLines), ...more];
    if (failure !== undefined)
        return sql_failed((0,format/* withoutFullStop */.Qu)(failure), shown);
    if (typeof output === 'string')
        return { passed: true, evidence: ['the statement ran without an error', ...shown] };
    return sql_failed('the answer has no output, so it is not known whether the statement failed');
}
function sql_failed(found, lines = []) {
    return { passed: false, evidence: [found, ...lines] };
}

// EXTERNAL MODULE: ./build/gate/gate.js + 2 modules
var gate = __webpack_require__(7980);
// EXTERNAL MODULE: ./build/github/tracked.js
var tracked = __webpack_require__(4492);
// EXTERNAL MODULE: ./build/inputs/run-settings.js
var run_settings = __webpack_require__(3759);
// EXTERNAL MODULE: ./build/report/json.js
var json = __webpack_require__(9665);
;// CONCATENATED MODULE: ./build/actions/gate.js
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











const ofStep = /^(?:INPUT_|STATE_|ACTIONS_(?:RUNTIME|RESULTS|CACHE)_|GITHUB_(?:OUTPUT|STATE|ENV|PATH|STEP_SUMMARY)$)/i;
const tokens = /^(?:TAXIWAY_(?:API_KEY|ENV_VARS|HEALTH_HEADERS)|(?:GITHUB|GITLAB|GH)_TOKEN|CI_JOB_TOKEN)$/i;
async function* gateRun(host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, facts } = host;
        host.setOutput('passed', 'false');
        (0,run_settings/* checkInputs */.sw)(inputs, 'gate');
        const options = (0,run_settings/* readRunOptions */.u8)(inputs, host.signal);
        const request = {
            serviceId: inputs.require('service-id', 'the service whose deployment is judged'),
            deploymentId: inputs.get('deployment-id'),
            commit: facts.commit,
            checks: readChecks(host),
            rollback: inputs.get('rollback'),
        };
        const url = inputs.get('environment-url');
        const platform = __addDisposableResource(env_1, (0,run_settings/* openPlatform */.WN)(inputs, host.secrets), true);
        const run = (0,gate/* gate */.G)(platform, request, options);
        const result = yield* (0,tracked/* trackedBy */.a)(host, url === undefined ? run : (0,events/* servedAt */.rv)(run, url), undefined);
        host.setOutput('passed', String(result.passed && result.outcome === 'succeeded'));
        host.setOutput('report', (0,json/* safeJson */.oi)(result));
        return result;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function readChecks(host) {
    const { inputs, facts } = host;
    for (const name of ['health-headers', 'health-body'])
        requireBoth(inputs, name, 'health-url');
    requireBoth(inputs, 'soak', 'log-fail-pattern');
    requireBoth(inputs, 'log-fail-pattern', 'soak');
    requireBoth(inputs, 'sql', 'sql-service-id');
    requireBoth(inputs, 'sql-service-id', 'sql');
    const checks = [];
    const url = inputs.get('health-url');
    if (url !== undefined) {
        const headers = (0,checks_headers/* parseHeaders */.Q)(inputs.text('health-headers') ?? '');
        const [status, body] = [inputs.get('health-status'), inputs.get('health-body')];
        checks.push(healthCheck({ url, headers, status, body, timeoutMs: inputs.get('health-timeout') }));
    }
    const command = inputs.get('check-command');
    if (command !== undefined) {
        const environment = withoutSecrets(host, process.env);
        const timeoutMs = inputs.get('check-timeout');
        checks.push(commandCheck({ command, folder: facts.workspace, environment, url: inputs.get('environment-url'), timeoutMs }));
    }
    const [durationMs, failPattern] = [inputs.get('soak'), inputs.get('log-fail-pattern')];
    if (durationMs !== undefined && failPattern !== undefined) {
        checks.push(soakCheck({ serviceId: inputs.require('service-id', 'a service'), durationMs, failPattern }));
    }
    const [query, serviceId] = [inputs.get('sql'), inputs.get('sql-service-id')];
    if (query !== undefined && serviceId !== undefined)
        checks.push(sqlCheck({ serviceId, query }));
    return checks;
}
function requireBoth(inputs, name, other) {
    if (inputs.text(name) === undefined || inputs.text(other) !== undefined)
        return;
    throw new errors/* InputError */.dz(name, `${name} has no effect without ${other}. Set both or neither.`);
}
function withoutSecrets(host, environment) {
    const isOpen = ([name, value = '']) => !ofStep.test(name) && !tokens.test(name) && host.redact(value) === value;
    return Object.fromEntries(Object.entries(environment).filter(isOpen));
}


/***/ }),

/***/ 7980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ checkDeployed),
  G: () => (/* binding */ gate)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/deploy/follow.js + 6 modules
var follow = __webpack_require__(4201);
// EXTERNAL MODULE: ./build/deploy/history.js
var deploy_history = __webpack_require__(2566);
// EXTERNAL MODULE: ./build/deploy/key.js
var deploy_key = __webpack_require__(7725);
// EXTERNAL MODULE: ./build/deploy/outcome.js
var outcome = __webpack_require__(5970);
// EXTERNAL MODULE: ./build/deploy/result.js
var result = __webpack_require__(3405);
// EXTERNAL MODULE: ./build/deploy/run-time.js
var run_time = __webpack_require__(6309);
// EXTERNAL MODULE: ./build/deploy/status.js
var deploy_status = __webpack_require__(542);
// EXTERNAL MODULE: ./build/deploy/words.js
var words = __webpack_require__(8891);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/text/untrusted.js
var untrusted = __webpack_require__(8020);
;// CONCATENATED MODULE: ./build/gate/look.js

const readMs = 15_000;
const leastMs = 1_000;
async function lookUntil(platform, signal, { forMs, everyMs }, look) {
    const { clock } = platform;
    const endMs = clock.now() + forMs;
    let failure;
    for (let waitMs = platform.heldMs; clock.now() + waitMs <= endMs; waitMs = Math.max(everyMs, platform.heldMs)) {
        await clock.sleep(waitMs, signal);
        failure = undefined;
        try {
            const totalMs = Math.max(leastMs, Math.min(readMs, endMs - clock.now()));
            const found = await look({ signal, attempts: 1, totalMs });
            if (found !== undefined)
                return found;
        }
        catch (error) {
            if (!(error instanceof errors/* PlatformError */.Wk))
                throw error;
            failure = error;
        }
    }
    return failure;
}

;// CONCATENATED MODULE: ./build/gate/choose.js






const times = { forMs: 60_000, everyMs: 2_000 };
async function* chooseDeployment(platform, request, vocabulary, time) {
    const { serviceId, deploymentId, commit } = request;
    const say = (text) => ({ kind: 'notice', text: platform.redact(text) });
    if (deploymentId !== undefined) {
        yield say(`Judging deployment ${deploymentId} of service ${serviceId}.`);
        return { deploymentId };
    }
    let rows = await readRows(platform, serviceId, commit, {
        signal: time.signal,
        totalMs: Math.min(times.forMs, time.leftMs),
    });
    const first = findUnfinished(rows, vocabulary);
    if (commit !== undefined && isWorthWaiting(rows, commit, vocabulary)) {
        const forMs = Math.min(times.forMs, time.leftMs);
        const missing = `No record shows the commit ${(0,deploy_history/* shortRef */.m3)(commit)} yet`;
        yield say(`${missing}. Waiting for one up to ${(0,format/* formatDuration */.a3)(forMs)}.`);
        await lookUntil(platform, time.signal, { ...times, forMs }, async (options) => {
            rows = await readRows(platform, serviceId, undefined, options);
            return isWorthWaiting(rows, commit, vocabulary) ? undefined : true;
        });
    }
    if (rows instanceof errors/* PlatformError */.Wk) {
        return { outcome: 'indeterminate', reason: `No deployment was judged. ${rows.message}` };
    }
    const ours = rows.find((row) => isOf(row, commit));
    const unfinished = findUnfinished(rows, vocabulary) ?? first;
    const why = commit === undefined ? 'no commit is known' : `no record shows the commit ${(0,deploy_history/* shortRef */.m3)(commit)}`;
    if (ours?.id !== undefined) {
        yield say(`Judging deployment ${(0,untrusted/* cleanText */.X5)(ours.id)}: its record shows the commit ${(0,deploy_history/* shortRef */.m3)(commit ?? '')}.`);
        return { deploymentId: ours.id };
    }
    if (unfinished?.id !== undefined) {
        yield say(`Judging deployment ${(0,untrusted/* cleanText */.X5)(unfinished.id)}: ${why}, and it is the newest unfinished one.`);
        return { deploymentId: unfinished.id };
    }
    const none = rows.length === 0 ? 'the service has no deployment' : `${why}, and no deployment is unfinished`;
    return { outcome: 'indeterminate', reason: `No deployment was judged: ${none}. Set deployment-id.` };
}
async function readRows(platform, serviceId, commit, options) {
    let newest;
    try {
        for await (const { rows } of (0,deploy_history/* readPages */.n4)(platform, serviceId, options)) {
            newest ??= rows;
            const ours = rows.find((row) => isOf(row, commit));
            if (ours !== undefined)
                return [...newest, ours];
            if (commit === undefined)
                break;
        }
        return newest ?? [];
    }
    catch (error) {
        if (error instanceof errors/* PlatformError */.Wk)
            return error;
        throw error;
    }
}
function isWorthWaiting(rows, commit, vocabulary) {
    if (rows instanceof errors/* PlatformError */.Wk)
        return !(0,errors/* isRefused */.H0)(rows, 401, 403, 404);
    if (rows.some((row) => isOf(row, commit)))
        return false;
    const showsCommits = rows.some((row) => (0,deploy_history/* readDetails */.LF)(row).commits.length > 0);
    return showsCommits || findUnfinished(rows, vocabulary) === undefined;
}
function isOf(row, commit) {
    return row.id !== undefined && (0,deploy_history/* compareRef */.ZS)(commit, row) === 'ours';
}
function findUnfinished(rows, vocabulary) {
    if (rows instanceof errors/* PlatformError */.Wk)
        return undefined;
    return rows.find((row) => {
        const { kind } = (0,deploy_status/* readStatus */.r)(row.record, vocabulary);
        const isUnfinished = kind === 'ongoing' || kind === 'unknown' || (kind === 'undecided' && !(0,deploy_history/* readDetails */.LF)(row).rollbackable);
        return isUnfinished && row.id !== undefined;
    });
}

// EXTERNAL MODULE: ./build/gate/rollback.js
var rollback = __webpack_require__(9048);
;// CONCATENATED MODULE: ./build/gate/gate.js
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














const lookAgain = { forMs: 30_000, everyMs: 2_000 };
async function* gate(platform, request, options = {}) {
    const { serviceId } = request;
    const time = new run_time/* RunTime */.X(platform.clock, options);
    let deploymentId;
    try {
        const problem = request.rollback ? await findKeyProblem(platform, serviceId, time) : undefined;
        if (problem !== undefined)
            return endEarly({ outcome: 'failed', reason: `No deployment was judged. ${problem}` });
        const choice = yield* chooseDeployment(platform, request, (0,words/* buildVocabulary */.v)(options), time);
        if ((0,outcome/* isEnding */.yp)(choice))
            return endEarly(choice);
        deploymentId = choice.deploymentId;
    }
    catch (error) {
        if (!time.signal.aborted)
            throw error;
        return endEarly({ outcome: 'aborted', reason: 'The run was cancelled before a deployment was chosen.' });
    }
    yield { kind: 'chosen', serviceId, deploymentId };
    const target = { serviceId, deploymentId, ref: undefined, isOurs: false };
    const deployed = yield* (0,follow/* followTarget */.T)(platform, target, time, new result/* Phases */.Vw('waiting'), options);
    return yield* checkDeployed(platform, request, deployed, time, options);
    function endEarly(ending) {
        return (0,result/* endRun */.lb)(platform, time, ending, { serviceId, deploymentId: request.deploymentId ?? null });
    }
}
async function* checkDeployed(platform, request, deployed, time, options) {
    const { outcome, serviceId, deploymentId } = deployed;
    if (outcome !== 'succeeded' || serviceId === null || deploymentId === null || request.checks.length === 0) {
        return deployed;
    }
    const target = { serviceId, deploymentId };
    const checks = yield* runChecks(platform, request, deployed, target, time.signal);
    const failed = checks.filter(({ passed }) => !passed);
    const isCut = time.signal.aborted && failed.length > 0;
    const now = isCut ? unchanged : yield* readAgain(platform, target, deployed.status, time, options);
    const problems = [...failed.map(describeCheck), ...now.problems];
    const durationMs = () => Math.round(time.elapsedMs);
    const checked = { ...deployed, ...now.facts, checks, phases: withChecks(deployed, durationMs()) };
    if (problems.length === 0) {
        const reason = platform.redact(`${deployed.reason} ${(0,format/* count */.U9)(checks.length, 'check')} passed.`);
        return (0,result/* makeResult */.U2)({ ...checked, reason, durationMs: durationMs() });
    }
    const isBad = now.isBad || failed.length > 0;
    const nested = request.rollback && isBad ? yield* rollBack(platform, target, time.signal, options) : null;
    const why = `Deployed, but the gate failed: ${problems.join('; ')}.`;
    const undone = request.rollback ? ` ${describeRollback(nested)}` : '';
    const reason = platform.redact(why + undone);
    return (0,result/* makeResult */.U2)({ ...checked, passed: false, reason, rollback: nested, durationMs: durationMs() });
}
async function findKeyProblem(platform, serviceId, time) {
    const key = await (0,deploy_key/* readKey */.YZ)(platform, time);
    return key instanceof errors/* PlatformError */.Wk ? undefined : (0,deploy_key/* findScopeProblem */.R_)(key.keyScope, serviceId);
}
async function* runChecks(platform, { checks, commit: given }, { ref, url }, target, signal) {
    const commit = ref !== null && (0,deploy_history/* isCommit */.WM)(ref) ? ref : (given ?? null);
    const context = { platform, signal, deployment: { ...target, commit, url } };
    const results = [];
    for (const check of checks)
        await check.prepare?.(context).catch(() => { });
    for (const check of checks) {
        const { passed, evidence } = yield* runCheck(check, context);
        const result = { name: check.name, passed, evidence: toEvidence(platform, evidence) };
        results.push(result);
        yield { kind: 'check', ...result };
        if (!passed)
            break;
    }
    return results;
}
async function* runCheck(check, context) {
    const { signal } = context;
    try {
        signal.throwIfAborted();
        return yield* check.run(context);
    }
    catch (error) {
        const text = (0,format/* messageOf */.bD)(error);
        const found = signal.aborted ? 'the run was cancelled' : `it could not be run: ${(0,format/* withoutFullStop */.Qu)(text)}`;
        return { passed: false, evidence: [found] };
    }
}
const mostEvidence = 20;
const longestEvidence = 500;
function toEvidence(platform, [found = '', ...lines]) {
    const clean = (line) => platform.redact((0,format/* shorten */.ml)(platform.redact((0,untrusted/* cleanText */.X5)(line)), longestEvidence));
    return [found, ...lines.slice(-mostEvidence)].map(clean);
}
function describeCheck({ name, evidence }) {
    return `${name}: ${(0,format/* withoutFullStop */.Qu)(evidence[0] ?? 'it failed')}`;
}
const unchanged = { facts: {}, problems: [], isBad: false };
async function* readAgain(platform, target, status, time, options) {
    const vocabulary = (0,words/* buildVocabulary */.v)(options);
    let last;
    let newest;
    try {
        const read = await lookUntil(platform, time.signal, lookAgain, async (call) => {
            const found = await (0,deploy_history/* findDeployment */.HZ)(platform, target, call);
            newest = found.newest[0]?.id;
            const statuses = found.own.map(({ record }) => (0,deploy_status/* readStatus */.r)(record, vocabulary));
            last = statuses.find(({ kind }) => kind !== 'succeeded') ?? statuses[0];
            return last !== undefined && !isUndecided(last, status) ? last : undefined;
        });
        const now = read instanceof errors/* PlatformError */.Wk ? undefined : (read ?? last);
        if (newest !== undefined && newest !== target.deploymentId) {
            const text = `Deployment ${(0,untrusted/* cleanText */.X5)(newest)} is newer: the checks may have seen that one.`;
            yield { kind: 'warning', text: platform.redact(text) };
        }
        if (now === undefined) {
            const held = `the platform wants no request for another ${(0,format/* formatDuration */.a3)(platform.heldMs)}`;
            const absent = platform.heldMs > 0 ? held : 'the history does not show it';
            const why = read instanceof errors/* PlatformError */.Wk ? (0,format/* withoutFullStop */.Qu)(read.message) : absent;
            const problem = `the record could not be read again after the checks (${why})`;
            return { facts: { outcome: 'indeterminate' }, problems: [problem], isBad: false };
        }
        const word = now.word === undefined || platform.holdsApiKey(now.word) ? null : now.word;
        if (word !== null && word !== status)
            yield { kind: 'status', word, atMs: time.elapsedMs };
        if (saysSuccess(now, status))
            return { facts: { status: word }, problems: [], isBad: false };
        const said = (each) => (each === null ? 'no status' : `"${each}"`);
        const problem = `the platform said ${said(status)}, and says ${said(word)}${word === status ? ' beside an error' : ''} now`;
        return { facts: { outcome: (0,deploy_status/* outcomeOf */.s)(now), status: word }, problems: [problem], isBad: true };
    }
    catch (error) {
        if (!time.signal.aborted)
            throw error;
        return { ...unchanged, problems: ['the run was cancelled before the record was read again'] };
    }
}
function saysSuccess({ kind, word }, before) {
    return kind === 'succeeded' || (kind === 'undecided' && (word !== undefined || before === null));
}
function isUndecided(now, before) {
    return !saysSuccess(now, before) && (0,deploy_status/* outcomeOf */.s)(now) === 'indeterminate';
}
async function* rollBack(platform, { serviceId, deploymentId }, signal, options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (signal.aborted)
            return null;
        const say = (text) => ({ kind: 'notice', text: platform.redact(`Rollback: ${text}`) });
        const run = __addDisposableResource(env_1, (0,rollback/* rollback */.d)(platform, { serviceId, onlyIfNewest: deploymentId }, options), true);
        for (;;) {
            const step = await run.next();
            if (step.done)
                return step.value;
            const event = step.value;
            if (event.kind === 'accepted')
                yield say(`deployment ${event.deploymentId} was accepted.`);
            else if (event.kind === 'status')
                yield say(`the platform says "${event.word}".`);
            else if (event.kind === 'lines' || event.kind === 'warning' || event.kind === 'notice')
                yield event;
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function describeRollback(nested) {
    if (nested === null)
        return 'Nothing was rolled back.';
    const { outcome, reason } = nested;
    if (outcome === 'succeeded')
        return reason;
    return outcome === 'skipped' ? reason : `The rollback ended as ${outcome}. ${reason}`;
}
function withChecks({ phases, durationMs }, nowMs) {
    return [...phases, { name: 'checks', durationMs: nowMs - durationMs }];
}


/***/ })

};
