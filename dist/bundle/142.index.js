export const id = 142;
export const ids = [142];
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

/***/ 274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  jp: () => (/* binding */ hideFromSearch),
  vD: () => (/* binding */ setAddress),
  C4: () => (/* binding */ setVariables),
  PU: () => (/* binding */ turnIndexingOff),
  o$: () => (/* binding */ warnOfIndexing)
});


var errors = __webpack_require__(5373);

var variable_writes = __webpack_require__(5204);

var untrusted = __webpack_require__(3419);

var defined_fields = __webpack_require__(5023);

var shortening = __webpack_require__(4908);

var message = __webpack_require__(1103);

var preview_context = __webpack_require__(6211);
;




const exposeTimeoutMs = 30_000;
function rememberedPort(wanted, last) {
    const { port, label } = last?.exposed ?? {};
    const isSame = port === wanted.port && label === wanted.label;
    return isSame && last?.url !== undefined ? { ...wanted, url: last.url } : undefined;
}
async function exposePort(context, serviceId, expose) {
    const request = context.platform.call('expose_port', { id: serviceId, ...expose }, (0,preview_context/* callOptions */.jp)(context, exposeTimeoutMs));
    const error = await (0,errors/* catchError */.WL)(request, context.job.signal);
    const url = error === undefined ? toAddress((await request).hostname ?? '') : undefined;
    if (url !== undefined)
        return { ...expose, url };
    const refusal = error instanceof errors/* RefusedError */.fk && error.status < 500 ? error.status : undefined;
    if (error?.kind === 'input' || (refusal !== undefined && refusal !== 409))
        throw error;
    const why = error === undefined ? 'the platform gave it no hostname' : (0,shortening/* withoutFullStop */.Qu)(error.message);
    context.job.console.warn((0,message/* message */.i) `preview-port-without-address: The address of port ${expose.port} is not known (${why}): set ${context.job.inputs.named('environment-url')}.`);
    return error === undefined ? expose : undefined;
}
function toAddress(hostname) {
    const hasScheme = /^https?:\/\//i.test(hostname);
    if (!hasScheme && /[\s/\\@?#]/.test(hostname))
        return undefined;
    const local = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(hostname);
    const address = hasScheme ? hostname : `${local ? 'http' : 'https'}://${hostname}`;
    const url = URL.parse(address);
    return url?.username === '' && url.password === '' ? address : undefined;
}

;






const requestTimeoutMs = 30_000;
async function hideFromSearch(context, serviceId) {
    warnOfIndexing(context, await turnIndexingOff(context, serviceId));
}
async function turnIndexingOff(context, serviceId) {
    const settings = { id: serviceId, enabled: false };
    const request = context.platform.call('set_search_indexing', settings, (0,preview_context/* callOptions */.jp)(context, requestTimeoutMs));
    return await (0,errors/* catchError */.WL)(request, context.job.signal);
}
function warnOfIndexing({ job }, error) {
    if (error === undefined)
        return;
    job.console.warn(`Search engines may index the preview: ${error.message}`);
}
async function setAddress(context, record, { serviceId, known }) {
    const { inputs, job, reporter } = context;
    const { expose } = inputs;
    const exposed = expose && (rememberedPort(expose, known) ?? (await exposePort(context, serviceId, expose)));
    const url = inputs.report.environmentUrl ?? exposed?.url;
    if (url !== undefined)
        reporter.setUrl(url);
    const shown = url === undefined ? undefined : (0,untrusted/* sanitizeText */.jZ)(url, job.redactor);
    record.note((0,defined_fields/* definedFields */.X)({ url: shown, exposed }));
}
async function setVariables(context, serviceId) {
    const { platform, job, inputs } = context;
    const { variables, follow } = inputs;
    if (variables.length === 0)
        return;
    const limits = { signal: job.signal, timeoutMs: follow.timeoutMs };
    await (0,variable_writes/* importVariables */.b)(platform, { serviceId, variables }, (0,preview_context/* flowOptions */.pO)(context).onEvent, limits);
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

/***/ 9142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  reportOrSweep: () => (/* binding */ reportOrSweep)
});


var config_connection = __webpack_require__(1465);

var run_end = __webpack_require__(4608);

var count = __webpack_require__(7028);

var duration = __webpack_require__(839);

var message = __webpack_require__(1103);

var taxiway_error = __webpack_require__(7776);

var markdown = __webpack_require__(7185);

var run_job = __webpack_require__(1175);
;



const mostRows = 500;
function shownPreview({ records: _, ageMs: __, claims: ___, created: ____, ...preview }) {
    const { url = null, deployedAt = null } = preview;
    return { ...preview, url, deployedAt };
}
function previewRow(preview) {
    const { number, pullRequest, labels, name, service, ageMs, exists, removed, url = '' } = preview;
    const age = ageMs === undefined ? '' : (0,duration/* formatAge */.nV)(ageMs);
    const state = removed ? 'removed' : exists === 'deleted' ? 'deleted' : '';
    return [String(number), pullRequest, labels.join(', '), name, service, age, state, url];
}
function isNeeded({ pullRequest, removed, exists }) {
    return pullRequest !== 'closed' || removed === true || exists === 'deleted';
}
function formatPreviews(job, previews) {
    if (previews.length === 0)
        return '';
    const { text } = (0,run_job/* createCleaning */.G)(job);
    const sorted = previews.toSorted((one, other) => Number(isNeeded(one)) - Number(isNeeded(other)));
    const rows = sorted.slice(0, mostRows).map((preview) => {
        const [number = '', state = '', labels = '', name = '', service = '', age = '', onPlatform = '', url = ''] = previewRow(preview).map(text);
        const shown = (0,markdown/* link */.nf)(url, (0,markdown/* prose */.CS)(name));
        return [
            [`#${number} ${state}`, labels]
                .filter((each) => each !== '')
                .map(markdown/* prose */.CS)
                .join('<br>'),
            `${shown}<br>${(0,markdown/* code */.aY)(service)}`,
            [age, onPlatform]
                .filter((each) => each !== '')
                .map(markdown/* prose */.CS)
                .join('<br>'),
        ];
    });
    return (0,markdown/* table */.tp)(rows, ['Pull request', 'Preview', 'Deployed']);
}


var errors = __webpack_require__(5373);

var cleanup_result = __webpack_require__(5162);

var teardown_request = __webpack_require__(3312);
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






const requestTimeoutMs = 60_000;
function readRemoval(inputs) {
    const teardown = inputs.get('teardown-request');
    if (teardown === undefined) {
        const text = (0,message/* message */.i) `sweep-without-request: A sweep needs ${inputs.named('teardown-request')}, because the platform documents no way to delete a service. Set it, such as \`DELETE /api/services/{id}\`.`;
        throw new errors/* InputError */.dz('teardown-request', text);
    }
    return { connection: (0,config_connection/* readConnection */.d)(inputs), teardown, timeoutMs: inputs.get('timeout') };
}
async function turnAutodeployOff(job, connection, service, signal) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const platform = __addDisposableResource(env_1, (0,config_connection/* openPlatform */.W)(connection, job), true);
        const options = { signal, timeoutMs: requestTimeoutMs };
        return (0,cleanup_result/* toPresence */.Z4)(await (0,errors/* catchError */.WL)(platform.call('set_autodeploy', { id: service, enabled: false }, options), signal));
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
function remembering({ records, claims }) {
    const [newest = 0] = records;
    return [...new Set([...records, ...claims.filter((id) => id < newest)])];
}
async function sweep(job, list, stale, { connection, teardown, timeoutMs }) {
    const signal = AbortSignal.any([job.signal, AbortSignal.timeout(timeoutMs)]);
    const removed = new Set();
    const removedByOthers = new Set();
    let failures = 0;
    const fail = (text) => {
        failures++;
        job.console.warn(text);
    };
    let underWay = '';
    const noteUnderWay = (text) => {
        underWay = text;
        job.state.note({ sweeping: text });
    };
    noteUnderWay('');
    for (const preview of stale) {
        const { number, service, exists, isShared, records } = preview;
        if (signal.aborted)
            break;
        if (isShared && exists !== 'deleted') {
            job.console.notice((0,message/* message */.i) `sweep-shared: Service ${service} of #${number} is left alone: another preview remembers it too.`);
            continue;
        }
        try {
            if (exists === 'deleted') {
                if ((await list.readState(preview)) !== 'due')
                    continue;
                if ((await turnAutodeployOff(job, connection, service, signal)) === 'missing') {
                    await list.forget(preview);
                    job.console.say(`Service ${service} of #${number} was deleted before, and is forgotten.`);
                }
                else
                    job.console.notice((0,message/* message */.i) `sweep-deleted-unproven: Service ${service} of #${number} is left alone: the platform lists it as deleted, and does not answer 404 for it.`);
                continue;
            }
            if (!(await list.isCreatedByUs(preview))) {
                job.console.notice((0,message/* message */.i) `sweep-not-created: Service ${service} of #${number} is left alone: nothing says that Taxiway created it. If it is no longer needed, delete it in the dashboard of the platform.`);
                continue;
            }
            job.state.note({
                sweeping: (0,message/* message */.i) `sweep-stopped-claimed: The removal of service ${service} of #${number} was claimed, or was being claimed, and nothing was sent. While that claim is there, no sweep sends it.`,
            });
            const claim = await list.claimRemoval(preview);
            if (claim.kind !== 'ours')
                noteUnderWay('');
            if (claim.kind === 'in doubt')
                fail((0,message/* message */.i) `sweep-in-doubt: An earlier run, or one beside this one, may have removed service ${service} of #${number}, and its answer was not seen. The request is not sent again: look at the dashboard. If the service is still there, delete GitHub deployment ${claim.id}, and the next sweep sends it; if it is gone, delete GitHub deployment ${remembering(preview).join(', ')}, which remembers it.`);
            if (claim.kind === 'forgotten')
                job.console.notice((0,message/* message */.i) `sweep-row-gone: GitHub deployment ${records.join(', ')}, which remembered service ${service} of #${number}, was deleted meanwhile. If no other run has ended the preview, the service still exists and is billed: look at the dashboard of the platform.`);
            if (claim.kind === 'in doubt' || claim.kind === 'open' || claim.kind === 'forgotten')
                continue;
            if (claim.kind === 'ours') {
                noteUnderWay(`Service ${service} of #${number} may have been removed: its answer was not seen.`);
                const sent = await (0,teardown_request/* tearDown */.x)(connection, teardown, service, { signal, timeoutMs: requestTimeoutMs });
                noteUnderWay('');
                if (sent.kind !== 'removed') {
                    if (sent.kind !== 'unconfirmed')
                        await list.endRemoval(claim.id, false);
                    const why = sent.kind === 'missing'
                        ? (0,message/* message */.i) `sweep-not-found: ${sent.why} Either it is gone, or ${job.inputs.named('teardown-request')} is wrong, or the key may not see it. With ${job.inputs.named('project-slug')} deleted services are told apart.`
                        : sent.why;
                    const became = sent.kind === 'unconfirmed' ? 'may have been removed, which the dashboard shows' : 'was not removed';
                    fail(`Service ${service} of #${number} ${became}: ${why}`);
                    continue;
                }
                const { method, path } = teardown;
                job.console.say(`${method} ${path} removed service ${service} of #${number}.`);
            }
            if (claim.kind === 'ours') {
                removed.add(preview);
                await list.endRemoval(claim.id, true);
            }
            else
                removedByOthers.add(preview);
            await list.forget(preview);
        }
        catch (error) {
            if (signal.aborted)
                break;
            const why = list.explain(error);
            if (list.isRefusedToAll(error)) {
                return { removed, removedByOthers, outcome: 'failed', why: `It ended there, because GitHub refused: ${why}.` };
            }
            fail(removed.has(preview) || removedByOthers.has(preview) || exists === 'deleted'
                ? (0,message/* message */.i) `sweep-not-forgotten: Service ${service} of #${number} was removed, and GitHub still remembers it: ${why}.`
                : `Service ${service} of #${number} is left alone: ${why}.`);
        }
    }
    if (!signal.aborted)
        return { removed, removedByOthers, outcome: failures === 0 ? 'succeeded' : 'failed', why: '' };
    const [outcome, why] = job.signal.aborted
        ? ['aborted', 'The job was cancelled']
        : ['timed-out', `${job.inputs.named('timeout')} (${(0,duration/* formatDuration */.a3)(timeoutMs)}) passed`];
    return { removed, removedByOthers, outcome, why: `${why} before the others. ${underWay}` };
}

;
var report_or_sweep_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var report_or_sweep_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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








const report_or_sweep_requestTimeoutMs = 60_000;
async function reportOrSweep(job, mode, openList, show) {
    const { inputs } = job;
    const removal = mode === 'sweep' ? readRemoval(inputs) : undefined;
    const hasKey = inputs.text('api-key') !== undefined && inputs.text('base-url') !== undefined;
    const connection = removal?.connection ?? (hasKey ? (0,config_connection/* readConnection */.d)(inputs) : undefined);
    const timeoutMs = inputs.get('timeout');
    const most = inputs.get('max-previews');
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([job.signal, deadline]);
    const list = openList(signal);
    try {
        const deleted = await readDeleted(job, connection, timeoutMs / 2);
        const { previews, isWhole } = await list.read(deleted);
        const closed = previews.filter(({ pullRequest }) => pullRequest === 'closed');
        const stale = closed.filter(({ exists }) => exists !== 'deleted');
        const swept = removal && (await sweep(job, list, closed, removal));
        const isRead = swept === undefined || swept.why === '';
        const isGone = async ({ service }) => service !== undefined &&
            deleted.has(service) &&
            removal !== undefined &&
            (await turnAutodeployOff(job, removal.connection, service, signal)) === 'missing';
        const unended = isRead ? await readUnended(job, list, isGone) : { isAny: false, text: '' };
        if (swept?.why === '')
            await tidy(job, list);
        const isRemoved = (each) => swept !== undefined && (swept.removed.has(each) || swept.removedByOthers.has(each));
        const left = stale.filter((each) => !isRemoved(each));
        job.outputs.set('stale', JSON.stringify(left.map(shownPreview)));
        const listed = swept ? previews.map((each) => ({ ...each, removed: isRemoved(each) })) : previews;
        show?.(listed);
        const older = isWhole
            ? ''
            : (0,message/* message */.i) `previews-not-all-read: Older GitHub deployments of the environment were not read, so that previews may be missing here. Delete those that are no longer needed.`;
        const cap = most === undefined ? '' : ` (${job.inputs.named('max-previews')} is ${most})`;
        const [counted, became] = formatCounts({ remembered: previews.length, cap, left: left.length }, swept);
        const reason = [counted, unended.text, became, swept?.why.trim(), older].filter(Boolean).join(' ');
        const outcome = swept?.outcome === 'succeeded' && unended.isAny ? 'failed' : swept?.outcome;
        return { kind: 'previews', outcome: outcome ?? 'succeeded', reason, table: formatPreviews(job, listed) };
    }
    catch (error) {
        job.signal.throwIfAborted();
        if (deadline.aborted) {
            const before = error instanceof taxiway_error/* TaxiwayError */.y ? ` Before that, ${list.explain(error)}.` : '';
            const text = `${job.inputs.named('timeout')} (${(0,duration/* formatDuration */.a3)(timeoutMs)}) passed before GitHub had said which previews there are. Nothing was sent.${before}`;
            return (0,run_end/* plainEnd */._u)('timed-out', text);
        }
        const reason = (0,message/* message */.i) `previews-unread: GitHub did not say which previews there are: ${list.explain(error)}. Nothing was sent.`;
        return (0,run_end/* plainEnd */._u)('failed', reason);
    }
}
function formatCounts({ remembered, cap, left }, swept) {
    const verb = swept === undefined ? ['is', 'are'] : ['was', 'were'];
    const all = `${(0,count/* formatCount */.B)(remembered, 'preview')} ${verb[remembered === 1 ? 0 : 1]} remembered${cap}`;
    if (remembered === 0)
        return [`${all}.`, ''];
    const over = left > 1
        ? `${left} are left over from closed pull requests`
        : `${left || 'none'} is left over from a closed pull request`;
    if (swept === undefined)
        return [`${all}, and ${over}.`, ''];
    const { removed, removedByOthers } = swept;
    const others = removedByOthers.size === 0 ? '' : `, another run removed ${removedByOthers.size}`;
    return [`${all}.`, `This sweep removed ${removed.size || 'none'}${others}, and ${over}.`];
}
async function readUnended({ console, signal }, list, isGone) {
    try {
        const { claims, more } = await list.readClaims();
        let told = 0;
        for (const claim of claims) {
            if (await isGone(claim))
                await list.forgetClaim(claim);
            else {
                told++;
                console.warn(describeUnended(claim));
            }
        }
        const found = told === 0
            ? ''
            : `It is not known whether ${(0,count/* formatCount */.B)(told, 'claimed creation')} of closed pull requests left a service.`;
        const unread = more === 0 ? '' : `${(0,count/* formatCount */.B)(more, 'other claim')} of creations ${more === 1 ? 'was' : 'were'} not looked at.`;
        return { isAny: told > 0, text: [found, unread].filter(Boolean).join(' ') };
    }
    catch (error) {
        signal.throwIfAborted();
        const text = (0,message/* message */.i) `preview-claims-unread: Whether a creation was claimed and never confirmed is not known: ${list.explain(error)}.`;
        return { isAny: false, text };
    }
}
function describeUnended({ number, name, id, service }) {
    return service === undefined
        ? (0,message/* message */.i) `preview-creation-unended: A run has claimed the creation of ${name} for #${number}, and how that ended is not known, so a service may exist and be billed. Look at the project. Once there is none, delete GitHub deployment ${id}, which holds its place.`
        : (0,message/* message */.i) `preview-row-deleted: Service ${service} of #${number} was created, and the GitHub deployment that remembered it was deleted. Look at the dashboard of the platform, and delete the service there if it still exists; then GitHub deployment ${id}, which holds its place.`;
}
async function tidy({ console, signal }, list) {
    try {
        await list.tidy();
    }
    catch (error) {
        signal.throwIfAborted();
        console.notice((0,message/* message */.i) `previews-not-moved: What earlier versions remembered has no GitHub deployments of its own yet: ${list.explain(error)}. The next sweep reads all of the environment again.`);
    }
}
async function readDeleted(job, connection, mostMs) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const slug = job.inputs.get('project-slug');
        if (connection === undefined || slug === undefined)
            return new Set();
        const platform = report_or_sweep_addDisposableResource(env_1, (0,config_connection/* openPlatform */.W)(connection, job), true);
        try {
            const options = { signal: job.signal, timeoutMs: Math.min(report_or_sweep_requestTimeoutMs, mostMs) };
            const deleted = await platform.call('list_deleted_services', { slug }, options);
            return new Set(deleted.flatMap(({ id }) => id ?? []));
        }
        catch (error) {
            if (!(error instanceof taxiway_error/* TaxiwayError */.y))
                throw error;
            job.console.notice(`The list of deleted services could not be read: ${error.message}`);
            return new Set();
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = report_or_sweep_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
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


/***/ }),

/***/ 5544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  E8: () => (/* binding */ checkServiceExists),
  uS: () => (/* binding */ whyDeletionUnproven),
  fG: () => (/* binding */ whyRefused)
});


var errors = __webpack_require__(5373);

var json_fields = __webpack_require__(4544);

var format_error = __webpack_require__(9531);

var taxiway_error = __webpack_require__(7776);
;




async function findDeletedService(platform, { slug, serviceId }, options = {}) {
    try {
        const rows = await platform.call('list_deleted_services', { slug }, options);
        const value = rows.find((row) => (0,json_fields/* readId */.w)(row) === serviceId);
        if (value !== undefined)
            return { kind: 'found', value };
        if (rows.some((row) => (0,json_fields/* readId */.w)(row) === undefined))
            return { kind: 'unknown', why: 'an entry of it has no id' };
        return { kind: 'absent', proof: 'the whole list was read' };
    }
    catch (error) {
        options.signal?.throwIfAborted();
        if (error instanceof errors/* InputError */.dz || !(error instanceof taxiway_error/* TaxiwayError */.y))
            throw error;
        return { kind: 'unknown', why: (0,format_error/* formatErrorAsClause */.N_)(error) };
    }
}


var message = __webpack_require__(1103);

var applied_settings = __webpack_require__(274);

var preview_context = __webpack_require__(6211);
;





const requestTimeoutMs = 30_000;
function whyRefused({ host, inputs, job }, remembered, isFirstRun) {
    const { name, source } = inputs;
    switch (remembered.kind) {
        case 'known': {
            const { serviceId, image } = remembered;
            if (image === source.image)
                return undefined;
            const made = image === undefined ? 'is built from a repository' : `runs the image "${image}"`;
            const keep = image === undefined ? `Remove ${job.inputs.named('image')}` : 'Keep the image (its tag may move)';
            return (0,message/* message */.i) `preview-runs-image: Service ${serviceId} of ${name} ${made}, and the platform documents no way to change that. ${keep}, or set another ${job.inputs.named('service-name')}.`;
        }
        case 'none':
            return undefined;
        case 'unconfirmed':
            return (0,message/* message */.i) `preview-creation-unconfirmed: A run has claimed the creation of ${name}, and ${host.memory.name} remembers no service of it, so one may exist and be billed. Look at the project: delete the service if it is there, and ${host.memory.clearing}.`;
        case 'unreadable':
            if (isFirstRun)
                return undefined;
            return (0,message/* message */.i) `preview-service-unknown: Could not determine the service for ${name} (${remembered.why}). Another one would be billed too: run it again.`;
        default:
            return remembered;
    }
}
async function checkServiceExists(context, serviceId) {
    const { inputs, job } = context;
    const { name } = inputs;
    const error = await (0,applied_settings/* turnIndexingOff */.PU)(context, serviceId);
    const mayBeGone = (0,errors/* isMissing */.b2)(error);
    const unproven = mayBeGone ? await whyDeletionUnproven(context, serviceId) : undefined;
    if (mayBeGone && unproven === undefined) {
        job.console.warn((0,message/* message */.i) `preview-service-deleted: Service ${serviceId} of ${name} was deleted on the platform, so a new one is created.`);
        return { deleted: true };
    }
    (0,applied_settings/* warnOfIndexing */.o$)(context, error);
    if (unproven === undefined)
        return { deleted: false };
    const advice = `Service ${serviceId} of ${name} was not found, and ${unproven}. If it was deleted, set another ${context.job.inputs.named('service-name')}. If it was not, check which services the key can access.`;
    return { deleted: false, advice };
}
async function whyDeletionUnproven(context, serviceId) {
    const { inputs, platform } = context;
    const { projectSlug: slug } = inputs.create;
    if (slug === undefined)
        return `without ${context.job.inputs.named('project-slug')} Taxiway cannot ask the platform whether it was deleted`;
    const deleted = await findDeletedService(platform, { slug, serviceId }, (0,preview_context/* callOptions */.jp)(context, requestTimeoutMs));
    switch (deleted.kind) {
        case 'found':
            return undefined;
        case 'absent':
            return `the platform does not list it as deleted`;
        case 'unknown':
            return `the list of deleted services could not be read (${deleted.why})`;
        default:
            return deleted;
    }
}


/***/ })

};
