export const id = 737;
export const ids = [737,7397];
export const modules = {

/***/ 737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fleet: () => (/* binding */ fleet)
/* harmony export */ });
/* harmony import */ var _report_outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4121);
/* harmony import */ var _report_to_run_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1258);
/* harmony import */ var _run_end_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2451);
/* harmony import */ var _run_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5097);
/* harmony import */ var _run_run_to_end_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9661);





async function fleet(job) {
    const end = await (0,_run_run_to_end_js__WEBPACK_IMPORTED_MODULE_3__/* .runToEnd */ .cd)(job, async () => {
        const { readFleetInputs } = await Promise.all(/* import() */[__webpack_require__.e(945), __webpack_require__.e(9802)]).then(__webpack_require__.bind(__webpack_require__, 9802));
        const inputs = await readFleetInputs(job);
        switch (inputs.mode) {
            case 'plan':
                return await (await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(945), __webpack_require__.e(2529), __webpack_require__.e(696)]).then(__webpack_require__.bind(__webpack_require__, 2529))).plan(job, inputs);
            case 'begin':
                return (await __webpack_require__.e(/* import() */ 7530).then(__webpack_require__.bind(__webpack_require__, 7530))).begin(job, inputs);
            case 'deploy':
            case 'preview':
                return await (await Promise.all(/* import() */[__webpack_require__.e(298), __webpack_require__.e(8917), __webpack_require__.e(9020), __webpack_require__.e(6624), __webpack_require__.e(945), __webpack_require__.e(5996), __webpack_require__.e(2529), __webpack_require__.e(5529), __webpack_require__.e(7042), __webpack_require__.e(4219)]).then(__webpack_require__.bind(__webpack_require__, 4219))).deploy(job, inputs);
            case 'report':
                return await (await __webpack_require__.e(/* import() */ 7195).then(__webpack_require__.bind(__webpack_require__, 7195))).report(job, inputs);
            default:
                return inputs.mode;
        }
    });
    const run = end.kind === 'plain' ? (0,_report_to_run_report_js__WEBPACK_IMPORTED_MODULE_0__/* .toRunReport */ .ZN)(end, (0,_run_job_js__WEBPACK_IMPORTED_MODULE_2__/* .cleaningOf */ .Zj)(job)) : end;
    (0,_run_end_js__WEBPACK_IMPORTED_MODULE_1__/* .setEnd */ .G)(job, run, (0,_report_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .toFleetOutputs */ .ks)(run));
    (0,_run_end_js__WEBPACK_IMPORTED_MODULE_1__/* .sayEnd */ .L)(job, run, { action: 'fleet' });
}


/***/ }),

/***/ 8197:
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
const opening = /:$|^(?:code E\w+$|\[?ERR_\w+\]?$|ERROR in \S+(?: \d+:\d+(?:-\d+)?)?$|Failed (?:with errors|to compile)\b|COMPILATION ERROR\b)/;
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

/***/ 2251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ toHeadline)
/* harmony export */ });
/* harmony import */ var _deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6066);
/* harmony import */ var _output_cause_statement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8197);
/* harmony import */ var _text_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5573);
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
    const name = nameOf(deployment, subject);
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
            const statement = quotesWord ? (0,_output_cause_statement_js__WEBPACK_IMPORTED_MODULE_1__/* .findStatement */ .z)(run.cause) : undefined;
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
function nameOf({ serviceId }, { action, name }) {
    const shown = name ?? serviceId ?? 'The service';
    return action === 'preview' ? `Preview ${shown}` : shown;
}
function whatWasDone({ ref }, { action }) {
    if (action === 'preview')
        return 'is ready';
    return action === 'rollback' && ref !== undefined ? `was rolled back to ${(0,_text_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenRef */ .jO)(ref)}` : 'was deployed';
}
function formatDuring(phases) {
    const states = phases.map(({ name }) => name).filter((name) => /^[a-z]{2,20}ing$|^queued$/i.test(name));
    const last = states.at(-1);
    return last === undefined ? '' : ` while ${last.toLowerCase()}`;
}
function describeGate(run, subject) {
    const { deployment, checks, rollback, chosenBy } = run.gate;
    const name = nameOf(deployment, subject);
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
            ? ` and was rolled back to ${(0,_text_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenRef */ .jO)(rollback.ref)}`
            : `, and its rollback to ${(0,_text_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .shortenRef */ .jO)(rollback.ref)} ${_deployment_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeFacts */ .c6[rollback.deployment.outcome].news}`;
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
    const why = (0,_output_cause_statement_js__WEBPACK_IMPORTED_MODULE_1__/* .findStatement */ .z)(worst.excerpt) ?? (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutFullStop */ .Qu)(first);
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

/***/ 4121:
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

/***/ 2451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ sayEnd),
  G: () => (/* binding */ setEnd)
});

// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/text/sentences.js
var sentences = __webpack_require__(5360);
// EXTERNAL MODULE: ./build/report/headline.js
var headline = __webpack_require__(2251);
// EXTERNAL MODULE: ./build/report/run-report.js
var run_report = __webpack_require__(2065);
;// CONCATENATED MODULE: ./build/report/failure.js




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

;// CONCATENATED MODULE: ./build/report/last-event.js
function toLastEvent({ outcome, passed, reason, cause }) {
    return { kind: 'result', outcome, passed, reason, cause };
}

;// CONCATENATED MODULE: ./build/run/end.js



function setEnd(job, run, outputs) {
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


/***/ }),

/***/ 5360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ splitSentences)
/* harmony export */ });
const end = /[.!?](?=\s+(?:`|["'(]?[\p{Lu}\p{N}/]))/gu;
function splitSentences(text, least = 0) {
    for (const { index } of text.matchAll(end)) {
        const first = text.slice(0, index + 1);
        const isQuoted = (first.split('"').length - 1) % 2 === 1;
        if (!isQuoted && index + 1 >= least)
            return [first, text.slice(index + 1).trim()];
    }
    return [text, ''];
}


/***/ }),

/***/ 7397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount),
/* harmony export */   X: () => (/* binding */ formatSize)
/* harmony export */ });
const units = ['B', 'kB', 'MB', 'GB', 'TB'];
function formatSize(bytes) {
    let [amount, unit] = [bytes, 0];
    for (; amount >= 999.5 && unit < units.length - 1; unit += 1)
        amount /= 1000;
    const digits = unit === 0 || amount >= 99.95 ? 0 : 1;
    return `${amount.toFixed(digits)} ${units[unit]}`;
}
function formatCount(count, noun) {
    const grouped = String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
    return `${grouped} ${count === 1 ? noun : `${noun}s`}`;
}


/***/ })

};
