export const id = 47;
export const ids = [47];
export const modules = {

/***/ 5012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deploy: () => (/* binding */ deploy)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/config/connection.js
var connection = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/deployment/start/preflight.js
var preflight = __webpack_require__(6266);
// EXTERNAL MODULE: ./build/fleet/result.js
var fleet_result = __webpack_require__(130);
// EXTERNAL MODULE: ./build/fleet/run.js + 1 modules
var fleet_run = __webpack_require__(7913);
// EXTERNAL MODULE: ./build/github/job/environment.js + 4 modules
var environment = __webpack_require__(8996);
// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
// EXTERNAL MODULE: ./build/actions/shared/job.js
var shared_job = __webpack_require__(3659);
// EXTERNAL MODULE: ./build/actions/fleet/addresses.js
var fleet_addresses = __webpack_require__(9119);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/output/job-log.js + 1 modules
var job_log = __webpack_require__(6031);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
;// CONCATENATED MODULE: ./build/actions/fleet/service-console.js
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
function groupedConsole(console, path, { print, stand }) {
    const entries = [];
    let file;
    const keep = (kind) => (text) => {
        entries.push(() => console[kind](text));
    };
    const unread = (error) => {
        console.warn(`The log could not be read from its temporary file: ${(0,text_error/* textOf */.b6)(error)}`);
    };
    const warn = keep('warn');
    return {
        mask: (value) => console.mask(value),
        say: keep('say'),
        warn,
        notice: keep('notice'),
        error: keep('error'),
        lost: keep('lost'),
        annotate: (place) => console.annotate?.(place),
        stand,
        async block(lines) {
            file ??= new job_log/* LogFile */.$i(path, (reason) => warn(`The log is incomplete. Could not write it to a temporary file: ${reason}`));
            const { length } = lines;
            entries.push(async (kept) => {
                const bytes = Buffer.alloc(length + 1, '\n');
                const { bytesRead = 0 } = (await kept?.read(bytes, 0, length).catch(unread)) ?? {};
                if (bytesRead > 0)
                    await console.block(bytes.subarray(0, bytesRead < length ? bytesRead + 1 : bytesRead));
            });
            await file.append(lines);
        },
        resume: () => undefined,
        async close() {
            await file?.close();
            await print(async () => {
                const env_1 = { stack: [], error: void 0, hasError: false };
                try {
                    const kept = __addDisposableResource(env_1, file && (await (0,promises_.open)(path).catch(unread)), true);
                    for (const entry of entries)
                        await entry(kept);
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
            });
            await (0,promises_.rm)(path, { force: true }).catch(() => undefined);
        },
    };
}

;// CONCATENATED MODULE: ./build/actions/fleet/console.js






const widestName = 20;
const durationWidth = 6;
class FleetConsole {
    #job;
    #printing = Promise.resolve();
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
        this.#log = (0,job_log/* openLogFile */.Jr)(logFile, job.console);
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
            const shown = [...this.#running].map(([name, row]) => ({ ...row, name: (0,message/* excerpt */.Kb)(name, widestName) }));
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
        const { console } = this.#job;
        if (console.group === undefined)
            console.say(text);
        else
            void this.#print(async () => console.say(text));
    }
    open(service) {
        const { console, context } = this.#job;
        if (console.group === undefined)
            return lineByLine(console, service, { stand: (text) => this.#stand(service, text), log: this.#log });
        const file = (0,external_node_path_.join)(context.temporaryFolder, `taxiway-${(0,external_node_crypto_.randomUUID)()}.log`);
        return groupedConsole(console, file, {
            print: (print) => this.#print(async () => await console.group?.(service, print)),
            stand: (text) => this.#say(`${service}: ${text}`),
        });
    }
    #print(print) {
        this.#printing = this.#printing.then(print);
        return this.#printing;
    }
}

// EXTERNAL MODULE: ./build/actions/fleet/handoff.js + 1 modules
var fleet_handoff = __webpack_require__(1954);
// EXTERNAL MODULE: ./build/actions/fleet/plan.js + 4 modules
var fleet_plan = __webpack_require__(6099);
// EXTERNAL MODULE: ./build/actions/fleet/report.js
var report = __webpack_require__(8961);
// EXTERNAL MODULE: ./build/actions/fleet/service.js + 1 modules
var service = __webpack_require__(2530);
;// CONCATENATED MODULE: ./build/actions/fleet/deploy.js
var deploy_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var deploy_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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















async function deploy(job, inputs) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { timeoutMs, all } = inputs;
        let deployService = service/* deployFleetService */.V;
        if (inputs.mode === 'preview') {
            const { interpretEvent } = await __webpack_require__.e(/* import() */ 257).then(__webpack_require__.bind(__webpack_require__, 5257));
            const hasKey = all.text('api-key') !== undefined;
            const request = interpretEvent((0,environment/* readPullRequestEvent */.$f)(job.environment), job.environment, hasKey);
            if (request.kind === 'none')
                return { outcome: request.outcome, reason: request.reason };
            deployService = (await Promise.all(/* import() */[__webpack_require__.e(257), __webpack_require__.e(975)]).then(__webpack_require__.bind(__webpack_require__, 8975))).previewFleetService;
        }
        const handoff = (0,fleet_handoff/* openHandoff */.b3)(job, inputs);
        const platform = deploy_addDisposableResource(env_1, (0,connection/* openPlatform */.W)((0,connection/* readConnection */.d)(all), job), true);
        const { plan, earlier } = handoff === undefined
            ? { plan: await (0,fleet_plan.makePlan)(job, inputs, platform), earlier: new Map() }
            : partOf(inputs, handoff);
        const { services } = inputs.found.file;
        const run = new time_run/* Run */.K({ timeoutMs, signal: job.signal });
        const console = new FleetConsole(job, plan.services.length);
        const addresses = (0,fleet_addresses/* addressBook */.m)(job, platform, services, earlier);
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
                const end = await deployService(context, service, turn);
                addresses.note(name, end.url);
                return end;
            };
            return [{ name, needs, run }];
        });
        const results = new Map();
        const { durationMs } = await (0,fleet_run/* runFleet */.gI)(tasks, {
            timeoutMs,
            signal: job.signal,
            maxParallel: all.get('max-parallel'),
            failFast: all.get('fail-fast'),
            onBegin: (name) => console.began(name),
            onEnd: (each) => {
                const serviceId = services.get(each.name)?.inputs.get('service-id')?.text;
                const result = (0,fleet_result/* resultOfService */.sh)(each, { plan, serviceId, startedMs, clean: (0,shared_job/* cleaningOf */.Zj)(job).text });
                results.set(each.name, result);
                const never = result.startedMs === null ? `: ${result.reason}` : ` after ${(0,duration/* formatDuration */.a3)(result.durationMs)}`;
                console.ended(each.name, each.outcome, never);
                handoff?.write(result);
            },
        });
        await console.close();
        const ended = plan.services.flatMap(({ service }) => results.get(service) ?? []);
        const shown = (0,report.shownFleet)(ended, plan, durationMs);
        const result = (0,report.endFleet)(job, shown);
        if (handoff === undefined)
            await (0,report.writeReport)(job, inputs, shown);
        return result;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = deploy_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function partOf({ choice }, handoff) {
    const whole = handoff.readPlan();
    if (choice === 'all')
        return { plan: whole, earlier: new Map() };
    if (choice === 'changed') {
        const text = '`results` is set, and `services` is empty, so it is not known which part of the plan this job deploys. Set `services` to those of the matrix, or `all: true`.';
        throw new errors/* InputError */.dz('services', text);
    }
    const services = whole.services.filter(({ service }) => choice.includes(service));
    const missing = choice.find((name) => !services.some(({ service }) => service === name));
    if (missing !== undefined) {
        const text = `\`services\` names a service that the plan in \`results\` does not have: "${missing}". Use a name from the output \`plan\`.`;
        throw new errors/* InputError */.dz('services', text);
    }
    const earlier = handoff.readResults(whole).filter(({ service }) => !choice.includes(service));
    return { plan: { ...whole, services }, earlier: new Map(earlier.map((each) => [each.service, each])) };
}


/***/ }),

/***/ 8961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   endFleet: () => (/* binding */ endFleet),
/* harmony export */   report: () => (/* binding */ report),
/* harmony export */   shownFleet: () => (/* binding */ shownFleet),
/* harmony export */   writeReport: () => (/* binding */ writeReport)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _fleet_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7913);
/* harmony import */ var _github_api_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1164);
/* harmony import */ var _github_job_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8996);
/* harmony import */ var _output_fleet_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4743);
/* harmony import */ var _preview_sticky_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6236);
/* harmony import */ var _shared_job_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3659);
/* harmony import */ var _handoff_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1954);








const commentMs = 20_000;
async function report(job, inputs) {
    const handoff = (0,_handoff_js__WEBPACK_IMPORTED_MODULE_7__/* .openHandoff */ .b3)(job, inputs);
    if (handoff === undefined) {
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('results', '`mode: report` needs `results`. Set the folder into which the artifacts of the other jobs were downloaded.');
    }
    const made = handoff.readPlan();
    const shown = shownFleet(handoff.readResults(made), made);
    const result = endFleet(job, shown);
    await writeReport(job, inputs, shown);
    return result;
}
function endFleet({ outputs }, fleet) {
    const { outcome, passed, services, durationMs } = fleet;
    const names = (all) => all.map(({ service }) => service).join(',');
    const failed = services.filter((each) => !each.passed);
    outputs.set('outcome', outcome);
    outputs.set('failed', names(failed));
    outputs.set('deployed', names(services.filter(({ deployed }) => deployed)));
    outputs.setMasked('report', JSON.stringify((0,_output_fleet_report_js__WEBPACK_IMPORTED_MODULE_4__/* .fleetOutput */ .OL)(fleet)));
    const details = failed.map((each) => `${each.service}: ${each.outcome}. ${each.reason}`);
    const verdict = passed ? { verdict: 'succeeded' } : {};
    return { outcome, reason: (0,_output_fleet_report_js__WEBPACK_IMPORTED_MODULE_4__/* .fleetSentence */ .yh)(fleet), details, fleet, durationMs, ...verdict };
}
function shownFleet(services, plan, durationMs) {
    const begun = services.flatMap(({ startedMs, durationMs: ms }) => startedMs === null ? [] : [[startedMs, startedMs + ms]]);
    const span = begun.length === 0 ? 0 : Math.max(...begun.map(([, end]) => end)) - Math.min(...begun.map(([start]) => start));
    return {
        outcome: (0,_fleet_run_js__WEBPACK_IMPORTED_MODULE_1__/* .worstOutcome */ .Om)(services.map(({ outcome }) => outcome)),
        passed: services.every(({ passed }) => passed),
        services,
        unchanged: plan.unchanged,
        commit: plan.commit,
        durationMs: durationMs ?? span,
    };
}
async function writeReport(job, inputs, fleet) {
    if (inputs.report.jobSummary)
        await (0,_shared_job_js__WEBPACK_IMPORTED_MODULE_6__/* .writeSummary */ .Sy)(job, (0,_output_fleet_report_js__WEBPACK_IMPORTED_MODULE_4__/* .fleetSummary */ .No)(fleet, 'Taxiway fleet'));
    if (inputs.comment)
        await comment(job, inputs, fleet);
}
async function comment(job, inputs, fleet) {
    const event = (0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .readPullRequestEvent */ .$f)(job.environment);
    const { repository, runUrl } = job.context;
    const { githubToken: token } = inputs.report;
    if (event === undefined || repository === undefined || token === undefined)
        return;
    const signal = AbortSignal.timeout(commentMs);
    const github = new _github_api_client_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubRepository */ .s({ repository, token, signal });
    const { number, headSha } = event;
    try {
        if ((await github.pullRequest(number)).headSha !== headSha)
            return;
        const marker = `<!-- taxiway fleet ${encodeURIComponent(inputs.found.shown)} -->`;
        const body = (0,_output_fleet_report_js__WEBPACK_IMPORTED_MODULE_4__/* .fleetComment */ .au)(fleet, { title: 'Fleet', runUrl });
        await (0,_preview_sticky_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .writeComment */ .H)(github.comments(number), body, { marker });
    }
    catch (error) {
        const why = (0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_2__/* .githubRefusal */ .e)(error, 'pull-requests: write');
        job.console.warn(`Could not write the comment of the fleet: ${why}.`);
    }
}


/***/ }),

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

/***/ 7913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CC: () => (/* binding */ needFailed),
  gI: () => (/* binding */ runFleet),
  Om: () => (/* binding */ worstOutcome)
});

// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/fleet/graph.js
var graph = __webpack_require__(8059);
;// CONCATENATED MODULE: ./build/fleet/schedule.js
async function runSchedule(nodes, { maxParallel, failFast, signal, run, skip, passed }) {
    const names = new Set(nodes.map(({ name }) => name));
    const waiting = new Set(nodes);
    const done = new Map();
    const running = new Set();
    let firstFailure;
    const settle = (node, result) => {
        waiting.delete(node);
        done.set(node.name, result);
    };
    const whySkipped = ({ needs }) => {
        for (const name of needs) {
            const result = done.get(name);
            if (result !== undefined && !passed(result))
                return { kind: 'need', name, result };
        }
        if (failFast && firstFailure !== undefined)
            return { kind: 'fail-fast', name: firstFailure };
        return signal.aborted ? { kind: 'cancelled' } : undefined;
    };
    const start = (node) => {
        waiting.delete(node);
        const work = run(node, done).then((result) => {
            settle(node, result);
            if (!passed(result))
                firstFailure ??= node.name;
            running.delete(work);
        });
        running.add(work);
    };
    const advance = () => {
        for (let decided = true; decided;) {
            decided = false;
            for (const node of waiting) {
                const why = whySkipped(node);
                if (why !== undefined) {
                    settle(node, skip(node, why));
                    decided = true;
                }
                else if (running.size < maxParallel && node.needs.every((need) => !names.has(need) || done.has(need))) {
                    start(node);
                }
            }
        }
    };
    signal.addEventListener('abort', advance);
    try {
        for (advance(); running.size > 0; advance())
            await Promise.race(running);
    }
    finally {
        signal.removeEventListener('abort', advance);
    }
    return done;
}

;// CONCATENATED MODULE: ./build/fleet/run.js




const defaultParallel = 8;
const bySeverity = [
    'failed',
    'indeterminate',
    'timed-out',
    'cancelled',
    'aborted',
    'superseded',
    'skipped',
    'accepted',
    'succeeded',
];
function worstOutcome(outcomes) {
    const all = new Set(outcomes);
    return bySeverity.find((outcome) => all.has(outcome)) ?? 'skipped';
}
async function runFleet(tasks, options = {}) {
    const { maxParallel = defaultParallel, failFast = false, onBegin, onEnd } = options;
    const run = new time_run/* Run */.K(options);
    const { signal } = run;
    const ended = (report) => {
        onEnd?.(report);
        return report;
    };
    const ordered = (0,graph/* levelled */.I)(tasks);
    const done = await runSchedule(ordered, {
        maxParallel: Math.max(1, maxParallel),
        failFast,
        signal,
        passed: ({ passed }) => passed,
        skip: ({ name }, why) => {
            const atMs = run.elapsed();
            return ended({ ...endOf(why), name, passed: false, startMs: atMs, endMs: atMs });
        },
        run: async (task, before) => {
            const { name } = task;
            const startMs = run.elapsed();
            const remainingMs = run.remaining();
            if (remainingMs <= 0)
                return ended({ ...tooLate, name, startMs, endMs: startMs });
            onBegin?.(name);
            const end = await task.run({ remainingMs, signal, done: before }).catch((error) => endOfError(error, signal));
            return ended({ ...end, name, startMs, endMs: run.elapsed() });
        },
    });
    const services = ordered.flatMap(({ name }) => done.get(name) ?? []);
    return {
        outcome: worstOutcome(services.map(({ outcome }) => outcome)),
        passed: services.every(({ passed }) => passed),
        services,
        durationMs: run.elapsed(),
    };
}
function endOf(why) {
    switch (why.kind) {
        case 'need':
            return needFailed(why.name, why.result.outcome);
        case 'fail-fast': {
            const reason = (0,message/* message */.iU) `fleet-fail-fast: Not deployed: "${why.name}" did not succeed, and \`fail-fast\` starts nothing after that.`;
            return { outcome: 'skipped', reason };
        }
        case 'cancelled':
            return {
                outcome: 'aborted',
                reason: `Not deployed: the run was cancelled before its turn.`,
            };
        default:
            return why;
    }
}
function needFailed(name, outcome) {
    const what = outcome === 'skipped' ? 'was skipped' : `ended ${outcome}`;
    return { outcome: 'skipped', reason: (0,message/* message */.iU) `fleet-need-failed: Not deployed: it needs "${name}", which ${what}.` };
}
const tooLate = {
    outcome: 'timed-out',
    passed: false,
    reason: (0,message/* message */.iU) `fleet-too-late: Not deployed: the timeout of the fleet passed before its turn. Set a longer \`timeout\`, or a larger \`max-parallel\`.`,
};
function endOfError(error, signal) {
    const reason = error instanceof Error ? error.message : String(error);
    return { outcome: signal.aborted && error === signal.reason ? 'aborted' : 'failed', passed: false, reason };
}


/***/ }),

/***/ 6236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ writeComment)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7492);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_write_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7887);



const mostRead = 100;
const mostPages = 50;
const created = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)() });
const rows = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({
    id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)(),
    body: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP)()),
    user: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ login: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP)() })),
    author: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)() })),
}));
async function writeComment(place, body, { marker, id, onId = () => undefined, create = true }) {
    const text = `${marker}\n${body}`;
    if (id !== undefined && (await update(place, id, text)))
        return;
    let found = await readOwn(place, marker);
    if (found.length === 0) {
        if (!create)
            return;
        const made = await createComment(place, marker, text);
        onId(made);
        found = await readOwn(place, marker);
        if (made <= (found[0] ?? made))
            return;
    }
    const [oldest = 0, ...later] = found;
    onId(oldest);
    await update(place, oldest, text);
    for (const each of later)
        await unlessGone(place.request('DELETE', place.one(each)));
}
async function readOwn({ request, all, sorted, own }, marker) {
    const account = await own();
    const found = [];
    for (let page = 1; page <= mostPages; page++) {
        const read = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qgA)(rows, await request('GET', `${all}?per_page=${mostRead}&page=${page}${sorted}`));
        for (const { id, body, user, author } of read) {
            if ((user?.login ?? author?.id) === account && body?.startsWith(marker))
                found.push(id);
        }
        if (read.length < mostRead)
            break;
    }
    return found.sort((one, other) => one - other);
}
async function createComment(place, marker, body) {
    const write = async () => (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qgA)(created, await place.request('POST', place.all, { body })).id;
    return await (0,_client_write_once_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOnce */ .F)(write, async () => {
        const [found] = await readOwn(place, marker);
        return found !== undefined && (await update(place, found, body)) ? found : undefined;
    });
}
async function update({ request, one, change }, id, body) {
    return await unlessGone(request(change, one(id), { body }));
}
async function unlessGone(request) {
    try {
        await request;
        return true;
    }
    catch (error) {
        if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error) && !error.said.includes('not accessible'))
            return false;
        throw error;
    }
}


/***/ })

};
