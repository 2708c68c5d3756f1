export const id = 798;
export const ids = [798];
export const modules = {

/***/ 3798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   call: () => (/* binding */ call)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _client_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6092);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6695);
/* harmony import */ var _client_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2426);
/* harmony import */ var _contract_operations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7402);
/* harmony import */ var _deploy_log_record_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6594);
/* harmony import */ var _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5970);
/* harmony import */ var _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6447);
/* harmony import */ var _inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3759);
/* harmony import */ var _report_host_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4129);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9665);
/* harmony import */ var _report_report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7177);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3387);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8020);
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















const shortestMask = 6;
const longestOutput = 500_000;
async function call(host, show, showsSecrets = false) {
    let isWrite = false;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { inputs } = host;
            const name = readOperation(inputs.require('operation', 'the operation to call, such as `get_scaling`'));
            const operation = (0,_contract_operations_js__WEBPACK_IMPORTED_MODULE_4__/* .operationOf */ .zI)(name);
            const args = await readArguments(inputs.text('args') ?? '');
            isWrite = operation.effect !== 'read';
            const given = (0,_client_json_js__WEBPACK_IMPORTED_MODULE_9__/* .textsAt */ .i1)(args, operation.secretArgs).filter(({ length }) => length >= shortestMask);
            const platform = __addDisposableResource(env_1, (0,_inputs_run_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .openPlatform */ .WN)(inputs, [...host.secrets, ...given]), true);
            if (operation.events)
                await stream(host, platform, args);
            else
                await callOnce(host, platform, { name, operation, args, showsSecrets }, show);
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
    catch (error) {
        const text = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .messageOf */ .bD)(error);
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz)
            host.fail(host.redact(text), _report_host_js__WEBPACK_IMPORTED_MODULE_11__/* .mistakeCode */ .y);
        else if (host.signal.aborted) {
            const doubt = isWrite ? ' It may have been done: look before you call it again.' : '';
            host.fail(host.redact(`The run was cancelled.${doubt}`), _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeFacts */ .c6.aborted.exitCode);
        }
        else if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PlatformError */ .Wk) {
            if (error.status !== undefined)
                host.setOutput('http-status', String(error.status));
            const isLost = isWrite && error.effect === 'unknown';
            const doubt = isLost ? ' It is not known whether it was done: look before you call it again.' : '';
            host.fail(host.redact(text + doubt), isLost ? _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeFacts */ .c6.indeterminate.exitCode : _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeFacts */ .c6.failed.exitCode);
        }
        else
            host.fail(host.redact(text), _deploy_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .outcomeFacts */ .c6.failed.exitCode);
    }
}
async function callOnce(host, platform, { name, operation, args, showsSecrets }, show) {
    let status = 0;
    const options = {
        signal: host.signal,
        onStatus: (given) => {
            status = given;
        },
    };
    const answer = await platform.call(name, args, options);
    const secrets = (0,_client_json_js__WEBPACK_IMPORTED_MODULE_9__/* .textsAt */ .i1)(answer, operation.secrets);
    for (const secret of secrets)
        if (secret.length >= shortestMask)
            host.mask(secret);
    if (secrets.some(({ length }) => length > 0 && length < shortestMask)) {
        host.warn(host.redact('A secret in the answer is too short to be hidden. Do not print `result`.'));
    }
    host.setOutput('http-status', String(status));
    host.setOutput('result', toOutput(host, platform.redact((0,_report_json_js__WEBPACK_IMPORTED_MODULE_12__/* .safeJson */ .oi)(answer))));
    const isPrivate = operation.confidential === true || operation.effect === 'exec';
    const shown = showsSecrets ? answer : without(answer, secrets);
    await show(platform.redact((0,_report_json_js__WEBPACK_IMPORTED_MODULE_12__/* .safeJson */ .oi)(shown, 2)), isPrivate);
    const failure = operation.hiddenFailure?.(answer);
    if (failure !== undefined)
        throw new Error(platform.redact(`${name}: ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .shorten */ .ml)(failure, 500)}`));
}
function readOperation(name) {
    if ((0,_contract_operations_js__WEBPACK_IMPORTED_MODULE_4__/* .isOperationName */ .F)(name))
        return name;
    const known = '`taxiway call --help` and docs/operations.md list them, such as `list_deployments`.';
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz('operation', `operation is not one of the platform's: "${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .shorten */ .ml)(name, 60)}". ${known}`);
}
async function readArguments(text) {
    if (text === '')
        return {};
    const { parse } = await __webpack_require__.e(/* import() */ 815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19));
    let value;
    try {
        value = parse(text, { schema: 'core', maxAliasCount: 100, logLevel: 'error' });
    }
    catch (error) {
        const place = error instanceof Error ? /\bat line \d+/.exec(error.message)?.[0] : undefined;
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz('args', `args is neither JSON nor YAML${place === undefined ? '' : ` (${place})`}.`);
    }
    if ((0,_client_json_js__WEBPACK_IMPORTED_MODULE_9__/* .isRecord */ .u4)(value))
        return value;
    throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz('args', 'args must be an object such as `{"id": "svc-1"}`, not a list or a single value.');
}
async function stream(host, platform, args) {
    const { id } = args;
    if (typeof id !== 'string')
        throw new _client_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .InputError */ .dz('id', 'stream_deployment_logs needs the argument "id".');
    let lines = 0;
    const reason = () => new Error(`The stream did not end within an hour. ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(lines, 'line')} were printed.`);
    await (0,_client_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .ux)({ clock: platform.clock, ms: _inputs_kinds_js__WEBPACK_IMPORTED_MODULE_6__/* .hourMs */ .$0, parent: host.signal, reason }, async (signal) => {
        for await (const events of platform.stream(id, { signal })) {
            const read = events.flatMap((event) => (0,_deploy_log_record_js__WEBPACK_IMPORTED_MODULE_13__/* .readEvent */ .j_)(event) ?? []);
            lines += read.length;
            await host.printLog(read.flatMap(({ text }) => (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_14__/* .redactedLines */ .kz)(text, (line) => (0,_report_report_js__WEBPACK_IMPORTED_MODULE_8__/* .redactLine */ .M)(host, line))));
        }
    });
    host.setOutput('http-status', '200');
    host.setOutput('result', JSON.stringify({ lines }));
    host.say(host.redact(`The log has ended after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(lines, 'line')}.`));
}
function toOutput({ facts }, json) {
    if (json.length <= longestOutput)
        return json;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(facts.temporaryFolder, `taxiway-result-${process.pid}.json`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, json, { mode: 0o600 });
    return JSON.stringify({ file });
}
function without(value, secrets) {
    const known = secrets.filter((secret) => secret !== '');
    return JSON.parse(JSON.stringify(value), (_, each) => {
        if (typeof each !== 'string')
            return each;
        return known.reduce((text, secret) => text.replaceAll(secret, '***'), each);
    });
}


/***/ }),

/***/ 6594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ findNumberKey),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   kz: () => (/* binding */ readNumber),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _client_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2426);

const numberKeys = ['seq', 'sequence', 'sequenceNumber', 'number', 'id'];
const textKeys = ['line', 'message', 'text', 'msg', 'log'];
function findNumberKey(record) {
    return numberKeys.find((key) => readNumber(record, key) !== undefined);
}
function readNumber(record, key) {
    const value = (0,_client_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(record, key);
    const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
function readText(record) {
    return findText(record) ?? JSON.stringify(record) ?? '';
}
function findText(record) {
    if (typeof record === 'string')
        return withoutBreak(record);
    const text = textKeys.map((key) => (0,_client_json_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(record, key)).find((value) => typeof value === 'string');
    return text === undefined ? undefined : withoutBreak(text);
}
function withoutBreak(text) {
    return text.replace(/\r?\n$/, '');
}
function readEvent({ data }) {
    if (data === '[DONE]')
        return undefined;
    const record = parse(data);
    if (record === undefined)
        return { text: withoutBreak(data), record: undefined };
    const text = findText(record);
    return text === undefined ? undefined : { text, record };
}
function parse(data) {
    if (!/^\s*[{"]/.test(data))
        return undefined;
    try {
        const value = JSON.parse(data);
        return (0,_client_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) || typeof value === 'string' ? value : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ })

};
