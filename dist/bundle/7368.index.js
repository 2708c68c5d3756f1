export const id = 7368;
export const ids = [7368,2830];
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


/***/ }),

/***/ 7368:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  readNamedRequest: () => (/* binding */ readNamedRequest)
});


var report_inputs = __webpack_require__(4847);

var github_repository = __webpack_require__(9503);

var pull_request_event = __webpack_require__(9346);

var shortening = __webpack_require__(8086);

var message = __webpack_require__(3597);

var event_interpretation = __webpack_require__(2830);

var errors = __webpack_require__(6695);
;



async function readTriggeringComment(github, { id, body }) {
    if (id === undefined)
        return { kind: 'unknown', why: 'the event does not name it' };
    try {
        const now = await github.commentBody(id);
        return { kind: 'found', isAsInEvent: now === body };
    }
    catch (error) {
        github.signal.throwIfAborted();
        if (error instanceof errors/* RefusedError */.fk && error.status === 404)
            return { kind: 'absent', proof: 'GitHub does not have it' };
        return { kind: 'unknown', why: (0,github_repository/* githubRefusal */.eD)(error, 'pull-requests: read') };
    }
}
function deletedEnd({ number }) {
    const reason = (0,message/* message */.i) `preview-comment-deleted: No preview: the comment on pull request #${number} that asked for one was deleted.`;
    return { outcome: 'skipped', reason };
}
function whyNotAsked(comment, run) {
    const { number, isRerun } = run;
    switch (comment.kind) {
        case 'found': {
            if (comment.isAsInEvent)
                return undefined;
            const reason = (0,message/* message */.i) `preview-comment-edited: No preview: the comment on pull request #${number} that started this run was edited since, so it may not ask for one any more. To ask for one, write another comment.`;
            return { outcome: 'skipped', reason };
        }
        case 'absent':
            return deletedEnd(run);
        case 'unknown': {
            if (!isRerun)
                return undefined;
            const reason = (0,message/* message */.i) `preview-comment-unread: Nothing was created or deployed: this is a re-run, and it is not known whether the comment on pull request #${number} that asked for a preview is still there (${comment.why}). Run it again.`;
            return { outcome: 'failed', reason };
        }
        default:
            return comment;
    }
}

;







async function readNamedRequest(job, named, wanted) {
    if ('wrong' in named) {
        const reason = (0,message/* message */.i) `preview-dispatch-unnamed: The input \`pull-request\` of the workflow is not the number of a pull request: "${(0,shortening/* shorten */.ml)(named.wrong)}". Use one such as 7.`;
        return { kind: 'none', outcome: 'failed', reason };
    }
    const { number, name, comment } = named;
    const run = { number, isRerun: (0,pull_request_event/* isRerun */.tc)(job.environment) };
    if (comment?.action === 'deleted')
        return { kind: 'none', ...deletedEnd(run) };
    const { githubToken: token } = (0,report_inputs/* readReportInputs */.g)(job.inputs);
    const { repository } = job.context;
    if (token === undefined || repository === undefined) {
        const reason = (0,message/* message */.i) `preview-pull-unknown: The event \`${name}\` only names pull request #${number}, and GitHub cannot be asked for it: \`github-token\` is empty, or GITHUB_REPOSITORY is not set.`;
        return { kind: 'none', outcome: 'failed', reason };
    }
    const signal = AbortSignal.any([job.signal, AbortSignal.timeout(job.inputs.get('timeout'))]);
    const github = new github_repository/* GitHubRepository */.so({ repository, token, redactor: job.redactor, signal });
    try {
        const asking = comment === undefined ? undefined : readTriggeringComment(github, comment);
        const [pull, found] = await Promise.all([github.pullRequest(number), asking]);
        const end = found && whyNotAsked(found, run);
        if (end !== undefined)
            return { kind: 'none', ...end };
        return (0,event_interpretation.interpretEvent)({ ...pull, number, name, action: name, label: undefined }, job.environment, wanted);
    }
    catch (error) {
        job.signal.throwIfAborted();
        const why = (0,github_repository/* githubRefusal */.eD)(error, 'pull-requests: read');
        const reason = (0,message/* message */.i) `preview-pull-unread: GitHub did not say what pull request #${number} is: ${why}. Nothing was created or deployed.`;
        return { kind: 'none', outcome: 'failed', reason };
    }
}


/***/ })

};
