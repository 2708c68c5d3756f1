export const id = 275;
export const ids = [275];
export const modules = {

/***/ 5204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ importVariables)
/* harmony export */ });
const mostMs = 60_000;
async function importVariables(platform, { serviceId, variables }, emit, { signal, timeoutMs }) {
    if (variables.length === 0)
        return;
    const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) };
    const answer = await platform.call('import_env', { id: serviceId, vars: [...variables] }, limits);
    const skipped = (answer.skipped ?? []).map(({ key, reason }) => ({ key: key ?? undefined, why: reason ?? undefined }));
    await emit({ kind: 'variables-imported', count: answer.imported ?? variables.length, skipped });
}


/***/ }),

/***/ 5162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ explainMissing),
/* harmony export */   LN: () => (/* binding */ deletedBefore),
/* harmony export */   Z4: () => (/* binding */ toPresence)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1103);
/* harmony import */ var _usable_service_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5544);



function toPresence(error) {
    if (error === undefined)
        return 'found';
    return (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error) ? 'missing' : 'unknown';
}
async function explainMissing(context, serviceId) {
    const unproven = await (0,_usable_service_js__WEBPACK_IMPORTED_MODULE_1__/* .whyDeletionUnproven */ .uS)(context, serviceId);
    if (unproven === undefined)
        return deletedBefore(serviceId);
    const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `preview-closed-service-not-found: The preview has ended. Could not determine whether service ${serviceId} still exists and is billed: the platform answers 404 for it, and ${unproven}. Look at the dashboard.`;
    return { outcome: 'skipped', isGone: false, reason };
}
function deletedBefore(serviceId) {
    const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .i) `preview-closed-service-deleted: The preview has ended. Service ${serviceId} was deleted before.`;
    return { outcome: 'skipped', isGone: true, reason };
}


/***/ }),

/***/ 2742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  closePreview: () => (/* binding */ closePreview)
});


var errors = __webpack_require__(5373);

var timeout = __webpack_require__(7279);

var run_end = __webpack_require__(4608);

var message = __webpack_require__(1103);

var ask_host = __webpack_require__(1923);

var change_request_check = __webpack_require__(5916);

var comment_text = __webpack_require__(7264);

var preview_record = __webpack_require__(5348);

var preview_context = __webpack_require__(6211);

var cleanup_result = __webpack_require__(5162);

var deferred_rejection = __webpack_require__(8331);

var usable_service = __webpack_require__(5544);

var teardown_request = __webpack_require__(3312);
;










const requestTimeoutMs = 60_000;
async function removeOnce(context, record, removing) {
    const { teardown, target, serviceId } = removing;
    const { memory } = context.host;
    const request = `${teardown.method} ${teardown.path}`;
    let claim;
    record.note({ removal: 'claimed' });
    try {
        claim = await claimRemoval(context, target, serviceId);
    }
    catch (error) {
        context.job.signal.throwIfAborted();
        record.note({ removal: undefined });
        const reason = (0,message/* message */.i) `preview-teardown-unclaimed: The preview has ended. ${request} was not sent, because that could not be recorded in ${memory.name} (${memory.explain(error)}), and another run could send it too. Service ${serviceId} still exists and is billed: run this job again, or delete it in the dashboard of the platform.`;
        return { outcome: 'failed', isGone: false, reason };
    }
    if (claim.kind !== 'ours')
        record.note({ removal: undefined });
    switch (claim.kind) {
        case 'removed': {
            const reason = (0,message/* message */.i) `preview-teardown-by-another: The preview has ended. Another run has removed service ${serviceId}.`;
            return { outcome: 'skipped', isGone: true, reason };
        }
        case 'shared': {
            const reason = (0,message/* message */.i) `preview-teardown-shared: The preview has ended. ${request} was not sent: another preview remembers service ${serviceId} too. It still exists and is billed.`;
            return { outcome: 'skipped', isGone: false, reason };
        }
        case 'in doubt': {
            if ((await (0,usable_service/* whyDeletionUnproven */.uS)(context, serviceId)) === undefined)
                return (0,cleanup_result/* deletedBefore */.LN)(serviceId);
            const reason = (0,message/* message */.i) `preview-teardown-in-doubt: The preview has ended. ${request} was not sent: an earlier run, or one beside this one, was about to send it, and what became of that is not known. Service ${serviceId} may still exist and be billed: look at the dashboard of the platform, and delete it there.`;
            return { outcome: 'indeterminate', isGone: false, reason };
        }
        case 'ours': {
            const { isConfirmed, ...cleanup } = await removeIfStillClosed(context, record, removing);
            if (isConfirmed) {
                const ending = memory.endRemoval(claim, cleanup.isGone);
                if (await record.attempt((0,timeout/* withTimeout */.wj)(ending, (0,preview_context/* hostLimitMs */.CV)(context), context.job.signal)))
                    record.note({ removal: undefined });
            }
            return cleanup;
        }
        default:
            return claim;
    }
}
async function claimRemoval(context, target, serviceId) {
    const { memory } = context.host;
    const claiming = memory.claimRemoval(target, serviceId);
    try {
        return await (0,timeout/* withTimeout */.wj)(claiming, (0,preview_context/* leftMs */.Ok)(context.run), context.job.signal);
    }
    catch (error) {
        (0,deferred_rejection/* silenceUntilAwaited */.n)(claiming.then((late) => (late.kind === 'ours' ? memory.endRemoval(late, false) : undefined)));
        throw error;
    }
}
async function removeIfStillClosed(context, record, removing) {
    const outdated = (0,change_request_check/* whyOutdated */.$)(context, await (0,ask_host/* readChangeRequest */._$)(context), 'closed');
    if (outdated !== undefined)
        return { outcome: 'skipped', reason: outdated, isGone: false, isOpen: true, isConfirmed: true };
    try {
        return await removeService(context, record, removing);
    }
    catch (error) {
        const { teardown, serviceId } = removing;
        const { console, signal } = context.job;
        const request = `${teardown.method} ${teardown.path}`;
        if (signal.aborted)
            console.warn((0,message/* message */.i) `preview-teardown-cut: ${request} was being sent, and its answer was not seen: service ${serviceId} may have been removed. Look at the dashboard of the platform.`);
        throw error;
    }
}
async function removeService(context, record, { teardown: request, serviceId, presence }) {
    const { inputs, keyCheck } = context;
    const keyError = await (0,errors/* catchError */.WL)(keyCheck.answer, context.job.signal);
    record.note({ removing: keyError === undefined });
    const sent = keyError === undefined
        ? await (0,teardown_request/* tearDown */.x)(inputs.connection, request, serviceId, (0,preview_context/* callOptions */.jp)(context, requestTimeoutMs))
        : { kind: 'refused', why: keyError.message };
    if (sent.kind !== 'unconfirmed')
        record.note({ removing: false, removal: 'answered' });
    if (sent.kind === 'missing' && presence !== 'found')
        return { ...(await (0,cleanup_result/* explainMissing */.Ce)(context, serviceId)), isConfirmed: true };
    switch (sent.kind) {
        case 'removed': {
            const reason = (0,message/* message */.i) `preview-teardown-done: The preview has ended. ${request.method} ${request.path} removed service ${serviceId} (the platform answered ${sent.status}).`;
            return { outcome: 'skipped', isGone: true, isConfirmed: true, reason };
        }
        case 'missing': {
            const reason = (0,message/* message */.i) `preview-teardown-not-found: The preview has ended. ${sent.why} Service ${serviceId} may still exist and be billed: look at the dashboard of the platform, and at the path of ${context.job.inputs.named('teardown-request')}.`;
            return { outcome: 'failed', isGone: false, isConfirmed: true, reason };
        }
        case 'refused': {
            const reason = (0,message/* message */.i) `preview-teardown-refused: The preview has ended. ${sent.why} Service ${serviceId} still exists and is billed: delete it in the dashboard of the platform.`;
            return { outcome: 'failed', isGone: false, isConfirmed: true, reason };
        }
        case 'unconfirmed': {
            const reason = `The preview has ended. ${sent.why} Service ${serviceId} may still exist and be billed: check the dashboard.`;
            return { outcome: 'indeterminate', isGone: false, isConfirmed: false, reason };
        }
        default:
            return sent;
    }
}

;











const close_requestTimeoutMs = 60_000;
async function closePreview(context, { isRerun }) {
    const { host, job, reporter } = context;
    job.state.note({ preview: { ...(0,preview_context/* firstFacts */.Sk)(context, (0,ask_host/* targetByName */.eT)(context)), ending: true } });
    const now = await (0,ask_host/* readChangeRequest */._$)(context);
    const outdated = (0,change_request_check/* whyOutdated */.$)(context, now, 'closed');
    if (outdated !== undefined)
        return (0,run_end/* plainEnd */._u)('skipped', outdated);
    const { target, service } = await (0,ask_host/* readRemembered */.fE)(context);
    const begun = { ...(0,preview_context/* firstFacts */.Sk)(context, target), ending: true };
    const record = new preview_record/* PreviewRecord */.y(job, begun, host, reporter.tracker);
    const serviceId = service.kind === 'known' ? service.serviceId : undefined;
    if (serviceId === undefined)
        return await closeWithoutService(context, record, service);
    job.outputs.set('service-id', serviceId);
    job.state.note({ serviceId });
    const isOurs = service.kind === 'known' && service.serviceId === serviceId && (await isOwn(context, service));
    const removing = { target, mayBeOpen: isRerun && now === undefined, isOurs };
    const { outcome, reason, isGone, isOpen } = await cleanUp(context, record, serviceId, removing);
    if (isOpen)
        return (0,run_end/* plainEnd */._u)(outcome, reason, { serviceId });
    await record.attempt((0,timeout/* withTimeout */.wj)(host.memory.close(target, isGone), (0,preview_context/* hostLimitMs */.CV)(context), job.signal));
    await record.commentOnClose(reason);
    return (0,run_end/* plainEnd */._u)(outcome, reason, { serviceId });
}
async function isOwn(context, { target, serviceId, created }) {
    if (created === true || context.inputs.teardown === undefined)
        return created === true;
    return await (0,ask_host/* isCreatedByUs */.gM)(context, target, serviceId);
}
async function closeWithoutService({ host, inputs }, record, service) {
    const { name } = inputs;
    if (service.kind === 'unreadable') {
        const reason = (0,message/* message */.i) `preview-closed-service-unknown: Could not determine the service for ${name} (${service.why}). It may exist and be billed: run this again.`;
        return (0,run_end/* plainEnd */._u)('failed', reason);
    }
    if (service.kind === 'unconfirmed') {
        const reason = (0,message/* message */.i) `preview-closed-unconfirmed: The preview has ended. A run has claimed the creation of ${name}, and ${host.memory.name} remembers no service of it, so one may exist and be billed: check the project.`;
        await record.commentOnClose(reason);
        return (0,run_end/* plainEnd */._u)('failed', reason);
    }
    await record.commentOnClose(`No service is remembered of it.`);
    return (0,run_end/* plainEnd */._u)('skipped', `There is no preview to end.`);
}
async function cleanUp(context, record, serviceId, { target, mayBeOpen, isOurs }) {
    const presence = await turnAutodeployOff(context, serviceId);
    const { teardown } = context.inputs;
    if (teardown !== undefined && mayBeOpen) {
        const reason = (0,message/* message */.i) `preview-teardown-not-sent: The preview has ended. ${teardown.method} ${teardown.path} was not sent: this is a re-run, and GitHub does not say whether the pull request is still closed. Service ${serviceId} still exists and is billed: delete it in the dashboard of the platform.`;
        return { outcome: 'failed', isGone: false, reason };
    }
    if (teardown !== undefined && !isOurs) {
        const reason = (0,message/* message */.i) `preview-teardown-not-ours: The preview has ended. ${teardown.method} ${teardown.path} was not sent: nothing says that Taxiway created service ${serviceId}. It still exists and is billed: delete it in the dashboard of the platform if it is no longer needed.`;
        return { outcome: 'skipped', isGone: false, reason };
    }
    if (teardown !== undefined)
        return await removeOnce(context, record, { teardown, target, serviceId, presence });
    if (presence !== 'missing')
        return { outcome: 'skipped', isGone: false, reason: (0,comment_text/* stillBilled */.Xh)(serviceId) };
    return await (0,cleanup_result/* explainMissing */.Ce)(context, serviceId);
}
async function turnAutodeployOff(context, serviceId) {
    const { job, keyCheck, platform } = context;
    const settings = { id: serviceId, enabled: false };
    const permitted = keyCheck.require('set_autodeploy', { serviceId });
    const request = permitted.then(() => platform.call('set_autodeploy', settings, (0,preview_context/* callOptions */.jp)(context, close_requestTimeoutMs)));
    const error = await (0,errors/* catchError */.WL)(request, job.signal);
    const presence = (0,cleanup_result/* toPresence */.Z4)(error);
    if (error !== undefined && presence === 'unknown')
        job.console.warn(`Automatic deployment of service ${serviceId} may still be on: ${error.message}`);
    return presence;
}


/***/ }),

/***/ 3312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ tearDown)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5373);
/* harmony import */ var _client_platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9081);
/* harmony import */ var _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7776);
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



async function tearDown({ baseUrl, apiKey }, { method, path }, serviceId, options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const origin = __addDisposableResource(env_1, new _client_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .Platform */ .O({ baseUrl: new URL(baseUrl).origin, apiKey }), true);
        try {
            const { status } = await origin.request(method, path.replaceAll('{id}', encodeURIComponent(serviceId)), options);
            return { kind: 'removed', status };
        }
        catch (error) {
            options.signal.throwIfAborted();
            if (!(error instanceof _text_taxiway_error_js__WEBPACK_IMPORTED_MODULE_2__/* .TaxiwayError */ .y))
                throw error;
            const why = error.message;
            if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error))
                return { kind: 'missing', why };
            const isUnsent = error.kind === 'input' || (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5 && !error.sent);
            const isRefused = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status >= 400 && error.status < 500 && !isCutShort(error);
            return { kind: isUnsent || isRefused ? 'refused' : 'unconfirmed', why };
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
function isCutShort({ status }) {
    return status === 408 || status === 499;
}


/***/ })

};
