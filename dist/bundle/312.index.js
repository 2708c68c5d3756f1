export const id = 312;
export const ids = [312];
export const modules = {

/***/ 2340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fleet: () => (/* binding */ fleet)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/config/connection.js
var connection = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/github/job/environment.js + 4 modules
var environment = __webpack_require__(8996);
// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
// EXTERNAL MODULE: ./build/text/excerpt.js
var excerpt = __webpack_require__(6167);
// EXTERNAL MODULE: ./build/text/size.js
var size = __webpack_require__(7397);
// EXTERNAL MODULE: ./build/output/markdown.js
var markdown = __webpack_require__(2255);
// EXTERNAL MODULE: ./build/output/summary.js
var summary = __webpack_require__(1860);
;// CONCATENATED MODULE: ./build/output/fleet-report.js





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
    const rest = unchanged.length === 0 ? '' : ` ${(0,size/* formatCount */.B)(unchanged.length, 'other service')} left as deployed.`;
    if (parts.length === 0)
        return `Nothing to deploy.${rest}`;
    return `${(0,size/* formatCount */.B)(services.length, 'service')}: ${parts.join(', ')}.${rest}`;
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
    const rows = planRows(plan).map((cells) => cells.map((cell) => (0,markdown/* prose */.CS)((0,excerpt/* excerpt */.Kb)(cell, longestReason))));
    const shown = tableWithin(mostTable, rows, ['Service', 'Plan', 'After', 'Why']);
    return `${(0,markdown/* heading */.R_)((0,markdown/* prose */.CS)(`${title}: plan`))}\n\n<p>${(0,markdown/* prose */.CS)(sentence)}</p>\n\n${shown}\n`;
}
function fleetSummary(fleet, title) {
    const { outcome, services, durationMs } = fleet;
    const head = [
        (0,markdown/* heading */.R_)((0,markdown/* prose */.CS)(`${title}: ${outcome}`)),
        `<p>${(0,markdown/* prose */.CS)(fleetSentence(fleet))} ${(0,duration/* formatDuration */.a3)(durationMs)}</p>`,
    ];
    const parts = [...head, fleetTable(services, mostTable), chart(services)];
    let left = mostSummary - Buffer.byteLength(parts.join('\n\n'));
    let leftOut = 0;
    for (const each of services.filter((service) => !service.passed && service.excerpt.length > 0)) {
        const fold = (0,markdown/* folded */.TM)(`${(0,markdown/* prose */.CS)(each.service)}: ${(0,markdown/* prose */.CS)((0,excerpt/* excerpt */.Kb)(each.reason, longestReason))}`, each.excerpt);
        left -= Buffer.byteLength(fold) + 2;
        if (left > 0)
            parts.push(fold);
        else
            leftOut += 1;
    }
    if (leftOut > 0)
        parts.push(`<p>\u2026 and ${(0,size/* formatCount */.B)(leftOut, 'more log')} in the log of the job</p>`);
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function fleetComment(fleet, { title, runUrl }) {
    const { services, outcome } = fleet;
    const run = runUrl === undefined ? '' : ` <a href="${(0,markdown/* escapeMarkdown */.FV)(runUrl)}">Log</a>`;
    const head = `${(0,markdown/* heading */.R_)(`${icons[outcome]} ${(0,markdown/* prose */.CS)(`${title}: ${outcome}`)}`)}\n\n<p>${(0,markdown/* prose */.CS)(fleetSentence(fleet))}${run}</p>\n\n`;
    return `${head}${fleetTable(failedFirst(services), mostComment - head.length)}\n`;
}
function fleetTable(services, most) {
    if (services.length === 0)
        return '';
    const header = ['Service', 'Outcome', 'Commit', 'Address', 'Duration', 'Why', 'Result'];
    const whole = (0,markdown/* table */.tp)(services.map(cellsOf), header);
    return whole.length <= most ? whole : tableWithin(most, failedFirst(services).map(cellsOf), header);
}
function tableWithin(most, rows, header) {
    let shown = rows;
    while (Buffer.byteLength((0,markdown/* table */.tp)(shown, header)) > most)
        shown = shown.slice(0, Math.floor(shown.length * 0.8));
    const left = rows.length - shown.length;
    return `${(0,markdown/* table */.tp)(shown, header)}${left === 0 ? '' : `\n\n<p>\u2026 and ${(0,size/* formatCount */.B)(left, 'more service')}</p>`}`;
}
function failedFirst(services) {
    return [...services.filter(({ passed }) => !passed), ...services.filter(({ passed }) => passed)];
}
function cellsOf(result) {
    const { service, outcome, passed, reason, why, commit, url, startedMs, durationMs } = result;
    return [
        (0,markdown/* prose */.CS)(service),
        `${icons[outcome]} ${outcome}`,
        (0,markdown/* code */.aY)(commit?.slice(0, shortCommit)),
        url === null || url.length > longestAddress ? '' : (0,markdown/* link */.nf)(url),
        startedMs === null ? '' : (0,duration/* formatDuration */.a3)(durationMs),
        (0,markdown/* prose */.CS)((0,excerpt/* excerpt */.Kb)(why, passed ? longestReason : longestOfTwo)),
        passed ? '' : (0,markdown/* prose */.CS)((0,excerpt/* excerpt */.Kb)(reason, longestOfTwo)),
    ];
}
function chart(services) {
    const begun = services.flatMap(({ service, startedMs, durationMs }) => startedMs === null ? [] : [{ name: service, startMs: startedMs, endMs: startedMs + durationMs }]);
    const first = Math.min(...begun.map(({ startMs }) => startMs));
    const phases = begun.map(({ name, startMs, endMs }) => ({ name, startMs: startMs - first, endMs: endMs - first }));
    return (0,summary/* gantt */.V)([{ name: 'Services', phases }], mostBars);
}

// EXTERNAL MODULE: ./build/output/run-result.js + 1 modules
var run_result = __webpack_require__(861);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/actions/shared/job.js
var shared_job = __webpack_require__(3659);
// EXTERNAL MODULE: ./build/actions/shared/run.js
var run = __webpack_require__(5389);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/node_modules/valibot/index.min.mjs
var index_min = __webpack_require__(7492);
// EXTERNAL MODULE: ./build/fleet/result.js
var fleet_result = __webpack_require__(130);
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
        this.#write(fleet_result/* planFile */.eS, this.#seal.close(text, ofPlan));
    }
    readPlan() {
        const file = this.#read(fleet_result/* planFile */.eS);
        if (file === undefined) {
            const text = (0,message/* message */.i) `fleet-plan-missing: The folder of \`results\` has no plan (${fleet_result/* planFile */.eS}). Run \`mode: plan\` with \`results\` in an earlier job, and hand the folder on as an artifact.`;
            throw new errors/* InputError */.dz('results', text);
        }
        const text = this.#seal.open(file, ofPlan);
        const plan = (0,index_min/* safeParse */.xLC)(fleet_result/* fleetPlan */.iq, text === undefined ? undefined : parsed(text));
        if (text === undefined || !plan.success) {
            const why = (0,message/* message */.i) `fleet-plan-refused: The plan in the folder of \`results\` is refused, because no job with this API key signed it in this run. Check which jobs write into that folder, and that all jobs of the fleet use the same API key.`;
            throw new errors/* InputError */.dz('results', why);
        }
        this.#plan = digestOf(text);
        return plan.output;
    }
    write(result) {
        this.#write(fileOf(result.service), this.#seal.close(JSON.stringify(result), this.#of(result.service)));
    }
    readResults(plan) {
        return plan.services.map(({ service, reason }) => {
            const file = this.#read(fileOf(service));
            const text = this.#seal.open(file, this.#of(service));
            const result = (0,index_min/* safeParse */.xLC)(fleet_result/* serviceResult */.nV, text === undefined ? undefined : parsed(text));
            if (result.success)
                return result.output;
            const why = file === undefined
                ? (0,message/* message */.i) `fleet-result-lost: The job that deploys "${service}" left no result. It was lost, cancelled or never started: check the job, and the service on the platform.`
                : (0,message/* message */.i) `fleet-result-refused: The result that was left for "${service}" is refused, because no job with this API key signed it for this service, plan and run. Check which jobs write into the folder of the results, and the service on the platform.`;
            return (0,fleet_result/* lostResult */.c2)(service, reason, plan.commit, why);
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
    #read(name) {
        try {
            return parsed((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(this.#folder, name), 'utf8')) ?? null;
        }
        catch {
            return undefined;
        }
    }
}
function openHandoff(job, { results, all }) {
    if (results === undefined)
        return undefined;
    const key = all.get('api-key');
    if (key === undefined) {
        const text = (0,message/* message */.i) `fleet-handoff-without-key: \`results\` needs \`api-key\`: what the jobs of a fleet pass on is signed with a key derived from it. Give the same key to the jobs that plan, deploy and report.`;
        throw new errors/* InputError */.dz('api-key', text);
    }
    const run = runOf(job);
    if (run === '' && job.context.config.source.kind !== 'working-tree') {
        const text = (0,message/* message */.i) `fleet-run-unknown: \`results\` needs to know which run this is, so that no result of another run counts, and this CI system does not say it. Set the variable ${runVariable} to a value that is the same in all jobs of a run and no other, such as the number of the build.`;
        throw new errors/* InputError */.dz('results', text);
    }
    const attempt = Number(job.environment['GITHUB_RUN_ATTEMPT']) || 1;
    return new Handoff(results, new Seal(key, { run, attempt }));
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

// EXTERNAL MODULE: ./build/fleet/run.js + 1 modules
var fleet_run = __webpack_require__(7913);
// EXTERNAL MODULE: ./build/github/api/client.js
var client = __webpack_require__(726);
// EXTERNAL MODULE: ./build/github/comment/own-comments.js
var own_comments = __webpack_require__(7567);
// EXTERNAL MODULE: ./build/github/deployments/deployments.js
var deployments = __webpack_require__(7009);
// EXTERNAL MODULE: ./build/preview/sticky-comment.js
var sticky_comment = __webpack_require__(6236);
// EXTERNAL MODULE: ./build/actions/shared/failure.js
var failure = __webpack_require__(6410);
;// CONCATENATED MODULE: ./build/actions/fleet/report.js










const matricesOfWorkflow = 8;
const commentMs = 20_000;
function setPlanOutputs({ outputs }, plan) {
    const matrices = (0,fleet_result/* matricesOf */.yU)(plan);
    const rest = matrices.slice(matricesOfWorkflow).flatMap((matrix) => matrix.map(({ service }) => service));
    outputs.setMasked('plan', JSON.stringify(matrices));
    outputs.set('matrices', String(matrices.length));
    outputs.set('rest', rest.join(','));
    outputs.set('any', String(plan.services.length > 0));
}
function setReportOutputs({ outputs }, fleet) {
    const names = (all) => all.map(({ service }) => service).join(',');
    outputs.set('outcome', fleet.outcome);
    outputs.set('failed', names(fleet.services.filter(({ passed }) => !passed)));
    outputs.set('deployed', names(fleet.services.filter(({ deployed }) => deployed)));
    outputs.setMasked('report', JSON.stringify(fleetOutput(fleet)));
}
function shownFleet(services, plan, durationMs) {
    const begun = services.flatMap(({ startedMs, durationMs: ms }) => startedMs === null ? [] : [[startedMs, startedMs + ms]]);
    const span = begun.length === 0 ? 0 : Math.max(...begun.map(([, end]) => end)) - Math.min(...begun.map(([start]) => start));
    return {
        outcome: (0,fleet_run/* worstOutcome */.Om)(services.map(({ outcome }) => outcome)),
        passed: services.every(({ passed }) => passed),
        services,
        unchanged: plan.unchanged,
        commit: plan.commit,
        durationMs: durationMs ?? span,
    };
}
async function writeSummary(job, { report }, markdown) {
    if (!report.jobSummary)
        return;
    await job.outputs.addSummary(markdown).catch((error) => {
        job.console.lost((0,message/* message */.i) `fleet-summary-not-written: Could not write the job summary: ${(0,failure/* textOf */.b)(error)}`);
    });
}
async function writeReport(job, inputs, fleet) {
    await writeSummary(job, inputs, fleetSummary(fleet, 'Taxiway fleet'));
    if (inputs.comment)
        await comment(job, inputs, fleet);
}
async function comment(job, inputs, fleet) {
    const event = (0,environment/* readPullRequestEvent */.$f)(job.environment);
    const { repository, runUrl } = job.context;
    const { githubToken: token } = inputs.report;
    if (event === undefined || repository === undefined || token === undefined)
        return;
    const signal = AbortSignal.timeout(commentMs);
    const github = new deployments/* Deployments */.D({ repository, environment: '', token, signal });
    const { number, headSha } = event;
    try {
        const current = await (0,client/* readPullRequest */.DQ)(github.client(), repository, number);
        if (current.headSha !== headSha)
            return;
        const marker = `<!-- taxiway fleet ${encodeURIComponent(inputs.found.shown)} -->`;
        const place = { repository, number, github, marker, id: undefined, onId: () => undefined };
        await new sticky_comment/* StickyComment */.H(new own_comments/* GitHubComments */.g(place), undefined, () => undefined).write(fleetComment(fleet, { title: 'Fleet', runUrl }));
    }
    catch (error) {
        const why = (0,client/* githubRefusal */.eD)(error, 'pull-requests: write');
        job.console.warn((0,message/* message */.i) `fleet-comment-not-written: Could not write the comment of the fleet: ${why}.`);
    }
}
function failuresOf({ services }) {
    return services
        .filter(({ passed }) => !passed)
        .map(({ service, outcome, reason }) => `${service}: ${outcome}. ${reason}`);
}

;// CONCATENATED MODULE: ./build/actions/fleet/action.js
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










async function fleet(job) {
    const result = await (0,run/* resultOf */.B)(job, async () => {
        const { readFleetInputs } = await Promise.all(/* import() */[__webpack_require__.e(945), __webpack_require__.e(802)]).then(__webpack_require__.bind(__webpack_require__, 9802));
        const inputs = await readFleetInputs(job);
        switch (inputs.mode) {
            case 'plan':
                return await plan(job, inputs);
            case 'deploy':
            case 'preview':
                return await deploy(job, inputs);
            case 'report':
                return await report(job, inputs);
            default:
                return inputs.mode;
        }
    });
    end(job, result);
}
function end(job, result) {
    const supersededIsNeutral = job.inputs.get('on-superseded') === 'neutral';
    const run = (0,run_result/* endRun */.lb)(result, { supersededIsNeutral, clean: (0,shared_job/* cleaningOf */.Zj)(job).text });
    const { outcome, passed, reason, cause } = run;
    job.end(run);
    job.outputs.set('outcome', outcome);
    job.observe?.({ kind: 'result', outcome, passed, reason, cause });
    if (passed)
        job.console.say(reason);
    else
        job.console.error([reason, ...cause].join('\n'));
}
async function plan(job, inputs) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const handoff = openHandoff(job, inputs);
        const platform = __addDisposableResource(env_1, inputs.all.text('api-key') === undefined ? undefined : action_open(job, inputs), true);
        const made = await planOf(job, inputs, platform);
        job.outputs.setMasked('report', JSON.stringify(made));
        handoff?.writePlan(made);
        const { services, unchanged } = made;
        const due = services.filter(({ check }) => check === null);
        const reason = `${due.length} of ${services.length + unchanged.length} services are to be deployed.`;
        await writeSummary(job, inputs, planSummary(made, 'Taxiway fleet', reason));
        return { outcome: 'skipped', reason, plan: made };
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
async function deploy(job, inputs) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const isPreview = inputs.mode === 'preview';
        if (isPreview) {
            const { interpretEvent } = await Promise.all(/* import() */[__webpack_require__.e(257), __webpack_require__.e(320)]).then(__webpack_require__.bind(__webpack_require__, 5257));
            const hasKey = inputs.all.text('api-key') !== undefined;
            const request = interpretEvent((0,environment/* readPullRequestEvent */.$f)(job.environment), job.environment, hasKey);
            if (request.kind === 'none')
                return { outcome: request.outcome, reason: request.reason };
        }
        const handoff = openHandoff(job, inputs);
        const platform = __addDisposableResource(env_2, action_open(job, inputs), true);
        const { plan: made, earlier } = handoff === undefined
            ? { plan: await planOf(job, inputs, platform), earlier: new Map() }
            : partOf(inputs, handoff);
        const onResult = (result) => handoff?.write(result);
        const { deployPlan } = await Promise.all(/* import() */[__webpack_require__.e(909), __webpack_require__.e(628), __webpack_require__.e(945), __webpack_require__.e(663), __webpack_require__.e(405), __webpack_require__.e(820), __webpack_require__.e(313)]).then(__webpack_require__.bind(__webpack_require__, 5012));
        const own = isPreview ? { deploy: (await Promise.all(/* import() */[__webpack_require__.e(909), __webpack_require__.e(628), __webpack_require__.e(945), __webpack_require__.e(257), __webpack_require__.e(663), __webpack_require__.e(405), __webpack_require__.e(820), __webpack_require__.e(641)]).then(__webpack_require__.bind(__webpack_require__, 8975))).previewFleetService } : {};
        const startedMs = performance.now();
        const ended = await deployPlan({ job, inputs, platform }, made, { onResult, earlier, ...own });
        const shown = shownFleet(ended, made, performance.now() - startedMs);
        setReportOutputs(job, shown);
        if (handoff === undefined)
            await writeReport(job, inputs, shown);
        return endOf(shown);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
async function report(job, inputs) {
    const handoff = openHandoff(job, inputs);
    if (handoff === undefined) {
        throw new errors/* InputError */.dz('results', (0,message/* message */.i) `fleet-report-without-results: \`mode: report\` needs \`results\`. Set the folder into which the artifacts of the other jobs were downloaded.`);
    }
    const made = handoff.readPlan();
    const shown = shownFleet(handoff.readResults(made), made);
    setReportOutputs(job, shown);
    await writeReport(job, inputs, shown);
    return endOf(shown);
}
function endOf(shown) {
    return {
        outcome: shown.outcome,
        reason: fleetSentence(shown),
        details: failuresOf(shown),
        fleet: shown,
        durationMs: shown.durationMs,
        ...(shown.passed && { verdict: 'succeeded' }),
    };
}
function action_open(job, inputs) {
    return (0,connection/* openPlatform */.W)((0,connection/* readConnection */.d)(inputs.all), job);
}
async function planOf(job, inputs, platform) {
    const { makePlan } = await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(945), __webpack_require__.e(99)]).then(__webpack_require__.bind(__webpack_require__, 6099));
    const made = await makePlan({ job, inputs, platform });
    for (const { service, reason, check } of made.services)
        job.console.say(`${check === null ? 'Deploy' : 'Check'} ${service}: ${reason}.`);
    for (const { service, reason } of made.unchanged)
        job.console.say(`Leave ${service}: ${reason}.`);
    setPlanOutputs(job, made);
    return made;
}
function partOf({ choice }, handoff) {
    const whole = handoff.readPlan();
    if (choice === 'all')
        return { plan: whole, earlier: new Map() };
    if (choice === 'changed') {
        const text = (0,message/* message */.i) `fleet-part-missing: \`results\` is set, and \`services\` is empty, so it is not known which part of the plan this job deploys. Set \`services\` to those of the matrix, or \`all: true\`.`;
        throw new errors/* InputError */.dz('services', text);
    }
    const services = whole.services.filter(({ service }) => choice.includes(service));
    const missing = choice.find((name) => !services.some(({ service }) => service === name));
    if (missing !== undefined) {
        const text = (0,message/* message */.i) `fleet-service-not-planned: \`services\` names a service that the plan in \`results\` does not have: "${missing}". Use a name from the output \`plan\`.`;
        throw new errors/* InputError */.dz('services', text);
    }
    const earlier = handoff.readResults(whole).filter(({ service }) => !choice.includes(service));
    return { plan: { ...whole, services }, earlier: new Map(earlier.map((each) => [each.service, each])) };
}


/***/ }),

/***/ 6487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Run)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);
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
    #retryAfterUntilMs = 0;
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
    get retryAfterUntilMs() {
        return this.#retryAfterUntilMs;
    }
    sleep(ms) {
        return this.clock.sleep(Math.max(0, ms), this.signal);
    }
    noteRetryAfter(error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk) || error.retryAfterMs === undefined)
            return;
        this.#retryAfterUntilMs = Math.max(this.#retryAfterUntilMs, this.elapsed() + error.retryAfterMs);
    }
    async waitForRetryAfter(signal = this.signal) {
        while (this.#retryAfterUntilMs > this.elapsed()) {
            if (this.#retryAfterUntilMs > this.deadlineMs)
                return false;
            await this.clock.sleep(this.#retryAfterUntilMs - this.elapsed(), signal);
        }
        return true;
    }
    async within(ms, operation, work, parent = this.signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            parent.throwIfAborted();
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .i) `no-answer-in-time: ${operation}: no answer within ${Math.round(ms / 100) / 10} s.`;
            const onTimeout = () => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5(text, { operation, sent: true });
            const scope = __addDisposableResource(env_1, new _timeout_js__WEBPACK_IMPORTED_MODULE_2__/* .AbortScope */ .DK({ clock: this.clock, signal: parent, timeoutMs: ms, onTimeout }), false);
            try {
                return await work(scope.signal);
            }
            catch (error) {
                this.noteRetryAfter(error);
                throw error;
            }
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

/***/ 9497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ defaultReport),
/* harmony export */   g: () => (/* binding */ readReportInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);


const defaultReport = {
    jobSummary: true,
    annotateFiles: true,
    supersededIsNeutral: false,
    environmentUrl: undefined,
    environment: undefined,
    githubToken: undefined,
};
function readReportInputs(inputs) {
    return {
        jobSummary: inputs.get('job-summary'),
        annotateFiles: inputs.get('annotate-files'),
        supersededIsNeutral: inputs.get('on-superseded') === 'neutral',
        environmentUrl: inputs.get('environment-url'),
        environment: inputs.get('environment'),
        githubToken: readToken(inputs),
    };
}
function readToken(inputs) {
    const token = inputs.get('github-token');
    if (token === undefined || /^[\x21-\x7e]+$/.test(token))
        return token;
    const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `token-invalid: \`github-token\` is not a token: it contains a space, a line break or a non-ASCII character.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', text);
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
    return new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('needs', (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `fleet-circle: These services need each other, so none can be first: ${circle}. Remove one of the needs.`);
}


/***/ }),

/***/ 130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c2: () => (/* binding */ lostResult),
/* harmony export */   eS: () => (/* binding */ planFile),
/* harmony export */   iq: () => (/* binding */ fleetPlan),
/* harmony export */   nV: () => (/* binding */ serviceResult),
/* harmony export */   sh: () => (/* binding */ resultOfService),
/* harmony export */   yU: () => (/* binding */ matricesOf)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7492);
/* harmony import */ var _deployment_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2550);


const service = (0,valibot__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc)({
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
const serviceResult = service;
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
function matricesOf({ services, }) {
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
function resultOfService(report, { plan, serviceId = null, startedMs, clean, }) {
    const { name, outcome, passed, reason, url = null, deployment = {}, isLive, cause = [], startMs, endMs } = report;
    const { deploymentId, ref } = deployment;
    const planned = plan.services.find((each) => each.service === name);
    return {
        service: name,
        outcome,
        passed,
        reason: clean(reason),
        why: clean(planned?.reason ?? ''),
        commit: planned?.check?.commit ?? (ref === undefined ? plan.commit : clean(ref)),
        url,
        serviceId: deployment.serviceId ?? serviceId,
        deploymentId: deploymentId === undefined ? null : clean(deploymentId),
        deployed: isLive ?? false,
        startedMs: isLive === undefined ? null : Math.round(startedMs + startMs),
        durationMs: Math.round(endMs - startMs),
        excerpt: [...cause],
    };
}
function lostResult(service, why, commit, reason) {
    const unknown = {
        url: null,
        serviceId: null,
        deploymentId: null,
        deployed: false,
        startedMs: null,
        durationMs: 0,
        excerpt: [],
    };
    return { service, outcome: 'indeterminate', passed: false, reason, why, commit, ...unknown };
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
            const reason = (0,message/* message */.i) `fleet-fail-fast: Not deployed: "${why.name}" did not succeed, and \`fail-fast\` starts nothing after that.`;
            return { outcome: 'skipped', reason };
        }
        case 'cancelled':
            return {
                outcome: 'aborted',
                reason: (0,message/* message */.i) `fleet-cancelled: Not deployed: the run was cancelled before its turn.`,
            };
        default:
            return why;
    }
}
function needFailed(name, outcome) {
    const what = outcome === 'skipped' ? 'was skipped' : `ended ${outcome}`;
    return { outcome: 'skipped', reason: (0,message/* message */.i) `fleet-need-failed: Not deployed: it needs "${name}", which ${what}.` };
}
const tooLate = {
    outcome: 'timed-out',
    passed: false,
    reason: (0,message/* message */.i) `fleet-too-late: Not deployed: the timeout of the fleet passed before its turn. Set a longer \`timeout\`, or a larger \`max-parallel\`.`,
};
function endOfError(error, signal) {
    const reason = error instanceof Error ? error.message : String(error);
    return { outcome: signal.aborted && error === signal.reason ? 'aborted' : 'failed', passed: false, reason };
}


/***/ }),

/***/ 7567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ GitHubComments)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7492);
/* harmony import */ var _api_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(726);
/* harmony import */ var _api_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3563);



const rows = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)(), body: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP)()), user: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ login: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP)() })) }));
const mostRead = 100;
const mostPages = 50;
class GitHubComments {
    marker;
    #place;
    constructor(place) {
        this.#place = place;
        this.marker = place.marker;
    }
    async list() {
        const { repository, number: issue, github } = this.#place;
        const issues = await this.#issues();
        const { login } = await github.author();
        const found = [];
        for (let page = 1; page <= mostPages; page++) {
            const asked = { ...repository, issue_number: issue, per_page: mostRead, page };
            const { data } = await issues.listComments(asked);
            for (const { id, body, user } of (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qgA)(rows, data)) {
                if (user?.login === login && body?.startsWith(this.marker))
                    found.push(id);
            }
            if (data.length < mostRead)
                break;
        }
        return found.sort((one, other) => one - other);
    }
    async create(body, look) {
        const { repository, number: issue } = this.#place;
        const issues = await this.#issues();
        return await (0,_api_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOnce */ .Fq)(async () => {
            const { data } = await issues.createComment({ ...repository, issue_number: issue, body });
            return (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qgA)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ id: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)() }), data).id;
        }, look);
    }
    async update(id, body) {
        const issues = await this.#issues();
        try {
            await issues.updateComment({ ...this.#place.repository, comment_id: id, body });
            return true;
        }
        catch (error) {
            if (isGone(error))
                return false;
            throw error;
        }
    }
    async delete(id) {
        const issues = await this.#issues();
        await issues.deleteComment({ ...this.#place.repository, comment_id: id }).catch((error) => {
            if (!isGone(error))
                throw error;
        });
    }
    explain(error) {
        return (0,_api_client_js__WEBPACK_IMPORTED_MODULE_0__/* .githubRefusal */ .eD)(error, 'pull-requests: write');
    }
    async #issues() {
        return (await this.#place.github.client()).rest.issues;
    }
}
function isGone(error) {
    const failure = (0,_api_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFailure */ .mH)(error);
    return failure?.status === 410 || (failure?.status === 404 && !failure.message.includes('not accessible'));
}


/***/ }),

/***/ 6236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ StickyComment)
/* harmony export */ });
class StickyComment {
    #comments;
    #onId;
    #id;
    constructor(comments, id, onId) {
        this.#comments = comments;
        this.#id = id;
        this.#onId = onId;
    }
    async write(body, { create = true } = {}) {
        const text = `${this.#comments.marker}\n${body}`;
        if (this.#id !== undefined && (await this.#comments.update(this.#id, text)))
            return;
        const [oldest, ...later] = await this.#comments.list();
        if (oldest !== undefined) {
            this.#note(oldest);
            await this.#comments.update(oldest, text);
            for (const id of later)
                await this.#comments.delete(id);
        }
        else if (create) {
            await this.#create(text);
        }
    }
    async #create(text) {
        const comments = this.#comments;
        const id = await comments.create(text, async () => {
            const [found] = await comments.list();
            return found !== undefined && (await comments.update(found, text)) ? found : undefined;
        });
        this.#note(id);
        const [oldest = id] = await comments.list();
        if (oldest >= id)
            return;
        this.#note(oldest);
        await comments.update(oldest, text);
        await comments.delete(id);
    }
    #note(id) {
        this.#id = id;
        this.#onId(id);
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
