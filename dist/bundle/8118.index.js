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


var find = __webpack_require__(1263);

var outputs = __webpack_require__(4826);

var markdown = __webpack_require__(2255);

var duration = __webpack_require__(9556);

var size = __webpack_require__(7397);
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
        parts.push(`<p>\u2026 and ${(0,size/* formatCount */.B)(leftOut, 'more log')} in the log of the job</p>`);
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


var message = __webpack_require__(3597);
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
    const cells = (rows) => rows.map((row) => row.map((cell) => (0,markdown/* prose */.CS)((0,message/* excerpt */.Kb)(cell, fleet_table/* longestReason */.xg))));
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
        left.length === 0 ? '' : (0,markdown/* fold */.AU)(`${(0,size/* formatCount */.B)(left.length, 'service')} left as deployed`, others),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}


var to_run_report = __webpack_require__(3955);

var run_job = __webpack_require__(5097);

var run_to_end = __webpack_require__(9661);

var shown_end = __webpack_require__(7262);

var fleet_inputs = __webpack_require__(6529);
;









async function fleetAction(job, host) {
    const end = await (0,run_to_end/* runToEnd */.cd)(job, runAndShow(job, host));
    const run = end.kind === 'plain' ? (0,to_run_report/* toRunReport */.ZN)(end, (0,run_job/* createCleaning */.Gf)(job)) : end;
    (0,shown_end/* setEnd */.G)(job, run, (0,outputs/* toFleetOutputs */.ks)(run));
    (0,shown_end/* sayEnd */.L)(job, run, { action: 'fleet' });
}
async function runAndShow(job, host) {
    const inputs = (0,fleet_inputs/* readFleetInputs */.O)(job, host, await (0,find/* findConfig */.u0)(job.inputs, job.context.config));
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
            return await (await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(2441), __webpack_require__.e(9828)]).then(__webpack_require__.bind(__webpack_require__, 2441))).plan(job, host, inputs);
        case 'begin':
            return (await __webpack_require__.e(/* import() */ 2086).then(__webpack_require__.bind(__webpack_require__, 2086))).begin(job, inputs);
        case 'deploy':
        case 'preview':
            return await (await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(7205), __webpack_require__.e(6851), __webpack_require__.e(9020), __webpack_require__.e(4632), __webpack_require__.e(2441), __webpack_require__.e(5646), __webpack_require__.e(7042), __webpack_require__.e(1716)]).then(__webpack_require__.bind(__webpack_require__, 1716))).deployPlan(job, host, inputs);
        case 'report':
            return (await __webpack_require__.e(/* import() */ 4474).then(__webpack_require__.bind(__webpack_require__, 4474))).report(job, inputs);
        default:
            return inputs.mode;
    }
}


var github_repository = __webpack_require__(9503);

var deployments = __webpack_require__(7119);

var end_status = __webpack_require__(2975);

var last_success = __webpack_require__(2435);

var runner_environment = __webpack_require__(9867);
;





const commentTimeoutMs = 20_000;
function githubFleet({ context, environment, redactor }, previews) {
    const { repository } = context;
    return {
        name: 'GitHub',
        isQueued: environment['GITHUB_EVENT_NAME'] === runner_environment/* mergeQueue */._5,
        readLastSuccess: (name, { githubToken: token }, signal) => {
            if (repository === undefined || token === undefined)
                return undefined;
            return readLastSuccess(new deployments/* Deployments */.DS({ repository, environment: name, token, redactor, signal }));
        },
        explain: (error) => (0,github_repository/* githubRefusal */.eD)(error, 'deployments: read'),
        openComments: ({ githubToken: token }) => {
            const event = (0,runner_environment/* readPullRequestEvent */.$f)(environment);
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
    const last = await (0,last_success/* findLastSuccess */.bV)(deployments, () => ++seen > 0);
    const hasFailed = seen > (last.kind === 'found' ? 1 : 0);
    if (last.kind !== 'found')
        return { ...last, hasFailed };
    const { value } = last;
    return { kind: 'found', commit: (0,end_status/* findDeployedCommit */.rb)(value.memory, value.last), hasFailed };
}


var task = __webpack_require__(5358);
;




function fleet(job) {
    return fleetAction(job, fleetHost(job));
}
function fleetHost(job) {
    return githubFleet(job, {
        isClosing: (listed) => {
            const { action, labels } = (0,runner_environment/* readPullRequestEvent */.$f)(job.environment) ?? {};
            if (action === 'unlabeled' && labels !== undefined && listed !== undefined)
                return !(0,task/* hasListed */.U)(labels, listed);
            return action === 'closed';
        },
        whyNone: async (wanted) => {
            const [{ interpretEvent }, { readNamedRequest }] = await Promise.all([
                __webpack_require__.e(/* import() */ 2323).then(__webpack_require__.bind(__webpack_require__, 2323)),
                __webpack_require__.e(/* import() */ 3163).then(__webpack_require__.bind(__webpack_require__, 8401)),
            ]);
            const { environment } = job;
            const named = (0,runner_environment/* readNamedPullRequest */.O1)(environment);
            const request = named === undefined
                ? interpretEvent((0,runner_environment/* readPullRequestEvent */.$f)(environment), environment, wanted)
                : await readNamedRequest(job, named, wanted);
            return request.kind === 'none' ? request : undefined;
        },
        run: async (service) => await (await Promise.all(/* import() */[__webpack_require__.e(6851), __webpack_require__.e(7439), __webpack_require__.e(8957)]).then(__webpack_require__.bind(__webpack_require__, 4964))).preview(service),
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
/* harmony import */ var _config_hosts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8072);
/* harmony import */ var _config_input_table_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8314);
/* harmony import */ var _config_reporting_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9497);
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
            : _config_input_table_js__WEBPACK_IMPORTED_MODULE_7__/* .inputTable */ .Fu.timeout.read('timeout', (0,_config_hosts_js__WEBPACK_IMPORTED_MODULE_6__/* .defaultIn */ .jx)('fleet', 'timeout')),
        isClosing,
        choice: isClosing ? 'all' : readChoice(given),
        changedSince: given.get('changed-since') ?? (isProposed ? 'event' : undefined),
        report: (0,_config_reporting_js__WEBPACK_IMPORTED_MODULE_8__/* .readReportInputs */ .g)(all),
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

/***/ 2634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ findStatement)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);
/* harmony import */ var _failure_signs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1833);


const longestStatement = 120;
const shortestStatement = 8;
const mostBelow = 3;
const label = /^(?:[^\p{L}\p{N}"'`(/.[\s<&$@-]+ *)*(?:YN\d+: (?:[^\p{L}\p{N}] )*)?(?:npm (?:error|ERR!)(?: |$)|\[(?:ERROR|error|INFO)\](?: |$)|(?:ERROR|Error|error|FATAL|fatal): +)?/u;
const opening = /:$|^(?:code E\w+$|(?:syscall|errno) \S+$|\[?ERR_\w+\]?$|ERROR in \S+(?: \d+:\d+(?:-\d+)?)?$|Failed (?:with errors|to compile)\b|COMPILATION ERROR\b)/;
function findStatement(excerptOfLog) {
    const lines = excerptOfLog.map((line) => ({ strength: (0,_failure_signs_js__WEBPACK_IMPORTED_MODULE_0__/* .signalStrength */ .cR)(line), text: (0,_failure_signs_js__WEBPACK_IMPORTED_MODULE_0__/* .bare */ .$B)(line).trim() }));
    for (const strength of [3, 2]) {
        const found = lines.flatMap((line, at) => (line.strength === strength ? at : []));
        const at = found.find((each) => !isPlaceAlone(lines[each]?.text ?? '')) ?? found[0];
        if (at !== undefined)
            return messageFrom(lines.slice(at, at + 1 + mostBelow));
    }
    return undefined;
}
function isPlaceAlone(text) {
    return (0,_failure_signs_js__WEBPACK_IMPORTED_MODULE_0__/* .namesPlace */ .a$)(text) && !/[\w\])]?: *\S{3}/.test(text);
}
function messageFrom([first, ...below]) {
    const text = first?.text ?? '';
    const said = withoutLabel(isOpening(text) ? (openedBy(below) ?? text) : text);
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(said.length < shortestStatement ? text : said, longestStatement);
}
function openedBy(below) {
    const possible = below.filter(({ text, strength }) => hasWords(text) && strength !== 1 && !isOpening(text));
    return (possible.find(({ strength }) => strength > 1) ?? possible[0])?.text;
}
function isOpening(text) {
    return opening.test(withoutLabel(text)) && !(0,_failure_signs_js__WEBPACK_IMPORTED_MODULE_0__/* .namesPlace */ .a$)(text);
}
function hasWords(text) {
    return /[\p{L}\p{N}]{2}/u.test(withoutLabel(text));
}
function withoutLabel(text) {
    return text.replace(label, '').trim();
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

/***/ 4826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ toDeploymentOutputs),
/* harmony export */   Iu: () => (/* binding */ toOutputs),
/* harmony export */   ks: () => (/* binding */ toFleetOutputs)
/* harmony export */ });
/* harmony import */ var _run_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2065);

function toDeploymentOutputs(deployment) {
    const { deploymentId, serviceId, ref, url, status, outcome } = deployment;
    return [
        ['deployment-id', deploymentId],
        ['service-id', serviceId],
        ['ref', ref],
        ['url', url],
        ['status', status],
        ['outcome', outcome],
    ];
}
function toOutputs(run) {
    const { deploymentId, ref, status } = (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .judgedDeployment */ .x9)(run) ?? {};
    const deployment = { deploymentId, serviceId: (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .concernedService */ .zB)(run), ref, url: (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .servedAt */ .rv)(run), status };
    return [
        ...toDeploymentOutputs({ ...deployment, outcome: run.outcome }),
        ['outdated-by', (0,_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .newerCommit */ .vG)(run)],
        ['duration-seconds', String(Math.round(run.durationMs) / 1000)],
    ];
}
function toFleetOutputs({ outcome }) {
    return [['outcome', outcome]];
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
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9556);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3597);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5360);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7397);








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
    return `${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .table */ .tp)(shown, header)}${left === 0 ? '' : `\n\n<p>\u2026 and ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B)(left, 'more service')}</p>`}`;
}
function toCells(result) {
    const { service, outcome, url, startedMs, durationMs } = result;
    const name = (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(service);
    return [
        `${_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[outcome].icon} ${url === null || url.length > longestAddress ? name : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(url, name)}`,
        formatResult(result),
        startedMs === null ? '' : (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(durationMs).replaceAll(' ', '&nbsp;'),
    ];
}
function formatResult({ outcome, passed, reason, commit, excerpt: log }) {
    if (outcome === 'succeeded' && passed)
        return commit ? `deployed ${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenRef */ .jO)(commit))}` : 'deployed';
    if (passed)
        return outcome;
    const [first] = (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_6__/* .splitSentences */ .P)(reason);
    const why = (0,_output_cause_cause_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findStatement */ .z)(log) ?? (0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutFullStop */ .Qu)(first);
    return outcome === 'skipped'
        ? (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .Kb)(why, longestReason))
        : `<b>${outcome}</b>: ${(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .Kb)(why, longestReason))}`;
}
function formatReasons({ services, unchanged }) {
    const reasons = [
        ...services.map(({ service, why }) => ({ service, why })),
        ...unchanged.map(({ service, reason: why }) => ({ service, why })),
    ];
    const rows = reasons
        .filter(({ why }) => why !== '')
        .map(({ service, why }) => [(0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)(service), (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .Kb)(why, longestReason))]);
    return rows.length === 0 ? '' : (0,_output_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .fold */ .AU)('Why these services', tableWithin(mostReasons, rows, ['Service', 'Why']));
}


/***/ }),

/***/ 6494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ toHeadline)
/* harmony export */ });
/* harmony import */ var _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6066);
/* harmony import */ var _output_cause_cause_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2634);
/* harmony import */ var _text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7058);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9556);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5360);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7397);







const longestLine = 180;
const shortestLine = 40;
const mostNames = 4;
function toHeadline(run, subject) {
    const icon = run.kind === 'plan' ? '\ud83d\udccb' : _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[run.verdict].icon;
    const { text, rest } = describe(run, subject);
    return { icon, text: (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(text, longestLine), rest: text.length > longestLine ? run.reason : rest };
}
function describe(run, subject) {
    switch (run.kind) {
        case 'deployment':
            return describeDeployment(run, run, subject);
        case 'gate':
            return describeGate(run, subject);
        case 'fleet':
            return describeFleet(run);
        case 'plan':
            return describePlan(run);
        case 'previews':
            return describePreviews(run);
        case 'plain':
            return describeReason(run);
        default:
            return run;
    }
}
function describePreviews(run) {
    const [counted, others] = (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSentences */ .P)(run.reason);
    if (run.passed || others === '')
        return describeReason(run);
    const { text, rest } = describeReason({ reason: others });
    return { text, rest: `${counted} ${rest}`.trimEnd() };
}
function describeReason({ reason }) {
    const [first = '', ...others] = reason.split('\n');
    const [text, rest] = (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSentences */ .P)(first, shortestLine);
    return { text: (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(text), rest: [rest, ...others].filter((each) => each !== '').join('\n') };
}
function describeDeployment(run, deployment, subject) {
    const { outcome, deploymentId, status, durationMs, phases } = deployment;
    const [first, rest] = (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSentences */ .P)(run.reason);
    const name = formatName(deployment, subject);
    const during = formatDuring(phases);
    const quotesWord = status !== undefined && first.includes(`"${status}"`);
    const why = quotesWord ? '' : `: ${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(first)}`;
    switch (outcome) {
        case 'succeeded':
            if (!run.passed)
                return { text: `${name} was deployed over a newer commit`, rest: run.reason };
            return { text: `${name} ${whatWasDone(deployment, subject)} in ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(durationMs)}`, rest: '' };
        case 'failed': {
            if (deploymentId === undefined)
                return { text: `${name} was not deployed: ${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(first)}`, rest };
            const statement = quotesWord ? (0,_output_cause_cause_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findStatement */ .z)(run.cause) : undefined;
            return { text: `${name} failed${during}${statement === undefined ? why : `: ${statement}`}`, rest };
        }
        case 'indeterminate':
            return { text: `It is not known whether ${name} was deployed: ${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(first)}`, rest };
        case 'accepted':
            return { text: `${name} was accepted, and may still fail: its build was not waited for`, rest: '' };
        case 'timed-out':
            if (!quotesWord)
                return { text: `${name} timed out${why}`, rest };
            return { text: `${name} timed out after ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(durationMs)}${during}`, rest };
        case 'cancelled':
        case 'superseded':
            return { text: `${name} ${_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[outcome].news}${during}${why}`, rest };
        case 'aborted':
            return { text: `The job was stopped${during}: ${name} was not followed to its end`, rest };
        case 'skipped':
            return describeReason(run);
        default:
            return outcome;
    }
}
function formatName({ serviceId }, { action, name }) {
    const shown = name ?? serviceId ?? 'The service';
    return action === 'preview' ? `Preview ${shown}` : shown;
}
function whatWasDone({ ref }, { action }) {
    if (action === 'preview')
        return 'is ready';
    return action === 'rollback' && ref !== undefined ? `was rolled back to ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenRef */ .jO)(ref)}` : 'was deployed';
}
function formatDuring(phases) {
    const shown = phases[0]?.name === 'waiting' ? phases.slice(1) : phases;
    const states = shown.map(({ name }) => name).filter((name) => /^[a-z]{2,20}ing$|^queued$/i.test(name));
    const last = states.at(-1);
    return last === undefined ? '' : ` while ${last.toLowerCase()}`;
}
function describeGate(run, subject) {
    const { deployment, checks, rollback, chosenBy } = run.gate;
    const name = formatName(deployment, subject);
    const bad = checks.find(({ result }) => result !== 'passed');
    if (chosenBy === undefined)
        return describeReason(run);
    if (deployment.outcome !== 'succeeded')
        return describeDeployment(run, deployment, subject);
    if (bad === undefined) {
        const [, rest] = (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSentences */ .P)(run.reason);
        const [, warning] = (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSentences */ .P)(rest);
        if (checks.length === 0)
            return { text: `${name} was deployed, and nothing was checked`, rest };
        return { text: `${name} passed its checks: ${checks.map((check) => check.name).join(', ')}`, rest: warning };
    }
    const summary = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(bad.summary);
    if (bad.result !== 'failed')
        return { text: `${name}: the check ${bad.name} did not finish: ${summary}`, rest: '' };
    const back = rollback === undefined
        ? ''
        : rollback.deployment.outcome === 'succeeded'
            ? ` and was rolled back to ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenRef */ .jO)(rollback.ref)}`
            : `, and its rollback to ${(0,_text_commits_commit_id_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenRef */ .jO)(rollback.ref)} ${_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[rollback.deployment.outcome].news}`;
    return { text: `${name} failed the check ${bad.name}${back}: ${summary}`, rest: afterCheck(run.reason, bad) };
}
function afterCheck(reason, { summary }) {
    const at = reason.indexOf(summary);
    return at === -1 ? reason : reason.slice(at + summary.length).replace(/^\.\s*/, '');
}
function describeFleet({ services, unchanged, reason }) {
    const failed = services.filter(({ passed }) => !passed);
    const own = failed.filter(({ outcome }) => outcome !== 'skipped');
    const [worst] = own;
    if (worst === undefined) {
        const all = services.every(({ outcome }) => outcome === 'succeeded');
        if (!all || services.length === 0)
            return { text: (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(reason), rest: '' };
        const names = services.length > mostNames
            ? (0,_text_size_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B)(services.length, 'service')
            : services.map(({ service }) => service).join(', ');
        const rest = unchanged.length === 0 ? '' : `; ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B)(unchanged.length, 'other service')} left as deployed`;
        return { text: `${names} deployed${rest}`, rest: '' };
    }
    const left = failed.length - own.length;
    const waiting = left === 0 ? '' : `; ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B)(left, 'other')} not deployed`;
    if (own.length > 1) {
        const names = own.map(({ service }) => service).join(', ');
        return { text: `${own.length} of ${services.length} services failed: ${names}${waiting}`, rest: reason };
    }
    const [first] = (0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .splitSentences */ .P)(worst.reason);
    const why = (0,_output_cause_cause_line_js__WEBPACK_IMPORTED_MODULE_1__/* .findStatement */ .z)(worst.excerpt) ?? (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(first);
    return { text: `${worst.service} ${_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[worst.outcome].news}: ${why}${waiting}`, rest: reason };
}
function describePlan({ plan }) {
    const due = plan.services.filter(({ check }) => check === null).map(({ service }) => service);
    const all = plan.services.length + plan.unchanged.length;
    if (due.length === 0)
        return { text: `Nothing to deploy: none of ${all} services is due`, rest: '' };
    return { text: `${due.length} of ${all} services are to be deployed: ${due.join(', ')}`, rest: '' };
}


/***/ }),

/***/ 7262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ sayEnd),
  G: () => (/* binding */ setEnd)
});


var message = __webpack_require__(3597);

var sentences = __webpack_require__(5360);

var run_report = __webpack_require__(2065);

var headline = __webpack_require__(6494);
;




function formatFailure(run, subject) {
    const shown = (0,run_report/* comparedLines */.Xq)(run);
    const added = shown === undefined ? [] : ['', `${shown.title}:`, ...shown.lines];
    const [line, reason] = why(run, subject);
    return [line, ...run.cause, ...added, ...reason].join('\n');
}
function why(run, subject) {
    const { text, rest: left } = (0,headline/* toHeadline */.G)(run, subject);
    const { reason } = run;
    const [first, rest] = (0,sentences/* splitSentences */.P)(reason);
    if (reason.startsWith(text))
        return [reason, []];
    const line = /[.!?\u2026]$/.test(text) ? text : `${text}.`;
    if (run.kind === 'gate' && run.gate.deployment.outcome === 'succeeded')
        return [line, left === '' ? [] : [left]];
    return text.includes((0,message/* withoutFullStop */.Qu)(first)) ? [`${line} ${rest}`.trimEnd(), []] : [line, [reason]];
}

;
function toLastEvent({ outcome, passed, reason, cause }) {
    return { kind: 'result', outcome, passed, reason, cause };
}


var run_end = __webpack_require__(6394);
;




function setEnd(job, run, outputs) {
    for (const [name, value] of 'facts' in run ? run.facts : [])
        if (run_end/* uncheckedFacts */.Kt.has(name))
            job.console.say(`${name}: ${value}.`);
    job.end(run);
    job.observe?.(toLastEvent(run));
    for (const [name, value] of outputs)
        job.outputs.set(name, value);
}
function sayEnd({ console, endsWithAddress = false }, run, subject) {
    const { passed, reason } = run;
    const url = (0,run_report/* servedAt */.rv)(run);
    if (!passed)
        console.error(formatFailure(run, subject));
    else if ((0,run_report/* judgedDeployment */.x9)(run)?.outcome === 'superseded')
        console.warn(reason);
    else if (run.outcome === 'succeeded' && console.succeed !== undefined)
        console.succeed(reason);
    else
        console.say(reason);
    if (passed && url !== undefined && !endsWithAddress)
        console.say(`URL: ${url}`);
}


/***/ })

};
