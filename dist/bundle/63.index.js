export const id = 63;
export const ids = [63];
export const modules = {

/***/ 6737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ flowOptions)
/* harmony export */ });
/** @param timeoutMs what is left of the input's */
function flowOptions({ job, inputs: { follow, wait } }, timeoutMs) {
    return { ...follow, timeoutMs: Math.max(1, timeoutMs), wait, signal: job.signal };
}


/***/ }),

/***/ 9063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deployRef: () => (/* binding */ deployRef)
/* harmony export */ });
/* harmony import */ var _client_time_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6487);
/* harmony import */ var _deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5418);
/* harmony import */ var _deployment_start_launch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6174);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3597);
/* harmony import */ var _shared_import_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7587);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6737);






/** Deploys a service from its repository, after its variables were imported. */
async function deployRef(context, source) {
    const { job, platform, reporter, inputs } = context;
    const { serviceId, ref, variables } = source;
    const { timeoutMs } = inputs.follow;
    const run = new _client_time_run_js__WEBPACK_IMPORTED_MODULE_0__/* .Run */ .K({ signal: job.signal, timeoutMs });
    (0,_shared_import_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .maskVariables */ .at)(job, variables);
    job.outputs.set('service-id', serviceId);
    job.outputs.set('ref', ref);
    if (inputs.dryRun || variables.all.length > 0)
        await (0,_deployment_start_launch_js__WEBPACK_IMPORTED_MODULE_2__/* .preflightIn */ .Fd)(run, platform, 'deploy_service', { serviceId });
    if (inputs.dryRun)
        return { outcome: 'skipped', reason: dryRunReason(source) };
    if (!(await run.waitForRetryAfter()))
        return { outcome: 'indeterminate', reason: noTimeLeft() };
    job.state.note({ serviceId });
    await (0,_shared_import_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .importVariables */ .bP)(context, { serviceId, variables, timeoutMs });
    const refs = ref === undefined ? [] : [ref];
    reporter.github.keepInStep({
        deployments: reporter.github.deployments(),
        memory: { target: `service:${serviceId}` },
        refs,
    });
    const request = ref === undefined ? { serviceId } : { serviceId, ref };
    const report = await (0,_deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_1__/* .deploy */ .g)(platform, request, reporter, (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .flowOptions */ .p)(context, run.remaining()));
    return { ...report, remainingMs: run.remaining() };
}
function dryRunReason({ serviceId, ref, variables: { all } }) {
    const what = ref === undefined ? 'the tracked branch' : `"${ref}"`;
    if (all.length === 0)
        return `Dry run: ${what} would be deployed to service ${serviceId}.`;
    return `Dry run: ${(0,_shared_import_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .variableCount */ .I$)(all.length)} would be imported and ${what} deployed to service ${serviceId}.`;
}
function noTimeLeft() {
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .i)('wait-past-timeout-nothing-sent') `The platform asked to wait until after the timeout, so nothing was sent. Set a longer \`timeout\`, or run the job again later.`;
}


/***/ }),

/***/ 7587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ variableCount),
/* harmony export */   at: () => (/* binding */ maskVariables),
/* harmony export */   bP: () => (/* binding */ importVariables)
/* harmony export */ });
/* harmony import */ var _output_masks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(693);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);


const mostMs = 60_000;
/** Hides the values; it must come before anything else is printed. */
function maskVariables(job, { all }) {
    const shown = job.inputs.shownBut(['api-key', 'github-token', 'env-vars']);
    for (const { value } of all)
        for (const mask of (0,_output_masks_js__WEBPACK_IMPORTED_MODULE_0__/* .masksOf */ .J)(value, shown))
            job.console.mask(mask);
}
/**
 * Imports the variables, which apply to the next deployment. They are sent once and cannot be read back: a lost answer ends the run
 * before any deploy, and running it again sets the same values. Rejects as the client does.
 */
async function importVariables({ job, platform }, { serviceId, variables: { all, duplicates }, timeoutMs, }) {
    if (all.length === 0)
        return;
    const { console, signal } = job;
    for (const key of duplicates) {
        console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i)('variable-twice') `Variable "${key}" is set twice. The last value is used.`);
    }
    const vars = all.map(({ key, value }) => ({ key, value }));
    const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) };
    const { imported, skipped } = await platform.call('import_env', { id: serviceId, vars }, limits);
    for (const { key, reason } of skipped ?? []) {
        const why = reason ? `: ${reason}` : '.';
        console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i)('variable-skipped') `The platform skipped the variable "${key}"${why}`);
    }
    console.say(`Imported ${variableCount(imported ?? all.length)}.`);
}
/** As people say it: `1 variable`, `2 variables`. */
function variableCount(count) {
    return count === 1 ? '1 variable' : `${count} variables`;
}


/***/ }),

/***/ 5418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ deploy)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_time_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6487);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(278);
/* harmony import */ var _phases_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7036);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8093);
/* harmony import */ var _verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4213);
/* harmony import */ var _launch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6174);
/* harmony import */ var _lost_deploy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1291);








const postLimitMs = 60_000;
/** Kept before the deadline to look for what an unanswered POST did; half of what remains where that is less. */
const lookMs = 5_000;
const markLimitMs = 15_000;
const mostMarkReads = 3;
/** Between two tries while the service is busy; a fixed poll interval comes before it. */
const busyMs = [1_000, 2_000, 5_000];
const longestBusyMs = 10_000;
/**
 * Deploys a Git service and follows the deployment to its outcome. What the platform does is in the report.
 *
 * @throws InputError where the key's scope does not permit it; nothing was written then.
 */
async function deploy(platform, request, host, options = {}) {
    const run = new _client_time_run_js__WEBPACK_IMPORTED_MODULE_1__/* .Run */ .K(options);
    const phases = new _phases_js__WEBPACK_IMPORTED_MODULE_7__/* .Phases */ .V('requested');
    const doubt = 'a deployment may exist, look at the dashboard';
    const context = { platform, host, options, run, phases, doubt };
    return (0,_launch_js__WEBPACK_IMPORTED_MODULE_5__/* .launchAndFollow */ .Q6)(context, { serviceId: request.serviceId, ref: request.ref }, async () => {
        await (0,_launch_js__WEBPACK_IMPORTED_MODULE_5__/* .preflightIn */ .Fd)(run, platform, 'deploy_service', { serviceId: request.serviceId });
        return launchDeploy(context, request);
    });
}
async function launchDeploy(context, request) {
    const { platform, host, run } = context;
    const { serviceId, ref } = request;
    let known = await readNewest(context, serviceId);
    let lostAnswers = 0;
    let busy = 0;
    for (;;) {
        const end = await (0,_launch_js__WEBPACK_IMPORTED_MODULE_5__/* .endBeforePost */ .hT)(run);
        if (end !== undefined)
            return end;
        const answer = await post(context, request, markOf(known));
        if (answer.kind === 'throttled')
            continue;
        if (answer.kind === 'busy') {
            const reason = await waitWhileBusy(context, request, { tries: ++busy, said: answer.message });
            if (reason !== undefined)
                return { kind: 'ended', outcome: 'skipped', reason };
            known = await readNewest(context, serviceId);
            continue;
        }
        if (answer.kind !== 'lost')
            return answer;
        lostAnswers++;
        host.report({
            kind: 'warning',
            text: `The answer to the deploy request was lost (${answer.message}); looking for its effect.`,
        });
        if (known === undefined) {
            return indeterminate('the history could not be read before it, so no deployment can be recognised as ours');
        }
        const finding = await (0,_lost_deploy_js__WEBPACK_IMPORTED_MODULE_6__/* .findLostDeploy */ .Zn)(platform, { serviceId, ref, knownIds: new Set(known) }, run);
        switch (finding.kind) {
            case 'adopt':
                if (finding.inferred)
                    host.report({ kind: 'warning', text: adoptedByInference(finding.id) });
                return { kind: 'accepted', deploymentId: finding.id, serviceId, ref, url: undefined, older: markOf(known) };
            case 'several':
                return indeterminate(`several new deployments could be ours: ${finding.ids.join(', ')}`);
            case 'unknown':
                return indeterminate(finding.why);
            case 'timed-out':
                return unresolved('timed-out', 'the timeout passed before its effect showed');
            case 'absent':
                if (lostAnswers < 2)
                    continue;
                return { kind: 'ended', outcome: 'failed', reason: `Nothing was deployed: twice ${answer.message}` };
            case 'look-again':
                throw new Error('a look that was not the last was returned');
            default:
                return finding;
        }
    }
}
/** Rows from before our POST end every later look. */
function markOf(known) {
    return known?.[0] === undefined ? { kind: 'unknown' } : { kind: 'row', id: known[0] };
}
/** The reason to give up, if there is one by then. */
async function waitWhileBusy({ host, options, run }, { whileBusy }, { tries, said }) {
    if (tries === 1)
        host.report({ kind: 'notice', text: `${said} It is tried again until the timeout.` });
    const pauseMs = options.pollIntervalMs ?? busyMs[tries - 1] ?? longestBusyMs;
    await run.sleep(Math.min(pauseMs, Math.max(0, run.remaining())));
    return await whileBusy?.();
}
async function post(context, { serviceId, ref, whileBusy }, older) {
    const { platform, run } = context;
    try {
        const timeoutMs = Math.min(postLimitMs, Math.max(run.remaining() - lookMs, run.remaining() / 2));
        const args = ref === undefined ? { id: serviceId } : { id: serviceId, ref };
        const answer = await platform.call('deploy_service', args, { signal: run.signal, timeoutMs });
        const { deploymentId } = answer;
        return { kind: 'accepted', deploymentId, serviceId, ref: answer.ref ?? ref, url: undefined, older };
    }
    catch (error) {
        const busy = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 409 && whileBusy !== undefined;
        if (!busy)
            return (0,_launch_js__WEBPACK_IMPORTED_MODULE_5__/* .classifyWriteFailure */ .wF)(run, error);
        run.noteRetryAfter(error);
        run.inDoubt = false;
        return { kind: 'busy', message: error.message };
    }
}
/** Ids of the newest page before our POST, newest first: the mark. Undefined where three reads failed. */
async function readNewest({ platform, run }, serviceId) {
    for (let reads = 1; await run.waitForRetryAfter(); reads++) {
        try {
            const limitMs = Math.min(markLimitMs, run.remaining());
            return await run.within(limitMs, 'list_deployments', (signal) => firstIds(platform, serviceId, signal));
        }
        catch (error) {
            run.signal.throwIfAborted();
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TaxiwayError */ .yJ))
                throw error;
            if (reads === mostMarkReads || isFinal(error))
                return undefined;
            await run.sleep((0,_verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_4__/* .failureBackoff */ .Vd)(reads, run.random));
        }
    }
    return undefined;
}
/** A platform that says no says it again; one that stumbles or throttles may not. */
function isFinal(error) {
    if (error.kind === 'input')
        return true;
    return error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status < 500 && error.status !== 429;
}
async function firstIds(platform, serviceId, signal) {
    for await (const page of (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .historyPages */ .P)(platform, serviceId, signal)) {
        const ids = page.deployments.map(_record_js__WEBPACK_IMPORTED_MODULE_3__/* .idOf */ .TH).filter((id) => id !== undefined);
        if (ids.length > 0)
            return ids;
    }
    return [];
}
function indeterminate(why) {
    return unresolved('indeterminate', why);
}
function unresolved(outcome, why) {
    const reason = `The answer to the deploy request was lost, and ${why}; a deployment may be running, look at the dashboard.`;
    return { kind: 'ended', outcome, reason };
}
function adoptedByInference(id) {
    return `Deployment ${id} is taken for ours by inference: it is the only new one, and its record shows no ref.`;
}


/***/ }),

/***/ 693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ masksOf)
/* harmony export */ });
/* unused harmony export shortestMasked */
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7744);

/** Values shorter than this are never masked (product: `env-vars`). */
const shortestMasked = 6;
/**
 * Settings, not secrets. Masking them would blacken the log and, worse, make the runner drop every job output that contains
 * them.
 */
const commonWords = new Set([
    'production',
    'development',
    'staging',
    'preview',
    'testing',
    'default',
    'enabled',
    'disabled',
    'localhost',
    'verbose',
    'warning',
    'release',
    'public',
    'private',
]);
/**
 * Which of a variable's value must be hidden: the value, and each of its lines where it has several. Nothing for values of
 * fewer than six characters, for common words, and for what `shown` (inputs that the runner has printed already) contains.
 */
function masksOf(value, shown) {
    if (value.length < shortestMasked || commonWords.has(value.toLowerCase()))
        return [];
    if (shown.some((text) => text.includes(value)))
        return [];
    return [value, ...(0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .Dx)(value)];
}


/***/ })

};
