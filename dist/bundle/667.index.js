export const id = 667;
export const ids = [667];
export const modules = {

/***/ 2667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   closePreview: () => (/* binding */ closePreview)
/* harmony export */ });
/* harmony import */ var _deploy_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3405);
/* harmony import */ var _deploy_run_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6309);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6846);
/* harmony import */ var _removal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1687);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9450);





const lookEveryMs = 2_000;
async function* closePreview(platform, github, request, options) {
    const time = new _deploy_run_time_js__WEBPACK_IMPORTED_MODULE_4__/* .RunTime */ .X(platform.clock, options);
    let service = null;
    const end = (ending) => (0,_deploy_result_js__WEBPACK_IMPORTED_MODULE_0__/* .endRun */ .lb)(platform, time, ending, { serviceId: service });
    try {
        const notClosed = await checkClosed(github, request);
        if (notClosed !== undefined)
            return end(notClosed);
        let list = await github.list();
        while (isBeingCreated(list, request)) {
            if (time.leftMs <= lookEveryMs) {
                const reason = `Another run was still creating ${request.name} at the timeout, so the preview has not ended. Run this job again.`;
                return end({ outcome: 'timed-out', reason });
            }
            await time.clock.sleep(lookEveryMs, time.signal);
            list = await github.list();
        }
        const own = (0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .recordsOf */ .M$)(list, request);
        const services = [...new Set(own.flatMap((record) => record.service ?? []))];
        service = services.at(-1) ?? null;
        const texts = [];
        let hasFailed = false;
        for (const each of services) {
            time.signal.throwIfAborted();
            if (request.teardown === undefined) {
                for (const { id } of own.filter((record) => record.service === each)) {
                    await github.show(id, { state: 'inactive', description: 'The preview has ended' });
                }
                texts.push(`Service ${each} still exists and is billed: delete it in the dashboard. Reopening uses it again.`);
                continue;
            }
            const { isGone, text, warning } = await (0,_removal_js__WEBPACK_IMPORTED_MODULE_2__/* .removeService */ .Q)(platform, github, list, each, request.teardown);
            texts.push(isGone ? `${text} Reopening creates another one.` : text);
            hasFailed ||= !isGone;
            if (warning !== undefined)
                yield { kind: 'warning', text: platform.redact(warning) };
        }
        for (const { id } of own.filter((record) => record.service === undefined)) {
            await github.end(id);
            if (services.length > 0)
                continue;
            const text = `A run was about to create ${request.name} and never reported the result. A service of that name may exist and be billed: look at the dashboard. Taxiway no longer remembers it.`;
            yield { kind: 'warning', text: platform.redact(text) };
            texts.push(text);
        }
        if (texts.length === 0) {
            return end({
                outcome: 'skipped',
                reason: `Nothing to do: ${request.name} is not remembered, so no service is known.`,
            });
        }
        const reason = `The preview has ended. ${texts.join(' ')}`;
        if (request.comment !== undefined) {
            const body = (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .formatEnded */ .su)(request.comment, platform.redact(texts.join(' ')));
            const written = await github.comment(request.pullRequest, (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .marker */ .xL)(request), body).catch(_store_js__WEBPACK_IMPORTED_MODULE_3__/* .onlyGitHubErrors */ .JH);
            if (written !== undefined) {
                yield { kind: 'warning', text: platform.redact(`The comment is not up to date: ${written.message}.`) };
            }
        }
        return end({ outcome: hasFailed ? 'failed' : 'skipped', reason });
    }
    catch (error) {
        const left = `The services of ${request.name} may still exist and be billed. Run this job again.`;
        if (time.signal.aborted)
            return end({ outcome: 'aborted', reason: `The run was cancelled. ${left}` });
        return end({ outcome: 'failed', reason: `The preview was not ended: ${(0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .onlyGitHubErrors */ .JH)(error).message}. ${left}` });
    }
}
function isBeingCreated(list, request) {
    const own = (0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .recordsOf */ .M$)(list, request);
    return own.some((record) => (0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .isYoung */ .Pi)(record, list)) && own.every(({ service }) => service === undefined);
}
async function checkClosed(github, { pullRequest, isRerun }) {
    const now = await github.readPull(pullRequest).catch(_store_js__WEBPACK_IMPORTED_MODULE_3__/* .onlyGitHubErrors */ .JH);
    if (now instanceof _store_js__WEBPACK_IMPORTED_MODULE_3__/* .GitHubError */ .y_ || now === 'gone') {
        if (!isRerun && (now === 'gone' || now.isForbidden))
            return undefined;
        const why = now === 'gone' ? 'GitHub does not show it' : now.message;
        const reason = `The preview was not ended: it is not known whether pull request #${pullRequest} is closed (${why}). Run this job again.`;
        return { outcome: 'failed', reason };
    }
    if (!now.isOpen)
        return undefined;
    return { outcome: 'skipped', reason: `Nothing to do: pull request #${pullRequest} is open now.` };
}


/***/ }),

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


/***/ })

};
