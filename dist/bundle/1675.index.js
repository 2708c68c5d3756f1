export const id = 1675;
export const ids = [1675];
export const modules = {

/***/ 1675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  callAction: () => (/* binding */ callAction)
});


var operations = __webpack_require__(3380);

var errors = __webpack_require__(5373);

var json_fields = __webpack_require__(4544);

var config_connection = __webpack_require__(1465);

var preflight = __webpack_require__(7384);

var untrusted = __webpack_require__(8396);

var run_end = __webpack_require__(4608);

var to_run_report = __webpack_require__(9023);

var format_error = __webpack_require__(9531);

var shortening = __webpack_require__(4908);

var message = __webpack_require__(1103);

var taxiway_error = __webpack_require__(7776);

var explain_error = __webpack_require__(804);

var run_job = __webpack_require__(1175);

var built_call = __webpack_require__(5930);

var input_name = __webpack_require__(2950);

var spelling_suggestions = __webpack_require__(1516);
;









const mostAliases = 100;
async function readCallInputs(inputs, hide) {
    const connection = (0,config_connection/* readConnection */.d)(inputs);
    const operation = readOperation(inputs.required('operation', 'the operation to call, such as `get_scaling`'), inputs.named);
    const args = await parseArguments(inputs.verbatim('args') ?? '', inputs.named);
    hide({ operation, args });
    (0,built_call/* buildCall */.dX)(operation, args);
    return { connection, operation, args };
}
function readOperation(name, named) {
    if ((0,operations/* isOperationName */.F)(name))
        return name;
    throw new errors/* InputError */.dz('operation', explainUnknownOperation(name, named));
}
function explainUnknownOperation(name, named) {
    if (/^(?:GET|POST|PUT|PATCH|DELETE|HEAD)\b|^\/|:\/\//i.test(name))
        return (0,message/* message */.i) `operation-is-a-request: ${named('operation')} is the name of an operation, such as \`get_scaling\`, and not a method, a path or an address: "${(0,shortening/* shorten */.ml)(name, 60)}".`;
    const hint = (0,spelling_suggestions/* didYouMean */.au)(name, operations/* operationNames */.qj, `The reference lists all of them.`);
    return `${named('operation')} is not an operation of the platform: "${(0,shortening/* shorten */.ml)(name, 60)}". ${hint}`;
}
async function parseArguments(text, named = input_name/* nameAsInput */.A) {
    if (text.trim() === '')
        return {};
    const value = /^\s*[{[]/.test(text) ? (readJson(text) ?? (await readYaml(text, named))) : await readYaml(text, named);
    refuseRoundedNumbers(value, named);
    if ((0,json_fields/* isFields */.C)(value))
        return value;
    throw wrong((0,message/* message */.i) `args-not-an-object: ${named('args')} must be one object. Write one argument per line, such as \`id: svc_1\`, or JSON in braces.`);
}
function readJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
async function readYaml(text, named) {
    const yaml = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
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
            ? (0,message/* message */.i) `args-duplicate: ${named('args')} sets an argument twice, the second time in line ${line}.`
            : (0,message/* message */.i) `args-unreadable: ${named('args')} is neither JSON nor YAML. Line ${line} cannot be parsed. Write one object, such as \`{"id": "svc_1"}\`.`);
    }
    const isNotPlain = (0,message/* message */.i) `args-not-plain: ${named('args')} contains a YAML tag, or an alias without an anchor, inside its own anchor, or too often. Write the value out.`;
    if (document.warnings.length > 0)
        throw wrong(isNotPlain);
    try {
        return JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: mostAliases })));
    }
    catch {
        throw wrong(isNotPlain);
    }
}
function refuseRoundedNumbers(value, named) {
    if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value)) {
        throw wrong((0,message/* message */.i) `args-rounded-number: ${named('args')} contains a number of more than 15 digits, which would be rounded. Put it in quotes if it is text.`);
    }
    if (typeof value === 'object' && value !== null)
        for (const each of Object.values(value))
            refuseRoundedNumbers(each, named);
}
function wrong(text) {
    return new errors/* InputError */.dz('args', text);
}


var call_result = __webpack_require__(1571);
;
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
















async function callAction(job) {
    let isWrite = false;
    try {
        const request = await readCallInputs(job.inputs, (given) => (0,call_result/* maskArguments */.Jn)(job, given));
        isWrite = (0,operations/* operationOf */.zI)(request.operation).effect !== 'read';
        if ((0,operations/* operationOf */.zI)(request.operation).events)
            await (await Promise.all(/* import() */[__webpack_require__.e(7777), __webpack_require__.e(6614)]).then(__webpack_require__.bind(__webpack_require__, 6614))).printStream(job, request);
        else
            await callOnce(job, request);
    }
    catch (error) {
        (0,call_result/* setStatus */.Lx)(job, error);
        const cancelled = job.signal.aborted;
        const reason = error === job.signal.reason ? (0,format_error/* formatError */.Wk)(error) : (0,explain_error/* explain */.W)(error, job.inputs.named);
        const isUnknown = error instanceof errors/* NoAnswerError */.i5 && error.sent && isWrite;
        const outcome = cancelled ? 'aborted' : isUnknown ? 'indeterminate' : 'failed';
        const end = (0,run_end/* plainEnd */._u)(outcome, reason, { wrongUsage: error instanceof errors/* InputError */.dz && !error.answered });
        job.end((0,to_run_report/* toRunReport */.ZN)(end, (0,run_job/* createCleaning */.G)(job)));
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
            throw new taxiway_error/* TaxiwayError */.y('refused', (0,shortening/* excerpt */.Kb)((0,untrusted/* sanitizeText */.jZ)(failure, job.redactor), longestFailure));
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
            const text = `${(0,format_error/* formatError */.Wk)(signal.reason)} ${operation} may have taken effect. Check the state before you run it again.`;
            throw new taxiway_error/* TaxiwayError */.y('no-answer', text);
        }
        if (!(0,errors/* mayHaveTakenEffect */.Y2)(error))
            throw error;
        (0,call_result/* setStatus */.Lx)(job, error);
        throw new errors/* NoAnswerError */.i5(whatMayBe(operation, error), { operation, sent: true, cause: error });
    }
}
function whatMayBe(operation, error) {
    const lost = (0,format_error/* formatError */.Wk)(error);
    const shown = shownBy[operation];
    const { effect } = (0,operations/* operationOf */.zI)(operation);
    switch (effect) {
        case 'secret':
            return (0,message/* message */.i) `lost-secret: ${lost} A secret may have been created that was never shown; the previous one is then invalid. Call it again only to rotate the secret.`;
        case 'exec':
            return (0,message/* message */.i) `lost-statement: ${lost} The statement may have run, and is never sent twice. Check the data before you call it again.`;
        case 'set': {
            const where = shown === undefined ? '' : `: ${shown} shows it`;
            return (0,message/* message */.i) `lost-setting: ${lost} The setting may have taken effect${where}. Calling it again sets the same value.`;
        }
        case 'delete':
            return `${lost} You can call it again: nothing more is deleted.`;
        case 'create': {
            const what = created[operation] ?? 'What it creates may exist';
            const id = what === billed ? serviceIn(error) : undefined;
            if (id !== undefined)
                return (0,message/* message */.i) `lost-service-known: ${lost} Service ${id} exists and is billed. Look at it before you call this again.`;
            return (0,message/* message */.i) `lost-creation: ${lost} ${what}. Check ${shown ?? 'the dashboard'} before you call it again.`;
        }
        case 'read':
            return lost;
        default:
            return effect;
    }
}
function serviceIn(error) {
    const body = error instanceof errors/* UnreadableError */.Gy ? error.body : undefined;
    return (0,json_fields/* readId */.w)((0,json_fields/* isFields */.C)(body) && (0,json_fields/* isFields */.C)(body['service']) ? body['service'] : body);
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

/***/ 1571:
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
/* harmony import */ var _contract_operations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3380);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5373);
/* harmony import */ var _output_ci_command_escaping_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8569);
/* harmony import */ var _output_untrusted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8396);
/* harmony import */ var _text_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1103);
/* harmony import */ var _text_secrets_redactor_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(367);









const largestOutput = 900 * 1024;
const mostLinesShown = 200;
function maskArguments(job, { operation, args }) {
    const shown = job.printedInputs(['api-key', 'args']);
    for (const path of (0,_contract_operations_js__WEBPACK_IMPORTED_MODULE_3__/* .operationOf */ .zI)(operation).secretArgs ?? []) {
        for (const secret of textsAt(args, path))
            for (const mask of (0,_text_secrets_redactor_js__WEBPACK_IMPORTED_MODULE_7__/* .valuesToMask */ .yF)(secret, shown))
                job.console.mask(mask);
    }
}
function setStatus(job, error) {
    if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .RefusedError */ .fk || error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadableError */ .Gy) {
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
        await show(job, withTexts(whole, (text) => (secrets.has(text) ? _text_secrets_redactor_js__WEBPACK_IMPORTED_MODULE_7__/* .redacted */ .pc : text)));
    }
}
function setResult(job, value) {
    const text = (0,_output_ci_command_escaping_js__WEBPACK_IMPORTED_MODULE_5__/* .guardedJson */ .v)(value);
    const bytes = Buffer.byteLength(text);
    if (Math.max(bytes, 2 * text.length) <= largestOutput) {
        job.outputs.setMasked('result', text);
        return;
    }
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(job.context.temporaryFolder, `taxiway-result-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.json`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, text, { flag: 'wx', mode: 0o600 });
    job.outputs.setMasked('result', (0,_output_ci_command_escaping_js__WEBPACK_IMPORTED_MODULE_5__/* .guardedJson */ .v)({ file, bytes }));
    job.console.notice((0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `result-in-file: The result is too large for an output: ${bytes} bytes. \`result\` names the file that holds it.`);
}
function maskResult(job, operation, result) {
    const named = (operation.secrets ?? []).flatMap((path) => textsAt(result, path));
    const possible = operation.confidential ? undocumentedTexts(operation, result) : [];
    const unmasked = named.filter((secret) => secret !== '' && (0,_text_secrets_redactor_js__WEBPACK_IMPORTED_MODULE_7__/* .valuesToMask */ .yF)(secret, []).length === 0);
    for (const secret of [...named, ...possible])
        for (const mask of (0,_text_secrets_redactor_js__WEBPACK_IMPORTED_MODULE_7__/* .valuesToMask */ .yF)(secret, []))
            job.console.mask(mask);
    if (unmasked.length > 0) {
        job.console.warn((0,_text_message_js__WEBPACK_IMPORTED_MODULE_8__/* .message */ .i) `secret-not-masked: A secret in the answer is not masked, because it is too short or too common a word. Do not print \`result\`.`);
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
    const first = (0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLines */ .X$)(lines.slice(0, mostLinesShown), job.redactor);
    await job.console.block((0,_output_untrusted_js__WEBPACK_IMPORTED_MODULE_6__/* .prefixLines */ .mg)(first));
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


/***/ })

};
