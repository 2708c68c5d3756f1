export const id = 4219;
export const ids = [4219];
export const modules = {

/***/ 4219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deploy: () => (/* binding */ deploy_deploy)
});

// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/config/connection.js
var connection = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/deployment/start/preflight.js
var preflight = __webpack_require__(6266);
// EXTERNAL MODULE: ./build/deployment/outcome.js
var deployment_outcome = __webpack_require__(6066);
// EXTERNAL MODULE: ./build/text/input-name.js
var input_name = __webpack_require__(140);
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
async function runFleet(tasks, options = {}) {
    const { maxParallel = defaultParallel, failFast = false, onBegin, onEnd, named = input_name/* nameAsInput */.A } = options;
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
            return ended({ ...endOf(why, named), name, passed: false, startMs: atMs, endMs: atMs });
        },
        run: async (task, before) => {
            const { name } = task;
            const startMs = run.elapsed();
            const remainingMs = run.remaining();
            if (remainingMs <= 0)
                return ended({ ...tooLate(named), name, startMs, endMs: startMs });
            onBegin?.(name);
            const end = await task.run({ remainingMs, signal, done: before }).catch((error) => endOfError(error, signal));
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
function endOf(why, named) {
    switch (why.kind) {
        case 'need':
            return needFailed(why.name, why.result.outcome);
        case 'fail-fast': {
            const reason = (0,message/* message */.iU) `fleet-fail-fast: Not deployed: "${why.name}" did not succeed, and ${named('fail-fast')} starts nothing after that.`;
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
function tooLate(named) {
    const reason = (0,message/* message */.iU) `fleet-too-late: Not deployed: the timeout of the fleet passed before its turn. Set a longer ${named('timeout')}, or a larger ${named('max-parallel')}.`;
    return { outcome: 'timed-out', passed: false, reason };
}
function endOfError(error, signal) {
    const reason = error instanceof Error ? error.message : String(error);
    return { outcome: signal.aborted && error === signal.reason ? 'aborted' : 'failed', passed: false, reason };
}

// EXTERNAL MODULE: ./build/github/job/environment.js + 4 modules
var job_environment = __webpack_require__(8996);
// EXTERNAL MODULE: ./build/report/run-end.js
var run_end = __webpack_require__(6394);
// EXTERNAL MODULE: ./build/run/job.js
var run_job = __webpack_require__(5097);
// EXTERNAL MODULE: ./build/run/tracker.js
var tracker = __webpack_require__(402);
// EXTERNAL MODULE: ./build/text/defined-fields.js
var defined_fields = __webpack_require__(4917);
// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/text/quoted-names.js
var quoted_names = __webpack_require__(8625);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/config/file/services.js
var services = __webpack_require__(2636);
// EXTERNAL MODULE: ./build/deployment/past.js
var past = __webpack_require__(9828);
;// CONCATENATED MODULE: ./build/actions/fleet/addresses.js





const readTimeoutMs = 30_000;
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
            const history = new past/* PastDeployments */.p(platform, serviceId, { signal, timeoutMs: readTimeoutMs });
            for await (const { url } of history)
                if (url !== undefined)
                    return url;
        }
        catch (error) {
            if (!(error instanceof text_error/* TaxiwayError */.yJ))
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
        for (const name of (0,services/* addressesIn */.Mh)(template)) {
            const address = await addressOf(name);
            const isComing = plan.services.some(({ service, check }) => service === name && check === null);
            if (address === undefined && isComing && job?.inputs.get('dry-run')) {
                job.console.notice((0,message/* message */.iU) `fleet-address-later: Dry run: the address of "${name}", which the variable ${key} needs, will be known once "${name}" is deployed.`);
                found.set(name, laterAddress);
            }
            else if (address === undefined) {
                const text = (0,message/* message */.iU) `fleet-address-unknown: The variable ${key} needs the address of "${name}", which is not known. Set \`environment-url\` of "${name}" in the configuration file.`;
                throw new errors/* InputError */.dz('env', text);
            }
            else
                found.set(name, address);
        }
    }
    return found;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/client/time/serial-queue.js
var serial_queue = __webpack_require__(494);
// EXTERNAL MODULE: ./build/output/job-log.js + 1 modules
var job_log = __webpack_require__(6031);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
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




function lineByLine(console, service, { stand, log, errors, }) {
    const named = (text) => `${service}: ${text}`;
    return {
        mask: (value) => console.mask(value),
        maskWord: (value) => console.maskWord(value),
        say: (text) => console.say(named(text)),
        warn: (text) => console.warn(named(text)),
        notice: (text) => console.notice(named(text)),
        error: (text) => {
            const first = errors.get(text) ?? service;
            errors.set(text, first);
            console.error(named(first === service ? text : `failed as ${first} did.`));
        },
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
        maskWord: (value) => console.maskWord(value),
        say: keep('say'),
        warn,
        notice: keep('notice'),
        error: keep('error'),
        lost: keep('lost'),
        annotate: (place) => console.annotate?.(place),
        stand,
        async block(lines) {
            file ??= new job_log/* LogFile */.$(path, { lost: warn });
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
        this.#log = new job_log/* LogFile */.$(logFile, job.console);
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
        await this.#printing.idle();
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
            return lineByLine(console, service, {
                stand: (text) => this.#stand(service, text),
                log: this.#log,
                errors: this.#errors,
            });
        const file = (0,external_node_path_.join)(context.temporaryFolder, `taxiway-${(0,external_node_crypto_.randomUUID)()}.log`);
        return groupedConsole(console, file, {
            print: (print) => this.#print(async () => await console.group?.(service, print)),
            stand: (text) => this.#say(`${service}: ${text}`),
        });
    }
    #print(print) {
        return this.#printing.run(print);
    }
}

// EXTERNAL MODULE: ./build/actions/fleet/handoff.js + 3 modules
var fleet_handoff = __webpack_require__(6075);
// EXTERNAL MODULE: ./build/actions/fleet/part.js
var part = __webpack_require__(7738);
// EXTERNAL MODULE: ./build/actions/fleet/plan.js + 5 modules
var fleet_plan = __webpack_require__(2529);
// EXTERNAL MODULE: ./build/actions/fleet/report.js + 4 modules
var report = __webpack_require__(7195);
// EXTERNAL MODULE: ./build/config/following.js
var following = __webpack_require__(3752);
// EXTERNAL MODULE: ./build/config/reporting.js
var reporting = __webpack_require__(9497);
// EXTERNAL MODULE: ./build/config/table.js + 7 modules
var table = __webpack_require__(6787);
// EXTERNAL MODULE: ./build/config/variables.js
var variables = __webpack_require__(9274);
// EXTERNAL MODULE: ./build/deployment/report.js
var deployment_report = __webpack_require__(2550);
// EXTERNAL MODULE: ./build/deployment/flow-run.js + 1 modules
var flow_run = __webpack_require__(5941);
// EXTERNAL MODULE: ./build/deployment/start/deploy.js
var deploy = __webpack_require__(5418);
// EXTERNAL MODULE: ./build/gate/gate.js + 2 modules
var gate = __webpack_require__(7042);
// EXTERNAL MODULE: ./build/gate/report.js
var gate_report = __webpack_require__(482);
;// CONCATENATED MODULE: ./build/fleet/service.js






function deployService(platform, request, options = {}) {
    return (0,flow_run/* beginFlow */.m)(options, (emit, signal) => runService(platform, request, emit, { ...options, signal }));
}
async function runService(platform, { deploy: request, deployed, gate: checks, supersededPasses = false }, emit, options) {
    const run = new time_run/* Run */.K(options);
    const { wait: _, ...following } = options;
    const { serviceId, variables = [] } = request;
    const imported = variables.map(({ key }) => key);
    const judge = (deploymentId) => {
        const timeoutMs = Math.max(1, run.remaining());
        return (0,gate/* runGate */.R)(platform, { serviceId, deploymentId, imported, ...checks }, emit, { ...following, timeoutMs }, true);
    };
    if (deployed !== undefined)
        return endOfGate(await judge(deployed), undefined);
    const deployment = await (0,deploy/* runDeploy */.zt)(platform, { whileBusy: async () => undefined, ...request }, emit, options);
    const { outcome, reason, url, deploymentId } = deployment;
    if (checks !== undefined && outcome === 'succeeded' && deploymentId !== undefined)
        return withVerdict(endOfGate(await judge(deploymentId), deployment), deployment);
    const { isDeployed: isLive } = deployment_outcome/* outcomeFacts */.c6[outcome];
    return withVerdict({ outcome, passed: (0,deployment_outcome/* passes */.WE)(outcome, supersededPasses), reason, url, deployment, isLive }, deployment);
}
function withVerdict(end, { verdict, reason }) {
    return verdict === undefined || !end.passed ? end : { ...end, passed: false, reason };
}
function endOfGate(judged, deployment) {
    const { passed, reason } = judged;
    const isRolledBack = judged.rollback?.deployment.outcome === 'succeeded';
    const isLive = deployment !== undefined && judged.deployment.outcome === 'succeeded' && !isRolledBack;
    const url = deployment?.url ?? judged.deployment.url;
    return { outcome: (0,gate_report/* verdictOf */.Vj)(judged), passed, reason, url, deployment, gate: judged, isLive };
}

// EXTERNAL MODULE: ./build/report/run-report.js
var run_report = __webpack_require__(2065);
// EXTERNAL MODULE: ./build/run/deploy/after.js + 2 modules
var after = __webpack_require__(3286);
// EXTERNAL MODULE: ./build/run/deploy/context.js + 1 modules
var deploy_context = __webpack_require__(4753);
// EXTERNAL MODULE: ./build/run/deploy/ref.js + 1 modules
var ref = __webpack_require__(5996);
// EXTERNAL MODULE: ./build/run/gate/inputs.js + 4 modules
var gate_inputs = __webpack_require__(5529);
// EXTERNAL MODULE: ./build/run/reporter.js + 4 modules
var run_reporter = __webpack_require__(6624);
// EXTERNAL MODULE: ./build/run/run-to-end.js
var run_to_end = __webpack_require__(9661);
// EXTERNAL MODULE: ./build/actions/fleet/inputs.js
var fleet_inputs = __webpack_require__(9802);
// EXTERNAL MODULE: ./build/actions/fleet/service-job.js
var service_job = __webpack_require__(2754);
;// CONCATENATED MODULE: ./build/actions/fleet/service.js





















async function deployFleetService(context, service, { remainingMs, done }) {
    const { job, inputs: fleet, plan, platform, keyCheck } = context;
    const notes = [];
    const console = context.console.open(service.name);
    const { check } = plan.services.find((each) => each.service === service.name) ?? {};
    const commit = (check ?? plan).commit ?? undefined;
    const addresses = new Map();
    const addressOf = (name) => addresses.get(name);
    const takes = (name) => name !== 'archive-path';
    const sub = (0,service_job/* serviceJob */.D0)(job, { fleet, service, console, sha: commit, remainingMs, addressOf, takes });
    const { inputs } = sub;
    const report = { ...(0,reporting/* readReportInputs */.g)(inputs), jobSummary: false };
    const tracker = sub.openTracker?.(sub, report, context.limit.of(service.name));
    const reporter = new run_reporter/* JobReporter */.B(sub, 'deploy', report, tracker);
    let end;
    const ended = await (0,run_to_end/* runToEnd */.cd)(sub, async () => {
        if (!check)
            for (const each of await addressesFor(context, service, sub))
                addresses.set(...each);
        const remembered = reporter.tracker.rememberedRuns(inputs.get('service-id') ?? '');
        const source = readSource(sub, service, { commit, isDeployed: !check });
        const { serviceId } = source;
        const [follow, dryRun] = [(0,following/* readFollowInputs */.j)(inputs), inputs.get('dry-run')];
        const checks = service.gate && (0,gate_inputs/* readChecks */.w)(sub, serviceId, follow);
        const flow = {
            job: sub,
            platform,
            reporter,
            inputs: {
                follow,
                wait: inputs.get('wait'),
                dryRun,
                onOutdated: inputs.get('on-outdated'),
                after: inputs.get('after') ?? [],
            },
            keyCheck,
        };
        if (!check && flow.inputs.after.length > 0) {
            const candidate = { kind: 'ref', ref: source.ref };
            const decision = await (0,after.decideAfter)(flow, candidate, provenInRun(context, done, { own: service.name, isDryRun: dryRun }));
            if (decision.kind === 'refused')
                return (0,run_end/* plainEnd */._u)('failed', decision.reason, { serviceId });
            notes.push(...decision.facts.map(([name, value]) => `${name}: ${value}`));
        }
        if (dryRun && !check)
            return await (0,ref.deployRef)(flow, source);
        if (dryRun)
            return (0,run_end/* plainEnd */._u)('skipped', `Dry run: the gate of deployment ${check?.deploymentId} would be run.`);
        const rollback = inputs.get('rollback');
        const noRollback = check
            ? (0,message/* message */.iU) `fleet-gate-only: A failed check rolls nothing back, because this run did not deploy the service.`
            : `The deployment stays in place, because \`rollback\` is not \`true\` in its \`gate\`.`;
        if (checks && check && rollback)
            console.notice(noRollback);
        const back = rollback && !check ? { rollback, ...(0,defined_fields/* definedFields */.X)({ remembered }) } : { noRollback };
        const gate = checks && { checks, ...back };
        const request = {
            deploy: check ? { serviceId } : (0,ref.requestOf)(flow, source),
            deployed: check?.deploymentId,
            gate,
            supersededPasses: report.supersededIsNeutral,
        };
        reporter.beginGate({ serviceId, ...gate });
        end = await deployService(platform, request, (0,deploy_context/* flowOptions */.p)(flow, follow.timeoutMs));
        return toRunEnd(end);
    });
    const run = await reporter.finish(ended);
    await console.close();
    const ofRun = endOfRun(run);
    const { notCompared } = end?.deployment ?? {};
    if (notCompared !== undefined)
        notes.push((0,message/* message */.iU) `fleet-not-compared: not compared with what is live (${notCompared})`);
    return { ...ofRun, notes, isLive: end?.isLive ?? false, gate: end?.gate };
}
function provenInRun({ plan, earlier }, done, { own, isDryRun }) {
    const here = plan.services.filter(({ service, check }) => {
        const { passed, outcome, isLive } = done.get(service) ?? {};
        return check === null && passed === true && (isDryRun || (isLive === true && outcome === 'succeeded'));
    });
    const before = [...earlier.values()].filter(({ passed, outcome, deployed }) => passed && deployed && outcome === 'succeeded');
    return new Set([own, ...[...here, ...before].map(({ service }) => service)]);
}
async function previewFleetService(context, service, { remainingMs }) {
    const { job, inputs, plan } = context;
    const { name } = service;
    const console = context.console.open(name);
    const isClosed = (0,fleet_inputs/* isClosing */.w)(job, inputs.all);
    const addresses = isClosed ? new Map() : await addressesFor(context, service);
    const sub = (0,service_job/* serviceJob */.D0)(job, {
        fleet: inputs,
        service,
        console,
        sha: plan.commit ?? undefined,
        fixed: (0,service_job/* fixedForPreview */.uw)(job, name),
        remainingMs,
        addressOf: (other) => addresses.get(other),
        takes: (input) => !table/* inputTable */.Fu[input].isOfProduction && !(isClosed && input === 'env-vars'),
    });
    const { preview } = await Promise.all(/* import() */[__webpack_require__.e(7518), __webpack_require__.e(83)]).then(__webpack_require__.bind(__webpack_require__, 83));
    const run = await preview(sub);
    await console.close();
    return { ...endOfRun(run), isLive: deployment_outcome/* outcomeFacts */.c6[run.outcome].isDeployed };
}
function toRunEnd({ outcome, reason, url, deployment, gate }) {
    if (gate === undefined)
        return (0,run_end/* deploymentEnd */.hF)({ ...deployment_report/* nothingDeployed */.cL, ...deployment, outcome, reason });
    const { outdatedBy, verdict } = deployment ?? {};
    const shown = { ...gate.deployment, url, ...(0,defined_fields/* definedFields */.X)({ outdatedBy, verdict }) };
    return { kind: 'gate', gate: { ...gate, reason, deployment: shown }, wrongUsage: false };
}
function endOfRun(run) {
    const { passed, reason, cause } = run;
    const isSound = run.kind === 'deployment' || (run.kind === 'gate' && run.gate.passed);
    const outcome = isSound ? run.outcome : run.verdict;
    const deployment = { ...(0,run_report/* judgedDeployment */.x9)(run), ...(0,defined_fields/* definedFields */.X)({ serviceId: (0,run_report/* concernedService */.zB)(run) }) };
    return { outcome, passed, reason, url: (0,run_report/* servedAt */.rv)(run), cause, deployment };
}
function readSource({ inputs, context }, service, { commit, isDeployed }) {
    const serviceId = inputs.get('service-id');
    if (serviceId === undefined || service.inputs.has('archive-path')) {
        const text = `A fleet deploys services from Git. An upload creates another service each time: remove ${inputs.named('archive-path')} and set ${inputs.named('service-id')}.`;
        throw new errors/* InputError */.dz('service-id', text);
    }
    const given = isDeployed ? (0,variables/* readVariables */.C)(inputs, context.workspace) : { variables: [] };
    const removed = isDeployed ? { removedEnv: inputs.get('removed-env') } : {};
    return { kind: 'ref', serviceId, ref: commit ?? inputs.get('ref'), ...given, ...removed };
}

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




















async function deploy_deploy(job, inputs) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { timeoutMs, all } = inputs;
        let deployService = deployFleetService;
        if (inputs.mode === 'preview') {
            const [{ interpretEvent }, { readNamedRequest }] = await Promise.all([
                __webpack_require__.e(/* import() */ 2323).then(__webpack_require__.bind(__webpack_require__, 2323)),
                __webpack_require__.e(/* import() */ 3163).then(__webpack_require__.bind(__webpack_require__, 8401)),
            ]);
            const { environment } = job;
            const wanted = { hasKey: all.text('api-key') !== undefined, labels: all.get('when-labeled') };
            const named = (0,job_environment/* readNamedPullRequest */.O1)(environment);
            const request = named === undefined
                ? interpretEvent((0,job_environment/* readPullRequestEvent */.$f)(environment), environment, wanted)
                : await readNamedRequest(job, named, wanted);
            if (request.kind === 'none')
                return (0,run_end/* plainEnd */._u)(request.outcome, request.reason);
            deployService = previewFleetService;
        }
        const handoff = (0,fleet_handoff/* openHandoff */.b3)(job, inputs);
        const platform = deploy_addDisposableResource(env_1, (0,connection/* openPlatform */.W)((0,connection/* readConnection */.d)(all), job), true);
        const run = new time_run/* Run */.K({ timeoutMs, signal: job.signal });
        const planning = { platform, deadline: AbortSignal.timeout(timeoutMs) };
        const { plan, earlier } = handoff === undefined
            ? { plan: await (0,fleet_plan.makePlan)(job, inputs, planning), earlier: new Map() }
            : beginPart(inputs, handoff);
        if (run.remaining() <= 0) {
            const text = `${job.inputs.named('timeout')} (${(0,duration/* formatDuration */.a3)(timeoutMs)}) passed before it was known what is to be deployed. Nothing was sent.`;
            return (0,run_end/* plainEnd */._u)('timed-out', text);
        }
        const { services } = inputs.found.file;
        const console = new FleetConsole(job, plan.services.length);
        const addresses = addressBook(job, platform, services, earlier);
        const keyCheck = preflight/* KeyCheck */.yw.of(run, platform);
        const limit = new tracker/* SharedLimit */.T8();
        const context = {
            job,
            inputs,
            platform,
            keyCheck,
            console,
            plan,
            addressOf: addresses.of,
            limit,
            earlier,
        };
        const startedMs = Date.now();
        const tasks = plan.services.flatMap(({ service: name, needs }) => {
            const service = services.get(name);
            if (service === undefined)
                return [];
            const run = async (turn) => {
                for (const need of needs) {
                    const before = earlier.get(need);
                    if (before !== undefined && !before.passed)
                        return { ...needFailed(need, before.outcome), passed: false };
                }
                const end = await deployService(context, service, turn);
                addresses.note(name, end.url);
                return end;
            };
            return [{ name, needs, run }];
        });
        const results = new Map();
        const unwritten = [];
        await runFleet(tasks, {
            named: job.inputs.named,
            timeoutMs,
            signal: job.signal,
            maxParallel: all.get('max-parallel'),
            failFast: all.get('fail-fast'),
            onBegin: (name) => console.began(name),
            onEnd: (each) => {
                const result = resultOf(each, context, startedMs);
                results.set(each.name, result);
                const never = result.startedMs === null ? `: ${result.reason}` : ` after ${(0,duration/* formatDuration */.a3)(result.durationMs)}`;
                console.ended(each.name, each.outcome, never);
                try {
                    handoff?.end(result);
                }
                catch (error) {
                    unwritten.push(`"${each.name}" (${(0,text_error/* fileReason */.pP)(error)})`);
                }
            },
        });
        await console.close();
        if (limit.missed.size > 0)
            job.console.notice(whatGitHubMissed(limit.missed));
        const ended = plan.services.flatMap(({ service }) => results.get(service) ?? []);
        const fleet = (0,report.endFleet)(job, ended, plan);
        if (handoff === undefined)
            await (0,report.writeReport)(job, inputs, fleet);
        if (unwritten.length === 0)
            return fleet;
        const reason = (0,message/* message */.iU) `fleet-result-unwritten: The results of ${unwritten.join(', ')} could not be written to the folder of ${job.inputs.named('results')}, so the report calls them \`indeterminate\`. ${fleet.reason}`;
        return { ...fleet, outcome: 'indeterminate', verdict: 'indeterminate', passed: false, reason };
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
function whatGitHubMissed(services) {
    return (0,message/* message */.iU) `fleet-github-limit: GitHub limits requests, and no deployment waited for that: it was not told all about ${(0,quoted_names/* listFirst */.r)([...services])}. The platform and the report of this run have it. The next plan deploys again what GitHub does not remember.`;
}
function beginPart(inputs, handoff) {
    const { whole, part: plan } = (0,part/* readPart */.o)(inputs, handoff);
    const own = new Set(plan.services.map(({ service }) => service));
    const others = handoff.readResults(whole).filter(({ service }) => !own.has(service));
    handoff.begin([...own]);
    return { plan, earlier: new Map(others.map((each) => [each.service, each])) };
}
function resultOf(report, { job, inputs, plan }, startedMs) {
    const { name, outcome, passed, reason, url = null, deployment = {}, isLive, notes = [], cause = [], startMs, endMs, } = report;
    const { deploymentId, ref, outdatedBy } = deployment;
    const { text: clean } = (0,run_job/* cleaningOf */.Zj)(job);
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


/***/ }),

/***/ 7738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ readPart)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);

function readPart({ choice, all }, handoff) {
    const whole = handoff.readPlan();
    if (choice === 'all')
        return { whole, part: whole };
    if (choice === 'changed') {
        const text = `${all.named('results')} is set, and ${all.named('services')} is empty, so it is not known which part of the plan this job deploys. Set ${all.named('services')} to those of the matrix, or ${all.named('all', 'true')}.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('services', text);
    }
    const services = whole.services.filter(({ service }) => choice.includes(service));
    const missing = choice.find((name) => !services.some(({ service }) => service === name));
    if (missing !== undefined) {
        const text = `${all.named('services')} names a service that the plan in ${all.named('results')} does not have: "${missing}". Use a name from the output \`plan\`.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('services', text);
    }
    return { whole, part: { ...whole, services } };
}


/***/ }),

/***/ 7195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  endFleet: () => (/* binding */ endFleet),
  report: () => (/* binding */ report),
  writeReport: () => (/* binding */ writeReport)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/github/api/client.js + 1 modules
var client = __webpack_require__(4793);
// EXTERNAL MODULE: ./build/github/job/environment.js + 4 modules
var environment = __webpack_require__(8996);
// EXTERNAL MODULE: ./build/preview/sticky-comment.js
var sticky_comment = __webpack_require__(6236);
// EXTERNAL MODULE: ./build/output/markdown.js
var markdown = __webpack_require__(2255);
// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
// EXTERNAL MODULE: ./build/report/fleet-table.js
var fleet_table = __webpack_require__(4922);
// EXTERNAL MODULE: ./build/report/headline.js
var headline = __webpack_require__(2251);
;// CONCATENATED MODULE: ./build/report/fleet-comment.js




const mostComment = 60_000;
function formatFleetComment(run, { runUrl }) {
    const { services } = run;
    const { icon, text, rest } = (0,headline/* toHeadline */.G)(run, { action: 'fleet' });
    const took = services.length === 0 ? '' : (0,duration/* formatDuration */.a3)(run.durationMs);
    const log = runUrl === undefined ? '' : (0,markdown/* link */.nf)(runUrl, 'log');
    const facts = (0,markdown/* paragraph */.FY)((0,markdown/* besides */.oN)([(0,markdown/* sentence */.em)(rest), took, log]));
    const head = `${(0,markdown/* heading */.R_)(`${icon} ${(0,markdown/* sentence */.em)(text)}`)}${facts === '' ? '' : `\n\n${facts}`}\n\n`;
    return `${head}${(0,fleet_table/* formatServices */.mn)(services, mostComment - head.length)}\n`;
}

;// CONCATENATED MODULE: ./build/report/fleet-document.js
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

// EXTERNAL MODULE: ./build/report/fleet-run.js
var fleet_run = __webpack_require__(7727);
// EXTERNAL MODULE: ./build/text/size.js
var size = __webpack_require__(7397);
;// CONCATENATED MODULE: ./build/report/chart.js

const longestName = 40;
const mostPhases = 50;
function gantt(sections, mostBars = mostPhases) {
    const rows = sections.flatMap(({ name, phases }) => phases.length === 0 ? [] : [`  section ${label(name)}`, ...phases.slice(0, mostBars).map(bar)]);
    if (rows.length === 0)
        return '';
    return ['```mermaid', 'gantt', '  dateFormat x', '  axisFormat %M:%S', ...rows, '```'].join('\n');
}
function bar({ name, startMs, endMs }) {
    const start = Math.max(0, Math.round(startMs));
    return `  ${label(name)} ${(0,duration/* formatDuration */.a3)(endMs - startMs)} : ${start}, ${Math.max(start + 1, Math.round(endMs))}`;
}
function label(name) {
    const plain = name.replace(/[^\p{L}\p{N}_-]+/gu, ' ').trim();
    return plain.slice(0, longestName) || 'phase';
}

;// CONCATENATED MODULE: ./build/report/fleet-summary.js






const mostSummary = 900 * 1024;
const mostBars = 400;
function formatFleetSummary(run) {
    const { services, durationMs } = run;
    const { icon, text, rest } = (0,headline/* toHeadline */.G)(run, { action: 'fleet' });
    const took = services.length === 0 ? '' : (0,duration/* formatDuration */.a3)(durationMs);
    const explained = services.filter(({ passed, excerpt: log }) => !passed && log.length > 0);
    const parts = [
        (0,markdown/* heading */.R_)((0,markdown/* besides */.oN)([`${icon} ${(0,markdown/* sentence */.em)(text)}`, run.passed ? took : ''])),
        run.passed ? '' : (0,markdown/* paragraph */.FY)((0,markdown/* besides */.oN)([took, (0,markdown/* sentence */.em)(rest)])),
        explained.length === 1 ? (0,markdown/* lines */.Mn)(explained[0]?.excerpt ?? []) : '',
        (0,fleet_table/* formatServices */.mn)(services, fleet_table/* mostTable */.ql),
        (0,fleet_table/* formatReasons */.d$)(run),
    ];
    const bars = chart(services);
    let left = mostSummary - Buffer.byteLength([...parts, bars].join('\n\n'));
    let leftOut = 0;
    for (const each of explained.length > 1 ? explained : []) {
        const fold = (0,markdown/* folded */.TM)(`What the log of ${(0,markdown/* prose */.CS)(each.service)} says`, each.excerpt);
        left -= Buffer.byteLength(fold) + 2;
        if (left > 0)
            parts.push(fold);
        else
            leftOut += 1;
    }
    if (leftOut > 0)
        parts.push(`<p>\u2026 and ${(0,size/* formatCount */.B)(leftOut, 'more log')} in the log of the job</p>`);
    parts.push(bars);
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function chart(services) {
    const begun = services.flatMap(({ service, startedMs, durationMs }) => startedMs === null ? [] : [{ name: service, startMs: startedMs, endMs: startedMs + durationMs }]);
    if (begun.length < 2)
        return '';
    const first = Math.min(...begun.map(({ startMs }) => startMs));
    const phases = begun.map(({ name, startMs, endMs }) => ({ name, startMs: startMs - first, endMs: endMs - first }));
    return gantt([{ name: 'Services', phases }], mostBars);
}

// EXTERNAL MODULE: ./build/run/job.js
var run_job = __webpack_require__(5097);
// EXTERNAL MODULE: ./build/actions/fleet/handoff.js + 3 modules
var fleet_handoff = __webpack_require__(6075);
;// CONCATENATED MODULE: ./build/actions/fleet/report.js










const commentTimeoutMs = 20_000;
async function report(job, inputs) {
    const handoff = (0,fleet_handoff/* openHandoff */.b3)(job, inputs);
    if (handoff === undefined) {
        throw new errors/* InputError */.dz('results', `${job.inputs.named('mode', 'report')} needs ${job.inputs.named('results')}. Set the folder into which the artifacts of the other jobs were downloaded.`);
    }
    const made = handoff.readPlan();
    const fleet = endFleet(job, handoff.readResults(made), made);
    await writeReport(job, inputs, fleet);
    return fleet;
}
function endFleet(job, services, plan) {
    const { outputs, inputs } = job;
    const fleet = (0,fleet_run/* toFleetRun */.Fu)(services, plan, (0,run_job/* cleaningOf */.Zj)(job), inputs.get('on-superseded') === 'neutral');
    const names = (all) => all.map(({ service }) => service).join(',');
    outputs.set('outcome', fleet.outcome);
    outputs.set('failed', names(services.filter(({ passed }) => !passed)));
    outputs.set('deployed', names(services.filter(({ deployed }) => deployed)));
    outputs.setMasked('report', JSON.stringify(toFleetDocument(fleet)));
    return fleet;
}
async function writeReport(job, inputs, fleet) {
    if (inputs.report.jobSummary)
        await job.outputs.addSummary(formatFleetSummary(fleet));
    if (inputs.comment)
        await comment(job, inputs, fleet);
}
async function comment(job, inputs, fleet) {
    const event = (0,environment/* readPullRequestEvent */.$f)(job.environment);
    const { repository, runUrl } = job.context;
    const { githubToken: token } = inputs.report;
    if (event === undefined || repository === undefined || token === undefined)
        return;
    const github = new client/* GitHubRepository */.so({
        repository,
        token,
        redactor: job.redactor,
        signal: AbortSignal.timeout(commentTimeoutMs),
    });
    const { number, headSha } = event;
    try {
        if ((await github.pullRequest(number)).headSha !== headSha)
            return;
        const marker = `<!-- taxiway fleet ${encodeURIComponent(inputs.found.shown)} -->`;
        await (0,sticky_comment/* writeComment */.H)(github.comments(number), formatFleetComment(fleet, { runUrl }), { marker });
    }
    catch (error) {
        job.console.warn(`Could not write the comment of the fleet: ${(0,client/* githubRefusal */.eD)(error, 'pull-requests: write')}.`);
    }
}


/***/ }),

/***/ 9274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ readVariables)
/* harmony export */ });
/* unused harmony export parseDotenv */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(140);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3597);
/* harmony import */ var _text_quoted_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8625);
/* harmony import */ var _file_keys_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16);
/* harmony import */ var _workspace_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(196);








const largestFile = 1024 * 1024;
const quotes = new Set(['"', "'", '`']);
const escapes = { n: '\n', r: '\r', '"': '"', '\\': '\\' };
function readVariables(inputs, workspace) {
    const own = parseDotenv(inputs.get('env-vars') ?? '', 'env-vars', inputs.named);
    const file = readEnvFile(inputs, workspace);
    const merged = new Map([...file.variables, ...inputs.env, ...own.variables]);
    const missing = (inputs.get('env-required') ?? []).filter((name) => !merged.get(name));
    if (missing.length > 0) {
        const names = missing.map((name) => `"${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(name)}"`).join(', ');
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `env-required-missing: ${inputs.named('env-required')} names variables that have no value in this run: ${names}. Give each a value, such as in ${inputs.named('env-file')}; a secret that does not exist is empty.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('env-required', text);
    }
    return { variables: [...merged].map(([key, value]) => ({ key, value })), notices: file.notices };
}
function readEnvFile(inputs, workspace) {
    const given = inputs.get('env-file');
    if (given === undefined)
        return { variables: new Map(), notices: [] };
    const path = (0,_workspace_path_js__WEBPACK_IMPORTED_MODULE_4__/* .pathInWorkspace */ .ep)(workspace, 'env-file', given, { named: inputs.named });
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
    if (stat.isFile() && stat.size <= largestFile) {
        const content = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path);
        if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content))
            return withNotices(parseDotenv(content.toString('utf8'), 'env-file', inputs.named), given, inputs.named);
        const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `dotenv-not-utf8: ${inputs.named('env-file')} is not UTF-8: "${given}". Save it as UTF-8, so that no value changes on its way.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('env-file', why);
    }
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `env-file-invalid: ${inputs.named('env-file')} is not a dotenv file: "${given}". Use a file of at most 1 MiB.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('env-file', text);
}
function withNotices({ variables, overwritten }, given, named) {
    const notices = [];
    if (variables.size === 0)
        notices.push((0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `env-file-empty: ${named('env-file')} holds no variables: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .shorten */ .ml)(given)}". Check that it is the right file, and that what writes it has run.`);
    if (overwritten.length > 0)
        notices.push((0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `env-file-twice: ${named('env-file')} gives these variables two values, of which the last one counts: ${(0,_text_quoted_names_js__WEBPACK_IMPORTED_MODULE_6__/* .listFirst */ .r)(overwritten)}. Remove the other one.`);
    return { variables, notices };
}
function parseDotenv(text, source, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_7__/* .nameAsInput */ .A) {
    const variables = new Map();
    const overwritten = new Map();
    const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    for (let at = 0; at < normal.length;) {
        const entry = normal.includes('\0') ? { problem: 'a NUL character' } : readEntry(normal, at);
        if ('problem' in entry) {
            const line = normal.slice(0, at).split('\n').length;
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `dotenv-invalid: Line ${line} of ${named(source)} is not a dotenv line: it has ${entry.problem}. Write \`NAME=value\` lines.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(source, why);
        }
        at = entry.end;
        if (entry.key === undefined)
            continue;
        const line = normal.slice(0, at - 1).split('\n').length;
        refuseVanished(entry, line, source, named);
        const before = variables.get(entry.key);
        if (before !== undefined && before !== entry.value) {
            if (source === 'env-vars')
                throw givenTwice(entry.key, line, named);
            overwritten.set(entry.key, whatIs(entry.key, line));
        }
        variables.set(entry.key, entry.value);
    }
    return { variables, overwritten: [...overwritten.values()] };
}
function givenTwice(name, line, named) {
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `env-vars-twice: ${named('env-vars')} gives ${whatIs(name, line)} two values, and one of them would be lost. Remove one of the lines. If a secret has several lines, put it into quotes.`;
    return new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('env-vars', text);
}
function whatIs(name, line) {
    return _file_keys_js__WEBPACK_IMPORTED_MODULE_3__/* .variableName */ .cG.test(name) ? `"${name}"` : `the variable in line ${line}`;
}
function refuseVanished({ key = '', value, unquoted }, line, source, named) {
    if (unquoted === undefined)
        return;
    const what = whatIs(key, line);
    const isInserted = source === 'env-vars';
    if (isInserted && unquoted === '') {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `env-vars-empty: ${named('env-vars')} gives ${what} no value: a secret or variable that does not exist is empty. Define it, or remove the line. If it is to be empty, write \`""\` behind the \`=\`.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(source, text);
    }
    const isCut = isInserted ? value !== unquoted : unquoted.startsWith('#');
    if (!isCut)
        return;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `dotenv-value-cut: The value of ${what} in ${named(source)} has a \`#\`, which begins a comment in dotenv, so the value would be cut. Put it into quotes.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(source, text);
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
    if (!quotes.has(quote)) {
        const unquoted = raw.trim();
        return { key, value: raw.replace(/(?:^|\s)#.*$/, '').trim(), end: end + 1, unquoted };
    }
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

/***/ 6236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ writeComment)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7492);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_write_or_find_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6811);



const mostPages = 50;
const created = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)() });
const rows = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({
    id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)(),
    body: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP)()),
    user: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ login: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP)() })),
    author: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)() })),
}));
async function writeComment(place, body, { marker, id, create = true }) {
    const text = `${marker}\n${body}`;
    if (id !== undefined && (await update(place, id, text)))
        return id;
    let found = await readOwn(place, marker);
    if (found.length === 0) {
        if (!create)
            return undefined;
        const made = await createComment(place, marker, text);
        found = await readOwn(place, marker);
        if (made <= (found[0] ?? made))
            return made;
    }
    const [oldest = 0, ...later] = found;
    await update(place, oldest, text);
    for (const each of later)
        await unlessGone(place.remove(each));
    return oldest;
}
async function readOwn({ list, own }, marker) {
    const account = await own();
    const found = [];
    let isWhole = false;
    for await (const page of list(mostPages)) {
        isWhole = page.isLast;
        for (const { id, body, user, author } of (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qgA)(rows, page.rows)) {
            if ((user?.login ?? author?.id) === account && body?.startsWith(marker))
                found.push(id);
        }
    }
    if (!isWhole && found.length === 0)
        throw new Error('there are more comments than are searched');
    return found.sort((one, other) => one - other);
}
async function createComment(place, marker, body) {
    const write = async () => (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qgA)(created, await place.create(body)).id;
    const look = async () => {
        const [found] = await readOwn(place, marker);
        return found !== undefined && (await update(place, found, body)) ? found : undefined;
    };
    return await (0,_client_write_or_find_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOrFind */ .S)(write, look, place.signal);
}
async function update({ change }, id, body) {
    return await unlessGone(change(id, body));
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

/***/ 3286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decideAfter: () => (/* binding */ decideAfter)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/time/clock.js
var clock = __webpack_require__(9376);
// EXTERNAL MODULE: ./build/client/time/poll.js
var poll = __webpack_require__(9617);
// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
// EXTERNAL MODULE: ./build/text/commit.js
var text_commit = __webpack_require__(5573);
// EXTERNAL MODULE: ./build/text/input-name.js
var input_name = __webpack_require__(140);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/deployment/last-good.js
var last_good = __webpack_require__(5928);
;// CONCATENATED MODULE: ./build/deployment/proof.js




async function findProof(deployments, wanted) {
    let hasNameless = false;
    for await (const deployment of deployments) {
        const shown = wanted.kind === 'commit' ? await deployment.commit() : deployment.archive;
        hasNameless ||= shown === undefined && deployment.isUpload === (wanted.kind === 'archive');
        if (shown !== undefined && isSame(wanted, shown))
            return await judge(deployment, shown);
    }
    if (!hasNameless)
        return { kind: 'absent', proof: 'it was never deployed there' };
    return { kind: 'unknown', why: `of a deployment there it is not known what it has deployed` };
}
function isSame({ kind, id }, shown) {
    return kind === 'commit' ? (0,text_commit/* sameCommit */.Kd)(shown, id) : shown === id;
}
async function judge({ result, origin }, id) {
    const found = await result();
    switch (found.kind) {
        case 'succeeded':
            return judgeOrigin(await origin(), id);
        case 'failed':
            return { kind: 'absent', proof: 'it was deployed there, and failed' };
        case 'gate failed':
            return { kind: 'absent', proof: 'it was deployed there, and its gate failed' };
        case 'going': {
            const what = found.what === 'the gate' ? 'its gate has not ended' : 'its deployment there has not ended';
            return { kind: 'going', why: what };
        }
        case 'unknown':
            return found;
        default:
            return found;
    }
}
function judgeOrigin(origin, id) {
    switch (origin.kind) {
        case 'trusted':
            return { kind: 'found', id, notHeld: origin.notHeld };
        case 'untrusted':
            return { kind: 'absent', proof: `it succeeded there, but ${origin.why}` };
        case 'unknown':
            return { kind: 'unknown', why: `it succeeded there, but ${origin.why}` };
        default:
            return origin;
    }
}
async function findProvenCommit(deployments, isProvenElsewhere) {
    const runs = async function* () {
        for await (const deployment of deployments) {
            const commit = await deployment.commit();
            if (commit === undefined)
                continue;
            const result = async () => {
                const { kind } = await judge(deployment, commit);
                return kind === 'found' && (await isProvenElsewhere(commit)) ? 'succeeded' : 'unknown';
            };
            yield { commit, result };
        }
    };
    return await (0,last_good/* newestGood */.a)(runs());
}
function notProven(wanted, { name }, found, named = input_name/* nameAsInput */.A) {
    const what = wanted.kind === 'commit' ? (0,text_commit/* shortenCommit */.tl)(wanted.id) : 'this archive';
    if (found.kind === 'absent')
        return (0,message/* message */.iU) `after-not-proven: Not deployed: ${named('after')} names ${name}, and ${what} is not proven there: ${found.proof}. Deploy it to ${name} first.`;
    if (found.kind === 'going')
        return (0,message/* message */.iU) `after-still-going: Not deployed: ${named('after')} names ${name}, and ${what} is not proven there: ${found.why}, and the timeout passed. Set a longer ${named('timeout')}, or run this again.`;
    return (0,message/* message */.iU) `after-unknown: Not deployed: ${named('after')} names ${name}, and whether ${what} is proven there is not known: ${found.why}.`;
}

// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/deployment/past.js
var past = __webpack_require__(9828);
// EXTERNAL MODULE: ./build/deployment/record.js
var deployment_record = __webpack_require__(8093);
// EXTERNAL MODULE: ./build/deployment/verdict/vocabulary.js
var vocabulary = __webpack_require__(9022);
;// CONCATENATED MODULE: ./build/deployment/proof-history.js




async function* historyPlace(platform, serviceId, options) {
    const meaningOf = (0,vocabulary/* buildVocabulary */.vQ)(options);
    const history = new past/* PastDeployments */.p(platform, serviceId, options);
    for await (const { commit, succeeded, record } of history) {
        const { word } = (0,deployment_record/* readRecord */.aE)(record);
        const meaning = word === undefined ? 'unknown' : meaningOf(word);
        const result = async () => {
            if (succeeded)
                return { kind: 'succeeded' };
            if (meaning === 'ongoing')
                return { kind: 'going', what: 'the deployment' };
            if (meaning === 'failed' || meaning === 'cancelled' || meaning === 'superseded')
                return { kind: 'failed' };
            return { kind: 'unknown', why: `its record says "${word ?? 'nothing'}"` };
        };
        yield {
            isUpload: false,
            commit: async () => commit,
            archive: undefined,
            result,
            origin: async () => ({ kind: 'trusted' }),
        };
    }
    if (!history.isWhole)
        throw new text_error/* TaxiwayError */.yJ('unreadable', `its history could be read only in part: ${history.extent}`);
}

// EXTERNAL MODULE: ./build/deployment/start/preflight.js
var preflight = __webpack_require__(6266);
;// CONCATENATED MODULE: ./build/run/deploy/after.js
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










const lookGapMs = 5_000;
const readTimeoutMs = 30_000;
async function decideAfter(context, candidate, provenHere = new Set()) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, job } = context;
        const places = inputs.after.filter((name) => !provenHere.has(name)).map((name) => placeOf(context, name));
        const scope = __addDisposableResource(env_1, new timeout/* AbortScope */.DK({ signal: job.signal, timeoutMs: inputs.follow.timeoutMs }), false);
        for (const place of places)
            await requireReadable(context, place);
        const wanted = wantedOf(candidate, context.job.inputs.named);
        if (wanted === undefined)
            return await promote(context, places, scope);
        const notHeld = new Set();
        let ref = wanted.id;
        for (const place of places) {
            const found = await waitForProof(context, place, wanted, scope);
            if (found.kind !== 'found')
                return { kind: 'refused', reason: notProven(wanted, place, found, context.job.inputs.named) };
            if (found.notHeld !== undefined)
                notHeld.add(found.notHeld);
            if (wanted.kind === 'commit' && found.id.length > ref.length)
                ref = found.id;
        }
        const same = wanted.kind === 'archive' ? 'the same artifact' : 'the same commit; the platform builds it again';
        const facts = [['Proven first', `${inputs.after.join(', ')}: ${same}`], ...notHeldFacts(notHeld)];
        const how = (0,message/* message */.iU) `after-proven: Proven in ${inputs.after.join(' and ')}: ${same}.`;
        return { kind: 'proven', ref: wanted.kind === 'commit' ? ref : undefined, how, facts };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function wantedOf(candidate, named) {
    if (candidate.kind === 'archive')
        return { kind: 'archive', id: candidate.digest };
    const { ref } = candidate;
    if (ref === undefined)
        return undefined;
    if ((0,text_commit/* isCommit */.WM)(ref))
        return { kind: 'commit', id: ref.toLowerCase() };
    const text = (0,message/* message */.iU) `after-needs-commit: ${named('after')} needs a commit as ${named('ref')}, not the name "${(0,message/* shorten */.ml)(ref)}", which may stand for another commit once the platform builds it. Set ${named('ref')} to the commit, such as \`\${{ github.sha }}\`, or leave it out to take the newest that is proven.`;
    throw new errors/* InputError */.dz('ref', text);
}
async function promote(context, [first, ...others], { signal }) {
    const { after } = context.inputs;
    const names = after.join(' and ');
    if (first === undefined)
        return { kind: 'refused', reason: `Nothing names a place.` };
    try {
        const isProvenElsewhere = async (commit) => {
            for (const place of others)
                if ((await findProof(deploymentsAt(context, place, signal), { kind: 'commit', id: commit })).kind !== 'found')
                    return false;
            return true;
        };
        let uploads = 0;
        const noting = async function* () {
            for await (const deployment of deploymentsAt(context, first, signal)) {
                if (deployment.archive !== undefined)
                    uploads++;
                yield deployment;
            }
        };
        const commit = await findProvenCommit(noting(), isProvenElsewhere);
        if (commit === undefined && uploads > 0) {
            const reason = (0,message/* message */.iU) `after-only-uploads: Not deployed: ${first.name} has uploads, of which nobody keeps the archive, and no commit is proven there. Upload the same archive with ${context.job.inputs.named('after')}, or deploy ${first.name} from Git.`;
            return { kind: 'refused', reason };
        }
        if (commit === undefined) {
            const reason = (0,message/* message */.iU) `after-nothing-proven: Not deployed: no commit is proven in ${names}, as far as its deployments are remembered. Deploy one there first, or set ${context.job.inputs.named('ref')}.`;
            return { kind: 'refused', reason };
        }
        const found = await findProof(deploymentsAt(context, first, signal), { kind: 'commit', id: commit });
        const notHeld = new Set(found.kind === 'found' && found.notHeld !== undefined ? [found.notHeld] : []);
        const how = (0,message/* message */.iU) `after-promoted: Promoting ${(0,text_commit/* shortenCommit */.tl)(commit)}: it is the commit of the newest deployment that is proven in ${names}.`;
        const facts = [
            ['Promoted from', `${names}: the same commit; the platform builds it again`],
            ...notHeldFacts(notHeld),
        ];
        return { kind: 'proven', ref: commit, how, facts };
    }
    catch (error) {
        return { kind: 'refused', reason: unread(context, names, error) };
    }
}
function notHeldFacts(notHeld) {
    return [...notHeld].map((why) => ['Not held', why]);
}
async function waitForProof(context, place, wanted, scope) {
    const { job, inputs } = context;
    let last = { kind: 'unknown', why: 'it was not read' };
    const look = async () => {
        const isFirst = last.kind === 'unknown';
        const found = await findSafely(context, place, wanted, scope.signal);
        if (found.kind === 'unknown' && scope.signal.aborted && !isFirst)
            return last;
        last = found;
        if (last.kind !== 'going')
            return last;
        if (isFirst)
            job.console.say((0,message/* message */.iU) `after-waiting: Waiting for ${place.name}: ${last.why}.`);
        return undefined;
    };
    const gapMs = inputs.follow.pollIntervalMs ?? lookGapMs;
    const found = await (0,poll/* poll */.w)(look, {
        pauseMs: () => (scope.leftMs < gapMs ? undefined : gapMs),
        sleep: (ms) => clock/* systemClock */.m.sleep(ms, job.signal),
    });
    return found ?? last;
}
async function findSafely(context, place, wanted, signal) {
    try {
        return await findProof(deploymentsAt(context, place, signal), wanted);
    }
    catch (error) {
        context.job.signal.throwIfAborted();
        return { kind: 'unknown', why: reasonOf(context, error) };
    }
}
function reasonOf({ reporter }, error) {
    return reporter.proofs?.explain(error) ?? (0,text_error/* clauseOf */.pQ)(error);
}
function unread(context, names, error) {
    context.job.signal.throwIfAborted();
    return (0,message/* message */.iU) `after-unread: Not deployed: ${context.job.inputs.named('after')} names ${names}, and what is proven there could not be read: ${reasonOf(context, error)}.`;
}
function placeOf({ job }, name) {
    const service = job.inputs.serviceNamed(name);
    if (service === undefined)
        return { name, environment: name, service: undefined };
    const { serviceId: id, environment, hasGate } = service;
    return { name, environment, service: id === undefined ? undefined : { id, hasGate } };
}
async function requireReadable(context, place) {
    const { keyCheck, platform } = context;
    const { name, service } = place;
    if (memoryOf(context, place) !== undefined)
        return;
    if (service === undefined) {
        const text = (0,message/* message */.iU) `after-no-memory: ${context.job.inputs.named('after')} names "${(0,message/* shorten */.ml)(name)}", which is neither a service of the configuration file nor an environment that this run can read. Environments are those of GitHub, in an action, and of GitLab: name one of them in such a job, or a service of taxiway.yaml.`;
        throw new errors/* InputError */.dz('after', text);
    }
    if (service.hasGate) {
        const text = (0,message/* message */.iU) `after-gate-not-remembered: ${context.job.inputs.named('after')} names "${name}", which has a gate, and the platform's history does not say whether a gate passed. Set its ${context.job.inputs.named('environment')}, and use the action in a GitHub job, whose deployments remember it.`;
        throw new errors/* InputError */.dz('after', text);
    }
    const answer = await (keyCheck ?? new preflight/* KeyCheck */.yw(platform)).answer;
    const own = answer.kind === 'told' ? answer.identity.keyScope?.serviceId : undefined;
    if (!own || own === service.id)
        return;
    const text = (0,message/* message */.iU) `after-key-too-narrow: ${context.job.inputs.named('after')} names "${name}" (${service.id}), and ${context.job.inputs.named('api-key')} belongs to another service (${own}), so it cannot read that history. Use a key of the project, or set the ${context.job.inputs.named('environment')} of "${name}".`;
    throw new errors/* InputError */.dz('api-key', text, { answered: true });
}
function deploymentsAt(context, place, signal) {
    const { platform, inputs } = context;
    const { name, service } = place;
    const memory = memoryOf(context, place);
    if (memory !== undefined)
        return memory.proofs.read({ ...place, environment: memory.environment }, signal);
    if (service === undefined)
        throw new text_error/* TaxiwayError */.yJ('unreadable', `nothing remembers the deployments of ${name}`);
    return historyPlace(platform, service.id, { ...inputs.follow, signal, timeoutMs: readTimeoutMs });
}
function memoryOf({ reporter }, { environment, service }) {
    const { proofs } = reporter;
    if (proofs === undefined || environment === undefined || (service !== undefined && !proofs.knowsServices))
        return undefined;
    return { proofs, environment };
}


/***/ })

};
