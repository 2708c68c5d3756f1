export const id = 863;
export const ids = [863];
export const modules = {

/***/ 6846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MY: () => (/* binding */ formatBuilding),
/* harmony export */   su: () => (/* binding */ formatEnded),
/* harmony export */   u2: () => (/* binding */ formatDeployed),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5970);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3387);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1065);



function marker({ name }) {
    return `<!-- taxiway preview ${encodeURIComponent(name)} -->`;
}
function formatBuilding(facts) {
    return compose(facts, { icon: '🚧', news: 'is being built' });
}
function formatDeployed(facts, result) {
    const { outcome, reason, url, durationMs, cause } = result;
    const isReady = outcome === 'succeeded';
    return compose(facts, {
        icon: _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[outcome].icon,
        news: isReady ? `is ready after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(durationMs)}` : newsOf[outcome],
        address: url === null ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(url, isReady ? 'Open the preview' : 'The address of the preview'),
        text: isReady ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(reason, 2_000)),
        more: cause === null ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)('Why it failed', (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn)(cause.excerpt)),
    });
}
function formatEnded(facts, text) {
    const own = { ...facts, commit: undefined, repositoryUrl: undefined };
    return compose(own, { icon: '🏁', news: 'has ended', text: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text, 2_000)) });
}
const newsOf = {
    succeeded: 'is ready',
    failed: 'failed',
    cancelled: 'was cancelled on the platform',
    superseded: 'was replaced by a newer deployment',
    'timed-out': 'was not ready in time',
    indeterminate: 'ended with an unknown result',
    accepted: 'was requested',
    skipped: 'was not deployed',
    aborted: 'was interrupted with its job',
};
function compose({ name, commit, repositoryUrl, runUrl }, { icon, news, address = '', text = '', more = '' }) {
    const short = commit === undefined ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(commit.slice(0, 7));
    const facts = [
        address === '' ? '' : `<b>${address}</b>`,
        commit === undefined || repositoryUrl === undefined ? short : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(`${repositoryUrl}/commit/${commit}`, short),
        runUrl === undefined ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(runUrl, 'log'),
    ];
    const parts = [
        `### ${icon} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .sentence */ .em)(`Preview ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(name, 200)} ${news}`)}`,
        facts.filter((fact) => fact !== '').join(' · '),
        text,
        more,
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}


/***/ }),

/***/ 1687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ removeService),
/* harmony export */   y: () => (/* binding */ forget)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3387);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9450);



async function removeService(platform, github, list, service, { method, path }) {
    const own = path.replaceAll('{id}', encodeURIComponent(service));
    const answer = await platform.request(method, own).catch(_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .onlyPlatformErrors */ .tJ);
    const isMissing = (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isRefused */ .H0)(answer, 404, 410);
    if (answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk && !isMissing) {
        const doubt = answer.effect === 'unknown' ? 'may still exist' : 'still exists';
        const text = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutFullStop */ .Qu)(answer.message)}, so service ${service} ${doubt} and is billed.`;
        return { isGone: false, text: `${text} Run this job again, or delete it in the dashboard.` };
    }
    const forgotten = await forget(github, list, service).catch(_store_js__WEBPACK_IMPORTED_MODULE_1__/* .onlyGitHubErrors */ .JH);
    const left = forgotten === undefined ? '' : ` Its records were not ended (${forgotten.message}).`;
    if (!(answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlatformError */ .Wk)) {
        return { isGone: true, text: `${method} ${own} removed service ${service} (${answer}).${left}` };
    }
    const text = `Service ${service} is gone: ${method} ${own} was answered with ${answer.status}.${left}`;
    return { isGone: true, text, warning: `${text} If the service is still there, correct teardown-request.` };
}
async function forget(github, list, service) {
    const newest = list.records.findLast((record) => record.service === service);
    if (newest === undefined)
        return;
    for (const { id, service: own } of (0,_store_js__WEBPACK_IMPORTED_MODULE_1__/* .recordsOf */ .M$)(list, newest)) {
        if (own === service || (own === undefined && id < newest.id))
            await github.end(id);
    }
}


/***/ }),

/***/ 3863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sweep: () => (/* binding */ sweep)
/* harmony export */ });
/* harmony import */ var _deploy_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3405);
/* harmony import */ var _deploy_run_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6309);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3387);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6846);
/* harmony import */ var _removal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1687);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9450);






async function* sweep(platform, github, request, options) {
    const time = new _deploy_run_time_js__WEBPACK_IMPORTED_MODULE_4__/* .RunTime */ .X(platform.clock, options);
    const stale = [];
    let failures = 0;
    const end = (outcome, why) => {
        const removed = stale.filter((each) => each.removed).length;
        const found = `Found ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(stale.length, 'preview')} that nobody needs, and removed ${removed}.`;
        const reason = `${found}${why === '' ? '' : ` ${why}`}`;
        return { result: (0,_deploy_result_js__WEBPACK_IMPORTED_MODULE_0__/* .endRun */ .lb)(platform, time, { outcome, reason }), stale };
    };
    try {
        const [list, open] = await Promise.all([github.list(), github.listOpen()]);
        for (const newest of previewsIn(list)) {
            time.signal.throwIfAborted();
            if (time.leftMs <= 0)
                return end('timed-out', 'The others were not looked at before the timeout. The next sweep goes on.');
            const { pullRequest, name, service } = newest;
            const now = open.has(pullRequest) ? openPull : await github.readPull(pullRequest).catch(_store_js__WEBPACK_IMPORTED_MODULE_3__/* .onlyGitHubErrors */ .JH);
            if (now instanceof Error) {
                failures++;
                const text = `Pull request #${pullRequest} cannot be read (${now.message}), so ${name} was left alone.`;
                yield { kind: 'warning', text: platform.redact(text) };
                continue;
            }
            const reason = staleReason(now, newest, list, request);
            if (reason === undefined)
                continue;
            const found = { pullRequest, service: service ?? null, reason };
            if (service === undefined) {
                stale.push({ ...found, removed: false });
                const text = `A run was about to create ${name} (#${pullRequest}) and never reported the result: a service may exist and be billed. Look at the dashboard, then delete the GitHub deployment ${newest.id}.`;
                yield { kind: 'warning', text: platform.redact(text) };
                continue;
            }
            const of = `${name} (#${pullRequest}, ${reason})`;
            if (request.teardown === undefined) {
                stale.push({ ...found, removed: false });
                const text = `${of}: service ${service} is billed. Delete it in the dashboard, or set teardown-request.`;
                yield { kind: 'notice', text: platform.redact(text) };
                continue;
            }
            const latest = reason === 'expired' ? await github.list() : list;
            if (reason === 'expired') {
                const record = latest.records.findLast((each) => each.service === service);
                if (record === undefined || staleReason(now, record, latest, request) === undefined)
                    continue;
            }
            const { isGone, text, warning } = await (0,_removal_js__WEBPACK_IMPORTED_MODULE_2__/* .removeService */ .Q)(platform, github, latest, service, request.teardown);
            stale.push({ ...found, removed: isGone });
            if (!isGone)
                failures++;
            const kind = isGone && warning === undefined ? 'notice' : 'warning';
            yield { kind, text: platform.redact(`${of}: ${warning ?? text}`) };
            if (isGone && request.hasComment)
                yield* tell(platform, github, request, newest, reason);
        }
        const advice = failures === 0 ? '' : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(failures, 'preview')} could not be dealt with; the next sweep tries again.`;
        return end(failures === 0 ? 'skipped' : 'failed', advice);
    }
    catch (error) {
        if (time.signal.aborted)
            return end('aborted', 'The run was cancelled.');
        return end('failed', `The previews cannot be read: ${(0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .onlyGitHubErrors */ .JH)(error).message}.`);
    }
}
const openPull = { isOpen: true };
function previewsIn({ records }) {
    const keyOf = ({ pullRequest, name }) => `${pullRequest} ${name}`;
    const known = new Set(records.filter(_store_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfService */ .nU).map(keyOf));
    const newest = new Map(records.map((record) => [`${keyOf(record)} ${record.service ?? ''}`, record]));
    return [...newest.values()].filter((record) => (0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfService */ .nU)(record) || !known.has(keyOf(record)));
}
function staleReason(now, newest, list, { expiresAfterMs }) {
    if (now === 'gone' || (0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .isYoung */ .Pi)(newest, list))
        return undefined;
    if (!now.isOpen)
        return 'closed';
    const isOld = expiresAfterMs !== undefined && list.nowMs - newest.createdMs > expiresAfterMs;
    return isOld && newest.service !== undefined ? 'expired' : undefined;
}
async function* tell(platform, github, { expiresAfterMs = 0, runUrl }, { pullRequest, name }, reason) {
    const text = reason === 'closed'
        ? 'Its service was removed. Reopening creates another one.'
        : `It was not deployed for ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a3)(expiresAfterMs)}, so its service was removed. A push brings it back.`;
    const written = await github
        .comment(pullRequest, (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .marker */ .xL)({ pullRequest, name }), (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .formatEnded */ .su)({ name, runUrl }, text))
        .catch(_store_js__WEBPACK_IMPORTED_MODULE_3__/* .onlyGitHubErrors */ .JH);
    if (written === undefined)
        return;
    yield {
        kind: 'warning',
        text: platform.redact(`The comment on #${pullRequest} is not up to date: ${written.message}.`),
    };
}


/***/ })

};
