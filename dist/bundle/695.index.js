export const id = 695;
export const ids = [695];
export const modules = {

/***/ 7695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  call: () => (/* binding */ call)
});

// EXTERNAL MODULE: ./build/client/errors.js
var errors = __webpack_require__(6695);
// EXTERNAL MODULE: ./build/client/fields.js
var fields = __webpack_require__(525);
// EXTERNAL MODULE: ./build/config/connection.js
var config_connection = __webpack_require__(2807);
// EXTERNAL MODULE: ./build/contract/operations.js + 2 modules
var operations = __webpack_require__(6638);
// EXTERNAL MODULE: ./build/deployment/start/preflight.js
var preflight = __webpack_require__(6266);
// EXTERNAL MODULE: ./build/output/run-result.js + 1 modules
var run_result = __webpack_require__(861);
// EXTERNAL MODULE: ./build/output/untrusted.js
var untrusted = __webpack_require__(8894);
// EXTERNAL MODULE: ./build/text/error.js
var text_error = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/text/message.js
var message = __webpack_require__(3597);
// EXTERNAL MODULE: ./build/actions/shared/job.js
var shared_job = __webpack_require__(3659);
// EXTERNAL MODULE: ./build/actions/shared/run.js
var run = __webpack_require__(5389);
// EXTERNAL MODULE: ./build/client/request.js + 1 modules
var request = __webpack_require__(2246);
// EXTERNAL MODULE: ./build/text/nearest.js
var nearest = __webpack_require__(2788);
;// CONCATENATED MODULE: ./build/actions/call/inputs.js







const mostAliases = 100;
async function readCallInputs(inputs, hide) {
    const connection = (0,config_connection/* readConnection */.d)(inputs);
    const operation = readOperation(inputs.required('operation', 'the operation to call, such as `get_scaling`'));
    const args = await parseArguments(inputs.verbatim('args') ?? '');
    hide({ operation, args });
    (0,request/* buildCall */.dX)(operation, args);
    return { connection, operation, args };
}
function readOperation(name) {
    if ((0,operations/* isOperationName */.F)(name))
        return name;
    const hint = (0,nearest/* didYouMean */.au)(name, operations/* operationNames */.qj, `The reference lists all of them.`);
    throw new errors/* InputError */.dz('operation', `\`operation\` is not an operation of the platform: "${(0,message/* shorten */.ml)(name, 60)}". ${hint}`);
}
async function parseArguments(text) {
    if (text.trim() === '')
        return {};
    const value = /^\s*[{[]/.test(text) ? (readJson(text) ?? (await readYaml(text))) : await readYaml(text);
    refuseRoundedNumbers(value);
    if ((0,fields/* isFields */.C)(value))
        return value;
    throw wrong((0,message/* message */.iU) `args-not-an-object: \`args\` must be one object. Write one argument per line, such as \`id: svc_1\`, or JSON in braces.`);
}
function readJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
async function readYaml(text) {
    const yaml = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    const lines = new yaml.LineCounter();
    const document = yaml.parseDocument(text, {
        schema: 'core',
        version: '1.2',
        resolveKnownTags: false,
        uniqueKeys: true,
        prettyErrors: false,
        lineCounter: lines,
    });
    const [error] = document.errors;
    if (error !== undefined) {
        const { line } = lines.linePos(error.pos[0]);
        throw wrong(error.code === 'DUPLICATE_KEY'
            ? (0,message/* message */.iU) `args-duplicate: \`args\` sets an argument twice, the second time in line ${line}.`
            : (0,message/* message */.iU) `args-unreadable: \`args\` is neither JSON nor YAML. Line ${line} cannot be parsed.`);
    }
    const isNotPlain = (0,message/* message */.iU) `args-not-plain: \`args\` contains a YAML tag, or an alias without an anchor, inside its own anchor, or too often. Write the value out.`;
    if (document.warnings.length > 0)
        throw wrong(isNotPlain);
    try {
        return JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: mostAliases })));
    }
    catch {
        throw wrong(isNotPlain);
    }
}
function refuseRoundedNumbers(value) {
    if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
        throw wrong((0,message/* message */.iU) `args-rounded-number: \`args\` contains a number of more than 15 digits, which would be rounded. Put it in quotes if it is text.`);
    }
    if (typeof value === 'object' && value !== null)
        for (const each of Object.values(value))
            refuseRoundedNumbers(each);
}
function wrong(text) {
    return new errors/* InputError */.dz('args', text);
}

// EXTERNAL MODULE: ./build/actions/call/result.js
var call_result = __webpack_require__(4660);
;// CONCATENATED MODULE: ./build/actions/call/action.js
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













async function call(job) {
    let isWrite = false;
    try {
        const request = await readCallInputs(job.inputs, (given) => (0,call_result/* maskArguments */.Jn)(job, given));
        isWrite = (0,operations/* operationOf */.zI)(request.operation).effect !== 'read';
        if ((0,operations/* operationOf */.zI)(request.operation).events)
            await (await Promise.all(/* import() */[__webpack_require__.e(909), __webpack_require__.e(241)]).then(__webpack_require__.bind(__webpack_require__, 6241))).printStream(job, request);
        else
            await callOnce(job, request);
    }
    catch (error) {
        (0,call_result/* setStatus */.Lx)(job, error);
        const cancelled = job.signal.aborted;
        const reason = error === job.signal.reason ? (0,text_error/* textOf */.b6)(error) : (0,run/* explain */.W)(error);
        const isUnknown = error instanceof errors/* NoAnswerError */.i5 && error.sent && isWrite;
        const outcome = cancelled ? 'aborted' : isUnknown ? 'indeterminate' : 'failed';
        const result = { outcome, reason, wrongUsage: error instanceof errors/* InputError */.dz && !error.answered };
        job.end((0,run_result/* endRun */.lb)(result, (0,shared_job/* cleaningOf */.Zj)(job)));
        job.console.error(reason);
    }
}
const longestFailure = 500;
async function callOnce(job, request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const platform = __addDisposableResource(env_1, (0,config_connection/* openPlatform */.W)(request.connection, job), true);
        const operation = (0,operations/* operationOf */.zI)(request.operation);
        const { id } = request.args;
        const target = typeof id === 'string' ? { serviceId: id } : {};
        if (operation.effect !== 'read')
            await (0,preflight/* preflight */.Mz)(platform, request.operation, target, { signal: job.signal });
        const result = await askFor(job, platform, request);
        await (0,call_result/* writeResult */.Zk)(job, operation, result);
        const failure = operation.hiddenFailure?.(result);
        if (failure !== undefined) {
            throw new text_error/* TaxiwayError */.yJ('refused', (0,message/* excerpt */.Kb)((0,untrusted/* sanitizeText */.jZ)(failure, job.redactor), longestFailure));
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
async function askFor(job, platform, { operation, args }) {
    const { signal } = job;
    try {
        const { status, result } = await platform.answer(operation, args, { signal });
        job.outputs.set('http-status', String(status));
        job.console.say(`${operation}: the platform answered ${status}.`);
        return result;
    }
    catch (error) {
        if ((0,operations/* operationOf */.zI)(operation).effect === 'read')
            throw error;
        if (signal.aborted) {
            const text = `${(0,text_error/* textOf */.b6)(signal.reason)} ${operation} may have taken effect. Check the state before you run it again.`;
            throw new text_error/* TaxiwayError */.yJ('no-answer', text);
        }
        if (!(0,errors/* mayHaveTakenEffect */.Y2)(error))
            throw error;
        (0,call_result/* setStatus */.Lx)(job, error);
        throw new errors/* NoAnswerError */.i5(whatMayBe(operation, error), { operation, sent: true, cause: error });
    }
}
function whatMayBe(operation, error) {
    const lost = (0,text_error/* textOf */.b6)(error);
    const shown = shownBy[operation];
    const { effect } = (0,operations/* operationOf */.zI)(operation);
    switch (effect) {
        case 'secret':
            return (0,message/* message */.iU) `lost-secret: ${lost} A secret may have been created that was never shown; the previous one is then invalid. Call it again only to rotate the secret.`;
        case 'exec':
            return (0,message/* message */.iU) `lost-statement: ${lost} The statement may have run, and is never sent twice. Check the data before you call it again.`;
        case 'set': {
            const where = shown === undefined ? '' : `: ${shown} shows it`;
            return (0,message/* message */.iU) `lost-setting: ${lost} The setting may have taken effect${where}. Calling it again sets the same value.`;
        }
        case 'delete':
            return `${lost} You can call it again: nothing more is deleted.`;
        case 'create': {
            const what = created[operation] ?? 'What it creates may exist';
            const id = what === billed ? serviceIn(error) : undefined;
            if (id !== undefined)
                return (0,message/* message */.iU) `lost-service-known: ${lost} Service ${id} exists and is billed. Look at it before you call this again.`;
            return (0,message/* message */.iU) `lost-creation: ${lost} ${what}. Check ${shown ?? 'the dashboard'} before you call it again.`;
        }
        case 'read':
            return lost;
        default:
            return effect;
    }
}
function serviceIn(error) {
    const body = error instanceof errors/* UnreadableError */.Gy ? error.body : undefined;
    return (0,fields/* readId */.w)((0,fields/* isFields */.C)(body) && (0,fields/* isFields */.C)(body['service']) ? body['service'] : body);
}
const billed = 'The service may exist and be billed';
const created = {
    create_project: 'The project may exist',
    create_service: billed,
    deploy_upload: billed,
    deploy_service: 'The deployment may exist',
    expose_port: 'The port may be exposed',
    add_domain: 'The domain may have been added',
};
const inProject = 'the dashboard, or serviceCount in list_projects,';
const shownBy = {
    deploy_service: 'list_deployments',
    create_project: 'list_projects',
    create_service: inProject,
    deploy_upload: inProject,
    scale_service: 'get_scaling',
    attach_service_dedicated_ip: 'get_service_dedicated_ip',
    set_db_tls: 'get_db_connection',
    set_db_allowlist: 'get_db_connection',
    rotate_db_credentials: 'get_db_connection',
};


/***/ }),

/***/ 4660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ maskArguments),
/* harmony export */   Lx: () => (/* binding */ setStatus),
/* harmony export */   Zk: () => (/* binding */ writeResult),
/* harmony export */   uN: () => (/* binding */ setResult)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6695);
/* harmony import */ var _contract_operations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6638);
/* harmony import */ var _github_job_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8996);
/* harmony import */ var _output_log_commands_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6393);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8894);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3597);
/* harmony import */ var _text_redactor_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(665);










const largestOutput = 900 * 1024;
const mostLinesShown = 200;
function maskArguments(job, { operation, args }) {
    const shown = (0,_github_job_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .printedInputs */ .QZ)(job.environment, ['api-key', 'args']);
    for (const path of (0,_contract_operations_js__WEBPACK_IMPORTED_MODULE_4__/* .operationOf */ .zI)(operation).secretArgs ?? []) {
        for (const secret of textsAt(args, path))
            for (const mask of (0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_8__/* .valuesToMask */ .yF)(secret, shown))
                job.console.mask(mask);
    }
}
function setStatus(job, error) {
    if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .RefusedError */ .fk || error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UnreadableError */ .Gy) {
        job.outputs.set('http-status', String(error.status));
    }
}
async function writeResult(job, operation, result) {
    const whole = withTexts(result, (text) => job.redactor.redact(text));
    const secrets = maskResult(job, operation, result);
    setResult(job, whole);
    if (operation.confidential) {
        job.console.say('The answer is a secret and is not shown. It is in the output `result`.');
    }
    else if (operation.effect === 'exec') {
        job.console.say('What the database answered is not shown. It is in the output `result`.');
    }
    else {
        await show(job, withTexts(whole, (text) => (secrets.has(text) ? _text_redactor_js__WEBPACK_IMPORTED_MODULE_8__/* .redacted */ .pc : text)));
    }
}
function setResult(job, value) {
    const text = (0,_output_log_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .guardedJson */ .v)(value);
    const bytes = Buffer.byteLength(text);
    if (Math.max(bytes, 2 * text.length) <= largestOutput) {
        job.outputs.setMasked('result', text);
        return;
    }
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(job.context.temporaryFolder, `taxiway-result-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.json`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, text, { flag: 'wx', mode: 0o600 });
    job.outputs.setMasked('result', (0,_output_log_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .guardedJson */ .v)({ file, bytes }));
    job.console.notice((0,_text_message_js__WEBPACK_IMPORTED_MODULE_9__/* .message */ .iU) `result-in-file: The result is too large for an output: ${bytes} bytes. \`result\` names the file that holds it.`);
}
function maskResult(job, operation, result) {
    const named = (operation.secrets ?? []).flatMap((path) => textsAt(result, path));
    const possible = operation.confidential ? undocumentedTexts(operation, result) : [];
    const unmasked = named.filter((secret) => secret !== '' && (0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_8__/* .valuesToMask */ .yF)(secret, []).length === 0);
    for (const secret of [...named, ...possible])
        for (const mask of (0,_text_redactor_js__WEBPACK_IMPORTED_MODULE_8__/* .valuesToMask */ .yF)(secret, []))
            job.console.mask(mask);
    if (unmasked.length > 0) {
        job.console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_9__/* .message */ .iU) `secret-not-masked: A secret in the answer is not masked, because it is too short or too common a word. Do not print \`result\`.`);
    }
    return new Set(named);
}
function undocumentedTexts({ result: schema }, result) {
    const documented = 'entries' in schema && typeof schema.entries === 'object' ? Object.keys(schema.entries ?? {}) : [];
    if (typeof result !== 'object' || result === null)
        return textsIn(result);
    return Object.entries(result).flatMap(([field, value]) => (documented.includes(field) ? [] : textsIn(value)));
}
async function show(job, value) {
    const lines = (JSON.stringify(value, null, 2) ?? 'null').split('\n');
    const first = (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLines */ .X$)(lines.slice(0, mostLinesShown), job.redactor);
    await job.console.block((0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_7__/* .prefixLines */ .mg)(first));
    job.console.resume();
    if (lines.length > mostLinesShown)
        job.console.say(`\u2026 and ${lines.length - mostLinesShown} more lines in \`result\``);
}
function textsIn(value) {
    if (typeof value === 'string')
        return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
function textsAt(value, path) {
    let found = [value];
    for (const step of path.split('.'))
        found = found.flatMap((each) => childrenAt(each, step));
    return found.filter((each) => typeof each === 'string');
}
function childrenAt(value, step) {
    if (typeof value !== 'object' || value === null)
        return [];
    if (step === '*')
        return Array.isArray(value) ? value : [];
    return Object.entries(value).flatMap(([name, child]) => (name === step ? [child] : []));
}
function withTexts(value, replace) {
    if (typeof value === 'string')
        return replace(value);
    if (Array.isArray(value))
        return value.map((each) => withTexts(each, replace));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTexts(each, replace)]));
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


/***/ })

};
