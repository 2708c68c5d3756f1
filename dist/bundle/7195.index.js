export const id = 7195;
export const ids = [7195];
export const modules = {

/***/ 6075:
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
;// CONCATENATED MODULE: ./build/fleet/execution.js


const executionRecord = (0,index_min/* object */.Ikc)({
    id: (0,index_min/* string */.YjP)(),
    after: (0,index_min/* array */.YOg)((0,index_min/* string */.YjP)()),
    result: (0,index_min/* nullable */.mee)(result/* serviceResult */.nV),
});
function latestResult(left) {
    const own = left.filter((each) => each.kind === 'record' || each.kind === 'refused');
    if (own.length === 0) {
        return { kind: 'absent', proof: left.length === 0 ? 'nothing was left' : 'all is of another plan or run' };
    }
    const attempt = Math.max(...own.map((each) => each.attempt));
    if (left.some((each) => each.kind === 'other plan' && each.attempt > attempt)) {
        return { kind: 'unknown', why: 'planned again' };
    }
    const newest = own.filter((each) => each.attempt === attempt);
    const records = newest.flatMap((each) => (each.kind === 'record' ? [each.record] : []));
    if (records.length < newest.length)
        return { kind: 'unknown', why: 'refused' };
    const before = new Set(records.flatMap(({ after }) => after));
    const last = records.filter(({ id }) => !before.has(id));
    const [id, ...others] = new Set(last.map((each) => each.id));
    if (id === undefined || others.length > 0)
        return { kind: 'unknown', why: 'at once' };
    const [result, ...more] = last.flatMap((each) => each.result ?? []);
    if (result === undefined)
        return { kind: 'unknown', why: 'unfinished' };
    return more.length === 0 ? { kind: 'found', value: result } : { kind: 'unknown', why: 'refused' };
}
function begunBefore(left) {
    return [...new Set(left.flatMap((each) => (each.kind === 'record' ? [each.record.id, ...each.record.after] : [])))];
}

;// CONCATENATED MODULE: ./build/fleet/seal.js


const sealed = (0,index_min/* object */.Ikc)({
    run: (0,index_min/* string */.YjP)(),
    attempt: (0,index_min/* number */.aig)(),
    plan: (0,index_min/* string */.YjP)(),
    service: (0,index_min/* string */.YjP)(),
    text: (0,index_min/* string */.YjP)(),
    signature: (0,index_min/* string */.YjP)(),
});
const domain = 'taxiway fleet 2';
class Seal {
    #key;
    identity;
    constructor(apiKey, identity) {
        this.#key = new Uint8Array((0,external_node_crypto_.hkdfSync)('sha256', apiKey, '', domain, 32));
        this.identity = identity;
    }
    close(text, { service, plan }) {
        const signed = { ...this.identity, plan, service, text };
        return JSON.stringify({ ...signed, signature: this.#sign(signed).toString('base64url') });
    }
    open(file) {
        const { success, output } = (0,index_min/* safeParse */.xLC)(sealed, file);
        if (!success)
            return undefined;
        const { signature, ...signed } = output;
        const given = Buffer.from(signature, 'base64url');
        const own = this.#sign(signed);
        if (given.length !== own.length || !(0,external_node_crypto_.timingSafeEqual)(given, own))
            return undefined;
        const { run, attempt } = this.identity;
        return signed.run === run && !(signed.attempt >= 1 && signed.attempt <= attempt) ? undefined : signed;
    }
    #sign({ run, attempt, plan, service, text }) {
        const signed = JSON.stringify([domain, run, attempt, plan, service, text]);
        return (0,external_node_crypto_.createHmac)('sha256', this.#key).update(signed).digest();
    }
}
function digestOf(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64url');
}

// EXTERNAL MODULE: ./build/text/input-name.js
var input_name = __webpack_require__(140);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/text/regular-file.js
var regular_file = __webpack_require__(1841);
;// CONCATENATED MODULE: ./build/actions/fleet/handoff-file.js


const mostBytes = 64 * 1024 * 1024;
function readHandoffFile(path) {
    const file = (0,regular_file/* readRegularFile */.XF)(path, mostBytes, { followsLinks: false });
    return file.kind === 'found' ? { kind: 'found', value: file.value.toString('utf8') } : file;
}
function writeHandoffFile(path, text) {
    const half = `${path}.tmp`;
    (0,external_node_fs_.rmSync)(half, { force: true });
    (0,external_node_fs_.writeFileSync)(half, text, { flag: 'wx' });
    (0,external_node_fs_.renameSync)(half, path);
}
function recordFile({ service, attempt, id, hasEnded }) {
    return `service-${service}.${attempt}.${id}.${hasEnded ? 'ended' : 'begun'}.json`;
}
const anyRecord = /^service-([^.]+)\.(?:(\d+)\.)?.*json$/;
function readRecordName(file) {
    const [, service, attempt] = anyRecord.exec(file) ?? [];
    return service === undefined
        ? undefined
        : { service, attempt: attempt === undefined ? Number.POSITIVE_INFINITY : Number(attempt) };
}

;// CONCATENATED MODULE: ./build/actions/fleet/handoff.js











const runVariable = 'TAXIWAY_FLEET_RUN';
class Handoff {
    #folder;
    #seal;
    #named;
    #execution = (0,external_node_crypto_.randomUUID)();
    #begun = new Map();
    #plan = '';
    constructor(folder, seal, named = input_name/* nameAsInput */.A) {
        this.#folder = folder;
        this.#seal = seal;
        this.#named = named;
    }
    writePlan(plan) {
        const text = JSON.stringify({ id: (0,external_node_crypto_.randomUUID)(), ...plan });
        this.#plan = digestOf(text);
        writeHandoffFile((0,external_node_path_.join)(this.#folder, result/* planFile */.eS), this.#seal.close(text, { service: '', plan: '' }));
    }
    readPlan() {
        const named = this.#named;
        const file = readHandoffFile((0,external_node_path_.join)(this.#folder, result/* planFile */.eS));
        if (file.kind === 'absent') {
            const text = `The folder of ${named('results')} has no plan (${result/* planFile */.eS}). Run ${named('mode', 'plan')} with ${named('results')} in an earlier job, and hand the folder on as an artifact.`;
            throw new errors/* InputError */.dz('results', text);
        }
        if (file.kind === 'unknown') {
            const text = `The plan in the folder of ${named('results')} cannot be read (${result/* planFile */.eS}): ${file.why}.`;
            throw new errors/* InputError */.dz('results', text);
        }
        const signed = this.#seal.open(parsed(file.value));
        const isOurs = signed?.run === this.#seal.identity.run && signed.plan === '' && signed.service === '';
        const { success, output } = (0,index_min/* safeParse */.xLC)(result/* fleetPlan */.iq, parsed(signed?.text ?? ''));
        if (!isOurs || !success) {
            const why = (0,message/* message */.iU) `fleet-plan-refused: The plan in the folder of ${named('results')} is refused, because no job with this API key signed it in this run. Check which jobs write into that folder, and that all jobs of the fleet use the same API key.`;
            throw new errors/* InputError */.dz('results', why);
        }
        this.#plan = digestOf(signed.text);
        return output;
    }
    begin(services) {
        const left = this.#readLeft();
        for (const service of services) {
            const after = begunBefore(left.get(service) ?? []);
            this.#begun.set(service, after);
            this.#write(service, { id: this.#execution, after, result: null });
        }
    }
    end(result) {
        const after = this.#begun.get(result.service);
        if (after === undefined)
            throw new Error(`The service "${result.service}" ends without having begun.`);
        this.#write(result.service, { id: this.#execution, after, result });
    }
    readResults(plan) {
        const left = this.#readLeft();
        return plan.services.map(({ service, reason: why }) => {
            const latest = latestResult(left.get(service) ?? []);
            if (latest.kind === 'found')
                return latest.value;
            return {
                ...{ service, outcome: 'indeterminate', passed: false, reason: whyNone(service, latest), why },
                ...{ commit: plan.commit, url: null, serviceId: null, deploymentId: null },
                ...{ deployed: false, startedMs: null, durationMs: 0, excerpt: [] },
            };
        });
    }
    #write(service, record) {
        const { attempt } = this.#seal.identity;
        const name = recordFile({ service, attempt, id: record.id, hasEnded: record.result !== null });
        const text = this.#seal.close(JSON.stringify(record), { service, plan: this.#plan });
        writeHandoffFile((0,external_node_path_.join)(this.#folder, name), text);
    }
    #readLeft() {
        const left = new Map();
        for (const file of (0,external_node_fs_.readdirSync)(this.#folder)) {
            const name = readRecordName(file);
            if (name === undefined)
                continue;
            const record = this.#readRecord(file) ?? { kind: 'refused', attempt: name.attempt };
            const others = left.get(name.service);
            if (others === undefined)
                left.set(name.service, [record]);
            else
                others.push(record);
        }
        return left;
    }
    #readRecord(file) {
        const read = readHandoffFile((0,external_node_path_.join)(this.#folder, file));
        const signed = read.kind === 'found' ? this.#seal.open(parsed(read.value)) : undefined;
        if (signed === undefined)
            return undefined;
        const { success, output: record } = (0,index_min/* safeParse */.xLC)(executionRecord, parsed(signed.text));
        if (!success)
            return undefined;
        const { run, plan, service, attempt } = signed;
        if (file !== recordFile({ service, attempt, id: record.id, hasEnded: record.result !== null }))
            return undefined;
        if (record.result !== null && record.result.service !== service)
            return undefined;
        if (run !== this.#seal.identity.run)
            return { kind: 'other run' };
        return plan === this.#plan ? { kind: 'record', attempt, record } : { kind: 'other plan', attempt };
    }
}
function whyNone(service, latest) {
    if (latest.kind === 'absent') {
        return latest.proof === 'nothing was left'
            ? (0,message/* message */.iU) `fleet-result-lost: The job that deploys "${service}" left no result. It was lost, cancelled or never started: check the job, and the service on the platform.`
            : (0,message/* message */.iU) `fleet-result-of-another-plan: No job of this plan left a result of "${service}". What was left belongs to another plan or run. Run all jobs again.`;
    }
    switch (latest.why) {
        case 'unfinished':
            return (0,message/* message */.iU) `fleet-result-unfinished: The last job that deployed "${service}" left no result. It was killed or cancelled, or still runs: check it, and the service on the platform.`;
        case 'at once':
            return (0,message/* message */.iU) `fleet-result-at-once: Two jobs deployed "${service}" at once, so it is not known which was the last. Deploy it in one job, and check the service on the platform.`;
        case 'refused':
            return (0,message/* message */.iU) `fleet-result-refused: A record of "${service}" is refused: it cannot be read, or no job with this API key signed it. Check which jobs write it, and the service.`;
        case 'planned again':
            return (0,message/* message */.iU) `fleet-planned-again: A later attempt of this run made another plan, and began to deploy "${service}" by it. Hand on the plan of that attempt, or run all jobs again.`;
        default:
            return latest.why;
    }
}
function openHandoff(job, { results, all }) {
    if (results === undefined)
        return undefined;
    const key = all.get('api-key');
    if (key === undefined) {
        const text = (0,message/* message */.iU) `fleet-handoff-without-key: ${job.inputs.named('results')} needs ${job.inputs.named('api-key')}: what the jobs of a fleet pass on is signed with a key derived from it. Give the same key to the jobs that plan, deploy and report.`;
        throw new errors/* InputError */.dz('api-key', text);
    }
    const run = runOf(job);
    if (run === '' && job.context.config.source.kind !== 'working-tree') {
        const text = (0,message/* message */.iU) `fleet-run-unknown: ${job.inputs.named('results')} needs to know which run this is, so that no result of another run counts, and this CI system does not say it. Set the variable ${runVariable} to a value that is the same in all jobs of a run and no other, such as the number of the build.`;
        throw new errors/* InputError */.dz('results', text);
    }
    const seal = new Seal(key, { run, attempt: Number(job.environment['GITHUB_RUN_ATTEMPT']) || 1 });
    return new Handoff(results, seal, job.inputs.named);
}
function runOf({ environment, context }) {
    return environment[runVariable] || context.runUrl || '';
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

/***/ 130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eS: () => (/* binding */ planFile),
/* harmony export */   iq: () => (/* binding */ fleetPlan),
/* harmony export */   nV: () => (/* binding */ serviceResult),
/* harmony export */   yU: () => (/* binding */ matricesOf)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7492);
/* harmony import */ var _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6066);


const serviceResult = (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc)({
    service: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)(),
    outcome: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO)(_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomes */ .KI),
    passed: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY)(),
    reason: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)(),
    why: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)(),
    commit: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)()),
    url: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)()),
    serviceId: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)()),
    deploymentId: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)()),
    deployed: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY)(),
    startedMs: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig)()),
    durationMs: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig)(),
    outdatedBy: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM)((0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)()),
    excerpt: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)()),
});
const planFile = 'plan.json';
const fleetPlan = (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc)({
    commit: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)()),
    services: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc)({
        service: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)(),
        level: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig)(),
        needs: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)()),
        reason: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)(),
        check: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc)({ deploymentId: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)(), commit: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee)((0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)()) })),
    })),
    unchanged: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg)((0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc)({ service: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)(), reason: (0,valibot__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP)() })),
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

/***/ 2255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   PW: () => (/* binding */ isAddress),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oN: () => (/* binding */ besides),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3597);

function escapeMarkdown(text) {
    return text.replace(/[&<>"'`@#![\]]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function prose(text) {
    return withoutMentions((0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text));
}
function withoutMentions(text) {
    return escapeMarkdown(text).replace(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
}
function sentence(text) {
    const parts = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text).split(/(`[^`]+`)/);
    return parts
        .map((part) => part.length > 2 && part.startsWith('`') && part.endsWith('`') ? code(part.slice(1, -1)) : withoutMentions(part))
        .join('');
}
function heading(text) {
    return `<h3>${text}</h3>`;
}
function code(text) {
    return text === undefined || text === '' ? '' : `<code>${escapeMarkdown((0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text))}</code>`;
}
function paragraph(text) {
    return text === '' ? '' : `<p>${text}</p>`;
}
function besides(texts) {
    return texts.filter((text) => text !== '').join(' · ');
}
function isAddress(text) {
    return /^https?:\/\/[^\s\p{Cc}<>"']+$/u.test(text);
}
function link(address, text) {
    if (!isAddress(address))
        return text ?? code(address);
    const own = text ?? escapeMarkdown(address.replace(/^https?:\/\/(?=[^/])/, '').replace(/^([^/]+)\/$/, '$1'));
    return `<a href="${escapeMarkdown(address)}">${own}</a>`;
}
function lines(texts) {
    return `<pre>\n${texts.map(escapeMarkdown).join('\n')}\n</pre>`;
}
function fold(title, content) {
    return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
function folded(title, texts) {
    return fold(title, lines(texts));
}
function table(rows, header = []) {
    const row = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const lines = rows.map((cells) => row(cells, 'td'));
    return ['<table>', ...(header.length === 0 ? [] : [row(header, 'th')]), ...lines, '</table>'].join('\n');
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

/***/ 7727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ toFleetRun),
/* harmony export */   UR: () => (/* binding */ toPlanRun)
/* harmony export */ });
/* unused harmony export countServices */
/* harmony import */ var _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6066);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7397);


function toFleetRun(services, { commit, unchanged }, { text: clean }, supersededPasses) {
    const outcome = (0,_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .worstOutcome */ .Om)(services.map((each) => each.outcome));
    const failed = services.filter((each) => !each.passed);
    const verdict = failed.length === 0 ? 'succeeded' : worstVerdict(failed, outcome);
    const passed = (0,_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .passes */ .WE)(verdict, supersededPasses);
    const cause = [...Map.groupBy(failed, ({ outcome, reason }) => `${outcome}. ${reason}`)].map(([end, those]) => clean(`${those.map((each) => each.service).join(', ')}: ${end}`));
    const reason = countServices(services, unchanged);
    return {
        kind: 'fleet',
        ...{ outcome, verdict, passed, reason, durationMs: spanOf(services), cause: passed ? [] : cause },
        ...{ services, unchanged, commit },
    };
}
function worstVerdict(failed, outcome) {
    const isLaidOver = failed.some((each) => each.outcome === 'succeeded');
    return isLaidOver && (0,_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .passes */ .WE)(outcome, false) ? 'failed' : outcome;
}
function toPlanRun(plan, durationMs) {
    const { services, unchanged } = plan;
    const due = services.filter(({ check }) => check === null);
    const reason = `${due.length} of ${services.length + unchanged.length} services are to be deployed.`;
    const outcome = 'skipped';
    return { kind: 'plan', outcome, verdict: outcome, passed: true, reason, durationMs, cause: [], plan };
}
function countServices(services, unchanged) {
    const counts = new Map();
    for (const { outcome } of services)
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    const parts = [...counts].map(([outcome, count]) => `${count} ${outcome}`);
    const rest = unchanged.length === 0 ? '' : ` ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(unchanged.length, 'other service')} left as deployed.`;
    if (parts.length === 0)
        return `Nothing to deploy.${rest}`;
    return `${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(services.length, 'service')}: ${parts.join(', ')}.${rest}`;
}
function spanOf(services) {
    const begun = services.flatMap(({ startedMs, durationMs }) => startedMs === null ? [] : { startMs: startedMs, endMs: startedMs + durationMs });
    if (begun.length === 0)
        return 0;
    return Math.max(...begun.map(({ endMs }) => endMs)) - Math.min(...begun.map(({ startMs }) => startMs));
}


/***/ }),

/***/ 4922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TG: () => (/* binding */ mostReasons),
/* harmony export */   d$: () => (/* binding */ formatReasons),
/* harmony export */   mn: () => (/* binding */ formatServices),
/* harmony export */   ql: () => (/* binding */ mostTable),
/* harmony export */   uG: () => (/* binding */ tableWithin),
/* harmony export */   xg: () => (/* binding */ longestReason)
/* harmony export */ });
/* harmony import */ var _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6066);
/* harmony import */ var _output_cause_statement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8197);
/* harmony import */ var _output_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2255);
/* harmony import */ var _text_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5573);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9556);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3597);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5360);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7397);








const header = ['Service', 'Result', 'Time'];
const longestReason = 160;
const longestAddress = 200;
const mostTable = 780 * 1024;
const mostReasons = 80 * 1024;
function formatServices(services, most) {
    if (services.length === 0)
        return '';
    const sorted = [...services.filter(({ passed }) => !passed), ...services.filter(({ passed }) => passed)];
    return tableWithin(most, sorted.map(toCells), header);
}
function tableWithin(most, rows, header) {
    let shown = rows;
    while (Buffer.byteLength((0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(shown, header)) > most)
        shown = shown.slice(0, Math.floor(shown.length * 0.8));
    const left = rows.length - shown.length;
    return `${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(shown, header)}${left === 0 ? '' : `\n\n<p>\u2026 and ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B)(left, 'more service')}</p>`}`;
}
function toCells(result) {
    const { service, outcome, url, startedMs, durationMs } = result;
    const name = (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(service);
    return [
        `${_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[outcome].icon} ${url === null || url.length > longestAddress ? name : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(url, name)}`,
        formatResult(result),
        startedMs === null ? '' : (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(durationMs).replaceAll(' ', '&nbsp;'),
    ];
}
function formatResult({ outcome, passed, reason, commit, excerpt: log }) {
    if (outcome === 'succeeded' && passed)
        return commit ? `deployed ${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_text_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenRef */ .jO)(commit))}` : 'deployed';
    if (passed)
        return outcome;
    const [first] = (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_6__/* .splitSentences */ .P)(reason);
    const why = (0,_output_cause_statement_js__WEBPACK_IMPORTED_MODULE_1__/* .findStatement */ .z)(log) ?? (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutFullStop */ .Qu)(first);
    return outcome === 'skipped'
        ? (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .Kb)(why, longestReason))
        : `<b>${outcome}</b>: ${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .Kb)(why, longestReason))}`;
}
function formatReasons({ services, unchanged }) {
    const reasons = [
        ...services.map(({ service, why }) => ({ service, why })),
        ...unchanged.map(({ service, reason: why }) => ({ service, why })),
    ];
    const rows = reasons
        .filter(({ why }) => why !== '')
        .map(({ service, why }) => [(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(service), (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .Kb)(why, longestReason))]);
    return rows.length === 0 ? '' : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .fold */ .AU)('Why these services', tableWithin(mostReasons, rows, ['Service', 'Why']));
}


/***/ })

};
