export const id = 445;
export const ids = [445];
export const modules = {

/***/ 183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ setFleetOutputs)
});

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


var to_fleet_run = __webpack_require__(7243);

var run_job = __webpack_require__(5097);
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


/***/ }),

/***/ 445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   report: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _fleet_outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(183);
/* harmony import */ var _results_results_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3347);



function report(job, inputs) {
    const folder = (0,_results_results_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .openResults */ .Bm)(job, inputs);
    if (folder === undefined) {
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('results', `${job.inputs.named('mode', 'report')} needs ${job.inputs.named('results')}. Set the folder into which the artifacts of the other jobs were downloaded.`);
    }
    const made = folder.readPlan();
    return (0,_fleet_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .setFleetOutputs */ .N)(job, folder.readResults(made), made);
}


/***/ }),

/***/ 3347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  Bm: () => (/* binding */ openResults)
});

// UNUSED EXPORTS: ResultsFolder, readRunName, runVariable


var external_node_crypto_ = __webpack_require__(7598);

var external_node_fs_ = __webpack_require__(3024);

var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/node_modules/valibot/index.mjs
var valibot = __webpack_require__(3374);

var errors = __webpack_require__(6695);
;

const serializedPlan = (0,valibot/* object */.Ik)({
    commit: (0,valibot/* nullable */.me)((0,valibot/* string */.Yj)()),
    services: (0,valibot/* array */.YO)((0,valibot/* object */.Ik)({
        service: (0,valibot/* string */.Yj)(),
        level: (0,valibot/* number */.ai)(),
        needs: (0,valibot/* array */.YO)((0,valibot/* string */.Yj)()),
        reason: (0,valibot/* string */.Yj)(),
        check: (0,valibot/* nullable */.me)((0,valibot/* object */.Ik)({ deploymentId: (0,valibot/* string */.Yj)(), commit: (0,valibot/* nullable */.me)((0,valibot/* string */.Yj)()) })),
    })),
    unchanged: (0,valibot/* array */.YO)((0,valibot/* object */.Ik)({ service: (0,valibot/* string */.Yj)(), reason: (0,valibot/* string */.Yj)() })),
});


var input_name = __webpack_require__(140);

var message = __webpack_require__(3597);

var outcome = __webpack_require__(6066);
;


const serviceResult = (0,valibot/* object */.Ik)({
    service: (0,valibot/* string */.Yj)(),
    outcome: (0,valibot/* picklist */.KI)(outcome/* outcomes */.KI),
    passed: (0,valibot/* boolean */.zM)(),
    reason: (0,valibot/* string */.Yj)(),
    why: (0,valibot/* string */.Yj)(),
    commit: (0,valibot/* nullable */.me)((0,valibot/* string */.Yj)()),
    url: (0,valibot/* nullable */.me)((0,valibot/* string */.Yj)()),
    serviceId: (0,valibot/* nullable */.me)((0,valibot/* string */.Yj)()),
    deploymentId: (0,valibot/* nullable */.me)((0,valibot/* string */.Yj)()),
    deployed: (0,valibot/* boolean */.zM)(),
    startedMs: (0,valibot/* nullable */.me)((0,valibot/* number */.ai)()),
    durationMs: (0,valibot/* number */.ai)(),
    outdatedBy: (0,valibot/* optional */.lq)((0,valibot/* string */.Yj)()),
    excerpt: (0,valibot/* array */.YO)((0,valibot/* string */.Yj)()),
});

;


const executionRecord = (0,valibot/* object */.Ik)({
    id: (0,valibot/* string */.Yj)(),
    after: (0,valibot/* array */.YO)((0,valibot/* string */.Yj)()),
    result: (0,valibot/* nullable */.me)(serviceResult),
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

;
const planFile = 'plan.json';
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


var regular_file = __webpack_require__(1841);
;


const mostBytes = 64 * 1024 * 1024;
function readResultsFile(path) {
    const file = (0,regular_file/* readRegularFile */.XF)(path, mostBytes, { followsLinks: false });
    return file.kind === 'found' ? { kind: 'found', value: file.value.toString('utf8') } : file;
}
function writeResultsFile(path, text) {
    const half = `${path}.tmp`;
    (0,external_node_fs_.rmSync)(half, { force: true });
    (0,external_node_fs_.writeFileSync)(half, text, { flag: 'wx' });
    (0,external_node_fs_.renameSync)(half, path);
}

;


const signedFile = (0,valibot/* object */.Ik)({
    run: (0,valibot/* string */.Yj)(),
    attempt: (0,valibot/* number */.ai)(),
    plan: (0,valibot/* string */.Yj)(),
    service: (0,valibot/* string */.Yj)(),
    text: (0,valibot/* string */.Yj)(),
    signature: (0,valibot/* string */.Yj)(),
});
const domain = 'taxiway fleet 2';
class Signer {
    #key;
    identity;
    constructor(apiKey, identity) {
        this.#key = new Uint8Array((0,external_node_crypto_.hkdfSync)('sha256', apiKey, '', domain, 32));
        this.identity = identity;
    }
    sign(text, { service, plan }) {
        const signed = { ...this.identity, plan, service, text };
        return JSON.stringify({ ...signed, signature: this.#hmac(signed).toString('base64url') });
    }
    verify(file) {
        const { success, output } = (0,valibot/* safeParse */.xL)(signedFile, file);
        if (!success)
            return undefined;
        const { signature, ...signed } = output;
        const given = Buffer.from(signature, 'base64url');
        const own = this.#hmac(signed);
        if (given.length !== own.length || !(0,external_node_crypto_.timingSafeEqual)(given, own))
            return undefined;
        const { run, attempt } = this.identity;
        return signed.run === run && !(signed.attempt >= 1 && signed.attempt <= attempt) ? undefined : signed;
    }
    #hmac({ run, attempt, plan, service, text }) {
        const signed = JSON.stringify([domain, run, attempt, plan, service, text]);
        return (0,external_node_crypto_.createHmac)('sha256', this.#key).update(signed).digest();
    }
}
function digestPlan(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text).digest('base64url');
}

;












const runVariable = 'TAXIWAY_FLEET_RUN';
class ResultsFolder {
    #path;
    #signer;
    #named;
    #execution = (0,external_node_crypto_.randomUUID)();
    #begun = new Map();
    #plan = '';
    constructor(path, signer, named = input_name/* nameAsInput */.A) {
        this.#path = path;
        this.#signer = signer;
        this.#named = named;
    }
    writePlan(plan) {
        const text = JSON.stringify({ id: (0,external_node_crypto_.randomUUID)(), ...plan });
        this.#plan = digestPlan(text);
        writeResultsFile((0,external_node_path_.join)(this.#path, planFile), this.#signer.sign(text, { service: '', plan: '' }));
    }
    readPlan() {
        const named = this.#named;
        const file = readResultsFile((0,external_node_path_.join)(this.#path, planFile));
        if (file.kind === 'absent') {
            const text = `The folder of ${named('results')} has no plan (${planFile}). Run ${named('mode', 'plan')} with ${named('results')} in an earlier job, and hand the folder on as an artifact.`;
            throw new errors/* InputError */.dz('results', text);
        }
        if (file.kind === 'unknown') {
            const text = `The plan in the folder of ${named('results')} cannot be read (${planFile}): ${file.why}.`;
            throw new errors/* InputError */.dz('results', text);
        }
        const signed = this.#signer.verify(parsed(file.value));
        const isOurs = signed?.run === this.#signer.identity.run && signed.plan === '' && signed.service === '';
        const { success, output } = (0,valibot/* safeParse */.xL)(serializedPlan, parsed(signed?.text ?? ''));
        if (!isOurs || !success) {
            const why = (0,message/* message */.i) `fleet-plan-refused: The plan in the folder of ${named('results')} is refused, because no job with this API key signed it in this run. Check which jobs write into that folder, and that all jobs of the fleet use the same API key.`;
            throw new errors/* InputError */.dz('results', why);
        }
        this.#plan = digestPlan(signed.text);
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
        const { attempt } = this.#signer.identity;
        const name = recordFile({ service, attempt, id: record.id, hasEnded: record.result !== null });
        const text = this.#signer.sign(JSON.stringify(record), { service, plan: this.#plan });
        writeResultsFile((0,external_node_path_.join)(this.#path, name), text);
    }
    #readLeft() {
        const left = new Map();
        for (const file of (0,external_node_fs_.readdirSync)(this.#path)) {
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
        const read = readResultsFile((0,external_node_path_.join)(this.#path, file));
        const signed = read.kind === 'found' ? this.#signer.verify(parsed(read.value)) : undefined;
        if (signed === undefined)
            return undefined;
        const { success, output: record } = (0,valibot/* safeParse */.xL)(executionRecord, parsed(signed.text));
        if (!success)
            return undefined;
        const { run, plan, service, attempt } = signed;
        if (file !== recordFile({ service, attempt, id: record.id, hasEnded: record.result !== null }))
            return undefined;
        if (record.result !== null && record.result.service !== service)
            return undefined;
        if (run !== this.#signer.identity.run)
            return { kind: 'other run' };
        return plan === this.#plan ? { kind: 'record', attempt, record } : { kind: 'other plan', attempt };
    }
}
function whyNone(service, latest) {
    if (latest.kind === 'absent') {
        return latest.proof === 'nothing was left'
            ? (0,message/* message */.i) `fleet-result-lost: The job that deploys "${service}" left no result. It was lost, cancelled or never started: check the job, and the service on the platform.`
            : (0,message/* message */.i) `fleet-result-of-another-plan: No job of this plan left a result of "${service}". What was left belongs to another plan or run. Run all jobs again.`;
    }
    switch (latest.why) {
        case 'unfinished':
            return (0,message/* message */.i) `fleet-result-unfinished: The last job that deployed "${service}" left no result. It was killed or cancelled, or still runs: check it, and the service on the platform.`;
        case 'at once':
            return (0,message/* message */.i) `fleet-result-at-once: Two jobs deployed "${service}" at once, so it is not known which was the last. Deploy it in one job, and check the service on the platform.`;
        case 'refused':
            return (0,message/* message */.i) `fleet-result-refused: A record of "${service}" is refused: it cannot be read, or no job with this API key signed it. Check which jobs write it, and the service.`;
        case 'planned again':
            return (0,message/* message */.i) `fleet-planned-again: A later attempt of this run made another plan, and began to deploy "${service}" by it. Hand on the plan of that attempt, or run all jobs again.`;
        default:
            return latest.why;
    }
}
function openResults(job, { results, all }) {
    if (results === undefined)
        return undefined;
    const key = all.get('api-key');
    if (key === undefined) {
        const text = (0,message/* message */.i) `fleet-handoff-without-key: ${job.inputs.named('results')} needs ${job.inputs.named('api-key')}: what the jobs of a fleet pass on is signed with a key derived from it. Give the same key to the jobs that plan, deploy and report.`;
        throw new errors/* InputError */.dz('api-key', text);
    }
    const run = readRunName(job);
    if (run === '' && job.context.config.source.kind !== 'working-tree') {
        const text = (0,message/* message */.i) `fleet-run-unknown: ${job.inputs.named('results')} needs to know which run this is, so that no result of another run counts, and this CI system does not say it. Set the variable ${runVariable} to a value that is the same in all jobs of a run and no other, such as the number of the build.`;
        throw new errors/* InputError */.dz('results', text);
    }
    return new ResultsFolder(results, new Signer(key, { run, attempt: job.context.attempt ?? 1 }), job.inputs.named);
}
function readRunName({ environment, context }) {
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

/***/ 7243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ toFleetRun),
/* harmony export */   UR: () => (/* binding */ toPlanRun)
/* harmony export */ });
/* unused harmony export countServices */
/* harmony import */ var _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6066);
/* harmony import */ var _text_formats_count_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5150);


function toFleetRun(services, { commit, unchanged }, { text: clean }, supersededPasses) {
    const outcome = (0,_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .worstOutcome */ .Om)(services.map((each) => each.outcome));
    const failed = services.filter((each) => !each.passed);
    const verdict = failed.length === 0 ? 'succeeded' : worstVerdict(failed, outcome);
    const passed = (0,_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .passes */ .WE)(verdict, supersededPasses);
    const cause = [...Map.groupBy(failed, ({ outcome, reason }) => `${outcome}. ${reason}`)].map(([end, those]) => clean(`${those.map((each) => each.service).join(', ')}: ${end}`));
    const reason = countServices(services, unchanged);
    return {
        kind: 'fleet',
        ...{ outcome, verdict, passed, reason, durationMs: measureElapsed(services), cause: passed ? [] : cause },
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
    const rest = unchanged.length === 0 ? '' : ` ${(0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(unchanged.length, 'other service')} left as deployed.`;
    if (parts.length === 0)
        return `Nothing to deploy.${rest}`;
    return `${(0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B)(services.length, 'service')}: ${parts.join(', ')}.${rest}`;
}
function measureElapsed(services) {
    const begun = services.flatMap(({ startedMs, durationMs }) => startedMs === null ? [] : { startMs: startedMs, endMs: startedMs + durationMs });
    if (begun.length === 0)
        return 0;
    return Math.max(...begun.map(({ endMs }) => endMs)) - Math.min(...begun.map(({ startMs }) => startMs));
}


/***/ })

};
