export const id = 8118;
export const ids = [8118];
export const modules = {

/***/ 8118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  fleet: () => (/* binding */ fleet),
  fleetHost: () => (/* binding */ fleetHost)
});


var config_search = __webpack_require__(6615);

var outputs = __webpack_require__(4826);

var markdown = __webpack_require__(2255);

var count = __webpack_require__(5150);

var duration = __webpack_require__(1589);
;

const longestName = 40;
const mostPhases = 50;
function gantt(sections, mostBars = mostPhases) {
    const rows = sections.flatMap(({ name, phases }) => phases.length === 0 ? [] : [`  section ${label(name)}`, ...phases.slice(0, mostBars).map(bar)]);
    if (rows.length === 0)
        return '';
    return ['```mermaid', 'gantt', '  dateFormat x', '  axisFormat %M:%S', ...rows, '```'].join('\n');
}
function bar({ name, startMs, endMs }) {
    const start = Math.max(0, Math.round(startMs));
    return `  ${label(name)} ${(0,duration/* formatDuration */.a3)(endMs - startMs)} : ${start}, ${Math.max(start + 1, Math.round(endMs))}`;
}
function label(name) {
    const plain = name.replace(/[^\p{L}\p{N}_-]+/gu, ' ').trim();
    return plain.slice(0, longestName) || 'phase';
}


var fleet_table = __webpack_require__(8361);

var headline = __webpack_require__(6494);
;






const mostSummary = 900 * 1024;
const mostBars = 400;
function formatFleetSummary(run) {
    const { services, durationMs } = run;
    const { icon, text, rest } = (0,headline/* toHeadline */.G)(run, { action: 'fleet' });
    const took = services.length === 0 ? '' : (0,duration/* formatDuration */.a3)(durationMs);
    const explained = services.filter(({ passed, excerpt: log }) => !passed && log.length > 0);
    const parts = [
        (0,markdown/* heading */.R_)((0,markdown/* besides */.oN)([`${icon} ${(0,markdown/* sentence */.em)(text)}`, run.passed ? took : ''])),
        run.passed ? '' : (0,markdown/* paragraph */.FY)((0,markdown/* besides */.oN)([took, (0,markdown/* sentence */.em)(rest)])),
        explained.length === 1 ? (0,markdown/* lines */.Mn)(explained[0]?.excerpt ?? []) : '',
        (0,fleet_table/* formatServices */.mn)(services, fleet_table/* mostTable */.ql),
        (0,fleet_table/* formatReasons */.d$)(run),
    ];
    const bars = chart(services);
    let left = mostSummary - Buffer.byteLength([...parts, bars].join('\n\n'));
    let leftOut = 0;
    for (const each of explained.length > 1 ? explained : []) {
        const fold = (0,markdown/* folded */.TM)(`What the log of ${(0,markdown/* prose */.CS)(each.service)} says`, each.excerpt);
        left -= Buffer.byteLength(fold) + 2;
        if (left > 0)
            parts.push(fold);
        else
            leftOut += 1;
    }
    if (leftOut > 0)
        parts.push(`<p>\u2026 and ${(0,count/* formatCount */.B)(leftOut, 'more log')} in the log of the job</p>`);
    parts.push(bars);
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function chart(services) {
    const begun = services.flatMap(({ service, startedMs, durationMs }) => startedMs === null ? [] : [{ name: service, startMs: startedMs, endMs: startedMs + durationMs }]);
    if (begun.length < 2)
        return '';
    const first = Math.min(...begun.map(({ startMs }) => startMs));
    const phases = begun.map(({ name, startMs, endMs }) => ({ name, startMs: startMs - first, endMs: endMs - first }));
    return gantt([{ name: 'Services', phases }], mostBars);
}


var shortening = __webpack_require__(8086);
;





function toPlanRows({ services, unchanged }) {
    return [
        ...services.map(({ service, needs, reason, check }) => [
            service,
            check === null ? 'deploy' : 'check',
            needs.join(', '),
            reason,
        ]),
        ...unchanged.map(({ service, reason }) => [service, 'leave', '', reason]),
    ];
}
function formatPlanSummary(run) {
    const { icon, text } = (0,headline/* toHeadline */.G)(run, { action: 'fleet' });
    const cells = (rows) => rows.map((row) => row.map((cell) => (0,markdown/* prose */.CS)((0,shortening/* excerpt */.Kb)(cell, fleet_table/* longestReason */.xg))));
    const [due, left] = [toPlanRows({ ...run.plan, unchanged: [] }), toPlanRows({ ...run.plan, services: [] })];
    const planned = due.map(([service = '', what = '', after = '', why = '']) => [
        service,
        after === '' ? what : `${what}, after ${after}`,
        why,
    ]);
    const shown = due.length === 0 ? '' : (0,fleet_table/* tableWithin */.uG)(fleet_table/* mostTable */.ql, cells(planned), ['Service', 'Plan', 'Why']);
    const others = (0,fleet_table/* tableWithin */.uG)(fleet_table/* mostReasons */.TG, cells(left.map(([service = '', , , why = '']) => [service, why])), [
        'Service',
        'Why',
    ]);
    const parts = [
        (0,markdown/* heading */.R_)(`${icon} ${(0,markdown/* sentence */.em)(text)}`),
        shown,
        left.length === 0 ? '' : (0,markdown/* fold */.AU)(`${(0,count/* formatCount */.B)(left.length, 'service')} left as deployed`, others),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}


var to_run_report = __webpack_require__(6631);

var run_job = __webpack_require__(5097);

var run_to_end = __webpack_require__(9661);

var shown_end = __webpack_require__(2410);

var fleet_inputs = __webpack_require__(6529);
;









async function fleetAction(job, host) {
    const end = await (0,run_to_end/* runToEnd */.cd)(job, runAndShow(job, host));
    const run = end.kind === 'plain' ? (0,to_run_report/* toRunReport */.ZN)(end, (0,run_job/* createCleaning */.G)(job)) : end;
    (0,shown_end/* setEnd */.G)(job, run, (0,outputs/* toFleetOutputs */.ks)(run));
    (0,shown_end/* sayEnd */.L)(job, run, { action: 'fleet' });
}
async function runAndShow(job, host) {
    const inputs = (0,fleet_inputs/* readFleetInputs */.O)(job, host, await (0,config_search/* findConfig */.u0)(job.inputs, job.context.config));
    const end = await runMode(job, host, inputs);
    const { mode, report, results } = inputs;
    if (end.kind === 'plan' && report.jobSummary)
        await job.outputs.addSummary(formatPlanSummary(end));
    if (end.kind !== 'fleet' || (mode !== 'report' && results !== undefined))
        return end;
    if (report.jobSummary)
        await job.outputs.addSummary(formatFleetSummary(end));
    const comments = inputs.comment ? host.openComments(report) : undefined;
    if (comments !== undefined)
        await (await __webpack_require__.e(/* import() */ 2515).then(__webpack_require__.bind(__webpack_require__, 2515))).commentFleet(job, comments, end, inputs.found.shown);
    return end;
}
async function runMode(job, host, inputs) {
    switch (inputs.mode) {
        case 'plan':
            return await (await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(9133), __webpack_require__.e(8880)]).then(__webpack_require__.bind(__webpack_require__, 9133))).plan(job, host, inputs);
        case 'begin':
            return (await __webpack_require__.e(/* import() */ 992).then(__webpack_require__.bind(__webpack_require__, 992))).begin(job, inputs);
        case 'deploy':
        case 'preview':
            return await (await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(9788), __webpack_require__.e(9107), __webpack_require__.e(4632), __webpack_require__.e(115), __webpack_require__.e(9133), __webpack_require__.e(585), __webpack_require__.e(7042), __webpack_require__.e(7291)]).then(__webpack_require__.bind(__webpack_require__, 7291))).deployPlan(job, host, inputs);
        case 'report':
            return (await __webpack_require__.e(/* import() */ 445).then(__webpack_require__.bind(__webpack_require__, 445))).report(job, inputs);
        default:
            return inputs.mode;
    }
}


var github_repository = __webpack_require__(9503);

var deployments = __webpack_require__(5350);

var remembered_deployments = __webpack_require__(6118);

var status_description = __webpack_require__(3468);

var pull_request_event = __webpack_require__(9346);
;





const commentTimeoutMs = 20_000;
function githubFleet({ context, environment, redactor }, previews) {
    const { repository } = context;
    return {
        name: 'GitHub',
        isQueued: environment['GITHUB_EVENT_NAME'] === pull_request_event/* mergeQueue */._5,
        readLastSuccess: (name, { githubToken: token }, signal) => {
            if (repository === undefined || token === undefined)
                return undefined;
            return readLastSuccess(new deployments/* Deployments */.DS({ repository, environment: name, token, redactor, signal }));
        },
        explain: (error) => (0,github_repository/* githubRefusal */.eD)(error, 'deployments: read'),
        openComments: ({ githubToken: token }) => {
            const event = (0,pull_request_event/* readPullRequestEvent */.$f)(environment);
            if (event === undefined || repository === undefined || token === undefined)
                return undefined;
            const { number, headSha } = event;
            const github = new github_repository/* GitHubRepository */.so({
                repository,
                token,
                redactor,
                signal: AbortSignal.timeout(commentTimeoutMs),
            });
            return {
                place: github.comments(number),
                isCurrent: async () => (await github.pullRequest(number)).headSha === headSha,
            };
        },
        previews,
    };
}
async function readLastSuccess(deployments) {
    let seen = 0;
    const last = await (0,remembered_deployments/* findLastSuccess */.bV)(deployments, () => ++seen > 0);
    const hasFailed = seen > (last.kind === 'found' ? 1 : 0);
    if (last.kind !== 'found')
        return { ...last, hasFailed };
    const { value } = last;
    return { kind: 'found', commit: (0,status_description/* findDeployedCommit */.rb)(value.memory, value.last), hasFailed };
}


var task = __webpack_require__(5358);
;




function fleet(job) {
    return fleetAction(job, fleetHost(job));
}
function fleetHost(job) {
    return githubFleet(job, {
        isClosing: (listed) => {
            const { action, labels } = (0,pull_request_event/* readPullRequestEvent */.$f)(job.environment) ?? {};
            if (action === 'unlabeled' && labels !== undefined && listed !== undefined)
                return !(0,task/* hasListed */.U)(labels, listed);
            return action === 'closed';
        },
        whyNone: async (wanted) => {
            const [{ interpretEvent }, { readNamedRequest }] = await Promise.all([
                __webpack_require__.e(/* import() */ 2323).then(__webpack_require__.bind(__webpack_require__, 2323)),
                __webpack_require__.e(/* import() */ 4756).then(__webpack_require__.bind(__webpack_require__, 4756)),
            ]);
            const { environment } = job;
            const named = (0,pull_request_event/* readNamedPullRequest */.O1)(environment);
            const request = named === undefined
                ? interpretEvent((0,pull_request_event/* readPullRequestEvent */.$f)(environment), environment, wanted)
                : await readNamedRequest(job, named, wanted);
            return request.kind === 'none' ? request : undefined;
        },
        run: async (service) => await (await Promise.all(/* import() */[__webpack_require__.e(7439), __webpack_require__.e(3603)]).then(__webpack_require__.bind(__webpack_require__, 4964))).preview(service),
    });
}


/***/ }),

/***/ 6529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ readFleetInputs),
/* harmony export */   i: () => (/* binding */ isSetOutsideFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);
/* harmony import */ var _config_file_config_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4821);
/* harmony import */ var _config_file_configured_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4580);
/* harmony import */ var _config_file_keys_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16);
/* harmony import */ var _config_host_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3263);
/* harmony import */ var _config_input_table_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(786);
/* harmony import */ var _config_report_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4847);
/* harmony import */ var _config_workspace_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(196);










function readFleetInputs(job, { isQueued, previews }, found) {
    const { inputs: given, context } = job;
    const mode = given.get('mode');
    if (mode === 'sweep') {
        const text = `${given.named('mode', 'sweep')} is that of the preview action. A fleet has \`plan\`, \`begin\`, \`deploy\`, \`preview\` and \`report\`.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('mode', text);
    }
    if (found === undefined)
        throw (0,_config_file_config_file_js__WEBPACK_IMPORTED_MODULE_3__/* .missingFile */ .Bi)(_config_file_keys_js__WEBPACK_IMPORTED_MODULE_5__/* .configFileName */ .S3);
    if (found.notice !== undefined)
        job.console.notice(found.notice);
    const { file } = found;
    if (file.services.size === 0) {
        const text = `The configuration file has no services: "${file.path}". Add a list of them, with the key services.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('config', text);
    }
    const takes = () => true;
    const all = (0,_config_file_configured_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .configuredInputs */ .Q)(given, found, { sha: context.sha, takes });
    for (const service of file.services.values())
        (0,_config_file_configured_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .configuredInputs */ .Q)(given, found, { sha: context.sha, takes, service });
    const isProposed = mode === 'preview' || (mode === 'plan' && isQueued);
    const isClosing = mode === 'preview' && previews.isClosing(all.get('when-labeled'));
    const results = given.get('results');
    for (const name of ['timeout', 'max-parallel', 'fail-fast'])
        all.get(name);
    return {
        mode,
        found,
        all,
        timeoutMs: isSetOutsideFile(given, 'timeout')
            ? given.get('timeout')
            : _config_input_table_js__WEBPACK_IMPORTED_MODULE_7__/* .inputTable */ .Fu.timeout.read('timeout', (0,_config_host_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultIn */ .jx)('fleet', 'timeout')),
        isClosing,
        choice: isClosing ? 'all' : readChoice(given),
        changedSince: given.get('changed-since') ?? (isProposed ? 'event' : undefined),
        report: (0,_config_report_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .readReportInputs */ .g)(all),
        comment: all.get('comment'),
        results: results === undefined ? undefined : openFolder(context.workspace, results, { mode, named: given.named }),
    };
}
function readChoice(inputs) {
    const names = inputs.get('services');
    if (!inputs.get('all'))
        return names ?? 'changed';
    if (names === undefined)
        return 'all';
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('services', `${inputs.named('services')} and ${inputs.named('all', 'true')} cannot be combined. Set one of them.`);
}
function openFolder(workspace, given, { mode, named }) {
    const asked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given);
    if (mode !== 'report' && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, asked).startsWith('..'))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(asked, { recursive: true });
    return (0,_config_workspace_path_js__WEBPACK_IMPORTED_MODULE_9__/* .pathInWorkspace */ .ep)(workspace, 'results', given, { named });
}
function isSetOutsideFile(inputs, name) {
    return inputs.text(name) !== undefined && inputs.findOrigin(name) === undefined;
}


/***/ }),

/***/ 9346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ readPullRequestEvent),
/* harmony export */   O1: () => (/* binding */ readNamedPullRequest),
/* harmony export */   _5: () => (/* binding */ mergeQueue),
/* harmony export */   r0: () => (/* binding */ isPullRequest),
/* harmony export */   tc: () => (/* binding */ isRerun)
/* harmony export */ });
/* harmony import */ var valibot__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7492);
/* harmony import */ var _ci_github_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5544);
/* harmony import */ var _pull_request_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6591);



const event = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL)((0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({
    action: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP)(),
    number: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)(),
    pull_request: _pull_request_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequest */ .V,
    label: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6)(_pull_request_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .label */ .P),
}), (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi)(({ action, number, pull_request: { open: _, ...pull }, label }) => ({
    ...{ action, number, ...pull },
    label: label?.name,
})));
const naming = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ)([
    (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ inputs: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ 'pull-request': (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ)([(0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP)(), (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)()]) }) }),
    (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ issue: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({ number: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig)(), pull_request: (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc)({}) }) }),
]);
const mergeQueue = 'merge_group';
function isPullRequest(eventName) {
    return eventName === 'pull_request' || eventName === 'pull_request_target';
}
function isRerun({ GITHUB_RUN_ATTEMPT: attempt = '1' }) {
    return Number(attempt) > 1;
}
function readPullRequestEvent(environment) {
    const { GITHUB_EVENT_NAME: name } = environment;
    const payload = (0,_ci_github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .readEventPayload */ .N)(environment);
    if (!isPullRequest(name) || payload.kind !== 'found')
        return undefined;
    const read = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xLC)(event, payload.value);
    return read.success ? { name, ...read.output } : undefined;
}
function readNamedPullRequest(environment) {
    const { GITHUB_EVENT_NAME: name } = environment;
    const payload = (0,_ci_github_event_js__WEBPACK_IMPORTED_MODULE_0__/* .readEventPayload */ .N)(environment);
    if (!name || isPullRequest(name) || payload.kind !== 'found')
        return undefined;
    const read = (0,valibot__WEBPACK_IMPORTED_MODULE_2__/* .safeParse */ .xLC)(naming, payload.value);
    if (!read.success)
        return undefined;
    const given = 'inputs' in read.output ? String(read.output.inputs['pull-request']).trim() : read.output.issue.number;
    return /^[1-9]\d{0,8}$/.test(String(given)) ? { name, number: Number(given) } : { wrong: String(given) };
}


/***/ }),

/***/ 5358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ hasListed)
/* harmony export */ });
function hasListed(labels, listed) {
    const lower = new Set(labels.map((label) => label.toLowerCase()));
    return listed.some((label) => lower.has(label.toLowerCase()));
}


/***/ }),

/***/ 8361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TG: () => (/* binding */ mostReasons),
/* harmony export */   d$: () => (/* binding */ formatReasons),
/* harmony export */   mn: () => (/* binding */ formatServices),
/* harmony export */   ql: () => (/* binding */ mostTable),
/* harmony export */   uG: () => (/* binding */ tableWithin),
/* harmony export */   xg: () => (/* binding */ longestReason)
/* harmony export */ });
/* harmony import */ var _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6066);
/* harmony import */ var _output_cause_cause_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2634);
/* harmony import */ var _output_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2255);
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7058);
/* harmony import */ var _text_formats_count_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5150);
/* harmony import */ var _text_formats_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1589);
/* harmony import */ var _text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8086);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5360);








const header = ['Service', 'Result', 'Time'];
const longestReason = 160;
const longestAddress = 200;
const mostTable = 780 * 1024;
const mostReasons = 80 * 1024;
function formatServices(services, most) {
    if (services.length === 0)
        return '';
    const sorted = [...services.filter(({ passed }) => !passed), ...services.filter(({ passed }) => passed)];
    return tableWithin(most, sorted.map(toCells), header);
}
function tableWithin(most, rows, header) {
    let shown = rows;
    while (Buffer.byteLength((0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(shown, header)) > most)
        shown = shown.slice(0, Math.floor(shown.length * 0.8));
    const left = rows.length - shown.length;
    return `${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(shown, header)}${left === 0 ? '' : `\n\n<p>\u2026 and ${(0,_text_formats_count_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B)(left, 'more service')}</p>`}`;
}
function toCells(result) {
    const { service, outcome, url, startedMs, durationMs } = result;
    const name = (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(service);
    return [
        `${_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[outcome].icon} ${url === null || url.length > longestAddress ? name : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(url, name)}`,
        formatResult(result),
        startedMs === null ? '' : (0,_text_formats_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(durationMs).replaceAll(' ', '&nbsp;'),
    ];
}
function formatResult({ outcome, passed, reason, commit, excerpt: log }) {
    if (outcome === 'succeeded' && passed)
        return commit ? `deployed ${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenRef */ .jO)(commit))}` : 'deployed';
    if (passed)
        return outcome;
    const [first] = (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_6__/* .splitSentences */ .P)(reason);
    const why = (0,_output_cause_cause_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findStatement */ .z)(log) ?? (0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutFullStop */ .Qu)(first);
    return outcome === 'skipped'
        ? (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .Kb)(why, longestReason))
        : `<b>${outcome}</b>: ${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .Kb)(why, longestReason))}`;
}
function formatReasons({ services, unchanged }) {
    const reasons = [
        ...services.map(({ service, why }) => ({ service, why })),
        ...unchanged.map(({ service, reason: why }) => ({ service, why })),
    ];
    const rows = reasons
        .filter(({ why }) => why !== '')
        .map(({ service, why }) => [(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(service), (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_text_formats_shortening_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .Kb)(why, longestReason))]);
    return rows.length === 0 ? '' : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .fold */ .AU)('Why these services', tableWithin(mostReasons, rows, ['Service', 'Why']));
}


/***/ })

};
