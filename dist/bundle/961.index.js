export const id = 961;
export const ids = [961];
export const modules = {

/***/ 1954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b3: () => (/* binding */ openHandoff)
});

// UNUSED EXPORTS: Handoff, runOf, runVariable

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/node_modules/valibot/index.min.mjs
var index_min = __webpack_require__(7492);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/fleet/result.js
var result = __webpack_require__(130);
;// CONCATENATED MODULE: ./build/fleet/seal.js


const sealed = (0,index_min/* object */.Ikc)({ attempt: (0,index_min/* number */.aig)(), text: (0,index_min/* string */.YjP)(), signature: (0,index_min/* string */.YjP)() });
const domain = 'taxiway fleet 1';
class Seal {
    #key;
    #identity;
    constructor(apiKey, identity) {
        this.#key = new Uint8Array((0,external_node_crypto_.hkdfSync)('sha256', apiKey, '', domain, 32));
        this.#identity = identity;
    }
    close(text, subject) {
        const { attempt } = this.#identity;
        return JSON.stringify({ attempt, text, signature: this.#sign(text, subject, attempt).toString('base64url') });
    }
    open(file, subject) {
        const { success, output } = (0,index_min/* safeParse */.xLC)(sealed, file);
        if (!success || !(output.attempt >= 1 && output.attempt <= this.#identity.attempt))
            return undefined;
        const given = Buffer.from(output.signature, 'base64url');
        const own = this.#sign(output.text, subject, output.attempt);
        return given.length === own.length && (0,external_node_crypto_.timingSafeEqual)(given, own) ? output.text : undefined;
    }
    #sign(text, { service, plan }, attempt) {
        const signed = JSON.stringify([domain, this.#identity.run, attempt, plan, service, text]);
        return (0,external_node_crypto_.createHmac)('sha256', this.#key).update(signed).digest();
    }
}
function digestOf(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64url');
}

// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
;// CONCATENATED MODULE: ./build/actions/fleet/handoff.js








const runVariable = 'TAXIWAY_FLEET_RUN';
const ofPlan = { service: '', plan: '' };
class Handoff {
    #folder;
    #seal;
    #plan = '';
    constructor(folder, seal) {
        this.#folder = folder;
        this.#seal = seal;
    }
    writePlan(plan) {
        const text = JSON.stringify({ id: (0,external_node_crypto_.randomUUID)(), ...plan });
        this.#plan = digestOf(text);
        this.#write(result/* planFile */.eS, this.#seal.close(text, ofPlan));
    }
    readPlan() {
        const read = this.#read(result/* planFile */.eS, result/* fleetPlan */.iq, ofPlan);
        if (read === 'missing') {
            const text = `The folder of \`results\` has no plan (${result/* planFile */.eS}). Run \`mode: plan\` with \`results\` in an earlier job, and hand the folder on as an artifact.`;
            throw new errors/* InputError */.dz('results', text);
        }
        if (read === 'refused') {
            const why = (0,message/* message */.iU) `fleet-plan-refused: The plan in the folder of \`results\` is refused, because no job with this API key signed it in this run. Check which jobs write into that folder, and that all jobs of the fleet use the same API key.`;
            throw new errors/* InputError */.dz('results', why);
        }
        this.#plan = digestOf(read.text);
        return read.value;
    }
    write(result) {
        this.#write(fileOf(result.service), this.#seal.close(JSON.stringify(result), this.#of(result.service)));
    }
    readResults(plan) {
        return plan.services.map(({ service, reason: why }) => {
            const read = this.#read(fileOf(service), result/* serviceResult */.nV, this.#of(service));
            if (typeof read === 'object')
                return read.value;
            const reason = read === 'refused'
                ? (0,message/* message */.iU) `fleet-result-refused: The result that was left for "${service}" is refused, because no job with this API key signed it for this service, plan and run. Check which jobs write into the folder of the results, and the service on the platform.`
                : (0,message/* message */.iU) `fleet-result-lost: The job that deploys "${service}" left no result. It was lost, cancelled or never started: check the job, and the service on the platform.`;
            return {
                ...{ service, outcome: 'indeterminate', passed: false, reason, why, commit: plan.commit, url: null },
                ...{ serviceId: null, deploymentId: null, deployed: false, startedMs: null, durationMs: 0, excerpt: [] },
            };
        });
    }
    #of(service) {
        return { service, plan: this.#plan };
    }
    #write(name, text) {
        const path = (0,external_node_path_.join)(this.#folder, name);
        (0,external_node_fs_.rmSync)(`${path}.tmp`, { force: true });
        (0,external_node_fs_.writeFileSync)(`${path}.tmp`, text, { flag: 'wx' });
        (0,external_node_fs_.renameSync)(`${path}.tmp`, path);
    }
    #read(name, schema, subject) {
        let file;
        try {
            file = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(this.#folder, name), 'utf8');
        }
        catch {
            return 'missing';
        }
        const text = this.#seal.open(parsed(file), subject);
        const { success, output } = (0,index_min/* safeParse */.xLC)(schema, parsed(text ?? ''));
        return text !== undefined && success ? { text, value: output } : 'refused';
    }
}
function openHandoff(job, { results, all }) {
    if (results === undefined)
        return undefined;
    const key = all.get('api-key');
    if (key === undefined) {
        const text = (0,message/* message */.iU) `fleet-handoff-without-key: \`results\` needs \`api-key\`: what the jobs of a fleet pass on is signed with a key derived from it. Give the same key to the jobs that plan, deploy and report.`;
        throw new errors/* InputError */.dz('api-key', text);
    }
    const run = runOf(job);
    if (run === '' && job.context.config.source.kind !== 'working-tree') {
        const text = (0,message/* message */.iU) `fleet-run-unknown: \`results\` needs to know which run this is, so that no result of another run counts, and this CI system does not say it. Set the variable ${runVariable} to a value that is the same in all jobs of a run and no other, such as the number of the build.`;
        throw new errors/* InputError */.dz('results', text);
    }
    return new Handoff(results, new Seal(key, { run, attempt: Number(job.environment['GITHUB_RUN_ATTEMPT']) || 1 }));
}
function runOf({ environment, context }) {
    return environment[runVariable] || context.runUrl || '';
}
function fileOf(service) {
    return `service-${service}.json`;
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
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
function shownFleet(services, plan) {
    const begun = services.flatMap(({ startedMs, durationMs }) => startedMs === null ? [] : { startMs: startedMs, endMs: startedMs + durationMs });
    const firstMs = Math.min(...begun.map(({ startMs }) => startMs));
    const lastMs = Math.max(...begun.map(({ endMs }) => endMs));
    return {
        outcome: (0,_fleet_run_js__WEBPACK_IMPORTED_MODULE_1__/* .worstOutcome */ .Om)(services.map(({ outcome }) => outcome)),
        passed: services.every(({ passed }) => passed),
        services,
        unchanged: plan.unchanged,
        commit: plan.commit,
        durationMs: begun.length === 0 ? 0 : lastMs - firstMs,
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
    const github = new _github_api_client_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubRepository */ .so({ repository, token, signal: AbortSignal.timeout(commentMs) });
    const { number, headSha } = event;
    try {
        if ((await github.pullRequest(number)).headSha !== headSha)
            return;
        const marker = `<!-- taxiway fleet ${encodeURIComponent(inputs.found.shown)} -->`;
        await (0,_preview_sticky_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .writeComment */ .H)(github.comments(number), (0,_output_fleet_report_js__WEBPACK_IMPORTED_MODULE_4__/* .fleetComment */ .au)(fleet, { title: 'Fleet', runUrl }), { marker });
    }
    catch (error) {
        job.console.warn(`Could not write the comment of the fleet: ${(0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_2__/* .githubRefusal */ .eD)(error, 'pull-requests: write')}.`);
    }
}


/***/ }),

/***/ 6487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Run)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9376);
/* harmony import */ var _timeout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3541);
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



const defaultTimeoutMs = 30 * 60_000;
class Run {
    clock;
    random;
    signal;
    deadlineMs;
    inDoubt = false;
    #startMs;
    constructor(options) {
        this.clock = options.clock ?? _clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m;
        this.random = options.random ?? Math.random;
        this.signal = options.signal ?? new AbortController().signal;
        this.deadlineMs = options.timeoutMs ?? defaultTimeoutMs;
        this.#startMs = this.clock.now();
    }
    elapsed() {
        return this.clock.now() - this.#startMs;
    }
    remaining() {
        return this.deadlineMs - this.elapsed();
    }
    sleep(ms) {
        return this.clock.sleep(Math.max(0, ms), this.signal);
    }
    async waitWhileHeld(platform, signal = this.signal) {
        while (platform.heldMs > 0) {
            if (platform.heldMs > this.remaining())
                return false;
            await this.clock.sleep(platform.heldMs, signal);
        }
        return true;
    }
    async within(ms, operation, work, parent = this.signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            parent.throwIfAborted();
            const text = `${operation}: no answer within ${Math.round(ms / 100) / 10} s.`;
            const onTimeout = () => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5(text, { operation, sent: true });
            const scope = __addDisposableResource(env_1, new _timeout_js__WEBPACK_IMPORTED_MODULE_2__/* .AbortScope */ .DK({ clock: this.clock, signal: parent, timeoutMs: ms, onTimeout }), false);
            return await work(scope.signal);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
}


/***/ }),

/***/ 8059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ restricted),
/* harmony export */   I: () => (/* binding */ levelled)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);


function levelled(nodes) {
    const names = new Set(nodes.map(({ name }) => name));
    const levels = new Map();
    let left = nodes;
    for (let level = 0; left.length > 0; level++) {
        const isFree = ({ needs }) => needs.every((need) => !names.has(need) || levels.has(need));
        const [free, waiting] = [left.filter(isFree), left.filter((node) => !isFree(node))];
        if (free.length === 0)
            throw circular(left);
        for (const { name } of free)
            levels.set(name, level);
        left = waiting;
    }
    const placed = nodes.map((node) => ({ ...node, level: levels.get(node.name) ?? 0 }));
    return placed.sort((one, other) => one.level - other.level);
}
function restricted(nodes, isKept) {
    const kept = new Set(nodes.filter(isKept).map(({ name }) => name));
    const reached = new Map();
    for (const { name, needs } of levelled(nodes)) {
        reached.set(name, new Set(needs.flatMap((need) => (kept.has(need) ? [need] : [...(reached.get(need) ?? [])]))));
    }
    const some = nodes.filter(({ name }) => kept.has(name));
    return levelled(some.map((node) => ({ ...node, needs: [...(reached.get(node.name) ?? [])] })));
}
function circular(nodes) {
    const byName = new Map(nodes.map((node) => [node.name, node]));
    const way = [];
    for (let name = nodes[0]?.name ?? ''; !way.includes(name);) {
        way.push(name);
        name = byName.get(name)?.needs.find((need) => byName.has(need)) ?? name;
    }
    const last = byName.get(way.at(-1) ?? '')?.needs.find((need) => way.includes(need)) ?? way.at(-1) ?? '';
    const circle = [...way.slice(way.indexOf(last)), last].map((name) => `"${name}"`).join(' needs ');
    return new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('needs', (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU) `fleet-circle: These services need each other, so none can be first: ${circle}. Remove one of the needs.`);
}


/***/ }),

/***/ 130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eS: () => (/* binding */ planFile),
/* harmony export */   iq: () => (/* binding */ fleetPlan),
/* harmony export */   nV: () => (/* binding */ serviceResult),
/* harmony export */   yU: () => (/* binding */ matricesOf)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7492);
/* harmony import */ var _deployment_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2550);


const serviceResult = (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc)({
    service: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(),
    outcome: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO)(_deployment_report_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomes */ .KI),
    passed: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY)(),
    reason: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(),
    why: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(),
    commit: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)()),
    url: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)()),
    serviceId: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)()),
    deploymentId: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)()),
    deployed: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY)(),
    startedMs: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig)()),
    durationMs: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig)(),
    excerpt: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)()),
});
const planFile = 'plan.json';
const fleetPlan = (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc)({
    commit: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)()),
    services: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc)({
        service: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(),
        level: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig)(),
        needs: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)()),
        reason: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(),
        check: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc)({ deploymentId: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(), commit: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)()) })),
    })),
    unchanged: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc)({ service: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(), reason: (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)() })),
});
const mostEntries = 256;
function matricesOf({ services }) {
    const matrices = [];
    for (const { service: name, level } of services) {
        const last = matrices.at(-1);
        if (last === undefined || last.length === mostEntries || last[0]?.level !== level)
            matrices.push([{ service: name, level }]);
        else
            last.push({ service: name, level });
    }
    return matrices;
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
            return { outcome: 'aborted', reason: `Not deployed: the run was cancelled before its turn.` };
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

/***/ 4743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MM: () => (/* binding */ planSummary),
/* harmony export */   No: () => (/* binding */ fleetSummary),
/* harmony export */   OL: () => (/* binding */ fleetOutput),
/* harmony export */   au: () => (/* binding */ fleetComment),
/* harmony export */   yh: () => (/* binding */ fleetSentence)
/* harmony export */ });
/* unused harmony exports shortCommit, planRows */
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9556);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3597);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7397);
/* harmony import */ var _chart_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4172);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2255);





function fleetOutput({ outcome, passed, commit, durationMs, services, unchanged }) {
    return {
        outcome,
        passed,
        commit,
        durationMs: Math.round(durationMs),
        services: services.map(({ excerpt: _, ...known }) => known),
        unchanged,
    };
}
const icons = {
    succeeded: '\u2705',
    accepted: '\u2705',
    skipped: '\u2796',
    superseded: '\u23ed\ufe0f',
    failed: '\u274c',
    cancelled: '\u26a0\ufe0f',
    'timed-out': '\u26a0\ufe0f',
    indeterminate: '\u26a0\ufe0f',
    aborted: '\u26a0\ufe0f',
};
const fleetHeader = ['Service', 'Outcome', 'Commit', 'Address', 'Duration', 'Why', 'Result'];
const longestReason = 160;
const longestOfTwo = 80;
const longestAddress = 200;
const shortCommit = 12;
const mostSummary = 900 * 1024;
const mostTable = 800 * 1024;
const mostComment = 60_000;
const mostBars = 400;
function fleetSentence({ services, unchanged }) {
    const counts = new Map();
    for (const { outcome } of services)
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    const parts = [...counts].map(([outcome, count]) => `${count} ${outcome}`);
    const rest = unchanged.length === 0 ? '' : ` ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(unchanged.length, 'other service')} left as deployed.`;
    if (parts.length === 0)
        return `Nothing to deploy.${rest}`;
    return `${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(services.length, 'service')}: ${parts.join(', ')}.${rest}`;
}
function planRows({ services, unchanged }) {
    return [
        ...services.map(({ service, needs, reason, check }) => [
            service,
            check === null ? 'deploy' : 'check',
            needs.join(', '),
            reason,
        ]),
        ...unchanged.map(({ service, reason }) => [service, 'leave', '', reason]),
    ];
}
function planSummary(plan, title, sentence) {
    const rows = planRows(plan).map((cells) => cells.map((cell) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .excerpt */ .Kb)(cell, longestReason))));
    const shown = tableWithin(mostTable, rows, ['Service', 'Plan', 'After', 'Why']);
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(`${title}: plan`))}\n\n<p>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(sentence)}</p>\n\n${shown}\n`;
}
function fleetSummary(fleet, title) {
    const { outcome, services, durationMs } = fleet;
    const head = [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(`${title}: ${outcome}`)),
        `<p>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(fleetSentence(fleet))} ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(durationMs)}</p>`,
    ];
    const parts = [...head, fleetTable(services, mostTable), chart(services)];
    let left = mostSummary - Buffer.byteLength(parts.join('\n\n'));
    let leftOut = 0;
    for (const each of services.filter((service) => !service.passed && service.excerpt.length > 0)) {
        const fold = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .folded */ .TM)(`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(each.service)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .excerpt */ .Kb)(each.reason, longestReason))}`, each.excerpt);
        left -= Buffer.byteLength(fold) + 2;
        if (left > 0)
            parts.push(fold);
        else
            leftOut += 1;
    }
    if (leftOut > 0)
        parts.push(`<p>\u2026 and ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(leftOut, 'more log')} in the log of the job</p>`);
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function fleetComment(fleet, { title, runUrl }) {
    const { services, outcome } = fleet;
    const run = runUrl === undefined ? '' : ` <a href="${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(runUrl)}">Log</a>`;
    const head = `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .heading */ .R_)(`${icons[outcome]} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(`${title}: ${outcome}`)}`)}\n\n<p>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(fleetSentence(fleet))}${run}</p>\n\n`;
    return `${head}${fleetTable(services, mostComment - head.length)}\n`;
}
function fleetTable(services, most) {
    if (services.length === 0)
        return '';
    const sorted = [...services.filter(({ passed }) => !passed), ...services.filter(({ passed }) => passed)];
    return tableWithin(most, sorted.map(cellsOf), fleetHeader);
}
function tableWithin(most, rows, header) {
    let shown = rows;
    while (Buffer.byteLength((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(shown, header)) > most)
        shown = shown.slice(0, Math.floor(shown.length * 0.8));
    const left = rows.length - shown.length;
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(shown, header)}${left === 0 ? '' : `\n\n<p>\u2026 and ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(left, 'more service')}</p>`}`;
}
function cellsOf(result) {
    const { service, outcome, passed, reason, why, commit, url, startedMs, durationMs } = result;
    return [
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(service),
        `${icons[outcome]} ${outcome}`,
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(commit?.slice(0, shortCommit)),
        url === null || url.length > longestAddress ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(url),
        startedMs === null ? '' : (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(durationMs),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .excerpt */ .Kb)(why, passed ? longestReason : longestOfTwo)),
        passed ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .excerpt */ .Kb)(reason, longestOfTwo)),
    ];
}
function chart(services) {
    const begun = services.flatMap(({ service, startedMs, durationMs }) => startedMs === null ? [] : [{ name: service, startMs: startedMs, endMs: startedMs + durationMs }]);
    const first = Math.min(...begun.map(({ startMs }) => startMs));
    const phases = begun.map(({ name, startMs, endMs }) => ({ name, startMs: startMs - first, endMs: endMs - first }));
    return (0,_chart_js__WEBPACK_IMPORTED_MODULE_1__/* .gantt */ .V)([{ name: 'Services', phases }], mostBars);
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
        await unlessGone(place.server.request('DELETE', place.one(each)));
}
async function readOwn({ server, all, sorted, own }, marker) {
    const account = await own();
    const found = [];
    for await (const page of server.pages(all + sorted, mostPages)) {
        for (const { id, body, user, author } of (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qgA)(rows, page)) {
            if ((user?.login ?? author?.id) === account && body?.startsWith(marker))
                found.push(id);
        }
    }
    return found.sort((one, other) => one - other);
}
async function createComment(place, marker, body) {
    const write = async () => (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qgA)(created, await place.server.request('POST', place.all, { body })).id;
    const look = async () => {
        const [found] = await readOwn(place, marker);
        return found !== undefined && (await update(place, found, body)) ? found : undefined;
    };
    return await (0,_client_write_once_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOnce */ .F)(write, look, place.server.signal);
}
async function update({ server, one, change }, id, body) {
    return await unlessGone(server.request(change, one(id), { body }));
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


/***/ }),

/***/ 7397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount),
/* harmony export */   X: () => (/* binding */ formatSize)
/* harmony export */ });
const units = ['B', 'kB', 'MB', 'GB', 'TB'];
function formatSize(bytes) {
    let [amount, unit] = [bytes, 0];
    for (; amount >= 999.5 && unit < units.length - 1; unit += 1)
        amount /= 1000;
    const digits = unit === 0 || amount >= 99.95 ? 0 : 1;
    return `${amount.toFixed(digits)} ${units[unit]}`;
}
function formatCount(count, noun) {
    const grouped = String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return `${grouped} ${count === 1 ? noun : `${noun}s`}`;
}


/***/ })

};
