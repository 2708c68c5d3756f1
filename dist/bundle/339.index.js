export const id = 339;
export const ids = [339,63];
export const modules = {

/***/ 8699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ dryRun),
  p: () => (/* binding */ flowOptions)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/key-kind.js
var key_kind = __webpack_require__(8008);
// EXTERNAL MODULE: ./build/client/time/run.js
var time_run = __webpack_require__(6487);
// EXTERNAL MODULE: ./build/contract/operations.js + 2 modules
var operations = __webpack_require__(6638);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/deployment/history.js
var deployment_history = __webpack_require__(278);
// EXTERNAL MODULE: ./build/deployment/start/preflight.js
var preflight = __webpack_require__(6266);
;// CONCATENATED MODULE: ./build/deployment/start/rehearsal.js








const lookMs = 30_000;
async function rehearse(platform, rehearsal, options = {}) {
    const run = new time_run/* Run */.K(options);
    const isDeploy = rehearsal.kind === 'deploy';
    const operation = isDeploy ? 'deploy_service' : 'deploy_upload';
    const key = preflight/* KeyCheck */.yw.of(run, platform);
    const looking = readTarget(run, platform, rehearsal);
    looking.catch(() => undefined);
    const answer = await key.require(operation, isDeploy ? { serviceId: rehearsal.serviceId } : {});
    if (answer.kind === 'untold') {
        const text = (0,message/* message */.iU) `dry-run-unanswered: The platform did not say whose key it is. ${answer.error.message} Check \`base-url\`, and whether the platform is up.`;
        throw new errors/* InputError */.dz('base-url', text, { answered: true });
    }
    return [...(await looking), ...uncheckedOf(rehearsal, operation, answer.identity)];
}
async function readTarget(run, platform, rehearsal) {
    const options = { signal: run.signal, timeoutMs: Math.min(lookMs, run.remaining()) };
    const isDeploy = rehearsal.kind === 'deploy';
    try {
        if (isDeploy)
            await platform.call('list_deployments', { id: rehearsal.serviceId, limit: 1 }, options);
        else
            await platform.call('list_deleted_services', { slug: rehearsal.projectSlug }, options);
        return [];
    }
    catch (error) {
        const what = isDeploy ? `service ${rehearsal.serviceId}` : `project ${rehearsal.projectSlug}`;
        if (!(0,errors/* isMissing */.b2)(error))
            return [`whether ${what} exists (${reasonOf(run, error)})`];
        const text = isDeploy
            ? (0,deployment_history/* serviceMissing */.WI)(rehearsal.serviceId, error.status)
            : (0,message/* message */.iU) `dry-run-project-missing: The platform shows no project "${rehearsal.projectSlug}" to this key (${error.status}). Check \`project-slug\` for a typo, and whose key it is.`;
        throw new errors/* InputError */.dz(isDeploy ? 'service-id' : 'project-slug', text, { answered: true });
    }
}
function reasonOf(run, error) {
    run.signal.throwIfAborted();
    if (!(error instanceof text_error/* TaxiwayError */.yJ) || error.kind === 'input' || error instanceof errors/* UnreadableError */.Gy)
        throw error;
    if (error instanceof errors/* RefusedError */.fk && error.status < 500 && error.status !== 429 && !(0,errors/* isForbidden */.US)(error))
        throw error;
    if (error instanceof errors/* NoAnswerError */.i5 && !error.sent)
        throw error;
    return (0,message/* withoutFullStop */.Qu)(error.message);
}
function uncheckedOf(rehearsal, operation, identity) {
    const { access } = operations/* operations */.zU[operation];
    const right = access.kind === 'capability' ? `${access.capability}:${access.level}` : operation;
    const unchecked = [];
    const isAccount = (0,key_kind/* kindOfKey */.R)(identity) === 'account';
    if (isAccount)
        unchecked.push(`whether the account key may write`);
    else if (!identity.keyScope?.permissions)
        unchecked.push(`whether the key has ${right}`);
    if (rehearsal.kind === 'deploy') {
        const { ref, importsVariables } = rehearsal;
        if (importsVariables && !isAccount)
            unchecked.push(`whether the key may import variables`);
        if (ref !== undefined)
            unchecked.push(`whether the service's repository has "${ref}"`);
    }
    else if (rehearsal.environmentSlug !== undefined) {
        unchecked.push(`whether environment "${rehearsal.environmentSlug}" exists`);
    }
    return unchecked;
}

;// CONCATENATED MODULE: ./build/actions/deploy/context.js


function flowOptions({ job, inputs: { follow, wait }, keyCheck }, timeoutMs) {
    return { ...follow, timeoutMs: Math.max(1, timeoutMs), wait, signal: job.signal, keyCheck };
}
async function dryRun(context, rehearsal, reason) {
    const { job, platform, inputs } = context;
    const unchecked = await rehearse(platform, rehearsal, flowOptions(context, inputs.follow.timeoutMs));
    if (unchecked.length === 0)
        return { outcome: 'skipped', reason };
    const list = unchecked.join('; ');
    job.console.notice((0,message/* message */.iU) `dry-run-unchecked: Dry run: the interface or the key did not show ${list}. The deploy itself will.`);
    return { outcome: 'skipped', reason, facts: [['Not checked', list]] };
}


/***/ }),

/***/ 9063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deployRef: () => (/* binding */ deployRef),
/* harmony export */   importVariables: () => (/* binding */ importVariables),
/* harmony export */   maskVariables: () => (/* binding */ maskVariables),
/* harmony export */   requestOf: () => (/* binding */ requestOf)
/* harmony export */ });
/* harmony import */ var _deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5418);
/* harmony import */ var _github_deployments_memory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8046);
/* harmony import */ var _github_job_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8996);
/* harmony import */ var _text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4917);
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(665);
/* harmony import */ var _text_size_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7397);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8699);







const mostMs = 60_000;
async function deployRef(context, source, rehearsed = whatWouldHappen(source)) {
    const { platform, reporter, inputs } = context;
    const { timeoutMs } = inputs.follow;
    if (inputs.dryRun) {
        begin(context, source);
        const { serviceId, ref, variables } = source;
        const rehearsal = { kind: 'deploy', serviceId, ref, importsVariables: variables.length > 0 };
        return await (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .dryRun */ .P)(context, rehearsal, `Dry run: ${rehearsed}`);
    }
    return await (0,_deployment_start_deploy_js__WEBPACK_IMPORTED_MODULE_0__/* .deploy */ .g)(platform, requestOf(context, source), reporter, (0,_context_js__WEBPACK_IMPORTED_MODULE_4__/* .flowOptions */ .p)(context, timeoutMs));
}
function requestOf(context, source) {
    const { job, reporter } = context;
    const { serviceId, ref, variables } = source;
    begin(context, source);
    job.state.note({ serviceId });
    const { github } = reporter;
    const memory = { target: (0,_github_deployments_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .serviceTarget */ .v)(serviceId) };
    github.syncDeployment({ deployments: github.deployments(), memory, refs: ref === undefined ? [] : [ref] });
    const beforeWrite = (timeoutMs) => importVariables(context, serviceId, variables, timeoutMs);
    return { serviceId, ...(0,_text_defined_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .definedFields */ .X)({ ref }), beforeWrite };
}
function begin({ job }, { serviceId, ref, variables }) {
    maskVariables(job, variables);
    job.outputs.set('service-id', serviceId);
    job.outputs.set('ref', ref);
}
function whatWouldHappen({ serviceId, ref, variables }) {
    const what = ref === undefined ? 'the tracked branch' : `"${ref}"`;
    if (variables.length === 0)
        return `${what} would be deployed to service ${serviceId}.`;
    return `${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B)(variables.length, 'variable')} would be imported and ${what} deployed to service ${serviceId}.`;
}
function maskVariables(job, variables) {
    const shown = [...(0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .printedInputs */ .QZ)(job.environment, ['api-key', 'github-token', 'env-vars']), ...job.inputs.env.values()];
    for (const { value } of variables)
        for (const mask of (0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_3__/* .valuesToMask */ .yF)(value, shown))
            job.console.mask(mask);
}
async function importVariables({ job, platform }, id, variables, timeoutMs) {
    if (variables.length === 0)
        return;
    const { console, signal } = job;
    const vars = variables.map(({ key, value }) => ({ key, value }));
    const limits = { signal, timeoutMs: Math.min(mostMs, timeoutMs) };
    const { imported, skipped } = await platform.call('import_env', { id, vars }, limits);
    for (const { key, reason } of skipped ?? []) {
        const why = reason ? `: ${reason}` : '.';
        console.warn(`The platform skipped the variable "${key}"${why}`);
    }
    console.say(`Imported ${(0,_text_size_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B)(imported ?? vars.length, 'variable')}.`);
}


/***/ }),

/***/ 119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rollback: () => (/* binding */ rollback)
/* harmony export */ });
/* harmony import */ var _config_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2807);
/* harmony import */ var _config_following_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3752);
/* harmony import */ var _config_reporting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9497);
/* harmony import */ var _deployment_last_good_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5928);
/* harmony import */ var _deploy_ref_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9063);
/* harmony import */ var _shared_job_reporter_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1917);
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






const pageMs = 30_000;
async function rollback(job) {
    await (0,_shared_job_reporter_js__WEBPACK_IMPORTED_MODULE_5__/* .runAction */ .C)(job, 'rollback', async (openReporter) => {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { inputs, outputs, console } = job;
            const serviceId = inputs.required('service-id', 'the service that goes back to an earlier commit');
            const connection = (0,_config_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .readConnection */ .d)(inputs);
            const following = (0,_config_following_js__WEBPACK_IMPORTED_MODULE_1__/* .readFollowInputs */ .j)(inputs);
            const dryRun = inputs.get('dry-run');
            const to = inputs.get('to');
            const reporter = openReporter((0,_config_reporting_js__WEBPACK_IMPORTED_MODULE_2__/* .readReportInputs */ .g)(inputs));
            const platform = __addDisposableResource(env_1, (0,_config_connection_js__WEBPACK_IMPORTED_MODULE_0__/* .openPlatform */ .W)(connection, job), true);
            const startedMs = performance.now();
            const remembered = reporter.github.rememberedRuns(serviceId);
            const choice = await choose(job, platform, following, { serviceId, to, remembered });
            const { from } = choice;
            outputs.set('service-id', serviceId);
            outputs.set('rolled-back-from', from);
            if (choice.kind === 'none')
                return { outcome: 'failed', reason: `${choice.reason} Nothing was sent. Set \`to\`.` };
            const { commit: ref, how } = choice;
            outputs.set('rolled-back-to', ref);
            if (!dryRun)
                console.say(how);
            const timeoutMs = Math.max(1, following.timeoutMs - (performance.now() - startedMs));
            const context = {
                ...{ job, platform, reporter },
                inputs: { follow: { ...following, timeoutMs }, wait: true, dryRun },
            };
            const result = await (0,_deploy_ref_js__WEBPACK_IMPORTED_MODULE_4__.deployRef)(context, { kind: 'ref', serviceId, ref, variables: [] }, how);
            return { ...result, facts: [['Rolled back from', from ?? 'not known']] };
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
    });
}
async function choose({ signal }, platform, { successStates, failureStates }, { serviceId, to, remembered }) {
    const reading = { successStates, failureStates, signal, timeoutMs: pageMs };
    if (to === undefined)
        return await (0,_deployment_last_good_js__WEBPACK_IMPORTED_MODULE_3__/* .findLastGood */ .$4)(platform, { serviceId, remembered, ...reading });
    const how = `Going back to "${to}", as \`to\` says.`;
    const { value: newest } = await (0,_deployment_last_good_js__WEBPACK_IMPORTED_MODULE_3__/* .readPast */ .rj)(platform, serviceId, reading).next();
    return { kind: 'found', commit: to, from: newest?.[0]?.ref, how };
}


/***/ }),

/***/ 6048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ parseApiKey)
/* harmony export */ });
/* unused harmony export Secret */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3597);
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(665);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6695);




class Secret {
    #value;
    constructor(value) {
        this.#value = value;
    }
    reveal() {
        return this.#value;
    }
    toString() {
        return _text_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .redacted */ .pc;
    }
    toJSON() {
        return _text_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .redacted */ .pc;
    }
    [node_util__WEBPACK_IMPORTED_MODULE_0__.inspect.custom]() {
        return _text_redactor_js__WEBPACK_IMPORTED_MODULE_1__/* .redacted */ .pc;
    }
}
function parseApiKey(given) {
    const key = typeof given === 'string' ? new Secret(given) : given;
    const problem = problemOf(key.reveal());
    if (problem !== undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('api-key', problem);
    return key;
}
function problemOf(key) {
    if (key.trim() === '')
        return '`api-key` is empty. Use a key from the dashboard.';
    if (/[\r\n]/.test(key))
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_3__/* .message */ .iU) `api-key-line-break: \`api-key\` contains a line break. Store the key without one.`;
    if (/^[\x21-\x7E]+$/.test(key))
        return undefined;
    return '`api-key` contains a space, a control character or a non-ASCII character. Store the key alone.';
}


/***/ }),

/***/ 6119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ parseHistoryPage),
/* harmony export */   n: () => (/* binding */ readPages)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(525);


async function* readPages(before, read) {
    const seen = new Set();
    for (let cursor = before;;) {
        const page = parseHistoryPage(await read(cursor));
        yield page;
        if (cursor !== undefined)
            seen.add(String(cursor));
        if (page.nextCursor === undefined)
            return;
        if (seen.has(String(page.nextCursor)))
            throw unreadable('a cursor that it gave before');
        cursor = page.nextCursor;
    }
}
function parseHistoryPage(body) {
    const deployments = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(body) ? body['deployments'] : undefined;
    if (!(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C)(body) || !Array.isArray(deployments))
        throw unreadable('no "deployments"');
    return { deployments: deployments.filter(_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .isFields */ .C), nextCursor: cursorIn(body['nextCursor']) };
}
function cursorIn(value) {
    if (typeof value !== 'number' && typeof value !== 'string')
        return undefined;
    return value === 0 || value === '' || value === '0' ? undefined : value;
}
function unreadable(found) {
    const text = `list_deployments: the platform answered with ${found}.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadableError */ .Gy(text, { operation: 'list_deployments', status: 200 });
}


/***/ }),

/***/ 8008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isReadOnlyKey),
/* harmony export */   R: () => (/* binding */ kindOfKey)
/* harmony export */ });
function kindOfKey(identity) {
    const { keyScope: scope } = identity;
    const word = kindWord(identity);
    if (scope?.serviceId || word.includes('service'))
        return 'service';
    if (word.includes('account') || (!scope && !word.includes('project')))
        return 'account';
    return 'project';
}
function isReadOnlyKey(identity) {
    const [fields, scope] = told(identity);
    return fields['readOnly'] === true || scope['readOnly'] === true || /read[-_ ]?only/.test(kindWord(identity));
}
function kindWord(identity) {
    const [fields, scope] = told(identity);
    const words = [scope['kind'], fields['keyKind'], fields['kind']];
    return String(words.find((word) => typeof word === 'string') ?? '').toLowerCase();
}
function told(identity) {
    return [identity, identity.keyScope ?? {}];
}


/***/ }),

/***/ 8819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ Platform)
});

// EXTERNAL MODULE: ./build/contract/operations.js + 2 modules
var operations = __webpack_require__(6638);
// EXTERNAL MODULE: ./build/text/redactor.js + 1 modules
var redactor = __webpack_require__(665);
// EXTERNAL MODULE: ./build/client/api-key.js
var api_key = __webpack_require__(6048);
// EXTERNAL MODULE: ./build/client/base-url.js
var base_url = __webpack_require__(2701);
// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/history-pages.js
var history_pages = __webpack_require__(6119);
// EXTERNAL MODULE: ./build/client/http/exchange.js + 2 modules
var exchange = __webpack_require__(3968);
// EXTERNAL MODULE: ./build/client/http/response-body.js
var response_body = __webpack_require__(7129);
// EXTERNAL MODULE: ./build/client/http/undici-transport.js + 2 modules
var undici_transport = __webpack_require__(6884);
// EXTERNAL MODULE: ./build/client/http/user-agent.js
var user_agent = __webpack_require__(856);
// EXTERNAL MODULE: ./build/client/request.js + 1 modules
var request = __webpack_require__(2246);
// EXTERNAL MODULE: ./node_modules/eventsource-parser/dist/parse.js + 1 modules
var parse = __webpack_require__(6085);
;// CONCATENATED MODULE: ./build/client/streams/event-stream.js

const largestEvent = 1024 * 1024;
async function* parseEvents(body) {
    const decoder = new TextDecoder();
    let events = [];
    let tooLarge = false;
    const parser = (0,parse/* createParser */.C)({
        maxBufferSize: largestEvent,
        onEvent: ({ id, event, data }) => events.push({ id, event, data }),
        onError: ({ type }) => (tooLarge ||= type === 'max-buffer-size-exceeded'),
    });
    for await (const chunk of body) {
        parser.feed(decoder.decode(chunk, { stream: true }));
        if (events.length > 0)
            yield events;
        events = [];
        if (tooLarge)
            throw new RangeError('an event of the stream has no end');
    }
}

// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(5666);
;// CONCATENATED MODULE: ./build/client/streams/json-array.js

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
const largestElement = 8 * 1024 * 1024;
class JsonArrayParser {
    #decoder = new TextDecoder();
    #place = 'start';
    #depth = 0;
    #inString = false;
    #escaped = false;
    #any = false;
    #pending = '';
    end() {
        if (this.#place !== 'end')
            throw new SyntaxError('the array is cut off');
    }
    feed(chunk, elements) {
        const text = this.#decoder.decode(chunk, { stream: true });
        let from = 0;
        if (this.#place === 'start') {
            const first = text.search(/[^ \t\r\n]/);
            if (first < 0)
                return;
            if (text[first] !== '[')
                throw new SyntaxError('no array begins here');
            this.#place = 'element';
            from = first + 1;
        }
        while (this.#place === 'element') {
            const at = this.#scan(text, from);
            this.#pending += text.slice(from, at);
            if (this.#pending.length > largestElement)
                throw new RangeError('an element of the array has no end');
            if (at === text.length)
                return;
            const isLast = text[at] === ']';
            if (isLast)
                this.#place = 'end';
            if (!isLast || this.#any || !isBlank(this.#pending))
                elements.push(json_array_parse(this.#pending));
            this.#any = true;
            this.#pending = '';
            from = at + 1;
        }
        if (!isBlank(text.slice(from)))
            throw new SyntaxError('something follows the array');
    }
    #scan(text, from) {
        for (let at = from; at < text.length; at++) {
            const code = text.charCodeAt(at);
            if (this.#inString) {
                if (this.#escaped)
                    this.#escaped = false;
                else if (code === backslash)
                    this.#escaped = true;
                else if (code === quote)
                    this.#inString = false;
                continue;
            }
            switch (code) {
                case quote:
                    this.#inString = true;
                    break;
                case openBrace:
                case openBracket:
                    this.#depth++;
                    break;
                case comma:
                    if (this.#depth === 0)
                        return at;
                    break;
                case closeBracket:
                    if (this.#depth === 0)
                        return at;
                    this.#depth--;
                    break;
                case closeBrace:
                    if (this.#depth === 0)
                        throw new SyntaxError('a brace closes what was not opened');
                    this.#depth--;
                    break;
            }
        }
        return text.length;
    }
}
async function* parseElements(body) {
    const parser = new JsonArrayParser();
    for await (const chunk of body) {
        const elements = [];
        try {
            parser.feed(chunk, elements);
        }
        finally {
            if (elements.length > 0)
                yield elements;
        }
    }
    parser.end();
}
function json_array_parse(text) {
    try {
        return (0,json/* parseJson */.q)(text);
    }
    catch {
        throw new SyntaxError('an element of the array is not JSON');
    }
}
function isBlank(text) {
    return /^[ \t\r\n]*$/.test(text);
}

// EXTERNAL MODULE: ./build/client/streams/read.js
var read = __webpack_require__(7766);
// EXTERNAL MODULE: ./build/client/time/clock.js
var time_clock = __webpack_require__(9376);
// EXTERNAL MODULE: ./build/client/time/timeout.js
var timeout = __webpack_require__(3541);
;// CONCATENATED MODULE: ./build/client/platform.js
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
















class Platform {
    baseUrl;
    #exchange;
    #transport;
    #clock;
    #retries;
    #open = new Set();
    #closed = false;
    constructor(options) {
        const { clock = time_clock/* systemClock */.m, random = Math.random, redact = (text) => text, retries = true } = options;
        const base = (0,base_url/* parseBaseUrl */.Q)(options.baseUrl);
        const key = (0,api_key/* parseApiKey */.X)(options.apiKey);
        const userAgent = (0,user_agent/* buildUserAgent */.n)(options.userAgent);
        const transport = options.transport ?? new undici_transport/* UndiciTransport */.s(base.loopback ? 'direct' : options.proxy);
        this.baseUrl = base.origin + base.prefix;
        this.#clock = clock;
        this.#retries = retries;
        this.#transport = transport;
        const { onRetry, onSlow } = options;
        const headers = () => ({ authorization: `Bearer ${key.reveal()}`, 'user-agent': userAgent });
        const ofKey = new redactor/* Redactor */.pO(key.reveal());
        const redactAll = (text) => ofKey.redact(redact(text));
        this.#exchange = new exchange/* Exchange */.k({ base, headers, redact: redactAll, transport, clock, random, onRetry, onSlow });
    }
    get heldMs() {
        return this.#exchange.heldMs;
    }
    async call(name, args, options = {}) {
        return (await this.answer(name, args, options)).result;
    }
    async answer(name, args, options = {}) {
        const call = (0,request/* buildCall */.dX)(name, args);
        if ((0,operations/* operationOf */.zI)(name).events)
            throw new errors/* InputError */.dz('operation', `${name} is a stream: read it with streamLog().`);
        return await this.#result(name, call, options);
    }
    async send(name, fields, body, options = {}) {
        return (await this.#result(name, (0,request/* buildStreamedCall */.uz)(name, fields, body), options)).result;
    }
    async request(method, path, options = {}) {
        const call = (0,request/* buildUndocumentedCall */.mm)(method, path, options);
        return await this.#run(call, options, async (response) => {
            return { status: response.status, body: (0,response_body/* jsonOrText */.BG)(await (0,response_body/* readText */.yR)(call.operation, response)) };
        });
    }
    async *history(serviceId, options = {}) {
        const { limit, before } = options;
        const { operation } = (0,request/* buildCall */.dX)('list_deployments', { id: serviceId, limit });
        yield* (0,history_pages/* readPages */.n)(before, (cursor) => {
            const call = (0,request/* buildCheckedCall */.W2)('list_deployments', { id: serviceId, limit, before: cursor });
            return this.#run(call, options, (response) => (0,response_body/* readJson */.Vh)(operation, response));
        });
    }
    storedLog(deploymentId, options = {}) {
        return (0,read/* oneByOne */.E)(this.storedLogChunks(deploymentId, options), options.signal);
    }
    async *storedLogChunks(deploymentId, options = {}) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { after, idleMs = request/* readLimits */.BU.idleMs } = options;
            const plain = (0,request/* buildCall */.dX)('get_deployment_logs', { id: deploymentId, after });
            const call = { ...plain, limits: { ...request/* readLimits */.BU, headersMs: idleMs, idleMs } };
            const scope = __addDisposableResource(env_1, this.#begin(call, options), false);
            const response = await this.#respond(call, scope, options);
            yield* (0,read/* readChunks */.z)(response, parseElements, { operation: call.operation, expected: 'JSON', scope });
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    streamLog(deploymentId, options = {}) {
        return (0,read/* oneByOne */.E)(this.streamLogChunks(deploymentId, options), options.signal);
    }
    async *streamLogChunks(deploymentId, options = {}) {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const plain = (0,request/* buildCall */.dX)('stream_deployment_logs', { id: deploymentId });
            const { lastEventId = '', idleMs = request/* streamLimits */.dI.idleMs } = options;
            const resume = lastEventId === '' ? {} : { 'last-event-id': lastEventId.replace(/[^\x20-\x7E]/g, '') };
            const call = {
                ...plain,
                headers: { ...plain.headers, ...resume },
                limits: { ...request/* streamLimits */.dI, headersMs: idleMs, idleMs },
            };
            const scope = __addDisposableResource(env_2, this.#begin(call, options), false);
            const response = await this.#respond(call, scope, { retries: false });
            options.onOpen?.();
            yield* (0,read/* readChunks */.z)(response, parseEvents, { operation: call.operation, expected: 'an event stream', scope });
        }
        catch (e_2) {
            env_2.error = e_2;
            env_2.hasError = true;
        }
        finally {
            __disposeResources(env_2);
        }
    }
    async [Symbol.asyncDispose]() {
        this.#closed = true;
        for (const scope of this.#open)
            scope.abort(new errors/* InputError */.dz('platform', 'The platform was closed during the call.'));
        await this.#transport[Symbol.asyncDispose]();
    }
    #result(name, call, options) {
        return this.#run(call, options, async (response) => {
            const { status } = response;
            return { status, result: (0,response_body/* parseResult */.F)(name, status, await (0,response_body/* readJson */.Vh)(name, response)) };
        });
    }
    async #run(call, options, read) {
        const env_3 = { stack: [], error: void 0, hasError: false };
        try {
            const scope = __addDisposableResource(env_3, this.#begin(call, options), false);
            const { retries = this.#retries, onRetry } = options;
            return await this.#exchange.run(call, { scope, retries, onRetry }, read);
        }
        catch (e_3) {
            env_3.error = e_3;
            env_3.hasError = true;
        }
        finally {
            __disposeResources(env_3);
        }
    }
    #respond(call, scope, { retries = this.#retries, onRetry }) {
        return this.#exchange.run(call, { scope, retries, onRetry }, async (response) => response);
    }
    #begin({ operation, limits }, { signal, timeoutMs = limits.totalMs }) {
        if (this.#closed)
            throw new errors/* InputError */.dz('platform', 'The platform was closed.');
        const text = `${operation}: ${this.baseUrl} gave no whole answer within ${Math.round(timeoutMs) / 1000} s.`;
        const onTimeout = () => new errors/* NoAnswerError */.i5(text, { operation, sent: true });
        const onClose = () => this.#open.delete(scope);
        const scope = new timeout/* AbortScope */.DK({ clock: this.#clock, signal, timeoutMs, onTimeout, onClose });
        this.#open.add(scope);
        return scope;
    }
}


/***/ }),

/***/ 7766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ oneByOne),
/* harmony export */   z: () => (/* binding */ readChunks)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);


async function* readChunks(response, parse, { operation, expected, scope }) {
    const { status } = response;
    if (/^text\/html\b/i.test(response.header('content-type') ?? '')) {
        response.discard();
        const text = `${operation}: the platform answered ${status} with HTML instead of ${expected}. Check \`base-url\`.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadableError */ .Gy(text, { operation, status });
    }
    try {
        for await (const chunk of parse(response.body)) {
            scope.signal.throwIfAborted();
            yield chunk;
        }
    }
    catch (cause) {
        scope.signal.throwIfAborted();
        if (!(cause instanceof SyntaxError || cause instanceof RangeError))
            throw cause;
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .message */ .iU) `answer-unreadable: ${operation}: the answer could not be read: ${cause.message}.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadableError */ .Gy(text, { operation, status, cause });
    }
}
async function* oneByOne(chunks, signal) {
    for await (const items of chunks) {
        for (const item of items) {
            signal?.throwIfAborted();
            yield item;
        }
    }
}


/***/ }),

/***/ 6487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ Run)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9376);
/* harmony import */ var _timeout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3541);
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



const defaultTimeoutMs = 30 * 60_000;
class Run {
    clock;
    random;
    signal;
    deadlineMs;
    inDoubt = false;
    #startMs;
    constructor(options) {
        this.clock = options.clock ?? _clock_js__WEBPACK_IMPORTED_MODULE_1__/* .systemClock */ .m;
        this.random = options.random ?? Math.random;
        this.signal = options.signal ?? new AbortController().signal;
        this.deadlineMs = options.timeoutMs ?? defaultTimeoutMs;
        this.#startMs = this.clock.now();
    }
    elapsed() {
        return this.clock.now() - this.#startMs;
    }
    remaining() {
        return this.deadlineMs - this.elapsed();
    }
    sleep(ms) {
        return this.clock.sleep(Math.max(0, ms), this.signal);
    }
    async waitWhileHeld(platform, signal = this.signal) {
        while (platform.heldMs > 0) {
            if (platform.heldMs > this.remaining())
                return false;
            await this.clock.sleep(platform.heldMs, signal);
        }
        return true;
    }
    async within(ms, operation, work, parent = this.signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            parent.throwIfAborted();
            const text = `${operation}: no answer within ${Math.round(ms / 100) / 10} s.`;
            const onTimeout = () => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5(text, { operation, sent: true });
            const scope = __addDisposableResource(env_1, new _timeout_js__WEBPACK_IMPORTED_MODULE_2__/* .AbortScope */ .DK({ clock: this.clock, signal: parent, timeoutMs: ms, onTimeout }), false);
            return await work(scope.signal);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
}


/***/ }),

/***/ 2807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openPlatform),
/* harmony export */   d: () => (/* binding */ readConnection)
/* harmony export */ });
/* harmony import */ var _client_api_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6048);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6695);
/* harmony import */ var _client_platform_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8819);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9556);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3597);





function openPlatform(connection, { redactor, console }) {
    const slow = new Set();
    return new _client_platform_js__WEBPACK_IMPORTED_MODULE_2__/* .Platform */ .O({
        ...connection,
        onSlow(operation) {
            if (slow.has(operation))
                return;
            slow.add(operation);
            console.say(`${operation}: no answer after 5 s. Still waiting.`);
        },
        redact: (text) => redactor.redact(text),
        onRetry: (error, waitMs) => console.say(`${error.message} Trying again in ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(Math.max(100, waitMs))}.`),
    });
}
function readConnection(inputs) {
    const baseUrl = inputs.get('base-url');
    if (baseUrl === undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU) `base-url-missing: \`base-url\` is empty. The step does not set it, or its variable does not exist or belongs to another environment. Check the name of the variable and where it is stored.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('base-url', text);
    }
    const apiKey = inputs.get('api-key');
    if (apiKey === undefined) {
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_4__/* .message */ .iU) `api-key-missing: \`api-key\` is empty. The step does not set it, its secret does not exist or belongs to another environment, or the run is for a fork or Dependabot. Check the name of the secret and where it is stored.`;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz('api-key', text);
    }
    return { baseUrl, apiKey: (0,_client_api_key_js__WEBPACK_IMPORTED_MODULE_0__/* .parseApiKey */ .X)(apiKey) };
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
        const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_2__/* .message */ .iU) `word-in-both-lists: \`success-states\` and \`failure-states\` both contain "${both}". Keep it in one of them.`;
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
    const text = '`github-token` is not a token: it contains a space, a line break or a non-ASCII character.';
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', text);
}


/***/ }),

/***/ 2550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KI: () => (/* binding */ outcomes),
/* harmony export */   Vw: () => (/* binding */ Phases),
/* harmony export */   WE: () => (/* binding */ passes),
/* harmony export */   xl: () => (/* binding */ shiftPhases)
/* harmony export */ });
const outcomes = [
    'succeeded',
    'failed',
    'cancelled',
    'superseded',
    'timed-out',
    'indeterminate',
    'accepted',
    'skipped',
    'aborted',
];
function passes(outcome, supersededPasses) {
    if (outcome === 'superseded')
        return supersededPasses;
    return outcome === 'succeeded' || outcome === 'accepted' || outcome === 'skipped';
}
function shiftPhases(phases, byMs) {
    return phases.map(({ name, startMs, endMs }) => ({ name, startMs: startMs + byMs, endMs: endMs + byMs }));
}
class Phases {
    #done = [];
    #current;
    constructor(name) {
        this.#current = { name, startMs: 0 };
    }
    enter(name, atMs) {
        this.#close(atMs);
        this.#current = { name, startMs: atMs };
    }
    end(atMs) {
        this.#close(atMs);
        return [...this.#done];
    }
    #close(atMs) {
        if (this.#done.length < 50)
            this.#done.push({ ...this.#current, endMs: atMs });
    }
}


/***/ }),

/***/ 5418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readSnapshot),
/* harmony export */   g: () => (/* binding */ deploy)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_key_kind_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8008);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3597);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(278);
/* harmony import */ var _search_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6424);
/* harmony import */ var _verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4213);
/* harmony import */ var _guarded_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7939);
/* harmony import */ var _history_search_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8554);
/* harmony import */ var _lifecycle_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2689);









const requestLimitMs = 60_000;
const mostHistoryReads = 3;
const freshMs = 5_000;
const busyDelaysMs = [1_000, 2_000, 5_000];
const longestBusyDelayMs = 10_000;
function deploy(platform, request, host, options = {}) {
    return (0,_lifecycle_js__WEBPACK_IMPORTED_MODULE_6__/* .startAndFollow */ .j)(platform, host, options, {
        operation: 'deploy_service',
        phase: 'requested',
        asked: { serviceId: request.serviceId, ref: request.ref },
        cancelledInDoubt: `The run was cancelled before the platform answered. A deployment may exist: check the dashboard.`,
        read: (context, signal) => request.snapshot ?? readSnapshot(context, request.serviceId, signal),
        start: async (context, snapshot, key) => {
            const answer = await key.answer;
            if (snapshot.missing === undefined || answer.kind === 'untold' || (0,_client_key_kind_js__WEBPACK_IMPORTED_MODULE_7__/* .kindOfKey */ .R)(answer.identity) !== 'account')
                return await startDeploy(context, request, snapshot);
            return { kind: 'ended', outcome: 'failed', reason: (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .serviceMissing */ .WI)(request.serviceId, snapshot.missing) };
        },
    });
}
async function startDeploy(context, request, snapshot) {
    const { serviceId, ref, beforeWrite } = request;
    const { run } = context;
    let known = snapshot.ids;
    let isPrepared = false;
    let busy = 0;
    return await (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeOnce */ .Fq)(context, {
        prepare: async () => {
            if (isPrepared)
                return;
            isPrepared = true;
            await beforeWrite?.(run.remaining());
            if (run.clock.now() - snapshot.askedAtMs > freshMs)
                known = (await readSnapshot(context, serviceId)).ids;
            const isTaught = context.options.successStates !== undefined;
            const text = 'This service has no deployment yet, so it is not known which status words the platform uses. After this one, `taxiway doctor` shows what Taxiway understands of them.';
            if (known?.length === 0 && !isTaught)
                context.host.report({ kind: 'notice', text });
        },
        send: async () => {
            const answer = await send(context, request, known?.[0]);
            if (answer.kind !== 'busy')
                return answer;
            const text = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU) `deploy-busy: ${answer.refusal} The service is busy: trying again until the timeout.`;
            if (busy === 0)
                context.host.report({ kind: 'notice', text });
            const delayMs = context.options.pollIntervalMs ?? busyDelaysMs[busy] ?? longestBusyDelayMs;
            busy++;
            await run.sleep(Math.min(delayMs, run.remaining()));
            const reason = await request.whileBusy?.();
            if (reason !== undefined)
                return { kind: 'ended', outcome: 'skipped', reason };
            known = (await readSnapshot(context, serviceId)).ids;
            return { kind: 'retry' };
        },
        findEffect: async (failure) => {
            const text = `The answer to the deploy request was lost (${(0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .withoutFullStop */ .Qu)(failure)}). Checking whether it took effect.`;
            context.host.report({ kind: 'warning', text });
            if (known === undefined) {
                const reason = `The answer to the deploy request was lost, and the history could not be read before it, so a new deployment cannot be recognised. A deployment may be running: check the dashboard.`;
                return { kind: 'ended', outcome: 'indeterminate', reason };
            }
            const found = await (0,_history_search_js__WEBPACK_IMPORTED_MODULE_5__/* .findLostDeploy */ .Zn)(context, { serviceId, ref, knownIds: new Set(known) });
            if (found.kind === 'absent')
                return undefined;
            if (found.kind !== 'adopt') {
                const outcome = found.kind === 'timed-out' ? 'timed-out' : 'indeterminate';
                const reason = (0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .iU) `deploy-lost-unresolved: The answer to the deploy request was lost, and ${(0,_history_search_js__WEBPACK_IMPORTED_MODULE_5__/* .whyNotFound */ .yX)(found)}. A deployment may be running: check the dashboard before you run this again.`;
                return { kind: 'ended', outcome, reason };
            }
            const inferred = `Deployment ${found.id} is taken for ours by inference: it is the only new one, and its record shows no ref that could be compared.`;
            if (found.inferred)
                context.host.report({ kind: 'warning', text: inferred });
            return { kind: 'accepted', deploymentId: found.id, serviceId, ref, url: undefined, older: known?.[0] };
        },
        lostTwice: (failure) => `Nothing was deployed, as the history tells: the request failed twice, and no new deployment showed for 30 s each time. If the platform may be later than that, check the dashboard before you run this again. The second failure: ${failure}`,
    });
}
async function send({ platform, run }, { serviceId, ref, whileBusy }, older) {
    try {
        const options = { signal: run.signal, timeoutMs: (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_4__/* .writeTimeoutMs */ .pP)(run, requestLimitMs) };
        const args = ref === undefined ? { id: serviceId } : { id: serviceId, ref };
        const { deploymentId, ref: resolved } = await platform.call('deploy_service', args, options);
        return { kind: 'accepted', deploymentId, serviceId, ref: resolved ?? ref, url: undefined, older };
    }
    catch (error) {
        const busy = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 409 && whileBusy !== undefined;
        if (!busy)
            return (0,_guarded_write_js__WEBPACK_IMPORTED_MODULE_4__/* .classifyWriteFailure */ .wF)(run, error);
        run.inDoubt = false;
        return { kind: 'busy', refusal: error.message };
    }
}
async function readSnapshot({ platform, run }, serviceId, signal = run.signal) {
    const askedAtMs = run.clock.now();
    let missing;
    let confirmed;
    const found = await (0,_search_js__WEBPACK_IMPORTED_MODULE_2__/* .searchHistory */ .T)(platform, run, {
        signal,
        read: async (until) => ({ ids: await (0,_history_js__WEBPACK_IMPORTED_MODULE_1__/* .readNewestIds */ .FL)(platform, serviceId, until) }),
        pauseMs: (_, failures) => (0,_verdict_poll_schedule_js__WEBPACK_IMPORTED_MODULE_3__/* .failureBackoff */ .Vd)(failures, run.random),
        isFinal: (error, reads) => {
            const status = (0,_client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissing */ .b2)(error) ? error.status : undefined;
            if (missing !== undefined)
                confirmed = status;
            missing = status;
            const isRefusal = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status < 500 && error.status !== 429;
            const isCertain = error.kind === 'input' || (isRefusal && status === undefined);
            return reads === mostHistoryReads || confirmed !== undefined || isCertain;
        },
    });
    return { ids: 'ids' in found ? found.ids : undefined, missing: confirmed, askedAtMs };
}


/***/ }),

/***/ 6266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ whyNotThisInterface),
/* harmony export */   Mz: () => (/* binding */ preflight),
/* harmony export */   Oo: () => (/* binding */ checkAndRead),
/* harmony export */   dD: () => (/* binding */ keyProblem),
/* harmony export */   yw: () => (/* binding */ KeyCheck)
/* harmony export */ });
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6695);
/* harmony import */ var _client_fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(525);
/* harmony import */ var _client_key_kind_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8008);
/* harmony import */ var _client_time_timeout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3541);
/* harmony import */ var _contract_operations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6638);
/* harmony import */ var _text_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4080);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3597);
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







const preflightMs = 15_000;
class KeyCheck {
    answer;
    constructor(platform, options = {}) {
        this.answer = ask(platform, { timeoutMs: preflightMs, ...options });
        this.answer.catch(() => undefined);
    }
    static of(run, platform) {
        return new KeyCheck(platform, { signal: run.signal, timeoutMs: Math.min(preflightMs, run.remaining()) });
    }
    async require(operation, target = {}) {
        const answer = await this.answer;
        const problem = answer.kind === 'told' ? keyProblem(answer.identity, operation, target) : undefined;
        if (problem !== undefined)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('api-key', problem, { answered: true });
        return answer;
    }
}
async function preflight(platform, operation, target, options = {}) {
    await new KeyCheck(platform, options).require(operation, target);
}
async function checkAndRead(run, { key, operation, target }, read) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const scope = __addDisposableResource(env_1, new _client_time_timeout_js__WEBPACK_IMPORTED_MODULE_1__/* .AbortScope */ .DK({ clock: run.clock, signal: run.signal }), false);
        const reading = read(scope.signal);
        reading.catch(() => undefined);
        try {
            await key.require(operation, target);
        }
        catch (error) {
            scope.abort(error);
            throw error;
        }
        return await reading;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function keyProblem(identity, operation, target) {
    const { access, effect } = _contract_operations_js__WEBPACK_IMPORTED_MODULE_2__/* .operations */ .zU[operation];
    const kind = (0,_client_key_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .kindOfKey */ .R)(identity);
    const scope = identity.keyScope ?? {};
    const ownService = scope.serviceId ?? undefined;
    if (effect !== 'read' && (0,_client_key_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .isReadOnlyKey */ .C)(identity)) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `key-read-only: \`api-key\` is a read-only key, and ${operation} writes. Use a key that can write.`;
    }
    if (kind === 'service' && target.isNew) {
        return `\`api-key\` belongs to one service (${ownService ?? 'unnamed'}) and cannot deploy to a new one. Use an account key, or a key of the project.`;
    }
    if (ownService && target.serviceId !== undefined && ownService !== target.serviceId) {
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `key-of-another-service: \`api-key\` belongs to another service (${ownService}). Use a key of ${target.serviceId}, or of its project, or check \`service-id\`.`;
    }
    switch (access.kind) {
        case 'any-key':
        case 'own-project':
        case 'not-shown':
            return undefined;
        case 'account-only':
            if (kind === 'account')
                return undefined;
            return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `key-must-be-account: ${operation} needs an account key, and \`api-key\` belongs to a ${kind}.`;
        case 'capability': {
            if (kind === 'account')
                return undefined;
            const needed = `${access.capability}:${access.level}`;
            if (kind === 'service' && !access.serviceKey) {
                return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `key-must-not-be-service: A service key cannot use ${operation}. Use an account key, or a project key with ${needed}.`;
            }
            const granted = scope.permissions?.[access.capability];
            if (!scope.permissions || granted === 'write' || granted === access.level)
                return undefined;
            return `\`api-key\` lacks the capability ${needed}, which ${operation} needs. Grant it in the dashboard.`;
        }
        default:
            return access;
    }
}
async function ask(platform, options) {
    try {
        const identity = await platform.call('whoami', {}, options);
        const problem = whyNotThisInterface(platform.baseUrl, identity);
        if (problem !== undefined)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', problem, { answered: true });
        return { kind: 'told', identity };
    }
    catch (error) {
        options.signal?.throwIfAborted();
        if (!(error instanceof _text_error_js__WEBPACK_IMPORTED_MODULE_3__/* .TaxiwayError */ .yJ) || error.kind === 'input')
            throw error;
        const problem = whyNotThisInterface(platform.baseUrl, error);
        if (problem !== undefined)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('base-url', problem, { answered: true });
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk && error.status === 401)
            throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('api-key', error.message, { answered: true });
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5 && !error.sent && error.code !== undefined)
            throw error;
        return { kind: 'untold', error };
    }
}
const ownStatuses = new Set([401, 403, 408, 429]);
const identityFields = ['id', 'name', 'email', 'keyScope'];
function whyNotThisInterface(baseUrl, answer) {
    if (answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoAnswerError */ .i5) {
        if (answer.code?.startsWith('HPE_') !== true)
            return undefined;
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `base-url-not-http: What answers at ${baseUrl} does not speak HTTP (${answer.code}). Are scheme and port of \`base-url\` correct?`;
    }
    if (answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk) {
        const { status, found } = answer;
        if (status >= 500)
            return undefined;
        if (status < 400)
            return answer.message;
        return found !== 'HTML' && ownStatuses.has(status) ? undefined : otherText(baseUrl, status, found);
    }
    if (answer instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UnreadableError */ .Gy) {
        const { status, found, body } = answer;
        const mayBeOurs = (0,_client_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .isFields */ .C)(body) || found === 'broken JSON' || (found === 'JSON' && body === undefined);
        return mayBeOurs ? undefined : otherText(baseUrl, status, found);
    }
    const isIdentity = (0,_client_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .isFields */ .C)(answer) && identityFields.some((name) => answer[name] !== undefined);
    return isIdentity ? undefined : otherText(baseUrl, 200, 'JSON');
}
function otherText(baseUrl, status, found) {
    if (/\/api$/i.test(baseUrl))
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `base-url-doubled-api: ${baseUrl} answered whoami with ${found} (status ${status}). Does the platform need the "/api" at the end of \`base-url\`? Taxiway adds "/api" itself: try without it. Nothing was written.`;
    if (status === 404 && found !== 'HTML')
        return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `base-url-without-api: ${baseUrl} answered whoami with 404: there is no /api/auth/me. Is \`base-url\` the address of the platform's API, with its path prefix if it has one? Nothing was written.`;
    return (0,_text_message_js__WEBPACK_IMPORTED_MODULE_5__/* .message */ .iU) `base-url-other-interface: ${baseUrl} answered whoami with ${found} (status ${status}), which is not an answer of the platform's API. Is \`base-url\` its address, and not that of a website or a sign-in page? Nothing was written.`;
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

/***/ 1833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ bare),
/* harmony export */   LS: () => (/* binding */ withoutRuntimeFrames),
/* harmony export */   _j: () => (/* binding */ indentOf),
/* harmony export */   a$: () => (/* binding */ namesPlace),
/* harmony export */   cR: () => (/* binding */ signalStrength),
/* harmony export */   s2: () => (/* binding */ isOthers)
/* harmony export */ });
/* harmony import */ var _text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4600);

const prefix = /^(?:\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d[^\s\]]*\]? ?|\[?\d\d:\d\d:\d\d(?:[.,]\d+)?\]? ?|#\d+ (?=[A-Z\d[])|\d+\.\d{2,3} |[A-Za-z][\w.-]* *\| ?)+/;
const candidate = /rror|ERR|xcept|XCEPT|ail|AIL|atal|ATAL|anic|racebac|ot found|annot|ld not|able to|o such|xit|illed|denied|dumped/;
const placeCandidate = /[a-z][:(]\[?\d/;
const mostJudged = 2_000;
const harmless = /\b(?:0|[Nn]o) (?:errors?|failures?|failed)\b|[Ww]arn(?:ing)?s?\b|WARN/;
const closing = /\b(?:exit(?:ed)?|non-zero)\b[ \w]{0,20}[: (]{1,2}[1-9]|\bexited[- ]with[- ]error|\b(?:build|deployment|command|script|task|step|process|job)\b(?:[^:]|:(?! )){0,60}\b(?:failed|failure|unsuccessful)\b(?!: \S)/i;
const mention = /\b[Ee]rrors?\b(?![-/\w]|\.\w)|[a-z](?:Error|Exception)\b|\bERR!|\b(?:ERR_\w+|ERROR|FATAL|[Ff]atal|FAIL(?:ED)?|[Ff]ailed|[Ff]ailure|[Pp]anic(?:ked)?|Traceback|Killed)\b|[Nn]ot found|[Cc]annot\b|[Cc]ould not\b|[Uu]nable to\b|[Nn]o such file|[Dd]enied\b|dumped\b/;
const statements = [
    /^\s*(?:[^\w\s]{1,3} ?){0,2}(?:error|ERROR|Error|fatal|FATAL|panic|ERR_\w+)\b(?![-/\w]|\.\w)/,
    /(?:[Ee]rror|ERROR|[Ff]atal|Exception)(?: [A-Z]+\d+|\[\w+\]| \[\w+\])?: +\S/,
    /\bpanicked at /,
];
const place = /^\s*(?:[^\w\s]{1,7} ?){0,2}(?:File "[^"]+", line \d|(?:file:\/\/)?[^\s:(]{0,200}\.[A-Za-z]\w{0,9}(?::\[?\d+|\(\d+))/;
const placed = new RegExp(String.raw `${place.source}[\d,:]*[\])]?: *\S|^\s*\d+:\d+\s`);
const frame = /(?:^|\s)at \S|^\s*File "[^"]+", line \d+, in |^\s+from \S+:\d+:in |^\s*#\d+ \S+\(\d+\)|^\s+\S+\.go:\d+/;
const notOwn = /node:|<frozen |\/(?:node_modules|site-packages|dist-packages|gems|vendor|rustc)\/|\/lib\/(?:python|ruby|go)|\/go\/(?:src|pkg)\/|\/registry\/src\/|java\.base\/|\bat (?:java|javax|jdk|sun|org\.(?:gradle|junit|apache)|System|Microsoft)\./;
function bare(line) {
    return (0,_text_control_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .removeColour */ .F4)(line).replace(prefix, '');
}
function signalStrength(line) {
    if (!candidate.test(line) && !placeCandidate.test(line))
        return 0;
    const text = bare(line.slice(0, mostJudged));
    if (harmless.test(text))
        return 0;
    if (closing.test(text))
        return 1;
    const mentions = mention.test(text);
    if (statements.some((statement) => statement.test(text)) || (mentions && placed.test(text)))
        return 3;
    return mentions || placed.test(text) ? 2 : 0;
}
function namesPlace(line) {
    return place.test(bare(line));
}
function isOthers(line) {
    return notOwn.test(line);
}
function indentOf(line) {
    const at = bare(line).search(/\S/);
    return at === -1 ? undefined : at;
}
function withoutRuntimeFrames(lines) {
    let leftOutAt;
    return lines.filter((line) => {
        const indent = indentOf(line.text);
        const text = bare(line.text);
        const isFrame = frame.test(text);
        if (!isFrame && leftOutAt !== undefined && indent !== undefined && indent > leftOutAt)
            return false;
        leftOutAt = isFrame && notOwn.test(text) ? (indent ?? 0) : undefined;
        return leftOutAt === undefined;
    });
}


/***/ }),

/***/ 4172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ gantt)
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9556);

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
    return `  ${label(name)} ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(endMs - startMs)} : ${start}, ${Math.max(start + 1, Math.round(endMs))}`;
}
function label(name) {
    const plain = name.replace(/[^\p{L}\p{N}_-]+/gu, ' ').trim();
    return plain.slice(0, longestName) || 'phase';
}


/***/ }),

/***/ 7428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ checkTable),
/* harmony export */   M$: () => (/* binding */ evidenceFolds),
/* harmony export */   M2: () => (/* binding */ gatePhases),
/* harmony export */   TY: () => (/* binding */ gateOutput)
/* harmony export */ });
/* harmony import */ var _deployment_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2550);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9556);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3597);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2255);




const longestText = 2_000;
function gateOutput(known, { text, sentence }) {
    const { passed = false, chosenBy = null, deployment, checks = [], newer = [], rollback = null } = known;
    const cut = (long) => (0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(long, longestText);
    const shown = (word) => (word === undefined ? null : cut(text(word)));
    const said = (words) => cut(sentence(words));
    return {
        passed,
        outcome: deployment.outcome,
        reason: said(known.reason ?? deployment.reason),
        chosenBy,
        deploymentId: shown(deployment.deploymentId),
        serviceId: shown(deployment.serviceId),
        ref: shown(deployment.ref),
        status: shown(deployment.status),
        durationMs: Math.round(known.durationMs ?? deployment.durationMs ?? 0),
        checks: checks.map(({ name, result, summary, evidence, startMs, endMs }) => ({
            name: cut(text(name)),
            result,
            summary: said(summary),
            evidence: evidence.map((line) => cut(text(line))),
            durationMs: Math.round(endMs - startMs),
        })),
        newer: newer.map((id) => cut(text(id))),
        rollback: rollback && {
            ref: text(rollback.ref),
            deploymentId: rollback.deployment.deploymentId === undefined ? null : text(rollback.deployment.deploymentId),
            outcome: rollback.deployment.outcome,
            reason: said(rollback.deployment.reason),
        },
    };
}
const resultTexts = {
    passed: '\u2705 passed',
    failed: '\u274c failed',
    'cut-short': '\u26a0\ufe0f cut short',
    'not-run': '\u2796 not run',
};
const longestCell = 300;
function checkTable({ outcome, status, deploymentId, checks, rollback }, sections) {
    const row = (what, result, evidence, ms) => {
        const took = ms === undefined ? '' : (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(ms);
        return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(what), result, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_text_message_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(evidence, longestCell)), took];
    };
    const evidence = [deploymentId, status === null ? null : `the platform says "${status}"`];
    const known = evidence.filter((each) => each !== null).join(', ');
    const [followed, , deployed] = sections;
    const rows = [row('deployment', `${outcome === 'succeeded' ? '\u2705' : '\u274c'} ${outcome}`, known, lengthOf(followed))];
    for (const { name, result, summary, durationMs } of checks) {
        if (result === 'not-run')
            rows.push(row(name, resultTexts[result], ''));
        else
            rows.push(row(name, resultTexts[result], summary, durationMs));
    }
    if (rollback !== null) {
        const { ref, outcome, deploymentId } = rollback;
        const by = deploymentId === null ? '' : ` by ${deploymentId}`;
        rows.push(row('rollback', `${outcome === 'succeeded' ? '\u21a9\ufe0f' : '\u274c'} ${outcome}`, `to ${ref}${by}`, lengthOf(deployed)));
    }
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .table */ .tp)(rows, ['Check', 'Result', 'Evidence', 'Duration']);
}
function evidenceFolds({ checks }) {
    return checks.flatMap(({ name, evidence }) => evidence.length === 0 ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .folded */ .TM)(`Evidence: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(name)}`, evidence)]);
}
function gatePhases({ deployment, followedFromMs = 0, checks = [], rollback, }) {
    const choosing = followedFromMs === 0 ? [] : [{ name: 'choosing', startMs: 0, endMs: followedFromMs }];
    const ran = checks.filter(({ result }) => result !== 'not-run');
    const back = rollback === undefined ? [] : (0,_deployment_report_js__WEBPACK_IMPORTED_MODULE_3__/* .shiftPhases */ .xl)(rollback.deployment.phases, rollback.startMs);
    return [
        { name: 'Deployment', phases: [...choosing, ...(0,_deployment_report_js__WEBPACK_IMPORTED_MODULE_3__/* .shiftPhases */ .xl)(deployment.phases ?? [], followedFromMs)] },
        { name: 'Checks', phases: ran.map(({ name, startMs, endMs }) => ({ name, startMs, endMs })) },
        { name: 'Rollback', phases: back },
    ];
}
function lengthOf({ phases = [] } = {}) {
    const [first, last] = [phases[0], phases.at(-1)];
    return first === undefined || last === undefined ? undefined : last.endMs - first.startMs;
}


/***/ }),

/***/ 2255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3597);

function escapeMarkdown(text) {
    return text.replace(/[&<>"'`@#![\]]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function prose(text) {
    return escapeMarkdown((0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text)).replace(/&#(?:64|35);|\bGH-(?=\d)/gi, '$&&#8203;');
}
function heading(text) {
    return `<h3>${text}</h3>`;
}
function code(text) {
    return text === undefined || text === '' ? '' : `<code>${escapeMarkdown((0,_text_message_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text))}</code>`;
}
function link(address) {
    if (!/^https?:\/\/[^\s\p{Cc}<>"']+$/u.test(address))
        return code(address);
    const escaped = escapeMarkdown(address);
    return `<a href="${escaped}">${escaped}</a>`;
}
function lines(texts) {
    return `<pre>\n${texts.map(escapeMarkdown).join('\n')}\n</pre>`;
}
function folded(title, texts) {
    return `<details><summary>${title}</summary>\n\n${lines(texts)}\n\n</details>`;
}
function table(rows, header = []) {
    const row = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const lines = rows.map((cells) => row(cells, 'td'));
    return ['<table>', ...(header.length === 0 ? [] : [row(header, 'th')]), ...lines, '</table>'].join('\n');
}


/***/ }),

/***/ 861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t1: () => (/* binding */ causeLines),
  lb: () => (/* binding */ endRun),
  YG: () => (/* binding */ summaryOf)
});

// EXTERNAL MODULE: ./build/deployment/report.js
var report = __webpack_require__(2550);
// EXTERNAL MODULE: ./build/text/duration.js
var duration = __webpack_require__(9556);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/output/cause/failure-signs.js
var failure_signs = __webpack_require__(1833);
;// CONCATENATED MODULE: ./build/output/cause/new-lines.js



const mostShown = 10;
const longestLine = 300;
const mostBelow = 2;
function shownNewLines({ deploymentId, createdMs, lines }, clean, nowMs) {
    const own = (0,failure_signs/* withoutRuntimeFrames */.LS)(lines.map((text, at) => ({ text, at })));
    const best = [3, 2, 1].find((strength) => own.some(({ text }) => (0,failure_signs/* signalStrength */.cR)(text) === strength));
    const shown = best === undefined ? own.slice(-mostShown) : own.filter((_, index) => isShown(own, index, best));
    const texts = shown.slice(0, mostShown).map(({ text }) => (0,message/* excerpt */.Kb)(clean(text), longestLine));
    if (texts.length === 0)
        return undefined;
    const id = clean(deploymentId);
    const age = createdMs === undefined ? '' : `, ${(0,duration/* formatAge */.nV)(nowMs - createdMs)}`;
    return { title: `New since the last good deployment (${id}${age})`, deploymentId: id, createdMs, lines: texts };
}
function isShown(lines, index, best) {
    const text = lines[index]?.text ?? '';
    if ((0,failure_signs/* signalStrength */.cR)(text) >= Math.min(best, 2))
        return true;
    const above = lines.slice(Math.max(0, index - mostBelow), index);
    return above.some((line) => (0,failure_signs/* signalStrength */.cR)(line.text) === best && ((0,failure_signs/* indentOf */._j)(text) ?? 0) > ((0,failure_signs/* indentOf */._j)(line.text) ?? 0));
}

// EXTERNAL MODULE: ./build/output/chart.js
var chart = __webpack_require__(4172);
// EXTERNAL MODULE: ./build/output/gate-report.js
var gate_report = __webpack_require__(7428);
// EXTERNAL MODULE: ./build/output/markdown.js
var markdown = __webpack_require__(2255);
;// CONCATENATED MODULE: ./build/output/run-result.js







const mostTail = 100 * 1024;
function endRun({ gate, ...result }, { text: clean, sentence }, { supersededIsNeutral = false, log, nowMs = 0 } = {}) {
    const { outcome, verdict = outcome, durationMs = 0, details = [], facts = [], phases = [] } = result;
    const passed = (0,report/* passes */.WE)(verdict, supersededIsNeutral);
    const isInLog = outcome === 'failed' || outcome === 'timed-out';
    const cleaned = (text) => (text === undefined ? undefined : clean(text));
    const cleanPhases = (all) => all.map((phase) => ({ ...phase, name: clean(phase.name) }));
    const sections = gate?.checks === undefined ? [{ name: 'Deployment', phases }] : (0,gate_report/* gatePhases */.M2)(gate);
    return {
        ...result,
        verdict,
        passed,
        durationMs,
        reason: result.reason.split('\n').map(sentence).join('\n'),
        deploymentId: cleaned(result.deploymentId),
        serviceId: cleaned(result.serviceId),
        ref: cleaned(result.ref),
        status: cleaned(result.status),
        facts: facts.map(([name, value]) => [name, clean(value)]),
        phases: cleanPhases(phases),
        cause: passed ? [] : [...details.map(clean), ...(isInLog && log !== undefined ? log.failure() : [])],
        tail: log?.tail() ?? [],
        newLines: result.newSinceGood && shownNewLines(result.newSinceGood, clean, nowMs),
        gate: gate && (0,gate_report/* gateOutput */.TY)(gate, { text: clean, sentence }),
        sections: sections.map((section) => ({ ...section, phases: cleanPhases(section.phases) })),
    };
}
function summaryOf(action, run) {
    const { outcome, verdict, reason, cause, newLines, deploymentId, serviceId, ref, status, durationMs } = run;
    const { url, facts = [], tail, gate, sections } = run;
    const rows = [
        ['Outcome', outcome],
        ['Deployment', deploymentId],
        ['Service', serviceId],
        ['Ref', ref],
        ['Status', status],
        ['Duration', (0,duration/* formatDuration */.a3)(durationMs)],
        ...facts,
    ].flatMap(([name = '', value]) => (value ? [[name, (0,markdown/* code */.aY)(value)]] : []));
    if (url !== undefined)
        rows.push(['URL', (0,markdown/* link */.nf)(url)]);
    const parts = [
        (0,markdown/* heading */.R_)((0,markdown/* prose */.CS)(`Taxiway ${action}: ${verdict}`)),
        `<p>${(0,markdown/* prose */.CS)(reason)}</p>`,
        cause.length === 0 ? '' : (0,markdown/* lines */.Mn)(cause),
        newLines === undefined ? '' : `<p>${(0,markdown/* prose */.CS)(newLines.title)}</p>\n\n${(0,markdown/* lines */.Mn)(newLines.lines)}`,
        gate === undefined || (gate.chosenBy === null && gate.checks.length === 0)
            ? (run.table ?? '')
            : (0,gate_report/* checkTable */.Dv)(gate, sections),
        (0,markdown/* table */.tp)(rows),
        (0,chart/* gantt */.V)(sections),
        ...(gate === undefined ? [] : (0,gate_report/* evidenceFolds */.M$)(gate)),
        tail.length === 0
            ? ''
            : (0,markdown/* folded */.TM)(`The end of the build log${gate?.rollback ? ' of the rollback' : ''}`, (0,message/* lastLines */.w$)(tail, mostTail)),
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function causeLines({ cause, newLines }) {
    return newLines === undefined ? cause : [...cause, '', `${newLines.title}:`, ...newLines.lines];
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
