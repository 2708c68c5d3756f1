export const id = 899;
export const ids = [899];
export const modules = {

/***/ 6899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  deployPlan: () => (/* binding */ deployPlan)
});


var clock = __webpack_require__(342);

var time_run = __webpack_require__(5557);

var connection = __webpack_require__(1465);

var preflight = __webpack_require__(7384);

var run_end = __webpack_require__(4608);

var duration = __webpack_require__(839);

var quoted_names = __webpack_require__(9326);

var message = __webpack_require__(1103);

var external_node_crypto_ = __webpack_require__(7598);

var external_node_path_ = __webpack_require__(6760);

var serial_queue = __webpack_require__(9248);

var promises_ = __webpack_require__(1455);

var format_error = __webpack_require__(9531);

var log_file = __webpack_require__(6907);
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



function groupedConsole(console, path, { print, showStatus }) {
    const entries = [];
    let file;
    const keep = (kind) => (text) => {
        entries.push(() => console[kind](text));
    };
    const unread = (error) => {
        console.warn(`The log could not be read from its temporary file: ${(0,format_error/* formatError */.Wk)(error)}`);
    };
    const warn = keep('warn');
    return {
        mask: (value) => console.mask(value),
        maskWord: (value) => console.maskWord(value),
        say: keep('say'),
        warn,
        notice: keep('notice'),
        error: keep('error'),
        lost: keep('lost'),
        annotate: (place) => console.annotate?.(place),
        showStatus,
        async block(lines) {
            file ??= new log_file/* LogFile */.$(path, { lost: warn });
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


var untrusted = __webpack_require__(3419);
;

function prefixedConsole(console, name) {
    const prefixed = (text) => `${name}: ${text}`;
    return {
        mask: (value) => console.mask(value),
        maskWord: (value) => console.maskWord(value),
        say: (text) => console.say(prefixed(text)),
        warn: (text) => console.warn(prefixed(text)),
        notice: (text) => console.notice(prefixed(text)),
        error: (text) => console.error(prefixed(text)),
        lost: (text) => console.lost(prefixed(text)),
        annotate: (place) => console.annotate?.(place),
        block: (lines) => console.block(prefixLog(lines, name)),
        resume: () => undefined,
    };
}
function prefixLog(lines, name) {
    const named = Buffer.from(lines)
        .toString()
        .split('\n')
        .map((line) => (line.startsWith(untrusted/* bar */.M0) ? `${untrusted/* bar */.M0}${name}${untrusted/* bar */.M0}${line.slice(untrusted/* bar */.M0.length)}` : line));
    return Buffer.from(named.join('\n'));
}


var shortening = __webpack_require__(4908);
;








const widestName = 20;
const durationWidth = 6;
class FleetConsole {
    #job;
    #printing = new serial_queue/* SerialQueue */.y();
    #running = new Map();
    #all;
    #errors = new Map();
    #ended = 0;
    #log;
    constructor(job, all) {
        this.#job = job;
        this.#all = all;
        const { logFile } = job.context;
        if (logFile === undefined || job.console.group !== undefined)
            return;
        this.#log = new log_file/* LogFile */.$(logFile, job.console);
    }
    began(service) {
        this.#running.set(service, { state: 'begins', beganMs: performance.now() });
        this.#say(service, 'begins.');
        this.#draw();
    }
    ended(service, outcome, more) {
        this.#running.delete(service);
        this.#ended += 1;
        this.#say(service, `${outcome}${more} (${this.#ended} of ${this.#all})`);
        this.#draw();
    }
    async close() {
        this.#job.console.rows?.(() => [], `${this.#ended} of ${this.#all} ended`);
        await this.#printing.idle();
        await this.#log?.close();
    }
    #draw() {
        const waiting = this.#all - this.#ended - this.#running.size;
        const rows = () => {
            const shown = [...this.#running].map(([name, row]) => ({ ...row, name: (0,shortening/* excerpt */.Kb)(name, widestName) }));
            const width = Math.max(...shown.map(({ name }) => name.length));
            return shown.map(({ name, state, beganMs }) => {
                return `${name.padEnd(width)}  ${(0,duration/* formatDuration */.a3)(performance.now() - beganMs).padStart(durationWidth)}  ${state}`;
            });
        };
        const summary = `${this.#ended} of ${this.#all} ended, ${waiting} waiting`;
        const { console } = this.#job;
        if (console.rows !== undefined)
            console.rows(rows, summary);
        else if (console.group === undefined)
            console.showStatus?.(summary);
    }
    #showStatus(service, text) {
        const row = this.#running.get(service);
        if (row === undefined)
            return;
        this.#running.set(service, { ...row, state: text });
        this.#draw();
    }
    #say(service, text) {
        const { console } = this.#job;
        const prefixed = prefixedConsole(console, service);
        if (console.group === undefined)
            prefixed.say(text);
        else
            void this.#print(async () => prefixed.say(text));
    }
    open(service) {
        const { console, context } = this.#job;
        if (console.group === undefined)
            return this.#openPrefixed(console, service);
        const file = (0,external_node_path_.join)(context.temporaryFolder, `taxiway-${(0,external_node_crypto_.randomUUID)()}.log`);
        return groupedConsole(console, file, {
            print: (print) => this.#print(async () => await console.group?.(service, print)),
            showStatus: (text) => this.#say(service, text),
        });
    }
    #openPrefixed(console, service) {
        const prefixed = prefixedConsole(console, service);
        return {
            ...prefixed,
            error: (text) => {
                const first = this.#errors.get(text) ?? service;
                this.#errors.set(text, first);
                prefixed.error(first === service ? text : `failed as ${first} did.`);
            },
            showStatus: (text) => this.#showStatus(service, text),
            block: async (lines) => {
                await Promise.all([prefixed.block(lines), this.#log?.append(prefixLog(lines, service))]);
            },
            close: async () => undefined,
        };
    }
    #print(print) {
        return this.#printing.run(print);
    }
}

;
function toFleetDocument({ outcome, commit, durationMs, services, unchanged }) {
    return {
        outcome,
        passed: services.every(({ passed }) => passed),
        commit,
        durationMs: Math.round(durationMs),
        services: services.map(({ excerpt: _, ...known }) => known),
        unchanged,
    };
}


var to_fleet_run = __webpack_require__(8681);

var run_job = __webpack_require__(1175);
;



function setFleetOutputs(job, services, plan) {
    const { outputs, inputs } = job;
    const fleet = (0,to_fleet_run/* toFleetRun */.Fu)(services, plan, (0,run_job/* createCleaning */.G)(job), inputs.get('on-superseded') === 'neutral');
    const names = (all) => all.map(({ service }) => service).join(',');
    outputs.set('outcome', fleet.outcome);
    outputs.set('failed', names(services.filter(({ passed }) => !passed)));
    outputs.set('deployed', names(services.filter(({ deployed }) => deployed)));
    outputs.setMasked('report', JSON.stringify(toFleetDocument(fleet)));
    return fleet;
}


var deployment_outcome = __webpack_require__(2988);

var input_name = __webpack_require__(2950);

var graph = __webpack_require__(9273);
;
async function runSchedule(nodes, { maxParallel, signal, run, skip, passed }) {
    const names = new Set(nodes.map(({ name }) => name));
    const waiting = new Set(nodes);
    const done = new Map();
    const running = new Set();
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
        return signal.aborted ? { kind: 'cancelled' } : undefined;
    };
    const start = (node) => {
        waiting.delete(node);
        const work = run(node, done).then((result) => {
            settle(node, result);
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

;






const defaultParallel = 8;
async function runFleet(tasks, options = {}) {
    const { maxParallel = defaultParallel, onBegin, onEnd, named = input_name/* nameAsInput */.A } = options;
    const run = new time_run/* Run */.K(options);
    const { signal } = run;
    const ended = (report) => {
        onEnd?.(report);
        return report;
    };
    const ordered = (0,graph/* levelled */.I)(tasks);
    const done = await runSchedule(ordered, {
        maxParallel: Math.max(1, maxParallel),
        signal,
        passed: ({ passed }) => passed,
        skip: ({ name }, why) => {
            const atMs = run.elapsed();
            return ended({ ...explainSkip(why), name, passed: false, startMs: atMs, endMs: atMs });
        },
        run: async (task, before) => {
            const { name } = task;
            const startMs = run.elapsed();
            const remainingMs = run.remaining();
            if (remainingMs <= 0)
                return ended({ ...tooLate(named), name, startMs, endMs: startMs });
            onBegin?.(name);
            const end = await task.run({ remainingMs, signal, done: before }).catch((error) => toFailedEnd(error, signal));
            return ended({ ...end, name, startMs, endMs: run.elapsed() });
        },
    });
    const services = ordered.flatMap(({ name }) => done.get(name) ?? []);
    return {
        outcome: (0,deployment_outcome/* worstOutcome */.Om)(services.map(({ outcome }) => outcome)),
        passed: services.every(({ passed }) => passed),
        services,
        durationMs: run.elapsed(),
    };
}
function explainSkip(why) {
    switch (why.kind) {
        case 'need':
            return needFailed(why.name, why.result.outcome);
        case 'cancelled':
            return { outcome: 'aborted', reason: `Not deployed: the run was cancelled before its turn.` };
        default:
            return why;
    }
}
function needFailed(name, outcome) {
    const what = outcome === 'skipped' ? 'was skipped' : `ended ${outcome}`;
    return { outcome: 'skipped', reason: (0,message/* message */.i) `fleet-need-failed: Not deployed: it needs "${name}", which ${what}.` };
}
function tooLate(named) {
    const reason = (0,message/* message */.i) `fleet-too-late: Not deployed: the timeout of the fleet passed before its turn. Set a longer ${named('timeout')}, or a larger ${named('max-parallel')}.`;
    return { outcome: 'timed-out', passed: false, reason };
}
function toFailedEnd(error, signal) {
    const reason = error instanceof Error ? error.message : String(error);
    return { outcome: signal.aborted && error === signal.reason ? 'aborted' : 'failed', passed: false, reason };
}


var plan_mode = __webpack_require__(8147);

var errors = __webpack_require__(5373);

var follow_inputs = __webpack_require__(7992);

var given_variables = __webpack_require__(400);

var report_inputs = __webpack_require__(8701);

var deploy_context = __webpack_require__(6821);

var ref_deploy = __webpack_require__(1804);

var gate_inputs = __webpack_require__(1503);

var reporter = __webpack_require__(4539);

var run_to_end = __webpack_require__(4363);

var defined_fields = __webpack_require__(5023);

var deployment_report = __webpack_require__(4088);

var run_report = __webpack_require__(9723);
;




function toRunEnd({ outcome, reason, url, deployment, gate }) {
    if (gate === undefined)
        return (0,run_end/* deploymentEnd */.hF)({ ...deployment_report/* nothingDeployed */.c, ...deployment, outcome, reason });
    const { outdatedBy, verdict } = deployment ?? {};
    const shown = { ...gate.deployment, url, ...(0,defined_fields/* definedFields */.X)({ outdatedBy, verdict }) };
    return { kind: 'gate', gate: { ...gate, reason, deployment: shown }, wrongUsage: false };
}
function toServiceEnd(run) {
    const { passed, reason, cause } = run;
    const isSound = run.kind === 'deployment' || (run.kind === 'gate' && run.gate.passed);
    const outcome = isSound ? run.outcome : run.verdict;
    const deployment = { ...(0,run_report/* judgedDeployment */.x9)(run), ...(0,defined_fields/* definedFields */.X)({ serviceId: (0,run_report/* concernedService */.zB)(run) }) };
    return { outcome, passed, reason, url: (0,run_report/* servedAt */.rv)(run), cause, deployment };
}


var flow_run = __webpack_require__(4120);

var deploy = __webpack_require__(8007);

var gate_gate = __webpack_require__(9212);

var gate_report = __webpack_require__(3692);
;








function deployService(platform, request, options = {}) {
    return beginFlow(options, (emit, signal) => runGatedDeploy(platform, request, emit, { ...options, signal }));
}
const notDeployedHere = (0,message/* message */.i) `fleet-gate-only: A failed check rolls nothing back, because this run did not deploy the service.`;
async function runGatedDeploy(platform, { deploy: request, deployed, gate: checks, supersededPasses = false }, emit, options) {
    const run = new time_run/* Run */.K(options);
    const { wait: _, ...following } = options;
    const { serviceId } = request;
    const judge = (deploymentId, gate = checks) => {
        const timeoutMs = Math.max(1, run.remaining());
        return (0,gate_gate/* runGate */.R)(platform, { serviceId, deploymentId, ...gate }, emit, { ...following, timeoutMs }, true);
    };
    if (deployed !== undefined)
        return toGatedEnd(await judge(deployed), undefined);
    const deployment = await (0,deploy/* runDeploy */.z)(platform, { whileBusy: async () => undefined, ...request }, emit, options);
    const { outcome, reason, url, deploymentId } = deployment;
    if (checks !== undefined && outcome === 'succeeded' && deploymentId !== undefined)
        return withVerdict(toGatedEnd(await judge(deploymentId), deployment), deployment);
    const { outdatedBy, liveDeploymentId } = deployment;
    if (checks !== undefined && outcome === 'skipped' && outdatedBy !== undefined && liveDeploymentId !== undefined) {
        const onlyChecks = { ...(0,defined_fields/* definedFields */.X)({ checks: checks.checks }), noRollback: notDeployedHere };
        const gate = await judge(liveDeploymentId, onlyChecks);
        const notes = ['what is live has passed its gate'];
        if (gate.passed)
            return { outcome, passed: true, reason, url, deployment, notes, isLive: false };
        const why = `${reason} ${(0,message/* message */.i) `outdated-gate-failed: What is live did not pass its gate: ${gate.reason}`}`;
        return { outcome: (0,gate_report/* judgeGate */.$U)(gate), passed: false, reason: why, url, deployment, gate, isLive: false };
    }
    const { isDeployed: isLive } = deployment_outcome/* outcomeFacts */.c6[outcome];
    return withVerdict({ outcome, passed: (0,deployment_outcome/* passes */.WE)(outcome, supersededPasses), reason, url, deployment, isLive }, deployment);
}
function withVerdict(end, { verdict, reason }) {
    return verdict === undefined || !end.passed ? end : { ...end, passed: false, reason };
}
function toGatedEnd(judged, deployment) {
    const { passed, reason } = judged;
    const isRolledBack = judged.rollback?.deployment.outcome === 'succeeded';
    const isLive = deployment !== undefined && judged.deployment.outcome === 'succeeded' && !isRolledBack;
    const url = deployment?.url ?? judged.deployment.url;
    return { outcome: (0,gate_report/* judgeGate */.$U)(judged), passed, reason, url, deployment, gate: judged, isLive };
}


var service_job = __webpack_require__(9816);
;














async function deployFleetService(context, service, taskContext) {
    return await new ServiceRun(context, service, taskContext).run();
}
class ServiceRun {
    #context;
    #service;
    #check;
    #commit;
    #console;
    #job;
    #report;
    #reporter;
    #notes = [];
    #end;
    constructor(context, service, taskContext) {
        const { inputs: fleet, plan, limit } = context;
        this.#context = context;
        this.#service = service;
        this.#check = plan.services.find((each) => each.service === service.name)?.check ?? null;
        this.#commit = (this.#check ?? plan).commit ?? undefined;
        this.#console = context.console.open(service.name);
        this.#job = (0,service_job/* serviceJob */.D)(context.job, {
            ...{ fleet, service, console: this.#console, sha: this.#commit, remainingMs: taskContext.remainingMs },
            takes: (name) => name !== 'archive-path',
        });
        this.#report = { ...(0,report_inputs/* readReportInputs */.g)(this.#job.inputs), jobSummary: false };
        const tracker = this.#job.openTracker?.(this.#job, this.#report, limit.of(service.name));
        this.#reporter = new reporter/* JobReporter */.B(this.#job, 'deploy', this.#report, tracker);
    }
    async run() {
        const run = await this.#reporter.finish(await (0,run_to_end/* runToEnd */.cd)(this.#job, this.#deployOrCheck()));
        await this.#console.close();
        const { deployment, isLive = false, gate } = this.#end ?? {};
        if (deployment?.notCompared !== undefined) {
            const { notCompared } = deployment;
            this.#notes.push((0,message/* message */.i) `fleet-not-compared: not compared with what is live (${notCompared})`);
        }
        return { ...toServiceEnd(run), notes: this.#notes, isLive, gate };
    }
    async #deployOrCheck() {
        const { inputs } = this.#job;
        const remembered = this.#reporter.tracker.rememberedRuns(inputs.get('service-id') ?? '');
        const source = readSource(this.#job, this.#service, { commit: this.#commit, isDeployed: this.#check === null });
        const { serviceId } = source;
        const flow = this.#flow();
        const { follow } = flow.inputs;
        const checks = this.#service.gate && (0,gate_inputs/* readChecks */.w)(this.#job, serviceId, follow);
        const gate = checks && { checks, ...this.#rollback(remembered) };
        const request = {
            deploy: this.#check === null ? (0,ref_deploy/* toRequest */.d_)(flow, source) : { serviceId },
            deployed: this.#check?.deploymentId,
            gate,
            supersededPasses: this.#report.supersededIsNeutral,
        };
        this.#reporter.beginGate({ serviceId, ...gate });
        const { onEvent: emit, ...options } = (0,deploy_context/* flowOptions */.p)(flow, follow.timeoutMs);
        this.#end = await runGatedDeploy(this.#context.platform, request, emit, options);
        return toRunEnd(this.#end);
    }
    #flow() {
        const { inputs } = this.#job;
        const { platform, keyCheck } = this.#context;
        return {
            ...{ job: this.#job, platform, reporter: this.#reporter, keyCheck },
            inputs: {
                follow: (0,follow_inputs/* readFollowInputs */.j)(inputs),
                wait: inputs.get('wait'),
                dryRun: inputs.get('dry-run'),
                onOutdated: inputs.get('on-outdated'),
            },
        };
    }
    #rollback(remembered) {
        const rollback = this.#job.inputs.get('rollback');
        if (rollback && this.#check === null)
            return { rollback, ...(0,defined_fields/* definedFields */.X)({ remembered }) };
        if (this.#check === null)
            return { noRollback: `The deployment stays in place, because \`rollback\` is not \`true\` in its \`gate\`.` };
        if (rollback)
            this.#console.notice(notDeployedHere);
        return { noRollback: notDeployedHere };
    }
}
function readSource({ inputs }, service, { commit, isDeployed }) {
    const serviceId = inputs.get('service-id');
    if (serviceId === undefined || service.inputs.has('archive-path')) {
        const text = `A fleet deploys services from Git. An upload creates another service each time: remove ${inputs.named('archive-path')} and set ${inputs.named('service-id')}.`;
        throw new errors/* InputError */.dz('service-id', text);
    }
    const variables = isDeployed ? (0,given_variables/* readVariables */.C)(inputs) : [];
    return { kind: 'ref', serviceId, ref: commit ?? inputs.get('ref'), variables };
}

;


function toServiceResult(report, { job, inputs, plan }, startedMs) {
    const { name, outcome, passed, reason, url = null, deployment = {}, isLive, notes = [], cause = [], startMs, endMs, } = report;
    const { deploymentId, ref, outdatedBy } = deployment;
    const { text: clean } = (0,run_job/* createCleaning */.G)(job);
    const planned = plan.services.find((each) => each.service === name);
    const configured = inputs.found.file.services.get(name)?.inputs.get('service-id')?.text;
    return {
        service: name,
        outcome,
        passed,
        reason: clean(reason),
        why: clean([...(planned === undefined ? [] : [planned.reason]), ...notes].join('; ')),
        commit: planned?.check?.commit ?? (ref === undefined ? plan.commit : clean(ref)),
        url,
        serviceId: deployment.serviceId ?? configured ?? null,
        deploymentId: deploymentId === undefined ? null : clean(deploymentId),
        deployed: isLive ?? false,
        startedMs: isLive === undefined ? null : Math.round(startedMs + startMs),
        durationMs: Math.round(endMs - startMs),
        ...(0,defined_fields/* definedFields */.X)({ outdatedBy: outdatedBy === undefined ? undefined : clean(outdatedBy) }),
        excerpt: [...cause],
    };
}

;
class SharedTrackerLimit {
    missed = new Set();
    #opensAtMs = 0;
    of(service) {
        return {
            isClosed: () => performance.now() < this.#opensAtMs,
            close: (forMs) => {
                this.#opensAtMs = performance.now() + forMs;
            },
            miss: () => this.missed.add(service),
        };
    }
}

;
var deploy_mode_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var deploy_mode_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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















async function deployPlan(job, host, inputs) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { timeoutMs, all } = inputs;
        const platform = deploy_mode_addDisposableResource(env_1, (0,connection/* openPlatform */.W)((0,connection/* readConnection */.d)(all), job), true);
        const run = new time_run/* Run */.K({ timeoutMs, signal: job.signal });
        const planning = { host, platform, deadline: AbortSignal.timeout(timeoutMs) };
        const plan = await (0,plan_mode.makePlan)(job, inputs, planning);
        if (run.remaining() <= 0) {
            const text = `${job.inputs.named('timeout')} (${(0,duration/* formatDuration */.a3)(timeoutMs)}) passed before it was known what is to be deployed. Nothing was sent.`;
            return (0,run_end/* plainEnd */._u)('timed-out', text);
        }
        const { services } = inputs.found.file;
        const console = new FleetConsole(job, plan.services.length);
        const limit = new SharedTrackerLimit();
        const shared = { job, inputs, platform, console, plan, limit };
        const context = { ...shared, keyCheck: preflight/* KeyCheck */.yw.of(run, platform) };
        const startedMs = clock/* systemClock */.m.date().getTime();
        const tasks = plan.services.flatMap(({ service: name, needs }) => {
            const service = services.get(name);
            if (service === undefined)
                return [];
            const run = async (taskContext) => await deployFleetService(context, service, taskContext);
            return [{ name, needs, run }];
        });
        const results = new Map();
        await runFleet(tasks, {
            named: job.inputs.named,
            timeoutMs,
            signal: job.signal,
            maxParallel: all.get('max-parallel'),
            onBegin: (name) => console.began(name),
            onEnd: (each) => {
                const result = toServiceResult(each, context, startedMs);
                results.set(each.name, result);
                const never = result.startedMs === null ? `: ${result.reason}` : ` after ${(0,duration/* formatDuration */.a3)(result.durationMs)}`;
                console.ended(each.name, each.outcome, never);
            },
        });
        await console.close();
        if (limit.missed.size > 0)
            job.console.notice(whatGitHubMissed(limit.missed));
        const ended = plan.services.flatMap(({ service }) => results.get(service) ?? []);
        return setFleetOutputs(job, ended, plan);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = deploy_mode_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function whatGitHubMissed(services) {
    return (0,message/* message */.i) `fleet-github-limit: GitHub limits requests, so it was not told all about ${(0,quoted_names/* listFirst */.r)([...services])}. The next plan repeats what GitHub does not remember.`;
}


/***/ }),

/***/ 6821:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ flowOptions)
/* harmony export */ });
function flowOptions({ job, reporter, inputs: { follow, wait }, keyCheck }, timeoutMs) {
    const limits = { timeoutMs: Math.max(1, timeoutMs), signal: job.signal };
    return { ...follow, ...reporter.flowOptions, ...limits, wait, keyCheck };
}


/***/ }),

/***/ 1804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  pj: () => (/* binding */ announceVariables),
  f8: () => (/* binding */ deployRef),
  d_: () => (/* binding */ toRequest)
});


var deploy = __webpack_require__(8007);

var preflight = __webpack_require__(7384);

var run_end = __webpack_require__(4608);

var deferred_rejection = __webpack_require__(8331);

var defined_fields = __webpack_require__(5023);

var count = __webpack_require__(7028);

var quoted_names = __webpack_require__(9326);

var message = __webpack_require__(1103);

var secret_masking = __webpack_require__(5455);

var tracker = __webpack_require__(2980);

var deploy_context = __webpack_require__(6821);

var external_node_path_ = __webpack_require__(6760);

var commit_id = __webpack_require__(872);

var git_command = __webpack_require__(557);
;



function cloneGraph(root) {
    const git = (signal) => (0,git_command/* gitIn */.uM)(root, signal, { fetchesObjects: false });
    return {
        compare: async (live, ref, signal) => {
            const answer = await compare(git(signal), live, ref);
            signal.throwIfAborted();
            return answer;
        },
        findBranch: async (commit, branch, signal) => {
            const answer = await findBranch(git(signal), commit, branch);
            signal.throwIfAborted();
            return answer;
        },
    };
}
async function compare(git, live, ref) {
    const wanted = [live, (0,commit_id/* isCommit */.WM)(ref) ? ref : `refs/tags/${ref.replace(/^refs\/tags\//, '')}`];
    const [listed, shallow] = await Promise.all([
        git(['cat-file', '--batch-check=%(objectname) %(objecttype)'], wanted.map((each) => `${each}^{commit}\n`).join('')),
        git(['rev-parse', '--is-shallow-repository']),
    ]);
    if (!listed.ok)
        return unknown(listed.why);
    if (!shallow.ok)
        return unknown(shallow.why);
    const [liveId, ownId] = listed.output.split('\n').map((line) => /^([0-9a-f]+) commit$/.exec(line)?.[1]);
    if (!(0,commit_id/* isWholeCommit */.NY)(liveId))
        return unknown(`the clone does not have ${live}`);
    if (!(0,commit_id/* isWholeCommit */.NY)(ownId))
        return unknown(`the clone does not have ${ref}`);
    const counted = await git(['rev-list', '--left-right', '--count', `${liveId}...${ownId}`, '--']);
    if (!counted.ok)
        return unknown(counted.why);
    const [, onlyLive = '', onlyOwn = ''] = /^(\d+)\s+(\d+)\s*$/.exec(counted.output) ?? [];
    const relation = toRelation(onlyLive, onlyOwn);
    if (relation === undefined)
        return unknown(`Git counted "${counted.output.trim()}"`);
    if (relation === 'diverged' && shallow.output.trim() !== 'false')
        return unknown(`the clone is shallow`);
    const named = await readNames(git, [liveId, ownId]);
    return { kind: 'found', value: relation, live: named(liveId), own: named(ownId) };
}
function unknown(why) {
    return { kind: 'unknown', why: (0,message/* message */.i) `clone-cannot-compare: Git cannot compare here (${why})` };
}
function toRelation(onlyLive, onlyOwn) {
    if (onlyLive === '' || onlyOwn === '')
        return undefined;
    if (onlyLive === '0')
        return onlyOwn === '0' ? 'equal' : 'ahead';
    return onlyOwn === '0' ? 'behind' : 'diverged';
}
async function readNames(git, commits) {
    const shown = await git(['show', '--no-patch', '--no-notes', '--format=%H%x00%ct%x00%s', ...commits, '--']);
    const names = new Map((shown.ok ? shown.output : '').split('\n').map((line) => {
        const [id = '', seconds = '', subject] = line.split('\0');
        return [id, { id, subject, committedMs: Number(seconds) * 1_000 }];
    }));
    return (id) => names.get(id) ?? { id };
}
async function findBranch(git, commit, branch) {
    const listed = await git([
        'ls-remote',
        '--heads',
        'origin',
        ...(branch === undefined ? [] : [`refs/heads/${branch}`]),
    ]);
    if (!listed.ok)
        return { kind: 'unknown', why: `Git cannot list the branches (${listed.why})` };
    const lines = listed.output.split('\n').map((line) => line.split('\t'));
    const [, found] = lines.find(([id, name]) => id === commit && (branch === undefined || name === `refs/heads/${branch}`)) ?? [];
    if (found !== undefined)
        return { kind: 'found', value: found.replace(/^refs\/heads\//, '') };
    return { kind: 'absent', proof: branch === undefined ? 'no branch is at it' : 'the branch is at another commit' };
}


var working_copy_root = __webpack_require__(4915);
;




function forwardRule(context, { serviceId, ref }) {
    const target = (0,tracker/* serviceTarget */.vB)(serviceId);
    return ruleFor(context, ref, (each) => each === target);
}
function ruleFor(context, commit, isOfTarget) {
    const { job, reporter, inputs } = context;
    const { onOutdated } = inputs;
    if (onOutdated === 'deploy')
        return undefined;
    const { sha, branch, refName } = job.context;
    return {
        onOutdated,
        purpose: job.purpose,
        named: job.inputs.named,
        graphs: commitGraphs(context),
        branch: commit === sha ? branch : undefined,
        isTagged: commit === sha && branch === undefined && refName !== undefined,
        remembered: (signal) => reporter.tracker.lastCommit(isOfTarget, signal),
    };
}
function commitGraphs({ job, reporter }) {
    const root = (0,working_copy_root/* nearestWorkingCopy */.No)((0,external_node_path_.resolve)(job.context.config.folder));
    const clone = root === undefined ? [] : [cloneGraph(root)];
    const { commits } = reporter;
    return commits === undefined ? clone : [...clone, commits];
}

;












async function deployRef(context, source, rehearsed = whatWouldHappen(source)) {
    const { platform, inputs } = context;
    const { timeoutMs } = inputs.follow;
    if (inputs.dryRun) {
        begin(context, source);
        const { serviceId, ref, variables } = source;
        const forward = forwardRule(context, source);
        const rehearsal = { kind: 'deploy', serviceId, ref, importsVariables: variables.length > 0, forward };
        const { dryRun } = await __webpack_require__.e(/* import() */ 433).then(__webpack_require__.bind(__webpack_require__, 7433));
        return await dryRun(context, rehearsal, `Dry run: ${rehearsed}`);
    }
    const options = { ...(0,deploy_context/* flowOptions */.p)(context, timeoutMs), keyCheck: nameByKey(context, timeoutMs) };
    return (0,run_end/* deploymentEnd */.hF)(await (0,deploy/* deploy */.g)(platform, toRequest(context, source), options));
}
function nameByKey({ platform, job, reporter, keyCheck }, timeoutMs) {
    if (keyCheck !== undefined)
        return keyCheck;
    const own = new preflight/* KeyCheck */.yw(platform, { signal: job.signal, timeoutMs: Math.min(preflight/* preflightTimeoutMs */.p9, timeoutMs) });
    const naming = own.answer.then((answer) => {
        if (answer.kind === 'told')
            reporter.nameService(answer.identity.keyScope?.serviceName ?? undefined);
    });
    (0,deferred_rejection/* silenceUntilAwaited */.n)(naming);
    return own;
}
function toRequest(context, source) {
    const { job, reporter } = context;
    const { serviceId, ref, variables } = source;
    begin(context, source);
    job.state.note({ serviceId });
    reporter.tracker.track({ target: (0,tracker/* serviceTarget */.vB)(serviceId) }, ref === undefined ? [] : [ref]);
    const forward = forwardRule(context, source);
    return { serviceId, ...(0,defined_fields/* definedFields */.X)({ ref, forward }), variables };
}
function begin({ job }, { serviceId, ref, variables }) {
    announceVariables(job, variables);
    job.outputs.set('service-id', serviceId);
    job.outputs.set('ref', ref);
}
function whatWouldHappen({ serviceId, ref, variables }) {
    const what = ref === undefined ? 'the tracked branch' : `"${ref}"`;
    if (variables.length === 0)
        return `${what} would be deployed to service ${serviceId}.`;
    return `${(0,count/* formatCount */.B)(variables.length, 'variable')} would be imported and ${what} deployed to service ${serviceId}.`;
}
function announceVariables(job, variables) {
    const { console } = job;
    const shown = [
        ...job.printedInputs(['api-key', 'github-token', 'env-vars', 'health-headers']),
        ...job.inputs.env.values(),
    ];
    (0,secret_masking/* maskValues */.Z)(variables.map(({ value }) => value), shown, console);
    const empty = variables.filter(({ value }) => value === '').map(({ key }) => key);
    if (empty.length > 0)
        console.notice((0,message/* message */.i) `env-empty: These variables are imported without a value: ${(0,quoted_names/* quoteNames */.D)(empty)}.`);
}


/***/ }),

/***/ 9326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ quoteNames),
/* harmony export */   r: () => (/* binding */ listFirst)
/* harmony export */ });
/* harmony import */ var _shortening_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4908);

const mostNamed = 20;
function quoteNames(names) {
    return listFirst(names.map((name) => `"${(0,_shortening_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(name)}"`));
}
function listFirst(words) {
    const more = words.length > mostNamed ? `, and ${words.length - mostNamed} more` : '';
    return `${words.slice(0, mostNamed).join(', ')}${more}`;
}


/***/ })

};
