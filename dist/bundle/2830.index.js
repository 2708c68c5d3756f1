export const id = 2830;
export const ids = [2830];
export const modules = {

/***/ 2830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   interpretEvent: () => (/* binding */ interpretEvent)
/* harmony export */ });
/* harmony import */ var _github_job_pull_request_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9346);
/* harmony import */ var _preview_listed_labels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3432);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);



const dependabot = 'dependabot[bot]';
function interpretEvent(event, environment, wanted) {
    if (event === undefined)
        return withoutPullRequest(environment['GITHUB_EVENT_NAME'] || '(none)');
    const { action, labels } = event;
    const isLater = (0,_github_job_pull_request_event_js__WEBPACK_IMPORTED_MODULE_0__/* .isRerun */ .tc)(environment);
    const stranger = wanted.hasKey ? undefined : whoGetsNoSecrets(event, environment);
    if (stranger !== undefined) {
        const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `preview-fork-without-key: No preview: GitHub gives no secrets to a run for ${stranger}, so \`api-key\` is empty.`;
        return { kind: 'none', outcome: 'skipped', reason };
    }
    if (action === 'closed')
        return { kind: 'close', event, isRerun: isLater, ending: 'closed' };
    if (action === 'unlabeled' && wanted.labels !== undefined && labels !== undefined) {
        if (!(0,_preview_listed_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .hasListed */ .U)(labels, wanted.labels))
            return { kind: 'close', event, isRerun: isLater, ending: 'unlabeled' };
    }
    const untrusted = whyUntrusted(event, environment, wanted);
    if (untrusted !== undefined)
        return { kind: 'none', outcome: 'skipped', reason: untrusted };
    return { kind: 'deploy', event, isFirstRun: action === 'opened' && !isLater, ifMissing: !isPush(action) };
}
function isPush(action) {
    return action === 'opened' || action === 'reopened' || action === 'synchronize';
}
function withoutPullRequest(eventName) {
    if (eventName === _github_job_pull_request_event_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeQueue */ ._5) {
        const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `preview-merge-queue: No preview: a merge queue tests a commit of several pull requests, and each of them has its own.`;
        return { kind: 'none', outcome: 'skipped', reason };
    }
    const reason = (0,_github_job_pull_request_event_js__WEBPACK_IMPORTED_MODULE_0__/* .isPullRequest */ .r0)(eventName)
        ? (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `preview-event-unreadable: Could not read a pull request from the file at GITHUB_EVENT_PATH. Run the preview action in a GitHub job.`
        : (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `preview-event-unsupported: The event \`${eventName}\` names no pull request. Run the preview action on \`pull_request\`, on a comment of a pull request, or on \`workflow_dispatch\` with an input \`pull-request\`.`;
    return { kind: 'none', outcome: 'failed', reason };
}
function whyUntrusted(event, environment, { labels }) {
    const { name, action, label, number } = event;
    if (name === 'pull_request' || !isFork(event, environment))
        return undefined;
    if (name === 'pull_request_target' && isPush(action) && labels === undefined)
        return undefined;
    if (action === 'labeled' && label !== undefined && labels !== undefined && (0,_preview_listed_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .hasListed */ .U)([label], labels))
        return undefined;
    const what = action === name ? name : `${name}: ${action}`;
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .i) `preview-fork-untrusted: No preview: pull request #${number} comes from a fork, and a run for \`${what}\` has this repository's secrets. With \`when-labeled\`, setting the label deploys the commit that it is set on.`;
}
function isFork({ headRepository }, { GITHUB_REPOSITORY: repository = '' }) {
    return headRepository?.toLowerCase() !== repository.toLowerCase();
}
function whoGetsNoSecrets(event, environment) {
    const { GITHUB_ACTOR: actor } = environment;
    if (isFork(event, environment))
        return 'a fork';
    return actor === dependabot || event.author === dependabot ? 'Dependabot' : undefined;
}


/***/ })

};
