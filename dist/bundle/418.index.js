export const id = 418;
export const ids = [418];
export const modules = {

/***/ 3320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readSnapshot)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4213);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2649);
/* harmony import */ var _history_polling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9403);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1597);





const mostHistoryReads = 3;
async function readSnapshot({ platform, run }, serviceId, signal = run.signal) {
    const askedAtMs = run.clock.now();
    let missing;
    let confirmed;
    const found = await (0,_history_polling_js__WEBPACK_IMPORTED_MODULE_3__/* .searchHistory */ .T)(platform, run, {
        signal,
        read: async (until) => ({ page: await (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .readNewestPage */ .KY)(platform, serviceId, until) }),
        pauseMs: (_, failures) => (0,_verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_1__/* .failureBackoff */ .Vd)(failures, run.random),
        isFinal: (error, reads) => {
            const status = (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error) ? error.status : undefined;
            if (missing !== undefined)
                confirmed = status;
            missing = status;
            const isRefusal = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status < 500 && error.status !== 429;
            const isCertain = error.kind === 'input' || (isRefusal && status === undefined);
            return reads === mostHistoryReads || confirmed !== undefined || isCertain;
        },
    });
    const page = 'page' in found ? found.page : undefined;
    return { snapshot: page && (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_4__/* .toSnapshot */ .C2)(page), page, missing: confirmed, askedAtMs };
}


/***/ }),

/***/ 5418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ deploy),
/* harmony export */   z: () => (/* binding */ runDeploy)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_key_kind_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8008);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8086);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3597);
/* harmony import */ var _flow_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5941);
/* harmony import */ var _forward_forward_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7321);
/* harmony import */ var _history_missing_messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(926);
/* harmony import */ var _history_snapshot_reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3320);
/* harmony import */ var _guarded_write_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7939);
/* harmony import */ var _lost_deploy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1291);
/* harmony import */ var _start_and_follow_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7683);
/* harmony import */ var _variable_writes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(442);












const requestTimeoutMs = 60_000;
const freshMs = 5_000;
const busyDelaysMs = [1_000, 2_000, 5_000];
const longestBusyDelayMs = 10_000;
function deploy(platform, request, options = {}) {
    return (0,_flow_run_js__WEBPACK_IMPORTED_MODULE_1__/* .beginFlow */ .m)(options, (emit, signal) => runDeploy(platform, request, emit, { ...options, signal }));
}
function runDeploy(platform, request, emit, options) {
    let guard;
    return (0,_start_and_follow_js__WEBPACK_IMPORTED_MODULE_7__/* .startAndFollow */ .j)(platform, emit, options, {
        operation: 'deploy_service',
        phase: 'requested',
        asked: { serviceId: request.serviceId, ref: request.ref },
        cancelledInDoubt: `The run was cancelled before the platform answered. A deployment may exist: check the dashboard.`,
        read: async (context, signal) => {
            const reading = await (request.snapshot ?? (0,_history_snapshot_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .readSnapshot */ .R)(context, request.serviceId, signal));
            if (request.forward === undefined)
                return reading;
            guard = new _forward_forward_guard_js__WEBPACK_IMPORTED_MODULE_2__/* .ForwardGuard */ .l(context, request.forward, request.ref);
            await guard.compare(reading.page, signal);
            return reading;
        },
        start: async (context, reading, key) => {
            const answer = await key.answer;
            if (reading.missing === undefined || answer.kind === 'untold' || (0,_client_key_kind_js__WEBPACK_IMPORTED_MODULE_9__/* .readKeyKind */ ._)(answer.identity) !== 'account')
                return await startDeploy(context, request, reading, guard);
            return {
                kind: 'ended',
                outcome: 'failed',
                reason: (0,_history_missing_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .serviceMissing */ .W)(request.serviceId, reading.missing, platform),
            };
        },
        complete: async (report, page) => (await guard?.complete(report, page)) ?? report,
    });
}
async function startDeploy(context, request, { snapshot, askedAtMs }, guard) {
    const { serviceId, ref, variables = [] } = request;
    const { platform, emit, run } = context;
    let before = snapshot;
    let readAtMs = askedAtMs;
    let isPrepared = false;
    let busy = 0;
    const refresh = async (isDue) => {
        if (isDue) {
            const reading = await (0,_history_snapshot_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .readSnapshot */ .R)(context, serviceId);
            before = reading.snapshot;
            readAtMs = reading.askedAtMs;
            await guard?.compare(reading.page);
        }
        return await guard?.decide();
    };
    const isStale = () => run.clock.now() - readAtMs > freshMs;
    return await (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_5__/* .writeGuarded */ .oN)(context, {
        prepare: async () => {
            if (isPrepared)
                return guard === undefined ? undefined : await refresh(isStale());
            isPrepared = true;
            if (guard !== undefined) {
                const end = await refresh(isStale());
                if (end !== undefined)
                    return end;
            }
            if (variables.length > 0) {
                const limits = { signal: run.signal, timeoutMs: run.remaining() };
                await (0,_variable_writes_js__WEBPACK_IMPORTED_MODULE_8__/* .importVariables */ .b)(platform, { serviceId, variables }, emit, limits);
            }
            if (request.removedVariables !== undefined)
                await (0,_variable_writes_js__WEBPACK_IMPORTED_MODULE_8__/* .deleteVariables */ .f)(platform, { serviceId, names: await request.removedVariables(), hasImported: variables.length > 0 }, emit, run);
            const end = isStale() ? await refresh(true) : undefined;
            if (end !== undefined)
                return end;
            const isTaught = context.options.successStates !== undefined;
            const text = 'This service has no deployment yet, so it is not known which status words the platform uses. After this one, `taxiway doctor` shows what Taxiway understands of them.';
            if (before?.ids.length === 0 && before.isWhole && !isTaught)
                await context.emit({ kind: 'notice', text });
            return undefined;
        },
        send: async () => {
            const answer = await send(context, request, before?.ids[0]);
            if (answer.kind !== 'busy')
                return answer;
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_10__/* .message */ .i) `deploy-busy: ${answer.refusal} The service is busy, or has nothing to build, as a database: trying again until the timeout.`;
            if (busy === 0)
                await context.emit({ kind: 'notice', text });
            const delayMs = context.options.pollIntervalMs ?? busyDelaysMs[busy] ?? longestBusyDelayMs;
            busy++;
            await run.sleep(Math.min(delayMs, run.remaining()));
            const reason = await request.whileBusy?.();
            if (reason !== undefined)
                return { kind: 'ended', outcome: 'skipped', reason };
            return (await refresh(true)) ?? { kind: 'retry' };
        },
        findEffect: async (failure) => {
            const text = `The answer to the deploy request was lost (${(0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutFullStop */ .Qu)(failure)}). Checking whether it took effect.`;
            await context.emit({ kind: 'warning', text });
            if (before === undefined) {
                const reason = `The answer to the deploy request was lost, and the history could not be read before it, so a new deployment cannot be recognised. A deployment may be running: check the dashboard.`;
                return { kind: 'ended', outcome: 'indeterminate', reason };
            }
            let page;
            const onRead = (read) => {
                page = read;
            };
            const found = await (0,_lost_deploy_js__WEBPACK_IMPORTED_MODULE_6__/* .findLostDeploy */ .Zn)(context, { serviceId, ref, before, onRead });
            if (found.kind === 'absent') {
                await guard?.compare(page);
                readAtMs = run.clock.now();
                return undefined;
            }
            if (found.kind !== 'adopt') {
                const outcome = found.kind === 'timed-out' ? 'timed-out' : 'indeterminate';
                const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_10__/* .message */ .i) `deploy-lost-unresolved: The answer to the deploy request was lost, and ${(0,_lost_deploy_js__WEBPACK_IMPORTED_MODULE_6__/* .whyNotFound */ .yX)(found)}. A deployment may be running: check the dashboard before you run this again.`;
                return { kind: 'ended', outcome, reason };
            }
            const inferred = `Deployment ${found.id} is taken for ours by inference: it is the only new one, and its record shows no ref that could be compared.`;
            if (found.inferred)
                await context.emit({ kind: 'warning', text: inferred });
            return { kind: 'accepted', deploymentId: found.id, serviceId, ref, url: undefined, older: before.ids[0] };
        },
        lostTwice: (failure) => `Nothing was deployed, as the history tells: the request failed twice, and no new deployment showed for 30 s each time. If the platform may be later than that, check the dashboard before you run this again. The second failure: ${failure}`,
    });
}
async function send({ platform, run }, { serviceId, ref, whileBusy }, older) {
    try {
        const options = { signal: run.signal, timeoutMs: (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_5__/* .writeTimeoutMs */ .pP)(run, requestTimeoutMs) };
        const args = ref === undefined ? { id: serviceId } : { id: serviceId, ref };
        const { deploymentId, ref: resolved } = await platform.call('deploy_service', args, options);
        return { kind: 'accepted', deploymentId, serviceId, ref: resolved ?? ref, url: undefined, older };
    }
    catch (error) {
        const busy = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 409 && whileBusy !== undefined;
        if (!busy)
            return (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_5__/* .classifyWriteFailure */ .wF)(run, error);
        run.inDoubt = false;
        return { kind: 'busy', refusal: error.message };
    }
}


/***/ }),

/***/ 442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ importVariables),
/* harmony export */   f: () => (/* binding */ deleteVariables)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4913);
/* harmony import */ var _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2190);



const mostMs = 60_000;
const deletionMs = 15_000;
async function importVariables(platform, { serviceId, variables }, emit, { signal, timeoutMs }) {
    if (variables.length === 0)
        return;
    const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) };
    const answer = await platform.call('import_env', { id: serviceId, vars: [...variables] }, limits);
    const skipped = (answer.skipped ?? []).map(({ key, reason }) => ({ key: key ?? undefined, why: reason ?? undefined }));
    await emit({ kind: 'variables-imported', count: answer.imported ?? variables.length, skipped });
}
async function deleteVariables(platform, { serviceId, names, hasImported }, emit, run) {
    if (names.length === 0)
        return [];
    const deleted = [];
    const kept = [];
    let whyNotTried;
    for (const key of names) {
        if (run.remaining() <= 0)
            whyNotTried ??= `the timeout passed`;
        if (whyNotTried !== undefined) {
            kept.push({ key, why: whyNotTried });
            continue;
        }
        try {
            const limits = { signal: run.signal, timeoutMs: Math.min(deletionMs, run.remaining()) };
            await platform.call('delete_env', { id: serviceId, key }, limits);
            deleted.push(key);
        }
        catch (error) {
            run.signal.throwIfAborted();
            if (!(error instanceof _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TaxiwayError */ .y))
                throw error;
            if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error)) {
                if (hasImported || deleted.length > 0)
                    deleted.push(key);
                else
                    kept.push({
                        key,
                        why: 'the platform shows no such variable to this key (404), which may only not be its to change',
                    });
                continue;
            }
            const isLost = (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .mayHaveTakenEffect */ .Y2)(error);
            if (isLost)
                whyNotTried = `not tried, because the platform did not answer the one before`;
            else if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isForbidden */ .US)(error))
                whyNotTried = `not tried, because the key may not do it`;
            kept.push({
                key,
                why: isLost ? `it may be deleted or not: ${(0,_text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_1__/* .formatErrorAsClause */ .N_)(error)}` : (0,_text_formats_format_error_js__WEBPACK_IMPORTED_MODULE_1__/* .formatErrorAsClause */ .N_)(error),
            });
        }
    }
    await emit({ kind: 'variables-deleted', deleted, kept });
    return deleted;
}


/***/ })

};
