export const id = 863;
export const ids = [863];
export const modules = {

/***/ 3863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   closePreview: () => (/* binding */ closePreview)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4322);
/* harmony import */ var _github_api_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(726);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3597);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8210);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4212);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2635);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(164);
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








const requestMs = 60_000;
/**
 * Ends the preview of a closed pull request: its GitHub deployments become inactive, automatic deployment is switched off, and the
 * user learns whether the service is still billed.
 *
 * @param isRerun the event may be old, and the pull request open again
 */
async function closePreview(context, isRerun) {
    const { inputs, job } = context;
    const { known, outdated } = await (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .checkPullRequest */ .fb)(context, 'closed');
    if (outdated !== undefined)
        return { outcome: 'skipped', reason: outdated };
    const { target, service } = await (0,_service_js__WEBPACK_IMPORTED_MODULE_6__/* .readRemembered */ .fE)(context);
    const record = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .openRecord */ .C6)(context, target, false);
    const serviceId = inputs.givenId ?? (service.kind === 'known' ? service.serviceId : undefined);
    if (serviceId === undefined)
        return await closeWithoutService(context, record, service);
    job.outputs.set('service-id', serviceId);
    const { outcome, reason, isGone } = await cleanUp(context, serviceId, isRerun && !known);
    await endDeployments(context, target, isGone && service.kind === 'known' ? service.githubDeployment : undefined);
    await record.commentOnClose(reason);
    return { outcome, reason, serviceId };
}
async function closeWithoutService({ inputs, job }, record, service) {
    const { name } = inputs;
    switch (service.kind) {
        case 'unreadable': {
            const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `preview-closed-service-unknown: Could not determine the service for ${name} (${service.why}). It may exist and be billed: set \`service-id\`.`;
            return { outcome: 'failed', reason };
        }
        case 'unconfirmed': {
            const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `preview-closed-creation-unconfirmed: The pull request is closed. An earlier run did not see the platform's answer when it created ${name}, so the service may exist and be billed: look at the project.`;
            job.console.warn(reason);
            await record.commentOnClose(reason);
            return { outcome: 'skipped', reason };
        }
        case 'none':
        case 'known':
            return {
                outcome: 'skipped',
                reason: (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `preview-closed-nothing-left: The pull request is closed, and it has no preview.`,
            };
        default:
            return service;
    }
}
/** @param memoryOfGone the GitHub deployment that remembers the service, where that no longer exists */
async function endDeployments(context, target, memoryOfGone) {
    const { deployments, event, job } = context;
    if (deployments === undefined)
        return;
    try {
        await (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .waitForGitHub */ .Se)(context, deployments.endAll(target, 'The pull request was closed', event.createdAt));
        if (memoryOfGone === undefined)
            return;
        await deployments.update(memoryOfGone, { state: 'inactive', description: _record_js__WEBPACK_IMPORTED_MODULE_5__/* .noServiceLeft */ .eO });
    }
    catch (error) {
        job.signal.throwIfAborted();
        const why = (0,_github_api_client_js__WEBPACK_IMPORTED_MODULE_2__/* .githubRefusal */ .eD)(error, 'deployments: write');
        job.console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `preview-deployments-active: The GitHub deployments of the preview may still be active: ${why}.`);
    }
}
/** Switches automatic deployment off and sends the user's request, where there is one: the contract documents no delete. */
async function cleanUp(context, serviceId, mayBeOpen) {
    const isFound = await turnAutodeployOff(context, serviceId);
    const { teardown } = context.inputs;
    if (teardown !== undefined && mayBeOpen) {
        // What cannot be undone is not done because of an old event.
        const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `preview-teardown-not-sent: The pull request is closed. ${teardown.method} ${teardown.path} was not sent: this is a re-run, and GitHub does not say whether the pull request is still closed. Service ${serviceId} still exists and is billed: delete it in the dashboard of the platform.`;
        return { outcome: 'failed', isGone: false, reason };
    }
    if (teardown !== undefined)
        return await tearDown(context, teardown, serviceId);
    if (isFound)
        return { outcome: 'skipped', isGone: false, reason: (0,_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .stillBilled */ .Xh)(serviceId) };
    const unproven = await (0,_service_js__WEBPACK_IMPORTED_MODULE_6__/* .whyDeletionUnproven */ .uS)(context, serviceId);
    const reason = unproven === undefined
        ? (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `preview-closed-service-deleted: The pull request is closed. Service ${serviceId} was deleted before.`
        : (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `preview-closed-service-not-found: The pull request is closed. Could not determine whether service ${serviceId} still exists and is billed: the platform answers 404 for it, and ${unproven}. Look at the dashboard.`;
    return { outcome: 'skipped', isGone: unproven === undefined, reason };
}
/** False where the platform does not find the service; any other failure is a warning. */
async function turnAutodeployOff(context, serviceId) {
    const { job, keyCheck, platform } = context;
    const settings = { id: serviceId, enabled: false };
    const permitted = keyCheck.require('set_autodeploy', { serviceId });
    const error = await (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .errorOf */ .Mz)(context, permitted.then(() => platform.call('set_autodeploy', settings, (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .callOptions */ .jp)(context, requestMs))));
    if (error === undefined)
        return true;
    if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error))
        return false;
    job.console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `preview-autodeploy-on: Automatic deployment of service ${serviceId} may still be on: ${error.message}`);
    return true;
}
/** Sends the request on the origin of `base-url`, whose path prefix is not added. */
async function tearDown(context, { method, path }, serviceId) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { apiKey, baseUrl } = context.inputs.connection;
        const origin = __addDisposableResource(env_1, new _client_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .Platform */ .O({ baseUrl: new URL(baseUrl).origin, apiKey }), true);
        const ownPath = path.replaceAll('{id}', encodeURIComponent(serviceId));
        const request = context.keyCheck.answer.then(() => origin.request(method, ownPath, (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .callOptions */ .jp)(context, requestMs)));
        const error = await (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .errorOf */ .Mz)(context, request);
        if (error === undefined) {
            const { status } = await request;
            const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `preview-teardown-done: The pull request is closed. ${method} ${path} removed service ${serviceId} (the platform answered ${status}).`;
            return { outcome: 'skipped', isGone: true, reason };
        }
        if ((0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error)) {
            const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `preview-teardown-not-needed: The pull request is closed. Service ${serviceId} was removed already.`;
            return { outcome: 'skipped', isGone: true, reason };
        }
        if (error.kind === 'input' || (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status < 500)) {
            const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `preview-teardown-refused: The pull request is closed. ${error.message} Service ${serviceId} still exists and is billed: delete it in the dashboard of the platform.`;
            return { outcome: 'failed', isGone: false, reason };
        }
        const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .message */ .i) `preview-teardown-unconfirmed: The pull request is closed. ${error.message} Service ${serviceId} may still exist and be billed: look at the dashboard.`;
        return { outcome: 'indeterminate', isGone: false, reason };
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


/***/ })

};
