export const id = 8402;
export const ids = [8402,3486];
export const modules = {

/***/ 3078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ Pattern)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(140);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);




const mostMs = 1_000;
class Pattern {
    #expression;
    constructor(input, source, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameAsInput */ .A) {
        try {
            this.#expression = new RegExp(source);
        }
        catch (error) {
            const why = error instanceof Error ? (error.message.split(': ').at(-1) ?? '').toLowerCase() : String(error);
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `pattern-invalid: ${named(input)} is not a valid regular expression: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(source)}" (${why}). Write a backslash before each character that is meant as itself.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, text);
        }
        if (this.#expression.test('')) {
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `pattern-matches-anything: ${named(input)} matches any text: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .shorten */ .ml)(source)}". Use a pattern that needs at least one character.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(input, text);
        }
    }
    find(texts) {
        return bounded(() => texts.findIndex((text) => this.#expression.test(text)));
    }
    placeIn(text) {
        return bounded(() => text.search(this.#expression));
    }
}
function bounded(search) {
    try {
        return Number(new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('search()').runInContext((0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)({ search }), { timeout: mostMs }));
    }
    catch (error) {
        const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
        if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 1891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ StatusRanges)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _text_input_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(140);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);



class StatusRanges {
    #ranges;
    constructor(input, text, named = _text_input_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameAsInput */ .A) {
        const parts = text.split(/[\s,]+/).filter((part) => part !== '');
        const ranges = parts.map(parseRange).filter((range) => range !== undefined);
        if (ranges.length === 0 || ranges.length < parts.length) {
            const why = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .iU) `statuses-invalid: ${named(input)} is not a list of HTTP statuses: "${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .shorten */ .ml)(text)}". Use statuses from 100 to 599 or ranges, such as \`200-399\` or \`200, 204\`.`;
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz(input, why);
        }
        this.#ranges = ranges;
    }
    includes(status) {
        return this.#ranges.some(([from, to]) => from <= status && status <= to);
    }
    lists(status) {
        return this.#ranges.some(([from, to]) => from === status && to === status);
    }
}
function parseRange(part) {
    const [, from, to = from] = /^([1-5]\d{2})(?:-([1-5]\d{2}))?$/.exec(part) ?? [];
    return from === undefined || Number(from) > Number(to) ? undefined : [Number(from), Number(to)];
}


/***/ }),

/***/ 3752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readFollowInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9022);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4917);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3597);




function readFollowInputs(inputs) {
    const successStates = inputs.get('success-states') ?? [];
    const failureStates = inputs.get('failure-states') ?? [];
    const failures = new Set(failureStates.map(_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7));
    const both = successStates.find((word) => failures.has((0,_deployment_verdict_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j7)(word)));
    if (both !== undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .iU) `word-in-both-lists: ${inputs.named('success-states')} and ${inputs.named('failure-states')} both contain "${both}". Keep it in one of them.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('success-states', text);
    }
    return {
        timeoutMs: inputs.get('timeout'),
        ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .definedFields */ .X)({ pollIntervalMs: inputs.get('poll-interval') }),
        successStates,
        failureStates,
        explainFailure: true,
    };
}


/***/ }),

/***/ 9497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ defaultReport),
/* harmony export */   g: () => (/* binding */ readReportInputs)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9190);


function readReportInputs(inputs) {
    return {
        jobSummary: inputs.get('job-summary'),
        annotateFiles: inputs.get('annotate-files'),
        supersededIsNeutral: inputs.get('on-superseded') === 'neutral',
        environmentUrl: inputs.get('environment-url'),
        environment: inputs.get('environment'),
        githubToken: readToken(inputs),
        timeoutMs: inputs.get('timeout'),
    };
}
const defaultReport = readReportInputs(new _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .Inputs */ .G(() => undefined));
function readToken(inputs) {
    const token = inputs.get('github-token');
    if (token === undefined || /^[\x21-\x7e]+$/.test(token))
        return token;
    const text = `${inputs.named('github-token')} is not a token: it contains a space, a line break or a non-ASCII character.`;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', text);
}


/***/ }),

/***/ 9022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j7: () => (/* binding */ normalise),
/* harmony export */   vQ: () => (/* binding */ buildVocabulary)
/* harmony export */ });
/* unused harmony export assumedWords */
const assumedWords = [
    ['succeeded', ['success', 'succeeded', 'succeed', 'successful', 'conditionsucceeded', 'runtimesuccessful']],
    ['succeeded', ['live', 'healthy', 'ready', 'complete', 'completed', 'finished', 'done']],
    ['failed', ['failed', 'fail', 'failure', 'error', 'errored', 'internalerror', 'crashed', 'crashederror', 'rejected']],
    ['failed', ['timeout', 'timedout', 'timeouterror', 'expired']],
    ['failed', ['buildfailed', 'builderror', 'predeployfailed', 'hookerror', 'updatefailed', 'createfailed']],
    ['failed', ['launchfailed', 'runtimefailed', 'conditionfailed', 'submissionfailure']],
    ['failed', ['deploymentfailed', 'deploymentcontentfailed', 'deploymentlost']],
    ['failed', ['rollbacksucceeded', 'rollbacksuccessful', 'rollbackfailed']],
    ['cancelled', ['canceled', 'cancelled', 'cancelledbyuser', 'deploymentcancelled', 'aborted', 'buildaborted']],
    ['cancelled', ['interrupted', 'removed', 'deleted', 'destroyed']],
    ['superseded', ['superseded', 'replaced', 'deactivated', 'inactive']],
    ['ambiguous', ['running', 'started', 'active', 'deployed', 'ok', 'sleeping']],
    ['ongoing', ['new', 'created', 'pending', 'pendingreview', 'accepted', 'enqueued', 'queued', 'scheduled', 'waiting']],
    ['ongoing', ['needsapproval', 'idle', 'retrying', 'deploymentattempterror']],
    ['ongoing', ['initializing', 'cloning', 'building', 'buildinprogress', 'buildpending', 'buildrequestreceived']],
    ['ongoing', ['buildsuccessful', 'pendingbuild', 'working', 'uploading', 'uploaded', 'preparing', 'prepared']],
    ['ongoing', ['processing', 'processed', 'pushing']],
    ['ongoing', ['inprogress', 'wip', 'workinprogress', 'taskrunning', 'taskinprogress', 'operationinprogress']],
    ['ongoing', ['predeployinprogress', 'updateinprogress', 'pendingdeploy', 'deploying', 'deploymentinprogress']],
    ['ongoing', ['provisioning', 'allocating', 'creating', 'starting', 'restarting', 'updating', 'replacing']],
    ['ongoing', ['activating', 'baking', 'conditionpending', 'conditionreconciling', 'postbuildrestartrequired']],
    ['ongoing', ['startpolling', 'startpollingwithrestart', 'runtimestarting']],
    ['ongoing', ['syncingfiles', 'finishedfilesync', 'updatingpages', 'purgingcdn']],
    ['ongoing', ['canceling', 'cancelling', 'stopping', 'stoprequested', 'erroring', 'removing', 'destroying']],
    ['ongoing', ['rollbackrequested', 'rollbackinprogress']],
];
const assumed = new Map(assumedWords.flatMap(([meaning, words]) => words.map((word) => [word, meaning])));
function normalise(word) {
    return word.toLowerCase().replace(/[-_\s]+/gu, '');
}
function buildVocabulary(user = {}) {
    const taught = new Map();
    for (const word of user.successStates ?? [])
        taught.set(normalise(word), 'succeeded');
    for (const word of user.failureStates ?? [])
        taught.set(normalise(word), 'failed');
    taught.delete('');
    return (word) => {
        const known = normalise(word);
        return taught.get(known) ?? assumed.get(known) ?? 'unknown';
    };
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

/***/ 2255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   PW: () => (/* binding */ isAddress),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oN: () => (/* binding */ besides),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3597);

function escapeMarkdown(text) {
    return text.replace(/[&<>"'`@#![\]]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function prose(text) {
    return withoutMentions((0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text));
}
function withoutMentions(text) {
    return escapeMarkdown(text).replace(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
}
function sentence(text) {
    const parts = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text).split(/(`[^`]+`)/);
    return parts
        .map((part) => part.length > 2 && part.startsWith('`') && part.endsWith('`') ? code(part.slice(1, -1)) : withoutMentions(part))
        .join('');
}
function heading(text) {
    return `<h3>${text}</h3>`;
}
function code(text) {
    return text === undefined || text === '' ? '' : `<code>${escapeMarkdown((0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text))}</code>`;
}
function paragraph(text) {
    return text === '' ? '' : `<p>${text}</p>`;
}
function besides(texts) {
    return texts.filter((text) => text !== '').join(' · ');
}
function isAddress(text) {
    return /^https?:\/\/[^\s\p{Cc}<>"']+$/u.test(text);
}
function link(address, text) {
    if (!isAddress(address))
        return text ?? code(address);
    const own = text ?? escapeMarkdown(address.replace(/^https?:\/\/(?=[^/])/, '').replace(/^([^/]+)\/$/, '$1'));
    return `<a href="${escapeMarkdown(address)}">${own}</a>`;
}
function lines(texts) {
    return `<pre>\n${texts.map(escapeMarkdown).join('\n')}\n</pre>`;
}
function fold(title, content) {
    return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}
function folded(title, texts) {
    return fold(title, lines(texts));
}
function table(rows, header = []) {
    const row = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const lines = rows.map((cells) => row(cells, 'td'));
    return ['<table>', ...(header.length === 0 ? [] : [row(header, 'th')]), ...lines, '</table>'].join('\n');
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

/***/ 2676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gateAction: () => (/* binding */ gateAction)
/* harmony export */ });
/* harmony import */ var _config_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4917);
/* harmony import */ var _reporter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6851);
/* harmony import */ var _run_to_end_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9661);
/* harmony import */ var _variables_imported_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7823);
/* harmony import */ var _gate_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5646);
/* harmony import */ var _gate_reporter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6958);
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







async function gateAction(job) {
    await (0,_reporter_js__WEBPACK_IMPORTED_MODULE_1__/* .runAction */ .C)(job, 'gate', async (openReporter) => {
        (0,_gate_reporter_js__WEBPACK_IMPORTED_MODULE_5__/* .setGateOutputs */ .mT)(job, _gate_reporter_js__WEBPACK_IMPORTED_MODULE_5__/* .unfinished */ .M1);
        const end = await (0,_run_to_end_js__WEBPACK_IMPORTED_MODULE_2__/* .runToEnd */ .cd)(job, judge(job, openReporter));
        const ended = end.kind === 'gate' ? end : refusedGate(end);
        (0,_gate_reporter_js__WEBPACK_IMPORTED_MODULE_5__/* .setGateOutputs */ .mT)(job, ended.gate);
        return ended;
    });
}
async function judge(job, openReporter) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const inputs = (0,_gate_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .readGateInputs */ .r)(job);
        const reporter = openReporter(inputs.report);
        const request = withMemory(job, inputs.request, reporter);
        reporter.beginGate(request);
        const platform = __addDisposableResource(env_1, (0,_config_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .openPlatform */ .W)(inputs.connection, job), true);
        const { gate: runGate } = await Promise.all(/* import() */[__webpack_require__.e(7205), __webpack_require__.e(9020), __webpack_require__.e(7042), __webpack_require__.e(5418)]).then(__webpack_require__.bind(__webpack_require__, 7042));
        const report = await runGate(platform, request, { ...inputs.follow, ...reporter.flowOptions, signal: job.signal });
        return { kind: 'gate', gate: report, wrongUsage: false };
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
function refusedGate({ outcome, reason, durationMs = 0, wrongUsage }) {
    const deployment = { ..._gate_reporter_js__WEBPACK_IMPORTED_MODULE_5__/* .unfinished */ .M1.deployment, outcome, reason, durationMs };
    return { kind: 'gate', gate: { ..._gate_reporter_js__WEBPACK_IMPORTED_MODULE_5__/* .unfinished */ .M1, deployment, reason, durationMs }, wrongUsage };
}
function withMemory({ context, inputs }, request, { tracker }) {
    const { rollbackRef, rollback, serviceId } = request;
    if (rollbackRef === undefined && !rollback)
        return request;
    const imported = new _variables_imported_names_js__WEBPACK_IMPORTED_MODULE_3__/* .ImportedNames */ .$(context.jobFolder, inputs.text('base-url') ?? '', serviceId).all;
    return { ...request, imported, ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .definedFields */ .X)({ remembered: tracker.rememberedRuns(serviceId) }) };
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


/***/ }),

/***/ 7823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ImportedNames)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _text_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1841);




const mostBytes = 1024 * 1024;
class ImportedNames {
    #path;
    constructor(folder, ...service) {
        const name = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(service)).digest('hex').slice(0, 16);
        this.#path = folder === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `taxiway-imported-${name}`);
    }
    get all() {
        if (this.#path === undefined)
            return [];
        const found = (0,_text_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularFile */ .XF)(this.#path, mostBytes);
        return found.kind === 'found' ? found.value.toString('utf8').split('\n') : [];
    }
    add(names) {
        const lines = names.filter((name) => !name.includes('\n'));
        if (this.#path === undefined || lines.length === 0)
            return;
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(this.#path, [...new Set([...this.all, ...lines])].join('\n'), { mode: 0o600 });
        }
        catch {
        }
    }
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
