export const id = 47;
export const ids = [47];
export const modules = {

/***/ 9063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deployRef: () => (/* binding */ deployRef),
/* harmony export */   requestOf: () => (/* binding */ requestOf)
/* harmony export */ });
/* harmony import */ var _deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5418);
/* harmony import */ var _github_deployments_memory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8046);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4917);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7397);
/* harmony import */ var _shared_import_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7587);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8699);






async function deployRef(context, source, rehearsed = whatWouldHappen(source)) {
    const { platform, reporter, inputs } = context;
    const { timeoutMs } = inputs.follow;
    if (inputs.dryRun) {
        begin(context, source);
        const { serviceId, ref, variables } = source;
        const rehearsal = { kind: 'deploy', serviceId, ref, importsVariables: variables.length > 0 };
        return await (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .dryRun */ .P)(context, rehearsal, `Dry run: ${rehearsed}`);
    }
    const startedMs = performance.now();
    const report = await (0,_deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__/* .deploy */ .g)(platform, requestOf(context, source), reporter, (0,_context_js__WEBPACK_IMPORTED_MODULE_3__/* .flowOptions */ .p)(context, timeoutMs));
    return { ...report, remainingMs: timeoutMs - (performance.now() - startedMs) };
}
function requestOf(context, source) {
    const { job, reporter } = context;
    const { serviceId, ref, variables } = source;
    begin(context, source);
    job.state.note({ serviceId });
    const { github } = reporter;
    const memory = { target: (0,_github_deployments_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .serviceTarget */ .v)(serviceId) };
    github.syncDeployment({ deployments: github.deployments(), memory, refs: ref === undefined ? [] : [ref] });
    const beforeWrite = (timeoutMs) => (0,_shared_import_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .importVariables */ .b)(context, serviceId, variables, timeoutMs);
    return { serviceId, ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .definedFields */ .X)({ ref }), beforeWrite };
}
function begin({ job }, { serviceId, ref, variables }) {
    (0,_shared_import_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .maskVariables */ .a)(job, variables);
    job.outputs.set('service-id', serviceId);
    job.outputs.set('ref', ref);
}
function whatWouldHappen({ serviceId, ref, variables }) {
    const what = ref === undefined ? 'the tracked branch' : `"${ref}"`;
    if (variables.length === 0)
        return `${what} would be deployed to service ${serviceId}.`;
    return `${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B)(variables.length, 'variable')} would be imported and ${what} deployed to service ${serviceId}.`;
}


/***/ }),

/***/ 9119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ addressesFor),
/* harmony export */   m: () => (/* binding */ addressBook)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _config_file_services_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2636);
/* harmony import */ var _deployment_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8093);
/* harmony import */ var _text_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4080);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3597);





const lookMs = 30_000;
const laterAddress = 'https://known-after-its-deployment.invalid';
function addressBook({ signal }, platform, services, earlier) {
    const known = new Map();
    const read = async (service) => {
        const inputs = services.get(service)?.inputs;
        const given = earlier.get(service)?.url ?? inputs?.get('environment-url')?.text;
        const serviceId = inputs?.get('service-id')?.text;
        if (given !== undefined || serviceId === undefined)
            return given;
        try {
            for await (const { deployments } of platform.history(serviceId, { signal, timeoutMs: lookMs }))
                return deployments.map((record) => (0,_deployment_record_js__WEBPACK_IMPORTED_MODULE_2__/* .readRecord */ .aE)(record).url).find((url) => url !== undefined);
        }
        catch (error) {
            if (!(error instanceof _text_error_js__WEBPACK_IMPORTED_MODULE_3__/* .TaxiwayError */ .yJ))
                throw error;
        }
        return undefined;
    };
    return {
        note(service, url) {
            if (url !== undefined)
                known.set(service, Promise.resolve(url));
        },
        async of(service) {
            const address = known.get(service) ?? read(service);
            known.set(service, address);
            return await address;
        },
    };
}
async function addressesFor({ addressOf, plan }, { env }, job) {
    const found = new Map();
    for (const [key, template] of env) {
        for (const name of (0,_config_file_services_js__WEBPACK_IMPORTED_MODULE_1__/* .addressesIn */ .Mh)(template)) {
            const address = await addressOf(name);
            const isComing = plan.services.some(({ service, check }) => service === name && check === null);
            if (address === undefined && isComing && job?.inputs.get('dry-run')) {
                job.console.notice((0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `fleet-address-later: Dry run: the address of "${name}", which the variable ${key} needs, will be known once "${name}" is deployed.`);
                found.set(name, laterAddress);
            }
            else if (address === undefined) {
                const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .i) `fleet-address-unknown: The variable ${key} needs the address of "${name}", which is not known. Set \`environment-url\` of "${name}" in the configuration file.`;
                throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('env', text);
            }
            else
                found.set(name, address);
        }
    }
    return found;
}


/***/ }),

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
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
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
function groupedConsole(console, path, fleet) {
    const entries = [];
    let file;
    const keep = (kind) => (text) => {
        entries.push({ kind, text });
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
        stand: (text) => fleet.stand(text),
        async block(lines) {
            file ??= new job_log/* LogFile */.$i(path, (reason) => warn(`The log is incomplete. Could not write it to a temporary file: ${reason}`));
            entries.push({ kind: 'block', bytes: lines.length });
            await file.append(lines);
        },
        resume: () => undefined,
        async close() {
            await file?.close();
            await fleet.print(() => replay(console, entries, path));
            await (0,promises_.rm)(path, { force: true }).catch(() => undefined);
        },
    };
}
async function replay(console, entries, path) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const unread = (error) => {
            console.warn(`The log could not be read from its temporary file: ${(0,text_error/* textOf */.b6)(error)}`);
        };
        const hasLog = entries.some(({ kind }) => kind === 'block');
        const file = __addDisposableResource(env_1, hasLog ? await (0,promises_.open)(path).catch(unread) : undefined, true);
        for (const entry of entries) {
            if (entry.kind !== 'block')
                console[entry.kind](entry.text);
            else if (file !== undefined) {
                const bytes = Buffer.alloc(entry.bytes + 1, '\n');
                const { bytesRead = 0 } = (await file.read(bytes, 0, entry.bytes).catch(unread)) ?? {};
                if (bytesRead > 0)
                    await console.block(bytes.subarray(0, bytesRead < entry.bytes ? bytesRead + 1 : bytesRead));
            }
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

/***/ 2530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ deployFleetService),
  q: () => (/* binding */ endOfRun)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/config/following.js
var following = __webpack_require__(3752);
// EXTERNAL MODULE: ./build/config/reporting.js
var reporting = __webpack_require__(9497);
// EXTERNAL MODULE: ./build/config/variables.js
var config_variables = __webpack_require__(9274);
// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/deployment/report.js
var report = __webpack_require__(2550);
// EXTERNAL MODULE: ./build/deployment/start/deploy.js
var deploy = __webpack_require__(5418);
// EXTERNAL MODULE: ./build/gate/gate.js + 3 modules
var gate = __webpack_require__(2306);
// EXTERNAL MODULE: ./build/gate/report.js
var gate_report = __webpack_require__(482);
;// CONCATENATED MODULE: ./build/fleet/service.js





async function deployService(platform, { deploy: request, deployed, gate: checks, supersededPasses = false }, host, options = {}) {
    const run = new time_run/* Run */.K(options);
    const { wait: _, ...following } = options;
    const { serviceId } = request;
    const judge = (deploymentId) => (0,gate.gate)(platform, { serviceId, deploymentId, ...checks }, onlyNewLines(host), {
        ...following,
        timeoutMs: Math.max(1, run.remaining()),
    });
    if (deployed !== undefined)
        return endOfGate(await judge(deployed), undefined);
    const whileBusy = async () => undefined;
    const deployment = await (0,deploy/* deploy */.g)(platform, { whileBusy, ...request }, host, options);
    const { outcome, reason, url, deploymentId } = deployment;
    if (checks !== undefined && outcome === 'succeeded' && deploymentId !== undefined)
        return endOfGate(await judge(deploymentId), deployment);
    const isLive = outcome === 'succeeded' || outcome === 'accepted';
    return { outcome, passed: (0,report/* passes */.WE)(outcome, supersededPasses), reason, url, deployment, isLive };
}
function endOfGate(judged, deployment) {
    const { passed, reason } = judged;
    const isRolledBack = judged.rollback?.deployment.outcome === 'succeeded';
    const isLive = deployment !== undefined && judged.deployment.outcome === 'succeeded' && !isRolledBack;
    const url = deployment?.url ?? judged.deployment.url;
    return { outcome: (0,gate_report/* verdictOf */.Vj)(judged), passed, reason, url, deployment, gate: judged, isLive };
}
const shown = new Set(['hole', 'status', 'url']);
function onlyNewLines(host) {
    let isRollingBack = false;
    return {
        waitAgain: (target) => host.waitAgain?.(target),
        clean: (text) => host.clean?.(text) ?? text,
        printCheck: async (lines) => await host.printCheck?.(lines),
        print: async (lines) => {
            if (isRollingBack)
                await host.print(lines);
        },
        report: (event) => {
            isRollingBack ||= event.kind === 'rollback-began';
            if (isRollingBack || !shown.has(event.kind))
                host.report(event);
        },
    };
}

// EXTERNAL MODULE: ./build/text/defined-fields.js
var defined_fields = __webpack_require__(4917);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/actions/deploy/context.js + 1 modules
var deploy_context = __webpack_require__(8699);
// EXTERNAL MODULE: ./build/actions/deploy/ref.js
var ref = __webpack_require__(9063);
// EXTERNAL MODULE: ./build/actions/gate/inputs.js + 4 modules
var gate_inputs = __webpack_require__(699);
// EXTERNAL MODULE: ./build/actions/gate/reporter.js
var gate_reporter = __webpack_require__(9673);
// EXTERNAL MODULE: ./build/actions/gate/result.js
var gate_result = __webpack_require__(7789);
// EXTERNAL MODULE: ./build/actions/shared/job-reporter.js + 2 modules
var job_reporter = __webpack_require__(1917);
// EXTERNAL MODULE: ./build/actions/shared/run.js
var shared_run = __webpack_require__(5389);
// EXTERNAL MODULE: ./build/actions/fleet/addresses.js
var fleet_addresses = __webpack_require__(9119);
// EXTERNAL MODULE: ./build/actions/fleet/service-job.js + 1 modules
var service_job = __webpack_require__(2323);
;// CONCATENATED MODULE: ./build/actions/fleet/service.js
















async function deployFleetService(context, service, { remainingMs }) {
    const { job, inputs: fleet, plan, platform, keyCheck } = context;
    const console = context.console.open(service.name);
    const { check } = plan.services.find((each) => each.service === service.name) ?? {};
    const commit = (check ?? plan).commit ?? undefined;
    const addresses = new Map();
    const addressOf = (name) => addresses.get(name);
    const takes = (name) => name !== 'archive-path';
    const sub = (0,service_job/* serviceJob */.D)(job, { fleet, service, console, commit, remainingMs, addressOf, takes });
    const { inputs } = sub;
    const report = { ...(0,reporting/* readReportInputs */.g)(inputs), jobSummary: false };
    const reporter = new job_reporter/* JobReporter */.B(sub, 'deploy', report);
    let end;
    const result = await (0,shared_run/* runToEnd */.c)(sub, async () => {
        if (!check)
            for (const each of await (0,fleet_addresses/* addressesFor */.S)(context, service, sub))
                addresses.set(...each);
        const remembered = reporter.github.rememberedRuns(inputs.get('service-id') ?? '');
        const source = readSource(sub, service, { commit, isDeployed: !check });
        const { serviceId } = source;
        const [follow, dryRun] = [(0,following/* readFollowInputs */.j)(inputs), inputs.get('dry-run')];
        const checks = service.gate && (0,gate_inputs/* readChecks */.w)(sub, serviceId, follow);
        const flow = { job: sub, platform, reporter, inputs: { follow, wait: inputs.get('wait'), dryRun }, keyCheck };
        if (dryRun && !check)
            return await (0,ref.deployRef)(flow, source);
        if (dryRun) {
            const reason = `Dry run: the gate of deployment ${check?.deploymentId} would be run.`;
            return { outcome: 'skipped', reason };
        }
        const rollback = rollbackOf(inputs.get('rollback'), check, remembered);
        if (checks && inputs.get('rollback') && rollback.noRollback !== undefined)
            console.notice(rollback.noRollback);
        const gate = checks && { checks, ...rollback };
        const request = {
            deploy: check ? { serviceId } : (0,ref.requestOf)(flow, source),
            deployed: check?.deploymentId,
            gate,
            supersededPasses: report.supersededIsNeutral,
        };
        const host = (0,gate_reporter/* gateHost */.O)(sub, reporter, { serviceId, ...gate }, { isFollowUp: true });
        const startedMs = performance.now();
        end = await deployService(platform, request, host, (0,deploy_context/* flowOptions */.p)(flow, follow.timeoutMs));
        const { outcome, reason, url, deployment } = end;
        if (end.gate !== undefined)
            return { ...(0,gate_result/* resultOfGate */.Um)(end.gate), url, remainingMs: 0 };
        return { ...deployment, outcome, reason, remainingMs: follow.timeoutMs - (performance.now() - startedMs) };
    });
    const run = await reporter.finish(result);
    await console.close();
    return { ...endOfRun(run), isLive: end?.isLive ?? false, gate: end?.gate };
}
function endOfRun({ verdict: outcome, passed, reason, url, cause, ...deployment }) {
    return { outcome, passed, reason, url, cause, deployment };
}
function readSource({ inputs, context }, service, { commit, isDeployed }) {
    const serviceId = inputs.get('service-id');
    if (serviceId === undefined || service.inputs.has('archive-path')) {
        const text = 'A fleet deploys services from Git. An upload creates another service each time: remove `archive-path` and set `service-id`.';
        throw new errors/* InputError */.dz('service-id', text);
    }
    const variables = isDeployed ? (0,config_variables/* readVariables */.C)(inputs, context.workspace) : [];
    return { kind: 'ref', serviceId, ref: commit ?? inputs.get('ref'), variables };
}
function rollbackOf(isAsked, check, remembered) {
    if (check) {
        const noRollback = (0,message/* message */.i) `fleet-gate-only: A failed check rolls nothing back, because this run did not deploy the service.`;
        return { noRollback };
    }
    if (isAsked)
        return { rollback: true, ...(0,defined_fields/* definedFields */.X)({ remembered }) };
    const noRollback = (0,message/* message */.i) `fleet-rollback-not-set: The deployment stays in place, because \`rollback\` is not \`true\` in its \`gate\`.`;
    return { noRollback };
}


/***/ }),

/***/ 7587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ maskVariables),
/* harmony export */   b: () => (/* binding */ importVariables)
/* harmony export */ });
/* harmony import */ var _github_job_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8996);
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(665);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7397);



const mostMs = 60_000;
function maskVariables(job, variables) {
    const shown = [...(0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .printedInputs */ .QZ)(job.environment, ['api-key', 'github-token', 'env-vars']), ...job.inputs.env.values()];
    for (const { value } of variables)
        for (const mask of (0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesToMask */ .yF)(value, shown))
            job.console.mask(mask);
}
async function importVariables({ job, platform }, id, variables, timeoutMs) {
    if (variables.length === 0)
        return;
    const { console, signal } = job;
    const vars = variables.map(({ key, value }) => ({ key, value }));
    const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) };
    const { imported, skipped } = await platform.call('import_env', { id, vars }, limits);
    for (const { key, reason } of skipped ?? []) {
        const why = reason ? `: ${reason}` : '.';
        console.warn(`The platform skipped the variable "${key}"${why}`);
    }
    console.say(`Imported ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B)(imported ?? vars.length, 'variable')}.`);
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
    const own = parseDotenv(inputs.get('env-vars') ?? '', 'env-vars');
    const merged = new Map([...readEnvFile(inputs, workspace), ...inputs.env, ...own]);
    return [...merged].map(([key, value]) => ({ key, value }));
}
function readEnvFile(inputs, workspace) {
    const given = inputs.get('env-file');
    if (given === undefined)
        return new Map();
    const path = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_2__/* .pathInWorkspace */ .ep)(workspace, 'env-file', given);
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    if (stat.isFile() && stat.size <= largestFile)
        return parseDotenv((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'), 'env-file');
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `env-file-invalid: \`env-file\` is not a dotenv file: "${given}". Use a file of at most 1 MiB.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('env-file', text);
}
function parseDotenv(text, source) {
    const variables = new Map();
    const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    for (let at = 0; at < normal.length;) {
        const entry = normal.includes('\0') ? { problem: 'a NUL character' } : readEntry(normal, at);
        if ('problem' in entry) {
            const line = normal.slice(0, at).split('\n').length;
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `dotenv-invalid: Line ${line} of \`${source}\` is not a dotenv line: it has ${entry.problem}. Write \`NAME=value\` lines.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(source, why);
        }
        at = entry.end;
        if (entry.key !== undefined)
            variables.set(entry.key, entry.value);
    }
    return variables;
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
function isFinished(row, meaningOf) {
    const { word } = (0,_record_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecord */ .aE)(row);
    const meaning = word === undefined ? 'unknown' : meaningOf(word);
    return meaning === 'succeeded' || meaning === 'failed';
}


/***/ })

};
